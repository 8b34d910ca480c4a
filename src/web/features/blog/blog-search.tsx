import { useState, type FormEvent } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { messages } from '#facts/messages.ts';
import { blogPath, paths } from '#facts/paths.ts';
import type { BlogCard } from '#contract/blogs.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StateScene } from '#ui/state-scene.tsx';
import { BlogGrid } from './blog-grid.tsx';
import { searchBlogs } from './search-blogs.ts';

/** The list with its search: filters while typing, Enter opens the first match. Without scripts the form asks the server. */
export function BlogSearch({ blogs, query }: { blogs: readonly BlogCard[]; query: string }) {
  const [text, setText] = useState(query);
  const navigate = useNavigate();
  const found = searchBlogs(blogs, text);
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    if (found[0]) void navigate(blogPath(found[0].id));
  };
  return (
    <>
      <form role="search" action={paths.blogs} onSubmit={openFirst} className="mb-8 max-w-2xl">
        <label className="flex items-center gap-3 rounded-lg border-2 border-line-strong bg-paper px-4 focus-frame">
          <span className="sr-only">Search blogs</span>
          <Search aria-hidden className="shrink-0 text-ink-soft" />
          <input
            type="search"
            name="q"
            maxLength={200}
            enterKeyHint="go"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={messages.blogSearchPlaceholder}
            className="h-13 w-full bg-transparent outline-none placeholder:text-ink-soft"
          />
        </label>
      </form>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-lg'}>
        {found.length > 0 ? `${found.length} blogs` : messages.noBlogsFound}
      </p>
      {found.length > 0 ? (
        <BlogGrid blogs={found} level="h2" eager={2} />
      ) : (
        <>
          {blogs.length > 0 && (
            <ButtonLink to={paths.blogs} look="secondary" onClick={() => setText('')} className="mt-4">
              Show all blogs
            </ButtonLink>
          )}
          <StateScene scene="no-results" className="mt-8 max-w-sm" />
        </>
      )}
    </>
  );
}
