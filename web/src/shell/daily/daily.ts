// Days, and what is said of a deal of the day.

import type { BotScore, DailyDeal, DailyTry } from "../protocol";
import { WRITTEN, type Language, type Texts } from "../texts";

const DAY = 86_400_000;

/** A day such as 2026-11-17 as a time; days are those of UTC, the same for everyone. */
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A day in words, such as “17 November”. */
export const dayInWords = (day: string, language: Language): string =>
  new Date(timeOf(day)).toLocaleDateString(WRITTEN[language], { day: "numeric", month: "long", timeZone: "UTC" });

/** How long a day lasts yet, in hours and minutes. */
export function left(ends: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((ends * 1000 - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** A day of the calendar, and the own try at it that is over, if there is one. */
export interface Square {
  day: string;
  number: number;
  done: DailyTry | null;
}

/** The last weeks up to today as a calendar of a game, beginning with a Monday; days before the first deal are none. */
export function calendar(deal: DailyDeal, today: string, weeks: number): (Square | null)[][] {
  const first = timeOf(deal.day) - (deal.number - 1) * DAY;
  const last = timeOf(today);
  const weekday = (new Date(last).getUTCDay() + 6) % 7;
  const monday = last - (weekday + 7 * (weeks - 1)) * DAY;
  const done = new Map(
    deal.tries.filter((each) => each.game === deal.game && each.score !== null).map((each) => [each.day, each]),
  );
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, n) => {
      const time = monday + (7 * week + n) * DAY;
      if (time < first || time > last) return null;
      const day = dayAt(time);
      return { day, number: new Date(time).getUTCDate(), done: done.get(day) ?? null };
    }),
  );
}

/** What can be passed on without giving a card away. */
export function shareText(deal: DailyDeal, bot: BotScore, title: string, texts: Texts, address: string): string | null {
  const { score, place } = deal.mine ?? { score: null, place: null };
  if (score === null || place === null) return null;
  const told = { number: deal.number, game: title, score, place, seats: deal.seats, bot: bot.score };
  return `${texts.say("daily-shared", told)}\n${address}`;
}
