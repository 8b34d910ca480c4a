import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { canPush } from '#kit/device/can-push.ts';
import { storeSession } from '#kit/session/session.ts';
import { PushSwitch } from './push-switch.tsx';

const publicKey = `B${'k'.repeat(86)}`;
const device = { address: 'https://fcm.googleapis.com/fcm/send/one', p256dh: 'p', auth: 'a' };
/** The server's stored subscription, and whether the server answers. */
let kept: unknown = null;
let isDead = false;
let asked: string[] = [];

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method ?? 'GET';
  asked.push(`${method} ${path}`);
  if (isDead) throw new TypeError('Failed to fetch');
  if (method === 'PUT') kept = JSON.parse(init.body as string);
  if (method === 'DELETE') kept = null;
  return Response.json({ publicKey, on: kept !== null });
}

/** The browser: its permission, and the messages sent to this device. */
let permission: NotificationPermission = 'default';
let willAnswer: NotificationPermission = 'granted';
let subscribed: unknown = null;
let questions = 0;
const subscription = (options: unknown) => ({
  options,
  unsubscribe: async () => {
    subscribed = null;
    return true;
  },
  toJSON: () => ({ endpoint: device.address, keys: { p256dh: device.p256dh, auth: device.auth } }),
});
const manager = {
  getSubscription: async () => subscribed,
  subscribe: async (options: unknown) => (subscribed = subscription(options)),
};
let registration: object | undefined;

beforeEach(() => {
  localStorage.clear();
  [kept, isDead, asked, permission, willAnswer, subscribed, questions] = [
    null,
    false,
    [],
    'default',
    'granted',
    null,
    0,
  ];
  registration = { pushManager: manager };
  storeSession('token-one', 'v1');
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => answer(path, init));
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      questions += 1;
      return (permission = willAnswer);
    },
  });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  return () => vi.unstubAllGlobals();
});

const start = () => screen.findByRole('button', { name: 'Tell this device about new requests' });
const stop = () => screen.findByRole('button', { name: 'Tell this device nothing any more' });

it('asks for permission at the tap alone, says what is sent, and tells the server where', async () => {
  render(<PushSwitch />);
  const button = await start();
  expect(questions).toBe(0);
  expect(screen.getByRole('status').textContent).toContain('no name, no number, not a word of it');
  fireEvent.click(button);
  await stop();
  expect(questions).toBe(1);
  expect(kept).toEqual(device);
  expect(subscribed).toMatchObject({ options: { userVisibleOnly: true, applicationServerKey: publicKey } });
});

it('is turned off again, on the server and in the browser', async () => {
  render(<PushSwitch />);
  fireEvent.click(await start());
  fireEvent.click(await stop());
  await start();
  expect(kept).toBeNull();
  await waitFor(() => expect(subscribed).toBeNull());
});

it('says so when the browser refuses, and nothing is sent', async () => {
  willAnswer = 'denied';
  render(<PushSwitch />);
  fireEvent.click(await start());
  expect((await screen.findByRole('alert')).textContent).toContain('does not let this site show notices');
  expect(asked).toEqual(['GET /api/workshop/push']);
  // It may be granted later.
  willAnswer = 'granted';
  fireEvent.click(await start());
  await stop();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each<[string, () => void]>([
  ['no worker runs', () => (registration = undefined)],
  [
    'the push service of the browser fails',
    () => (registration = { pushManager: { ...manager, subscribe: () => Promise.reject(new Error('no')) } }),
  ],
])('says that it does not go at present when %s', async (_, spoil) => {
  spoil();
  render(<PushSwitch />);
  fireEvent.click(await start());
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be told at present');
  expect(kept).toBeNull();
});

it('takes the browser’s part back when our server does not answer', async () => {
  render(<PushSwitch />);
  const button = await start();
  isDead = true;
  fireEvent.click(button);
  await screen.findByRole('alert');
  await waitFor(() => expect(subscribed).toBeNull());
  await start();
});

it('is off where the server knows the device and the browser takes nothing any more', async () => {
  kept = device;
  permission = 'denied';
  render(<PushSwitch />);
  expect((await start()).isConnected).toBe(true);
});

it('is not there while the server cannot say how it stands', async () => {
  isDead = true;
  const { container } = render(<PushSwitch />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent).toBe('');
});

it('is offered where the browser can do it, and nowhere else', () => {
  expect(canPush()).toBe(false);
  vi.stubGlobal('PushManager', class {});
  expect(canPush()).toBe(true);
});
