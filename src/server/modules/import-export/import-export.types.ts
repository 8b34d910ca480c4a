import type { AttachmentList } from './attachments.ts';
import type { SourceTerm } from '#platform/content/source-term.ts';
import type { Hidden } from '#platform/content/source-visibility.ts';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import type { PictureInText } from '#platform/parsing/pictures-in-markdown.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { Locale } from '#words/locales.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { ItemBefore } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import type { PicturesOf } from '#platform/library-pictures.ts';
import type { Platform } from '#platform/open-platform.ts';

/** An imported item. */
export type ComingItem = {
  type: ContentTypeName;
  key: string;
  locale: Locale;
  data: ContentData;
  /** Whether to publish it; problems leave it a draft. */
  publish: boolean;
};

/** What our own export says of a picture. */
export type OwnPicture = {
  name: string;
  alt: string;
  credit?: string | null;
  own: { id: string; focusX: number; focusY: number };
};

/** A picture for the library; of another system only its name and words are known. */
export type AddedPicture = Omit<OwnPicture, 'own'> & Partial<OwnPicture> & { content: Buffer };

/** An item as it leaves. `isPending` is the draft of a published one. */
export type LeavingItem = Omit<ComingItem, 'publish'> & { live: boolean; isPending?: true };

/** Functions of other modules for import and export. */
export type MovingAsked = {
  /** Returns the current data under a key and what visitors read of it, or null. */
  findItem: (
    db: Database,
    type: ContentTypeName,
    key: string,
    locale: Locale,
  ) => Promise<{ id: string; data: ContentData; shown: ContentData | null } | null>;
  /** Stores an item as a draft or publishes it. `problems` are the reasons why an item to publish stays a draft. */
  putItem: (
    tx: Tx,
    item: ComingItem,
    by: Actor,
  ) => Promise<{
    id: string;
    version: number;
    before: ItemBefore | null;
    problems: readonly string[];
    tags: readonly string[];
  }>;
  /** Removes what an import made, or puts back what was before; `kept` says why it stays, when somebody has changed it since. `version` is that of one put back. */
  takeBackItem: (
    tx: Tx,
    taken: { id: string; version: number; before: ItemBefore | null },
    by: Actor,
  ) => Promise<{ kept: string | null; version: number | null; tags: readonly string[] }>;
  /** Publishes what an import brought as a draft; null when somebody has changed it since. */
  publishTaken: (
    tx: Tx,
    taken: { id: string; version: number },
    by: Actor,
  ) => Promise<{ version: number; problems: readonly string[]; tags: readonly string[] } | null>;
  /** Returns the fields and sentences that keep an item from being published. */
  problemsOf: (item: Omit<ComingItem, 'publish'>) => readonly { field: string }[];
  /** Yields every item as it is published, then as its draft where that differs. */
  allItems: () => AsyncIterable<LeavingItem>;
  /** Looks up pictures by their addresses, as pages show them. */
  picturesOf: PicturesOf;
  /** Adds a picture to the library, or finds the same. @throws Problem with a sentence when the file is no picture */
  addPicture: (
    picture: AddedPicture,
    by: Actor,
  ) => Promise<{ id: string; version: number; existed: boolean }>;
  /** @throws Problem not_found, or conflict when something shows it, or it is not that version any more */
  removePicture: (id: string, by: Actor, version?: number) => Promise<void>;
  hasPicture: (id: string) => Promise<boolean>;
  allPictures: () => AsyncIterable<{
    id: string;
    name: string;
    alt: string;
    credit: string | null;
    focusX: number;
    focusY: number;
    /** The stored name of its largest file, with the extension. */
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

/** What was chosen for names of one site: by kind and name. */
export type Choices = ReadonlyMap<string, string>;

/** An item of an import, or the sentence why it is left out. */
export type SourceItem = {
  /** Its name in the file. */
  source: string;
  type: ContentTypeName;
  key: string;
  locale: Locale;
  title: string;
  data: ContentData;
  /** The pictures and links of its text, in their order. */
  addresses: readonly PictureInText[];
  /** The name of its author, who may have no page here. */
  author?: string;
  /** The words for the picture of its field. */
  pictureAlt?: string;
  live: boolean;
  /** Why its readers did not see it, or not all of it; absent for a public one. */
  hidden?: Hidden | undefined;
  /** What its site calls it. */
  terms?: SourceTerm[];
  notes: string[];
  /** What of it does not come across. */
  losses: Loss[];
  /** The earlier paths of the item. */
  oldPaths: string[];
  /** Comes from another system, so that its links within the site are followed. */
  isForeign?: true;
  /** The draft of an item that stands in the file as it is published, too. */
  isPending?: true;
  /** For an item of another site: the base of its addresses, for fetching its pictures. */
  base?: string;
  skip?: true;
};

/** The contents of an upload, whatever its kind. */
export type ImportSource = {
  items(): AsyncGenerator<SourceItem>;
  /** Returns the name of the file for an address in a text; null when the upload has none. */
  pictureAt(url: string, from?: string): string | null;
  readPicture(name: string): Promise<Buffer | null>;
  /** Returns the site of origin, and what was chosen for its names; called after the items were read. */
  site(): string;
  choices(): Choices;
  /** Returns what the file says of a picture of our own export; null for any other picture. */
  ownPicture(name: string): Promise<OwnPicture | null>;
  /** Returns a note on the file as a whole; called after the items were read. */
  message(): string | null;
  /** Returns the losses outside of its entries, and the pictures and files that it lists; called after the items were read. */
  losses(): readonly Loss[];
  attachments(): AttachmentList;
  /** Returns the names of the pictures in a zip. */
  pictures(): readonly string[];
  close(): void;
};
