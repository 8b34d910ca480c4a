import { Star } from 'lucide-react';

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
    <ul className="mt-2 text-sm">
      {facts.map((fact) => (
        <li key={fact} className="wrap-anywhere first-letter:uppercase">
          {fact}
        </li>
      ))}
      {price !== null && <li className="mt-1 font-semibold first-letter:uppercase">{price}</li>}
      {rating && (
        <li className="mt-1 font-semibold">
          <Star aria-hidden size={16} fill="currentColor" className="mr-1 inline text-marigold-deep" />
          {rating.words}
        </li>
      )}
      {trust.map((line) => (
        <li key={line} className="mt-1 font-semibold text-teal">
          {line}
        </li>
      ))}
    </ul>
  );
}
