import { CardFacts } from '#ui/card-facts.tsx';
import { NameBanner } from '#ui/name-banner.tsx';
import { SmallVendorCard } from '#ui/small-vendor-card.tsx';
import { SamplesNote } from '#ui/samples-note.tsx';
import { State } from './state.tsx';

export const CardFactsSpecimen = () => (
  <State name="two facts and a price">
    <CardFacts facts={['50 to 500 guests', 'vegetarian, Jain']} price="₹850-1,200 a plate (veg), tax extra" />
  </State>
);

export const NameBannerSpecimen = () => (
  <State name="a long name">
    <NameBanner name="Shree Annapurna Caterers and Sons" className="aspect-4/3 w-72 rounded-xl text-2xl" />
  </State>
);

const small = {
  companyName: 'Kesar Mithai Ghar',
  category: 'catering',
  picture: null,
  isSample: false,
  area: 'Sector 15',
  region: 'Noida',
  address: null,
  cardPrice: '₹850-1,200 a plate (veg), tax extra',
  rating: { average: 4.6, count: 12, words: '4.6 of 5 stars, 12 reviews' },
} as const;

export const SmallVendorCardSpecimen = () => (
  <State name="without a picture">
    <div className="w-72">
      <SmallVendorCard vendor={small} to="/vendors" heading="p" />
    </div>
  </State>
);

export const SamplesNoteSpecimen = () => (
  <State name="a list of samples">
    <SamplesNote of={[{ isSample: true }]} />
  </State>
);
