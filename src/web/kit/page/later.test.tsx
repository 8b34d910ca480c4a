import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { later } from './later.tsx';

const Form = ({ to }: { to: string }) => <p>the form for {to}</p>;
type Load = () => Promise<typeof Form>;
const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const StandIn = ({ to }: { to: string }) => <a href={`/${to}`}>without it</a>;

// React logs caught errors on the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const page = (Part: ReturnType<typeof later<{ to: string }>>) => (
  <main>
    <h1>the page</h1>
    <Part to="us" />
  </main>
);

it('is asked for once more', async () => {
  const load = vi.fn<Load>(async () => Form).mockImplementationOnce(refused);
  render(page(later<{ to: string }>(load, { StandIn })));
  expect(await screen.findByText('the form for us')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves a stand-in that leads on, and the page around it', async () => {
  const load = vi.fn<Load>(refused);
  render(page(later<{ to: string }>(load, { StandIn })));
  expect((await screen.findByText('without it')).getAttribute('href')).toBe('/us');
  expect(screen.getByRole('heading').textContent).toBe('the page');
  expect(load).toHaveBeenCalledTimes(2);
});

it('is asked for again when it is shown again', async () => {
  const load = vi
    .fn<Load>(async () => Form)
    .mockImplementationOnce(refused)
    .mockImplementationOnce(refused);
  const Part = later<{ to: string }>(load, { StandIn });
  const { unmount } = render(page(Part));
  await screen.findByText('without it');
  unmount();
  render(page(Part));
  expect(await screen.findByText('the form for us')).toBeTruthy();
});

it('takes nothing with it when it breaks while it is drawn', async () => {
  const Broken = (): never => {
    throw new Error('broken');
  };
  render(page(later<{ to: string }>(async () => Broken, { StandIn })));
  expect(await screen.findByText('without it')).toBeTruthy();
});

it('is shown at once where its code is there already', () => {
  const load = vi.fn<Load>(async () => Form);
  render(page(later<{ to: string }>(load, { loaded: () => Form })));
  expect(screen.getByText('the form for us')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});
