import { useRef } from "react";
import { NavLink } from "react-router";
import { type SessionUser, useSession } from "../session.ts";
import { Menu, X } from "./icons.tsx";
import { Wordmark } from "./wordmark.tsx";

const publicLinks = [
  { to: "/", label: "Home" },
  { to: "/about", label: "About Us" },
  { to: "/classes", label: "Classes" },
  { to: "/schedule", label: "Schedule" },
  { to: "/pricing", label: "Pricing" },
  { to: "/contact", label: "Contact" },
];
const therapyLink = { to: "/yoga-therapy", label: "Yoga Therapy" };
const menuId = "site-menu";

/** Above every page: the wordmark, the pages, and the way in. Below `md` the pages move into a sheet. */
export function Header() {
  return <HeaderFor user={useSession().user} />;
}

export function HeaderFor({ user }: { user: SessionUser | null }) {
  const links = user ? [...publicLinks, therapyLink] : publicLinks;
  const entry = user ? { to: "/dashboard", label: "Dashboard" } : { to: "/login", label: "Login" };
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center gap-2 px-5 py-4 sm:px-8 md:gap-6 md:py-6">
      <MenuSheet links={links} />
      <Wordmark />
      <nav aria-label="Main" className="ml-auto hidden min-w-0 md:block">
        <ul className="flex flex-wrap justify-end gap-x-4 gap-y-2 text-[0.9375rem] lg:gap-x-7">
          {links.map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                end={link.to === "/"}
                className="py-2 whitespace-nowrap underline-offset-8 hover:underline aria-[current=page]:text-clay aria-[current=page]:underline"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <NavLink
        to={entry.to}
        className="entry ml-auto inline-flex min-h-11 shrink-0 items-center rounded-full border border-ink/40 px-5 text-[0.9375rem] font-semibold transition-colors hover:border-ink hover:bg-ink hover:text-paper md:ml-0"
      >
        {entry.label}
      </NavLink>
    </header>
  );
}

/**
 * The menu of small screens, a modal `<dialog>`: the browser keeps the focus inside, closes it on Escape
 * and gives the focus back. `command` opens it even before our script has arrived.
 */
function MenuSheet({ links }: { links: { to: string; label: string }[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const open = () => {
    if (!("command" in HTMLButtonElement.prototype)) dialog.current?.showModal();
  };
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={menuId}
        onClick={open}
        aria-haspopup="dialog"
        aria-label="Open menu"
        className="-ml-2.5 grid size-11 place-items-center md:hidden"
      >
        <Menu />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape does it by keyboard. */}
      <dialog
        ref={dialog}
        id={menuId}
        aria-label="Menu"
        onClick={(event) => event.target === event.currentTarget && close()}
        className="sheet"
      >
        <div className="flex min-h-full flex-col px-6 py-4">
          <form method="dialog">
            <button type="submit" aria-label="Close menu" className="-ml-2.5 grid size-11 place-items-center">
              <X />
            </button>
          </form>
          <nav aria-label="Pages" className="mt-6">
            <ul className="grid">
              {links.map((link) => (
                <li key={link.to} className="border-b border-line">
                  <NavLink
                    to={link.to}
                    end={link.to === "/"}
                    onClick={close}
                    className="block py-3.5 font-display text-2xl aria-[current=page]:text-clay"
                  >
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  );
}
