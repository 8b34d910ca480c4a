import { useRef, useState, type FormEvent } from 'react';
import { staffRoles, staffRoleWords, type StaffRole } from '#facts/staff-access.ts';
import type { StaffMember } from '#contract/desk/people.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { api } from '../kit/api.ts';
import { showAgo } from '../kit/format.ts';
import { textsOf } from '../kit/texts-of.ts';
import { useAction } from '../kit/action.ts';
import { reads, useRead } from '../kit/query.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Tag } from '../ui/tag.tsx';

const states = { invited: 'due', active: 'good', ended: 'quiet' } as const;
const stateWords = { invited: 'Invited', active: 'Active', ended: 'Ended' };

type PersonProps = {
  person: StaffMember;
  busy: boolean;
  onChange: (change: { role?: StaffRole; ended?: boolean }) => void;
  onLink: () => void;
};

function Person({ person, busy, onChange, onLink }: PersonProps) {
  return (
    <li className="grid gap-3 border-t border-line py-4 md:grid-cols-[1fr_11rem_auto] md:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {person.name} <Tag tone={states[person.state]}>{stateWords[person.state]}</Tag>
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {person.email}
          {person.lastSeenAt && ` · here ${showAgo(person.lastSeenAt)}`}
        </p>
      </div>
      <select
        aria-label={`Role of ${person.name}`}
        value={person.role}
        disabled={busy || person.state === 'ended'}
        onChange={({ target }) => onChange({ role: target.value as StaffRole })}
        className="tap rounded-md border border-line-strong bg-paper px-3 text-sm"
      >
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {staffRoleWords[role].label}
          </option>
        ))}
      </select>
      <div className="flex flex-wrap gap-1">
        {person.state !== 'ended' && (
          <Button look="quiet" className="px-3!" disabled={busy} onClick={onLink}>
            {person.state === 'invited' ? 'Invite again' : 'New way in'}
          </Button>
        )}
        {person.state === 'ended' ? (
          <Button look="quiet" className="px-3!" disabled={busy} onClick={() => onChange({ ended: false })}>
            Resume
          </Button>
        ) : (
          <ConfirmButton
            what={`the access of ${person.name}`}
            disabled={busy}
            onConfirm={() => onChange({ ended: true })}
          >
            End access
          </ConfirmButton>
        )}
      </div>
    </li>
  );
}

/** People with access to the desk, and their rights. */
export function Component() {
  const read = useRead(reads.staffPeopleList());
  const { busy, failure, fieldErrors, run } = useAction();
  const [done, setDone] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const change = (act: () => Promise<string>) => {
    setDone(null);
    return run(async () => {
      setDone(await act());
      await read.again();
    });
  };
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    const sent = await change(async () => {
      const body = { name: text('name'), email: text('email'), role: text('role') as StaffRole };
      await api.staffInvite({ body });
      return `An invitation is on its way to ${body.email}.`;
    });
    if (sent) form.current?.reset();
  };
  return (
    <DeskPage
      title="People"
      lead="Each has a key of their own. What they do is in the record under their name."
    >
      <div aria-live="polite">
        {failure && (
          <Notice tone="warning" className="mb-4">
            {failure}
          </Notice>
        )}
        {done && <Notice className="mb-4">{done}</Notice>}
      </div>
      <ReadSection read={read}>
        {(people) => (
          <ul>
            {people.map((person) => (
              <Person
                key={person.id}
                person={person}
                busy={busy}
                onChange={(body) =>
                  void change(async () => {
                    await api.staffMemberUpdate({ params: { memberId: person.id }, body });
                    return `${person.name} was changed.`;
                  })
                }
                onLink={() =>
                  void change(async () => {
                    await api.staffMemberLink({ params: { memberId: person.id } });
                    return `A link is on its way to ${person.email}.`;
                  })
                }
              />
            ))}
          </ul>
        )}
      </ReadSection>
      <section aria-labelledby="invite" className="mt-10 max-w-xl">
        <h2 id="invite" className="mb-4 text-xl">
          Invite somebody
        </h2>
        <form ref={form} onSubmit={(event) => void invite(event)} className="grid gap-4">
          <Field label="Name" name="name" required error={fieldErrors['name']} autoComplete="off" />
          <Field
            label="E-mail"
            name="email"
            type="email"
            required
            error={fieldErrors['email']}
            autoComplete="off"
          />
          <Field label="Role" as="select" name="role" required error={fieldErrors['role']}>
            {staffRoles.map((role) => (
              <option key={role} value={role}>
                {`${staffRoleWords[role].label}: ${staffRoleWords[role].may}`}
              </option>
            ))}
          </Field>
          <Button type="submit" disabled={busy} className="justify-self-start">
            Invite
          </Button>
        </form>
      </section>
    </DeskPage>
  );
}
