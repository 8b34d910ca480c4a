/** @file Parses HTML to a tree, within bounds that apply during parsing: a few thousand letters can stand for millions of elements. */
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterMap, type TreeAdapter } from 'parse5';
import { Problem } from '../problem.ts';
import { parsers } from './parsers.ts';

const { maxDepth, maxNodes } = parsers.html;

/** Returns the refusal of a text that nests deeper than a person writes. */
export const tooMuch = (): Problem =>
  new Problem('invalid_input', { message: 'Its text is nested too deeply to be read.' });

/** Elements, each counted by its depth: later steps visit each together with its ancestors. */
const maxWeight = 10 * maxNodes;

const tooMany = (): Problem =>
  new Problem('invalid_input', { message: 'Its text has more parts than can be read.' });

/** Returns the parser's tree adapter, with a count of its nodes that stops at a bound. */
function countingAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let nodes = 0;
  let open = 0;
  let weight = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      if ((nodes += 1) > maxNodes || (weight += open) > maxWeight) throw tooMany();
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush() {
      if ((open += 1) > maxDepth) throw tooMuch();
    },
    onItemPop() {
      open -= 1;
    },
  };
}

/** The cells of a spanning table cell are written out one by one. */
const maxSpan = 20;
type Element = { properties?: Record<string, unknown>; children?: Element[] };
function boundSpans({ properties = {}, children = [] }: Element): void {
  for (const name of ['colSpan', 'rowSpan'])
    if (Number(properties[name]) > maxSpan) properties[name] = maxSpan;
  children.forEach(boundSpans);
}

/** Returns the tree of a piece of HTML. @throws Problem invalid_input beyond the bounds of `parsers.html` */
export function boundedFragment(html: string) {
  const tree = fromParse5(parseFragment(html, { treeAdapter: countingAdapter() }));
  if (tree.type !== 'root') throw tooMuch();
  boundSpans(tree as Element);
  return tree;
}
