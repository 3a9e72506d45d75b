import "./shell/tokens.css";
import "./shell/base.css";
import { mount } from "svelte";
import { aheadOf } from "./shell/ahead";
import App from "./shell/App.svelte";
import { later } from "./shell/later";
import { route } from "./shell/route.svelte";

if (route.now.page === "table") void aheadOf(route.now.id);

const target = document.getElementById("app");
if (target) mount(App, { target });
later();
