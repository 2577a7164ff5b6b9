import { hydrateRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root) hydrateRoot(root, <button type="button">Press</button>);
