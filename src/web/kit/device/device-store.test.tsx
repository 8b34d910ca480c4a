import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forget,
  forgetAll,
  isOnDevice,
  keepsAny,
  keysOf,
  recall,
  recallText,
  remember,
} from './device-store.ts';

const full = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};

beforeEach(() => {
  localStorage.clear();
  forgetAll('');
});

describe('a device that takes nothing', () => {
  it('keeps in this tab what was stored, until there is room again', () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined });
    expect(remember('draft:contact', { name: 'Asha' })).toBe(false);
    expect([recall('draft:contact'), isOnDevice('draft:contact')]).toEqual([{ name: 'Asha' }, false]);
    expect(keysOf('draft:')).toEqual(['draft:contact']);
    vi.unstubAllGlobals();
    expect(remember('draft:contact', { name: 'Asha Rao' })).toBe(true);
    expect([recall('draft:contact'), isOnDevice('draft:contact')]).toEqual([{ name: 'Asha Rao' }, true]);
  });

  it('forgets what this tab keeps, though it refuses everything', () => {
    vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
    remember('replies', []);
    expect([keepsAny('repl'), recallText('other')]).toEqual([true, null]);
    forget('replies');
    expect([keepsAny('repl'), recall('replies')]).toEqual([false, null]);
  });
});

it.each(['{', 'undefined', '"half', ''])('reads nothing out of %j', (stored) => {
  localStorage.setItem('deliveries', stored);
  expect(recall('deliveries')).toBeNull();
});

it('forgets all that begins alike, and nothing else', () => {
  for (const key of ['draft:a', 'draft:b', 'drawn']) remember(key, 1);
  forgetAll('draft:');
  expect(keysOf('dra')).toEqual(['drawn']);
});
