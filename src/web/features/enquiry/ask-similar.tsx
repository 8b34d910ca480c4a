import { useEffect, useState } from 'react';
import { askPath } from '#facts/ask-path.ts';
import { askWords as words } from '#content/ask.ts';
import { api } from '#kit/api.ts';
import { storeDraft } from '#kit/drafts.ts';
import { ButtonLink } from '#ui/button.tsx';

/** What was typed, by the names of the form that asks several. */
export type Carried = Readonly<
  Partial<Record<'name' | 'phone' | 'email' | 'eventDate' | 'description', string>>
>;

const similarMax = 2;

type Props = {
  /** Who was asked already. */
  vendorIds: readonly [string, ...string[]];
  carried: Carried;
};

/**
 * After an enquiry to a vendor: two of the same kind, asked with the same words. These travel as the draft of the next form, on this
 * device and in no address. When there is nobody similar, nothing is offered.
 */
export function AskSimilar({ vendorIds, carried }: Props) {
  const [similar, setSimilar] = useState<readonly string[]>([]);
  const asked = vendorIds.join(',');
  useEffect(() => {
    let gone = false;
    const [first, ...others] = asked.split(',');
    void api.vendorSimilar({ params: { vendorId: first! } }).then(
      (found) => {
        const ids = found.map(({ _id }) => _id).filter((id) => !others.includes(id));
        if (!gone) setSimilar(ids.slice(0, similarMax));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  if (similar.length === 0) return null;
  return (
    <div className="grid justify-items-center gap-1">
      <ButtonLink to={askPath(similar)} look="secondary" onClick={() => storeDraft('ask', { ...carried })}>
        {words.similar(similar.length)}
      </ButtonLink>
      <p className="text-sm text-ink-soft">{words.similarLead}</p>
    </div>
  );
}
