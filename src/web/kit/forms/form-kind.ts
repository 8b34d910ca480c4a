/** @file The enquiry that a page's form sends: part of the page's data, so that no page carries the others. */
import { ApiError } from '#contract/api-error.ts';
import type { BriefPart } from '#domain/enquiries/brief-parts.ts';
import type { EnquiryKind, EnquiryKindName, FailureText } from '#domain/enquiries/enquiry-kinds.ts';
import { importTwice } from '#kit/page/import-twice.ts';

/** An entry of the registry with its name, and the small fields of its form. */
export type FormKind = EnquiryKind & {
  readonly name: EnquiryKindName;
  readonly brief?: readonly BriefPart[];
};

/** Fetches the entry of that name. @throws ApiError with status 0 when it cannot be fetched, like other missing data. */
export async function formKind(name: EnquiryKindName): Promise<FormKind> {
  const [{ enquiryKinds }, { briefParts }] = await importTwice(() =>
    Promise.all([import('#domain/enquiries/enquiry-kinds.ts'), import('#domain/enquiries/brief-parts.ts')]),
  ).catch(() => {
    throw new ApiError(0);
  });
  return { name, ...enquiryKinds[name], brief: briefParts[name] };
}

/** Adds to a page's content the form that it names. `failure` replaces the kind's own sentence. */
export async function withForm<Page extends { readonly enquiry: EnquiryKindName }>(
  words: Promise<Page>,
  failure?: FailureText,
): Promise<Page & { readonly form: FormKind }> {
  const page = await words;
  const form = await formKind(page.enquiry);
  return { ...page, form: failure ? { ...form, failure } : form };
}
