import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import type { Plan } from '#contract/plans.ts';
import { checked } from '#contract/reply.ts';
import { hasShape, isLike } from '#contract/shape.ts';
import { planWords as words } from '#content/plan.ts';
import { dayInDelhi } from '#facts/time.ts';
import { messages } from '#facts/messages.ts';
import { api } from '#kit/api/api.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { keepLink } from '#kit/device/own-links.ts';
import { dropPlan, keepPlan } from '#kit/device/own-plan.ts';
import { planIn } from '#kit/forms/plan-form.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Alert } from '#ui/alert.tsx';
import { useInBrowser } from '#ui/use-hydrated.ts';
import { PlanSheet } from './plan-sheet.tsx';

const isMade = hasShape<{ path: string }>({ path: isLike(/^\/plan\/[\w-]+$/) });

const todayInDelhi = () => dayInDelhi(new Date());

/** The plan of this device: stored while it is typed, with and without a network. Sharing gives it an address. */
export function DevicePlan({ plan, onForget }: { plan: Plan; onForget: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const navigate = useNavigate();
  const today = useInBrowser(todayInDelhi, null);
  const share = async () => {
    setSending(true);
    setFailure(null);
    try {
      const { path } = await checked(isMade, api.planCreate({ body: { plan } }));
      keepLink({ kind: 'plan', path, title: plan.title });
      dropPlan();
      void navigate(path);
    } catch (error) {
      if (!isApiError(error)) console.error(error);
      const [said] = isApiError(error) ? Object.values(error.fieldErrors) : [];
      setFailure(said ?? (isApiError(error) ? error.message : messages.quoteFailed));
      setSending(false);
    }
  };
  return (
    <div>
      <form
        onSubmit={(event) => event.preventDefault()}
        onInput={({ currentTarget }) => keepPlan(planIn(formValues(new FormData(currentTarget))))}
        className="mt-8"
      >
        <PlanSheet plan={plan} today={today} />
      </form>
      <p className="no-print mt-4 text-ink-soft">{words.kept}</p>
      <Alert className="mt-4">{failure}</Alert>
      <div className="no-print mt-4 flex flex-wrap gap-3">
        <Button onClick={share} disabled={sending}>
          {sending ? messages.submitting : words.share}
        </Button>
        <Button look="secondary" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <div className="no-print mt-8">
        <Disclosure summary={words.forgetHeading}>
          <p className="mb-4">{words.forgetLead}</p>
          <Button look="secondary" onClick={onForget}>
            {words.forget}
          </Button>
        </Disclosure>
      </div>
    </div>
  );
}
