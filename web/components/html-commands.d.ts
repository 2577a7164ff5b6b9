import "react";

// HTML's own way to open a dialog, which works before (and without) any script; React's types lag behind.
declare module "react" {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal";
    commandfor?: string;
  }
}
