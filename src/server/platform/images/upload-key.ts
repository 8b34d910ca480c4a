import { validate as isUuid } from 'uuid';
import { t } from '#words/t.ts';
import { Problem } from '../problem.ts';

/** Returns the key of a file, which identifies a repeated upload. @throws Problem bad_request when there is none */
export function uploadKeyOf(headers: Readonly<Record<string, string | undefined>>): string {
  const key = headers['idempotency-key'];
  if (!key || !isUuid(key))
    throw new Problem('bad_request', { message: t('Idempotency-Key must be a UUID, one for each file.') });
  return key.toLowerCase();
}
