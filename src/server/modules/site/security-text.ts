import { dayMs } from '#facts/time.ts';
import type { Config } from '#platform/config/config.ts';

/** RFC 9116 asks for less than a year; a copy that somebody keeps should be looked up anew before that. */
const goodForDays = 180;

/** `/.well-known/security.txt` (RFC 9116): whom to tell about a hole. Its end moves on by itself, a day at a time. */
export function securityText(
  { company, publicUrl }: Pick<Config, 'company' | 'publicUrl'>,
  address: string,
  now: Date,
): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs + goodForDays) * dayMs);
  return [
    `Contact: mailto:${company.securityEmail ?? company.dataProtectionContact.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    // An address that is not https may not stand here.
    ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${address}`] : []),
    '',
  ].join('\n');
}
