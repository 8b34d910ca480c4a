import { useEffect, useState } from 'react';
import { askPath } from '#facts/ask-path.ts';
import { askWords as words } from '#content/ask.ts';
import { storeDraft } from '#kit/drafts/drafts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { serviceCategories } from '#content/service-categories.ts';
import { api } from '#kit/api/api.ts';
import { randomSample } from '#kit/page/random-sample.ts';

/** More than a form may ask, so that some remain when others were already asked. */
const sampleMax = 6;

const isService = (id: string): boolean => Object.hasOwn(serviceCategories, id);

/** Returns ids of vendors for a service card: a random choice, since the list is alphabetical and its first would get every request. */
async function ofService(service: string): Promise<string[]> {
  const categories = serviceCategories[service] ?? [];
  if (categories.length === 0) return [];
  const { vendors } = await api.vendorSearch({ query: { category: categories.join(',') } });
  return randomSample(vendors, sampleMax).map(({ _id }) => _id);
}

/**
 * Returns the ids of vendors similar to those asked.
 * @param askedIds vendors, or one service card
 */
async function similarIds([first, ...others]: readonly [string, ...string[]]): Promise<string[]> {
  if (isService(first)) return ofService(first);
  const found = await api.vendorSimilar({ params: { vendorId: first } });
  return found.map(({ _id }) => _id).filter((id) => !others.includes(id));
}

/** Typed values, by the names of the form that asks several vendors. */
export type Carried = Readonly<
  Partial<Record<'name' | 'phone' | 'email' | 'eventDate' | 'description', string>>
>;

const similarMax = 2;

type Props = {
  /** The vendors already asked, or the requested service card. */
  askedIds: readonly [string, ...string[]];
  carried: Carried;
};

/**
 * After an enquiry to a vendor or for a service: offers two similar vendors and the same text. It travels as the draft of the next form, on
 * this device and in no address. Renders nothing without similar vendors.
 */
export function AskSimilar({ askedIds, carried }: Props) {
  const [similar, setSimilar] = useState<readonly string[]>([]);
  const asked = askedIds.join(',');
  useEffect(() => {
    let gone = false;
    void similarIds(asked.split(',') as [string]).then(
      (ids) => {
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
        {isService(askedIds[0]) ? words.fitting(similar.length) : words.similar(similar.length)}
      </ButtonLink>
      <p className="text-sm text-ink-soft">{words.similarLead}</p>
    </div>
  );
}
