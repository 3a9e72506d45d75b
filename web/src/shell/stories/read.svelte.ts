// Which stories were read on this device. Nothing of it is sent anywhere.

import { SvelteSet } from "svelte/reactivity";
import type { Story } from "../protocol";

const KEY = "baluchon-read";

function load(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

const read = new SvelteSet<string>(load());
const key = (story: Story): string => `${story.game}/${story.id}`;

export const isRead = (story: Story): boolean => read.has(key(story));

export function noteRead(story: Story): void {
  if (isRead(story)) return;
  read.add(key(story));
  try {
    localStorage.setItem(KEY, JSON.stringify([...read]));
  } catch {
    // private windows may refuse: then it is known as long as the page lasts
  }
}
