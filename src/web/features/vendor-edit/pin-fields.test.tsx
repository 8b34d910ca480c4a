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

test('what was typed before the places came is not replaced by the place that is likely', async () => {
  render(
    <PinFields
      value={null}
      around={{ latitude: 28.65, longitude: 77.19 }}
      error={null}
      vendor={{ market: '', area: 'Karol Bagh', address: '' }}
    />,
  );
  const box = screen.getByLabelText(/^Latitude, longitude/);
  fireEvent.change(box, { target: { value: '28.5496' } });
  places.resolve();
  // The names come with the places.
  await waitFor(() => expect(document.querySelector('option')).not.toBeNull());
  expect(box).toHaveProperty('value', '28.5496');
  expect(screen.queryByText(/^The pin is in the middle of/)).toBeNull();
});
