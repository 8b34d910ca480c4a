import { useActionData } from 'react-router';
import type { KeptSearch } from '#contract/kept-searches.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { messages } from '#facts/messages.ts';
import { keptSearchWords as words } from '#content/kept-search.ts';
import { endField, keepField, keptSearchCall } from '#kit/api/kept-search-calls.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { AsServed } from '#ui/as-served.tsx';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { TextLink } from '#ui/text-link.tsx';

const day = delhiFormat({ dateStyle: 'long' });
const endWords = (endsAt: string) => words.endsOn(showMoment(day, endsAt));

/** The button that confirms, ends, or keeps after all; while it waits, a second one refuses. */
function Acts({
  state,
  sending,
  onSubmit,
}: Pick<KeptSearch, 'state'> & Pick<FormOf, 'sending' | 'onSubmit'>) {
  const keeps = state !== 'kept';
  return (
    <div className="flex flex-wrap gap-3">
      <form method="post" onSubmit={onSubmit}>
        <input type="hidden" {...(keeps ? keepField : endField)} />
        <Button type="submit" disabled={sending} look={state === 'waiting' ? 'primary' : 'secondary'}>
          {sending ? messages.submitting : words.buttons[state]}
        </Button>
      </form>
      {state === 'waiting' && (
        <form method="post" onSubmit={onSubmit}>
          <input type="hidden" {...endField} />
          <Button type="submit" disabled={sending} look="quiet">
            {words.refuse}
          </Button>
        </form>
      )}
    </div>
  );
}
type FormOf = ReturnType<typeof useFormCall<KeptSearch, { secret: string }, KeptSearch>>;

type Props = { found: KeptSearch; params: { secret: string } };

/** A kept search and its next step. Opening it changes nothing, since mail programs open links to scan them; its buttons do. */
export function KeptSearchView({ found, params }: Props) {
  const posted = useActionData<FormOutcome<KeptSearch>>();
  const { outcome, sending, onSubmit } = useFormCall(keptSearchCall, { params, posted });
  const { title, path, state, endsAt } = outcome.done ?? found;
  return (
    <StatePage heading={words.headings[state]} lead={words.leads[state]} scene="letter">
      <div className="mt-6 grid gap-5" aria-live="polite">
        <Alert>{outcome.failure}</Alert>
        <p className="wrap-anywhere">
          {words.searched}:{' '}
          <TextLink to={path} look="strong">
            {title}
          </TextLink>
        </p>
        {state === 'kept' && (
          <p className="text-ink-soft">
            <AsServed of={endsAt} write={endWords} />
          </p>
        )}
        <Acts state={state} sending={sending} onSubmit={onSubmit} />
      </div>
    </StatePage>
  );
}
