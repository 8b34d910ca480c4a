/** @file Delhi notices as content, and the current ones. Days are those of Delhi. */
import type { ContentProblem } from '#contract/desk/content/content-schema.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { DelhiNotice, NoticePage } from '#contract/notices.ts';
import { dayInDelhi } from '#facts/time.ts';
import { t } from '#words/t.ts';
import type { ContentTarget, PublishedContent } from '#platform/content-target.ts';
import { listedTarget } from '#platform/listed-content.ts';

type NoticeContent = {
  text: string;
  link?: string;
  linkLabel?: string;
  pages: readonly NoticePage[];
  checkedOn: string;
  until: string;
};
const written = ({ data }: PublishedContent) => data as NoticeContent;

/** Returns the notices current at that time: one is no longer shown from its end day on. */
export const noticesOf = (items: readonly PublishedContent[], page: NoticePage, now: Date): DelhiNotice[] =>
  items
    .filter((item) => written(item).pages.includes(page) && written(item).until > dayInDelhi(now))
    .map((item) => {
      const { text, link, linkLabel, checkedOn } = written(item);
      const notice = {
        id: item.id,
        text,
        href: link ?? null,
        linkLabel: linkLabel ?? t('Read more'),
        checkedOn,
      };
      return { ...notice, ...(item.lang && { lang: item.lang }) };
    });

const tagsOf = (item: PublishedContent): string[] => written(item).pages.map((page) => `notices:${page}`);

/** Returns the tags of the pages whose notice ends on the day of that time. */
export const vanishedOn = (items: readonly PublishedContent[], now: Date): string[] => [
  ...new Set(items.filter((item) => written(item).until === dayInDelhi(now)).flatMap(tagsOf)),
];

/** Returns the problems of implausible days. */
function wrongDays({ checkedOn, until }: ContentData, now: Date): ContentProblem[] {
  const today = dayInDelhi(now);
  return [
    ...(typeof checkedOn === 'string' && checkedOn > today
      ? [{ field: 'checkedOn', message: 'This day has not come yet.' }]
      : []),
    ...(typeof until === 'string' && until <= today
      ? [{ field: 'until', message: 'By this day it would have vanished. Choose a later one.' }]
      : []),
  ];
}

export const noticeTarget: ContentTarget = listedTarget({
  tags: (item, before) => [...new Set([item, ...(before ? [before] : [])].flatMap(tagsOf))],
  problems: wrongDays,
});
