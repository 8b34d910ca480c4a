/** @file The rows of a table as vendors: what is read of each cell, and what is not, in sentences for the staff. */
import { maxItems, maxLength, vendorTableLimits } from '#facts/limits.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { isEmail, registrationField } from '#domain/vendors/registration-fields.ts';
import { guessedColumns, isRoundedPhone, type TableField } from '#domain/vendors/vendor-table.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { PriceCue } from '#domain/vendors/vendor-facts.ts';
import { inOneLine } from '#platform/content/readable-text.ts';
import { Problem } from '#platform/problem.ts';
import { phoneIn, priceOf, tradesIn } from './read-cells.ts';

export type ReadRow = {
  row: number;
  name: string;
  phone: string;
  email: string | null;
  ownerName: string;
  address: string;
  area: string | null;
  categories: VendorCategory[];
  prices: PriceCue[];
  notes: string[];
  refused: boolean;
};

export type ReadTable = {
  columns: { heading: string; field: TableField | null; sample: string }[];
  rows: ReadRow[];
};

const cell = (value: string | undefined, max: number) => shorten(inOneLine(value ?? ''), max);

/** Returns the fields of the columns: as chosen, else guessed by headings, and the phone by its digits. */
function fieldsOf(
  header: readonly string[],
  rows: readonly string[][],
  chosen: readonly (TableField | null)[] | null,
) {
  if (chosen) return header.map((_, at) => chosen[at] ?? null);
  const fields = guessedColumns(header);
  if (fields.includes('phone')) return fields;
  const few = rows.slice(0, 50);
  const at = header.findIndex(
    (_, column) =>
      fields[column] === null && few.filter((row) => phoneIn(row[column] ?? '')).length * 2 > few.length,
  );
  if (at !== -1) fields[at] = 'phone';
  return fields;
}

/** Reads one row. */
function rowOf(
  cells: readonly string[],
  row: number,
  fields: readonly (TableField | null)[],
  asOf: string,
): ReadRow {
  const valueOf = (field: TableField, max: number) => cell(cells[fields.indexOf(field)], max);
  const notes: string[] = [];
  const name = valueOf('name', maxLength.name);
  const written = valueOf('phone', maxLength.shortText);
  const phone = phoneIn(written);
  const nameProblem = registrationField('companyName').problem(name);
  if (nameProblem) notes.push(`${nameProblem}.`);
  if (isRoundedPhone(written))
    notes.push(
      `“${written}” is a phone number that Excel has rounded: its last digits are lost. Make the column text, and save the table again.`,
    );
  else if (!phone)
    notes.push(
      written ? `“${shorten(written, 40)}” is no phone number of ten digits.` : 'It has no phone number.',
    );
  const refused = notes.length > 0;
  const trade = valueOf('trade', maxLength.shortText);
  const categories = tradesIn(trade).slice(0, maxItems.categories);
  if (categories.length === 0)
    notes.push(
      trade
        ? `“${shorten(trade, 60)}” is no trade of ours: it comes in without one, and no list shows it.`
        : 'It has no trade, and no list shows it.',
    );
  const email = valueOf('email', maxLength.email).toLowerCase();
  if (email && !isEmail(email)) notes.push(`“${shorten(email, 60)}” is no e-mail address.`);
  const said = valueOf('price', maxLength.shortText);
  const price = said && categories[0] ? priceOf(said, categories[0], asOf) : null;
  if (said && !price) notes.push(`The price “${shorten(said, 40)}” cannot be read.`);
  const area = valueOf('area', maxLength.shortText);
  return {
    row,
    name,
    phone: phone ?? '',
    email: isEmail(email) ? email : null,
    ownerName: valueOf('owner', maxLength.name) || name,
    address: valueOf('address', maxLength.address) || area,
    area: area || null,
    categories,
    prices: price ? [price] : [],
    notes,
    refused,
  };
}

/** Reads the rows of a table. @throws Problem invalid_input for a table of something else */
export function readRows(
  table: readonly string[][],
  chosen: readonly (TableField | null)[] | null,
  asOf: string,
): ReadTable {
  const at = table.findIndex((cells) => cells.some((one) => one !== ''));
  if (at === -1) throw new Problem('invalid_input', { message: 'This table is empty.' });
  const first = table[at]!.slice(0, vendorTableLimits.columns);
  // A table may begin with its first vendor.
  const isHeader = !first.some((one) => phoneIn(one));
  const header = first.map((one, column) => (isHeader ? cell(one, 80) : '') || `Column ${column + 1}`);
  const rows = table.slice(isHeader ? at + 1 : at);
  const fields = fieldsOf(header, rows, chosen);
  if (!fields.includes('phone')) {
    const named = header
      .slice(0, 5)
      .map((one) => `“${shorten(one, 30)}”`)
      .join(', ');
    throw new Problem('invalid_input', {
      message: chosen
        ? 'Please choose the column of phone numbers: vendors are known by them.'
        : `This is no table of vendors: it has no column of phone numbers. Its columns are ${named}.`,
    });
  }
  const before = table.length - rows.length;
  return {
    columns: header.map((heading, column) => ({
      heading,
      field: fields[column] ?? null,
      sample: cell(rows.find((row) => row[column])?.[column], 60),
    })),
    rows: rows.flatMap((cells, index) =>
      cells.some((one) => one !== '') ? [rowOf(cells, before + index + 1, fields, asOf)] : [],
    ),
  };
}
