// Stories: which one a component tells, how its place and year are written, what lies near it. Pure.

import type { Story } from "../protocol";
import { idOf, kindOf } from "../refs";
import type { Texts } from "../texts";

/** The story of a component: `place:banff` and `destination:banff` tell the same. */
export function storyOf(stories: readonly Story[], ref: string): Story | null {
  if (kindOf(ref) === "seat") return null;
  return stories.find((story) => story.id === idOf(ref)) ?? null;
}

/** The stories of all that is named anywhere in a view, in the order of the guide. */
export function storiesIn(stories: readonly Story[], view: unknown): Story[] {
  const ids = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === "string") {
      if (value.includes(":")) ids.add(idOf(value));
    } else if (Array.isArray(value)) value.forEach(walk);
    else if (value !== null && typeof value === "object") {
      for (const [key, each] of Object.entries(value)) {
        walk(key);
        walk(each);
      }
    }
  };
  walk(view);
  return stories.filter((story) => ids.has(story.id));
}

/** Its year, if it has one. */
export function yearOf(story: Story, texts: Texts): string {
  return story.year === null ? "" : yearText(story.year, texts);
}

/** Where it is in degrees. */
export function placeOf(story: Story, texts: Texts): string {
  if (!story.place) return "";
  const [latitude, longitude] = story.place;
  return texts.say("place-degrees", {
    latitude: texts.number(Math.abs(latitude), 1),
    north: latitude < 0 ? "no" : "yes",
    longitude: texts.number(Math.abs(longitude), 1),
    east: longitude < 0 ? "no" : "yes",
  });
}

/** When and where, as far as the story says it. */
export function whenAndWhere(story: Story, texts: Texts): string {
  return [yearOf(story, texts), placeOf(story, texts)].filter(Boolean).join(" · ");
}

const EARTH = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres over the ground. */
export function far(a: readonly [number, number], b: readonly [number, number]): number {
  const [dLat, dLon] = [radians(b[0] - a[0]), radians(b[1] - a[1])];
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
}

const NEAR = 600;

/** The few stories that happened nearest, of any game. */
export function nearby(stories: readonly Story[], story: Story, most = 3): Story[] {
  const here = story.place;
  if (!here) return [];
  return stories
    .flatMap((each) => (each !== story && each.place ? [{ each, km: far(here, each.place) }] : []))
    .filter(({ km }) => km < NEAR)
    .sort((a, b) => a.km - b.km)
    .slice(0, most)
    .map(({ each }) => each);
}

/** In order of years. */
export function byYear(stories: readonly Story[]): Story[] {
  return stories.filter((story) => story.year !== null).sort((a, b) => (a.year ?? 0) - (b.year ?? 0));
}

/** The first years of the parts of the index of dates: the nearer to us, the shorter. */
const ERAS = [-1000, 1, 1001, 1501, 1601, 1701, 1801, 1901, 2001] as const;

export interface Era {
  /** Null: from the beginning, or up to now. */
  first: number | null;
  last: number | null;
}

/** Under which heading of the index of dates a year stands. */
export function eraOf(year: number): Era {
  const next = ERAS.findIndex((first) => year < first);
  if (next === 0) return { first: null, last: ERAS[0] - 1 };
  const at = next < 0 ? ERAS.length : next;
  const end = ERAS[at];
  return { first: ERAS[at - 1] ?? null, last: end === undefined ? null : end === 1 ? -1 : end - 1 };
}

/** 1969, or 450 BCE. */
function yearText(year: number, texts: Texts): string {
  return year < 0 ? texts.say("year-before", { year: texts.number(-year) }) : texts.number(year);
}

/** Up to 1001 BCE, 1000–1 BCE, 1501–1600, from 2001. */
export function eraText({ first, last }: Era, texts: Texts): string {
  if (first === null) return texts.say("dates-until", { year: yearText(last ?? 0, texts) });
  if (last === null) return texts.say("dates-from", { year: yearText(first, texts) });
  const years = `${texts.number(Math.abs(first))}–${texts.number(Math.abs(last))}`;
  return last < 0 ? texts.say("year-before", { year: years }) : years;
}
