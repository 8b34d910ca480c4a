import { CardFacts } from '#ui/card-facts.tsx';
import { NameBanner } from '#ui/name-banner.tsx';
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

export const SamplesNoteSpecimen = () => (
  <State name="a list of samples">
    <SamplesNote of={[{ isSample: true }]} />
  </State>
);
