import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { sharedListLimits as limits } from '#facts/limits.ts';
import type { ListedVendor as Listed, SharedList as List } from '#contract/lists.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import type { ListChanged } from '#kit/api/list-change.ts';
import { listDraft } from '#kit/drafts/draft-keys.ts';
import { ownVotes, voterName } from '#kit/device/list-voter.ts';
import { useDraftLater } from '#kit/drafts/use-draft-later.ts';
import { Field } from '#ui/field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CommentList } from './comment-list.tsx';
import { ListedVendor } from './listed-vendor.tsx';
import { ListNotices } from './list-notices.tsx';

type Props = {
  list: List;
  changed: ListChanged | undefined;
  card: (vendor: Listed['vendor']) => ReactNode;
};

/** The vendors of a shared list with votes and comments: one form, whose buttons name their changes. */
export function SharedList({ list, changed, card }: Props) {
  const scripted = useHydrated();
  const busy = useNavigation().state !== 'idle';
  const own = scripted ? ownVotes() : {};
  const typed = changed?.values ?? {};
  const errors = changed?.errors ?? {};
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraftLater(form, listDraft(list.id), { posted: changed?.failure !== undefined });
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (name.current && name.current.value === '') name.current.value = voterName();
  }, []);
  return (
    <Form ref={form} method="post" noValidate preventScrollReset {...draft} className="mt-8 grid gap-5">
      {/* Enter in the name must press no vote: it presses the first button of a form. */}
      <button type="submit" name="change" value="name" tabIndex={-1} aria-hidden className="hidden" />
      <ListNotices list={list} changed={changed} busy={busy} />
      {/* Has its own storage. */}
      <div data-undrafted className="no-print max-w-sm">
        <Field
          ref={name}
          name="name"
          label={words.nameLabel}
          required
          maxLength={limits.name}
          autoComplete="given-name"
          defaultValue={typed['name']}
          error={errors['name']}
        />
      </div>
      {list.vendors.length === 0 && <p>{words.nobody}</p>}
      <h2 className="sr-only">{words.vendors}</h2>
      <ul className="grid gap-5">
        {list.vendors.map((listed) => (
          <ListedVendor
            key={listed.vendor._id}
            listed={listed}
            card={card(listed.vendor)}
            own={own[`${list.id}:${listed.vendor._id}`]}
            typed={typed[`text:${listed.vendor._id}`]}
            error={errors[`text:${listed.vendor._id}`]}
            busy={busy}
          />
        ))}
      </ul>
      <section aria-labelledby="about-list" className="grid gap-3">
        <h2 id="about-list" className="text-2xl">
          {words.aboutList}
        </h2>
        <CommentList
          about=""
          label={words.aboutList}
          comments={list.comments}
          maxLength={limits.comment}
          typed={typed['text:']}
          error={errors['text:']}
          busy={busy}
        />
      </section>
    </Form>
  );
}
