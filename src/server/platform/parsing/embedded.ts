/** @file Embedded content of an imported text becomes a link with words; a post shows a video's link, alone in its paragraph, as the video. */
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { element, words, type Node } from './html-tree.ts';
import { videoAt } from '#domain/formats/video-address.ts';

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

const textOf = ({ value, children = [] }: Node): string => value ?? children.map(textOf).join('');
const said = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Returns the link for an embedded address, and the loss. */
function linkOf(tag: string, address: string, title: string): { link: Node; what: string; isVideo: boolean } {
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
    isVideo: video !== null,
  };
}

/** Returns a tree whose embedded content is links. Names each one but the videos that a post shows, and the scripts and forms, which are dropped. */
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
    const { link, what, isVideo } = linkOf(tag, address, said(properties['title']));
    if (inline || !isVideo) losses.push({ kind: 'embed', what });
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
    if (video) return [element('p', {}, [linkOf('iframe', alone, '').link])];
    if (!children) return [node];
    const within = inline || /^(?:p|h[1-6]|a|span|em|strong|b|i)$/.test(tagName ?? '');
    return [{ ...node, children: children.flatMap((child) => changed(child, within)) }];
  }
  const [only] = changed(tree, false);
  return { tree: only as Tree, losses };
}
