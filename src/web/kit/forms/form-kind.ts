/** @file The enquiry that a page's form sends: it comes with the page's data, so that no page carries the others. */
import { ApiError } from '#contract/api-error.ts';
import type { BriefPart } from '#domain/enquiries/brief-parts.ts';
import type { EnquiryKind, EnquiryKindName, FailureText } from '#domain/enquiries/enquiry-kinds.ts';
import { importTwice } from '#kit/page/import-twice.ts';

/** An entry of the registry under its name, with the small fields of its form. */
export type FormKind = EnquiryKind & {
  readonly name: EnquiryKindName;
  readonly brief?: readonly BriefPart[];
};

/** The entry of that name. @throws ApiError with status 0 when it cannot be fetched: as if the data beside it had not come. */
export async function formKind(name: EnquiryKindName): Promise<FormKind> {
  const [{ enquiryKinds }, { briefParts }] = await importTwice(() =>
    Promise.all([import('#domain/enquiries/enquiry-kinds.ts'), import('#domain/enquiries/brief-parts.ts')]),
  ).catch(() => {
    throw new ApiError(0);
  });
  return { name, ...enquiryKinds[name], brief: briefParts[name] };
}

/** A page's words, with the form that they name. `failure` replaces the kind's own sentence. */
export async function withForm<Page extends { readonly enquiry: EnquiryKindName }>(
  words: Promise<Page>,
  failure?: FailureText,
): Promise<Page & { readonly form: FormKind }> {
  const page = await words;
  const form = await formKind(page.enquiry);
  return { ...page, form: failure ? { ...form, failure } : form };
}
