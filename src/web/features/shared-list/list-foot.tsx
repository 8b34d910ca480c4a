import { Form } from 'react-router';
import type { SharedList } from '#contract/lists.ts';
import { addToListPath } from '#facts/paths.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import { useShortlist } from '#kit/device/shortlist.ts';
import type { ListChanged } from '#kit/api/list-change.ts';
import { AddSearch } from './add-search.tsx';
import { RemovedVendors } from './removed-vendors.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field } from '#ui/field.tsx';

const day = delhiFormat({ dateStyle: 'long' });

type Props = { list: SharedList; secret: string; changed: ListChanged | undefined };

/** Below a shared list: adding a vendor, from the directory, the device's shortlist or by link, and deleting the list. */
export function ListFoot({ list, secret, changed }: Props) {
  const listed = new Set(list.vendors.map(({ vendor }) => vendor._id));
  const others = useShortlist().filter(({ id }) => !listed.has(id));
  const wrong = changed?.errors?.['link'];
  const byLink = (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        name="link"
        label={words.addLabel}
        required
        maxLength={300}
        defaultValue={wrong && changed?.values['link']}
        error={wrong}
        className="grow basis-64"
      />
      <Button type="submit" name="change" value="add:" look="secondary">
        {words.add}
      </Button>
    </div>
  );
  return (
    <div className="no-print mt-10">
      <h2 id="add" className="scroll-mt-20 text-2xl">
        {words.addHeading}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{words.addFromLead}</p>
      <AddSearch secret={secret} address={{}} />
      <ButtonLink to={addToListPath(secret)} look="secondary">
        {words.addFrom}
      </ButtonLink>
      <Form key={listed.size} method="post" noValidate preventScrollReset className="mt-4 grid gap-2">
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
        {wrong ? byLink : <Disclosure summary={words.addByLink}>{byLink}</Disclosure>}
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
