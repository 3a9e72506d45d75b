// What the strip says and offers: one sentence, the buttons that answer it, and a row that opens for what needs more
// room. Pure: from what is known of the table to what is drawn.

import type { Notice } from "./answers.svelte";
import type { View } from "./board";
import type { Choices } from "./choices.svelte";
import { previewOf, type Known } from "./gains";
import { changesOf } from "./proposal";
import type { Command, Frame, Move } from "./protocol";
import type { Table } from "./table.svelte";
import type { Texts } from "./texts";

/** Why the board shows something else than what is asked now. */
export type Aside = "earlier" | "replay" | "over";

export interface StripState {
  table: Pick<Table, "info" | "seat" | "toAct" | "looking" | "unconfirmed">;
  /** What the board shows: nothing is asked before it is seen. */
  frame: Pick<Frame, "prompt" | "take_back" | "view"> | null;
  choices: Pick<Choices, "legal" | "plain" | "meant" | "drawn" | "wording" | "sentence">;
  /** What is said instead of the question. */
  notice: Notice | null;
  aside: Aside | null;
  /** The board offers something for the decision being tried. */
  offers: boolean;
  /** Beside the sentence there is room for one button. */
  phone: boolean;
}

/** What a button of the strip does. */
export type Doing =
  { act: "play"; move: Move } | { act: "send"; body: Command["body"] } | { act: "undo" | "hint" | "return" };

export interface StripButton {
  /** It stays the same button as long as it has this name, whatever it says. */
  key: string;
  does: Doing;
  text: string;
  look: "primary" | "plain" | "quiet";
}

export type Effects = Pick<Known, "gains" | "notes">;

export interface Strip {
  /** What the strip is about, whatever it says at the moment. */
  label: string;
  /** Something is asked of the reader by the game. */
  isAsked: boolean;
  sentence: string;
  size: readonly ("long" | "longer" | "tight" | false)[];
  /** `aside`: the board shows another moment; `question`: the others want to know something. */
  kind: "aside" | "question" | "decision";
  /** What the move being tried would bring, or why it is proposed. */
  effects: Effects | null;
  buttons: readonly StripButton[];
  opened: { offers: boolean; effects: Effects | null; buttons: readonly StripButton[] } | null;
}

export function stripOf(state: StripState, texts: Texts): Strip {
  const asked = state.frame?.prompt ? texts.message(state.frame.prompt) : "";
  const label = asked || waiting(state.table, texts);
  const drawn = asideOf(state, texts) ?? questionOf(state, texts) ?? decisionOf(state, label, texts);
  return { label, isAsked: asked !== "", ...drawn };
}

type Drawn = Omit<Strip, "label" | "isAsked">;

/** For whom the table waits, or that it does not. */
function waiting({ info, seat, toAct, looking }: StripState["table"], texts: Texts): string {
  if (info?.status === "finished") return texts.say("game-is-over");
  if (info?.status === "closed" && info.ends) return texts.say("ended-by-itself", { date: texts.date(info.ends) });
  const awaited = toAct.filter((each) => each !== seat);
  const args = { players: texts.join(awaited.map((each) => texts.player(each))), count: awaited.length };
  // Nobody thinks yet: those who are awaited still look at what a round brought.
  const allLook = awaited.length > 0 && awaited.every((each) => looking.includes(each));
  return texts.say(allLook ? "still-looking" : "waiting-for-others", args);
}

const ASIDES: Record<Aside, { says: string; back: string }> = {
  earlier: { says: "earlier-moment", back: "back-to-now" },
  replay: { says: "moment-replays", back: "back-to-now" },
  over: { says: "game-is-over", back: "show-result" },
};

function asideOf({ aside }: StripState, texts: Texts): Drawn | null {
  if (aside === null) return null;
  const { says, back } = ASIDES[aside];
  const button = { key: back, does: { act: "return" }, text: texts.say(back), look: "plain" } as const;
  return { kind: "aside", sentence: texts.say(says), size: [], effects: null, buttons: [button], opened: null };
}

/** What the others want to do and the reader must agree to: a take-back, or other settings for this game. */
function questionOf({ table, phone, offers }: StripState, texts: Texts): Drawn | null {
  const asked = takeBackAsked(table, texts) ?? changeAsked(table, texts);
  if (!asked) return null;
  const answer = (agree: boolean): StripButton => ({
    key: agree ? "agree" : "refuse",
    does: { act: "send", body: asked.body(agree) },
    text: texts.say(agree ? "agree" : "refuse"),
    look: agree ? "primary" : "plain",
  });
  const answers = [answer(true), answer(false)];
  const said = { kind: "question", sentence: asked.sentence, size: lengthOf(asked.sentence), effects: null } as const;
  if (phone) return { ...said, buttons: [], opened: { offers: false, effects: null, buttons: answers } };
  return { ...said, buttons: answers, opened: offers ? { offers, effects: null, buttons: [] } : null };
}

interface Question {
  sentence: string;
  body: (agree: boolean) => Command["body"];
}

