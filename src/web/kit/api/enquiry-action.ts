import { enquiryCall, type SentEnquiry } from './enquiry-call.ts';
import { formsAction, type Posted } from '#kit/forms/form-action.ts';
import type { Values } from '#kit/forms/form-call.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';

/** What the page is made from after the post: the outcome under its kind, since a page may have forms of two kinds. */
export type PostedEnquiry = Posted<EnquiryKindName, SentEnquiry>;

/** The action of a page that sends enquiries. `kindOf` tells of which kind, by the page's words, its address or what was posted. */
export const enquiryAction = (kindOf: (posted: { values: Values; url: URL }) => Promise<FormKind>) =>
  formsAction(async (posted) => {
    const kind = await kindOf(posted);
    return { name: kind.name, form: enquiryCall(kind) };
  });
