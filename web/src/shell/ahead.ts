// What is asked for while the client is still on its way. Whoever comes by the link of a table need not wait for one
// thing after the other: the table is asked which game it is, and the board and the words of that game come along.

import * as api from "./api";
import { boardOf } from "./board";
import type { GameTexts } from "./protocol";
import { load } from "./stored";

let games: ReturnType<typeof api.games> | null = null;

/** Every page begins with the list of games. */
export function askGames(): void {
  games = api.games();
  games.catch(() => undefined); // whoever needs them hears of it
}

/** The games as they were asked for ahead, once; after that they are asked for anew. */
export function gamesAhead(): ReturnType<typeof api.games> {
  const asked = games ?? api.games();
  games = null;
  return asked;
}

const asked = new Map<string, Promise<GameTexts>>();
const keyOf = (game: string, language: string, rules: number | undefined): string => `${game} ${language} ${rules}`;

export async function aheadOf(table: string): Promise<void> {
  try {
    const { game, rules } = await api.table(table);
    const { language } = load();
    const texts = api.gameTexts(game, language, rules);
    asked.set(keyOf(game, language, rules), texts);
    await Promise.all([texts, boardOf(game)]);
  } catch {
    // the page of the table asks again, and says what is wrong
  }
}

/** The words of a game if they were asked for ahead; they are given once. */
export function toldAhead(game: string, language: string, rules: number | undefined): Promise<GameTexts> | undefined {
  const key = keyOf(game, language, rules);
  const texts = asked.get(key);
  asked.delete(key);
  return texts;
}
