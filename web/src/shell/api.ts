// Plain HTTP requests to the server. Every refusal has the same shape and becomes a Refusal.

import { addressOf } from "./address";
import { during } from "./quiet";
import { keep, newNonce, part, promiseOf } from "./fairness";
import { newId } from "./device";
import type {
  Analysis,
  AdviceNow,
  AskedNow,
  BotScore,
  Challenge,
  ChallengeInfo,
  Code,
  CodeOpens,
  Command,
  DailyDeal,
  Draws,
  Failure,
  FromHere,
  GameTexts,
  Games,
  Greeting,
  Invitation,
  Join,
  LessonText,
  Me,
  NewChallenge,
  NewDaily,
  NewInvitation,
  NewPerson,
  NewTable,
  Past,
  PuzzleAnswer,
  PuzzleAsked,
  PuzzleChoice,
  PuzzleList,
  Recovery,
  RecoveryCode,
  Replay,
  RulesPage,
  Story,
  TableInfo,
  TableCode,
  Tables,
  TakeChallenge,
  Welcome,
  You,
} from "./protocol";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.message);
  }
}

const OFFLINE: Failure = { code: "offline", message: "the server does not answer", clause: "", args: {} };

interface Answered {
  text: string;
  /** The server did not answer: this is what the device has kept (worker.js). */
  kept: boolean;
}

function answered(method: string, path: string, body?: unknown, token?: string): Promise<Answered> {
  return during(fetched(method, path, body, token));
}

