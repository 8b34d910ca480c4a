import { useState } from 'react';
import { act, render, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useShownAddress } from './shown-address.ts';
import { tellOfPlacesLater, useWaitingPart } from './waiting-parts.ts';

let heard: string[];
const hear = () => heard.push(location.hash);
let arrive: () => void;

tellOfPlacesLater();

/** A page with a part whose code is there once `arrive` is called. */
function draw(): void {
  const Page = createRoutesStub([
    {
      path: '/',
      Component() {
        const [waits, setWaits] = useState(true);
        arrive = () => act(() => setWaits(false));
        useWaitingPart(waits);
        useShownAddress();
        return null;
      },
    },
  ]);
  render(<Page />);
}

/** Goes to a place of the page, as a link to it does. */
function goTo(hash: string, state: unknown = null): void {
  history.pushState(state, '', hash);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

beforeEach(() => {
  heard = [];
  history.replaceState(null, '', '/');
  addEventListener('popstate', hear);
  draw();
});

afterEach(() => removeEventListener('popstate', hear));

it('tells the router of a place on the page once every part has its code, and once', async () => {
  goTo('#form');
  goTo('#reviews');
  expect(heard).toEqual([]);
  arrive();
  await waitFor(() => expect(heard).toEqual(['#reviews']));
  goTo('#form');
  expect(heard).toEqual(['#reviews', '#form']);
});

it('tells it at once of an entry of its own, such as on the way back', async () => {
  goTo('#form');
  goTo('#map', { idx: 1 });
  expect(heard).toEqual(['#map']);
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual(['#map']);
});

it('tells it at once of another page', () => {
  history.pushState(null, '', '/vendors');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toEqual(['']);
});
