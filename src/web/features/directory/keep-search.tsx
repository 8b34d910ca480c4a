import type { ComponentProps } from 'react';
import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { writeDirectoryAddress, type DirectoryAddress } from '#domain/finding/directory-address.ts';
import { keepSearchWords as words } from '#content/keep-search.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { twinPath } from '#ui/twin-path.ts';

type Props = Pick<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** The query of the list's address. */
  search: string;
  email?: string | undefined;
  emailError?: string | undefined;
  sending?: boolean;
};

/** Asks for mails about new vendors of a list. It posts to a page of its own, so it needs no script. */
export function KeepSearchForm({ search, email, emailError, sending, onSubmit, children }: Props) {
  return (
    <form method="post" action={twinPath(paths.keepSearch)} onSubmit={onSubmit}>
      {children}
      <input type="hidden" name="search" value={search} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          name="email"
          type="email"
          id="keep-email"
          label={t('Email')}
          required
          maxLength={maxLength.email}
          autoComplete="email"
          error={emailError}
          defaultValue={email}
          className="min-w-56 max-w-sm grow"
        />
        <Button type="submit" look="secondary" disabled={sending}>
          {sending ? messages.submitting : words.submit}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{words.lead}</p>
    </form>
  );
}

/** The same below a list. */
export function KeepSearch({ address }: { address: DirectoryAddress }) {
  return (
    <section aria-labelledby="keep" className="no-print mt-8 rounded-xl border border-line bg-paper p-5">
      <h2 id="keep" className="mb-3 text-xl">
        {words.heading}
      </h2>
      <KeepSearchForm search={writeDirectoryAddress({ ...address, page: undefined }).slice(1)} />
    </section>
  );
}
