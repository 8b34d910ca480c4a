import { t } from '#words/t.ts';
import { RichText } from '#ui/rich-text.tsx';
import { asWritten } from '#ui/written-lang.ts';
import type { Thanks } from '#kit/delivery/receipt.ts';

/**
 * The reference, to write down, and when the mail with the link comes; nothing until the receipt is known. It says the same whether an
 * earlier receipt delays the mail or not: anybody may type anybody's address.
 */
export function ReferenceLine({
  receipt: { reference, statusUrl },
  className,
}: {
  receipt: Thanks;
  className?: string;
}) {
  return (
    reference && (
      <div className={className}>
        <p>
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
        {statusUrl && (
          <p className="mt-1 text-sm text-ink-soft">
            {t('The link comes by mail, too: now, or within an hour if an earlier request was mailed.')}
          </p>
        )}
      </div>
    )
  );
}
