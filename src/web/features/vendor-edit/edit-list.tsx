import { useState, type ReactNode } from 'react';
import { t } from '#words/t.ts';
import { errorsOf, type PathErrors } from '#domain/vendors/fact-form.ts';
import type { PartName } from '#content/workshop-hints.ts';
import { clearDraft } from '#kit/drafts/drafts.ts';
import { DraftedFields } from '#kit/drafts/drafted-fields.tsx';
import type { Saved } from '#kit/forms/saved/saved.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { EditBlock } from './edit-block.tsx';
import { EditItem } from './edit-item.tsx';
import { keepIds, noIds } from './kept-ids.ts';
import { SortableListPart } from './sortable-list-part.tsx';
import { problemIn } from './use-own-editor.ts';

type Props<T> = {
  id: PartName;
  heading: string;
  hint?: string;
  items: readonly T[];
  max: number;
  nameOf: (item: T) => string;
  show: (item: T) => ReactNode;
  fields: (item: T | undefined, errors: PathErrors) => ReactNode;
  /** Returns the item after the form, which showed `item`. */
  read: (values: FormData, item: T | undefined) => T;
  /** Saves a change of the whole list; the errors are by position and field. */
  save: (mine: T[], before: T[], force?: boolean) => Promise<Saved>;
  /** Returns the name of the draft of a part of this list. */
  draftOf: (part: string) => string;
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
  draftOf,
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
  const keep = async (changed: T[]) => setFailed(problemIn(await save(changed, [...items])));
  /** Returns the outcome of saving one item, with the errors of its fields. */
  const ofItem = (outcome: Saved, at: number): Saved =>
    outcome.is === 'refused' ? { ...outcome, errors: errorsOf(outcome.errors, String(at)) } : outcome;
  async function create(values: FormData): Promise<PathErrors | null> {
    const outcome = ofItem(await save([...items, read(values, undefined)], [...items]), items.length);
    if (outcome.is === 'refused') return outcome.errors;
    const problem = problemIn(outcome);
    return problem === null ? null : { '': problem };
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
        <EditItem
          name={nameOf(item)}
          draftId={draftOf(named.ids[at]!)}
          read={(values) => read(values, item)}
          save={async (mine, before, force) =>
            ofItem(await save(items.toSpliced(at, 1, mine), items.toSpliced(at, 1, before), force), at)
          }
          fields={(errors) => form(item, errors)}
        >
          {show(item)}
        </EditItem>
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
            submit={t('Add')}
            onSubmit={create}
            onClose={() => clearDraft(draftOf('new'))}
            fields={(errors) => (
              <DraftedFields draftId={draftOf('new')}>{form(undefined, errors)}</DraftedFields>
            )}
          >
            {items.length === 0 && <p className="text-ink-soft">{t('None yet.')}</p>}
          </InlineForm>
        </div>
      )}
    </EditBlock>
  );
}
