import { t } from '#words/t.ts';

/**
 * The name of the posted field; no endpoint has such a field.
 * @where Which form field is the honeypot?
 */
export const honeypotName = '_website';

/** An invisible field: only a machine fills it. It is never stored in a draft. */
export function Honeypot() {
  return (
    <div aria-hidden className="sr-only" data-undrafted>
      <label>
        {t('Leave this empty')}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
