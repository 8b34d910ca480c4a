import { parse, defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html } from 'parse5';
import { addressOf, inEnglish, routePatterns } from '#support/addresses.ts';
import { expect, test } from '#support/served.ts';
import { vendorNames } from '#support/vendor-names.ts';

// A browser that translates a page leaves alone what is marked with `translate="no"`. Names, references and amounts that stand by themselves
// are, on every page of the table of routes. In the middle of a sentence a name is translated with it.

const attribute = (node: Html.Element, wanted: string) =>
  tree.getAttrList(node).find(({ name }) => name === wanted)?.value;
const unread = ['script', 'style', 'template', 'title', 'option', 'textarea', 'noscript'];

/** The texts that a translating program may change. */
function* translatable(node: Html.ParentNode): Generator<string> {
  for (const child of tree.getChildNodes(node)) {
    if (tree.isTextNode(child)) yield child.value.trim();
    else if (
      tree.isElementNode(child) &&
      !unread.includes(child.tagName) &&
      attribute(child, 'translate') !== 'no'
    )
      yield* translatable(child);
  }
}

const reference = /\bAGN-\w{4}-\w{2}\b/;
/** An amount by itself; with words around it is a sentence. */
const amount = /^₹[\d,.]+$/;

test('names, references and amounts are marked as what no program translates', async ({ server }) => {
  const known = new Set(await vendorNames(server));
  expect(known.size).toBeGreaterThan(20);
  let pages = 0;
  const patterns = routePatterns.filter((pattern) => !inEnglish.includes(pattern));
  for (const pattern of patterns) {
    const path = await addressOf(pattern, server);
    const answer = await fetch(server.url + path);
    const texts = [...translatable(parse(await answer.text()))];
    expect([path, texts.length > 0]).toEqual([path, true]);
    const wrong = texts.filter((text) => known.has(text) || reference.test(text) || amount.test(text));
    expect.soft([path, wrong]).toEqual([path, []]);
    pages += 1;
  }
  expect(pages).toBe(patterns.length);
});
