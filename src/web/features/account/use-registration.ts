import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { registrationFields, registrationProgress } from '#domain/vendors/registration-fields.ts';
import { editProfilePath, profilePath } from '#facts/paths.ts';
import { registered } from '#kit/session/registered.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { storeSession } from '#kit/session/session.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { useAfterPress } from '#ui/use-after-press.ts';
import { registrationCall, type Registered } from './registration-call.ts';

const judge = (name: string, value: string) =>
  registrationFields.find((field) => field.name === name)?.problem(value) ?? null;

/** The life of the registration form: draft, progress, errors at the fields, and after success sign-in and the profile. */
export function useRegistration(posted?: FormOutcome<Registered>) {
  const form = useRef<HTMLFormElement>(null);
  const [progress, setProgress] = useState(0);
  const navigate = useNavigate();
  const afterPress = useAfterPress();

  const draft = useDraft(form, 'register', posted && (posted.done ? 'sent' : 'failed'));
  const { outcome, sending, mark, onSubmit } = useFormCall(registrationCall, {
    params: {},
    posted,
    onDone({ id, waits, token }) {
      storeSession(token, id);
      draft.clear();
      // A profile that waits for approval is visible only to its editor.
      return navigate(waits ? editProfilePath(id) : profilePath(id), { state: registered });
    },
  });

  const count = () =>
    form.current && setProgress(registrationProgress(formValues(new FormData(form.current))));
  // After the draft is restored.
  useEffect(() => void count(), []);

  return {
    form,
    outcome,
    sending,
    progress,
    onSubmit,
    onInput(event: FormEvent<HTMLFormElement>) {
      draft.save(event);
      count();
      const { name, value } = event.target as HTMLInputElement;
      if (outcome.fieldErrors[name] && judge(name, value) === null) mark(name, null);
    },
    /** Validates a field when it loses the focus; an empty field gets no error. */
    onLeave(name: string, value: string) {
      if (value !== '') afterPress(() => mark(name, judge(name, value)));
    },
    onTerms: (accepted: boolean) => accepted && mark('terms', null),
  };
}
