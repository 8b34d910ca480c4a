/** @file A mail's text as HTML: the same words in the layout that MJML has compiled (`layout/layout.mjml`). */
import { defaultLocale } from '#words/locales.ts';
import { escaped } from '../words/escaped.ts';
import { mailParts } from './layout/parts.generated.ts';
import type { MailMessage } from './message.ts';

/** Links of the web and of a phone in a text; punctuation at the end of a sentence is not part of one. */
const links = /\b(?:https?:\/\/|tel:|mailto:)[^\s<>"']*[^\s<>"'.,;:!?)]/g;

/** Returns words as HTML: escaped, so that strangers' input stays text, with lines, and with links that can be tapped. */
function asHtml(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: link, index } of text.matchAll(links)) {
    html += `${escaped(text.slice(end, index))}<a href="${escaped(link)}">${escaped(link)}</a>`;
    end = index + link.length;
  }
  return (html + escaped(text.slice(end))).replaceAll('\n', '<br>');
}

/** Returns how many bytes the words take in the HTML of a mail. */
export const htmlBytes = (text: string): number => Buffer.byteLength(asHtml(text));

type Part = keyof typeof mailParts;

/** Returns a part of the layout. Values are HTML; they are never searched for further places. */
const filled = (part: Part, values: Readonly<Record<string, string>> = {}): string =>
  mailParts[part].replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '');

/** The line above the signature in a mail's text (RFC 3676). */
export const signatureMark = '-- ';

/** Returns the paragraph of a text that becomes the button and its plain address. */
export const buttonWords = ({ label, url }: NonNullable<MailMessage['button']>): string =>
  `${label}:\n${url}`;

/** Parts in the order of the text; neighbouring paragraphs share one, so that a text of many short ones stays small. */
function wordsOf(text: string, { button, headings = [] }: Pick<MailMessage, 'button' | 'headings'>): string {
  const action = button && buttonWords(button);
  let html = '';
  let together: string[] = [];
  const flush = () => {
    if (together.length > 0) html += filled('words', { words: asHtml(together.join('\n\n')) });
    together = [];
  };
  let pressed = false;
  for (const paragraph of text.split(/\n{2,}/)) {
    const isAction = !pressed && paragraph === action;
    if (!isAction && !headings.includes(paragraph)) {
      together.push(paragraph);
      continue;
    }
    flush();
    if (isAction) {
      pressed = true;
      html += filled('button', { label: escaped(button!.label), url: escaped(button!.url) });
      html += filled('address', { words: asHtml(button!.url) });
    } else html += filled('heading', { words: asHtml(paragraph) });
  }
  flush();
  return html;
}

/**
 * Returns the HTML of a mail: brand, the words of its text, its button with the plain address below, the signature. Nothing is loaded
 * from anywhere, and the colours follow the reader's scheme.
 */
export function htmlOf(
  message: Pick<MailMessage, 'from' | 'subject' | 'text' | 'preview' | 'button' | 'headings' | 'locale'>,
): string {
  const { from, subject, text, preview, locale = defaultLocale } = message;
  // The last one: a value may hold such a line, too.
  const end = text.lastIndexOf(`\n\n${signatureMark}\n`);
  const body = end < 0 ? text : text.slice(0, end);
  const small = end < 0 ? '' : text.slice(end + signatureMark.length + 3);
  return [
    filled('head', {
      lang: locale,
      title: escaped(subject),
      preview: escaped(preview ?? ''),
      brand: escaped(from.name),
    }),
    wordsOf(body.trimEnd(), message),
    filled('end'),
    small && filled('small', { words: asHtml(small) }),
    filled('foot'),
  ].join('');
}
