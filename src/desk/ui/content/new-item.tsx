import { useState } from 'react';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { fillPath } from '#contract/kit.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { api } from '../../kit/api.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useAction } from '../../kit/action.ts';

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
            const words = textsOf(event.currentTarget)('title').trim();
            void run(async () => {
              const changes = words ? { [title]: words } : {};
              const { id } = await api.staffContentAdd({ params: { type }, body: { changes } });
              await navigate(fillPath(deskPaths.contentItem, { type, itemId: id }));
            });
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
