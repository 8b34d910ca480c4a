/** @file The shape of an entry in the table of what the company says (`content-types.ts`). */
import type { ContentData, Fields } from './fields.ts';

/** How the items of a type are known. */
type Keys =
  /** By the last part of their address, made from the title, changed at will; an old one leads to the new. */
  | 'address'
  /** Each is there from the first start under a fixed name, with a label: nothing is added or removed. */
  | Readonly<Record<string, string>>
  /** By an id of ours that nobody sees. */
  | 'id';

export type ContentType = {
  /** One of them, and all. */
  readonly label: string;
  readonly plural: string;
  /** One sentence: where visitors meet it. */
  readonly where: string;
  readonly keys: Keys;
  /** Why an address stays as it was first published; without it, it may change and the old one leads to the new. */
  readonly keyStays?: string;
  /** The field by which an item is called in lists. */
  readonly title: string;
  readonly fields: Fields;
  /** The page that shows an item, for previews and links; where the item itself says on which, by what is written in it. */
  readonly path: (key: string, data?: ContentData) => string;
  /** No page shows it: what `path` leads to is the desk, and there are no private links. */
  readonly pageless?: true;
  /** Keys of the items whose readers read English: no other language lacks them. */
  readonly inEnglish?: readonly string[];
  /** The items stand in an order that the staff gives them. */
  readonly ordered?: true;
  /** What cannot be changed here, and why. */
  readonly fixed?: readonly { readonly what: string; readonly why: string }[];
};
