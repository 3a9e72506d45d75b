// Where a game stands, read from the fields of its public view that say so: the round, the day, the way hands go.

import type { GameTexts, Message, Shape } from "./protocol";

const isCounted = ({ kind }: Shape): boolean => kind === "number" || kind === "named";

/** What closes comes first. */
export function standing({ shape, happenings }: GameTexts, board: unknown): Message[] {
  const view = board as Record<string, unknown>;
  const fields = Object.entries(shape.public.fields ?? {}).filter(([, each]) => each.stage);
  const closed = Object.values(happenings).flatMap(({ closes }) => closes ?? []);
  const counted = fields.filter(([, each]) => isCounted(each)).map(([, { stage = "" }]) => stage);
  const main = counted.find((stage) => closed.includes(stage)) ?? counted[0];
  return fields
    .sort(([, a], [, b]) => Number(b.stage === main) - Number(a.stage === main))
    .flatMap(([field, each]) => said(each, view[field], view) ?? []);
}

/** Nothing before the first round, and of what is not so. */
function said(shape: Shape, value: unknown, view: Readonly<Record<string, unknown>>): Message | null {
  const { kind, stage, out_of: of } = shape;
  const id = `stage-${stage}`;
  if (typeof value === "string") return { id: `${id}-${value}`, args: {} };
  const number = Array.isArray(value) ? value.length : Number(value);
  if (kind !== "list" && number === 0) return null;
  const args = { number, ...(kind === "named" && { name: `${shape.of}:${number}` }) };
  if (!of) return { id, args };
  return { id: `${id}-of`, args: { ...args, of: Number(typeof of === "number" ? of : view[of]) } };
}
