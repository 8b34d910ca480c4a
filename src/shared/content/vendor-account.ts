/** @file The words around registration, sign-in and the account. */

export const registerPage = {
  title: 'Register your business',
  metaDescription:
    'A page of your own with photos, services and opening hours, and enquiries from Delhi-NCR straight to you. Registration takes about five minutes.',
  lead: 'A page of your own, and enquiries from people near you. It takes about five minutes.',
  benefitsHeading: 'What you get',
  benefits: [
    'Your own page with photos, services, hours and the way to you',
    'Enquiries by e-mail, within the hour at the latest',
    'A place in the lists for your trade, found by name, area and service',
  ],
  needHeading: 'Keep at hand',
  needs: [
    'Your PAN or GST number',
    'The links of your Instagram and Facebook profiles',
    'Ten digits of your phone number',
  ],
  nextHeading: 'What happens next',
  next: [
    'You are signed in and see your page at once',
    'You confirm your e-mail with the link we mail you; then enquiries come with their details',
    'You add photos and services whenever you like',
  ],
  submit: 'Register',
  termsBefore: 'I accept the',
  done: {
    heading: 'Your business is registered',
    detail: 'Your page is public already. Sign in to add photos, services and hours.',
    waits: 'We look at your page first and mail you when it is public. Sign in to fill it in meanwhile.',
  },
  signInBefore: 'Already registered?',
  signIn: 'Sign in',
  helpBefore: 'Stuck on a field?',
  help: 'Write to us',
} as const;

export const loginPage = {
  title: 'Sign in',
  metaDescription: 'Sign in to edit your business page: photos, services, hours and contact details.',
  lead: 'For vendors: your page, your photos, your enquiries.',
  submit: 'Sign in',
  forgotten: 'Forgot your password?',
  registerBefore: 'Not registered yet?',
  register: 'Register your business',
  contactBefore: 'Would you rather have us do it with you?',
  contact: 'Contact us for registering',
  /** Added when the answer did not come, since the password may well be right. */
  noAnswer: 'The server did not answer, so this may not be your password. Please try again in a minute.',
  withoutScripts: {
    heading: 'Your e-mail and password are right',
    detail:
      'Editing your page needs JavaScript, which is off in this browser. You can look at your page all the same.',
  },
} as const;

export const forgottenPage = {
  title: 'Forgotten password',
  metaDescription: 'Have a link mailed to you that sets a new password.',
  lead: 'Enter the e-mail you registered with. If we know it, a link comes that works once and for one hour.',
  submit: 'Send me the link',
  doneHeading: 'Look into your inbox',
  doneDetail: 'No mail after five minutes? Look into the spam folder, or check the spelling and try again.',
} as const;

export const resetPage = {
  title: 'Choose a new password',
  metaDescription: 'Set a new password with the link from our mail.',
  lead: 'After this you sign in with the new password. Every device that was signed in is signed out.',
  submit: 'Save the password',
  doneHeading: 'Your password is changed',
  again: 'Ask for a new link',
} as const;

export const verifyPage = {
  title: 'Confirm your e-mail',
  metaDescription: 'Confirm that an e-mail address is yours.',
  lead: 'One tap, and we know that mails to you arrive.',
  submit: 'Confirm this e-mail',
  doneHeading: 'Your e-mail is confirmed',
} as const;

export const accountPage = {
  title: 'Your account',
  metaDescription: 'E-mail, password, signed-in devices and your data.',
  lead: 'How you sign in, where you are signed in, and what we keep about you.',
  signedOut: 'Please sign in to see your account.',
  email: {
    heading: 'E-mail',
    lead: 'You sign in with it, and enquiries come to it. It is not shown on your page.',
    submit: 'Change e-mail',
  },
  contact: {
    heading: 'Phone and website',
    lead: 'Customers act on these, so changing them asks for your password.',
    submit: 'Save phone and website',
    done: 'Saved. Your page shows it now.',
  },
  password: {
    heading: 'Password',
    lead: 'Every other device is signed out when you change it.',
    submit: 'Change password',
    done: 'Your password is changed. You stay signed in here; every other device is signed out.',
  },
  sessions: {
    heading: 'Where you are signed in',
    lead: 'Something you do not know? Sign it out, then change your password.',
    current: 'This device',
    revoke: 'Sign out',
  },
  data: {
    heading: 'Your data',
    lead: 'Everything we keep about you, as one file that you can read and take elsewhere. It holds your full PAN/GST number.',
    submit: 'Download my data',
    done: 'The file is in your downloads.',
  },
  remove: {
    heading: 'Delete the account',
    lead: 'Your page, photos and sign-in go at once and cannot be brought back. A sealed record stays for as long as the law asks, then goes too.',
    confirm: 'Yes, delete my page, my photos and my account',
    submit: 'Delete my account',
  },
} as const;
