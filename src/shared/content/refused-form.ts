import { t } from '#words/t.ts';
/** The message for a form that seemed to come from another site. */
export const refusedForm = {
  title: t('Your form was not sent'),
  lead: t(
    'It did not come from a page at this address, or your browser hides which page it came from. So that no other site can write to us in your name, we took nothing of it.',
  ),
  stepsTitle: t('What you typed is not lost'),
  steps: [
    t('Go back one page. Your browser still has what you typed there; copy it.'),
    t('Open the page here and send it from there.'),
    t('If you come back to this notice, please call us. We can note everything for you.'),
  ],
  again: t('Open the page here'),
} as const;
