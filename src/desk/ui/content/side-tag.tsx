import type { ContentRow } from '#contract/desk/content/content.ts';
import type { SideLocale } from '#contract/desk/content/sides.ts';
import { locales } from '#words/locales.ts';
import { sideTag } from '../../kit/content/states.ts';
import { Tag } from '../tag.tsx';

/** What is to be done for an item in another language; nothing once it is published there and as new as the English. */
export function SideTag({ row, locale }: { row: ContentRow; locale: SideLocale }) {
  const { name } = locales[locale];
  const side = row.sides.find((one) => one.locale === locale);
  if (side?.live === 'published' && !side.isOlder && side.draft === 'none') return null;
  const { label, tone } = side ? sideTag(row.type, side) : { label: 'missing', tone: 'quiet' as const };
  return <Tag tone={tone}>{`${name}: ${label}`}</Tag>;
}
