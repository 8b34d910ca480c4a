import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Search } from 'lucide-react';
import { t } from '#words/t.ts';
import { directoryLimits } from '#facts/limits.ts';
import { addToListPath } from '#facts/paths.ts';
import { regionNames, vendorCategories } from '#domain/vendors/vendor-categories.ts';
import { directoryPage } from '#content/directory.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { Button } from '#ui/button.tsx';
import { twinPath } from '#ui/twin-path.ts';
import { readAddAddress, writeAddAddress, type AddAddress } from './add-address.ts';

type ChoiceProps = {
  name: 'category' | 'region';
  label: string;
  /** The words for no choice. */
  any: string;
  value: string | undefined;
  all: Readonly<Record<string, string>>;
};

function Choice({ name, label, any, value, all }: ChoiceProps) {
  return (
    <label className="block min-w-0 text-sm font-semibold">
      {label}
      <select
        name={name}
        defaultValue={value ?? ''}
        className="tap mt-1 block w-full rounded-md border border-line-strong bg-paper px-3 py-2 text-base font-normal text-ink focus:border-teal"
      >
        <option value="">{any}</option>
        {Object.entries(all).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

type Props = { secret: string; address: AddAddress };

/** Returns the address that the form asks for, without its empty fields. */
const asked = (form: HTMLFormElement) => readAddAddress(new URLSearchParams(formValues(new FormData(form))));

/** The search of the directory while vendors are added to a list: a plain form that stays on the page of the list. */
export function AddSearch({ secret, address }: Props) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const at = addToListPath(secret);
  // After a step through the history, but never in the field in use.
  useEffect(() => {
    if (field.current !== document.activeElement) field.current!.value = address.q ?? '';
  }, [address.q]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(at + writeAddAddress(asked(event.currentTarget)), { preventScrollReset: true });
  };
  return (
    <form role="search" action={twinPath(at)} onSubmit={onSubmit} className="mb-6 max-w-4xl">
      <label htmlFor="add-words" className="mb-1.5 block font-semibold">
        {directoryPage.searchLabel}
      </label>
      <div className="flex gap-3">
        <input
          ref={field}
          id="add-words"
          name="q"
          type="search"
          data-limit={directoryLimits.queryMax}
          enterKeyHint="search"
          defaultValue={address.q}
          placeholder={directoryPage.searchPlaceholder}
          className="tap min-w-0 grow rounded-lg border-2 border-line-strong bg-paper px-4 placeholder:text-ink-soft focus:border-teal"
        />
        <Button type="submit" className="px-4 xs:px-7">
          <Search aria-hidden className="xs:hidden" />
          <span className="max-xs:sr-only">{t('Search')}</span>
        </Button>
      </div>
      {/* Made anew, with its values, for each address. All else is read from the words: place, day, price, number of guests. */}
      <div key={JSON.stringify(address)} className="mt-3 grid gap-3 xs:grid-cols-2">
        <Choice
          name="category"
          label={t('Category')}
          any={t('All categories')}
          value={address.category}
          all={vendorCategories}
        />
        <Choice
          name="region"
          label={t('City')}
          any={t('All of Delhi-NCR')}
          value={address.region}
          all={regionNames}
        />
      </div>
    </form>
  );
}
