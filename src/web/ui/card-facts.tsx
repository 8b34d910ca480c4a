/** Two facts and a price at most: what a card is compared by. Nothing where nothing was said. */
export function CardFacts({ facts, price }: { facts: readonly string[]; price: string | null }) {
  if (facts.length === 0 && price === null) return null;
  return (
    <ul className="mt-2 text-sm">
      {facts.map((fact) => (
        <li key={fact} className="wrap-anywhere first-letter:uppercase">
          {fact}
        </li>
      ))}
      {price !== null && <li className="mt-1 font-semibold first-letter:uppercase">{price}</li>}
    </ul>
  );
}
