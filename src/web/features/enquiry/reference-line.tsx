import type { Thanks } from '#kit/receipt.ts';

/** The reference, for people to note; nothing as long as the receipt is not known. */
export function ReferenceLine({
  receipt: { reference },
  className,
}: {
  receipt: Thanks;
  className?: string;
}) {
  return (
    reference && (
      <p className={className}>
        Your reference is <strong className="whitespace-nowrap text-ink">{reference}</strong>
      </p>
    )
  );
}
