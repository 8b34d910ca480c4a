/** @file Rows as CSV for spreadsheets. Text of strangers is opened in one, so that no cell may be a formula. */
import { stringify } from 'csv-stringify/sync';

/**
 * Returns rows as CSV. Cells are trimmed by their caller: leading blanks and line breaks would hide a formula from the writer, and not
 * from every spreadsheet. Only the first part of a file has the header.
 */
export const spreadsheet = (
  rows: readonly (readonly (string | number)[])[],
  columns: readonly string[],
  first = true,
): string =>
  stringify(rows as (string | number)[][], {
    bom: first,
    header: first,
    columns: [...columns],
    escape_formulas: true,
    quoted: true,
    record_delimiter: 'windows',
  });
