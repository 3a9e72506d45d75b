import "@fontsource-variable/fraunces/full.css";
import "@fontsource-variable/fraunces/full-italic.css";
import "@fontsource-variable/atkinson-hyperlegible-next";
import "./shell/tokens.css";
import "./shell/base.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
