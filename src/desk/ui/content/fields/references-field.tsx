import { useState } from 'react';
import { ArrowUp, X } from 'lucide-react';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import type { Field } from '#contract/desk/content/fields.ts';
import { Field as Control } from '#ui/field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useOpenItemId } from '../../../kit/content/use-item-editor.ts';
import { reads, useRead } from '../../../kit/query.ts';
import { FieldGroup } from './group.tsx';
import type { ValueProps } from './value-props.ts';

type Props = ValueProps<Extract<Field, { kind: 'references' }>>;
const pauseMs = 250;
const shown = 6;
const button = 'tap inline-flex items-center justify-center rounded-md px-2 text-teal hover:bg-teal-wash';

/** Returns the public items of a type that match the typed words. */
function useFound(type: 'author' | 'post', words: string) {
  const q = useDebounced(words.trim(), pauseMs).slice(0, contentLimits.search);
  return useRead(reads.staffContentList({ params: { type }, query: { live: 'published', ...(q && { q }) } }));
}

/** References to other items, in an order: found by name, and removable. */
export function ReferencesField(props: Props) {
  const { id, field, value, onChange } = props;
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const [words, setWords] = useState('');
  const all = useFound(field.of, '').value;
  const read = useFound(field.of, words);
  const ownId = useOpenItemId();
  const found = read.value?.items.filter(({ id: one, key }) => one !== ownId && !chosen.includes(key)) ?? [];
  const [names] = useState(() => new Map<string, string>());
  for (const { key, title } of [...(all?.items ?? []), ...found]) names.set(key, title);
  const put = (keys: string[]) => onChange(keys.length > 0 ? keys : null);
  const { plural } = contentType(field.of);
  return (
    <FieldGroup {...props}>
      <ol className="grid gap-1">
        {chosen.map((key, at) => (
          <li key={key} className="flex items-center gap-1 rounded-md border border-line bg-paper pl-3">
            <span className="min-w-0 flex-1 wrap-anywhere">{names.get(key) ?? key}</span>
            {at > 0 && (
              <button
                type="button"
                className={button}
                aria-label={`Move ${names.get(key) ?? key} up`}
                onClick={() => put(chosen.with(at, chosen[at - 1]!).with(at - 1, key))}
              >
                <ArrowUp aria-hidden size={18} />
              </button>
            )}
            <button
              type="button"
              className={button}
              aria-label={`Take ${names.get(key) ?? key} away`}
              onClick={() => put(chosen.filter((one) => one !== key))}
            >
              <X aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ol>
      {chosen.length < field.itemsMax && (
        <div className="mt-2">
          <Control
            id={`${id}.search`}
            label={`Search ${plural.toLowerCase()}`}
            required
            type="search"
            autoComplete="off"
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <ul aria-label={`${plural} found`} className="mt-1">
            {found.slice(0, shown).map(({ key, title }) => (
              <li key={key}>
                <button
                  type="button"
                  className="tap w-full rounded-md px-3 py-1 text-left wrap-anywhere text-teal hover:bg-teal-wash"
                  onClick={() => {
                    put([...chosen, key]);
                    setWords('');
                  }}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="text-sm text-ink-soft">
            {read.failure
              ? 'These could not be read. Please try again later.'
              : all?.items.length === 0
                ? `${plural} that visitors can see are listed here; there are none yet.`
                : words.trim() !== '' && found.length === 0 && 'Nothing of this name.'}
          </p>
        </div>
      )}
    </FieldGroup>
  );
}
