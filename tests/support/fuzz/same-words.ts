/** @file A check that accepted text is returned as it was sent. */
import { shortNameForm } from '#domain/vendors/short-name.ts';
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

/** Returns whether a field shows a text in its own form: links, and the name in a vendor's short address. */
const isOwnForm = (name: string, text: string, back: string): boolean =>
  back.startsWith('https://') || (name === 'shortName' && back === shortNameForm(text));

/** Returns the texts of a reply that differ from the sent ones, apart from dropped invisible characters and forms of their own. */
export function changedWords(words: readonly [string, string][], reply: unknown): string[] {
  const shown = (reply as { vendor?: Words })?.vendor ?? ((reply ?? {}) as Words);
  return words.flatMap(([name, sent]) => {
    const text = visible(sent);
    const back = shown[name];
    if (typeof back !== 'string' || back === text || back === text.trim()) return [];
    return isOwnForm(name, text, back)
      ? []
      : [`${name}: ${JSON.stringify(text)} came back as ${JSON.stringify(back)}`];
  });
}
