import { useRef, type ReactNode } from 'react';
import { t } from '#words/t.ts';
import type { PathErrors } from '#domain/vendors/fact-form.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { useSaving, type Saving } from './use-saving.ts';

type Props<T> = Saving<T> & {
  /** Name of a form of several fields; a single field has its own. */
  label?: string;
  /** The controls, with the errors of the last attempt by path. */
  fields: (errors: PathErrors) => ReactNode;
  className?: string;
};

/** A form without a button: a field is saved when it is left, or by Enter, and says so beside it. Escape takes back what is not saved. */
export function SavedForm<T>({ label, fields, className = 'grid gap-3', ...saving }: Props<T>) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, isChanged, keepMine, takeTheirs, on } = useSaving(form, saving);
  return (
    <form ref={form} noValidate aria-label={label} className={className} {...on}>
      {fields(errors)}
      {isChanged && (
        <Alert>
          <p>{t('This was changed meanwhile on another device.')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button look="secondary" onClick={keepMine}>
              {t('Keep what stands here')}
            </Button>
            <Button look="quiet" onClick={takeTheirs}>
              {t('Take the other')}
            </Button>
          </div>
        </Alert>
      )}
    </form>
  );
}
