import { useState } from 'react';
import { taxIdForm } from '#domain/formats/number-form.ts';
import { checkKinds } from '#domain/vendors/check-kinds.ts';
import type { OwnChecks } from '#contract/checks/checks.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import { t } from '#words/t.ts';
import type { Act } from './own-check-card.tsx';

type Props = { askable: OwnChecks['askable'][number]; busy: boolean; act: Act };

/** One kind of check, its requirements, and the button; a number is validated while it is typed. */
export function AskForCheck({ askable: { kind, value, missing }, busy, act }: Props) {
  const { label, asked, from, judge, staff } = checkKinds[kind];
  const [number, setNumber] = useState('');
  const [another, setAnother] = useState(false);
  /** True where the number has to be typed: the registration holds none, or another is meant. */
  const isTyped = from === 'given' && (!value || another);
  const [year] = useState(() => new Date().getFullYear());
  const typed = taxIdForm(number);
  const findings = typed.length >= 10 ? judge(typed, { region: null, year }) : [];
  const wrong = findings.find(({ verdict }) => verdict === 'wrong');
  const ask = () =>
    act(() =>
      signed((options) => api.checkAsk({ body: { kind, ...(isTyped && { number: typed }) } }, options)),
    );
  return (
    <form
      className="rounded-xl border border-line bg-paper p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <h3 className="text-xl">{label}</h3>
      <p className="mt-1">{asked}</p>
      <p className="mt-1 text-sm text-ink-soft">{t('Somebody of our office: {what}', { what: staff })}</p>
      {value && !another && (
        <p lang={writtenLangOf(value)} className="mt-3 font-semibold wrap-anywhere">
          {value}
        </p>
      )}
      {value && from === 'given' && !another && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('From your registration, shown in full to our office alone.')}
        </p>
      )}
      {isTyped && (
        <Field
          label={label}
          value={number}
          required
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="mt-3 max-w-xs"
          error={wrong?.words}
          hint={wrong ? undefined : findings.map(({ words }) => words).join(' ') || undefined}
          onChange={({ currentTarget }) => setNumber(currentTarget.value.toUpperCase())}
        />
      )}
      {missing ? (
        <p className="mt-3 font-semibold">{missing}</p>
      ) : (
        <p className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            {t('Ask for this check')}
          </Button>
          {value && from === 'given' && (
            <Button look="quiet" onClick={() => setAnother(!another)}>
              {another ? t('Use the number of the registration') : t('Give another number')}
            </Button>
          )}
        </p>
      )}
    </form>
  );
}
