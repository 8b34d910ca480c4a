import { t } from '#words/t.ts';
import { Problem } from './problem.ts';

const refused = t('This passkey was not accepted.');

export const passkeyRefused = (): Problem => new Problem('bad_credentials', { message: refused });
export const passkeyPresent = (): Problem =>
  new Problem('conflict', { message: t('This device has a passkey here already.') });
