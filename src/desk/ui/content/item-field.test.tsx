import { render, waitFor } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import { expect, it, vi } from 'vitest';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import { DeskData } from '#support/desk-data.tsx';
import { createItemEditor } from '../../kit/content/item-editor.ts';
import { mergeText } from '../../kit/content/merge-text.ts';
import { EditorProvider } from '../../kit/content/use-item-editor.ts';
import { ItemField } from './item-field.tsx';
// Loaded here, as it is lazy in the form.
import './markdown/markdown-field.tsx';

const itemOf = (version: number, content: string) =>
  ({
    id: '0190a000-0000-7000-8000-000000000001',
    type: 'post',
    key: 'haldi',
    locale: 'en',
    version,
    sides: [],
    problems: [],
    warnings: [],
    data: { title: 'Haldi', content },
  }) as unknown as ContentItem;

/** Opens the text of a post in its field, as the page of the item does. */
async function open(content: string) {
  // The server is out of reach: nothing is saved.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const type = contentType('post');
  const place = { kept: null, keep: () => true, leave: () => undefined };
  const editor = createItemEditor(itemOf(1, content), type, place, mergeText);
  const { container } = render(
    <EditorProvider value={editor}>
      <ItemField name="content" field={type.fields['content']!} />
    </EditorProvider>,
    { wrapper: DeskData },
  );
  const box = await waitFor(() => {
    const found = container.querySelector<HTMLElement>('.cm-editor');
    if (!found) throw new Error('the text is not open yet');
    return found;
  });
  const view = EditorView.findFromDOM(box)!;
  const write = (at: number, insert: string) =>
    view.dispatch({ changes: { from: at, insert }, userEvent: 'input.type' });
  return { editor, view, write, text: () => view.state.doc.toString() };
}

const pauses: [string, () => unknown][] = [
  ['at once', () => undefined],
  ['after a microtask', () => Promise.resolve()],
  ['after a task', () => new Promise((go) => void setImmediate(go))],
];
it.each(pauses)('keeps what another wrote when a key is pressed %s', async (_, pause) => {
  const { editor, write, text } = await open('One\n\nTwo');
  write('One'.length, ' mine');
  editor.takeIn(itemOf(2, 'One\n\nTwo\n\nThree by another'));
  await pause();
  write('One mine'.length, '!');
  expect(text()).toBe('One mine!\n\nTwo\n\nThree by another');
  expect(editor.value('content')).toBe(text());
  editor.close();
});

it('leaves the cursor at its words, and does not undo what another wrote', async () => {
  const { editor, view } = await open('One\n\nTwo');
  view.dispatch({ selection: { anchor: 'One\n\nTw'.length } });
  editor.takeIn(itemOf(2, 'Before\n\nOne\n\nTwo'));
  expect(view.state.selection.main.head).toBe('Before\n\nOne\n\nTw'.length);
  expect(editor.isSaved()).toBe(true);
  editor.close();
});

it('takes in a text with the line ends of Windows, without moving a word', async () => {
  const { editor, write, text } = await open('One\r\n\r\nTwo\r\n\r\nThree');
  expect(text()).toBe('One\n\nTwo\n\nThree');
  editor.takeIn(itemOf(2, 'One\r\n\r\nTwo more\r\n\r\nThree'));
  expect(text()).toBe('One\n\nTwo more\n\nThree');
  expect(editor.isSaved()).toBe(true);
  write('One'.length, ' mine');
  editor.takeIn(itemOf(3, 'One\r\n\r\nTwo more\r\n\r\nThree more'));
  expect(text()).toBe('One mine\n\nTwo more\n\nThree more');
  expect(editor.value('content')).toBe(text());
  editor.close();
});
