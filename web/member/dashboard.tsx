import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Profile } from "../../contract/profile.ts";
import { Alert } from "../components/alert.tsx";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { ConfirmAddress } from "../components/confirm-address.tsx";
import { privatePageMeta } from "../components/page-meta.ts";
import { Section } from "../components/section.tsx";
import { signOut } from "../session.ts";
import { Chat } from "./chat/chat.tsx";
import { useProfile } from "./profile.ts";
import { TodaysClass } from "./todays-class.tsx";
import { useMember } from "./use-member.ts";
import { useMyClasses } from "./use-my-classes.ts";
import { usePasses } from "./use-passes.ts";
import { YourClasses } from "./your-classes.tsx";
import { YourData } from "./your-data.tsx";
import { YourPasses } from "./your-passes.tsx";
import { YourPractice } from "./your-practice.tsx";

export const meta = () => privatePageMeta("Dashboard", "Your practice, your passes and the assistant.");

export default function Dashboard() {
  const member = useMember();
  const { profile, isUnreadable } = useProfile(member?.uid);
  const navigate = useNavigate();
  const isIncomplete = profile !== undefined && (!profile?.fitnessLevel || !profile.yogaGoal);
  useEffect(() => {
    if (member && isIncomplete) void navigate("/preferences", { replace: true, state: { isIncomplete } });
  }, [member, isIncomplete, navigate]);
  const { held, isKnown, readAgain } = usePasses(member?.uid);
  const { classes, isKnown: areClassesKnown, update } = useMyClasses(member?.uid);
  const changeClasses = async () => {
    await update();
    // A class that was given back is on its pass again.
    readAgain();
  };
  // A page of its full height from the start: what is below must not move when the rest comes.
  if (!member || isIncomplete || !(profile || isUnreadable) || !isKnown || !areClassesKnown)
    return <div className="min-h-[200svh]" />;
  const { name, email, photoURL } = profile ?? { ...member, photoURL: "" };
  return (
    <Section className="py-10 sm:py-16">
      <h1 className="text-4xl wrap-anywhere sm:text-6xl">{`Welcome, ${name}`}</h1>
      {held?.isOwner && (
        <Link
          to="/studio"
          className="mt-3 inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
        >
          Your studio
        </Link>
      )}
      <ConfirmAddress member={member} />
      {held && <TodaysClass held={held} upcoming={classes?.upcoming ?? []} />}
      {/* A phone shows what is booked before the chat; where there is room they are side by side. */}
      <div className="mt-10 grid gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] md:items-start">
        {classes && (
          <div className="min-w-0 md:col-start-2">
            <YourClasses classes={classes} onChange={changeClasses} />
          </div>
        )}
        <div className="min-w-0 md:col-start-1 md:row-span-2 md:row-start-1">
          <Chat key={member.uid} uid={member.uid} />
        </div>
        <div className="grid min-w-0 content-start gap-6 md:col-start-2">
          <ProfileCard profile={{ name, email, photoURL }} />
          {held && <YourPasses held={held} />}
        </div>
      </div>
      <YourPractice uid={member.uid} />
      <YourData />
    </Section>
  );
}

type Shown = Pick<Profile, "name" | "email" | "photoURL">;

function ProfileCard({ profile }: { profile: Shown }) {
  const navigate = useNavigate();
  const [isStuck, setIsStuck] = useState(false);
  const leave = async () => {
    setIsStuck(false);
    try {
      await signOut();
      await navigate("/login");
    } catch (error) {
      reportError(error);
      setIsStuck(true);
    }
  };
  return (
    <Card className="flex flex-col items-start gap-2">
      <Portrait profile={profile} />
      <h2 className="mt-3 max-w-full text-2xl wrap-anywhere">{profile.name}</h2>
      <p className="break-all text-ink-soft">{profile.email}</p>
      <Link to="/preferences" className="underline underline-offset-4">
        Change preferences
      </Link>
      <Button look="outline" onClick={leave} className="mt-4">
        Logout
      </Button>
      {isStuck && (
        <Alert tone="bad" onDismiss={() => setIsStuck(false)}>
          You are still signed in: the studio cannot be reached. Please try again.
        </Alert>
      )}
    </Card>
  );
}

/** The member's photo, or their initials where there is none to show. */
function Portrait({ profile: { photoURL, name } }: { profile: Shown }) {
  const [isBroken, setIsBroken] = useState(false);
  if (photoURL && !isBroken) {
    return (
      <img
        src={photoURL}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setIsBroken(true)}
        className="size-20 rounded-full object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-20 place-items-center rounded-full bg-sun font-display text-3xl text-[#1e2823]"
    >
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? "";
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? "").join("");
}
