import type { SearchWords } from '#contract/desk/search-words.ts';

type Props = { kept: SearchWords['kept'] };

/** Searches whose new vendors are told by e-mail, the most wanted first. */
export const KeptLists = ({ kept }: Props) => (
  <section aria-labelledby="kept">
    <h2 id="kept" className="mb-2 text-xl">
      Waiting for new vendors
    </h2>
    {kept.length === 0 ? (
      <p className="text-ink-soft">
        Nothing yet. A search stands here when two people have asked to be told of its new vendors.
      </p>
    ) : (
      <ul>
        {kept.map(({ words, path, readers }) => (
          <li key={path} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
            <a href={path} className="min-w-0 text-teal underline wrap-anywhere">
              {words}
            </a>
            <span className="shrink-0 text-sm text-ink-soft">{readers} people</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
