import { UnfinishedPage } from "../components/unfinished-page.tsx";
import { hiddenFromSearch, pageMeta } from "../components/page-meta.ts";

export const meta = () => [...pageMeta("Login", "Sign in to your member dashboard."), hiddenFromSearch];

export default function Login() {
  return <UnfinishedPage title="Login" />;
}
