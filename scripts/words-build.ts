import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { parse } from '@messageformat/parser';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { locales, twinsOf, type Locale } from '#words/locales.ts';
import { catalogOf } from '#platform/words/catalogs.ts';
import {
  wordsCallsIn,
  wordsModule,
  type AboutLocale,
  type NamedValue,
  type Span,
} from './words/sentences.ts';

/** The prefix of the id of a module with another's compiled patterns. */
const patternsOf = '\0patterns of ';

function fromCatalog(locale: Locale): (sentence: string) => string {
  const catalog = catalogOf(locale);
  return (sentence) => catalog[sentence] ?? sentence;
}

/**
 * Writes a function of the values for a pattern that only inserts them. The minifier inlines it at its call, which is smaller
 * than a table of functions. Returns false for a pattern that decides by a value, and leaves it unchanged.
 */
function putIn(text: MagicString, call: Span, named: readonly NamedValue[], pattern: string): boolean {
  const names = named.map(({ name }) => name);
  const parts = parse(pattern).map((token) => {
    if (token.type === 'content') return JSON.stringify(token.value);
    return token.type === 'argument' && names.includes(token.arg) ? `v${names.indexOf(token.arg)}` : null;
  });
  const last = named.at(-1);
  if (!last || parts.includes(null)) return false;
  const joined = `((${names.map((_, index) => `v${index}`).join()})=>${['""', ...parts].join('+')})(`;
  // The values stay in place; the text around them is removed.
  for (const [index, { start }] of named.entries())
    text.overwrite(named[index - 1]?.end ?? call.start, start, index === 0 ? joined : ',');
  text.overwrite(last.end, call.end, ')');
  return true;
}

/**
 * Returns a Vite plugin that puts the sentences of one language at the calls of `t`: a text stays a text, a pattern becomes a
 * function compiled by MessageFormat. So no page loads a catalogue, a parser, or a word of another language, and the English pages
 * weigh the same as without a second language.
 * @where How does the build put the words of a language in place?
 */
export function words(locale: Locale): Plugin {
  const say = fromCatalog(locale);
  const { format, prefix, lang } = locales[locale];
  const own: Readonly<Record<AboutLocale, unknown>> = {
    localeNow: locale,
    prefixNow: prefix,
    langNow: lang,
    formatNow: format,
    twinsNow: twinsOf(locale),
  };
  const patterns = new Map<string, Record<string, string>>();
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(patternsOf) ? source : null),
    load(id) {
      if (!id.startsWith(patternsOf)) return null;
      const compiled = patterns.get(id) ?? {};
      return compileModule(new MessageFormat(format), compiled);
    },
    transform: {
      filter: { code: wordsModule },
      handler(code, id) {
        const calls = wordsCallsIn(id, code);
        if (calls.length === 0) return null;
        const text = new MagicString(code);
        const compiled: Record<string, string> = {};
        for (const call of calls) {
          if (call.kind === 'computed')
            this.error(`${id}:${call.line}: the sentence given to t must be written out.`);
          else if (call.kind === 'translated') {
            text.overwrite(call.start, call.argument.start, '(');
          } else if (call.kind === 'locale')
            text.overwrite(call.start, call.end, JSON.stringify(own[call.asks]));
          else if (call.values) {
            if (putIn(text, call, call.values.named, say(call.sentence))) continue;
            const name = `p${Object.keys(compiled).length}`;
            compiled[name] = say(call.sentence);
            // The text between is the pattern; the values stay in place.
            text.overwrite(call.start, call.values.start, `__patterns.${name}(`);
          } else text.overwrite(call.start, call.end, JSON.stringify(say(call.sentence)));
        }
        if (Object.keys(compiled).length > 0) {
          const module = patternsOf + id;
          patterns.set(module, compiled);
          text.prepend(`import __patterns from ${JSON.stringify(module)};`);
        }
        return { code: text.toString(), map: text.generateMap({ hires: true }).toString() };
      },
    },
  };
}
