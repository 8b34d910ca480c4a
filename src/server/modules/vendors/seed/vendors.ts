import { forBusiness } from './for-business.ts';
import { forCeremonies } from './for-ceremonies.ts';
import { forConstruction } from './for-construction.ts';
import { forEvents } from './for-events.ts';
import { forInvestment } from './for-investment.ts';
import { forMarketing } from './for-marketing.ts';
import { forMoreDistricts } from './for-more-districts.ts';
import { inChandniChowk } from './in-chandni-chowk.ts';
import { inKhanMarket } from './in-khan-market.ts';
import { inLajpatNagar } from './in-lajpat-nagar.ts';
import { inMBlockMarket } from './in-m-block-market.ts';
import { inRajouriGarden } from './in-rajouri-garden.ts';
import { inSarojiniNagar } from './in-sarojini-nagar.ts';
import type { VendorSeed } from './vendor-seed.ts';

/** All invented vendors of a first start. */
export const vendorSeeds: readonly VendorSeed[] = [
  ...inRajouriGarden,
  ...inChandniChowk,
  ...inKhanMarket,
  ...inSarojiniNagar,
  ...inLajpatNagar,
  ...inMBlockMarket,
  ...forEvents,
  ...forConstruction,
  ...forInvestment,
  ...forBusiness,
  ...forMarketing,
  ...forCeremonies,
  ...forMoreDistricts,
];
