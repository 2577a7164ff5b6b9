import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { PersonLine } from "../../../contract/studio.ts";
import { ask } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { privatePageMeta } from "../../components/page-meta.ts";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Nothing, NotYet, Opening, Problem, Tag } from "../desk/pieces.tsx";
import { importWaitingShape, peopleShape } from "../desk/shapes.ts";
import { Studio } from "../desk/shell.tsx";
import { useRead } from "../desk/use-read.ts";
import { several } from "../desk/words.ts";
import { AddSheet } from "./add-sheet.tsx";
import { ExportSheet } from "./export-sheet.tsx";
import { ImportButton } from "./import.tsx";

export const meta = () => privatePageMeta("People", "Everybody who practises here.");

export default function PeoplePage() {
  return (
    <Studio>
      <People />
    </Studio>
  );
}

function People() {
  const [search, setSearch] = useState("");
  const asked = useDeferredValue(search.trim());
  const path = `/api/studio/people?${new URLSearchParams({ search: asked })}`;
  const { answer: found, problem, readAgain, show } = useRead(path, peopleShape);
  // While the next is looked for, what was found before stays: a list that comes and goes is hard to hit.
  const [before, setBefore] = useState(found);
  if (found && found !== before) setBefore(found);
  const answer = found ?? before;
  const [open, setOpen] = useState<"add" | "export">();
  const [imports, setImports] = useState(0);
  const brought = () => {
    readAgain();
    setImports(imports + 1);
  };
  const more = useDeed();
  const showMore = () =>
    more.run(async () => {
      if (!found?.next) return;
      const rest = await ask(`${path}&after=${encodeURIComponent(found.next)}`, peopleShape);
      show({ ...rest, people: [...found.people, ...rest.people] });
    });
  return (
    <>
      <Opening title="People" />
      <SearchBox search={search} onSearch={setSearch} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button className="grow px-4!" size="usual" onClick={() => setOpen("add")}>
          Add or invite
        </Button>
        <ImportButton onDone={brought} />
        <Button className="grow px-4!" look="outline" onClick={() => setOpen("export")}>
          Export
        </Button>
      </div>
      <ToInvite key={imports} />
      {answer ? (
        <>
          <p role="status" className="mt-6 mb-2 text-ink-soft">
            {several(answer.total, "person", "people")}
          </p>
          {answer.people.length === 0 ? (
            <Nothing>{asked ? `Nobody here is called “${asked}”.` : "Nobody yet."}</Nothing>
          ) : (
            <ul className="border-line border-t">
              {answer.people.map((person) => (
                <PersonRow key={person.person} person={person} />
              ))}
            </ul>
          )}
          {more.problem && <Problem>{more.problem}</Problem>}
          {answer.next && (
            <Button look="outline" className="mt-5 w-full" onClick={showMore} disabled={more.isBusy}>
              Show more
            </Button>
          )}
        </>
      ) : (
        <NotYet problem={problem} onAgain={readAgain} />
      )}
      {open === "add" && <AddSheet onClose={() => setOpen(undefined)} onDone={readAgain} />}
      {open === "export" && <ExportSheet onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Whoever opens this looks for somebody: the keyboard is there already. */
function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the page has taken the focus for itself.
    const frame = requestAnimationFrame(() => box.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <input
      ref={box}
      type="search"
      aria-label="Search by name or address"
      placeholder="Name or address"
      autoComplete="off"
      value={search}
      onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      className="min-h-14 w-full rounded-full border-2 border-ink/40 bg-raised px-6 text-xl placeholder:text-ink-soft"
    />
  );
}

function PersonRow({ person: { person, name, email, passes, isBlocked, uid } }: { person: PersonLine }) {
  return (
    <li className="border-line border-b">
      <Link
        to={`/studio/people/${encodeURIComponent(person)}`}
        className="flex min-h-16 items-center justify-between gap-3 py-3 hover:bg-raised"
      >
        <span className="min-w-0">
          <span className="block font-semibold text-xl leading-7 wrap-anywhere">{name || email}</span>
          <span className="block text-base text-ink-soft wrap-anywhere">
            {passes.length > 0 ? passes.join("; ") : "No valid pass"}
          </span>
        </span>
        {isBlocked ? <Tag tone="clay">Blocked</Tag> : !uid && <Tag>No account</Tag>}
      </Link>
    </li>
  );
}

/** Those an import brought, whom nobody has written to yet. */
function ToInvite() {
  const { answer, show } = useRead("/api/studio/import", importWaitingShape);
  const { ask: tell, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  if (!answer || answer.waiting === 0) return null;
  const invite = () =>
    run(async () => {
      const left = await tell("/api/studio/import/invite", importWaitingShape, {});
      say(`${several(answer.waiting - left.waiting, "invitation")} on the way.`);
      show(left);
    });
  return (
    <div className="mt-5 grid gap-3 rounded-3xl border-2 border-green p-5">
      <p>
        {`${several(answer.waiting, "person has", "people have")} come over from your other system. Nobody has been written to yet.`}
      </p>
      {problem && <Problem>{problem}</Problem>}
      <Button onClick={invite} disabled={isBusy}>
        {`Invite ${several(answer.waiting, "person", "people")}`}
      </Button>
    </div>
  );
}
