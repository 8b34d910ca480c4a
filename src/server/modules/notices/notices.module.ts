import type { noticeEndpoints } from '#contract/notices.ts';
import { listedTarget, type PublishedItems } from '#platform/listed-content.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { noticesOf, tagsOf, vanishedOn, wrongDays } from './notices.ts';

type Asked = {
  published: PublishedItems;
  /** Drops the pages of these tags at once, in every process. */
  drop: (tags: readonly string[]) => void;
};

/** What holds in Delhi just now, on the pages that it concerns, until its day. */
export function createNotices(
  { clock }: Pick<Platform, 'clock'>,
  { published, drop }: Asked,
): Module<typeof noticeEndpoints> & { dropVanished: () => Promise<void> } {
  const dropVanished = async () => {
    const tags = vanishedOn(await published('notice'), clock());
    if (tags.length > 0) drop(tags);
  };
  return {
    handlers: {
      noticeList: async ({ params: { page } }) => noticesOf(await published('notice'), page, clock()),
    },
    // The second time is for a night on which the first was missed.
    jobs: [{ name: 'notices-vanish', cron: '0,1 0 * * *', task: dropVanished }],
    content: {
      notice: listedTarget({
        tags: (item, before) => [...new Set([item, ...(before ? [before] : [])].flatMap(tagsOf))],
        problems: wrongDays,
      }),
    },
    dropVanished,
  };
}
