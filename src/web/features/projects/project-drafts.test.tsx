import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { WorkPart } from './work-part.tsx';

const picture = { src: '/media/a.jpg', width: 900, height: 600, alt: 'A', blur: null, sources: [] };
const stored = {
  _id: 'p1',
  title: 'Haldi in Dwarka',
  area: null,
  month: null,
  category: null,
  line: '',
  words: null as string | null,
  pictures: ['one', 'two'].map((_id) => ({ _id, caption: null as string | null, picture })),
  vendor: { _id: 'v1', companyName: 'Lens and Light', area: null, isSample: false },
  updatedAt: '2026-11-20T10:00:00.000Z',
};
let project = stored;
let online = true;
/** Recorded requests, in order: the method, and the body of each change. */
let came: { call: string; body: unknown }[] = [];
/** Replies wait for this promise. */
let line: Promise<unknown> = Promise.resolve();

type Arranged = { pictures: { id: string; caption: string | null }[] };
async function answer(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  if (!online) throw new TypeError('Failed to fetch');
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
  if (method !== 'GET') came.push({ call: `${method} ${path}`, body: sent });
  await line;
  if (path.endsWith('/projects')) return Response.json([{ ...stored, picture, pictureCount: 2 }]);
  if (path.endsWith('/pictures'))
    project = {
      ...project,
      pictures: (sent as Arranged).pictures.map(({ id, caption }) => ({ _id: id, caption, picture })),
    };
  return Response.json(project);
}

/** Renders the part as on a freshly loaded page. */
function open() {
  const part = () => <WorkPart {...({ vendor: { _id: 'v1' } } as OwnVendor)} />;
  const Page = createRoutesStub([{ path: '/', Component: part }]);
  return render(<Page />);
}
const edit = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^Edit.*Haldi in Dwarka/ }));
/** Opens a picture, unless it is open, and returns the box of its caption. */
async function captionOf(nth: number) {
  const tile = (await screen.findAllByRole('button', { name: /^Edit / }))[nth]!;
  if (tile.getAttribute('aria-expanded') === 'false') fireEvent.click(tile);
  return screen.findByLabelText<HTMLInputElement>(/Caption/);
}
const type = (control: HTMLElement, value: string) => fireEvent.input(control, { target: { value } });
/** Asserts that a draft is restored once its form is rendered. */
const stands = (label: RegExp, value: string) =>
  waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value));
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', `token-${Math.random()}`);
  localStorage.setItem('vendorId', 'v1');
  project = stored;
  online = true;
  came = [];
  line = Promise.resolve();
  vi.stubGlobal('fetch', answer);
});

it('a project that was begun is there again after a reload, under the same id, until it is saved', async () => {
  const before = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a project' }));
  type(screen.getByLabelText(/Name of the project/), 'Sangeet on a terrace');
  type(screen.getByLabelText(/What you did/), 'Two lamps, and no daylight.');
  const [key] = kept();
  before.unmount();
  open();
  await stands(/Name of the project/, 'Sangeet on a terrace');
  await stands(/What you did/, 'Two lamps, and no daylight.');
  fireEvent.click(screen.getByRole('button', { name: 'Begin the project' }));
  await waitFor(() => expect(kept()).toEqual([]));
  expect(came[0]?.call).toBe(`PUT /api/vendor/v1/projects/${key!.split(':').at(-1)}`);
});

it('one that was begun by mistake is left with its words', async () => {
  const before = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a project' }));
  type(screen.getByLabelText(/Name of the project/), 'Nothing');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(kept()).toEqual([]);
  before.unmount();
  open();
  expect(await screen.findByRole('button', { name: 'Add a project' })).toBeTruthy();
});

it('the typed text of a stored project is there again, and a save that fails keeps it', async () => {
  const before = open();
  await edit();
  const words = await screen.findByLabelText(/What you did/);
  online = false;
  type(words, 'Rain came at four.');
  fireEvent.blur(words);
  expect(await screen.findByText(/^No connection\. It is kept/)).toBeTruthy();
  before.unmount();
  online = true;
  open();
  await edit();
  await stands(/What you did/, 'Rain came at four.');
  await waitFor(() => expect(came.at(-1)?.body).toMatchObject({ words: 'Rain came at four.' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
});

it('a caption that could not be sent is there again after a reload, and sent', async () => {
  const before = open();
  await edit();
  const first = await captionOf(0);
  online = false;
  type(first, 'The first dance');
  fireEvent.blur(first);
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing is lost');
  before.unmount();
  online = true;
  open();
  await edit();
  expect((await captionOf(0)).value).toBe('The first dance');
  await waitFor(() => expect(kept()).toEqual([]));
  expect(project.pictures.map(({ caption }) => caption)).toEqual(['The first dance', null]);
});

it('a caption is sent when the network is back', async () => {
  open();
  await edit();
  const second = await captionOf(1);
  online = false;
  type(second, 'Her mother');
  fireEvent.blur(second);
  expect(await screen.findByRole('alert')).toBeTruthy();
  online = true;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(project.pictures[1]!.caption).toBe('Her mother'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('two captions that are written before the first one has arrived are both there', async () => {
  open();
  await edit();
  await captionOf(0);
  const { promise, resolve } = Promise.withResolvers<void>();
  line = promise;
  for (const [nth, said] of ['The first dance', 'Her mother'].entries()) {
    const box = await captionOf(nth);
    type(box, said);
    fireEvent.blur(box);
  }
  resolve();
  await waitFor(() => expect(kept()).toEqual([]));
  expect(project.pictures.map(({ caption }) => caption)).toEqual(['The first dance', 'Her mother']);
});

it('the focus goes into a form that was asked for, and back to the button when it is left', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a project' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/Name of the project/));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a project' }));
  await edit();
  const back = await screen.findByRole('button', { name: 'All projects' });
  expect(document.activeElement).toBe(back);
  fireEvent.click(back);
  const add = await screen.findByRole('button', { name: 'Add a project' });
  expect(document.activeElement).toBe(add);
});

it('the open project and picture are in the address', async () => {
  const Page = createRoutesStub([
    { path: '/', Component: () => <WorkPart {...({ vendor: { _id: 'v1' } } as OwnVendor)} /> },
  ]);
  render(<Page initialEntries={['/?project=p1&picture=two']} />);
  expect(await screen.findByLabelText(/Caption/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Picture 2');
});

it('a picture becomes the cover, is removed and comes back to its place by Undo', async () => {
  const ids = () => project.pictures.map(({ _id }) => _id);
  open();
  await edit();
  await captionOf(1);
  fireEvent.click(screen.getByRole('button', { name: 'Make it the cover' }));
  await waitFor(() => expect(ids()).toEqual(['two', 'one']));
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(ids()).toEqual(['one']));
  expect(screen.queryByLabelText(/Caption/)).toBeNull();
  const [left] = screen.getAllByRole('button', { name: /^Edit / });
  expect(document.activeElement).toBe(left);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(ids()).toEqual(['two', 'one']));
});
