import { type FormEvent, useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { minPasswordLength } from "../../contract/accounts.ts";
import { Alert } from "../components/alert.tsx";
import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { privatePageMeta } from "../components/page-meta.ts";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import { register, signIn, useSession } from "../session.ts";
import { isToClass, isToInvitation, loginOnTo, readWayOn, registerOnTo } from "../way-on.ts";
import { GoogleReturn, startGoogle, useGoogleOutcome } from "./google.tsx";
import { Panel, PanelForm } from "./panel.tsx";
import { useAccountSettings } from "./use-account-settings.ts";

export const meta = () => privatePageMeta("Login", "Sign in to your member dashboard.");

const messages = {
  wrong: "Invalid email or password.",
  nameless: "Please enter your name.",
  unreached: "The studio cannot be reached. Please try again.",
};

const backToClass = "Afterwards you come back to the class you chose, and book it there.";

export default function Login() {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const result = search.get("google");
  if (isHydrated && result) {
    const isPopup = search.get("in") === "popup";
    return <GoogleReturn isPopup={isPopup} outcome={{ result, error: search.get("error") }} />;
  }
  return (
    <LoginPanel
      isRegistering={isHydrated && search.get("mode") === "register"}
      email={search.get("email") ?? ""}
    />
  );
}

function LoginPanel({ isRegistering, email }: { isRegistering: boolean; email: string }) {
  const { isRegistrationOpen, isGoogleOffered } = useAccountSettings();
  const [search] = useSearchParams();
  const next = search.get("next");
  const wayOn = useIsHydrated() ? readWayOn(search) : undefined;
  const isForClass = isToClass(wayOn);
  useGoogleOutcome();
  const { message, isBusy, submit, dismiss } = useEntry(isRegistering);
  return (
    <Panel
      title={isRegistering ? "Create your account" : "Login"}
      {...(isForClass && { intro: backToClass })}
    >
      <PanelForm key={isRegistering ? "register" : "login"} method="post" onSubmit={submit}>
        {isRegistering && <Field label="Name" name="name" autoComplete="name" maxLength={200} />}
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={isRegistering ? email : ""}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete={isRegistering ? "new-password" : "current-password"}
          minLength={isRegistering ? minPasswordLength : undefined}
          hint={isRegistering ? `At least ${minPasswordLength} characters` : undefined}
          required
        />
        {message && (
          <Alert tone="bad" onDismiss={dismiss}>
            {message}
          </Alert>
        )}
        <Button type="submit" disabled={isBusy}>
          {isRegistering ? "Register" : "Login"}
        </Button>
        {isGoogleOffered && (
          <Button look="outline" onClick={() => startGoogle().catch(reportError)}>
            Continue with Google
          </Button>
        )}
      </PanelForm>
      {!isRegistering && (
        <p className="mt-4 text-center">
          <Link to="/reset-password" className="inline-block py-2 underline underline-offset-4">
            Forgotten password?
          </Link>
        </p>
      )}
      {(isRegistrationOpen || isToInvitation(wayOn)) && (
        <p className="mt-4 text-center">
          <Link
            to={isRegistering ? loginOnTo(next) : registerOnTo(next)}
            className="inline-block py-2 underline underline-offset-4"
          >
            {isRegistering ? "Already have an account? Login" : "New here? Register"}
          </Link>
        </p>
      )}
    </Panel>
  );
}

function useEntry(isRegistering: boolean) {
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const { user, loading } = useSession();
  const isAlreadyIn = user !== null && !loading && !isBusy;
  const [search] = useSearchParams();

  useEffect(() => {
    if (isAlreadyIn) void navigate(readWayOn(search) ?? "/dashboard", { replace: true });
  }, [isAlreadyIn, navigate, search]);

  const enter = async (form: HTMLFormElement): Promise<string | undefined> => {
    const data = new FormData(form);
    const read = (name: string) => String(data.get(name) ?? "");
    if (!isRegistering) {
      const problem = await signIn(read("email"), read("password"));
      return problem === "wrong" ? messages.wrong : problem?.detail;
    }
    const name = read("name").trim();
    if (!name) return messages.nameless;
    return register({ name, email: read("email"), password: read("password") });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMessage(undefined);
    setIsBusy(true);
    try {
      const problem = await enter(event.currentTarget);
      // Who is on the way in stays busy: this page is not the one to send them anywhere else.
      if (!problem) {
        return await navigate(readWayOn(search) ?? (isRegistering ? "/preferences" : "/dashboard"));
      }
      setMessage(problem);
    } catch (error) {
      reportError(error);
      setMessage(isRegistering ? messages.unreached : messages.wrong);
    }
    setIsBusy(false);
  };

  return { message, isBusy, submit, dismiss: () => setMessage(undefined) };
}
