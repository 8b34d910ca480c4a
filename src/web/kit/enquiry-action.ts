/** @file The answer to a form posted without scripts: the same endpoint, called in process, its outcome rendered as a page. */
import { data, type RouterContextProvider } from 'react-router';
import { isApiError } from '#contract/client.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds, type EnquiryKindName } from '#contract/enquiry-kinds.ts';
import { noticeVersion } from '#facts/notice.ts';
import { normalisePhone } from '#contract/phone.ts';
import { failureText } from './enquiry-failure.ts';
import { apiContext, visitorContext } from './server-context.ts';

/** What the page shows after the post. `values` are given back, so that nothing typed is lost. */
export type EnquiryOutcome = {
  receipt?: EnquiryReceipt;
  failure?: string;
  fieldErrors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** A reload repeats the post: the same words from the same address on the same day are one enquiry. */
async function keyOf(parts: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  return `page-${Buffer.from(digest).toString('base64url')}`;
}

/** The action of a page whose form sends that kind; a page with several addresses tells the kind by its path. */
export const enquiryAction =
  (kindOf: EnquiryKindName | ((path: string) => EnquiryKindName)) =>
  async ({ request, context }: ActionArgs) => {
    const kindName = typeof kindOf === 'string' ? kindOf : kindOf(new URL(request.url).pathname);
    const kind = enquiryKinds[kindName];
    const form = await request.formData();
    const given = kind.fields.map(({ name, type }) => {
      const value = String(form.get(name) ?? '');
      return [name, type === 'tel' ? normalisePhone(value) : value] as const;
    });
    const values = Object.fromEntries(given);
    const payload = Object.fromEntries(
      kind.fields
        .filter(({ name, required }) => required || values[name] !== '')
        .map(({ name }) => [name, values[name]]),
    );
    const about = new URLSearchParams({
      page: new URL(request.url).pathname,
      trap: String(form.get('_website') ?? ''),
      share: form.get('_share') ? '1' : '0',
      marketing: form.get('_marketing') ? '1' : '0',
      notice: noticeVersion,
    });
    const today = new Date().toISOString().slice(0, 10);
    const key = await keyOf([kindName, context.get(visitorContext).ip, today, JSON.stringify(payload)]);
    try {
      const receipt = await context
        .get(apiContext)
        .enquire(kind.path, payload, { headers: { 'idempotency-key': key, 'x-form': String(about) } });
      return data<EnquiryOutcome>({ receipt, fieldErrors: {}, values: {} }, { status: 201 });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return data<EnquiryOutcome>(
        // Without scripts there is no delivery bar: where the specification is silent, the server's own sentence is shown.
        { failure: failureText(kind, error) ?? error.message, fieldErrors: error.fieldErrors, values },
        { status: error.status || 503 },
      );
    }
  };
