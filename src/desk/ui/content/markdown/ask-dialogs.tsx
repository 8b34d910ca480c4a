import type { RefObject } from 'react';
import type { EditorView } from '@codemirror/view';
import { Dialog } from '#ui/dialog.tsx';
import type { Asks } from '../../../kit/content/markdown/commands.ts';
import { insertBlock, insertText } from '../../../kit/content/markdown/marks.ts';
import { LinkForm } from './link-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { TargetPicker } from './target-picker.tsx';

type Props = { asked: Asks | null; view: RefObject<EditorView | null>; onClose: () => void };

const headings: Record<Asks, string> = { link: 'Link', picture: 'Picture', card: 'Card' };
/** Signs that would end the words of a link. */
export const inBrackets = (words: string): string => words.replaceAll(/[[\]\\]/g, String.raw`\$&`);

/** What is asked before it goes into the text: where a link leads, which picture, whose card. */
export function AskDialogs({ asked, view, onClose }: Props) {
  if (!asked) return null;
  const put = (act: (of: EditorView) => unknown) => {
    onClose();
    // Once the dialog has closed and given the focus back.
    setTimeout(() => view.current && act(view.current));
  };
  const { state } = view.current ?? {};
  const chosen = state ? state.sliceDoc(state.selection.main.from, state.selection.main.to) : '';
  return (
    <Dialog open keepsText heading={headings[asked]} onClose={onClose}>
      {asked === 'link' && (
        <LinkForm
          words={chosen}
          onLink={(words, to) => put((of) => insertText(of, `[${inBrackets(words)}](${to})`))}
        />
      )}
      {asked === 'picture' && (
        <PictureForm
          onPicture={(source, alt) => put((of) => insertBlock(of, [`![${inBrackets(alt)}](${source})`]))}
        />
      )}
      {asked === 'card' && (
        <TargetPicker
          label="Whose card?"
          hint="A vendor, a market or a service. It stands by itself between two paragraphs."
          cardsOnly
          onChoose={({ title, href }) => put((of) => insertBlock(of, [`[${inBrackets(title)}](${href})`]))}
        />
      )}
    </Dialog>
  );
}
