/** @file Texts of mails as a content type. */
import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '../../../kit.ts';
import type { ContentType } from '#contract/desk/content/content-type.types.ts';
import { mailNames, mailTemplate, type MailName } from './mail-templates.ts';
import { staffMails } from './staff-mails.ts';

export const mailType = {
  label: 'Mail',
  plural: 'Mails',
  where: 'In mails to families, vendors and the staff, from the next one on.',
  keys: Object.fromEntries(mailNames.map((name) => [name, mailTemplate(name).label])) as Record<
    MailName,
    string
  >,
  title: 'subject',
  path: () => fillPath(deskPaths.contentList, { type: 'mail' }),
  pageless: true,
  inEnglish: Object.keys(staffMails),
  fields: {
    subject: { kind: 'line', label: 'Subject', max: 150, required: true },
    body: {
      kind: 'text',
      label: 'Text',
      hint: 'Paragraphs stand apart by an empty line. Words in braces are filled in.',
      max: 4000,
      required: true,
    },
  },
  fixed: [
    {
      what: 'Greeting and end',
      why: 'Only somebody whose address has answered is greeted by name, and the law asks a mail to say who writes.',
    },
    {
      what: 'The button and its word',
      why: 'A mail has one, for the link that it is for; the address stands below it. The layout is the same in all of them.',
    },
    {
      what: 'What is filled in',
      why: 'Each mail has the words in braces that its reader may know. Others would tell a stranger what somebody typed.',
    },
    {
      what: 'Mails that list what was sent',
      why: 'A new enquiry or complaint, and complaints that are due, are data and no sentences. Answers are written anew each time.',
    },
  ],
} as const satisfies ContentType;