function takeBackAsked({ info, seat }: StripState["table"], texts: Texts): Question | null {
  const asked = info?.take_back;
  if (!asked || seat === null || !asked.waiting_for.includes(seat)) return null;
  return {
    sentence: texts.say("ask-take-back", { player: texts.player(asked.seat) }),
    body: (agree) => ({ type: "answer-take-back", agree }),
  };
}

function changeAsked({ info, seat }: StripState["table"], texts: Texts): Question | null {
  const proposal = info?.proposal;
  if (!proposal || seat === null || !proposal.waiting_for.includes(seat)) return null;
  const host = info.seats.find((each) => each.host);
  const player = host ? texts.player(host.seat) : texts.say("seat-host");
  const sentence =
    typeof proposal.remove === "number"
      ? texts.say("ask-remove", { player, other: texts.player(proposal.remove) })
      : texts.say("ask-settings", { player, changes: texts.join(changesOf(info.settings, proposal.settings, texts)) });
  return { sentence, body: (agree) => ({ type: "answer-settings", proposal: proposal.n, agree }) };
}

/** What is asked now, what a try would bring, or for whom the table waits. */
function decisionOf(state: StripState, label: string, texts: Texts): Drawn {
  const { table, frame, choices, notice, offers, phone } = state;
  const meant = choices.meant && choices.meant.refs.length > 0 ? choices.meant : null;
  const offered = choices.plain.filter((move) => !choices.drawn(move));
  const one = offered.length === 1;
  const act = meant ?? (phone && !one ? (offered[0] ?? null) : null);
  const beside = phone ? (one && !meant ? offered : []) : offered;
  const rest = phone && !meant && !one ? offered.slice(1) : [];

  const play = (move: Move, key: string, look: StripButton["look"]): StripButton => ({
    key,
    does: { act: "play", move },
    text: choices.wording(move) ?? texts.move(move),
    look,
  });
  const quiet = (what: "undo" | "hint", when: boolean): StripButton[] =>
    when ? [{ key: what, does: { act: what }, text: texts.say(what), look: "quiet" }] : [];
  // In reach at every decision: beside the answer, or behind those of the row that opens.
  const hint = quiet("hint", Boolean(frame?.prompt && table.info?.settings.hints));
  const away = table.info?.seats[table.seat ?? -1]?.away ?? false;
  const isBare = act === null && beside.length === 0;
  const besides = choices.legal.length === choices.plain.length ? "primary" : "plain";
  const buttons = [
    ...(away ? [comeBack(texts)] : []),
    ...quiet("undo", frame?.take_back === true && (!phone || isBare)),
    ...(phone && (meant || rest.length > 0) ? [] : hint),
    ...beside.map((move) => play(move, `${move.index}`, besides)),
    ...(act ? [play(act, "act", "primary")] : []),
  ];

  // A move that is on its way and not acknowledged comes before anything else that could be said.
  const sentence = table.unconfirmed
    ? texts.say("move-unconfirmed")
    : (notice?.text ?? (meant && choices.sentence(meant)) ?? requested(table, texts) ?? label);
  const room = isBare ? (frame?.take_back ? BESIDE_UNDO : ALONE) : BESIDE_BUTTON;
  const effects = notice ? reasonsOf(notice) : meant && effectsOf(frame?.view as View | undefined, meant);
  // On a phone the row that opens has room for one thing: what the board offers comes first.
  const opening = phone && !offers ? effects : null;
  const more = [...rest.map((move) => play(move, `${move.index}`, "plain")), ...(rest.length > 0 ? hint : [])];
  return {
    kind: "decision",
    sentence,
    size: [...lengthOf(sentence), sentence.length > room && "tight"],
    effects: phone ? null : effects,
    buttons,
    opened: offers || opening || more.length > 0 ? { offers, effects: opening, buttons: more } : null,
  };
}

/** Letters that a phone has room for in two lines. */
const [BESIDE_BUTTON, BESIDE_UNDO, ALONE] = [28, 36, 44];
const [LONG, LONGER] = [48, 84];

const lengthOf = ({ length }: string): Strip["size"] => [length > LONG && "long", length > LONGER && "longer"];

const comeBack = (texts: Texts): StripButton => ({
  key: "come-back",
  does: { act: "send", body: { type: "come-back" } },
  text: texts.say("come-back"),
  look: "primary",
});

/** The reader asked the others for a take-back, and some have not answered yet. */
function requested({ info, seat }: StripState["table"], texts: Texts): string | null {
  const asked = info?.take_back;
  if (!asked || asked.seat !== seat || asked.waiting_for.length === 0) return null;
  return texts.say("asked-take-back", { players: texts.join(asked.waiting_for.map((each) => texts.player(each))) });
}

const reasonsOf = ({ reasons }: Notice): Effects | null =>
  reasons?.length ? { gains: [], notes: [...reasons] } : null;

function effectsOf(view: View | undefined, move: Move): Effects | null {
  const known = previewOf(view, move);
  return known && known.gains.length + known.notes.length > 0 ? known : null;
}
