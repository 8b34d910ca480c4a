import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PinFields } from './pin-fields.tsx';

const around = { latitude: 28.65, longitude: 77.19 };

test.each([
  ['what was typed', null, '28.5496'],
  ['an emptied place', around, ''],
])('%s before the places came is not replaced by the place that is likely', async (_, value, typed) => {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <PinFields
          value={value}
          around={around}
          error={null}
          vendor={{ market: '', area: 'Karol Bagh', address: '' }}
        />
      ),
    },
  ]);
  render(<Page hydrationData={{ loaderData: { root: { site: { embeds: { mapsTiles: null } } } } }} />);
  // The places are an import, which no page has in its first render.
  expect(document.querySelector('option')).toBeNull();
  const box = screen.getByLabelText(/^Latitude, longitude/);
  fireEvent.change(box, { target: { value: typed } });
  // The names load with the places.
  await waitFor(() => expect(document.querySelector('option')).not.toBeNull());
  expect(box).toHaveProperty('value', typed);
  expect(screen.queryByText(/^The pin is in the middle of/)).toBeNull();
});
