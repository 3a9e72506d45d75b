// What the strip says and offers, on a desk and on a phone.

import { describe, expect, it } from "vitest";
import type { Notice } from "../src/shell/answers.svelte";
import type { Gain, Move, SeatInfo, TableInfo } from "../src/shell/protocol";
import { stripOf, type Strip, type StripState } from "../src/shell/strip";
import { Texts } from "../src/shell/texts";

const WORDS = "move-stop = Stop\nmove-draw = Draw\nmove-wait = Wait\nmove-take = Take it\nasked = Your turn.";
const texts = new Texts("en", WORDS, null, ["Ana", "Ben", "Cléo"], 0);
const move = (index: number, verb: string, ...refs: string[]): Move => ({ index, verb, refs });
const [STOP, DRAW, WAIT] = [move(0, "stop"), move(1, "draw"), move(2, "wait")];
const TAKE = move(3, "take", "card:oar");
const FOOD: Gain = { line: "food", least: 2, most: 2, refs: [] };
const NOTE = { id: "note", args: {} };
const NOTICE: Notice = { text: "Too far.", clause: "TW-M1" };

const seat = (of: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: of,
  kind: "person",
  name: "",
  level: null,
  away: false,
  host: of === 1,
  muted: false,
  removed: false,
  ...more,
});
const PLAYING = {
  status: "playing",
  settings: { hints: "casual" },
  seats: [seat(0), seat(1), seat(2)],
  take_back: null,
  proposal: null,
  ends: null,
} as Partial<TableInfo> as TableInfo;
const ASKED = { prompt: { id: "asked", args: {} }, take_back: false, view: {} };

interface Given extends Partial<Pick<StripState, "frame" | "notice" | "aside" | "offers">> {
  info?: Partial<TableInfo>;
  table?: Partial<StripState["table"]>;
  legal?: readonly Move[];
  meant?: Move;
  sentence?: string;
  /** The board offers these itself. */
  drawn?: readonly Move[];
}

function strip(phone: boolean, given: Given): Strip {
  const { info, table, legal = [], meant = null, sentence = null, drawn = [], ...more } = given;
  const choices = {
    legal,
    plain: legal.filter((each) => each.refs.length === 0),
    meant,
    drawn: (each: Move) => drawn.includes(each),
    wording: (each: Move) => (each === DRAW ? "Draw one" : null),
    sentence: () => sentence,
  };
  const at = { info: { ...PLAYING, ...info }, seat: 0, toAct: [0], looking: [], unconfirmed: false, ...table };
  return stripOf({ table: at, frame: ASKED, notice: null, aside: null, offers: false, phone, choices, ...more }, texts);
}
const onDesk = (given: Given): Strip => strip(false, given);
const onPhone = (given: Given): Strip => strip(true, given);
/** Buttons as they are read; the answer is marked. */
const read = (buttons: Strip["buttons"]): string[] =>
  buttons.map(({ text, look }) => (look === "primary" ? `[${text}]` : text));

const WAITING = { frame: { ...ASKED, prompt: null } };
const TAKE_BACK = { seat: 1, waiting_for: [0, 2] };
const PROPOSAL = { n: 4, settings: { hints: null, take_backs: true }, waiting_for: [0], remove: null };

