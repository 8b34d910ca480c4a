import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { checked } from '#contract/reply.ts';
import {
  registrationFieldNames,
  registrationFields,
  registrationProgress,
} from '#contract/registration-fields.ts';
import { messages } from '#facts/messages.ts';
import { profilePath } from '#facts/paths.ts';
import { api } from '#kit/api.ts';
import { deviceHeader } from '#kit/device-header.ts';
import { clearDraft, restoreDraft, saveDraft } from '#kit/drafts.ts';
import type { FormOutcome } from '#kit/form-action.ts';
import { formValues } from '#kit/form-values.ts';
import type { Registered } from '#kit/registration-action.ts';
import { registrationProblems } from '#kit/registration-problems.ts';
import { isRegistered } from '#kit/reply-shapes.ts';
import { storeSession } from '#kit/session.ts';
import { useFormCall } from '#kit/use-form-call.ts';
import { useAfterPress } from '#ui/use-after-press.ts';

const draftId = 'register';
const judge = (name: string, value: string) =>
  registrationFields.find((field) => field.name === name)?.problem(value) ?? null;

/** The life of the registration form: draft, progress, messages at the fields, and on success signed in and on the profile. */
export function useRegistration(posted?: FormOutcome<Registered>) {
  const form = useRef<HTMLFormElement>(null);
  const [progress, setProgress] = useState(0);
  const navigate = useNavigate();
  const afterPress = useAfterPress();

  const { outcome, sending, mark, onSubmit } = useFormCall<Registered>({
    posted,
    check: registrationProblems,
    checkFailed: messages.validationErrors,
    failed: (error) => (isApiError(error) && error.said) || messages.registrationFailed,
    async call(values) {
      const body = Object.fromEntries(registrationFieldNames.map((name) => [name, values[name] ?? '']));
      const { vendor, token } = await checked(
        isRegistered,
        api.vendorRegister({ body: body as never }, { headers: deviceHeader() }),
      );
      storeSession(token, vendor._id);
      clearDraft(draftId);
      await navigate(profilePath(vendor._id));
      return { id: vendor._id, companyName: vendor.companyName };
    },
  });

  const count = () =>
    form.current && setProgress(registrationProgress(formValues(new FormData(form.current))));
  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current, draftId);
    count();
  }, []);

  return {
    form,
    outcome,
    sending,
    progress,
    onSubmit,
    onInput(event: FormEvent<HTMLFormElement>) {
      saveDraft(event.currentTarget, draftId);
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
