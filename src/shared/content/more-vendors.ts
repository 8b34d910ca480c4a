import { showNumber } from '#words/formats.ts';
import { t } from '#words/t.ts';

/** The text below the first vendors of a page. */
export const moreVendors = {
  more: (count: number) =>
    count === 1 ? t('1 more vendor') : t('{count} more vendors', { count: showNumber(count) }),
  all: (total: number) => t('See all {total} vendors', { total: showNumber(total) }),
};
