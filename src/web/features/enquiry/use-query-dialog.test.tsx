import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useQueryDialog } from './use-query-dialog.ts';

function Page({ seen }: { seen: (string | null)[] }) {
  const { value, linkTo, close } = useQueryDialog('quote');
  if (seen.at(-1) !== value) seen.push(value);
  const { to, state } = linkTo('catering');
  return (
    <>
      <Link {...{ to, state }}>Open</Link>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

/** Renders a page whose data may be delayed, and records the values of its dialog in order. */
function show() {
  const seen: (string | null)[] = [];
  let held: Promise<null> | undefined;
  const router = createMemoryRouter([
    { path: '/', element: <Page seen={seen} />, loader: () => held ?? null, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  const hold = (isHeld: boolean): void => {
    held = isHeld ? new Promise(() => undefined) : undefined;
  };
  return { seen, router, hold };
}

const press = (role: 'link' | 'button') => act(async () => fireEvent.click(screen.getByRole(role)));

it('opens again although the way back of its closing has not ended', async () => {
  const { seen, hold } = show();
  await screen.findByRole('link');
  await press('link');
  hold(true);
  await press('button');
  expect(seen).toEqual([null, 'catering', null]);
  hold(false);
  await press('link');
  expect(seen).toEqual([null, 'catering', null, 'catering']);
});

it('opens again on the way forward', async () => {
  const { seen, router } = show();
  await screen.findByRole('link');
  await press('link');
  await press('button');
  await act(() => router.navigate(1));
  expect(seen).toEqual([null, 'catering', null, 'catering']);
});
