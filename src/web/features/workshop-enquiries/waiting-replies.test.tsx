import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logout } from '#kit/session/logout.ts';
import { storeSession } from '#kit/session/session.ts';
import { InboxEnquiry } from './inbox-enquiry.tsx';
import { flushReplies, useReplies, writeReply } from './waiting-replies.ts';

type Stored = { key: string; text: string };
/** The server's stored replies, one per key; and its behaviour: success, silence, or a refusal. */
let arrived: Stored[] = [];
let weather: 'fine' | 'dead' | 'lost' | 'portal' | 'gateway' | 'refused' = 'fine';
const closed = { message: 'This request has been taken back.', code: 'conflict' };

const shown = () => ({
  id: 'i1',
  reference: 'AGN-7K3F-9Q',
  title: 'Catering',
  status: weather === 'refused' ? 'recalled' : 'replied',
  sentAt: '2026-11-20T06:00:00.000Z',
  dueAt: null,
  repliedAt: null,
  eventDate: null,
  outcome: null,
  unread: 0,
  place: 'theirs',
  waits: null,
  person: null,
  occasion: 'Catering',
  where: null,
  guests: null,
  budget: null,
  reader: 'vendor',
  brief: [],
  truth: [],
  contactState: 'not-shared',
  contact: { name: null, phone: null, email: null },
  greeting: 'Namaste',
  declineReason: null,
  report: null,
  acts: [],
  writable: true,
  messages: arrived.map(({ key, text }) => ({
    id: key,
    introductionId: 'i1',
    author: 'vendor',
    name: 'Us',
    text,
    sentAt: '2026-11-20T06:00:00.000Z',
    seenAt: null,
  })),
});

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (weather === 'dead') throw new TypeError('Failed to fetch');
  if (weather === 'portal') return new Response('<p>Wi-Fi</p>', { status: 200 });
  if (weather === 'gateway') return Response.json({ ok: true });
  if (init.method !== 'POST') return Response.json(shown());
  if (path.endsWith('/logout')) return Response.json({});
  if (weather === 'refused') return Response.json(closed, { status: 409 });
  const sent = JSON.parse(init.body as string) as Stored;
  if (arrived.every(({ key }) => key !== sent.key)) arrived.push(sent);
  if (weather === 'lost') throw new TypeError('Failed to fetch');
  return Response.json(shown());
}

beforeEach(() => {
  localStorage.clear();
  arrived = [];
  weather = 'fine';
  storeSession('token-one', 'v1');
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => answer(path, init));
});

const waiting = () => JSON.parse(localStorage.getItem('replies') ?? '[]') as { refused: string | null }[];
const write = (text: string) => writeReply({ introductionId: 'i1', text });

describe('a reply written without a network', () => {
  it('arrives once and in its order, however the network comes and goes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            weather: fc.constantFrom('fine', 'dead', 'lost'),
            deed: fc.constantFrom('write', 'flush', 'both tabs'),
          }),
          { maxLength: 12 },
        ),
        async (history) => {
          localStorage.clear();
          storeSession('token-one', 'v1');
          arrived = [];
          const written: string[] = [];
          for (const [nth, one] of history.entries()) {
            weather = one.weather;
            if (one.deed === 'write') {
              written.push(`text ${nth}`);
              await write(`text ${nth}`);
            } else await Promise.all([flushReplies(), one.deed === 'both tabs' && flushReplies()]);
          }
          weather = 'fine';
          await flushReplies();
          expect(arrived.map(({ text }) => text)).toEqual(written);
          expect(waiting()).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(['portal', 'gateway'] as const)(
    'waits also where a %s answers, and is nobody else’s',
    async (other) => {
      weather = other;
      await write('Happy to cook.');
      expect(waiting()).toHaveLength(1);
      weather = 'fine';
      storeSession('token-two', 'v2');
      await flushReplies();
      expect(arrived).toEqual([]);
      storeSession('token-one', 'v1');
      await flushReplies();
      expect(arrived).toMatchObject([{ text: 'Happy to cook.' }]);
    },
  );

  it('goes with a log-out', async () => {
    weather = 'dead';
    await write('Happy to cook.');
    weather = 'fine';
    await logout();
    expect(localStorage.getItem('replies')).toBeNull();
  });

  it('is read again whatever else is stored', () => {
    const Count = () => <p>{useReplies().length} replies</p>;
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (odd) => {
        localStorage.setItem('replies', odd);
        const { unmount } = render(<Count />);
        expect(screen.getByText('0 replies')).toBeTruthy();
        unmount();
      }),
      { examples: [['[null,{},[],{"key":"12345678","text":7}]']] },
    );
  });
});

describe('a conversation', () => {
  async function open() {
    const Site = createRoutesStub([
      { path: '/', Component: () => <InboxEnquiry id="i1" quote={() => null} /> },
    ]);
    await act(async () => void render(<Site />));
    return screen.findByLabelText('Your message to the family');
  }
  async function send(text: string) {
    fireEvent.change(await screen.findByLabelText('Your message to the family'), { target: { value: text } });
    await act(async () => fireEvent.click(screen.getByText('Send message')));
  }

  it('is shown as it was read, says so, and takes a reply that waits', async () => {
    await open();
    document.body.innerHTML = '';
    weather = 'dead';
    await open();
    expect(screen.getByText(/^Our server cannot be reached at present/)).toBeTruthy();
    await send('Happy to cook.');
    expect(await screen.findByText(/^On its way/)).toBeTruthy();
    expect(screen.getByText('Happy to cook.')).toBeTruthy();
    weather = 'fine';
    await act(async () => flushReplies());
    await waitFor(() => expect(screen.queryByText(/^On its way/)).toBeNull());
    expect(await screen.findByText('Happy to cook.')).toBeTruthy();
    expect(arrived).toHaveLength(1);
  });

  it('says why a reply is refused, and keeps what was typed', async () => {
    await open();
    weather = 'refused';
    await send('Happy to cook.');
    expect(await screen.findByText(`Not sent: ${closed.message}`)).toBeTruthy();
    expect(screen.getByText('Happy to cook.')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByText('Write it again')));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message to the family').value).toBe(
      'Happy to cook.',
    );
    expect(waiting()).toEqual([]);
  });
});
