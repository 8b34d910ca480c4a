import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Field } from '#ui/field.tsx';
import { SavedForm } from './saved-form.tsx';
import type { Saved } from './saved.ts';

type Value = { name: string; area: string; open: boolean };
const saves = vi.fn<(mine: Value, before: Value, force: boolean) => void>();
let answer: (mine: Value) => Saved | Promise<Saved>;

const read = (values: FormData): Value => ({
  name: values.get('name') as string,
  area: values.get('area') as string,
  open: values.get('open') !== null,
});

const show = (stored = { name: 'Asha', area: '' }) => (
  <SavedForm
    label="Facts"
    draftId="workshop:v1:facts"
    read={read}
    save={async (mine, before, force) => {
      saves(mine, before, force);
      return answer(mine);
    }}
    fields={(errors) => (
      <>
        <Field name="name" label="Name" required defaultValue={stored.name} error={errors['name']} />
        <Field name="area" label="Area" required defaultValue={stored.area} error={errors['area']} />
        <div>
          <label>
            <input type="checkbox" name="open" /> Open
          </label>
        </div>
      </>
    )}
  />
);
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const area = () => screen.getByLabelText<HTMLInputElement>('Area');
function type(field: HTMLInputElement, value: string) {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
}
function leave(field: HTMLInputElement, value: string) {
  type(field, value);
  fireEvent.blur(field);
}
const beside = (field: HTMLElement) => field.parentElement?.querySelector('[role=status]')?.textContent;
const values = () => saves.mock.calls.map(([mine]) => mine);
const settle = () => act(async () => Promise.resolve());

beforeEach(() => {
  localStorage.clear();
  saves.mockClear();
  answer = () => ({ is: 'saved' });
});

describe('a form without a button', () => {
  it('saves a field when it is left, once, and says so beside it', async () => {
    render(show());
    type(name(), 'Asha R');
    expect(saves).not.toHaveBeenCalled();
    fireEvent.blur(name());
    await waitFor(() => expect(beside(name())).toBe('Saved'));
    expect(saves.mock.calls).toEqual([
      [{ name: 'Asha R', area: '', open: false }, { name: 'Asha', area: '', open: false }, false],
    ]);
    expect(beside(area())).toBeUndefined();
    fireEvent.focus(name());
    fireEvent.blur(name());
    await settle();
    expect(saves).toHaveBeenCalledTimes(1);
    expect(localStorage.length).toBe(0);
  });

  it('saves a choice at once, and a text by Enter', async () => {
    render(show());
    fireEvent.click(screen.getByLabelText('Open'));
    await waitFor(() => expect(values()).toEqual([{ name: 'Asha', area: '', open: true }]));
    type(area(), 'Dwarka');
    fireEvent.keyDown(area(), { key: 'Enter' });
    await waitFor(() => expect(beside(area())).toBe('Saved'));
  });

  it('shows what was stored once a field is left that was saved by Enter', async () => {
    const { rerender } = render(show());
    area().focus();
    type(area(), '1.5 lakh');
    fireEvent.keyDown(area(), { key: 'Enter' });
    await waitFor(() => expect(beside(area())).toBe('Saved'));
    rerender(show({ name: 'Asha', area: '150000' }));
    expect(area().value).toBe('1.5 lakh');
    act(() => area().blur());
    expect(area().value).toBe('150000');
    await settle();
    expect(saves).toHaveBeenCalledTimes(1);
  });

  it('takes back with Escape what is not saved', async () => {
    render(show());
    type(name(), 'Oh');
    fireEvent.keyDown(name(), { key: 'Escape' });
    expect(name().value).toBe('Asha');
    fireEvent.blur(name());
    await settle();
    expect(saves).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
  });

  it('says an error at its field, saves the others all the same, and loses nothing', async () => {
    answer = ({ name: typed }) =>
      typed === 'x' ? { is: 'refused', errors: { name: 'Too short.' } } : { is: 'saved' };
    render(show());
    leave(name(), 'x');
    await screen.findByText('Too short.');
    leave(area(), 'Dwarka');
    await waitFor(() => expect(beside(area())).toBe('Saved'));
    expect(values()).toContainEqual({ name: 'Asha', area: 'Dwarka', open: false });
    expect(screen.getByText('Too short.')).toBeTruthy();
    expect(name().value).toBe('x');
    leave(name(), 'xyz');
    await waitFor(() => expect(beside(name())).toBe('Saved'));
    expect(screen.queryByText('Too short.')).toBeNull();
    expect(values().at(-1)).toEqual({ name: 'xyz', area: 'Dwarka', open: false });
  });

  it('saves what is right of several fields that were left before the first answer came', async () => {
    answer = ({ name: typed }) =>
      typed === 'x' ? { is: 'refused', errors: { name: 'Too short.' } } : { is: 'saved' };
    render(show());
    leave(name(), 'x');
    leave(area(), 'Dwarka');
    fireEvent.click(screen.getByLabelText('Open'));
    await waitFor(() => expect(beside(area())).toBe('Saved'));
    await waitFor(() => expect(values()).toContainEqual({ name: 'Asha', area: 'Dwarka', open: true }));
    expect(screen.getByText('Too short.')).toBeTruthy();
    expect(beside(name())).not.toBe('Saved');
  });

  it('takes back the error of a field that is as it was, while another one is still wrong', async () => {
    answer = ({ name: typed, area: place }) => {
      const errors = {
        ...(typed === 'x' && { name: 'Too short.' }),
        ...(place === 'y' && { area: 'Not known.' }),
      };
      return Object.keys(errors).length > 0 ? { is: 'refused', errors } : { is: 'saved' };
    };
    render(show());
    leave(name(), 'x');
    leave(area(), 'y');
    await screen.findByText('Not known.');
    leave(area(), '');
    await waitFor(() => expect(screen.queryByText('Not known.')).toBeNull());
    expect(screen.getByText('Too short.')).toBeTruthy();
  });

  it('saves two refused values that are right side by side', async () => {
    answer = ({ name: from, area: to }) =>
      to !== '' && from > to ? { is: 'refused', errors: { area: 'Below.' } } : { is: 'saved' };
    render(show({ name: '1', area: '5' }));
    leave(name(), '7');
    await screen.findByText('Below.');
    leave(area(), '9');
    await waitFor(() => expect(screen.queryByText('Below.')).toBeNull());
    expect(values().at(-1)).toMatchObject({ name: '7', area: '9' });
  });

  it('never has two saves on their way, and sends what was typed meanwhile after the first', async () => {
    const open: ((saved: Saved) => void)[] = [];
    answer = () => new Promise<Saved>((resolve) => open.push(resolve));
    render(show());
    leave(name(), 'one');
    await waitFor(() => expect(open).toHaveLength(1));
    leave(area(), 'two');
    leave(name(), 'three');
    await settle();
    expect(open).toHaveLength(1);
    open[0]!({ is: 'saved' });
    await waitFor(() => expect(open).toHaveLength(2));
    expect(values().at(-1)).toMatchObject({ name: 'three', area: 'two' });
    expect(saves.mock.lastCall![1]).toMatchObject({ name: 'one', area: '' });
  });
});

