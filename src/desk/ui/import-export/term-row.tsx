import { blogCategories } from '#contract/blogs.ts';
import type { ImportTerm } from '#contract/desk/content/import-mapping.ts';

/** Something of ours that a name can become. */
export type OurName = { to: string; label: string };
const categoryLabel = (key: string) => `${key[0]!.toUpperCase()}${key.slice(1)}`;
export const statedCategories: readonly OurName[] = blogCategories.map((key) => ({
  to: `category:${key}`,
  label: categoryLabel(key),
}));

/** Returns what a name becomes without a choice. */
function byItself({ kind, name, ours }: ImportTerm): string {
  if (ours) return categoryLabel(ours);
  if (kind === 'category') return name === '' ? 'None: a draft' : 'A tag';
  if (kind === 'tag') return 'A tag';
  if (kind === 'author') return 'As it is';
  return name === 'post' ? 'Posts' : name === 'page' ? 'Drafts of posts' : 'Left out';
}

const leftOut: OurName = { to: 'out', label: 'Left out' };
function choicesOf({ kind, name }: ImportTerm, categories: readonly OurName[], authors: readonly OurName[]) {
  if (kind === 'author') return [...authors, { to: 'out', label: 'No name' }];
  if (kind === 'type')
    return name === 'post'
      ? [leftOut]
      : [{ to: 'post', label: 'Posts' }, ...(name === 'page' ? [leftOut] : [])];
  return name === '' ? categories : [...categories, leftOut];
}

type Props = {
  term: ImportTerm;
  categories: readonly OurName[];
  authors: readonly OurName[];
  onChoose: (to: string | null) => void;
};

/** One name of the old site, how many entries have it, and the choice for it. */
export function TermRow({ term, categories, authors, onChoose }: Props) {
  const { kind, name, count, to } = term;
  const called = name || 'Posts without a category';
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-2 text-left font-normal wrap-anywhere">
        {called}
      </th>
      <td className="py-2 pr-3 text-right tabular-nums">{count}</td>
      <td className="py-2">
        <select
          aria-label={`What ${called} becomes here`}
          value={to ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : value)}
          className="tap w-full rounded-md border border-line-strong bg-paper px-2 text-base text-ink"
        >
          <option value="">{byItself(term)}</option>
          {choicesOf({ ...term, kind }, categories, authors).map((one) => (
            <option key={one.to} value={one.to}>
              {one.label}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}
