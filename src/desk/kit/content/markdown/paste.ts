/** @file Pasting: rich text becomes markdown, and text that is too long is refused with a message instead of blocking the page. */
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { insertText } from './marks.ts';
import { tooLong } from './too-long.ts';

/** A larger document is pasted as plain text: converting it would block the page. */
const htmlMax = 3_000_000;

type Options = { max: number; onRefused: (words: string) => void; onPictures?: (files: File[]) => void };

/** Refuses changes that make the text longer than permitted, also by typing. Deleting always works. */
const within = ({ max, onRefused }: Options): Extension =>
  // Refused, never cut: half of the pasted text would look like all of it.
  EditorView.inputHandler.of((view, from, to, text) => {
    const length = view.state.doc.length - (to - from) + text.length;
    if (length <= max || text.length <= to - from) return false;
    onRefused(tooLong(length, max));
    return true;
  });

export const pasting = (options: Options): Extension => [
  within(options),
  EditorView.domEventHandlers({
    paste(event, view) {
      const { clipboardData: data } = event;
      if (!data) return false;
      const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
      const plain = data.getData('text/plain');
      if (pictures.length > 0 && plain === '' && options.onPictures) {
        event.preventDefault();
        options.onPictures(pictures);
        return true;
      }
      const { from, to } = view.state.selection.main;
      const room = options.max - view.state.doc.length + (to - from);
      if (plain.length > room) {
        event.preventDefault();
        options.onRefused(tooLong(options.max - room + plain.length, options.max));
        return true;
      }
      const html = data.getData('text/html');
      if (html === '' || html.length > htmlMax) return false;
      event.preventDefault();
      void convert(html, plain).then((text) => {
        if (view.state.doc.length + text.length > options.max)
          return options.onRefused(tooLong(view.state.doc.length + text.length, options.max));
        insertText(view, text);
        return undefined;
      });
      return true;
    },
    drop(event) {
      const pictures = [...(event.dataTransfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (pictures.length === 0 || !options.onPictures) return false;
      event.preventDefault();
      options.onPictures(pictures);
      return true;
    },
  }),
];

/** Converts to markdown, or returns the plain text where the converter cannot be loaded or finds nothing. */
const convert = (html: string, plain: string): Promise<string> =>
  import('./rich-text.ts').then(
    ({ markdownOf }) => {
      try {
        return markdownOf(html) || plain;
      } catch {
        return plain;
      }
    },
    () => plain,
  );
