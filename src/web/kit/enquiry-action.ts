/** @file The answer to a form posted without scripts: the same endpoint, called in process, its outcome rendered as a page. */
import { data, type RouterContextProvider } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { checked } from '#contract/reply.ts';
import { enquiryKinds, type EnquiryKindName, type FailureText } from '#contract/enquiry-kinds.ts';
import { noticeVersion } from '#facts/notice.ts';
import { normalisePhone } from '#contract/phone.ts';
import { failureText } from './enquiry-failure.ts';
import { formValues } from './form-values.ts';
import { isReferenced, type Thanks } from './receipt.ts';
import { apiContext } from './server-context.ts';

/** How a post came out. `values` are given back, so that nothing typed is lost and what was sent can be shown. */
export type EnquiryOutcome = {
  receipt?: Thanks;
  failure?: string;
  fieldErrors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

/** What the page is made from after the post: the outcome under its kind, since a page may have forms of two kinds. */
export type PostedEnquiry = Partial<Record<EnquiryKindName, EnquiryOutcome>>;

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** The action of a page whose form sends that kind; a page with several addresses tells the kind by the address. `failure` replaces the kind's own text. */
export const enquiryAction =
  (
    kindOf: EnquiryKindName | ((url: URL) => EnquiryKindName | Promise<EnquiryKindName>),
    failure?: FailureText,
  ) =>
  async ({ request, context }: ActionArgs) => {
    const kindName = typeof kindOf === 'string' ? kindOf : await kindOf(new URL(request.url));
    const kind = enquiryKinds[kindName];
    const form = formValues(await request.formData());
    const given = kind.fields.map(({ name, type }) => {
      // A posted form ends its lines as mail does; two units where the field counted one.
      const value = (form[name] ?? '').replaceAll('\r\n', '\n');
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
      honeypot: form['_website'] ?? '',
      share: form['_share'] ? '1' : '0',
      marketing: form['_marketing'] ? '1' : '0',
      notice: noticeVersion,
      // A reload repeats the post: the server tells by it that the same words again are one enquiry.
      posted: '1',
    });
    try {
      const options = { headers: { 'x-form': String(about) } };
      const receipt = await checked(
        isReferenced,
        context.get(apiContext).enquire(kind.path, payload, options),
      );
      return data<PostedEnquiry>({ [kindName]: { receipt, fieldErrors: {}, values } }, { status: 201 });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Without scripts there is no delivery bar: where the specification is silent, the server's own sentence is shown.
      const said = failureText({ ...kind, ...(failure && { failure }) }, error) ?? error.message;
      return data<PostedEnquiry>(
        { [kindName]: { failure: said, fieldErrors: error.fieldErrors, values } },
        { status: error.status || 503 },
      );
    }
  };
