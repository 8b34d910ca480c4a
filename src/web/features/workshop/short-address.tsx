import { shortPath } from '#facts/vendor-paths.ts';
import { useState, type FormEvent } from 'react';
import { isApiError } from '#contract/api-error.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { proposedShortNames, shortNameForm, shortNameProblem } from '#domain/vendors/short-name.ts';
import { maxLength } from '#facts/limits.ts';
import { t } from '#words/t.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { useSite } from '#kit/page/site.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { twinPath } from '#ui/twin-path.ts';

type Props = { vendor: PublicVendor; onSaved: () => Promise<void> };

/** The choice of the short address; beside it what is chosen now. A name that another business has is answered with a free one. */
export function ShortAddress({ vendor, onSaved }: Props) {
  const { url } = useSite();
  const { shortName } = vendor;
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const mayChoose = vendor.yourRole !== 'helper';

  async function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('shortName');
    const name = shortNameForm(typeof typed === 'string' ? typed : '');
    const wrong = shortNameProblem(name);
    setSaved(false);
    setError(wrong ?? undefined);
    if (wrong !== null) return;
    setSending(true);
    try {
      await signed((options) =>
        api.vendorUpdate({ params: { vendorId: vendor._id }, body: { shortName: name } }, options),
      );
      setSaved(true);
      await onSaved();
    } catch (failure) {
      setError(
        isApiError(failure)
          ? (failure.fieldErrors['shortName'] ?? failure.message)
          : t('This could not be saved just now. Please try again.'),
      );
    }
    setSending(false);
  }

  return (
    <section aria-labelledby="short-address" className="rounded-xl border border-line bg-paper p-5 sm:p-6">
      <h2 id="short-address" className="text-xl">
        {t('Your short address')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t(
          'It stands on your poster and your card, and can be said on the phone. You may change it later: the former one leads to your page for ever.',
        )}
      </p>
      {shortName && (
        <p className="mt-3 text-lg font-semibold wrap-anywhere">
          <a href={twinPath(shortPath(shortName))} className="underline underline-offset-4 hover:text-teal">
            {new URL(url).host + twinPath(shortPath(shortName))}
          </a>
        </p>
      )}
      {mayChoose ? (
        <form onSubmit={(event) => void choose(event)} noValidate className="mt-4 grid gap-3">
          <Field
            name="shortName"
            label={t('Name in the address')}
            required
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            defaultValue={shortName ?? proposedShortNames(vendor)[0] ?? ''}
            maxLength={maxLength.url}
            hint={t('Letters from a to z, digits and hyphens. Blanks become hyphens.')}
            error={error}
          />
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" disabled={isSending}>
              {shortName ? t('Change the address') : t('Take this address')}
            </Button>
            <p role="status" className="font-semibold text-leaf">
              {isSaved && t('Saved. Your page has this address now.')}
            </p>
          </div>
        </form>
      ) : (
        !shortName && <p className="mt-3">{t('Only the owner of this page may do this.')}</p>
      )}
    </section>
  );
}
