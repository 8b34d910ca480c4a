import type { Fact } from '../types.ts';
import { t } from '#words/t.ts';

/** The text of the home page's lower part. */
export const homeRest = {
  assurancesHeading: t('What you can count on'),
  assurances: [
    {
      title: t('A person reads it'),
      sentence: t('Our team in Delhi reads every enquiry, and usually replies on the same working day.'),
    },
    {
      title: t('You get a reference'),
      sentence: t('A number and a private page show what you sent and where it stands.'),
    },
    {
      title: t('You decide who sees it'),
      sentence: t('Your details go to a vendor only if you tick that box. You may change your mind later.'),
    },
    {
      title: t('Nothing is sold here'),
      sentence: t(
        'Asking costs nothing. You deal with the vendor directly, and no payment is taken on this site.',
      ),
    },
  ] satisfies readonly Fact[],
  socialHeading: t('Follow our work'),
  socialSentence: t('Weddings on their day, houses as they rise and walks through the markets, in pictures.'),
} as const;
