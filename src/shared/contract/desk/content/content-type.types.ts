/** @file The shape of an entry in the table of content types (`content-types.ts`). */
import type { ContentData, Fields } from './fields.ts';

/** Identification of a type's items. */
type Keys =
  /** By the last part of their address, made from the title, freely changed; an old one redirects to the new. */
  | 'address'
  /** By fixed names, each with a label: every item exists from the first start; none is added or removed. */
  | Readonly<Record<string, string>>
  /** By an internal id. */
  | 'id';

export type ContentType = {
  /** Singular and plural. */
  readonly label: string;
  readonly plural: string;
  /** One sentence on where visitors see it. */
  readonly where: string;
  readonly keys: Keys;
  /** The reason why an address cannot change after publication; absent, it may change and the old one redirects. */
  readonly keyStays?: string;
  /** The field that names an item in lists. */
  readonly title: string;
  readonly fields: Fields;
  /** The page of an item, for previews and links; the data decides where the page depends on the item. */
  readonly path: (key: string, data?: ContentData) => string;
  /** No page shows it: `path` leads to the desk, and there are no private links. */
  readonly pageless?: true;
  /** Keys of items read in English only: missing translations are not reported. */
  readonly inEnglish?: readonly string[];
  /** The staff orders the items. */
  readonly ordered?: true;
  /** Properties that cannot be changed here, with the reason. */
  readonly fixed?: readonly { readonly what: string; readonly why: string }[];
};
