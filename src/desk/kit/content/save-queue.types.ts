/** @file The snapshot and the options of a queue of saves. */
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import type { ContentValue } from '#contract/desk/content/fields.ts';
import type { Conflict, MergeText, Values } from './merge-fields.ts';

/** Text stored on the device: the typed values, and the earlier ones, by which a later merge tells who changed what. */
export type Kept = { version: number; base: Values; changes: Values };

export type SaveState =
  /** `kept`: the server was unreachable. `stopped`: it refused in a way that a retry does not solve. */
  { is: 'saved' | 'waiting' | 'saving' | 'kept' | 'signed-out' } | { is: 'stopped'; why: string };

export type QueueSnapshot = {
  /** The server's state. */
  item: ContentItem;
  state: SaveState;
  conflicts: readonly Conflict[];
  /** Errors of fields that are therefore not saved, by name. */
  refused: Readonly<Record<string, string>>;
};

export type QueueOptions = {
  item: ContentItem;
  kept: Kept | null;
  save: (body: { version: number; key?: string; changes: Values }) => Promise<ContentItem>;
  read: () => Promise<ContentItem>;
  /** Stores unsaved text on the device; null when there is none. */
  keep: (kept: Kept | null) => void;
  /** Returns the error of a value, before it is sent. */
  check: (field: string, value: ContentValue) => string | null;
  /** Called with fields whose form value is outdated, because somebody else changed them. */
  onTaken: (fields: readonly string[]) => void;
  /** Called when the snapshot has changed. */
  onChange: () => void;
  /** Absent for types without a long text. */
  mergeText?: MergeText | undefined;
  saveAfterMs?: number;
};
