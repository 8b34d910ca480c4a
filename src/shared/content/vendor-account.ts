/** @file The text of registration, sign-in and the account. */
import { t } from '#words/t.ts';

export const registerPage = {
  title: t('Register your business'),
  metaDescription: t(
    'A page of your own with photos, services and opening hours, and enquiries from Delhi-NCR straight to you. Registration takes about five minutes.',
  ),
  lead: t('A page of your own, and enquiries from people near you. It takes about five minutes.'),
  benefitsHeading: t('What you get'),
  benefits: [
    t('Your own page with photos, services, hours and the way to you'),
    t('Enquiries by e-mail, within the hour at the latest'),
    t('A place in the lists for your trade, found by name, area and service'),
  ],
  needHeading: t('Keep at hand'),
  needs: [
    t('Your PAN or GST number'),
    t('The links of your Instagram and Facebook profiles'),
    t('Ten digits of your phone number'),
  ],
  nextHeading: t('What happens next'),
  next: [
    t('You are signed in and see your page at once'),
    t('You confirm your e-mail with the link we mail you; then enquiries come with their details'),
    t('You add photos and services whenever you like'),
  ],
  submit: t('Register'),
  done: {
    heading: t('Your business is registered'),
    detail: t('Your page is public already. Sign in to add photos, services and hours.'),
    mail: t(
      'We have mailed you a link: with it you confirm your e-mail, and enquiries come with their details.',
    ),
    waits: t('We look at your page first and mail you when it is public. Sign in to fill it in meanwhile.'),
  },
  signInBefore: t('Already registered?'),
  signIn: t('Sign in'),
  helpBefore: t('Stuck on a field?'),
  help: t('Write to us'),
} as const;

export const loginPage = {
  title: t('Sign in'),
  metaDescription: t('Sign in to edit your business page: photos, services, hours and contact details.'),
  lead: t('For vendors: your page, your photos, your enquiries.'),
  submit: t('Sign in'),
  withPasskey: t('Sign in with a passkey'),
  forgotten: t('Forgot your password?'),
  registerBefore: t('Not registered yet?'),
  register: t('Register your business'),
  contactBefore: t('Would you rather have us do it with you?'),
  contact: t('Contact us for registering'),
  /** Added when there was no answer, since the password may well be right. */
  noAnswer: t('The server did not answer, so this may not be your password. Please try again in a minute.'),
  withoutScripts: {
    heading: t('Your e-mail and password are right'),
    detail: t(
      'Editing your page needs JavaScript, which did not run: it is off, or the page had not come in full. Sign in once more, or look at your page.',
    ),
  },
} as const;

export const forgottenPage = {
  title: t('Forgotten password'),
  metaDescription: t('Have a link mailed to you that sets a new password.'),
  lead: t(
    'Enter the e-mail you registered with. If we know it, a link comes that works once and for one hour.',
  ),
  submit: t('Send me the link'),
  doneHeading: t('Look into your inbox'),
  doneDetail: t(
    'No mail after five minutes? Look into the spam folder, or check the spelling and try again.',
  ),
} as const;

export const resetPage = {
  title: t('Choose a new password'),
  metaDescription: t('Set a new password with the link from our mail.'),
  lead: t('After this you sign in with the new password. Every device that was signed in is signed out.'),
  submit: t('Save the password'),
  doneHeading: t('Your password is changed'),
  again: t('Ask for a new link'),
} as const;

export const verifyPage = {
  title: t('Confirm your e-mail'),
  metaDescription: t('Confirm that an e-mail address is yours.'),
  lead: t('One tap, and we know that mails to you arrive.'),
  submit: t('Confirm this e-mail'),
  doneHeading: t('Your e-mail is confirmed'),
} as const;

export const accountPage = {
  title: t('Your account'),
  metaDescription: t('E-mail, password, signed-in devices and your data.'),
  lead: t('How you sign in, where you are signed in, and what we keep about you.'),
  signedOut: t('Please sign in to see your account.'),
  email: {
    heading: t('E-mail'),
    lead: t('You sign in with it, and enquiries come to it. It is not shown on your page.'),
    submit: t('Change e-mail'),
  },
  contact: {
    heading: t('Phone and website'),
    lead: t('Customers act on these, so changing them asks for your password.'),
    submit: t('Save phone and website'),
    done: t('Saved. Your page shows it now.'),
  },
  password: {
    heading: t('Password'),
    lead: t('Every other device is signed out when you change it.'),
    submit: t('Change password'),
    done: t('Your password is changed. You stay signed in here; every other device is signed out.'),
  },
  passkeys: {
    heading: t('Passkeys'),
    lead: t(
      'Sign in with the lock of your phone or computer, beside your password. A new password by a mailed link removes them.',
    ),
    submit: t('Add a passkey'),
    done: t('From now on this device signs you in without the password.'),
    remove: t('Remove'),
    unknown: t('This browser knows no passkeys.'),
  },
  sessions: {
    heading: t('Where you are signed in'),
    lead: t('Something you do not know? Sign it out, then change your password.'),
    current: t('This device'),
    revoke: t('Sign out'),
    everywhere: t('Sign out everywhere'),
  },
  data: {
    heading: t('Your data'),
    lead: t(
      'Everything we keep about you, as one file that you can read and take elsewhere. It holds your full PAN/GST number.',
    ),
    helperLead: t(
      'What we keep about you and your log-in, as one file that you can read and take elsewhere.',
    ),
    submit: t('Download my data'),
    done: t('The file is in your downloads.'),
  },
  leave: {
    heading: t('Leave the team'),
    lead: t(
      'Your log-in goes at once. The page of the vendor stays, and your name beside what you did until our record of it is destroyed.',
    ),
    confirm: t('Yes, delete my log-in'),
    submit: t('Delete my log-in'),
  },
  remove: {
    heading: t('Delete the account'),
    lead: t(
      'Your page, photos and sign-in go at once and cannot be brought back. A sealed record stays for as long as the law asks, then goes too.',
    ),
    confirm: t('Yes, delete my page, my photos and my account'),
    submit: t('Delete my account'),
  },
} as const;
