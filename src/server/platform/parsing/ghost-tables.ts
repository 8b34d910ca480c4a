/** @file The tables of an export of Ghost, as rows of plain values. */

export type Row = Readonly<Record<string, unknown>>;
export type Tables = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns the rows of a table; none for an unknown one. */
export const rowsOf = (tables: Tables, name: string): Row[] => {
  const rows = tables[name];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
};
/** Returns a value as text; empty for anything but a text or a number. */
export const said = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Returns the tables of an export; null for other data. */
export function tablesIn(text: string): Tables | null {
  try {
    const whole: unknown = JSON.parse(text);
    const first: unknown = isRow(whole) && Array.isArray(whole['db']) ? whole['db'][0] : whole;
    const tables = isRow(first) ? first['data'] : null;
    return isRow(tables) && Array.isArray(tables['posts']) ? tables : null;
  } catch {
    return null;
  }
}

/** Returns for each post the rows that a table of pairs gives it, in their order. */
export function joined(tables: Tables, pairs: string, key: string, rows: string): Map<string, Row[]> {
  const byId = new Map(rowsOf(tables, rows).map((row) => [said(row['id']), row]));
  const found = new Map<string, Row[]>();
  const ordered = rowsOf(tables, pairs).toSorted(
    (a, b) => Number(a['sort_order'] ?? 0) - Number(b['sort_order'] ?? 0),
  );
  for (const pair of ordered) {
    const row = byId.get(said(pair[key]));
    const post = said(pair['post_id']);
    if (!row) continue;
    const own = found.get(post);
    if (own) own.push(row);
    else found.set(post, [row]);
  }
  return found;
}
