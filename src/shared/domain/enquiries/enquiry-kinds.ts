/**
 * @file The enquiry kinds, as data. A new kind is one entry here: handler, table row, mail, form, OpenAPI and tests iterate over
 * it. This module does not import the validator, so that a page can render a form without it.
 */
import { t } from '#words/t.ts';
import { communityIds, communityLabels, communityNames } from '#facts/communities.ts';
import { limits, maxLength, redirectDelayMs } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { contactNotice, dayNotice, firstNotice, type NoticeVersions } from '#facts/notice.ts';
import { paths } from '#facts/paths.ts';
import { regionNames } from '#domain/vendors/vendor-categories.ts';

/** A field's meaning, whatever its wire name; `phone` and `phoneNumber` fill one column. */
export type FieldRole =
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'eventDate'
  | 'people'
  | 'guests'
  | 'region'
  | 'venueType'
  | 'category'
  | 'memberId'
  | 'cardId'
  | 'cardName'
  | 'vendorIds';

/** One field of an enquiry, in the wire's own spelling. */
export type EnquiryField = {
  readonly name: string;
  readonly role: FieldRole;
  readonly type: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select' | 'number' | 'hidden';
  readonly label: string;
  readonly placeholder?: string;
  readonly required: boolean;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  readonly autoComplete?: string;
};

/** The message shown when the server refuses or is unreachable. `silent` leaves it to the delivery bar, `told` repeats the server's. */
export type FailureText = 'silent' | 'told' | { readonly fixed: string };

/** One kind of enquiry. */
export type EnquiryKind = {
  /** Display name: in the staff's mail subject and the receipt. */
  readonly title: string;
  readonly path: `/api/${string}`;
  readonly fields: readonly EnquiryField[];
  /** Purpose of processing, for the consent notice. */
  readonly purpose: string;
  /** The version of its consent notice, which is worded by the purpose and the labels of the fields. */
  readonly notice: NoticeVersions;
  readonly success: { readonly heading: string; readonly detail: string };
  readonly redirect: { readonly afterMs: number; readonly to: string };
  readonly failure: FailureText;
  /** Error of any missing required field, where the specification words it; else each field has its own. */
  readonly missing?: string;
};

const field = <const F extends EnquiryField>(definition: F): F => definition;

const name = field({
  name: 'name',
  role: 'name',
  type: 'text',
  label: t('Name'),
  placeholder: t('Enter your name'),
  required: true,
  maxLength: maxLength.name,
  autoComplete: 'name',
});
const phone = field({
  name: 'phone',
  role: 'phone',
  type: 'tel',
  label: t('Phone'),
  placeholder: t('Enter your contact number'),
  required: true,
  maxLength: maxLength.phone,
  // On `type=tel` HTML allows only the whole number; an autofilled one (with +91) is reduced to ten digits.
  autoComplete: 'tel',
});
const email = field({
  name: 'email',
  role: 'email',
  type: 'email',
  label: t('Email'),
  placeholder: t('Enter your email'),
  required: true,
  maxLength: maxLength.email,
  autoComplete: 'email',
});
const eventDescription = field({
  name: 'eventDescription',
  role: 'message',
  type: 'textarea',
  label: t('About your event'),
  placeholder: t('Occasion, place, number of guests, anything you have in mind'),
  required: true,
  maxLength: maxLength.message,
});
const eventDate = field({
  name: 'eventDate',
  role: 'eventDate',
  type: 'date',
  label: t('Event date'),
  required: true,
});
const description = field({
  name: 'description',
  role: 'message',
  type: 'textarea',
  label: t('Description'),
  placeholder: t('Tell us what you need'),
  required: true,
  maxLength: maxLength.message,
});
/** What a search did not find, carried to the form by its address. */
const wish = field({
  name: 'wish',
  role: 'message',
  type: 'hidden',
  label: t('What you are looking for'),
  required: false,
  maxLength: maxLength.shortText,
});
const vendorId = field({
  name: 'vendorId',
  role: 'cardId',
  type: 'hidden',
  label: t('Service'),
  required: false,
  maxLength: maxLength.id,
});
const vendorName = field({
  name: 'vendorName',
  role: 'cardName',
  type: 'hidden',
  label: t('Service name'),
  required: false,
  maxLength: maxLength.shortText,
});
/** Returns a list's options, from sent value to displayed label. */
const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const booking = [name, email, phone, eventDate, eventDescription] as const;
const detailsSent = { heading: messages.contactSuccess, detail: messages.contactSuccessDetail };
const quoteSent = { heading: messages.quoteSuccess, detail: messages.quoteSuccessDetail };
const homeAfter = (afterMs: number) => ({ afterMs, to: paths.home });

