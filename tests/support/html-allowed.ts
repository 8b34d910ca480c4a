/** @file Permitted HTML of an author's text: everything else is a vulnerability. */
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const texts = 'a blockquote br code del em h2 h3 h4 h5 h6 hr li ol p pre s span strong sup ul section div';
const tables = 'table thead tbody tr th td';
const pictures = 'img picture source figure figcaption';
const tags = new Set([texts, tables, pictures].join(' ').split(' '));
const attributes = new Set(
  (
    'align alt aria-describedby aria-hidden aria-label class data-footnotes data-footnote-ref data-footnote-backref decoding ' +
    'height href id loading role sizes src srcset start tabindex title type width dir'
  ).split(' '),
);
const ownFile = /^\/(?:art|media)\/[\w./-]+$/;
const values: Readonly<Record<string, RegExp>> = {
  href: /^(?:(?:https?|mailto|tel|xmpp|ircs?):|[^:]*(?:[/?#]|$))/,
  src: /^(?:\/(?:art|media)\/[\w./-]+|data:image\/webp;base64,[\w+/=]+)$/,
  class:
    /^(?:table-scroll|task-box|task-list-item|contains-task-list|footnotes|sr-only|data-footnote-backref|blurred|credit|embed|language-.*)$/s,
};

function problemsOf({ tagName, attrs }: Element): string[] {
  return [
    ...(tags.has(tagName) ? [] : [`<${tagName}>`]),
    ...attrs
      .filter(({ name, value }) => !attributes.has(name) || !(values[name]?.test(value) ?? true))
      .map(({ name, value }) => `${tagName} ${name}="${value}"`),
    ...(attrs.find(({ name }) => name === 'srcset')?.value ?? '')
      .split(', ')
      .filter((one) => one && !ownFile.test(one.split(' ')[0]!)),
  ];
}

/** Returns the forbidden elements, attributes and addresses, as a browser parses them. */
export function forbiddenIn(html: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) found.push(...problemsOf(node));
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return found;
}
