import { hiddenFromSearch, pageMeta } from "../../components/page-meta.ts";
import { UnfinishedPage } from "../../components/unfinished-page.tsx";

export const meta = () => [
  ...pageMeta("Yoga Therapy Plan", "A gentle plan for what troubles you."),
  hiddenFromSearch,
];

export default function YogaTherapy() {
  return <UnfinishedPage title="Yoga Therapy Plan" />;
}
