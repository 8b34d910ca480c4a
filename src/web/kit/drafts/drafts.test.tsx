import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '#facts/time.ts';
import { draftText, draftValues, restoreDraft, saveDraft, storeDraft } from './drafts.ts';

function form(): HTMLFormElement {
  const { container } = render(
    <form>
      {[5, 4, 3].map((stars) => (
        <input key={stars} type="radio" name="stars" value={stars} aria-label={String(stars)} />
      ))}
      <input type="radio" name="name" value="first" aria-label="first" defaultChecked />
      <input type="radio" name="name" value="initials" aria-label="initials" />
      <textarea name="text" aria-label="text" />
    </form>,
  );
  return container.querySelector('form')!;
}
const chosen = (target: HTMLFormElement) => Object.fromEntries(new FormData(target));
const choose = (name: string) => (screen.getByLabelText<HTMLInputElement>(name).checked = true);

beforeEach(() => localStorage.clear());

describe('one of several', () => {
  it('is kept as it was chosen, and its value stays its own', () => {
    const before = form();
    choose('4');
    choose('initials');
    saveDraft(before, 'review:1');
    cleanup();
    const after = form();
    restoreDraft(after, 'review:1');
    expect(chosen(after)).toEqual({ stars: '4', name: 'initials', text: '' });
    expect([...after.querySelectorAll('[name=stars]')].map((one) => (one as HTMLInputElement).value)).toEqual(
      ['5', '4', '3'],
    );
  });

  it('that was chosen while the page was loading is not replaced, and is kept', () => {
    storeDraft('review:1', { stars: '5', text: 'On time' });
    const target = form();
    choose('3');
    restoreDraft(target, 'review:1');
    expect(chosen(target)).toMatchObject({ stars: '3', text: 'On time' });
    choose('5');
    restoreDraft(target, 'review:1');
    expect(chosen(target)).toMatchObject({ stars: '5' });
  });

  it('is none where nothing was chosen', () => {
    saveDraft(form(), 'review:1');
    expect(draftText('review:1')).toBe('');
    expect(localStorage.getItem('draft:review:1')).not.toContain('stars');
  });
});

it('holds no password, and nothing that only the page fills', () => {
  const { container } = render(
    <form>
      <input name="email" aria-label="email" defaultValue="a@b.in" />
      <input type="password" name="password" aria-label="password" defaultValue="amaltas-77" />
      <input type="hidden" name="vendorId" defaultValue="v1" />
      <div data-undrafted>
        <input name="_website" aria-label="trap" defaultValue="x" />
      </div>
    </form>,
  );
  saveDraft(container.querySelector('form')!, 'login');
  expect(draftValues('login')).toEqual({ email: 'a@b.in' });
});

it('is forgotten when nobody came back to it for two weeks, not a moment earlier', () => {
  const written = Date.now();
  vi.useFakeTimers({ now: written, toFake: ['Date'] });
  try {
    storeDraft('contact', { text: 'Asha' });
    vi.setSystemTime(written + 14 * dayMs);
    expect(draftText('contact')).toBe('Asha');
    vi.setSystemTime(written + 14 * dayMs + 1);
    expect(draftText('contact')).toBe('');
    expect(localStorage.getItem('draft:contact')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
