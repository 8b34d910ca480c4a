import type { ReactNode } from 'react';
import { messages } from '#facts/messages.ts';
import type { FormCall, Values } from '#kit/forms/form-call.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';

type Props = {
  submit: string;
  /** Makes the call; resolves to the sentence that describes the outcome. */
  call: (values: Values) => Promise<string>;
  check?: FormCall<string>['check'];
  /** Returns the sentence for a failure without an answer of the server. */
  failed?: (error: unknown) => string | undefined;
  look?: 'primary' | 'secondary';
  children: (fieldErrors: Values) => ReactNode;
};

/** One form of the account page: shows its outcome below itself and is emptied after success. */
export function AccountForm({ submit, call, check, failed, look = 'secondary', children }: Props) {
  const { outcome, sending, onSubmit } = useFormCall<string, unknown, string>(
    // Without scripts nobody can be signed in, so the page accepts no post.
    { check, failed, call: (_, values) => call(values), keep: [] },
    { params: {}, onDone: (_, form) => form.reset() },
  );
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-xl gap-4">
      {children(outcome.fieldErrors)}
      <Button type="submit" look={look} disabled={sending} className="w-full sm:w-auto sm:justify-self-start">
        {sending ? messages.submitting : submit}
      </Button>
      <Alert>{outcome.failure}</Alert>
      {outcome.done && <Notice role="status">{outcome.done}</Notice>}
    </form>
  );
}
