import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { isApiError } from '#contract/client.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/enquiry-kinds.ts';
import { discard, mayPass, send, type Parcel } from '#kit/delivery-queue.ts';
import { clearDraft, restoreDraft, saveDraft } from '#kit/drafts.ts';
import { useSite } from '#kit/site.ts';

type Options = {
  formId: string;
  kind: EnquiryKind;
  onAttempt?: () => void;
  onSuccess?: (receipt: EnquiryReceipt) => void;
  onFailure?: (error: unknown) => void;
};
/** Where a form stands. `failure` is the stated sentence, where the specification words one. */
export type EnquiryState = {
  sending: boolean;
  receipt: EnquiryReceipt | null;
  sent: Readonly<Record<string, string>>;
  fieldErrors: Readonly<Record<string, string>>;
  failure: string | null;
};

const idle: EnquiryState = { sending: false, receipt: null, sent: {}, fieldErrors: {}, failure: null };

function failureText({ failure }: EnquiryKind, error: unknown): string | null {
  if (failure === 'silent') return null;
  if ('fixed' in failure) return failure.fixed;
  return failure.prefix + (error instanceof Error ? error.message : '');
}

function payloadOf(kind: EnquiryKind, form: FormData): Record<string, string> {
  const values = kind.fields.map(
    ({ name, required }) => [name, String(form.get(name) ?? ''), required] as const,
  );
  return Object.fromEntries(
    values.filter(([, value, required]) => required || value !== '').map(([name, value]) => [name, value]),
  );
}

/** The life of one enquiry form: draft, submit, receipt, or kept for later. */
export function useEnquiry({ formId, kind, onAttempt, onSuccess, onFailure }: Options): {
  form: RefObject<HTMLFormElement | null>;
  state: EnquiryState;
  reset: () => void;
  props: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
} {
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const last = useRef<Parcel>(null);
  const [state, setState] = useState(idle);
  const { noticeVersion } = useSite();

  useEffect(() => {
    openedAt.current = performance.now();
    if (form.current) restoreDraft(form.current, formId);
  }, [formId]);

  async function submit(target: HTMLFormElement) {
    const data = new FormData(target);
    const payload = payloadOf(kind, data);
    const about = new URLSearchParams({
      page: location.pathname,
      elapsedMs: String(Math.round(performance.now() - openedAt.current)),
      trap: String(data.get('_website') ?? ''),
      marketing: data.get('_marketing') ? '1' : '0',
      notice: noticeVersion,
    });
    const repeated = last.current && JSON.stringify(last.current.payload) === JSON.stringify(payload);
    if (last.current && !repeated) discard(last.current.key);
    const parcel: Parcel = {
      key: repeated ? last.current!.key : crypto.randomUUID(),
      path: kind.path,
      payload,
      form: String(about),
    };
    last.current = parcel;
    setState({ ...idle, sending: true });
    onAttempt?.();
    try {
      const receipt = await send(parcel);
      clearDraft(formId);
      last.current = null;
      setState({ ...idle, receipt, sent: payload });
      onSuccess?.(receipt);
    } catch (error) {
      const fieldErrors = isApiError(error) && !mayPass(error) ? error.fieldErrors : {};
      setState({ ...idle, fieldErrors, failure: failureText(kind, error) });
      onFailure?.(error);
    }
  }

  return {
    form,
    state,
    reset: () => setState(idle),
    props: {
      onInput: (event) => saveDraft(event.currentTarget, formId),
      onSubmit: (event) => {
        event.preventDefault();
        if (!state.sending) void submit(event.currentTarget);
      },
    },
  };
}
