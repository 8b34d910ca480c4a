/** @file Reads a table (CSV) as programs of tables write it: with commas, semicolons or tabs, in any of their encodings. */
import { parse } from 'csv-parse/sync';
import { guessedText } from '../content/guessed-text.ts';
import { readableText } from '../content/readable-text.ts';
import { Problem } from '../problem.ts';
import { parsers } from './parsers.ts';

const refused = (message: string) => new Problem('invalid_input', { message });
const delimiters = [',', ';', '\t', '|'];

/** Returns the sign that stands most often between the cells of the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const bare = first.slice(0, 10_000).replace(/"[^"]*"/g, '');
  const counts = delimiters.map((one) => bare.split(one).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

/**
 * Returns the rows with their cells, empty ones included, so that the place of a row is its number.
 * @throws Problem invalid_input for a file that is no table, payload_too_large for too many rows
 */
export function readTable(content: Uint8Array): string[][] {
  const start = Buffer.from(content.subarray(0, 8)).toString('latin1');
  if (start.startsWith('PK'))
    throw refused('A table of Excel (.xlsx) cannot be read. Save it there as CSV (UTF-8).');
  if (start.startsWith('%PDF-')) throw refused('A PDF cannot be read. A table of vendors comes as CSV.');
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0'))
    throw refused('A table of an old Excel (.xls) cannot be read. Save it there as CSV (UTF-8).');
  const { text } = guessedText(content);
  if (text.includes('\u0000')) throw refused('This file is no table. A table of vendors comes as CSV.');
  if (/^\s*[{[<]/.test(text)) throw refused('This file is no table (CSV): it is JSON, XML or a page.');
  const said = /^sep=(.)\r?\n/i.exec(text);
  const body = readableText(said ? text.slice(said[0].length) : text, []);
  try {
    const rows: string[][] = parse(body, {
      delimiter: said?.[1] ?? delimiterOf(body),
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      max_record_size: 100_000,
      to: parsers.table.maxNodes + 1,
    });
    if (rows.length > parsers.table.maxNodes)
      throw new Problem('payload_too_large', {
        message: `A table may have ${parsers.table.maxNodes - 1} rows. Please bring it in parts.`,
      });
    return rows;
  } catch (error) {
    throw error instanceof Problem
      ? error
      : refused('A row of this table has no end: a quotation mark is missing, or the row is too long.');
  }
}
