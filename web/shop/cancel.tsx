import { Link } from "react-router";
import { privatePageMeta } from "../components/page-meta.ts";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import { recall } from "../storage.ts";
import { wantedClass, wayToClass } from "../way-on.ts";
import { MooredBoat } from "./moored-boat.tsx";
import { ReturnPage } from "./return-page.tsx";

export const meta = () => privatePageMeta("Payment Cancelled", "Nothing was charged.");

export default function Cancel() {
  const isHydrated = useIsHydrated();
  const classId = isHydrated ? recall("sessionStorage", wantedClass) : undefined;
  return (
    <ReturnPage
      title="Payment Cancelled"
      drawing={<MooredBoat className="w-full" />}
      wayOn={{ to: "/pricing", label: "Go to Pricing" }}
    >
      <p className="mt-5 max-w-prose text-lg text-ink-soft">
        Nothing was charged. The plans are where you left them.
      </p>
      {classId && (
        <p className="mt-3">
          <Link
            to={wayToClass(classId)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Back to the class you chose
          </Link>
        </p>
      )}
    </ReturnPage>
  );
}
