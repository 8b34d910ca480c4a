import { useEffect } from 'react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import type { BlogCard as BlogCardData } from '#contract/blogs.ts';
import type { Async, Failure } from '#contract/settled.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { BlogCard } from './blog-card.tsx';

/** A failure here is only logged: the reader came for the post itself. */
function Logged({ error }: { error: Failure }) {
  useEffect(() => console.error('Suggested blogs could not be loaded:', error.message), [error]);
  return null;
}

/** Three other posts beside the present one. */
export function SuggestedBlogs({ blogs }: { blogs: Async<readonly BlogCardData[]> }) {
  return (
    <aside aria-label={t('Read next')} className="no-print">
      <AsyncSection data={blogs} loading={messages.loading} failed={(error) => <Logged error={error} />}>
        {(chosen) => (
          <>
            <h2 className="mb-4 text-2xl">{t('Read next')}</h2>
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
              {chosen.map((blog) => (
                <li key={blog.id}>
                  <BlogCard blog={blog} />
                </li>
              ))}
            </ul>
          </>
        )}
      </AsyncSection>
    </aside>
  );
}
