/** @file A vendor's input: the registration, and the editable fields of the profile. */
import { t } from '#words/t.ts';
import { visible } from '#words/visible.ts';
import { z } from 'zod';
import { maxItems, maxLength } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { emailForm } from '#domain/formats/email-form.ts';
import { numberForm } from '#domain/formats/number-form.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import { shortNameForm, shortNameProblem } from '#domain/vendors/short-name.ts';
import { hourSpans, maxHourSpans, spansOverlap, writtenHours } from '#domain/vendors/hour-spans.ts';
import { profileLink, type LinkKind } from '#domain/vendors/profile-links.ts';
import { registrationField, type RegistrationFieldName } from '#domain/vendors/registration-fields.ts';
import { exactText, requiredText, text } from './text.ts';
import {
  marketIds,
  productSelections,
  regions,
  vendorCategoryNames,
} from '#domain/vendors/vendor-categories.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import { Prices, VendorFacts } from './vendor-facts-schema.ts';
import { VendorPackages, VendorPolicies, VendorQuestions } from './vendor-offer-schema.ts';

/** Normalisation of typed values before validation. */
const readAs: Readonly<Partial<Record<RegistrationFieldName, (typed: string) => string>>> = {
  panGst: numberForm,
  email: emailForm,
  password: (typed) => typed,
  phone: normalisePhone,
};

/** Returns the schema of a registration field, by its own rule; the stored value is trimmed. */
function ruled(name: RegistrationFieldName) {
  const { problem, maxLength: max } = registrationField(name);
  return z
    .string(problem('') ?? undefined)
    .overwrite(readAs[name] ?? ((typed) => visible(typed).trim()))
    .superRefine((value, context) => {
      const message = problem(value);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .pipe(exactText(max));
}

/** The error sentence of each kind of link. */
const linkSentences: Readonly<Record<LinkKind, string>> = {
  instagram: messages.instagramInvalid,
  facebook: messages.facebookInvalid,
  linkedin: t('Please enter a valid LinkedIn profile URL'),
  youtube: t('Please enter a valid YouTube channel URL'),
  website: t('Please enter a valid website address'),
};

const link = (kind: LinkKind) =>
  text(maxLength.url)
    .refine((value) => profileLink(kind, value) !== null, linkSentences[kind])
    .transform((value) => profileLink(kind, value)!);

/** Returns the schema of a link that an empty string or null removes. */
export const clearableLink = (kind: LinkKind) =>
  z.union([z.null(), text(maxLength.url)], linkSentences[kind]).transform((value, context) => {
    if (value === null || value.trim() === '') return null;
    const url = profileLink(kind, value);
    if (url === null) context.addIssue({ code: 'custom', message: linkSentences[kind] });
    return url;
  });

/** The ten fields of the registration, and no other. */
export const Registration = z
  .strictObject({
    companyName: ruled('companyName'),
    ownerName: ruled('ownerName'),
    panGst: ruled('panGst'),
    productSelection: z.enum(productSelections, messages.productSelectionMissing),
    email: ruled('email'),
    password: ruled('password'),
    address: ruled('address'),
    phone: ruled('phone'),
    instagram: link('instagram'),
    facebook: link('facebook'),
  })
  .meta({ id: 'Registration' });
export type Registration = z.output<typeof Registration>;

const time = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
const span = `${time} ?- ?${time}`;
const hours = z
  .string()
  .max(maxLength.hours)
  .regex(new RegExp(`^ ?${span}(?:, ?${span}){0,${maxHourSpans - 1}} ?$`), {
    error: () =>
      t('Please give hours as 10:00-19:30, several with commas between, at most {max} a day.', {
        max: maxHourSpans,
      }),
  })
  .transform((value) => hourSpans(value))
  .refine(
    (spans) => spans.every(({ opens, closes }) => opens !== closes),
    t('Please give different times for opening and closing.'),
  )
  .refine((spans) => !spansOverlap(spans), t('The hours of a day must not overlap.'))
  .transform(writtenHours);

const optionalText = (max: number) =>
  z
    .union([z.null(), text(max)])
    .transform((value) => (value === null || value.trim() === '' ? null : value.trim()));

const service = z.strictObject({
  _id: text(maxLength.id).optional(),
  name: requiredText(maxLength.name, t('Please name the service.')).transform((value) => value.trim()),
  details: text(maxLength.serviceDetails)
    .default('')
    .transform((value) => value.trim()),
});

/** Room for a whole pasted address. */
const shortName = text(maxLength.url)
  .transform(shortNameForm)
  .superRefine((value, context) => {
    const message = shortNameProblem(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const placeHint = t('Please choose a place in Delhi-NCR.');

/** The editable fields of a profile, one or several at a time; every other key is refused. */
export const VendorUpdate = z
  .strictObject({
    companyName: ruled('companyName'),
    ownerName: ruled('ownerName'),
    address: ruled('address'),
    shortName: shortName.describe(
      'Of its short address, `/v/{shortName}`. Former ones lead there for ever; one that another vendor has had is refused',
    ),
    description: optionalText(maxLength.description),
    services: z.array(service).max(maxItems.services, {
      error: () => t('Please keep to {max} services.', { max: maxItems.services }),
    }),
    instagram: clearableLink('instagram'),
    facebook: clearableLink('facebook'),
    linkedin: clearableLink('linkedin'),
    linkedIn: clearableLink('linkedin'),
    youtube: clearableLink('youtube'),
    categories: z
      .array(z.enum(vendorCategoryNames, t('Please choose one of the categories.')))
      .max(maxItems.categories),
    area: optionalText(maxLength.name),
    region: z.enum(regions).nullable(),
    market: z.enum(marketIds).nullable(),
    openingHours: z
      .partialRecord(z.enum(weekdays), hours)
      .nullable()
      .describe(
        `By weekday up to ${maxHourSpans} spans, \`10:00-13:00, 18:00-02:00\`; one that ends before it begins ends on the next day`,
      ),
    areasServed: z
      .array(requiredText(maxLength.name, t('Please name the area.')).transform((value) => value.trim()))
      .max(maxItems.areasServed),
    facts: VendorFacts.describe('All that it says of itself; what is absent is not said any more'),
    prices: Prices.describe('All of its prices, one for each category and unit'),
    packages: VendorPackages,
    questions: VendorQuestions,
    policies: VendorPolicies.describe('All of its terms; what is absent is not said any more'),
    latitude: z.number(placeHint).min(27.5, placeHint).max(29.5, placeHint).nullable(),
    longitude: z.number(placeHint).min(76, placeHint).max(78.5, placeHint).nullable(),
  })
  .partial()
  .refine((value) => Object.keys(value).length > 0, {
    error: t('There is nothing to change.'),
    // An unknown key has been reported already.
    when: ({ issues }) => issues.length === 0,
  })
  .refine(
    ({ latitude, longitude }) =>
      (latitude === undefined) === (longitude === undefined) && (latitude === null) === (longitude === null),
    t('Please send latitude and longitude together.'),
  )
  .meta({ id: 'VendorUpdate' });
export type VendorUpdate = z.output<typeof VendorUpdate>;
