import { dayMs } from '#facts/time.ts';
import type { Config } from '#platform/config/config.ts';

/** The days until expiry. RFC 9116 recommends less than a year; a stored copy should be fetched again before that. */
const goodForDays = 180;

/** Returns `/.well-known/security.txt` (RFC 9116), the contact for security reports. Its expiry moves on by itself, a day at a time. */
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
    // Only https addresses are allowed here.
    ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${address}`] : []),
    '',
  ].join('\n');
}
