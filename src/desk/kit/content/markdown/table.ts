/** @file Markdown tables as text: the position of a cell, and the lines of a table with an added row or column. */

/** Returns whether a line is a row of a table: bars around it. */
export const isTableLine = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);
const isRule = (line: string): boolean => /^\s*\|(\s*:?-+:?\s*\|)+\s*$/.test(line);

/** Returns the cells of a line, each from after its bar to the next bar. A bar after `\` is text. */
export function cellsOf(line: string): { from: number; to: number }[] {
  const strokes = [...line.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  return strokes.slice(0, -1).map((at, index) => ({ from: at + 1, to: strokes[index + 1]! }));
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const textsOf = (line: string) => cellsOf(line).map(({ from, to }) => line.slice(from, to).trim());

/** Returns a new table with this many columns and one empty row. */
export const newTable = (columns: number): string[] => [
  row(Array.from({ length: columns }, (_, index) => `Column ${index + 1}`)),
  row(Array.from({ length: columns }, () => '---')),
  row(Array.from({ length: columns }, () => '')),
];

/** Returns an empty row with the line's number of cells. */
export const emptyRowLike = (line: string): string => row(textsOf(line).map(() => ''));

/** Returns the lines with an empty column after the given one. */
export const withColumn = (lines: readonly string[], after: number): string[] =>
  lines.map((line) => row(textsOf(line).toSpliced(after + 1, 0, isRule(line) ? '---' : '')));

/** Returns the line and cell after (or before) a cell; null at the table's end. Skips the line of dashes. */
export function nextCell(
  lines: readonly string[],
  at: { line: number; cell: number },
  by: 1 | -1,
): { line: number; cell: number } | null {
  let { line, cell } = at;
  cell += by;
  const count = () => cellsOf(lines[line] ?? '').length;
  if (cell >= 0 && cell < count()) return { line, cell };
  do line += by;
  while (line >= 0 && line < lines.length && isRule(lines[line]!));
  if (line < 0 || line >= lines.length) return null;
  return { line, cell: by === 1 ? 0 : count() - 1 };
}
