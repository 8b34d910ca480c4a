import { useState, type RefObject } from 'react';
import type { EditorView } from '@codemirror/view';
import {
  Bold,
  Columns3,
  Heading2,
  Heading3,
  Image,
  Italic,
  Keyboard,
  Link,
  List,
  ListChecks,
  ListOrdered,
  Quote,
  Rows3,
  SquareUser,
  Superscript,
  Table,
  type LucideIcon,
} from 'lucide-react';
import { textCommandList, type Asks, type TextCommandName } from '../../../kit/content/markdown/commands.ts';
import { addColumn, addRow } from '../../../kit/content/markdown/table-keys.ts';
import { TextKeys } from './text-keys.tsx';

type Props = {
  view: RefObject<EditorView | null>;
  /** The cursor is in a table, whose own buttons are shown. */
  inTable: boolean;
  onAsk: (what: Asks) => void;
};

const icons: Record<TextCommandName, LucideIcon> = {
  heading: Heading2,
  subheading: Heading3,
  bold: Bold,
  italic: Italic,
  list: List,
  numbered: ListOrdered,
  ticks: ListChecks,
  quote: Quote,
  table: Table,
  link: Link,
  picture: Image,
  footnote: Superscript,
  card: SquareUser,
};
const button =
  'tap flex shrink-0 flex-col items-center justify-center rounded-md px-2 py-1 text-xs text-ink-soft hover:bg-teal-wash hover:text-teal';

type ToolProps = { label: string; icon: LucideIcon; onPress: () => void };
const Tool = ({ label, icon: Icon, onPress }: ToolProps) => (
  <button
    type="button"
    className={button}
    // The text stays focused, and a phone's keyboard open.
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <Icon aria-hidden size={20} />
    {label}
  </button>
);

/** The tools of a text, which stay in reach while it scrolls. On a phone one row for swiping. */
export function Toolbar({ view, inTable, onAsk }: Props) {
  const [keys, setKeys] = useState(false);
  const run = (act: (of: EditorView) => boolean) => {
    if (!view.current) return;
    act(view.current);
    view.current.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label="Text"
      className="sticky top-0 z-10 flex gap-0.5 rounded-t-md border-b border-line bg-paper p-1 max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap"
    >
      {inTable && (
        <>
          <Tool label="Add row" icon={Rows3} onPress={() => run(addRow)} />
          <Tool label="Add column" icon={Columns3} onPress={() => run(addColumn)} />
        </>
      )}
      {textCommandList.map(([name, command]) => (
        <Tool
          key={name}
          label={command.label}
          icon={icons[name]}
          onPress={() => ('run' in command ? run(command.run) : onAsk(command.asks))}
        />
      ))}
      <Tool label="Keys" icon={Keyboard} onPress={() => setKeys(true)} />
      {keys && <TextKeys onClose={() => setKeys(false)} />}
    </div>
  );
}
