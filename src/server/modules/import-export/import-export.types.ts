import type { PictureInText } from '#platform/parsing/pictures-in-markdown.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { Locale } from '#words/locales.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { Actor } from '#platform/events.ts';
import type { Platform } from '#platform/open-platform.ts';

/** An item that comes from elsewhere. */
export type ComingItem = {
  type: ContentTypeName;
  key: string;
  locale: Locale;
  data: ContentData;
  /** Publish it; what stands in the way leaves it a draft. */
  publish: boolean;
};

/** What moving in and out needs of others. */
export type MovingAsked = {
  /** What is written at present under a key, or null. */
  findItem: (
    db: Database,
    type: ContentTypeName,
    key: string,
    locale: Locale,
  ) => Promise<{ id: string; data: ContentData } | null>;
  /** Stores an item as a draft or publishes it. `problems` says why it is a draft although it should be published. */
  putItem: (
    tx: Tx,
    item: ComingItem,
    by: Actor,
  ) => Promise<{ id: string; problems: readonly string[]; tags: readonly string[] }>;
  /** Every item as it is being written, or was published last. */
  allItems: () => AsyncIterable<Omit<ComingItem, 'publish'> & { live: boolean }>;
  /** Adds a picture to the library, or finds the same; returns its id. @throws Problem with a sentence when it is none */
  addPicture: (picture: { name: string; alt: string; content: Buffer }, by: Actor) => Promise<string>;
  hasPicture: (id: string) => Promise<boolean>;
  allPictures: () => AsyncIterable<{
    id: string;
    name: string;
    alt: string;
    credit: string | null;
    focusX: number;
    focusY: number;
    /** Its largest file, and how that ends. */
    file: string;
    read: () => Promise<Uint8Array | null>;
  }>;
  /** Drops cache tags in every process. */
  drop: (tags: readonly string[]) => void;
};

export type MovingDependencies = Pick<
  Platform,
  'config' | 'clock' | 'db' | 'jobs' | 'log' | 'intake' | 'outsideFetch' | 'parsing'
> &
  MovingAsked;

/** An item of an import, or a sentence that says why it is left out. */
export type SourceItem = {
  /** Its name in the file. */
  source: string;
  type: ContentTypeName;
  key: string;
  locale: Locale;
  title: string;
  data: ContentData;
  /** Of its text, in their order. */
  pictures: readonly PictureInText[];
  live: boolean;
  notes: string[];
  /** Paths at which it was read before. */
  oldPaths: string[];
  /** Of an item of another site: where its addresses begin, so that its pictures can be asked for. */
  base?: string;
  skip?: true;
};
