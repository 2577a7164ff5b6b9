import { privatePageMeta } from "../components/page-meta.ts";
import { UnfinishedPage } from "../components/unfinished-page.tsx";

export const meta = () => privatePageMeta("Login", "Sign in to your member dashboard.");

export default function Login() {
  return <UnfinishedPage title="Login" />;
}
