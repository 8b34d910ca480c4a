import { useRef, useState, type FormEvent } from 'react';
import { Plus } from 'lucide-react';
import { showList } from '#words/formats.ts';
import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { maxItems, maxLength } from '#facts/limits.ts';
import { placeNamesId } from '#kit/search/place-names.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Editor } from './use-vendor-editor.ts';

/** Says which places we do not know. They stay as typed. */
export function UnknownPlaces({ vendor: { unknownPlaces = [] } }: { vendor: PublicVendor }) {
  if (unknownPlaces.length === 0) return null;
  return (
    <Notice className="mt-3" role="status">
      {t(
        '{count, plural, one {We do not know this place yet: {list}. It stays as you typed it.} other {We do not know these places yet: {list}. They stay as you typed them.}} Families find you by a place that we suggest while you type.',
        { count: unknownPlaces.length, list: showList(unknownPlaces) },
      )}
    </Notice>
  );
}

/** Adds one area with the places that we know as suggestions; any other is taken, too. */
export function AddArea({ vendor: { areasServed }, save }: Pick<Editor, 'vendor' | 'save'>) {
  const box = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  if (areasServed.length >= maxItems.areasServed) return null;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const typed = box.current?.value.trim() ?? '';
    if (!typed) return;
    const isThere = areasServed.some((one) => one.toLowerCase() === typed.toLowerCase());
    const problem = isThere ? null : await save('areasServed', [...areasServed, typed]);
    setError(problem ?? '');
    if (problem === null && box.current) box.current.value = '';
    box.current?.focus();
  };
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => void add(event).catch(() => undefined)}
    >
      <Field
        ref={box}
        label={t('Add an area')}
        list={placeNamesId}
        required
        maxLength={maxLength.name}
        error={error || undefined}
        autoComplete="off"
        enterKeyHint="done"
        className="min-w-0 grow basis-56"
      />
      <Button type="submit" look="secondary">
        <Plus aria-hidden size={20} /> {t('Add')}
      </Button>
    </form>
  );
}
