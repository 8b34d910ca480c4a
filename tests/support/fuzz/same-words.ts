/** @file A check that accepted text is returned as it was sent. */
import { visible } from '#words/visible.ts';
import { resolved, type Document, type Operation } from './open-api.ts';

type Words = Readonly<Record<string, unknown>>;

/** Returns the texts of an accepted body that are stored as text; numbers, choices and values never returned are left out. */
export function sentWords(
  { body }: Operation,
  sent: unknown,
  document: Document,
): [name: string, text: string][] {
  const { properties = {} } = body ? resolved(body, document) : {};
  return Object.entries((sent ?? {}) as Words).flatMap(([name, value]): [string, string][] => {
    const { type, enum: choices } = properties[name] ?? {};
    return typeof value === 'string' && visible(value).trim() !== '' && type === 'string' && !choices
      ? [[name, value]]
      : [];
  });
}

/** Returns the texts of a reply that differ from the sent ones, apart from dropped invisible characters and normalised links. */
export function changedWords(words: readonly [string, string][], reply: unknown): string[] {
  const shown = (reply as { vendor?: Words })?.vendor ?? ((reply ?? {}) as Words);
  return words.flatMap(([name, sent]) => {
    const text = visible(sent);
    const back = shown[name];
    if (typeof back !== 'string' || back === text || back === text.trim()) return [];
    return back.startsWith('https://')
      ? []
      : [`${name}: ${JSON.stringify(text)} came back as ${JSON.stringify(back)}`];
  });
}
