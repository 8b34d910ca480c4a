import { enquiryCall, type SentEnquiry } from './enquiry-call.ts';
import { formsAction, type Posted } from '#kit/forms/form-action.ts';
import type { Values } from '#kit/forms/form-call.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';

/** Data of the page after the post: the outcome under its kind, since a page may have forms of two kinds. */
export type PostedEnquiry = Posted<EnquiryKindName, SentEnquiry>;

/** The action of a page that sends enquiries. `kindOf` determines the kind by the page's content, its address or the posted values. */
export const enquiryAction = (kindOf: (posted: { values: Values; url: URL }) => Promise<FormKind>) =>
  formsAction(async (posted) => {
    const kind = await kindOf(posted);
    return { name: kind.name, form: enquiryCall(kind) };
  });
