import type { RefObject } from 'react';
import type { EditorView } from '@codemirror/view';
import { Dialog } from '#ui/dialog.tsx';
import type { Asks } from '../../../kit/content/markdown/commands.ts';
import { inBrackets, insertBlock, insertText } from '../../../kit/content/markdown/marks.ts';
import { PictureDialog } from '../../pictures/picture-dialog.tsx';
import { LinkForm } from './link-form.tsx';
import { TargetPicker } from './target-picker.tsx';

type Props = {
  asked: Asks | null;
  view: RefObject<EditorView | null>;
  onClose: () => void;
};

const headings: Record<Exclude<Asks, 'picture'>, string> = { link: 'Link', card: 'Card' };

/** Dialogs before an insertion: a link's target, a picture, a card. */
export function AskDialogs({ asked, view, onClose }: Props) {
  if (!asked) return null;
  const put = (act: (of: EditorView) => unknown) => {
    onClose();
    // After the dialog has closed and returned the focus.
    setTimeout(() => view.current && act(view.current));
  };
  const { state } = view.current ?? {};
  const chosen = state ? state.sliceDoc(state.selection.main.from, state.selection.main.to) : '';
  if (asked === 'picture')
    return (
      <PictureDialog
        onClose={(picture) => {
          if (!picture) return onClose();
          put((of) => insertBlock(of, [`![${inBrackets(picture.alt)}](${picture.src})`]));
        }}
      />
    );
  return (
    <Dialog open keepsText heading={headings[asked]} onClose={onClose}>
      {asked === 'link' && (
        <LinkForm
          words={chosen}
          onLink={(words, to) => put((of) => insertText(of, `[${inBrackets(words)}](${to})`))}
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
