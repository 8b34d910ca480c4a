import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeskData } from '#support/desk-data.tsx';
import { Composer } from './composer.tsx';
import { MessageForm } from './message-form.tsx';
import { NoteForm } from './note-form.tsx';

const choices = [
  { to: 'page' as const, label: 'The family, on its private page' },
  { to: 'note' as const, label: 'Colleagues only: a note' },
];
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
});

it.each(['page', 'note'] as const)(
  'has the focus in the text for %s, so that no letter is a key of the page',
  (to) => {
    const editor = { reference: 'AGN-1', again: async () => {}, onClose: () => {} };
    render(
      <MemoryRouter>
        <Composer
          heldBy={null}
          tellWriting={() => {}}
          to={to}
          choices={choices}
          onWrite={() => {}}
          onClose={() => {}}
        >
          {to === 'note' ? <NoteForm {...editor} /> : <MessageForm to={to} {...editor} />}
        </Composer>
      </MemoryRouter>,
      { wrapper: DeskData },
    );
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
  },
);

it('keeps a text for its recipient, and closes as soon as it is sent', () => {
  const onClose = vi.fn<() => void>();
  const editor = { reference: 'AGN-2', again: async () => {}, onClose };
  const { unmount } = render(<NoteForm {...editor} />, { wrapper: DeskData });
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.input(text(), { target: { value: 'Call again.' } });
  unmount();
  const message = render(<MessageForm to="page" {...editor} />, { wrapper: DeskData });
  expect(text().value).toBe('');
  message.unmount();
  render(<NoteForm {...editor} />, { wrapper: DeskData });
  expect(text().value).toBe('Call again.');
  fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
  expect(onClose).toHaveBeenCalledOnce();
});