describe('a form without a connection', () => {
  beforeEach(() => (answer = () => ({ is: 'kept', signedOut: false })));

  it('says so, and sends when the network is back', async () => {
    render(show());
    leave(area(), 'Dwarka');
    await waitFor(() => expect(beside(area())).toMatch(/^No connection\. It is kept/));
    answer = () => ({ is: 'saved' });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(beside(area())).toBe('Saved'));
  });

  it('shows the typed text after a reload and sends it; other fields are as they are stored now', async () => {
    render(show());
    leave(area(), 'Dwarka');
    await waitFor(() => expect(beside(area())).toMatch(/^No connection/));
    cleanup();
    answer = () => ({ is: 'saved' });
    render(show({ name: 'Asha Rawat', area: '' }));
    expect(area().value).toBe('Dwarka');
    await waitFor(() => expect(values().at(-1)).toEqual({ name: 'Asha Rawat', area: 'Dwarka', open: false }));
    await waitFor(() => expect(localStorage.length).toBe(0));
  });

  it('a reader who is signed out is told that', async () => {
    answer = () => ({ is: 'kept', signedOut: true });
    render(show());
    leave(area(), 'Dwarka');
    await waitFor(() => expect(beside(area())).toMatch(/^You are signed out/));
  });
});

describe('a change of another device', () => {
  it('is shown in fields that nobody has touched here, and not where somebody types', () => {
    const { rerender } = render(show());
    type(area(), 'Dwarka');
    rerender(show({ name: 'Asha Rawat', area: 'Rohini' }));
    expect([name().value, area().value]).toEqual(['Asha Rawat', 'Dwarka']);
  });

  it.each([
    ['Keep what stands here', 'Dwarka'],
    ['Take the other', 'Rohini'],
  ])('is for the vendor to decide: %s', async (choice, kept) => {
    answer = () => ({ is: 'changed' });
    const { rerender } = render(show());
    leave(area(), 'Dwarka');
    await screen.findByRole('alert');
    rerender(show({ name: 'Asha', area: 'Rohini' }));
    answer = () => ({ is: 'saved' });
    fireEvent.click(screen.getByText(choice));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(area().value).toBe(kept);
    expect(saves.mock.calls.map(([, , force]) => force)).toEqual(
      choice === 'Keep what stands here' ? [false, true] : [false],
    );
  });
});
