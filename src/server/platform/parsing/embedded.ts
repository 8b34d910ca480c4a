/** @file Embedded content of an imported text becomes a link with words: this site shows no frames of others. */
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { element, words, type Node } from './html-tree.ts';

const youtube =
  /^(?:https?:)?\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?(?:[^#]*&)?v=|v\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/i;
const vimeo = /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,12})/i;
const dropped = new Set([
  'script',
  'style',
  'noscript',
  'svg',
  'canvas',
  'input',
  'button',
  'select',
  'textarea',
  'form',
  'template',
]);
/** Elements whose words stay although the element goes. */
const wordsStay = new Set(['form', 'button']);
const framed = new Set(['iframe', 'embed', 'object', 'video', 'audio']);

/** A video of a known site, by its address: the page of the video, and the name of the site. */
export function videoAt(address: string): { href: string; site: string } | null {
  const [tube, meo] = [youtube.exec(address)?.[1], vimeo.exec(address)?.[1]];
  if (tube) return { href: `https://www.youtube.com/watch?v=${tube}`, site: 'YouTube' };
  return meo ? { href: `https://vimeo.com/${meo}`, site: 'Vimeo' } : null;
}

const textOf = ({ value, children = [] }: Node): string => value ?? children.map(textOf).join('');
const said = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Returns the link for an embedded address, and the loss. */
function linkOf(tag: string, address: string, title: string): { link: Node; what: string } {
  const video = videoAt(address);
  const whole = address.startsWith('//') ? `https:${address}` : address;
  const host = URL.parse(whole)?.hostname.replace(/^www\./, '') ?? '';
  const file = whole.replace(/[?#].*$/, '').replace(/^.*\//, '');
  const name = video
    ? `Video on ${video.site}`
    : tag === 'audio' || tag === 'video'
      ? `${tag === 'audio' ? 'Audio' : 'Video'}: ${file}`
      : `Content of ${host || whole}`;
  const label = title && (video || tag === 'iframe') ? `${name}: ${title}` : name;
  return {
    link: element('a', { href: video?.href ?? whole }, [words(label)]),
    what: video?.site ?? (host || file),
  };
}

/** Returns a tree whose embedded content is links, and names each one, as well as scripts and forms, which are dropped. */
export function withoutEmbedded<Tree extends Node>(tree: Tree): { tree: Tree; losses: Loss[] } {
  const losses: Loss[] = [];
  function replaced(tag: string, node: Node, inline: boolean): Node[] {
    const { properties = {}, children = [] } = node;
    const source = children.find(({ tagName }) => tagName === 'source');
    const address = said(
      properties['src'] ?? properties['data'] ?? source?.properties?.['src'] ?? properties['dataSrc'],
    );
    if (!address) {
      losses.push({ kind: 'embed', what: `${tag} without an address` });
      return children.flatMap((child) => changed(child, inline));
    }
    const { link, what } = linkOf(tag, address, said(properties['title']));
    losses.push({ kind: 'embed', what });
    return [inline ? link : element('p', {}, [link])];
  }
  function changed(node: Node, inline: boolean): Node[] {
    const { tagName, children } = node;
    if (tagName && framed.has(tagName)) return replaced(tagName, node, inline);
    if (tagName && dropped.has(tagName)) {
      losses.push({ kind: 'markup', what: tagName });
      if (!wordsStay.has(tagName)) return [];
      return (children ?? []).flatMap((child) => changed(child, inline));
    }
    // An address of a video alone in its paragraph was shown as the video.
    const alone = tagName === 'p' || tagName === 'div' || tagName === 'figure' ? said(textOf(node)) : '';
    const video = alone && !/\s/.test(alone) ? videoAt(alone) : null;
    if (video) {
      losses.push({ kind: 'embed', what: video.site });
      return [element('p', {}, [linkOf('iframe', alone, '').link])];
    }
    if (!children) return [node];
    const within = inline || /^(?:p|h[1-6]|a|span|em|strong|b|i)$/.test(tagName ?? '');
    return [{ ...node, children: children.flatMap((child) => changed(child, within)) }];
  }
  const [only] = changed(tree, false);
  return { tree: only as Tree, losses };
}
