import { ButtonLink } from "../components/button.tsx";
import { Section } from "../components/section.tsx";

/** The band a page ends with: one invitation and where it leads. */
export function Invitation({ title, text, to }: { title: string; text: string; to: string }) {
  return (
    <Section labelledBy="invitation" className="relative overflow-hidden bg-band text-on-band">
      <Ripples />
      <div className="relative max-w-xl py-20 md:py-28">
        <h2 id="invitation" className="text-4xl sm:text-5xl">
          {title}
        </h2>
        <p className="mt-5 text-lg">{text}</p>
        <ButtonLink to={to} look="onBand" className="mt-8">
          Get Started
        </ButtonLink>
      </div>
    </Section>
  );
}

/** Rings spreading from where something just touched the water. */
function Ripples() {
  return (
    <svg
      viewBox="0 0 800 400"
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-0 size-full stroke-band-line"
      fill="none"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {[40, 90, 150, 220, 300, 390].map((radius) => (
        <ellipse key={radius} cx="640" cy="250" rx={radius} ry={radius * 0.42} />
      ))}
    </svg>
  );
}
