import "./shell/tokens.css";
import "./shell/base.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { later } from "./shell/later";
import { route } from "./shell/route.svelte";

// Whoever comes by the link of a table need not wait for the list of games first.
if (route.now.page === "table") void import("./shell/TablePage.svelte");

const target = document.getElementById("app");
if (target) mount(App, { target });
later();
