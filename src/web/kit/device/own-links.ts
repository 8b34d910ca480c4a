/**
 * @file Private links of this device: requests sent from it, lists and plans shared from it. Stored only here: a link alone opens its page.
 * Deleted when unopened for long.
 */
import { isText } from '#domain/formats/fields.ts';
import { hasShape, isLike } from '#contract/shape.ts';
import { dayMs } from '#facts/time.ts';
import { forget, forgetAll, recall, recallText, remember } from './device-store.ts';
import { useSyncExternalStore } from 'react';
import { ownLinksSignal } from './stored-signal.ts';

const kinds = ['enquiry', 'list', 'plan'] as const;
export type OwnLink = {
  kind: (typeof kinds)[number];
  /** Without the language. */
  path: string;
  title: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Of an enquiry: the name of its kind, then the ids of the vendors it names. */
  about?: readonly string[] | undefined;
};

const linksMax = 60;
export const linkLifeMs = 540 * dayMs;
const { key } = ownLinksSignal;
/** Key of the addresses that end (kept-ending.ts); begins with the key of the links, and goes with them. */
export const endingsKey = `${key}-ending`;
const isOwnLink = hasShape<OwnLink>({
  kind: (value): value is OwnLink['kind'] => kinds.some((kind) => kind === value),
  path: isLike(/^\/(?:enquiry|list|plan)\/[\w-]{1,200}$/),
  title: isText,
  at: (value): value is number => typeof value === 'number' && Date.now() - value < linkLifeMs,
  about: (value): value is OwnLink['about'] =>
    value === undefined || (Array.isArray(value) && value.every(isText)),
});

const nothing: readonly OwnLink[] = [];
let last = nothing;
let lastText: string | null = null;

/** Returns the links, newest first; the same array as long as nothing changed. */
export function ownLinks(): readonly OwnLink[] {
  const text = recallText(key);
  if (text !== lastText) {
    const kept = recall(key);
    last = Array.isArray(kept) ? kept.filter(isOwnLink) : nothing;
    lastText = text;
  }
  return last;
}

/** Stores these links in place of all. */
export function putLinks(links: readonly OwnLink[]): void {
  if (links.length > 0) remember(key, links);
  else forget(key);
  ownLinksSignal.notify();
}
const without = (path: string) => ownLinks().filter((link) => link.path !== path);

export const keepLink = (link: Omit<OwnLink, 'at'>): void =>
  putLinks([{ ...link, at: Date.now() }, ...without(link.path)].filter(isOwnLink).slice(0, linksMax));
/** Deletes a link that was replaced or no longer works. */
export const dropLink = (path: string): void => putLinks(without(path));
export function dropLinks(): void {
  // Both keys.
  forgetAll(key);
  ownLinksSignal.notify();
}

/** Returns the stored links; none before hydration. */
export const useOwnLinks = (): readonly OwnLink[] =>
  useSyncExternalStore(ownLinksSignal.subscribe, ownLinks, () => nothing);
