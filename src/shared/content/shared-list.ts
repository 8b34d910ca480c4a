import { retentionDays } from '#facts/limits.ts';
import { t } from '#words/t.ts';
/** The text of a shared list. */
export const sharedListWords = {
  description: t('A list of vendors, shared by its address.'),
  lead: t(
    'Everybody who has this link sees the list, votes and comments, without an account. Only names that are typed here are stored.',
  ),
  vendors: t('Vendors'),
  nameLabel: t('Your name'),
  for: t('Yes'),
  against: t('No'),
  commentLabel: t('Comment'),
  addComment: t('Add comment'),
  aboutList: t('About the list'),
  remove: t('Remove'),
  addHeading: t('Add a vendor'),
  addLabel: t('Link to the vendor’s page'),
  add: t('Add'),
  addFrom: t('Add from the directory'),
  addFromLead: t('Search all vendors, and add those you like with one tap.'),
  addTo: (list: string) => t('Add to “{list}”', { list }),
  addedTo: (list: string) => t('It is on {list}', { list }),
  onList: t('On the list'),
  addLead: (max: number) => t('Everybody with the link of the list can add vendors, up to {max}.', { max }),
  backTo: (list: string, count: number) => t('Back to “{list}” ({count})', { list, count }),
  addByLink: t('Add by the link to a vendor’s page'),
  addWrong: t('Please give the link to a vendor’s page here.'),
  removedNow: (name: string) => t('{name} was removed. Nothing that was said about it is lost.', { name }),
  undo: t('Undo'),
  typed: t('You wrote:'),
  nobody: t('No vendor is on this list any more.'),
  print: t('Print'),
  deleteHeading: t('Delete this list'),
  deleteLead: () =>
    t(
      'Nobody sees the list, its votes and its comments then. Everyone with the link can bring it back for {days} days.',
      { days: String(retentionDays.removedFromList) },
    ),
  removedHeading: t('Removed'),
  removedLead: t('They come back with their votes and comments.'),
  removedBy: (by: string | null, day: string, until: string) =>
    by
      ? t('Removed by {by} on {day}, kept until {until}', { by, day, until })
      : t('Removed on {day}, kept until {until}', { day, until }),
  bringBack: t('Bring back'),
  deletedBy: (by: string | null, day: string, until: string) =>
    by
      ? t('{by} deleted it on {day}. Until {until} it can be brought back, with its votes and comments.', {
          by,
          day,
          until,
        })
      : t('It was deleted on {day}. Until {until} it can be brought back, with its votes and comments.', {
          day,
          until,
        }),
  bringListBack: t('Bring the list back'),
  delete: t('Delete the list'),
  deleted: t('The list is deleted.'),
  ends: (day: string) => t('It is deleted on {day} unless somebody changes it before then.', { day }),
  missing: t('This link opens no list'),
  missingLead: t('The list was deleted, or the link is incomplete. Please ask the person who sent it.'),
  failed: t('We cannot show this list just now'),
  failedLead: t('The list is safe with us. Please try again in a minute.'),
  find: t('Find a vendor'),
} as const;
