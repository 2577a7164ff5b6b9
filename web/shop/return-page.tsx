import type { ReactNode } from "react";
import { ButtonLink } from "../components/button.tsx";
import { Section } from "../components/section.tsx";

/** Where buyers come back to: what happened, and the one way on. */
export function ReturnPage({
  title,
  drawing,
  wayOn,
  children,
}: {
  title: string;
  drawing: ReactNode;
  wayOn: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <Section className="py-10 sm:py-16">
      <div className="grid items-center gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div>
          <h1 className="text-4xl wrap-anywhere sm:text-6xl">{title}</h1>
          {children}
          <ButtonLink to={wayOn.to} className="mt-8">
            {wayOn.label}
          </ButtonLink>
        </div>
        <div className="max-md:hidden">{drawing}</div>
      </div>
    </Section>
  );
}
