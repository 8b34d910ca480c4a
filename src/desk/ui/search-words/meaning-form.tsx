import type { FormEvent } from 'react';
import { searchWordLimits } from '#contract/desk/search-words.ts';
import { meaningMaxLength } from '#domain/finding/search-meaning.ts';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { api } from '../../kit/api.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useVersionedAction } from '../../kit/action.ts';
import { ItemButtons } from '../editable-list.tsx';

type Props = {
  /** Absent for a new one. */
  entry?: { words: string; meaning: string };
  onDone: () => void;
};

/** A form for words and their meaning. */
export function MeaningForm({ entry, onDone }: Props) {
  const { busy, failure, fieldErrors, work } = useVersionedAction('staffSearchWordList');
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textsOf(event.currentTarget);
    const body = { words: entry?.words ?? typed('words'), meaning: typed('meaning') };
    if (await work(() => api.staffSearchMeaningSet({ body }))) onDone();
  };
  const remove = async (words: string) => {
    if (await work(() => api.staffSearchMeaningRemove({ query: { words } }))) onDone();
  };
  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-4 py-2" noValidate>
      {entry ? (
        <h3 className="font-semibold wrap-anywhere">{entry.words}</h3>
      ) : (
        <Field
          label="Words"
          name="words"
          required
          autoComplete="off"
          maxLength={searchWordLimits.words}
          error={fieldErrors['words']}
        />
      )}
      <Field
        label="Meaning"
        name="meaning"
        required
        autoComplete="off"
        maxLength={meaningMaxLength}
        defaultValue={entry?.meaning}
        hint="category:catering, area:Rajouri Garden, region:Noida, with:food:jain, or plain words. Several with commas between."
        error={fieldErrors['meaning']}
      />
      <Alert>{failure}</Alert>
      <ItemButtons
        busy={busy}
        onCancel={onDone}
        removable={entry && { name: entry.words, onRemove: () => void remove(entry.words) }}
      />
    </form>
  );
}
