/** @file What markdown's plain elements become on a page of ours. */
import { t } from '#words/t.ts';
import { element, words, type Node } from '#platform/parsing/html-tree.ts';

/** Each replacement is left as it is. */
export const replacements: Readonly<Record<string, (node: Node) => Node>> = {
  // A table wider than the phone scrolls by itself, reachable by keyboard; its page does not.
  table: (table) =>
    element('div', { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: t('Table') }, [
      table,
    ]),
  // A task's box is a picture of a box: a control that cannot be used would only ask for a name.
  input: (input) =>
    element('span', { className: ['task-box'], ariaHidden: 'true' }, [
      words(input.properties?.['checked'] ? '☑' : '☐'),
    ]),
};
