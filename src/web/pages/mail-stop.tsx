import { useActionData } from 'react-router';
import { optionalTopics } from '#facts/mail-topics.ts';
import { messages } from '#facts/messages.ts';
import type { MailStop } from '#contract/mail-stops.ts';
import { mailStopWords as words } from '#content/mail-stop.ts';
import { formAction } from '#kit/forms/form-action.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { againField, mailStopCall, stopField } from '#kit/api/mail-stop-call.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { StatePage } from '#ui/state-page.tsx';
import type { Route } from './+types/mail-stop';

export const action = formAction(mailStopCall);
export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: words.title, description: words.description, path: '/', hidden: true }),
  { name: 'referrer', content: 'no-referrer' },
];

function wordsFor(topic: MailStop['topic'] | undefined, done: MailStop | undefined) {
  if (!done) return { heading: topic ? words.ask[topic] : words.title, lead: words.askLead };
  return done.stopped
    ? { heading: words.stopped[done.topic], lead: words.stoppedLead }
    : { heading: words.resumed, lead: words.resumedLead };
}

/** Opening it changes nothing, since mail programs open links to scan them; its button does, and so does a mail program's own. */
export default function MailStopPage({ params }: Route.ComponentProps) {
  const posted = useActionData<FormOutcome<MailStop>>();
  const { outcome, sending, onSubmit } = useFormCall(mailStopCall, { params, posted });
  const topic = optionalTopics.find((one) => params.secret.endsWith(one));
  // A request to resume failed: they remain stopped.
  const before = topic && outcome.values[againField] === '1' ? { topic, stopped: true } : undefined;
  const done = outcome.done ?? before;
  const { heading, lead } = wordsFor(topic, done);
  return (
    <StatePage heading={heading} lead={lead} scene="letter">
      <form method="post" onSubmit={onSubmit} className="mt-8 grid gap-4" aria-live="polite">
        <Alert>{outcome.failure}</Alert>
        <input type="hidden" {...(done?.stopped ? { name: againField, value: '1' } : stopField)} />
        <Button
          type="submit"
          disabled={sending}
          look={done?.stopped ? 'secondary' : 'primary'}
          className="justify-self-start"
        >
          {sending ? messages.submitting : done?.stopped ? words.undo : words.stop}
        </Button>
      </form>
    </StatePage>
  );
}
