import { useState } from 'react';
import { useActionData } from 'react-router';
import type { MyEnquiries } from '#contract/my-links.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { myWords as words } from '#content/my.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { openLinksCall } from '#kit/api/my-links-calls.ts';
import { keepLink } from '#kit/device/own-links.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const day = delhiFormat({ dateStyle: 'medium' });

function Gathered({ enquiries }: MyEnquiries) {
  const scripted = useHydrated();
  const [kept, setKept] = useState(false);
  const keep = () => {
    for (const { path, title, reference } of enquiries.toReversed())
      keepLink({ kind: 'enquiry', path, title: `${title} ${reference}` });
    setKept(true);
  };
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <PageHeading lead={enquiries.length > 0 ? words.openedLead : words.none}>{words.opened}</PageHeading>
      <ul className="mt-6 divide-y divide-line rounded-xl border border-line bg-paper px-5 empty:hidden">
        {enquiries.map(({ path, title, reference, sentAt }) => (
          <li key={path} className="py-3">
            <TextLink to={path} look="strong" className="wrap-anywhere">
              {`${title} ${reference}`}
            </TextLink>
            <p className="text-ink-soft">{showMoment(day, sentAt)}</p>
          </li>
        ))}
      </ul>
      {scripted && enquiries.length > 0 && (
        <div aria-live="polite" className="mt-6">
          {kept ? (
            <p>{words.kept}</p>
          ) : (
            <Button look="secondary" onClick={keep}>
              {words.keep}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The requests behind a mailed link, opened with one tap. Works without scripts too. */
export function OpenLinks({ params }: { params: { secret: string } }) {
  const posted = useActionData<FormOutcome<MyEnquiries>>();
  const { outcome, sending, onSubmit } = useFormCall(openLinksCall, { params, posted });
  if (outcome.done) return <Gathered {...outcome.done} />;
  return (
    <StatePage heading={words.openTitle} lead={words.openLead} scene="letter">
      <form method="post" onSubmit={onSubmit} className="mt-8 grid gap-4">
        {outcome.failure && (
          <Alert>
            <p>{outcome.failure}</p>
            <ButtonLink to={paths.my} look="secondary" className="mt-2">
              {words.again}
            </ButtonLink>
          </Alert>
        )}
        <input type="hidden" name="intent" value="open" />
        <Button type="submit" disabled={sending} className="justify-self-start">
          {sending ? messages.submitting : words.open}
        </Button>
      </form>
    </StatePage>
  );
}
