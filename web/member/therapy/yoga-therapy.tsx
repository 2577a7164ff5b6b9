import { privatePageMeta } from "../../components/page-meta.ts";
import { UnfinishedPage } from "../../components/unfinished-page.tsx";

export const meta = () => privatePageMeta("Yoga Therapy Plan", "A gentle plan for what troubles you.");

export default function YogaTherapy() {
  return <UnfinishedPage title="Yoga Therapy Plan" />;
}
