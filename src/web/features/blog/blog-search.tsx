import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { maxLength } from '#facts/limits.ts';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { blogPath, paths } from '#facts/paths.ts';
import { searchWords } from '#facts/search-words.ts';
import type { BlogCard } from '#contract/blogs.ts';
import { api } from '#kit/api/api.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { StateScene } from '#ui/state-scene.tsx';
import { twinPath } from '#ui/twin-path.ts';
import { blogPageHref, blogPageOf, type BlogPage } from './blog-page.ts';
import { BlogGrid } from './blog-grid.tsx';
import { ofTopic, searchBlogs } from './search-blogs.ts';

/** Loads all blogs when a search begins in a list of which the page has only a part. */
function useAllBlogs({ blogs, found }: BlogPage, query: string, topic: string) {
  const [all, setAll] = useState(blogs.length === found && !query ? blogs : null);
  const asked = useRef<Promise<readonly BlogCard[]>>(null);
  const ask = () => {
    asked.current ??= all ? Promise.resolve(all) : api.blogList().then((every) => ofTopic(every, topic));
    asked.current.then(setAll, () => (asked.current = null));
    return asked.current;
  };
  return { all, ask };
}

/**
 * The list with its search: filters while typing, Enter opens the first match. Without scripts, or when the whole list fails to load, the
 * form asks the server.
 */
export function BlogSearch({ list, query, topic = '' }: { list: BlogPage; query: string; topic?: string }) {
  const [text, setText] = useState(query);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { all, ask } = useAllBlogs(list, query, topic);
  const isTyped = text !== query;
  const search = useEffectEvent(ask);
  // Text typed before the scripts loaded.
  useEffect(() => setText(input.current!.value), []);
  useEffect(() => {
    if (isTyped) search().catch(() => undefined);
  }, [isTyped]);
  const matches = isTyped && all ? searchBlogs(all, text) : null;
  const { blogs, found, page, pages } = matches ? blogPageOf(matches, 1) : list;
  const openFirst = async (event: FormEvent) => {
    event.preventDefault();
    const first = isTyped
      ? await ask().then(
          (every) => searchBlogs(every, text)[0],
          () => null,
        )
      : blogs[0];
    if (first !== undefined)
      await navigate(first ? blogPath(first.id) : blogPageHref(paths.blogs, 1, searchWords(text), topic));
  };
  return (
    <>
      <form
        role="search"
        action={twinPath(paths.blogs)}
        onSubmit={(event) => void openFirst(event)}
        className="mb-8 max-w-2xl"
      >
        {topic && <input type="hidden" name="topic" value={topic} />}
        <label className="flex items-center gap-3 rounded-lg border-2 border-line-strong bg-paper px-4 focus-frame">
          <span className="sr-only">{t('Search blogs')}</span>
          <Search aria-hidden className="shrink-0 text-ink-soft" />
          <input
            ref={input}
            type="search"
            name="q"
            data-limit={maxLength.shortText}
            enterKeyHint="go"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={messages.blogSearchPlaceholder}
            className="h-13 w-full bg-transparent outline-none placeholder:text-ink-soft"
          />
        </label>
      </form>
      <p role="status" className={found > 0 ? 'sr-only' : 'text-lg'}>
        {found > 0 ? t('{count} blogs', { count: found }) : messages.noBlogsFound}
      </p>
      {found > 0 ? (
        <>
          <BlogGrid blogs={blogs} level="h2" eager={2} />
          <PageLinks
            page={page}
            pages={pages}
            hrefOf={(one) => blogPageHref(paths.blogs, one, searchWords(text), topic)}
          />
        </>
      ) : (
        <>
          {text && (
            <ButtonLink to={paths.blogs} look="secondary" onClick={() => setText('')} className="mt-4">
              {t('Show all blogs')}
            </ButtonLink>
          )}
          <StateScene scene="no-results" className="mt-8 max-w-sm" />
        </>
      )}
    </>
  );
}
