import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { registrationFields, registrationProgress } from '#domain/vendors/registration-fields.ts';
import { editProfilePath, profilePath } from '#facts/paths.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { storeSession } from '#kit/session/session.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { useAfterPress } from '#ui/use-after-press.ts';
import { registrationCall, type Registered } from './registration-call.ts';

const judge = (name: string, value: string) =>
  registrationFields.find((field) => field.name === name)?.problem(value) ?? null;

/** The life of the registration form: draft, progress, messages at the fields, and on success signed in and on the profile. */
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
      // A page that waits for approval is not there yet for anybody but its editor.
      return navigate(waits ? editProfilePath(id) : profilePath(id));
    },
  });

  const count = () =>
    form.current && setProgress(registrationProgress(formValues(new FormData(form.current))));
  // Once the draft is back.
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
    /** Judges a field once it is left, but says nothing of one that is still empty. */
    onLeave(name: string, value: string) {
      if (value !== '') afterPress(() => mark(name, judge(name, value)));
    },
    onTerms: (accepted: boolean) => accepted && mark('terms', null),
  };
}