describe("the sentence", () => {
  it.each<[string, string, Given]>([
    ["what is asked", "Your turn.", {}],
    ["for whom the table waits", "Waiting for Ben and Cléo.", { ...WAITING, table: { toAct: [1, 2] } }],
    [
      "that others still look at the scores",
      "Ben is still looking at the scores.",
      { ...WAITING, table: { toAct: [1], looking: [1, 2] } },
    ],
    ["to wait a moment", "One moment…", { ...WAITING, table: { toAct: [] } }],
    ["that the game is over", "The game is over.", { ...WAITING, info: { status: "finished" } }],
    [
      "that nobody played on",
      "Ended on 13 January 2027: nobody played",
      { ...WAITING, info: { status: "closed", ends: 1_799_841_600 } },
    ],
    ["what a try would bring", "Food for two", { legal: [TAKE], meant: TAKE, sentence: "Food for two" }],
    ["the question, if a try says nothing of itself", "Your turn.", { legal: [TAKE], meant: TAKE }],
    ["why something cannot be done", "Too far.", { notice: NOTICE, meant: TAKE, sentence: "Food for two" }],
    [
      "whom the reader asked for a take-back",
      "You asked Ben and Cléo for a take-back.",
      { info: { take_back: { seat: 0, waiting_for: [1, 2] } } },
    ],
    [
      "that a move has not arrived, before all else",
      "Your move isn’t confirmed yet. It will be sent again until it is.",
      { notice: NOTICE, table: { unconfirmed: true } },
    ],
    ["what others ask", "Ben would like to take a move back.", { info: { take_back: TAKE_BACK }, notice: NOTICE }],
    [
      "what the host proposes",
      "Ben would like to change the settings of this game: no hints.",
      { info: { proposal: PROPOSAL } },
    ],
    [
      "whom the host wants to leave",
      "Ben would like Cléo to leave the game; a bot would play on.",
      { info: { proposal: { ...PROPOSAL, remove: 2 } } },
    ],
    ["that the reader looks back", "You are looking at an earlier moment.", { aside: "earlier" }],
    ["that it shows what has been", "This is a replay", { aside: "replay", info: { take_back: TAKE_BACK } }],
    ["that the result is hidden", "The game is over.", { aside: "over", info: { status: "finished" } }],
  ])("says %s: %s", (_, says, given) => {
    expect([onDesk(given).sentence, onPhone(given).sentence]).toEqual([says, says]);
  });

  it("asks nobody who has answered, or only looks on", () => {
    const answered = { take_back: { seat: 1, waiting_for: [2] }, proposal: { ...PROPOSAL, waiting_for: [2] } };
    expect(onDesk({ info: answered }).kind).toBe("decision");
    expect(onDesk({ info: { take_back: TAKE_BACK }, table: { seat: null } }).kind).toBe("decision");
  });

  it("names the strip by the question, whatever is said instead", () => {
    const said = onDesk({ notice: NOTICE });
    expect([said.label, said.isAsked]).toEqual(["Your turn.", true]);
    const waits = onDesk({ ...WAITING, notice: NOTICE, table: { toAct: [1] } });
    expect([waits.label, waits.isAsked]).toEqual(["Waiting for Ben.", false]);
  });

  it.each<[number, Given, string[]]>([
    [28, { legal: [TAKE], meant: TAKE }, []],
    [29, { legal: [TAKE], meant: TAKE }, ["tight"]],
    [29, { legal: [STOP] }, ["tight"]],
    [36, { frame: { ...ASKED, take_back: true } }, []],
    [37, { frame: { ...ASKED, take_back: true } }, ["tight"]],
    [44, {}, []],
    [45, {}, ["tight"]],
    [49, {}, ["long", "tight"]],
    [85, {}, ["long", "longer", "tight"]],
  ])("of %i letters fits in beside what it leaves room for: %j", (letters, given, size) => {
    expect(onPhone({ ...given, notice: { text: "m".repeat(letters), clause: "" } }).size.filter(Boolean)).toEqual(size);
  });
});

