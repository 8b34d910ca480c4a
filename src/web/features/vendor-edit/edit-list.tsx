import { useState, type ReactNode } from 'react';
import { t } from '#words/t.ts';
import { errorsOf, type PathErrors } from '#domain/vendors/fact-form.ts';
import type { PartName } from '#content/workshop-hints.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { EditBlock } from './edit-block.tsx';
import { keepIds, noIds } from './kept-ids.ts';
import { SortableListPart } from './sortable-list-part.tsx';

type Props<T> = {
  id: PartName;
  heading: string;
  hint?: string;
  items: readonly T[];
  max: number;
  nameOf: (item: T) => string;
  show: (item: T) => ReactNode;
  fields: (item: T | undefined, errors: PathErrors) => ReactNode;
  read: (values: FormData) => T;
  /** Saves the whole list; resolves to the errors by position and field, or null. */
  save: (items: T[]) => Promise<PathErrors | null>;
  /** Label of the button that opens the form of a new item, and that form's name. */
  add: string;
};

/** A list of the vendor's own: named, sorted, changed, added and removed, each by saving the whole list. */
export function EditList<T>({
  id,
  heading,
  hint,
  items,
  max,
  nameOf,
  show,
  fields,
  read,
  save,
  add,
}: Props<T>) {
  const [failed, setFailed] = useState<string | null>(null);
  const [known, setKnown] = useState(noIds);
  const named = keepIds(
    known,
    items.map((item) => JSON.stringify(item)),
  );
  if (named !== known) setKnown(named);
  /** No input here, so a refusal is shown below the list. */
  const keep = async (changed: T[]) => setFailed(Object.values((await save(changed)) ?? {})[0] ?? null);
  /** Saves the list with the input at that position. */
  async function saveAt(at: number, values: FormData): Promise<PathErrors | null> {
    const errors = await save(items.toSpliced(at, 1, read(values)));
    return errors && errorsOf(errors, String(at));
  }
  const form = (item: T | undefined, errors: PathErrors | null) => (
    <>
      {fields(item, errors ?? {})}
      <FormProblem>{errors?.['']}</FormProblem>
    </>
  );
  const shown = items.map((item, at) => ({
    id: named.ids[at]!,
    name: nameOf(item),
    content: (
      <div className="px-2 pb-2">
        <InlineForm
          label={nameOf(item)}
          onSubmit={(values) => saveAt(at, values)}
          fields={(errors) => form(item, errors)}
        >
          {show(item)}
        </InlineForm>
        <div className="-ml-3">
          <ConfirmButton what={nameOf(item)} onConfirm={() => void keep(items.toSpliced(at, 1))}>
            {t('Remove')}
          </ConfirmButton>
        </div>
      </div>
    ),
  }));
  return (
    <EditBlock id={id} heading={heading} hint={hint}>
      {shown.length > 0 && (
        <SortableListPart
          items={shown}
          onReorder={(ids) => void keep(ids.map((one) => items[named.ids.indexOf(one)]!))}
        />
      )}
      <FormProblem>{failed}</FormProblem>
      {items.length < max && (
        <div className="mt-4">
          <InlineForm
            label={add}
            open={add}
            onSubmit={(values) => saveAt(items.length, values)}
            fields={(errors) => form(undefined, errors)}
          >
            {items.length === 0 && <p className="text-ink-soft">{t('None yet.')}</p>}
          </InlineForm>
        </div>
      )}
    </EditBlock>
  );
}
