import { createMailStops } from '#platform/mailer/mail-stops.ts';
import { keyed, readSecretKey } from '#platform/secrets.ts';
import type { RunningServer } from './server.ts';

/** Returns the path of the link at the end of a reminder to that address. */
export function mailStopLink(
  { dataDir }: Pick<RunningServer, 'dataDir'>,
  address: string,
  locale: 'en' | 'hi' = 'en',
): string {
  const secretKey = readSecretKey(dataDir);
  const stops = createMailStops({ clock: () => new Date(), secretKey, publicUrl: '' });
  const nobody = { name: '', address };
  const mail = { id: '', from: nobody, to: [nobody], subject: '', text: '' };
  return stops.withWayOut(mail, locale, keyed(secretKey, 'recipient', address), 'reminder').unsubscribe!;
}
