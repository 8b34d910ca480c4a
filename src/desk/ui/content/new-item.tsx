import { useState } from 'react';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { Fields } from '#contract/desk/content/fields.ts';
import { dayInDelhi } from '#facts/time.ts';
import { fillPath } from '#contract/kit.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { noteTyped } from '../../kit/content/typed-ahead.ts';
import { api } from '../../kit/api.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useAction } from '../../kit/action.ts';

/** Returns the values with which a new item begins. */
const beginningOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'day' && field.begins ? [[name, dayInDelhi(new Date())]] : [],
    ),
  );

/** Creates an item by its name, from which its address is made. */
export function NewItem({ type }: { type: ContentTypeName }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { busy, failure, fieldErrors, run } = useAction();
  const { label, title, fields, keys } = contentType(type);
  const wrong = Object.values(fieldErrors)[0] ?? failure ?? undefined;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden size={18} /> New {label.toLowerCase()}
      </Button>
      <Dialog open={open} keepsText heading={`New ${label.toLowerCase()}`} onClose={() => setOpen(false)}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const form = event.currentTarget;
            const words = textsOf(form)('title').trim();
            const input = form.querySelector<HTMLInputElement>('[name=title]')!;
            // The dialog stays until the item is there, and somebody may go on typing.
            const typed = noteTyped(input);
            void run(async () => {
              const changes = { ...beginningOf(fields), ...(words && { [title]: words }) };
              const { id } = await api.staffContentAdd({ params: { type }, body: { changes } });
              typed.name(id);
              await navigate(fillPath(deskPaths.contentItem, { type, itemId: id }));
            }).then((done) => done || typed.end());
          }}
        >
          <Field
            label={fields[title]?.label ?? 'Title'}
            name="title"
            required
            autoComplete="off"
            hint={
              keys === 'address'
                ? 'Its address is made from this. Both can be changed later.'
                : 'It can be changed later.'
            }
            error={wrong}
          />
          <Button type="submit" disabled={busy} className="justify-self-start">
            Begin
          </Button>
        </form>
      </Dialog>
    </>
  );
}
