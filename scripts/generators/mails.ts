import { isOptionalTopic, mailIntervalMinutes, mailTopics, type MailTopic } from '#facts/mail-topics.ts';

/** Returns docs/mails.md: the topics of mails, their frequency, and the topics that a recipient may stop. */
export function mailsDocument(): string {
  const rows = Object.entries(mailTopics).map(
    ([name, { about }]) =>
      `| \`${name}\` | ${about} | ${mailIntervalMinutes(name as MailTopic)} | ${isOptionalTopic(name) ? 'no: one tap stops them' : 'yes'} |`,
  );
  return `# Mails

Written by \`npm run generate\` from \`src/shared/facts/mail-topics.ts\`. The words of each mail are at the desk under *Content*, *Mails*;
those of lists of what was sent, as the mail to the staff about a new enquiry, are in the code.

Within these minutes at most one mail of a topic goes to an address; later ones are bundled. A mail that the service does not
need has a link in its text and the headers \`List-Unsubscribe\` and \`List-Unsubscribe-Post\` (RFC 8058): the button of a mail program
stops its topic, and so does the button on the page, which can also reverse it. Opening the page changes nothing
([ADR 46](adr/0046-mails-that-can-be-stopped.md)). Mails about new vendors of a kept search go by no topic: one in a week for each search,
and each ends its own search in the same two ways ([ADR 54](adr/0054-kept-searches.md)).

| Topic | About | Minutes | Needed for the service |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
