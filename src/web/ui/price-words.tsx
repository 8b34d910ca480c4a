/** An amount or a range of amounts, in the figures of any script, with the word of a large one. */
const amount = /(₹\s?[\p{Nd}.,]*\p{Nd}(?:\s?[-–]\s?₹?\s?[\p{Nd}.,]*\p{Nd})?(?:\s(?:lakh|crore|लाख|करोड़))?)/u;

/** Words with prices in them. An amount, and a range of two, is never broken over two lines. */
export function PriceWords({ children }: { children: string }) {
  return children.split(amount).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The same amount may occur twice.
      <span key={index} translate="no" className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
