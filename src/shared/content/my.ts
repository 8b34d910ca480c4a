import { t } from '#words/t.ts';

/** The text of the page with a device's requests, lists and plans. */
export const myWords = {
  title: t('My requests, lists and plans'),
  description: t(
    'What you asked for, saved and planned with us: on this device, or by a link to your e-mail.',
  ),
  lead: t(
    'There is no account: everyone with a private link can open its page. These are the links of this device.',
  ),
  enquiries: t('Requests'),
  lists: t('Shared lists'),
  plans: t('Plans'),
  shortlist: t('Your shortlist'),
  plan: t('Your plan on this device'),
  empty: t('This device keeps no private link yet. Send a request, save a vendor or begin a plan.'),
  needsScripts: t('Showing what this device keeps needs JavaScript. The links by e-mail work without it.'),
  forget: t('Forget'),
  forgotten: (title: string): string => t('This device has forgotten “{title}”.', { title }),
  allForgotten: t('This device has forgotten all its links.'),
  forgetAll: t('Forget all links of this device'),
  forgetLead: t('Your requests stay as they are. Only the links on this device are removed.'),
  sendHeading: t('Send me my links'),
  sendLead: t(
    'We mail one link to your address. It shows all requests that were sent with it, once, within 15 minutes.',
  ),
  send: t('Send the link'),
  sentHeading: t('Please look into your mail'),
  openTitle: t('Your requests'),
  openLead: t('One tap shows the links to all your requests. The link in the mail works only once.'),
  open: t('Show my requests'),
  opened: t('Your requests'),
  openedLead: t('Keep the links that you need: this page cannot be opened again.'),
  none: t('There is no request any more.'),
  keep: t('Keep them on this device'),
  kept: t('This device keeps them now.'),
  again: t('Ask for a new link'),
} as const;
