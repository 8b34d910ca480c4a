import { t } from '#words/t.ts';

/**
 * The name under which it is posted; no endpoint knows such a field.
 * @where Which form field is the honeypot?
 */
export const honeypotName = '_website';

/** A field that no person sees: whoever fills it is a machine. It is never kept in a draft. */
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
