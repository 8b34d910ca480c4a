/** @file The cards of Ghost's editors as HTML. */

/** A node of a text: values by their names. */
export type GhostNode = Readonly<Record<string, unknown>>;
export const isNode = (value: unknown): value is GhostNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const said = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Returns a text as HTML. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns a card as HTML; null for one that has none. */
export function cardOf(name: string, card: GhostNode): string | null {
  const picture = (one: GhostNode) =>
    `<figure><img src="${escaped(said(one['src']))}" alt="${escaped(said(one['alt']))}">${said(one['caption']) && `<figcaption>${said(one['caption'])}</figcaption>`}</figure>`;
  switch (name) {
    case 'image':
      return picture(card);
    case 'gallery':
      return listOf(card['images']).filter(isNode).map(picture).join('');
    case 'html':
      return said(card['html']);
    case 'markdown':
    case 'card-markdown':
      return `<p>${escaped(said(card['markdown']))}</p>`;
    case 'code':
    case 'codeblock':
      return `<pre><code class="language-${escaped(said(card['language']))}">${escaped(said(card['code']))}\n</code></pre>`;
    case 'hr':
    case 'horizontalrule':
      return '<hr>';
    case 'embed':
    case 'bookmark':
      return (
        said(card['html']) ||
        `<p><a href="${escaped(said(card['url']))}">${escaped(said(card['url']))}</a></p>`
      );
    case 'callout':
      return `<blockquote>${said(card['calloutText'])}</blockquote>`;
    case 'audio':
    case 'video':
      return `<${name} src="${escaped(said(card['src']))}"></${name}>`;
    default:
      return null;
  }
}
