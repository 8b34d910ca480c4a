import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import { typedIn } from '../enquiry-samples.ts';
import type { FormClient } from './form-client.ts';

/** Fills every visible field of the page's one form of that kind; `name` distinguishes this sender from others. */
export function fillEnquiry(visitor: FormClient, kind: EnquiryKind, name: string): void {
  const forms = visitor.document.querySelectorAll<HTMLFormElement>(
    `form:has([name="${kind.fields[0]!.name}"])`,
  );
  if (forms.length !== 1) throw new Error(`${forms.length} forms are of the kind`);
  for (const field of kind.fields.filter(({ type }) => type !== 'hidden')) {
    const control = forms[0]!.elements.namedItem(field.name) as HTMLElement;
    if (field.options) visitor.choose(control, typedIn(field, name));
    else visitor.fill(control, typedIn(field, name));
  }
}
