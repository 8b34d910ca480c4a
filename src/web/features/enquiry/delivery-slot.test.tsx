import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { deliveries, keep, setReceipt } from '#kit/delivery/delivery-store.ts';
import { loadDeliveryBar, DeliverySlot } from './delivery-slot.tsx';

beforeEach(() => localStorage.clear());

it('keeps the way back when the last message is removed, and shows the message again', async () => {
  await loadDeliveryBar();
  keep({
    key: 'key-of-one',
    path: '/api/enquiries',
    payload: { name: 'Uma' },
    form: 'elapsedMs=1',
    draftId: 'one',
    state: 'refused',
    reason: 'Please correct the phone number.',
  });
  const Page = createRoutesStub([{ path: '/', Component: () => <DeliverySlot phone="+919800012345" /> }]);
  render(<Page />);
  const close = await screen.findByRole('button', { name: 'Close' });
  act(() => close.click());
  expect(deliveries().parcels).toEqual([]);
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  expect(deliveries().parcels).toHaveLength(1);
});

it.each([
  ['/', false],
  ['/enquiry/another', false],
  ['/enquiry/of-the-last', true],
])('at %s the reference of the last request is over: %s', async (path, over) => {
  await loadDeliveryBar();
  act(() =>
    setReceipt({
      key: 'key-of-one',
      reference: 'AGN-2222-22',
      statusUrl: 'https://aangan.example/hi/enquiry/of-the-last',
    }),
  );
  const Page = createRoutesStub([
    { path: '/', Component: () => <DeliverySlot phone="+919800012345" /> },
    { path: '/enquiry/:secret', Component: () => <DeliverySlot phone="+919800012345" /> },
  ]);
  // With all that its first moment brings.
  await act(async () => void render(<Page initialEntries={[path]} />));
  expect(deliveries().receipt === null).toBe(over);
});
