// The position and its choices in words, from views of real play (written by tools/told_views.py).

import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { View } from "../src/shell/board";
import { detailOf } from "../src/shell/gains";
import type { GameTexts, Move } from "../src/shell/protocol";
import { choiceSaid, tellerOf, type Teller } from "../src/shell/tell";
import { LANGUAGES, Texts, type Language } from "../src/shell/texts";
import { cardOf } from "../src/games/road_trip_europa/model";
import type { HistoryPublic } from "../src/games/trekking_through_history/view";
import type { Reach, WorldPublic } from "../src/games/trekking_the_world/view";
import type { TourPrivate } from "../src/games/tour_du_monde/view";
import type { HikePrivate } from "../src/games/lets_take_a_hike/view";

interface Seen {
  seat: number;
  players: string[];
  view: View;
  legal: Move[];
}
interface Stored extends Pick<GameTexts, "shape" | "happenings"> {
  names: Record<Language, Record<string, string>>;
  views: Seen[];
}

const VIEWS = "tests/views";
const GAMES = readdirSync(VIEWS).map((file) => file.replace(".json", ""));
const MOST = 4000;
const common = (language: Language) => readFileSync(`../src/baluchon/locale/${language}.ftl`, "utf-8");
const stored = (game: string) => JSON.parse(readFileSync(`${VIEWS}/${game}.json`, "utf-8")) as Stored;

function textsOf(game: string, { names, shape, happenings }: Stored, language: Language, seen: Seen): Texts {
  const texts = readFileSync(`../src/baluchon/games/${game}/locale/${language}.ftl`, "utf-8");
  const given = { names: names[language], texts, moves: [], shape, happenings } as unknown as GameTexts;
  return new Texts(language, common(language), given, seen.players, seen.seat);
}

/** What would be read aloud as it is in the code: a reference, the id of a message, an open variable. */
const RAW = /\b[a-z]+(?:-[a-z]+)*:[a-z0-9-]+|\b(?:told|board|word|field|line)-[a-z]|[{}$]|undefined|null|NaN|_/;

/** Things of the same name are counted. */
const TWICE = /(?<!\p{L})(\p{L}+) (?:and|et|und) \1(?=[,.;])/u;

it("every game of the house tells", () => expect(GAMES).toHaveLength(5));

describe.each(GAMES)("%s", (game) => {
  const all = stored(game);

  describe.each(LANGUAGES)("in %s", (language) => {
    it("tells every position shortly and in words only", async () => {
      const teller = (await tellerOf(game)) as Teller;
      for (const seen of all.views) {
        const texts = textsOf(game, all, language, seen);
        const told = teller.tell(seen.view, texts);
        expect(told.join("\n").length).toBeLessThanOrEqual(MOST);
        for (const sentence of told) {
          expect(sentence).not.toMatch(RAW);
          expect(sentence).not.toMatch(TWICE);
          if (language === "fr") expect(sentence).not.toMatch(/[^\u202f];|[^\u00a0]:/);
          expect(sentence).toMatch(/^[^a-zà-ü].*[.!?…]$/s);
        }
        for (const player of seen.players.filter((_, seat) => seat !== seen.seat)) {
          expect(told.join("\n")).toContain(player);
        }
        // Who watches has no things of their own.
        const watched = { ...seen.view, private: null };
        expect(teller.tell(watched, texts).join("\n").length).toBeLessThanOrEqual(MOST);
      }
    });

    it("says of every choice what matters", async () => {
      const teller = (await tellerOf(game)) as Teller;
      for (const seen of all.views) {
        const texts = textsOf(game, all, language, seen);
        const said = seen.legal.map((move) => choiceSaid(move, teller, seen.view, texts));
        expect(new Set(said).size).toBe(seen.legal.length);
        for (const [i, move] of seen.legal.entries()) {
          expect(said[i]).not.toMatch(RAW);
          for (const figure of figures(game, move, seen.view, texts)) expect(said[i]).toContain(figure);
        }
      }
    });
  });
});

/** What has to be in the words of a choice: from the view, or as printed. */
function figures(game: string, move: Move, view: View, texts: Texts): string[] {
  const [ref = ""] = move.refs;
  if (game === "road_trip_europa" && move.verb === "pick") {
    const card = cardOf(ref);
    if (!card) throw new Error(`no card ${ref}`);
    const symbols = card.symbols.flatMap(({ ref: symbol, value }) => [texts.name(symbol), String(value ?? "")]);
    return [String(card.number), texts.name(`region:${card.region}`), ...symbols];
  }
  if (game === "trekking_through_history" && move.verb === "take") {
    const departure = (view.public as HistoryPublic).departures.find((each) => each.card === ref);
    const gives = [...(departure?.benefits ?? []), ...(departure?.bonus ?? [])].map((each) => texts.name(each));
    return [
      texts.name(`year:${departure?.year}`),
      texts.say("board-takes", { hours: departure?.hours ?? 0 }),
      ...gives,
    ];
  }
  if (game === "trekking_the_world" && move.verb === "go") {
    const reach = detailOf(view, move) as Reach | null;
    const way = reach?.way.slice(0, -1).map((place) => texts.name(place)) ?? [];
    return [texts.say("board-links", { links: reach?.way.length ?? 0 }), ...way];
  }
  if (game === "trekking_the_world" && move.verb === "visit") {
    const card = (view.public as WorldPublic).row.find((each) => each.destination === ref);
    return [String(card?.points), ...Object.keys(card?.cost ?? {}).map((symbol) => texts.name(symbol))];
  }
  if (game === "tour_du_monde" && ["lay", "charter"].includes(move.verb)) {
    const held = (view.private as TourPrivate).hand.find((each) => each.card === ref);
    const from = move.verb === "lay" && held?.open ? held.via.slice(0, 2).map((each) => texts.name(each)) : [];
    return [texts.say("board-points", { points: held?.points ?? 0 }), ...from];
  }
  if (game === "lets_take_a_hike" && move.verb === "place") {
    const held = (view.private as HikePrivate).hand.find((each) => each.card === ref);
    return [texts.name(ref), texts.say("board-boots", { boots: held?.boots ?? 0 })];
  }
  if (game === "lets_take_a_hike" && move.verb === "go-on") return ["%"];
  return [];
}
