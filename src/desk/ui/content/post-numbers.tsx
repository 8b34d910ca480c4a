import type { ContentRow } from '#contract/desk/content/content-item.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { PostNumbers as Numbers } from '#contract/desk/content/post-numbers.ts';
import { counted } from '#domain/formats/counted.ts';
import { recentDays } from '#facts/post-numbers.ts';
import { reads, useRead } from '../../kit/query.ts';
import { useEditorValue } from '../../kit/content/use-item-editor.ts';

const question = (ids: readonly string[]) =>
  ids.length > 0 ? reads.staffPostNumbers({ query: { ids: ids.join(',') } }) : null;

/** Reads the numbers of the posts of a list that are on the site, by their ids; none of other types. */
export function usePostNumbers(type: ContentTypeName, rows: readonly ContentRow[]): Map<string, Numbers> {
  const shown = type === 'post' ? rows.filter(({ live }) => live === 'published') : [];
  const { value } = useRead(question(shown.map(({ id }) => id)));
  return new Map(value?.map((one) => [one.id, one]));
}

/** What a post has brought lately, in a line of a list; undefined before it is known. */
export function recentWords(numbers: Numbers | undefined): string | undefined {
  if (!numbers) return undefined;
  const { views, enquiries } = numbers;
  const seen = views.recent === 0 ? 'no views' : counted(views.recent, 'view', 'views');
  const asked = enquiries.recent > 0 && counted(enquiries.recent, 'enquiry', 'enquiries');
  return `${[seen, asked].filter(Boolean).join(' and ')} in ${recentDays} days`;
}

const Row = ({ label, of: { all, recent } }: { label: string; of: Numbers['views'] }) => (
  <div>
    <dt className="text-ink-soft">{label}</dt>
    <dd>{all === 0 ? 'None yet' : `${all}, of them ${recent} in the last ${recentDays} days`}</dd>
  </div>
);

/** The numbers of the open post, in whichever language it is open; nothing before it was on the site. */
export function PostNumbers() {
  const { type, id, original, live } = useEditorValue(({ snapshot }) => snapshot().item);
  const isShown = type === 'post' && (original?.live ?? live) !== 'never';
  return isShown && <OfPost id={original?.id ?? id} />;
}

function OfPost({ id }: { id: string }) {
  const { value, failure } = useRead(question([id]));
  const [numbers] = value ?? [];
  if (!numbers) return failure && <p className="text-sm text-ink-soft">Its numbers could not be read.</p>;
  return (
    <section aria-labelledby="numbers" className="text-sm">
      <h2 id="numbers" className="text-base">
        What it brings
      </h2>
      <dl className="mt-1 grid gap-2">
        <Row label="Views, in every language" of={numbers.views} />
        <Row label="Enquiries that began on it" of={numbers.enquiries} />
      </dl>
    </section>
  );
}
