/** @file The words of badges, on a profile and on a card. */
import type { Badge, StoredBadge } from '#contract/checks/badges.ts';
import { checkKindNames, checkKinds } from '#domain/vendors/check-kinds.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { showList } from '#words/formats.ts';
import type { StaffRole } from '#facts/staff-access.ts';
import { t, translated } from '#words/t.ts';

const long = dayFormat({ dateStyle: 'long' });

/** The checker as displayed: the office, not the name. */
const checkers: Readonly<Record<StaffRole, string>> = {
  owner: t('the head of our office'),
  manager: t('a manager of our office'),
  editor: t('our office'),
  reader: t('our office'),
};

const inOrder = (badges: readonly StoredBadge[]) =>
  checkKindNames.flatMap((name) => badges.filter(({ kind }) => kind === name));

/** Returns badges in words, in the order of the kinds. Those of a sample vendor say so. */
export const badgesOf = (badges: readonly StoredBadge[], { isSample }: { isSample: boolean }): Badge[] =>
  inOrder(badges).map(({ kind, detail, checkedOn, validUntil, role }) => {
    const values = {
      who: translated(checkers[role]),
      day: showDay(long, checkedOn),
      until: showDay(long, validUntil),
    };
    return {
      kind,
      label: translated(checkKinds[kind].label),
      words: checkKinds[kind].badge(detail),
      when: isSample
        ? t('An example: nobody has checked this, for the vendor is invented.')
        : t('Checked by {who} on {day}, valid until {until}.', values),
    };
  });

/** Returns the badges in one line; null when nothing was checked. */
export const shortBadges = (badges: readonly StoredBadge[]): string | null =>
  badges.length === 0
    ? null
    : t('Checked by us: {checks}', {
        checks: showList(inOrder(badges).map(({ kind }) => translated(checkKinds[kind].short))),
      });
