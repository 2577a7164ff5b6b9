import { useEffect } from "react";
import { useNavigate } from "react-router";
import { checkSession, type SessionUser, useSession } from "../session.ts";

/** The signed-in member; whoever is not one is sent to the login. Null while that is being found out. */
export function useMember(): SessionUser | null {
  const { user, loading, error } = useSession();
  const navigate = useNavigate();
  // Not being able to find out is no reason to send a member away.
  const isVisitor = !user && !loading && !error;
  useEffect(() => {
    if (loading) void checkSession();
  }, [loading]);
  useEffect(() => {
    if (isVisitor) void navigate("/login", { replace: true });
  }, [isVisitor, navigate]);
  return user;
}
