import { paths } from '#facts/paths.ts';
import type { TextPage } from '../types.ts';
import { t } from '#words/t.ts';

/** The privacy policy: the eight sections of the specification, describing exactly what this site does. */
export const privacy = {
  route: paths.privacy,
  title: t('Privacy Policy'),
  metaDescription: t(
    'What this site stores about visitors and vendors, why, for how long, who sees it, and how you see, correct or erase it. In plain words.',
  ),
  intro: t(
    'Short version: we keep what you send us so that we can answer it, we do not follow you around, and you can have it erased.',
  ),
  sections: [
    {
      id: 'introduction',
      heading: t('Introduction'),
      paragraphs: [
        t(
          'This policy is about the website run by {legalName} in Delhi. It covers visitors who read and ask, and vendors who keep a profile.',
        ),
        t(
          'It is written to be read in five minutes. It follows the Digital Personal Data Protection Act, 2023 and the rules made under it, and the older rules that apply until all of these are in force.',
        ),
        t('For anything about your data, write to {privacyName} at {privacyEmail}.'),
      ],
    },
    {
      id: 'information-we-collect',
      heading: t('Information We Collect'),
      paragraphs: [t('We store only what is listed here.')],
      points: [
        t(
          'Enquiries and contact requests: exactly the fields of the form you sent, the time, the page, the article that led you to it if one did, what you agreed to, and a reference number. Each has a private status page that only someone with its link can open. They are deleted 365 days after the last thing that happened to them.',
        ),
        t(
          'Complaints: your name, e-mail, phone if you give it, and your message, with a ticket number. They are deleted 365 days after they were settled.',
        ),
        t(
          'Vendor accounts: the business details of the registration form, and the pictures you upload. Your password is stored only as a slow hash that cannot be turned back. Your PAN or GST number is never shown to visitors.',
        ),
        t(
          'Sessions: when you sign in, your browser keeps a random token. We keep only a hash of it, with the time it ends and a short name of the browser.',
        ),
        t(
          'Notices on a vendor’s device, where the vendor asks for them: the address that the maker of its browser gives the device, sealed, until the vendor signs out there. What is sent says that a request or a message has come, and nothing of whom.',
        ),
        t(
          'Drafts and unsent messages: they stay on your own device, in the browser’s storage, until you send or clear them.',
        ),
        t(
          'Your shortlist, and the name, phone and e-mail of the last form you sent: on your own device alone, offered on the next form for 90 days, forgotten with one tap.',
        ),
        t(
          'The language that you chose at the foot of a page, or that we have offered you the one of your browser: on your own device alone, so that pages are offered in it, and the offer is made once. Closing the offer forgets the choice.',
        ),
        t(
          'Shared lists: the vendors, and the names, votes and comments that people type there. Everyone with the link sees them and can delete the list. They are deleted 180 days after the last change.',
        ),
        t(
          'Kept searches: your e-mail address and the search, if you ask to be told of new vendors and confirm it. They are deleted a day after you end it with one tap, after 365 days at the latest, and after 7 days if nobody confirms.',
        ),
        t(
          'Page counts: how often a page was opened on a day, how fast it was there by kind of connection, and whether its program failed. These counters use no cookie and know no person.',
        ),
        t(
          'Server logs: time, address of the page without its query, result and duration. They hold no names, no messages and no network addresses.',
        ),
        t('Limits against misuse: for a short time, a counter for a hashed network address.'),
      ],
    },
    {
      id: 'how-we-use-your-information',
      heading: t('How We Use Your Information'),
      paragraphs: [
        t(
          'We use your details for the purpose written beside the form, and for no other: to read your enquiry, to call or write back, and to show you where it stands.',
        ),
        t(
          'Vendors’ details make the public profile and the lists. The phone, address and opening hours on a profile are public because the vendor published them.',
        ),
        t(
          'We write to you about other things only if you ticked the box for news. It is never ticked beforehand, and you can take it back at any time.',
        ),
        t(
          'We do not build profiles of visitors, and no decision about you is made by a machine alone. Messages that look automatic are set apart for a person to check, and never thrown away unseen.',
        ),
      ],
    },
    {
      id: 'sharing-your-information',
      heading: t('Sharing Your Information'),
      paragraphs: [
        t(
          'Our own staff see your enquiry. A vendor sees it only if you ticked the box that allows this. We do not sell or rent data.',
        ),
        t(
          'The firms that host the site and carry our e-mail process data for us under contract. Authorities receive data only where the law obliges us.',
        ),
        t(
          'No third-party script, font, map or chat is loaded unless the company has switched one on. Where that is so, it is named here or on the page, and links such as directions or social pages take you to other sites with their own rules.',
        ),
      ],
    },
    {
      id: 'data-security',
      heading: t('Data Security'),
      paragraphs: [
        t(
          'Connections are encrypted. Passwords, tokens and the links of status pages are stored as hashes. Pictures are re-drawn on arrival, so that place and camera data do not stay in them. Only staff who answer enquiries can read them. Each time they open the list or change something, who did it and when is recorded, without your words, and kept for 365 days.',
        ),
        t(
          'Server logs without personal data are kept for 365 days and then deleted. If a breach ever touches your data, we tell you and the authorities without delay: what happened, what it may mean and what you can do.',
        ),
      ],
    },
    {
      id: 'your-choices',
      heading: t('Your Choices'),
      paragraphs: [t('You may at any time:')],
      points: [
        t('see what you sent, on the status page of your enquiry;'),
        t('correct it, by replying to our mail or, as a vendor, in your profile;'),
        t('withdraw your agreement to sharing or news, as easily as you gave it;'),
        t(
          'ask for erasure. It has two steps: your data leaves the site and the staff’s lists at once, and a sealed copy that the law asks for is kept for 365 days and then destroyed;',
        ),
        t('name someone who may act for you;'),
        t('complain to us, and after that to the Data Protection Board of India.'),
      ],
      links: [
        { label: t('How to complain, and our time limits'), href: '/grievance' },
        { label: t('Write to us'), href: paths.contact },
      ],
    },
    {
      id: 'changes-to-this-policy',
      heading: t('Changes to This Policy'),
      paragraphs: [
        t(
          'When we change this page, we change its date and keep the earlier text for anyone who asks. If a change touches what you agreed to, we ask you again and do not assume a yes.',
        ),
      ],
    },
    {
      id: 'get-quote',
      heading: t('Get Quote'),
      paragraphs: [
        t(
          'Asking for a quote sends us only what the form shows. If you prefer, write to {email} or call {phone}; a quote asked for by mail or phone is treated in the same way.',
        ),
        t('For data questions the answer comes within 90 days at the latest, and usually within the week.'),
      ],
      links: [{ label: '{email}', href: 'mailto:{email}' }],
    },
  ],
} as const satisfies TextPage;
