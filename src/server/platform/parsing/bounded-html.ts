/** @file HTML as a tree, with bounds that hold while it is read: a few thousand letters can stand for millions of elements. */
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterMap, type TreeAdapter } from 'parse5';
import { Problem } from '../problem.ts';
import { parsers } from './parsers.ts';

const { maxDepth, maxNodes } = parsers.html;

/** A text with more within each other than a person writes. */
export const tooMuch = (): Problem =>
  new Problem('invalid_input', { message: 'Its text is nested too deeply to be read.' });

/** Elements, each counted by how deep it lies: what follows looks at each with all that it lies in. */
const maxWeight = 10 * maxNodes;

const tooMany = (): Problem =>
  new Problem('invalid_input', { message: 'Its text has more parts than can be read.' });

/** The reader's own way to make a tree, which counts what it makes and gives up at a bound. */
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

/** Spans of a table are written out as cells, each of them. */
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
