import address from "./studio.css?url";

/** Resolves once the owner's stylesheet is here; without a signal the page goes on without it. */
function loadStyles(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}

// A page of the owner's is shown once this module is there, and so never without its styles.
if (!import.meta.env.SSR) await loadStyles();
