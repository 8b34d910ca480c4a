import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DeskVendorDetail } from '#contract/desk/vendors.ts';
import { VendorEdit } from './vendor-edit.tsx';

const profile: DeskVendorDetail['profile'] = {
  companyName: 'Kesar Mithai Ghar',
  ownerName: 'Kesar Lal',
  address: '12 Ring Road, New Delhi',
  description: null,
  services: [],
  instagram: null,
  facebook: null,
  linkedin: null,
  youtube: null,
  categories: [],
  area: null,
  region: null,
  market: null,
  openingHours: null,
  areasServed: [],
  facts: {},
  prices: [],
  latitude: null,
  longitude: null,
};
const vendor = { profile, updatedAt: '2026-11-22T06:00:00.000Z' } as DeskVendorDetail;

it.each(['fields', 'fields.categories', 'fields.area'])('says what is wrong at %s, field or not', (at) => {
  render(
    <VendorEdit
      vendor={vendor}
      busy={false}
      failure={null}
      fieldErrors={{ [at]: 'This is wrong.' }}
      onSave={() => Promise.resolve(false)}
    />,
  );
  expect(screen.getAllByText('This is wrong.').length).toBeGreaterThan(0);
});
