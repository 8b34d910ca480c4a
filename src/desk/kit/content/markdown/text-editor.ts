/** @file The text editor: CodeMirror with markdown, made to look and work like a text. Heavy: loaded on demand. */
import { defaultKeymap, history, historyField, historyKeymap } from '@codemirror/commands';
import { markdownKeymap } from '@codemirror/lang-markdown';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  keymap,
  placeholder,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';
import { textCommandList, type Asks } from './commands.ts';
import { leaveList } from './leave-list.ts';
import { looks } from './looks.ts';
import { mentions } from './mention.ts';
import { pasting } from './paste.ts';
import { picturePlaces } from './picture-places.ts';
import { isTableLine } from './table.ts';
import { goToCell, tableAt } from './table-keys.ts';

export type TextEditorOptions = {
  text: string;
  /** The result of `historyOf` for exactly this text. */
  history: unknown;
  max: number;
  /** The text's name for screen readers, and its description. */
  label: string;
  /** The language of the text, for spelling. */
  lang?: string | undefined;
  describedBy?: string;
  onText: (text: string) => void;
  onCursor: (facts: { inTable: boolean }) => void;
  onAsk: (what: Asks) => void;
  onRefused: (words: string) => void;
  onPictures?: (files: File[], at: number) => void;
};

/** Table lines use a monospaced font, which aligns their columns. */
const tableLine = Decoration.line({ class: 'cm-tableLine' });
const tableLines = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = inSight(view);
    }
    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = inSight(view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
function inSight({ visibleRanges, state: { doc } }: EditorView): DecorationSet {
  const found = [];
  for (const { from, to } of visibleRanges)
    for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
      if (isTableLine(line.text)) found.push(tableLine.range(line.from));
      if (line.to >= to || line.number === doc.lines) break;
    }
  return Decoration.set(found, true);
}

function extensionsOf(options: TextEditorOptions): Extension[] {
  const { onText, onCursor, onAsk, label, lang, describedBy } = options;
  let inTable = false;
  return [
    history({ minDepth: 500 }),
    tableLines,
    looks(),
    search({ top: true }),
    placeholder('Write here. “## ” begins a heading, “- ” a list.'),
    pasting(options),
    mentions(),
    picturePlaces(),
    keymap.of([
      ...textCommandList.flatMap(([, command]) =>
        command.key
          ? [
              {
                key: command.key,
                run: (view: EditorView) =>
                  'run' in command ? command.run(view) : (onAsk(command.asks), true),
              },
            ]
          : [],
      ),
      { key: 'Tab', run: (view) => goToCell(view, 1), shift: (view) => goToCell(view, -1) },
      { key: 'Enter', run: leaveList },
      ...markdownKeymap,
      ...historyKeymap,
      ...searchKeymap,
      ...defaultKeymap,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': label,
      ...(describedBy && { 'aria-describedby': describedBy }),
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      lang: lang ?? 'en-IN',
    }),
    EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
      if (docChanged) onText(state.doc.toString());
      if (!docChanged && !selectionSet) return;
      const now = tableAt(state) !== null;
      if (now !== inTable) onCursor({ inTable: (inTable = now) });
    }),
  ];
}

const stateOf = (options: TextEditorOptions): EditorState => {
  const config = { doc: options.text, extensions: extensionsOf(options) };
  if (options.history === null) return EditorState.create(config);
  const selection = { ranges: [{ anchor: 0, head: 0 }], main: 0 };
  try {
    const json = { doc: options.text, selection, history: options.history };
    return EditorState.fromJSON(json, config, { history: historyField });
  } catch {
    return EditorState.create(config);
  }
};

/** Opens the editor in an element. */
export const openTextEditor = (parent: HTMLElement, options: TextEditorOptions): EditorView =>
  new EditorView({ parent, state: stateOf(options) });

/** Returns the undo and redo steps, for storage. */
export const historyOf = ({ state }: EditorView): { done: unknown[]; undone: unknown[] } =>
  (state.toJSON({ history: historyField }) as { history: { done: unknown[]; undone: unknown[] } }).history;
