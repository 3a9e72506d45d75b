// What every page has: the frame around it, which begins here.

import { mount } from "svelte";
import App from "./shell/App.svelte";
import { later } from "./shell/later";

export function start(): void {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  later();
}
