import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { DeskData } from '#support/desk-data.tsx';
import { PicturePicker } from './picture-picker.tsx';

const id = '0192f000-0000-7000-8000-000000000001';
const lamps: LibraryPicture = {
  src: `/picture/${id}`,
  id,
  name: 'lamps.jpg',
  alt: '',
  altMissing: true,
  credit: null,
  focusX: 50,
  focusY: 50,
  bytes: 1000,
  picture: { src: '/media/a-480.jpg', width: 480, height: 320, alt: '', blur: null, sources: [] },
  version: 1,
  createdAt: '2026-11-22T06:00:00.000Z',
  by: 'Asha',
};
const thali: LibraryPicture = {
  ...lamps,
  src: '/art/blog/thali',
  id: null,
  name: 'blog/thali',
  alt: 'A thali',
  altMissing: false,
};

const described = vi.fn<(body: unknown) => void>();
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method !== 'PATCH') return Promise.resolve(Response.json({ pictures: [lamps, thali], total: 2 }));
    const change = JSON.parse(body as string) as { alt: string };
    described(change);
    return Promise.resolve(Response.json({ ...lamps, ...change, altMissing: false }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function opened() {
  const onChange = vi.fn<(value: string | null) => void>();
  const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <PicturePicker id="image" label="Picture" value={null} onChange={onChange} />
    </form>,
    { wrapper: DeskData },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Choose a picture for Picture' }));
  return { onChange, onSubmit };
}

it('gives the picture that is chosen', async () => {
  const { onChange } = opened();
  fireEvent.click(await screen.findByRole('button', { name: /Use blog\/thali/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('/art/blog/thali');
});

it('asks what a picture shows before it is used, and never sends the form around it', async () => {
  const { onChange, onSubmit } = opened();
  fireEvent.click(await screen.findByRole('button', { name: /Use lamps\.jpg/ }));
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Text for those who cannot see it'), {
    target: { value: 'Lamps along a wall' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(lamps.src));
  expect(described).toHaveBeenCalledExactlyOnceWith({ version: 1, alt: 'Lamps along a wall' });
  expect(onSubmit).not.toHaveBeenCalled();
});
