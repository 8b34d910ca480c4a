import type { blogEndpoints } from '#contract/blogs.ts';
import type { Handler } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { Problem } from '#platform/problem.ts';
import { findBlog, listBlogs } from './blogs.queries.ts';

type Endpoints = typeof blogEndpoints;

/** Reading blogs. */
export const blogHandlers = (
  db: Database,
  clock: Clock,
): { [K in keyof Endpoints]: Handler<Endpoints[K]> } => ({
  blogList: () => listBlogs(db, clock()),
  blogGet: async ({ params }) => {
    // An id that cannot be stored cannot exist: the database would refuse the NUL rather than find nothing.
    const blog = params.blogId.includes('\0') ? null : await findBlog(db, params.blogId, clock());
    if (!blog) throw new Problem('not_found', { message: 'Blog Not Found' });
    return blog;
  },
});
