/** @file Commands of the text editor: one table for the buttons, the keys and the list of keys. */
import type { EditorView } from '@codemirror/view';
import { insertFootnote, insertTable, toggleLines, toggleMark } from './marks.ts';

/** Dialogs of commands that insert something. */
export type Asks = 'link' | 'picture' | 'card';
export type TextCommand = {
  label: string;
  /** A key in CodeMirror's notation; `Mod` is Ctrl, on Apple's machines ⌘. */
  key?: string;
} & ({ run: (view: EditorView) => boolean } | { asks: Asks });

const lines = (begin: string) => (view: EditorView) => toggleLines(view, () => begin);

/** @where What can the desk's text editor do? */
export const textCommands = {
  heading: { label: 'Heading', key: 'Mod-Alt-2', run: lines('## ') },
  subheading: { label: 'Smaller heading', key: 'Mod-Alt-3', run: lines('### ') },
  bold: { label: 'Bold', key: 'Mod-b', run: (view: EditorView) => toggleMark(view, '**') },
  italic: { label: 'Italic', key: 'Mod-i', run: (view: EditorView) => toggleMark(view, '_') },
  list: { label: 'List', key: 'Mod-Shift-8', run: lines('- ') },
  numbered: {
    label: 'Numbered list',
    key: 'Mod-Shift-7',
    run: (view: EditorView) => toggleLines(view, (index) => `${index + 1}. `),
  },
  ticks: { label: 'Tick list', key: 'Mod-Shift-9', run: lines('- [ ] ') },
  quote: { label: 'Quote', key: 'Mod-Shift-.', run: lines('> ') },
  table: { label: 'Table', run: insertTable },
  link: { label: 'Link', key: 'Mod-k', asks: 'link' },
  picture: { label: 'Picture', asks: 'picture' },
  footnote: { label: 'Footnote', run: insertFootnote },
  card: { label: 'Card', asks: 'card' },
} as const satisfies Readonly<Record<string, TextCommand>>;
export type TextCommandName = keyof typeof textCommands;
export const textCommandList = Object.entries(textCommands) as [TextCommandName, TextCommand][];

/** Keys without a button. */
export const otherKeys: readonly (readonly [string, string])[] = [
  ['Mod-z', 'Undo'],
  ['Mod-y', 'Do again'],
  ['Mod-f', 'Find in the text'],
  ['Tab', 'Next cell of a table; the last one begins a row'],
  ['@ and a name', 'Link to a vendor, a market or a post'],
  ['Escape, then Tab', 'Leave the text'],
];
/** Shortcuts typed at the beginning of a line. */
export const typedShortcuts: readonly (readonly [string, string])[] = [
  ['## ', 'Heading'],
  ['- ', 'List'],
  ['1. ', 'Numbered list'],
  ['- [ ] ', 'Tick list'],
  ['> ', 'Quote'],
];
