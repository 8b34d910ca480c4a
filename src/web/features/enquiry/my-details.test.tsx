import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { dayMs } from '#facts/time.ts';
import { keepDetails, myDetails } from '#kit/device/my-details.ts';
import { MyDetails } from './my-details.tsx';

const { ask, venue } = enquiryKinds;
const sent = {
  name: 'Kavita Menon',
  phone: '9876500001',
  email: 'kavita@example.com',
  description: 'A stage',
};

/** Renders the form of a kind with its fields alone. */
function draw(kind: typeof ask) {
  const form = createRef<HTMLFormElement>();
  render(
    <form ref={form}>
      <MyDetails kind={kind} form={form} />
      {kind.fields.map(({ name }) => (
        <input key={name} name={name} />
      ))}
    </form>,
  );
  return (name: string) => (form.current!.elements.namedItem(name) as HTMLInputElement).value;
}

beforeEach(() => localStorage.clear());

describe('the details of the last form', () => {
  it('are offered, not filled in, and fill the next form by meaning with one tap', () => {
    keepDetails(ask, sent);
    const value = draw(venue);
    expect([value('name'), value('phoneNumber')]).toEqual(['', '']);
    act(() => screen.getByRole('button', { name: 'Use my details (Kavita Menon)' }).click());
    expect([value('name'), value('phoneNumber'), value('email'), value('description')]).toEqual([
      sent.name,
      sent.phone,
      sent.email,
      '',
    ]);
    expect(localStorage.getItem('my-details')).not.toContain(sent.description);
  });

  it('are forgotten with one tap, and one more brings them back', () => {
    keepDetails(ask, sent);
    draw(ask);
    act(() => screen.getByRole('button', { name: 'Forget' }).click());
    expect(screen.queryByRole('button', { name: 'Forget' })).toBeNull();
    expect(localStorage.getItem('my-details')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(screen.getByRole('button', { name: 'Forget' })).toBeTruthy();
    expect(localStorage.getItem('my-details')).not.toBeNull();
  });

  it('are forgotten when nobody used them for long', () => {
    localStorage.setItem('my-details', JSON.stringify({ name: 'Old', at: Date.now() - 91 * dayMs }));
    expect(myDetails()).toBeNull();
    expect(localStorage.getItem('my-details')).toBeNull();
  });

  it('stand whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem('my-details', text);
        expect(() => myDetails()).not.toThrow();
      }),
    );
  });
});
