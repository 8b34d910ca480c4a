import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PinFields } from './pin-fields.tsx';

const places = Promise.withResolvers<void>();
vi.mock('#ui/map/pin-map.tsx', () => ({ default: () => null }));
vi.mock('#kit/site.ts', () => ({ useSite: () => ({ embeds: { mapsTiles: null } }) }));
vi.mock('./place-named.ts', async (importOriginal) => {
  await places.promise;
  return importOriginal();
});

const around = { latitude: 28.65, longitude: 77.19 };

test.each([
  ['what was typed', null, '28.5496'],
  ['an emptied place', around, ''],
])('%s before the places came is not replaced by the place that is likely', async (_, value, typed) => {
  render(
    <PinFields
      value={value}
      around={around}
      error={null}
      vendor={{ market: '', area: 'Karol Bagh', address: '' }}
    />,
  );
  const box = screen.getByLabelText(/^Latitude, longitude/);
  fireEvent.change(box, { target: { value: typed } });
  places.resolve();
  // The names come with the places.
  await waitFor(() => expect(document.querySelector('option')).not.toBeNull());
  expect(box).toHaveProperty('value', typed);
  expect(screen.queryByText(/^The pin is in the middle of/)).toBeNull();
});
