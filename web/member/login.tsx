import { hiddenFromSearch, pageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => [...pageMeta("Login", "Sign in to your member dashboard."), hiddenFromSearch];

export default function Login() {
  return <UnfinishedPage title="Login" />;
}
