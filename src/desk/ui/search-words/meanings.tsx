import type { SearchWords } from '#contract/desk/search-words.ts';
import { EditableList } from '../editable-list.tsx';
import { MeaningForm } from './meaning-form.tsx';

type Props = { meanings: SearchWords['meanings'] };

/** Meanings defined by the staff; one at a time is open. */
export function Meanings({ meanings }: Props) {
  return (
    <section aria-labelledby="meanings">
      <h2 id="meanings" className="mb-2 text-xl">
        What words mean
      </h2>
      <p className="mb-2 text-sm text-ink-soft">
        These come before the words that the program knows by itself.
      </p>
      <EditableList
        items={meanings.map((one) => ({
          key: one.words,
          heading: one.words,
          detail: <p className="font-mono text-sm wrap-anywhere text-ink-soft">{one.meaning}</p>,
          name: one.words,
          form: (onDone) => <MeaningForm entry={one} onDone={onDone} />,
        }))}
        add="Add a word"
        newForm={(onDone) => <MeaningForm onDone={onDone} />}
      />
    </section>
  );
}
