// What the coach has to say to a choice, and to somebody's games.

import type { Advice, Appraisal, Appraised, Move } from "../protocol";
import { apart } from "../tell";
import type { Texts } from "../texts";

/** A choice, and all that the coach thinks of it and of the others. */
export interface Found {
  move: Move;
  appraised: Appraised;
  told: Appraisal;
}

const chances = ({ appraised, told }: Found, texts: Texts): { value: string; best: string } => {
  const best = told.moves.find((each) => each.move === told.best.move) ?? told.best;
  return { value: texts.percent(appraised.value), best: texts.percent(best.value) };
};

/** What is said before the choice is made. */
export function doubtSaid(found: Found, texts: Texts): string {
  const lines = found.appraised.lines.map((line) => `${texts.say(`line-${line.id}`)} ${texts.signed(line.points)}`);
  const sure = texts.say("coach-sure", chances(found, texts));
  return lines.length > 0 ? `${sure} ${texts.say("coach-costs", { lines: texts.join(lines) })}` : sure;
}

/** What is said afterwards: what would have been better, and what it would have brought. */
export function remarkSaid(found: Found, moves: readonly Move[], texts: Texts): string {
  const better = moves[found.told.best.move];
  if (found.appraised.weight === "none" || !better) return texts.say("coach-good");
  const said = texts.say("coach-better", { move: texts.move(better), ...chances(found, texts) });
  const reasons = found.told.best.reasons.map((reason) => texts.message(reason));
  return reasons.length > 0 ? `${said} ${apart(reasons, texts)}` : said;
}

/** What somebody's finished games of one kind have in common; there are enough of them. */
export const adviceSaid = ({ line, decided, losses, behind }: Advice, texts: Texts): string =>
  line === null
    ? texts.say("advice-none", { losses })
    : texts.say("advice-line", { line: texts.say(`line-${line}`), decided, losses, points: Math.round(behind) });

/** The same in short; null if nothing stands out. */
export const adviceInShort = ({ line, decided, losses }: Advice, texts: Texts): string | null =>
  line === null ? null : texts.say("advice-short", { line: texts.say(`line-${line}`), decided, losses });
