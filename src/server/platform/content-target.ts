/** @file Where published content shows. The module whose pages show a type writes it into its own tables. */
import type { ContentProblem } from '#contract/desk/content/content-schema.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { SideLocale } from '#contract/desk/content/sides.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { Database, Tx } from './db/handle.ts';

/** An item as it is published. */
export type PublishedContent = {
  /** Also the id of the row, where the type is known by ids. */
  id: string;
  key: string;
  data: ContentData;
  /** When visitors saw it for the first time. */
  publishedAt: Date;
  updatedAt: Date;
  /** Place in an ordered type. */
  position: number;
  /** Of what is read by visitors: set where the words are in another language than theirs. */
  lang?: string;
};

/** An item of which an installation begins; without a key it is known by its id. */
export type InitialItem = { key?: string; data: ContentData };
/** The words of an item in another language, with which an installation begins: `of` is its key or what it is called by. */
export type InitialSide = { of: string; locale: SideLocale; words: ContentData };

export type ContentTarget = {
  /** Writes an item within the transaction of its publication; `before` is what was published until then. */
  publish: (tx: Tx, item: PublishedContent, before: PublishedContent | null) => Promise<void>;
  /**
   * Tells every process that holds the type in memory, within the transaction of a publication in any language. The others read
   * the words of another language where they read the item.
   */
  notify?: (tx: Tx) => Promise<void>;
  /** Takes an item away from visitors. @throws Problem conflict when something else stands on it */
  unpublish: (tx: Tx, item: PublishedContent) => Promise<void>;
  /** The cache tags of everything that shows the item, or has shown it as it was before; none besides. */
  tags: (item: PublishedContent, before: PublishedContent | null) => readonly string[];
  /** What else stands in the way of publication than fields that are missing. */
  problems?: (data: ContentData, now: Date, key: string) => ContentProblem[];
  /** What the module's tables hold: of an older release, or of the demonstration. Items are made of those that have none. */
  existing: (db: Database) => Promise<PublishedContent[]>;
  /**
   * What an installation begins with, published at its first start and never again, in this order. `demo`: it shows the
   * demonstration.
   */
  initial?: (demo: boolean) => readonly InitialItem[];
  /** What it says in other languages, published once, of items that nobody has changed. */
  initialSides?: (demo: boolean) => readonly InitialSide[];
};

export type ContentTargets = Readonly<Partial<Record<ContentTypeName, ContentTarget>>>;
