import { FactFields } from '#ui/fact-fields.tsx';
import { PriceFields } from '#ui/price-fields.tsx';
import { State } from './state.tsx';

const categories = ['catering'];
const wrong = { 'facts.capacity': 'The end must be above the beginning.' };

/** The facts of a caterer. */
export default function FactSpecimen() {
  return (
    <>
      <State name="facts, one of them wrong" className="grid gap-4">
        <FactFields
          categories={categories}
          facts={{ food: ['veg'], capacity: { from: 500, to: 50 } }}
          errors={wrong}
        />
      </State>
      <State name="prices" className="grid gap-4">
        <PriceFields categories={categories} prices={[]} errors={{}} />
      </State>
    </>
  );
}