async function fetched(method: string, path: string, body?: unknown, token?: string): Promise<Answered> {
  let answer: Response;
  let text: string;
  const headers = new Headers();
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (token) headers.set("Authorization", `Bearer ${token}`);
  try {
    answer = await fetch(addressOf(path), {
      method,
      credentials: "same-origin",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await answer.text(); // an answer may be cut short, too
  } catch {
    throw new Refusal(0, OFFLINE);
  }
  if (!answer.ok) {
    let failure = { ...OFFLINE, code: "bad-answer", message: `${answer.status}` };
    try {
      failure = JSON.parse(text) as Failure;
    } catch {
      // not from this server: keep the general words
    }
    const login = failure.args["login"];
    if (failure.code === "needs-login" && typeof login === "string") {
      location.assign(`${addressOf(login)}?${new URLSearchParams({ place: location.hash.replace(/^#\/?/, "") })}`);
    }
    throw new Refusal(answer.status, failure);
  }
  return { text, kept: answer.headers.has("X-Kept") };
}

async function request<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const { text } = await answered(method, path, body, token);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** A request of whoever has a token of their own, in place of the cookie's. */
export const withToken = <T>(token: string, method: string, path: string, body?: unknown): Promise<T> =>
  request<T>(method, path, body, token);

const query = (values: Record<string, string | number | boolean | null | undefined>): string => {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : "";
};

/** The games, and whether the server itself has answered. */
export async function games(): Promise<{ games: Games; kept: boolean }> {
  const { text, kept } = await answered("GET", "/api/games");
  return { games: JSON.parse(text) as Games, kept };
}
/** Without the rules: they come with `rulesPage`, when they are to be read. */
export const gameTexts = (game: string, language: string, rules?: number) =>
  request<GameTexts>("GET", `/api/games/${game}${query({ language, rules, clauses: false })}`);
export const rulesPage = (game: string, language: string, rules?: number) =>
  request<RulesPage>("GET", `/api/games/${game}/rules${query({ language, rules })}`);
export const stories = (game: string, language: string) =>
  request<Story[]>("GET", `/api/games/${game}/stories${query({ language })}`);
export const lesson = (game: string, language: string) =>
  request<LessonText>("GET", `/api/games/${game}/lesson${query({ language })}`);
/** A drawing at an address that the server has named. */
export const drawing = async (path: string) => (await answered("GET", path)).text;

/** What everyone is told, and how one comes in. */
export const greeting = () => request<Greeting>("GET", "/api/greeting");
export const me = () => request<Me>("GET", "/api/me");
export const enter = (nickname: string, invite?: string) =>
  request<Me>("POST", "/api/me", { nickname, ...(invite ? { invite } : {}) } satisfies NewPerson);
export const rename = (nickname: string) => request<Me>("POST", "/api/me/nickname", { nickname } satisfies NewPerson);
export const recoveryCode = () => request<RecoveryCode>("POST", "/api/me/recovery");
export const recover = (code: string) => request<Me>("POST", "/api/me/recover", { code } satisfies Recovery);

export const tableCode = (table: string) => request<TableCode>("POST", `/api/tables/${table}/codes`);
export const openCode = (code: string) => request<CodeOpens>("POST", "/api/codes", { code } satisfies Code);
export const advice = () => request<AdviceNow>("GET", "/api/me/advice");
/** How my games of one kind ended. */
export const past = (game: string) => request<Past>("GET", `/api/me/past${query({ game })}`);
export const asked = (language: string) => request<AskedNow>("GET", `/api/me/asked${query({ language })}`);
/** The seats that I hold at a table. */
export const ownSeats = (table: string) => request<You>("GET", `/api/tables/${table}/you`);
/** A command to a table that is not open here. */
export const command = (table: string, body: Command["body"], seat: number | null) =>
  request<unknown>("POST", `/api/tables/${table}/commands`, { id: newId(), seat, body });

export const table = (id: string) => request<TableInfo>("GET", `/api/tables/${id}`);
/** Open a table; this device takes part in its deal, also if that begins at once. */
export async function openTable(table: NewTable): Promise<Welcome> {
  const nonce = newNonce();
  const opened = await request<Welcome>("POST", "/api/tables", { ...table, promise: promiseOf(nonce) });
  keep(opened.table, nonce);
  const body = part(opened.table, opened.you.seats);
  if (body) {
    const told = request("POST", `/api/tables/${opened.table.id}/commands`, { id: newNonce(), body });
    await told.catch(() => undefined); // then the game begins without it, and says so
  }
  return opened;
}
export const tables = () => request<Tables>("GET", "/api/tables");
export const join = (table: string, body: Join) => request<Welcome>("POST", `/api/tables/${table}/join`, body);
export const invite = (table: string, seat: number | null) =>
  request<Invitation>("POST", `/api/tables/${table}/invitations`, { seat } satisfies NewInvitation);
export const replay = (table: string, seat: number | null, open: boolean, first: number, count: number) =>
  request<Replay>("GET", `/api/tables/${table}/replay${query({ seat, open: open || null, first, count })}`);
/** What a seat saw after an entry of the log. */
export const seenAfter = (table: string, seat: number, entry: number) =>
  request<Replay>("GET", `/api/tables/${table}/replay${query({ seat, entry, count: 1 })}`);
/** What a seat saw since it decided last. */
export const missed = (table: string, seat: number) =>
  request<Replay>("GET", `/api/tables/${table}/missed${query({ seat })}`);
export const draws = (table: string) => request<Draws>("GET", `/api/tables/${table}/draws`);
/** What is known of a finished game, later than a step unless nothing is left to find out. */
export const analysis = (table: string, after: number) =>
  request<Analysis>("GET", `/api/tables/${table}/analysis${query({ after })}`);
export const recordAddress = (table: string) => addressOf(`/api/tables/${table}/record`);

/** The deal of a day; of today, if none is named. */
export const daily = (game: string, day: string | null) =>
  request<DailyDeal>("GET", `/api/daily/${game}${query({ day })}`);
export const dailyBot = (game: string, day: string | null) =>
  request<BotScore>("GET", `/api/daily/${game}/bot${query({ day })}`);
export const playDaily = (game: string, wanted: NewDaily) => request<Welcome>("POST", `/api/daily/${game}`, wanted);

export const challenge = (table: string, seat: number) =>
  request<Challenge>("POST", `/api/tables/${table}/challenges`, { seat } satisfies NewChallenge);
export const challengeInfo = (table: string, key: string) =>
  request<ChallengeInfo>("GET", `/api/tables/${table}/challenge${query({ key })}`);
export const takeChallenge = (table: string, key: string) =>
  request<Welcome>("POST", `/api/tables/${table}/challenge`, { key } satisfies TakeChallenge);

export const playFrom = (table: string, entry: number) =>
  request<Welcome>("POST", `/api/tables/${table}/from-here`, { entry } satisfies FromHere);

export const puzzles = (game: string) => request<PuzzleList>("GET", `/api/puzzles/${game}`);
export const puzzle = (game: string, number: number) => request<PuzzleAsked>("GET", `/api/puzzles/${game}/${number}`);
export const answerPuzzle = (game: string, number: number, move: number) =>
  request<PuzzleAnswer>("POST", `/api/puzzles/${game}/${number}`, { move } satisfies PuzzleChoice);
