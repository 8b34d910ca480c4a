import { t } from '#words/t.ts';
import { RichText } from '#ui/rich-text.tsx';
import { asWritten } from '#ui/written-lang.ts';
import type { Thanks } from '#kit/delivery/receipt.ts';

/** The reference, to write down; nothing until the receipt is known. */
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
        <RichText
          text={t('Your reference is <b>{reference}</b>', { reference })}
          parts={{
            b: (words) => (
              <strong {...asWritten} className="whitespace-nowrap text-ink">
                {words}
              </strong>
            ),
          }}
        />
      </p>
    )
  );
}
