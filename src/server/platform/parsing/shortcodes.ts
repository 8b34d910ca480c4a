/** @file WordPress' own shortcodes as HTML. Any other bracket stays as it was written; one that looks like a shortcode is named. */
import type { Loss } from '#contract/desk/content/import-losses.ts';

/** The pictures of an export: for each id its address and words. */
export type Attachments = Readonly<Record<string, { url: string; alt: string }>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => escapes[one]!);
const begin =
  /<(pre|code|script|style)\b|\[(caption|wp_caption|gallery|embed|audio|video|code|sourcecode)\b([^\][]*)\]/gi;
const files = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'mp4', 'm4v', 'webm', 'ogv', 'wmv', 'flv'];

function attributesOf(written: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, double, single, bare] of written.matchAll(
    /([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'/]+))/g,
  ))
    found[name!.toLowerCase()] = double ?? single ?? bare ?? '';
  return found;
}

/** Returns null where no file is named, neither in the mark nor within it. */
function mediaOf(tag: string, written: string, inner: string): string | null {
  const attributes = attributesOf(written);
  const within = inner.trim();
  const address = /^(?:https?:\/\/|\/)[^\s<>"]+$/.test(within) ? within.replaceAll('&amp;', '&') : undefined;
  const src = files.map((name) => attributes[name]).find(Boolean) ?? address;
  return src ? `\n\n<${tag} src="${escaped(src)}"></${tag}>\n\n${address === undefined ? inner : ''}` : null;
}

function captionOf(written: string, inner: string): string {
  const image = /<img\b[^>]*>/i.exec(inner);
  if (!image) return inner;
  const link = /^\s*<\/a>/i.exec(inner.slice(image.index + image[0].length))?.[0] ?? '';
  const end = image.index + image[0].length + link.length;
  const words = inner.slice(end).trim() || escaped(attributesOf(written)['caption'] ?? '');
  return `\n\n<figure>${inner.slice(0, end)}${words && `<figcaption>${words}</figcaption>`}</figure>\n\n`;
}

/** Text in the old editor is kept with or without its characters as entities. */
const codeOf = (written: string, inner: string) => {
  const { lang, language } = attributesOf(written);
  const name = (language ?? lang ?? '').replace(/[^\w+-]/g, '');
  const text = /&(?:lt|gt|amp|quot|#\d+);/.test(inner) ? inner.replaceAll('<', '&lt;') : escaped(inner);
  return `\n\n<pre><code${name && ` class="language-${name}"`}>${text.replace(/^\r?\n|\s+$/g, '')}\n</code></pre>\n\n`;
};

/** Names what looks like a shortcode of a plugin: it has an attribute or an end. */
function pluginsIn(text: string, found: Map<string, number>): void {
  for (const [whole, name] of text.matchAll(/\[\/?([a-z][a-z0-9_-]*)(?:\s[^\][]*)?\/?\]/gi))
    if (/^\[\/|\s[\w-]+=/.test(whole)) found.set(name!, (found.get(name!) ?? 0) + 1);
}

/**
 * `ownPictures` are those of a gallery that names none.
 * Returns the text with its known shortcodes as HTML. What stands in `pre` and `code` stays. A shortcode without its end, and one that shows nothing, stays.
 * One pass: a missing end is searched once for each name.
 */
export function withShortcodes(
  html: string,
  attachments: Attachments,
  ownPictures: readonly string[] = [],
): { html: string; losses: Loss[] } {
  // Letters of ASCII alone, so that places stay what they are: some others grow.
  const lower = html.replace(/[A-Z]/g, (one) => one.toLowerCase());
  const endless = new Set<string>();
  const plugins = new Map<string, number>();
  const losses: Loss[] = [];
  const out: string[] = [];
  let from = 0;
  const endOf = (mark: string, at: number) => {
    if (endless.has(mark)) return -1;
    const found = lower.indexOf(mark, at);
    if (found === -1) endless.add(mark);
    return found;
  };
  const galleryOf = (written: string) => {
    const { ids, include } = attributesOf(written);
    const named = (ids ?? include)?.split(',').map((id) => id.trim()) ?? ownPictures;
    const pictures = named.filter(Boolean);
    if (pictures.length === 0) return null;
    return pictures
      .map((id) => {
        const picture = Object.hasOwn(attachments, id) ? attachments[id] : undefined;
        if (!picture) losses.push({ kind: 'picture', what: `picture ${id} of a gallery` });
        return picture
          ? `\n\n<p><img src="${escaped(picture.url)}" alt="${escaped(picture.alt)}"></p>\n\n`
          : '';
      })
      .join('');
  };
  const add = (until: number, next: number, part: string) => {
    const before = html.slice(from, until);
    pluginsIn(before, plugins);
    out.push(before, part);
    from = next;
  };
  begin.lastIndex = 0;
  for (let found = begin.exec(html); found; found = begin.exec(html)) {
    const [whole, tag, code = '', written = ''] = found;
    const after = found.index + whole.length;
    const name = (tag ?? code).toLowerCase();
    const isEscaped = !tag && html[found.index - 1] === '[' && html[after] === ']';
    if (isEscaped) {
      add(found.index - 1, after + 1, whole);
      continue;
    }
    const mark = tag ? `</${name}` : `[/${name}]`;
    const end = written.trimEnd().endsWith('/') ? -1 : endOf(mark, after);
    const inner = end === -1 ? '' : html.slice(after, end);
    const next = end === -1 ? after : end + mark.length;
    if (tag) {
      if (end !== -1) add(found.index, next, html.slice(found.index, next));
    } else if (name === 'gallery') {
      const made = galleryOf(written);
      if (made !== null) add(found.index, after, made);
    } else if (name === 'audio' || name === 'video') {
      const made = mediaOf(name, written, inner);
      if (made !== null) add(found.index, next, made);
    } else if (end !== -1) {
      if (name === 'embed')
        add(
          found.index,
          next,
          `\n\n<iframe src="${escaped(inner.trim().replaceAll('&amp;', '&'))}"></iframe>\n\n`,
        );
      else add(found.index, next, name.endsWith('code') ? codeOf(written, inner) : captionOf(written, inner));
    }
    begin.lastIndex = Math.max(from, after);
  }
  const last = html.slice(from);
  pluginsIn(last, plugins);
  out.push(last);
  for (const [name, count] of plugins) losses.push({ kind: 'shortcode', what: `[${name}]`, count });
  return { html: out.join(''), losses };
}
