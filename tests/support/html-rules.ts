/** @file Rules of HTML that the gate's linter lacks, worded as by the W3C's checker. */
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html } from 'parse5';

const attributes = (node: Html.Element) =>
  Object.fromEntries(tree.getAttrList(node).map(({ name, value }) => [name, value]));
const elementsIn = (node: Html.Element) =>
  tree.getChildNodes(node).filter((child) => tree.isElementNode(child));

/** Returns whether an element is a `search` input with the role of a combobox, which that type does not permit. */
const comboboxOfSearch = (node: Html.Element): boolean => {
  const { type, role } = attributes(node);
  return node.tagName === 'input' && type === 'search' && role === 'combobox';
};

/** Returns whether a required select starts with a real option: a browser then chooses before the visitor does. */
function chosenBefore(node: Html.Element): boolean {
  const { required, multiple, size } = attributes(node);
  if (node.tagName !== 'select' || required === undefined || multiple !== undefined || size) return false;
  const first = elementsIn(node)[0];
  return !first || first.tagName !== 'option' || attributes(first)['value'] !== '';
}

/** Returns whether a list of terms is only partly grouped. */
function mixedTerms(node: Html.Element): boolean {
  if (node.tagName !== 'dl') return false;
  const groups = elementsIn(node).map(({ tagName }) => tagName === 'div');
  return groups.includes(true) && groups.includes(false);
}

const rules = {
  'a combobox of the type search': comboboxOfSearch,
  'a required select whose first option is no placeholder': chosenBefore,
  'a dl with terms beside groups': mixedTerms,
} satisfies Record<string, (node: Html.Element) => boolean>;

/** Returns the faults of one element, without its descendants. */
export const brokenRules = (node: Html.Element): string[] =>
  Object.entries(rules).flatMap(([name, broken]) => (broken(node) ? [name] : []));
