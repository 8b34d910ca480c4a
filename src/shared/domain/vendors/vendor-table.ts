/** @file Columns of a table of vendors: their names at the desk, and the headings by which each is recognised. */

/** The fields that a column may have, with their words at the desk. */
export const tableFields = {
  name: 'Name of the business',
  phone: 'Phone',
  trade: 'Trade',
  area: 'Area',
  address: 'Address',
  owner: 'Owner',
  email: 'E-mail',
  price: 'Price',
} as const;
export type TableField = keyof typeof tableFields;
export const tableFieldNames = Object.keys(tableFields) as [TableField, ...TableField[]];

/** Words of headings, the most telling first: an exact one comes before a part. */
const headings: Readonly<Record<TableField, RegExp>> = {
  email: /e-?mail|ईमेल/,
  phone: /phone|mobile|contact (?:no|number)|whats ?app|^tel|^mob|^contact$|फ़?ोन|मोबाइल/,
  owner: /owner|contact person|proprietor|मालिक/,
  address: /address|पता/,
  area: /area|locality|location|city|place|इलाक/,
  trade: /trade|category|service|type|business type|profession|काम|श्रेणी/,
  price: /price|rate|cost|charges|amount|budget|₹|कीमत|दाम/,
  name: /name|vendor|company|business|firm|shop|नाम/,
};

/** Guesses the field of each column by its heading; each field is given once, null to a column that none fits. */
export function guessedColumns(header: readonly string[]): (TableField | null)[] {
  const taken = new Set<TableField>();
  return header.map((heading) => {
    const plain = heading
      .normalize('NFC')
      .trim()
      .toLowerCase()
      .replace(/[_\s]+/g, ' ');
    const found = (Object.keys(headings) as TableField[]).find(
      (field) => !taken.has(field) && headings[field].test(plain),
    );
    if (!found) return null;
    taken.add(found);
    return found;
  });
}

/** What becomes of a row: a new page, a vendor that is here already, or nothing, for a reason. */
export const rowFates = ['new', 'here', 'refused'] as const;
export type RowFate = (typeof rowFates)[number];

/** A phone number that a program of tables has rounded: `9.81E+09`. */
export const isRoundedPhone = (cell: string): boolean =>
  /^\d+(?:[.,]\d+)?\s*e\s*\+?\s*\d+$/i.test(cell.trim());

/** Reads the fields of the columns as a call writes them: names with commas between, empty for none; null when none are chosen. */
export const fieldsIn = (written: string | undefined): (TableField | null)[] | null =>
  written === undefined || written === ''
    ? null
    : written.split(',').map((one) => tableFieldNames.find((name) => name === one) ?? null);
