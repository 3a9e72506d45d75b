// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.

/** The command was carried out and is stored for good. */
export interface Ack {
  type: "ack";
  id: string;
}

/** Who must decide now. Sent whenever that changes during a game. */
export interface Acting {
  type: "acting";
  to_act: number[];
  deadlines: Record<string, number>;
}

/** What a person's finished games of one kind have in common. */
export interface Advice {
  game: string;
  games: number;
  losses: number;
  enough: boolean;
  line: string | null;
  decided: number;
  behind: number;
}

/** What would help a person most, game by game. */
export interface AdviceNow {
  advice: Advice[];
  needed: number;
}

/** How likely each seat was to win, after the set-up and after every decision that stands, for one who sees all.

It is found out step by step; ask with `after` for more than is known already. */
export interface Analysis {
  step: number;
  whole: boolean;
  moments: number[];
  chances: number[][];
  low: number[][];
  high: number[][];
  playouts: number;
  within: number;
  marks: StageMark[];
  turning: TurningPoint[];
  learned: boolean;
}

/** A word to everyone who is connected, such as before an upgrade. */
export interface Announcement {
  id: string;
  text: string;
  ends: number | null;
}

/** The answer to a question (`why-not`, `propose`, `hint`). */
export interface Answer {
  type: "answer";
  id: string;
  clause: string;
  reason: string | null;
  args: Record<string, number | string | string[]>;
  hint: Considered[] | null;
  candidates: Candidate[] | null;
  plan: Plan | null;
  coach: Appraisal | null;
}

/** Agree to the settings the host proposes, or refuse them. The host withdraws them by refusing. */
export interface AnswerSettings {
  type: "answer-settings";
  proposal: number;
  agree: boolean;
}

/** Agree to another seat's take-back, or refuse it. The asking seat withdraws its request by refusing. */
export interface AnswerTakeBack {
  type: "answer-take-back";
  agree: boolean;
}

/** All choices that the table's hint bot has weighed for whoever wants a coach. */
export interface Appraisal {
  best: Considered;
  moves: Appraised[];
}

/** A choice as the coach sees it. */
export interface Appraised {
  move: number;
  value: number;
  cost: number;
  weight: "costly" | "grave" | "none" | "slight";
  lines: LinePoints[];
}

/** Host: add seats, remove some or change their order. Whoever sat in a seat left out leaves. Only while waiting. */
export interface ArrangeSeats {
  type: "seats";
  seats: (number | NewSeat)[];
}

/** What a table asks of one of the person's seats, in words. */
export interface Asked {
  table: string;
  seat: number;
  text: string;
}

/** What a person is asked, at the latest of their tables at which it is their turn. */
export interface AskedNow {
  asked: Asked[];
}

/** WebSocket only: send the frames of the command's seat (none: the spectator's) from version `since` on. */
export interface Attach {
  type: "attach";
  since?: number | null;
}

/** A backup that is kept beside the database. */
export interface BackupFile {
  name: string;
  at: number;
  bytes: number;
}

/** The backups that are kept, the latest first. */
export interface Backups {
  backups: BackupFile[];
  every: number;
  keep: number;
  problem: string | null;
}

/** What a bot scores with the same deal in the person's seat. */
export interface BotScore {
  level: string;
  score: number;
  place: number;
}

/** One of a few good moves, without a word on which is the best. */
export interface Candidate {
  move: number;
  reasons: Message[];
}

/** A game that was handed on. */
export interface Challenge {
  link: string;
  key: string;
}

/** What one is challenged to. */
export interface ChallengeInfo {
  game: string;
  rules: number;
  seat: number;
  name: string;
  score: number;
  place: number;
  levels: (string | null)[];
}

/** Host: open a seat, take it, or give it to a bot; whoever sat there leaves. Only while waiting. */
export interface ChangeSeat {
  type: "seat";
  target: number;
  seat: NewSeat;
}

/** Host: change the settings and, while waiting, the options of the game.

During a game the clock, who stands in, hints, take-backs and spectators change once all who play have agreed. */
export interface ChangeSettings {
  type: "settings";
  settings: TableSettings;
  options?: Record<string, boolean | number | string> | null;
}

