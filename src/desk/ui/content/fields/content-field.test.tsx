import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentType, contentTypeNames } from '#contract/desk/content/content-types.ts';
import type { ContentValue, Field } from '#contract/desk/content/fields.ts';
import { DeskData } from '#support/desk-data.tsx';
import { ContentField } from './content-field.tsx';

// A DOM without layout has no media queries, which the map uses.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

/** Renders a field as in the form; returns a reader of its current value. */
function open(field: Field, start: ContentValue = null, error?: string) {
  let last = start;
  function Form() {
    const [value, setValue] = useState(start);
    const onChange = (next: ContentValue) => {
      last = next;
      setValue(next);
    };
    return (
      <ContentField
        id="it"
        field={field}
        value={value}
        error={error}
        errorAt={(place) => (place === 'it.0.rating' ? 'Rating is missing.' : undefined)}
        onChange={onChange}
      />
    );
  }
  render(<Form />, { wrapper: DeskData });
  return () => last;
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a field of the form', () => {
  // The text editor needs a browser's layout; a journey tests it.
  const all = contentTypeNames.flatMap((name) =>
    Object.entries(contentType(name).fields)
      .filter(([, { kind }]) => kind !== 'markdown')
      .map(([fieldName, field]) => [`${name}.${fieldName}`, field] as const),
  );
  it.each(all)('%s has its name, its hint and what is wrong with it', (_, field) => {
    open(field, null, 'This is wrong.');
    expect(screen.getAllByText(field.label, { exact: false }).length).toBeGreaterThan(0);
    expect(screen.getByText('This is wrong.')).toBeDefined();
    if (field.hint) expect(screen.getByText(field.hint)).toBeDefined();
  });

  it('never cuts what is too long, and is null when it is emptied', () => {
    const value = open({ kind: 'line', label: 'Title', max: 5, required: true });
    type('Title', 'x'.repeat(10_000));
    expect(value()).toHaveLength(10_000);
    expect(screen.getByText('10000 of 5 characters.')).toBeDefined();
    type('Title', '');
    expect(value()).toBeNull();
  });

  it('takes a moment by the clock of Delhi', () => {
    const value = open({ kind: 'moment', label: 'Begins', required: true });
    type('Begins, time in Delhi', '2026-11-23T18:30');
    expect(value()).toBe('2026-11-23T13:00:00.000Z');
  });

  it('makes a number of digits, and keeps what is none so that it can be said', () => {
    const value = open({ kind: 'number', label: 'Age', min: 18, max: 99, required: true });
    type('Age', '24');
    expect(value()).toBe(24);
    type('Age', '24 or so');
    expect(value()).toBe('24 or so');
  });

  describe('for a place', () => {
    const field = { kind: 'place', label: 'Centre', required: true } as const;
    // Loaded here, as it is lazy in the form.
    beforeAll(() => import('#ui/map/pin-map.tsx'));
    const numbers = () =>
      ['Latitude', 'Longitude'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

    it('takes both numbers at once, and keeps what is none yet', () => {
      const value = open(field);
      type('Latitude', '28.65, 77.19');
      expect(value()).toEqual({ lat: 28.65, lng: 77.19 });
      type('Latitude', '28.');
      expect(value()).toEqual({ lat: '28.', lng: 77.19 });
    });

    it('keeps map and numbers in step, says where the pin is, and undoes what either did', async () => {
      const value = open(field, { lat: 28.65, lng: 77.19 });
      const pin = await screen.findByRole('button', { name: /^Centre: drag it/ });
      fireEvent.keyDown(pin, { key: 'ArrowUp' });
      expect(numbers()).toEqual(['28.6501', '77.19']);
      expect(screen.getByText('28.6501 north, 77.19 east')).toBeDefined();
      type('Longitude', '77.2');
      type('Longitude', '77.21');
      fireEvent.blur(screen.getByLabelText('Longitude'));
      fireEvent.keyDown(pin, { key: 'z', ctrlKey: true });
      expect(value()).toEqual({ lat: 28.6501, lng: 77.19 });
      press('Undo');
      expect(numbers()).toEqual(['28.65', '77.19']);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
      fireEvent.keyDown(screen.getByLabelText('Latitude'), { key: 'Z', metaKey: true, shiftKey: true });
      press('Redo');
      expect(value()).toEqual({ lat: 28.6501, lng: 77.21 });
    });

    it('undoes to nothing, and the pin goes with it', async () => {
      const value = open(field);
      fireEvent.keyDown(await screen.findByRole('application', { name: 'Map: Centre' }), { key: 'Enter' });
      expect(value()).toEqual({ lat: 28.6139, lng: 77.209 });
      press('Undo');
      expect(value()).toBeNull();
      expect(screen.queryByRole('button', { name: /^Centre: drag it/ })).toBeNull();
    });

    it('points out a place that is not in India', () => {
      open(field, { lat: 77.19, lng: 28.65 });
      expect(screen.getByText(/may have changed places/)).toBeDefined();
    });
  });

  it('adds, moves and removes lines', () => {
    const value = open({ kind: 'lines', label: 'Skills', max: 60, itemsMax: 3 }, ['One', 'Two']);
    press('Add line');
    type('Skills 3', 'Three');
    expect(screen.queryByRole('button', { name: 'Add line' })).toBeNull();
    press('Move Line 3 up');
    expect(value()).toEqual(['One', 'Three', 'Two']);
    press('Remove Line 1');
    expect(value()).toEqual(['Three', 'Two']);
  });

  it('says within a list what is wrong, at its place', () => {
    const fields = {
      language: { kind: 'line', label: 'Language', max: 40, required: true },
      rating: { kind: 'number', label: 'Rating', min: 1, max: 5, required: true },
    } as const;
    const value = open(
      { kind: 'list', label: 'Languages', item: 'Language', key: 'language', itemsMax: 2, fields },
      [{}],
    );
    expect(screen.getByLabelText('Rating').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Rating is missing.')).toBeDefined();
    type('Language', 'Hindi');
    type('Rating', '5');
    expect(value()).toEqual([{ language: 'Hindi', rating: 5 }]);
    press('Remove Language 1');
    expect(value()).toBeNull();
  });
});
