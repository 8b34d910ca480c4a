/** @file The enquiry that a page's form sends: it comes with the page's data, so that no page carries the others. */
import type { EnquiryKind, EnquiryKindName } from '#contract/enquiry-kinds.ts';

/** An entry of the registry under its name. */
export type FormKind = EnquiryKind & { readonly name: EnquiryKindName };

/** The entry of that name. */
export async function formKind(name: EnquiryKindName): Promise<FormKind> {
  const { enquiryKinds } = await import('#contract/enquiry-kinds.ts');
  return { name, ...enquiryKinds[name] };
}

/** A page's words, with the form that they name. */
export async function withForm<Page extends { readonly enquiry: EnquiryKindName }>(
  words: Promise<Page>,
): Promise<Page & { readonly form: FormKind }> {
  const page = await words;
  return { ...page, form: await formKind(page.enquiry) };
}
