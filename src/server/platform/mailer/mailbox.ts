const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, as far as its spelling tells: capitals, a tag after `+` and, at one large provider, dots lead
 * to the same one. For counting alone; mails go to the address as it was given.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const box = local.split('+')[0] || local;
  return dotless.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}