describe("the buttons", () => {
  it.each<[string, Given, string[], string[], string[] | null]>([
    ["one plain move", { legal: [STOP] }, ["Hint", "[Stop]"], ["Hint", "[Stop]"], null],
    [
      "several plain moves",
      { legal: [STOP, DRAW, WAIT] },
      ["Hint", "[Stop]", "[Draw one]", "[Wait]"],
      ["[Stop]"],
      ["Draw one", "Wait", "Hint"],
    ],
    ["plain moves beside others", { legal: [STOP, TAKE] }, ["Hint", "Stop"], ["Hint", "Stop"], null],
    ["a try", { legal: [TAKE], meant: TAKE }, ["Hint", "[Take it]"], ["[Take it]"], null],
    [
      "a try beside plain moves",
      { legal: [STOP, DRAW, TAKE], meant: TAKE },
      ["Hint", "Stop", "Draw one", "[Take it]"],
      ["[Take it]"],
      null,
    ],
    [
      "what the board draws itself",
      { legal: [STOP, DRAW], drawn: [STOP] },
      ["Hint", "[Draw one]"],
      ["Hint", "[Draw one]"],
      null,
    ],
    ["nothing", {}, ["Hint"], ["Hint"], null],
    ["nothing where there are no hints", { info: { settings: { hints: null } } }, [], [], null],
    ["nothing while others are awaited", { ...WAITING, table: { toAct: [1] } }, [], [], null],
    ["a take-back", { frame: { ...ASKED, take_back: true } }, ["Take back", "Hint"], ["Take back", "Hint"], null],
    [
      "a take-back beside an answer, for which a phone has no room",
      { frame: { ...ASKED, take_back: true }, legal: [STOP] },
      ["Take back", "Hint", "[Stop]"],
      ["Hint", "[Stop]"],
      null,
    ],
    [
      "to come back",
      { info: { seats: [seat(0, { away: true })] } },
      ["[Take the seat back]", "Hint"],
      ["[Take the seat back]", "Hint"],
      null,
    ],
    ["what the board offers", { offers: true, legal: [STOP] }, ["Hint", "[Stop]"], ["Hint", "[Stop]"], []],
    [
      "an answer to others",
      { info: { take_back: TAKE_BACK }, legal: [STOP] },
      ["[Agree]", "Refuse"],
      [],
      ["[Agree]", "Refuse"],
    ],
    ["the way back to now", { aside: "earlier", legal: [STOP] }, ["Back to now"], ["Back to now"], null],
    ["the result", { aside: "over" }, ["Result"], ["Result"], null],
  ])("offer %s", (_, given, desk, phone, opened) => {
    expect(read(onDesk(given).buttons)).toEqual(desk);
    const small = onPhone(given);
    expect([read(small.buttons), small.opened && read(small.opened.buttons)]).toEqual([phone, opened]);
  });

  it("do what they say", () => {
    const sent = (info: Partial<TableInfo>): unknown[] =>
      onDesk({ info }).buttons.map(({ does }) => (does.act === "send" ? does.body : does));
    expect(sent({ take_back: TAKE_BACK })).toEqual([
      { type: "answer-take-back", agree: true },
      { type: "answer-take-back", agree: false },
    ]);
    expect(sent({ proposal: PROPOSAL })).toEqual([
      { type: "answer-settings", proposal: 4, agree: true },
      { type: "answer-settings", proposal: 4, agree: false },
    ]);
    expect(sent({ seats: [seat(0, { away: true })] })).toEqual([{ type: "come-back" }, { act: "hint" }]);
    expect(onDesk({ legal: [DRAW] }).buttons.at(-1)?.does).toEqual({ act: "play", move: DRAW });
    expect(onPhone({ aside: "replay" }).buttons.map(({ does }) => does)).toEqual([{ act: "return" }]);
  });

  it("stay the same button while another move is meant", () => {
    const keys = [TAKE, move(4, "take", "card:sail")].map(
      (meant) => onPhone({ meant, legal: [meant] }).buttons[0]?.key,
    );
    expect(keys).toEqual(["act", "act"]);
  });
});

describe("what a try would bring", () => {
  const view = {
    public: {},
    private: null,
    previews: { [TAKE.index]: { gains: [FOOD], notes: [], detail: null } },
  };
  const tried: Given = { frame: { ...ASKED, view }, legal: [TAKE], meant: TAKE };

  it("stands beside the sentence on a desk, and in the row that opens on a phone", () => {
    expect([onDesk(tried).effects?.gains, onDesk(tried).opened]).toEqual([[FOOD], null]);
    expect([onPhone(tried).effects, onPhone(tried).opened?.effects?.gains]).toEqual([null, [FOOD]]);
  });
  it("leaves a phone's row to what the board offers", () => {
    expect(onPhone({ ...tried, offers: true }).opened).toEqual({ offers: true, effects: null, buttons: [] });
    expect(onDesk({ ...tried, offers: true }).effects?.gains).toEqual([FOOD]);
  });
  it("is not said where nothing is known", () => {
    const nothing = { ...view, previews: { [TAKE.index]: { gains: [], notes: [], detail: null } } };
    expect([onDesk({ ...tried, frame: { ...ASKED, view: nothing } }).effects, onDesk({}).effects]).toEqual([
      null,
      null,
    ]);
  });
  it("gives way to the reasons of a hint, and to a notice without any", () => {
    const hint = { ...NOTICE, reasons: [NOTE] };
    expect(onDesk({ ...tried, notice: hint }).effects).toEqual({ gains: [], notes: [NOTE] });
    expect(onPhone({ ...tried, notice: hint }).opened?.effects).toEqual({ gains: [], notes: [NOTE] });
    expect(onDesk({ ...tried, notice: NOTICE }).effects).toBeNull();
  });
});
