import { Star } from 'lucide-react';
import { PriceWords } from './price-words.tsx';

type Props = {
  facts: readonly string[];
  price: string | null;
  rating?: { words: string } | null;
  /** Verified facts about the vendor, not its own statements. */
  trust?: readonly string[];
};

/** The facts for comparison on a card: at most two facts and a price, stars and verified facts. Renders nothing without any. */
export function CardFacts({ facts, price, rating, trust = [] }: Props) {
  if (facts.length + trust.length === 0 && price === null && !rating) return null;
  return (
    <ul className="mt-1.5 space-y-0.5 text-sm wrap-anywhere">
      {facts.length > 0 && <li className="first-letter:uppercase">{facts.join(' · ')}</li>}
      {price !== null && (
        <li className="font-semibold first-letter:uppercase">
          <PriceWords>{price}</PriceWords>
        </li>
      )}
      {rating && (
        <li className="font-semibold">
          <Star aria-hidden size={16} fill="currentColor" className="mr-1 inline text-marigold-deep" />
          {rating.words}
        </li>
      )}
      {trust.length > 0 && <li className="font-semibold text-teal">{trust.join(' · ')}</li>}
    </ul>
  );
}
