// Reads the component data that the games ship: plain comma-separated tables with a header.

export type Row = Record<string, string>;

export function rows(text: string): Row[] {
  const [header, ...lines] = text.trim().split("\n").map(cells);
  return lines.map((line) => Object.fromEntries((header ?? []).map((key, i) => [key, line[i] ?? ""])));
}

function cells(line: string): string[] {
  const found: string[] = [];
  const pattern = /("([^"]|"")*"|[^,]*)(,|$)/g;
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    const cell = match[1] ?? "";
    found.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (match[3] === "") break;
  }
  return found;
}
