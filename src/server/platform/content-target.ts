/** @file Targets of publication. The module whose pages show a content type writes it into its own tables. */
import type { ContentProblem } from '#contract/desk/content/content-schema.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { SideLocale } from '#contract/desk/content/sides.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { Database, Tx } from './db/handle.ts';

/** An item as it is published. */
export type PublishedContent = {
  /** Also the id of the row, where the type is identified by ids. */
  id: string;
  key: string;
  data: ContentData;
  /** The time of the first publication. */
  publishedAt: Date;
  updatedAt: Date;
  /** Place in an ordered type. */
  position: number;
  /** For visitors' texts: set where the words are in another language than the reader's. */
  lang?: string;
};

/** An item with which an installation starts; an item without a key is identified by its id. */
export type InitialItem = { key?: string; data: ContentData };
/** The initial words of an item in another language; `of` is its key or its title. */
export type InitialSide = { of: string; locale: SideLocale; words: ContentData };

export type ContentTarget = {
  /** Writes an item within the transaction of its publication; `before` is the version published until then. */
  publish: (tx: Tx, item: PublishedContent, before: PublishedContent | null) => Promise<void>;
  /**
   * Notifies every process that caches the type in memory, within the transaction of a publication in any language. Other types read
   * translations together with the item.
   */
  notify?: (tx: Tx) => Promise<void>;
  /** Takes an item off the site. @throws Problem conflict when something else depends on it */
  unpublish: (tx: Tx, item: PublishedContent) => Promise<void>;
  /** The cache tags of all pages that show the item or showed its previous version; no others. */
  tags: (item: PublishedContent, before: PublishedContent | null) => readonly string[];
  /** Reasons against publication other than missing fields. */
  problems?: (data: ContentData, now: Date, key: string) => ContentProblem[];
  /** Rows in the module's tables from an older release or the demonstration. Rows without an item get one. */
  existing: (db: Database) => Promise<PublishedContent[]>;
  /**
   * The initial items, published in this order at the first start and never again. `demo`: the installation shows the
   * demonstration.
   */
  initial?: (demo: boolean) => readonly InitialItem[];
  /** The initial words in other languages, published once, for items that nobody has changed. */
  initialSides?: (demo: boolean) => readonly InitialSide[];
};

export type ContentTargets = Readonly<Partial<Record<ContentTypeName, ContentTarget>>>;
