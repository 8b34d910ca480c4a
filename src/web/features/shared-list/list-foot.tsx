import { Form } from 'react-router';
import { Search } from 'lucide-react';
import type { SharedList } from '#contract/lists.ts';
import { addToListPath } from '#facts/paths.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import { useShortlist } from '#kit/device/shortlist.ts';
import { RemovedVendors } from './removed-vendors.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field } from '#ui/field.tsx';

const day = delhiFormat({ dateStyle: 'long' });

type Props = { list: SharedList; secret: string };

/** Below a shared list: adding a vendor, from the directory, the device's shortlist or by link, and deleting the list. */
export function ListFoot({ list, secret }: Props) {
  const listed = new Set(list.vendors.map(({ vendor }) => vendor._id));
  const others = useShortlist().filter(({ id }) => !listed.has(id));
  return (
    <div className="no-print mt-10">
      <h2 className="text-2xl">{words.addHeading}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{words.addFromLead}</p>
      <ButtonLink to={addToListPath(secret)}>
        <Search aria-hidden size={20} /> {words.addFrom}
      </ButtonLink>
      <Form key={listed.size} method="post" preventScrollReset className="mt-4 grid gap-2">
        {others.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {others.map(({ id, name }) => (
              <Button
                key={id}
                type="submit"
                name="change"
                value={`add:${id}`}
                formNoValidate
                look="secondary"
              >
                {words.add} {name}
              </Button>
            ))}
          </div>
        )}
        <Disclosure summary={words.addByLink}>
          <div className="flex flex-wrap items-end gap-3">
            <Field name="link" label={words.addLabel} required maxLength={300} className="grow basis-64" />
            <Button type="submit" name="change" value="add:" look="secondary">
              {words.add}
            </Button>
          </div>
        </Disclosure>
      </Form>
      <RemovedVendors removed={list.removed ?? []} />
      <div className="mt-10">
        <Disclosure summary={words.deleteHeading}>
          <p className="mb-4">
            {words.deleteLead()} {words.ends(showMoment(day, list.endsAt))}
          </p>
          <Form method="post">
            <Button type="submit" name="change" value="delete" look="secondary">
              {words.delete}
            </Button>
          </Form>
        </Disclosure>
      </div>
    </div>
  );
}
