import { t } from '#words/t.ts';
import type { Blog } from '#contract/blogs.ts';

/** The headings of a long post, as links; collapsed at first. */
export function ContentsList({ headings }: { headings: Blog['headings'] }) {
  return (
    <details className="no-print mt-6 max-w-2xl rounded-lg border border-line bg-paper px-5">
      <summary className="tap cursor-pointer py-2 font-semibold marker:text-teal">
        {t('On this page')}
      </summary>
      <ol className="pb-4">
        {headings.map(({ id, text, depth }) => (
          <li key={id} className={depth === 3 ? 'pl-5' : ''}>
            <a href={`#${id}`} className="tap inline-flex items-center text-teal hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