const kinds = {
  contact: {
    title: t('Contact request'),
    path: '/api/contacts',
    fields: [name, phone, email, wish],
    purpose: t('to call or write back to you about your request'),
    notice: contactNotice,
    success: detailsSent,
    redirect: homeAfter(redirectDelayMs.contact),
    failure: 'silent',
  },
  catering: {
    title: t('Catering booking'),
    path: '/api/catering',
    fields: booking,
    purpose: t('to plan your menu and send you quotes for catering'),
    notice: firstNotice,
    success: detailsSent,
    redirect: homeAfter(redirectDelayMs.catering),
    failure: 'silent',
  },
  entertainment: {
    title: t('Entertainment booking'),
    path: '/api/entertainment/create',
    fields: booking,
    purpose: t('to find a DJ or artist for your date and send you quotes'),
    notice: firstNotice,
    success: detailsSent,
    redirect: homeAfter(redirectDelayMs.entertainment),
    failure: 'silent',
  },
  crew: {
    title: t('Crew booking'),
    path: '/api/crew',
    fields: [
      name,
      email,
      phone,
      eventDate,
      field({
        name: 'numberOfPeople',
        role: 'people',
        type: 'select',
        label: t('Number of people'),
        required: true,
        min: limits.crewPeopleMin,
        max: limits.crewPeopleMax,
        options: Array.from({ length: limits.crewPeopleMax }, (_, index) => {
          const value = String(index + 1);
          return { value, label: value };
        }),
      }),
      eventDescription,
    ],
    purpose: t('to arrange crew for your date and call you back'),
    notice: firstNotice,
    success: detailsSent,
    redirect: homeAfter(redirectDelayMs.crewBooking),
    failure: 'silent',
  },
  gift: {
    title: t('Gifts enquiry'),
    path: '/api/gift',
    fields: booking,
    purpose: t('to suggest invitations and gifts and send you quotes'),
    notice: firstNotice,
    success: detailsSent,
    redirect: homeAfter(redirectDelayMs.gift),
    failure: 'silent',
  },
  decoration: {
    title: t('Decoration booking'),
    path: '/api/decoration/create',
    fields: booking,
    purpose: t('to plan your decoration and send you quotes'),
    notice: firstNotice,
    success: detailsSent,
    redirect: homeAfter(redirectDelayMs.decoration),
    failure: 'silent',
  },
  venue: {
    title: t('Venue booking'),
    path: '/api/venue',
    fields: [
      name,
      field({ ...phone, name: 'phoneNumber' }),
      field({
        name: 'state',
        role: 'region',
        type: 'select',
        label: t('Region'),
        required: true,
        options: optionsOf({ ...regionNames, Delhi: t('Delhi-NCR') }),
      }),
      field({
        name: 'venueType',
        role: 'venueType',
        type: 'select',
        label: t('Venue type'),
        required: true,
        options: optionsOf({
          Hotel: t('Hotel'),
          Resort: t('Resort'),
          Farmhouse: t('Farmhouse'),
          BanquetHalls: t('BanquetHalls'),
        }),
      }),
      email,
      field({
        name: 'numberofguests',
        role: 'guests',
        type: 'number',
        label: t('Number of guests'),
        required: true,
        min: limits.venueGuestsMin,
        max: limits.venueGuestsMax,
      }),
      description,
    ],
    purpose: t('to shortlist venues for you and check their dates'),
    notice: firstNotice,
    success: detailsSent,
    redirect: homeAfter(redirectDelayMs.venue),
    failure: 'told',
    missing: messages.venueMissing,
  },
  construction: {
    title: t('Construction booking'),
    path: '/api/construction/submit',
    fields: [
      name,
      email,
      field({ name: 'date', role: 'eventDate', type: 'date', label: t('Preferred date'), required: true }),
      field({ ...phone, name: 'phoneNumber' }),
      field({ ...description, name: 'query', label: t('Your query') }),
    ],
    purpose: t('to understand your work and arrange a site visit'),
    notice: firstNotice,
    success: detailsSent,
    redirect: homeAfter(redirectDelayMs.construction),
    failure: { fixed: messages.constructionFailed },
  },
  eventManagement: {
    title: t('Event management enquiry'),
    path: '/api/eventmangement/create',
    fields: [
      name,
      email,
      phone,
      field({ ...eventDate, required: false }),
      eventDescription,
      field({
        name: 'memberId',
        role: 'memberId',
        type: 'hidden',
        label: t('Crew member'),
        required: false,
        maxLength: maxLength.id,
      }),
      vendorId,
      vendorName,
    ],
    purpose: t('to plan the service you chose and send you a quote'),
    notice: dayNotice,
    success: quoteSent,
    redirect: homeAfter(redirectDelayMs.quote),
    failure: { fixed: messages.quoteFailed },
  },
  constructionWork: {
    title: t('Construction work enquiry'),
    path: '/api/constructionwork/',
    fields: [
      vendorId,
      vendorName,
      name,
      email,
      phone,
      field({ ...eventDate, label: t('Preferred date'), required: false }),
      description,
    ],
    purpose: t('to plan the work you chose and send you a quote'),
    notice: dayNotice,
    success: quoteSent,
    redirect: homeAfter(redirectDelayMs.quote),
    failure: { fixed: messages.quoteFailed },
  },
  business: {
    title: t('Business enquiry'),
    path: '/api/business',
    fields: [
      vendorId,
      vendorName,
      name,
      email,
      phone,
      field({
        name: 'category',
        role: 'category',
        type: 'hidden',
        label: t('Service'),
        required: false,
        maxLength: maxLength.shortText,
      }),
      description,
    ],
    purpose: t('to connect you with the right adviser and call you back'),
    notice: firstNotice,
    success: quoteSent,
    redirect: homeAfter(redirectDelayMs.business),
    failure: { fixed: messages.quoteFailed },
  },
  community: {
    title: t('Community interest'),
    path: '/api/communities/interest',
    fields: [
      name,
      email,
      field({ ...phone, required: false }),
      field({
        name: 'community',
        role: 'category',
        type: 'select',
        label: t('Community'),
        required: true,
        options: communityIds.map((id) => ({ value: communityNames[id], label: communityLabels[id] })),
      }),
    ],
    purpose: t('to tell you when the community you chose meets next'),
    notice: firstNotice,
    success: detailsSent,
    redirect: { afterMs: redirectDelayMs.community, to: paths.communities },
    failure: 'silent',
  },
  ask: {
    title: t('Request to chosen vendors'),
    path: '/api/ask',
    fields: [
      field({
        name: 'vendorIds',
        role: 'vendorIds',
        type: 'hidden',
        label: t('Vendors'),
        required: false,
        // Ids joined by commas; room for a few beyond the limit.
        maxLength: maxLength.shortText,
      }),
      name,
      phone,
      email,
      field({ ...eventDate, label: t('Date'), required: false }),
      field({ ...description, label: t('What you need') }),
    ],
    purpose: t('to ask the vendors you chose and call you back'),
    notice: firstNotice,
    success: quoteSent,
    redirect: homeAfter(redirectDelayMs.quote),
    failure: { fixed: messages.quoteFailed },
  },
} as const satisfies Record<string, EnquiryKind>;

/** The name of a kind; also the value of `leads.kind`. */
export type EnquiryKindName = keyof typeof kinds;
/** The registry. */
export const enquiryKinds: Readonly<Record<EnquiryKindName, EnquiryKind>> = kinds;
/** All kind names, in the order of the registry. */
export const enquiryKindNames = Object.keys(kinds) as EnquiryKindName[];
