import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { blogPageHref } from './blog-page.ts';
import type { Topic } from './search-blogs.ts';

type Props = { topics: readonly Topic[]; chosen: string };

/** The categories as filters of the blog page, once the staff has made one beside the three. */
export function BlogTopics({ topics, chosen }: Props) {
  if (topics.length === 0) return null;
  return (
    <nav aria-label={t('Categories of blogs')} className="mb-6">
      <ul className="flex flex-wrap gap-x-6">
        {[{ topic: '', name: t('All') }, ...topics].map(({ topic, name }) => (
          <li key={topic}>
            <TextLink
              to={blogPageHref(paths.blogs, 1, '', topic)}
              aria-current={topic === chosen ? 'true' : undefined}
              className="tap inline-flex items-center aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
