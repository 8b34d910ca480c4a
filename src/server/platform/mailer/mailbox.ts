import { emailForm } from '#domain/formats/email-form.ts';

/** Returns the form of an address that identifies a person: two spellings are one person. */
export const emailKeyOf = (email: string): string => emailForm(email).toLowerCase();

const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox behind an address as far as its spelling tells: capitals, a tag after `+` and, at one large provider,
 * dots do not matter. For limits only; mails use the address as it was given.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = emailKeyOf(address).split('@');
  const box = local.split('+')[0] || local;
  return dotless.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}
