import { t } from '#words/t.ts';
import type { KeptSearch } from '#contract/kept-searches.ts';

type State = KeptSearch['state'];

/** The text of the form below a list, of its page, and of the page that confirms and ends a kept search. */
export const keptSearchWords = {
  title: t('New vendors by e-mail'),
  description: t('Mails about new vendors of a search: confirmed, at most weekly, ended with one tap.'),
  begin: t('Search for vendors first: the form stands below each list.'),
  sentHeading: t('Please look into your mail'),
  headings: {
    waiting: t('Shall we tell you of new vendors?'),
    kept: t('We tell you of new vendors'),
    ended: t('We write no more about this search'),
  } satisfies Record<State, string>,
  leads: {
    waiting: t('At most one mail in a week, and only when somebody new fits. One tap ends it at any time.'),
    kept: t('At most one mail in a week, and only when somebody new fits.'),
    ended: t('The search and your address are deleted within a day. Until then one tap brings it back.'),
  } satisfies Record<State, string>,
  buttons: {
    waiting: t('Yes, tell me by e-mail'),
    kept: t('End it'),
    ended: t('Keep it after all'),
  } satisfies Record<State, string>,
  refuse: t('No, delete my address'),
  searched: t('Your search'),
  endsOn: (day: string) => t('It ends by itself on {day}.', { day }),
  missing: t('This link opens no search'),
  missingLead: t('It may have ended. You can start it again below any list.'),
  failed: t('We cannot show the search just now'),
  failedLead: t('It is safe with us. Please try again in a minute.'),
  all: t('Show all vendors'),
} as const;
