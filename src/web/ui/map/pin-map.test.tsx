import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Place } from '#domain/finding/places.ts';
import PinMap from './pin-map.tsx';

const delhi: Place = { latitude: 28.6139, longitude: 77.209 };
// A DOM without layout has no media either.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

/** Renders a map whose pin follows its moves; returns its position. */
function open(start: Place | null) {
  const seen: { place: Place | null } = { place: start };
  function Form() {
    const [place, setPlace] = useState(start);
    const onMove = (moved: Place) => {
      seen.place = moved;
      setPlace(moved);
    };
    return <PinMap place={place} around={delhi} tiles={null} label="Centre" onMove={onMove} />;
  }
  render(<Form />);
  return { seen };
}
const pin = () => screen.queryByRole('button', { name: 'Centre: drag it, or move it with the arrow keys' });
const map = () => screen.getByRole('application', { name: 'Map: Centre' });

it('moves its pin by the arrow keys, and farther with Shift', () => {
  const { seen } = open(delhi);
  fireEvent.keyDown(pin()!, { key: 'ArrowUp' });
  expect(seen.place).toEqual({ latitude: 28.614, longitude: 77.209 });
  fireEvent.keyDown(pin()!, { key: 'ArrowLeft', shiftKey: true });
  expect(seen.place).toEqual({ latitude: 28.614, longitude: 77.208 });
  // Undo and the browser's own keys do not move the pin.
  fireEvent.keyDown(pin()!, { key: 'ArrowLeft', altKey: true });
  expect(seen.place).toEqual({ latitude: 28.614, longitude: 77.208 });
});

it('has none at first, sets one in the middle by Enter with the focus on it', () => {
  const { seen } = open(null);
  expect(pin()).toBeNull();
  fireEvent.keyDown(map(), { key: 'Enter' });
  expect(seen.place).toEqual(delhi);
  expect(document.activeElement).toBe(pin());
  fireEvent.keyDown(pin()!, { key: 'Enter' });
  expect(seen.place).toEqual(delhi);
});

it('sets its pin by a click', () => {
  const { seen } = open(null);
  fireEvent.click(map(), { clientX: 0, clientY: 0 });
  // On a map without a size one pixel is some metres wide.
  expect(seen.place?.latitude).toBeCloseTo(delhi.latitude, 2);
  expect(seen.place?.longitude).toBeCloseTo(delhi.longitude, 2);
  expect(pin()).not.toBeNull();
});

it('stays on the earth', () => {
  const { seen } = open({ latitude: 90, longitude: 180 });
  fireEvent.keyDown(pin()!, { key: 'ArrowRight', shiftKey: true });
  expect(seen.place).toEqual({ latitude: 90, longitude: 180 });
});
