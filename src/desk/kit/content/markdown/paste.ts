/** @file Pasting: rich text becomes markdown, and text that is too long is refused with a message instead of blocking the page. */
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { insertText } from './marks.ts';
import { tooLong } from './too-long.ts';
import { ofWhatsApp } from './whatsapp.ts';

/** A larger document is pasted as plain text: converting it would block the page. */
const htmlMax = 3_000_000;

type Options = {
  max: number;
  onRefused: (words: string) => void;
  /** Pictures for a place in the text. */
  onPictures?: (files: File[], at: number) => void;
};

/** Refuses changes that make the text longer than permitted, also by typing. Deleting always works. */
const within = ({ max, onRefused }: Options): Extension =>
  // Refused, never cut: half of the pasted text would look like all of it.
  EditorView.inputHandler.of((view, from, to, text) => {
    const length = view.state.doc.length - (to - from) + text.length;
    if (length <= max || text.length <= to - from) return false;
    onRefused(tooLong(length, max));
    return true;
  });

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

async function pasteHtml(view: EditorView, html: string, plain: string, options: Options): Promise<void> {
  const loaded = await import('./pasted.ts').catch(() => null);
  const { text, pictures, left } = loaded?.pastedOf(html) ?? { text: plain, pictures: [], left: 0 };
  const length = view.state.doc.length + text.length;
  if (length > options.max) return options.onRefused(tooLong(length, options.max));
  const { from } = view.state.selection.main;
  insertText(view, text || plain);
  // From the last on, so that the places of those before stay right.
  for (const { file, at } of pictures.toReversed()) options.onPictures?.([file], from + at);
  if (left > 0)
    options.onRefused(
      left === 1
        ? 'One picture stayed behind, since the copied text only names it. Drop its file into the text.'
        : `${left} pictures stayed behind, since the copied text only names them. Drop their files into the text.`,
    );
}

export const pasting = (options: Options): Extension => [
  within(options),
  EditorView.domEventHandlers({
    paste(event, view) {
      const { clipboardData: data } = event;
      if (!data) return false;
      const pictures = picturesIn(data);
      const plain = data.getData('text/plain');
      const { from, to } = view.state.selection.main;
      if (pictures.length > 0 && plain === '' && options.onPictures) {
        event.preventDefault();
        options.onPictures(pictures, to);
        return true;
      }
      const room = options.max - view.state.doc.length + (to - from);
      // Messages of WhatsApp are longer as markdown.
      const said = ofWhatsApp(plain);
      const { length } = said ?? plain;
      if (length > room) {
        event.preventDefault();
        options.onRefused(tooLong(options.max - room + length, options.max));
        return true;
      }
      if (said !== null) {
        event.preventDefault();
        insertText(view, said);
        return true;
      }
      const html = data.getData('text/html');
      if (html === '' || html.length > htmlMax) return false;
      event.preventDefault();
      void pasteHtml(view, html, plain, options);
      return true;
    },
    drop(event, view) {
      const pictures = picturesIn(event.dataTransfer);
      if (pictures.length === 0 || !options.onPictures) return false;
      event.preventDefault();
      // The nearest place, also beside a line.
      options.onPictures(pictures, view.posAtCoords({ x: event.clientX, y: event.clientY }, false));
      return true;
    },
  }),
];
