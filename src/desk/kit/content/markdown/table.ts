/** @file Tables in markdown as text: where a cell is, and the lines of a table with a row or a column more. */

/** A row of a table: it holds a stroke, and is no code. */
export const isTableLine = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);
const isRule = (line: string): boolean => /^\s*\|(\s*:?-+:?\s*\|)+\s*$/.test(line);

/** The cells of a line, each from the sign after its stroke to the stroke that ends it. A stroke after `\` is a sign. */
export function cellsOf(line: string): { from: number; to: number }[] {
  const strokes = [...line.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  return strokes.slice(0, -1).map((at, index) => ({ from: at + 1, to: strokes[index + 1]! }));
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const textsOf = (line: string) => cellsOf(line).map(({ from, to }) => line.slice(from, to).trim());

/** A new table of that many columns, with one empty row. */
export const newTable = (columns: number): string[] => [
  row(Array.from({ length: columns }, (_, index) => `Column ${index + 1}`)),
  row(Array.from({ length: columns }, () => '---')),
  row(Array.from({ length: columns }, () => '')),
];

/** An empty row with as many cells as the line has. */
export const emptyRowLike = (line: string): string => row(textsOf(line).map(() => ''));

/** The lines with an empty column after the given one. */
export const withColumn = (lines: readonly string[], after: number): string[] =>
  lines.map((line) => row(textsOf(line).toSpliced(after + 1, 0, isRule(line) ? '---' : '')));

/** Which line and which cell comes after (or before) a cell; null where the table ends. The line of dashes has no cells to be in. */
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
