import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { t, translated } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { quoteChanges } from '#domain/quotes/quote-changes.ts';
import type { FamilyQuote } from '#contract/quotes.ts';
import { forget } from '#kit/device/device-store.ts';
import { draftKey } from '#kit/drafts/draft-keys.ts';
import { useDraftLater } from '#kit/drafts/use-draft-later.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field } from '#ui/field.tsx';

const words = quoteChanges.family;

function Which({ quote: { introductionId, version } }: { quote: FamilyQuote }) {
  return (
    <>
      <input type="hidden" name="introductionId" value={introductionId} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

type AskProps = { quote: FamilyQuote; typed: string | undefined; busy: boolean };

/** Form for a requested change; its text is stored on the device until it is sent. */
function AskForm({ quote, typed, busy }: AskProps) {
  const { introductionId, version, askedAt, vendorName } = quote;
  const form = useRef<HTMLFormElement>(null);
  const draftId = `ask:${introductionId}`;
  const draft = useDraftLater(form, draftId, { posted: typed !== undefined });
  const before = useRef(askedAt);
  useEffect(() => {
    if (before.current !== askedAt) forget(draftKey(draftId));
    before.current = askedAt;
  });
  return (
    <Form key={askedAt} ref={form} method="post" replace preventScrollReset {...draft} className="grid gap-3">
      <Which quote={quote} />
      <input
        type="hidden"
        name="key"
        value={`ask-${introductionId}-${version}-${askedAt ? Date.parse(askedAt) : 0}`}
      />
      <Field
        as="textarea"
        name="text"
        label={t('What should be different?')}
        required
        rows={4}
        maxLength={maxLength.message}
        defaultValue={typed}
      />
      <Button
        type="submit"
        name="act"
        value="asked"
        look="secondary"
        disabled={busy}
        className="justify-self-start"
      >
        {t('Send to {vendor}', { vendor: vendorName })}
      </Button>
    </Form>
  );
}

/** Actions of a family on one quote: plain forms, which work without scripts. */
export function QuoteActs({ quote, typed }: { quote: FamilyQuote; typed: string | undefined }) {
  const busy = useNavigation().state !== 'idle';
  const { acts, vendorName } = quote;
  const may = (act: (typeof acts)[number]) => acts.includes(act);
  if (acts.length === 0) return null;
  return (
    <div className="no-print grid gap-3">
      {(may('accepted') || may('declined')) && (
        <Form method="post" replace preventScrollReset className="flex flex-wrap gap-3">
          <Which quote={quote} />
          {may('accepted') && (
            <Button type="submit" name="act" value="accepted" disabled={busy}>
              {translated(words.accepted.label)}
              <span className="sr-only">: {vendorName}</span>
            </Button>
          )}
          {may('declined') && (
            <Button type="submit" name="act" value="declined" look="quiet" disabled={busy}>
              {translated(words.declined.label)}
              <span className="sr-only">: {vendorName}</span>
            </Button>
          )}
        </Form>
      )}
      {may('asked') && (
        <Disclosure summary={translated(words.asked.label)}>
          <AskForm quote={quote} typed={typed} busy={busy} />
        </Disclosure>
      )}
    </div>
  );
}