/** Something that was said. `k` numbers the lines of the table's chat. */
export interface ChatLine {
  type: "chat";
  k: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A part of the chat. */
export interface ChatLines {
  lines: ChatLine[];
}

/** One clause of the rules. */
export interface Clause {
  id: string;
  section: string;
  text: string;
}

/** Host: close the table. It can still be read; the seed of an unfinished game stays secret. */
export interface Close {
  type: "close";
}

/** A table's code as somebody typed it: capitals, blanks and hyphens do not matter. */
export interface Code {
  code: string;
}

/** What a code opens: a table, with a key to join it by. */
export interface CodeOpens {
  table: string;
  key: string;
}

/** Take one's seat back from the bot that stands in. */
export interface ComeBack {
  type: "come-back";
}

/** What a client asks for: a WebSocket message, or the body of a POST to `commands`. */
export interface Command {
  id: string;
  body: PlayMove | PlayPlan | TakeBackMove | AnswerTakeBack | AnswerSettings | Say | ProposePlan | WhyNot | Hint | Start | PromiseNonce | RevealNonce | ChangeSeat | ArrangeSeats | HandOver | ChangeSettings | Leave | ComeBack | StandIn | Mute | Remove | Rematch | Close | Attach | Detach | Look | Ping;
  seat?: number | null;
  decision?: number | null;
}

/** A line of a table. */
export interface ComponentRow {
  cells: string[];
  group: string;
}

/** Some of what lies in the box, with all figures. */
export interface ComponentTable {
  title: string;
  columns: string[];
  rows: ComponentRow[];
  note: string;
  origins: string[];
}

/** What a happening means beyond its sentence. */
export interface Consequences {
  points?: string;
  line?: string;
  concerns?: string;
  leads?: Lead | null;
  closes?: string;
}

/** A move the hinting bot weighed. */
export interface Considered {
  move: number;
  value: number;
  visits: number;
  reasons: Message[];
  prospects: Message[];
}

/** The deal of a day in a game, and how people on this server have done. */
export interface DailyDeal {
  game: string;
  day: string;
  number: number;
  ends: number;
  commit: string;
  seed: string | null;
  seats: number;
  level: string;
  played: number;
  middle: number | null;
  better: number;
  best: DailyScore[];
  mine: DailyTry | null;
  tries: DailyTry[];
  streak: number;
}

/** How a try went that is over. */
export interface DailyScore {
  name: string;
  score: number;
  place: number;
  you: boolean;
}

/** A person's own try that counts. */
export interface DailyTry {
  day: string;
  game: string;
  table: string;
  score: number | null;
  place: number | null;
}

/** What players give to the deal, by seat; nothing for bots and for those whose devices take no part. */
export interface DealInfo {
  promises: (string | null)[];
  nonces: (string | null)[];
  revealing: boolean;
}

/** WebSocket only: stop sending the frames of the command's seat. */
export interface Detach {
  type: "detach";
}

/** How far this server is from a moment in which stopping it disturbs nobody. Games are kept in any case. */
export interface Draining {
  draining: boolean;
  games: number;
  connections: number;
  ready: boolean;
}

/** What was drawn in a finished game, so that anyone can compare it with the stream of the promised seed. */
export interface Draws {
  words: string[];
}

/** A clause, or an example. */
export interface Entry {
  id: string;
  text: string;
}

/** The command was refused and changed nothing. Without an id: the message could not be read. */
export interface Err {
  type: "err";
  id: string | null;
  code: string;
  message: string;
  clause: string;
  args: Record<string, unknown>;
}

/** Everything a viewer saw happen, in order. */
export interface EventLog {
  seat: number | null;
  v: number;
  events: Message[];
}

/** The one shape of every refusal: the body of an HTTP answer, and part of `err`. */
export interface Failure {
  code: string;
  message: string;
  clause: string;
  args: Record<string, unknown>;
}

/** What a seat (none: a spectator) sees now, and what has happened since an earlier version. */
export interface Frame {
  type: "view";
  seat: number | null;
  v: number;
  since: number;
  view: unknown;
  events: Message[];
  decision: number | null;
  prompt: Message | null;
  legal: number[];
  take_back: boolean;
  lesson: Place | null;
}

/** Play on from a decision of a finished game, in the seat that made it. */
export interface FromHere {
  entry: number;
  pace?: "human" | "instant";
}

/** Points for a line of the own pencilled sheet; with equal bounds they are certain. */
export interface Gain {
  line: string;
  least: number;
  most: number;
  refs: string[];
}

/** A game in the list of games. */
export interface GameCard {
  id: string;
  titles: Record<string, string>;
  min_seats: number;
  max_seats: number;
  version: number;
  options: Option[];
  taglines: Record<string, string>;
  kinds: Record<string, string>;
  colour: string;
  minutes: number | null;
  cover: string | null;
  fewest_wins: boolean;
  stories: boolean;
  lesson: boolean;
  ratings: (Record<string, number>)[];
}

/** Everything a client needs to show a game in one language. */
export interface GameTexts {
  id: string;
  language: string;
  titles: Record<string, string>;
  moves: Move[];
  names: Record<string, string>;
  texts: string;
  rules: Clause[];
  rules_text: string;
  shape: ViewShape;
  happenings: Record<string, Consequences>;
}

/** All games, and what they have in common. */
export interface Games {
  games: GameCard[];
  levels: string[];
  languages: string[];
  texts: Record<string, string>;
}

/** Where a deal comes from that is not the table's own: others have it too. */
export interface Given {
  day: string;
  of: string;
  name: string;
  score: number | null;
  at: number;
  counts: boolean;
}

/** What a client is told before the server knows who it is. */
export interface Greeting {
  announcement: Announcement | null;
  login: "nickname" | "provider" | "proxy";
}

/** Host: let the person in another seat be the host from now on. */
export interface HandOver {
  type: "hand-over";
  target: number;
}

/** Ask the table's hint bot what it would do in one's seat. */
export interface Hint {
  type: "hint";
  candidates?: boolean;
  coach?: boolean;
}

/** The key for a table's link. It is stored only as a hash and cannot be shown again. */
export interface Invitation {
  key: string;
  seat: number | null;
  link: string;
}

/** Sit down at a table: in this seat, or in the first free one. */
export interface Join {
  nickname?: string | null;
  key?: string | null;
  seat?: number | null;
  bearer?: boolean;
}

/** How a happening carries its seat on its journey through the game. */
export interface Lead {
  way: "anew" | "passes" | "takes";
  to?: string;
}

/** Give up one's seat: while waiting it becomes open; during the game a bot stands in. */
export interface Leave {
  type: "leave";
}

/** A lesson in one language. */
export interface LessonText {
  decisions: Taught[];
  end: Sentence[];
}

/** One line of a sheet. Its label is the message `line-ID` of the game. */
export interface Line {
  id: string;
  points: number;
  clause: string;
  parts: number[];
}

/** A line of a score sheet and an expected difference in points. */
export interface LinePoints {
  id: string;
  points: number;
}

/** WebSocket only: the command's seat looks at what a round brought, or has looked. `presence` says so to others. */
export interface Look {
  type: "look";
  looking: boolean;
}

/** Who the client is to the server. */
export interface Me {
  nickname: string;
  tables: TableCard[];
  token: string | null;
  announcement: Announcement | null;
}

/** A sentence to be said: an event, a prompt, an ending. */
export interface Message {
  id: string;
  args: Record<string, number | string | string[]>;
}

/** One choice: a verb and the components it names, as the same references that views use. */
export interface Move {
  index: number;
  verb: string;
  refs: string[];
}

/** Host: let someone say nothing more at the table, or let them speak again. */
export interface Mute {
  type: "mute";
  target?: number | null;
  line?: number | null;
  muted?: boolean;
}

/** A word to everyone, in place of the one before. */
export interface NewAnnouncement {
  text: string;
  seconds?: number | null;
}

/** A finished game to be handed on: others may play the same deal in this seat of mine. */
export interface NewChallenge {
  seat?: number | null;
}

/** A deal of the day to be played: as the one try that counts, or for practice. */
export interface NewDaily {
  day?: string | null;
  practice?: boolean;
  pace?: "human" | "instant";
}

/** A new key for a link: to any open seat, or to this one, whoever sits there. */
export interface NewInvitation {
  seat?: number | null;
}

/** Someone who comes in; there are no accounts. */
export interface NewPerson {
  nickname: string;
  invite?: string | null;
  bearer?: boolean;
}

/** A seat as the host wants it: left open, on the host's own device, or for a bot. */
export interface NewSeat {
  kind?: "bot" | "here" | "open";
  name?: string | null;
  level?: string | null;
}

/** A table to be opened. A lesson brings its own seats and options and starts at once. */
export interface NewTable {
  game: string;
  seats?: NewSeat[];
  options?: Record<string, boolean | number | string>;
  settings?: TableSettings;
  start?: boolean;
  promise?: string | null;
}

/** One option. Its title and help are the messages `option-ID` and `option-ID-help` of the game. */
export interface Option {
  id: string;
  kind: "choice" | "flag" | "number";
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

/** How a game ended. */
export interface Outcome {
  scores: number[];
  ranking: number[];
  ending: Message;
  tie_break: Message | null;
}

/** How the server is. */
export interface Overview {
  version: string;
  store: string;
  address: string;
  since: number;
  problem: string | null;
  invite_only: boolean;
  people: number;
  tables: Record<string, number>;
  announcement: Announcement | null;
  drain: Draining;
}

/** A person's finished games of one kind, the latest first; not lessons, nor with several own seats. */
export interface Past {
  games: PastGame[];
}

/** How a game of a person ended. */
export interface PastGame {
  table: string;
  seat: number;
  scores: number[];
  ranking: number[];
  levels: (string | null)[];
}

/** Some of all people, the newest first. */
export interface PeopleFound {
  people: PersonFound[];
  more: boolean;
}

/** A person as whoever looks after the server sees them. */
export interface PersonFound {
  id: string;
  nickname: string;
  created: number;
  seen: number | null;
  standing: "banned" | "muted" | null;
  login: string | null;
  devices: number;
  going_on: number;
  over: number;
}

/** WebSocket only: answered by `ack`, so that a client can recognise a dead connection. */
export interface Ping {
  type: "ping";
}

/** Where someone is in a lesson. */
export interface Place {
  decision: number;
  strayed: boolean;
}

/** A compound choice. */
export interface Plan {
  moves: number[];
  brings: Preview;
}

/** Make a move in one's own seat. */
export interface PlayMove {
  type: "move";
  move: number | string;
}

/** Make several moves in one's own seat, one after the other, or none of them if one cannot be made. */
export interface PlayPlan {
  type: "plan";
  moves: number[];
}

/** Who is connected now. */
export interface Presence {
  type: "presence";
  connected: number[];
  spectators: number;
  looking: number[];
}

/** What a move would bring, once it is carried out with all that the seat has to choose for it.

Where several choose at the same time: once all have chosen. */
export interface Preview {
  gains?: Gain[];
  notes?: Message[];
  detail?: unknown;
  plan?: number[];
}

/** Promise a number that goes into the deal: SHA-256 of `baluchon nonce NUMBER`. Only while waiting. */
export interface PromiseNonce {
  type: "promise";
  hash: string;
}

/** Settings for a running game that the host proposes, or that someone goes, and everyone must agree to. */
export interface Proposal {
  n: number;
  settings: TableSettings;
  waiting_for: number[];
  remove: number | null;
}

/** Ask for the moves that carry one through, with as much of a wish as is possible. */
export interface ProposePlan {
  type: "propose";
  move: number;
  wish?: number[];
}

/** What is the best choice, and why. */
export interface PuzzleAnswer {
  right: boolean;
  best: number;
  value: number;
  second: number;
  reasons: Message[];
  solved: Record<string, number>;
}

/** A position as a seat sees it; one choice is clearly the best. */
export interface PuzzleAsked {
  game: string;
  rules: number;
  number: number;
  total: number;
  hardness: number;
  seat: number;
  seats: SeatInfo[];
  view: unknown;
  prompt: Message;
  legal: number[];
  to_act: number[];
}

/** An answer. */
export interface PuzzleChoice {
  move: number;
}

/** The puzzles of a game. */
export interface PuzzleList {
  game: string;
  hardness: number[];
  tries: PuzzleTry[];
  streak: number;
}

/** The person's first answer to a puzzle. */
export interface PuzzleTry {
  number: number;
  right: boolean;
}

/** What has been used of an address's share. Of IPv6 a /64 is one. */
export interface QuotaOfAddress {
  address: string;
  lines: number;
  tables: number;
  people: number;
}

/** Shares that are in use, the most used first, and how large they are. */
export interface Quotas {
  addresses: QuotaOfAddress[];
  lines: number;
  tables: number;
  people: number;
  tables_per_person: number;
}

/** A recovery code, used on another device. */
export interface Recovery {
  code: string;
  bearer?: boolean;
}

/** A code that makes another device the same person. It works once. */
export interface RecoveryCode {
  code: string;
  expires: number;
}

/** Open a new table for the same people, each one seat further on. Its id becomes the table's `next`. */
export interface Rematch {
  type: "rematch";
}

/** Host: send someone away from the table, or let them in again.

While waiting their seat opens. During a game a bot plays it once everyone else who plays has agreed; when they
are let in again they may take it back. */
export interface Remove {
  type: "remove";
  target?: number | null;
  line?: number | null;
  removed?: boolean;
}

/** A finished game, step by step, as a seat or a spectator saw it, or with everything open.

In an open replay a view is `{"public": …, "privates": [one for each seat]}`. */
export interface Replay {
  game: string;
  seat: number | null;
  open: boolean;
  total: number;
  first: number;
  frames: ReplayFrame[];
  scored: ReplayFrame | null;
}

/** The game after one entry of the log. */
export interface ReplayFrame {
  n: number;
  view: unknown;
  events: Message[];
  to_act: number[];
  seat: number | null;
  text: string | null;
  entry: number;
  move: number | null;
}

/** Someone without a seat who may not speak here or not be here. */
export interface Restraint {
  name: string;
  line: number;
  removed: boolean;
}

/** A finished game. */
export interface Result {
  outcome: Outcome;
  winners: number[];
  sheets: SeatSheet[];
  seed: string;
}

/** Tell the promised number, when the game is about to begin. */
export interface RevealNonce {
  type: "nonce";
  nonce: string;
}

/** The rules of a game in one language. */
export interface RulesPage {
  title: string;
  head: string[];
  sign: string;
  short_title: string;
  short: string[];
  sections: Section[];
  components_title: string;
  components_intro: string;
  components: ComponentTable[];
}

/** Say something to the table. */
export interface Say {
  type: "chat";
  text: string;
}

/** One seat as everyone sees it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  away: boolean;
  host: boolean;
  muted: boolean;
  removed: boolean;
}

/** The score sheet of one seat. */
export interface SeatSheet {
  seat: number;
  lines: Line[];
  total: number;
}

/** A part of the rules. */
export interface Section {
  title: string;
  entries: Entry[];
}

/** What is said, and what it points at. */
export interface Sentence {
  text: string;
  at: string[];
  path: boolean;
}

/** An invitation to the server, which lets in whoever has its link. */
export interface ServerInvitation {
  id: string;
  note: string;
  created: number;
  expires: number;
  link: string | null;
}

/** The invitations that are good, the newest first. */
export interface ServerInvitations {
  invitations: ServerInvitation[];
  needed: boolean;
}

/** What a field holds. */
export interface Shape {
  kind: "flag" | "list" | "named" | "number" | "ref" | "seat" | "struct" | "table" | "text" | "word";
  of?: string;
  optional?: boolean;
  low?: number | null;
  high?: number | null;
  most?: number | null;
  words?: string[];
  item?: Shape | null;
  key?: Shape | null;
  fields?: Record<string, Shape>;
  line?: string | null;
  total?: boolean;
  by_seat?: boolean;
  in_order?: boolean;
  printed?: boolean;
  preview?: boolean;
  stage?: string;
  out_of?: number | string;
}

/** A page or work that was looked up. */
export interface Source {
  title: string;
  publisher: string;
}

/** Where a round, a day or a hike begins. */
export interface StageMark {
  at: number;
  what: string;
  number: number;
}

/** Host: let a bot stand in for a person who is to act and has been gone for a minute. */
export interface StandIn {
  type: "stand-in";
  target: number;
}

/** Host: begin the game. */
export interface Start {
  type: "start";
}

/** The story of one card or place. */
export interface Story {
  game: string;
  id: string;
  title: string;
  line: string;
  text: string;
  question: string;
  answer: string;
  place: [number, number] | null;
  year: number | null;
  sources: Source[];
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  name: string;
  status: "closed" | "finished" | "playing" | "waiting";
  seats: SeatInfo[];
  changed: number;
  to_act: number[];
  your_turn: boolean;
  ends: number | null;
  lesson: boolean;
  given: Given | null;
}

/** The table as it is now. Sent on connecting and after every change. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** A short code by which people nearby come to a table, to be read aloud and typed. */
export interface TableCode {
  code: string;
  expires: number;
}

/** A table as whoever looks after the server sees it. */
export interface TableFound {
  card: TableCard;
  created: number;
  listed: boolean;
  connected: number;
}

/** A table as everyone may know it; the same for all. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  settings: TableSettings;
  status: "closed" | "finished" | "playing" | "waiting";
  seats: SeatInfo[];
  created: number;
  changed: number;
  to_act: number[];
  deadlines: Record<string, number>;
  commit: string | null;
  deal: DealInfo | null;
  take_back: TakeBackRequest | null;
  proposal: Proposal | null;
  result: Result | null;
  next: string | null;
  restrained: Restraint[];
  ends: number | null;
  given: Given | null;
}

/** What the host of a table chose, besides the game and its options. */
export interface TableSettings {
  name?: string;
  listed?: boolean;
  locked?: boolean;
  spectators?: boolean;
  chat?: boolean;
  pace?: "human" | "instant";
  move_limit?: number | null;
  stand_in?: string;
  hints?: string | null;
  take_backs?: boolean;
  lesson?: boolean;
}

/** The tables that can be found. */
export interface Tables {
  tables: TableCard[];
}

/** Some of all tables, the latest first. */
export interface TablesFound {
  tables: TableFound[];
  more: boolean;
}

/** Take back one's last decision: at once if nothing came to light since, otherwise by asking the others. */
export interface TakeBackMove {
  type: "take-back";
}

/** A take-back that the others must agree to. */
export interface TakeBackRequest {
  seat: number;
  waiting_for: number[];
}

/** Play it. */
export interface TakeChallenge {
  key: string;
  pace?: "human" | "instant";
}

/** A decision as a learner meets it. */
export interface Taught {
  says: Sentence[];
  best: number[];
  other: string;
  replies: Record<string, string>;
}

/** An own decision by which a seat's chance to win surely changed: one of its three largest. */
export interface TurningPoint {
  n: number;
  seat: number;
  move: number;
  before: number;
  after: number;
  value: number;
  better: number | null;
  best: number;
  reasons: LinePoints[];
}

/** The shapes of the two parts of a game's view. */
export interface ViewShape {
  public: Shape;
  private: Shape;
}

/** The answer to opening or joining a table. */
export interface Welcome {
  table: TableInfo;
  you: You;
  invitation: Invitation | null;
  token: string | null;
}

/** Ask why a move cannot be made now. */
export interface WhyNot {
  type: "why-not";
  move: number;
}

/** What the client itself has at this table. Sent first, and after every change of it. */
export interface You {
  type: "you";
  seats: number[];
  host: boolean;
  nickname: string | null;
  muted: boolean;
  removed: boolean;
}

export type Push = Ack | Err | Answer | You | TableChanged | Frame | Acting | ChatLine | Presence;
