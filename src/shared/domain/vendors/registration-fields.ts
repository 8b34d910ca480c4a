/**
 * @file The ten fields of the registration as data, with their rules and sentences, for form, schema and progress. This module does
 * not import the validator, so that the form is rendered, and validated, before it is loaded.
 */
import { t } from '#words/t.ts';
import { limits, maxLength } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { profileLink } from './profile-links.ts';
import { productSelections, selectionNames } from './vendor-categories.ts';

const { nameMin, passwordMin, addressMin, panGstMin, panGstMax, phoneDigits } = limits.registration;

/** The keys of the payload, in the order of the form. */
export const registrationFieldNames = [
  'companyName',
  'ownerName',
  'panGst',
  'productSelection',
  'email',
  'password',
  'address',
  'phone',
  'instagram',
  'facebook',
] as const;
export type RegistrationFieldName = (typeof registrationFieldNames)[number];

/** One field: its control and its validation. */
export type RegistrationField = {
  readonly name: RegistrationFieldName;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password' | 'tel' | 'url' | 'select' | 'textarea';
  readonly autoComplete: string;
  readonly placeholder?: string;
  /** A line below the field, shown until there is an error. */
  readonly hint?: string;
  readonly minLength?: number;
  readonly maxLength: number;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The exact sentence for a bad value, or null. */
  readonly problem: (value: string) => string | null;
};

/** Returns the number of characters of the trimmed value. */
const lengthOf = (value: string) => Array.from(value.trim()).length;

/** The address format of browsers' own `type=email`, so that form, browser and server agree. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,189}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
/** Returns whether the value is an e-mail address. */
export const isEmail = (value: string): boolean =>
  value.length <= maxLength.email && emailPattern.test(value);

const panGstPattern = new RegExp(`^[A-Z0-9]{${panGstMin},${panGstMax}}$`);
const phonePattern = new RegExp(`^[0-9]{${phoneDigits}}$`);

const fields: Readonly<Record<RegistrationFieldName, Omit<RegistrationField, 'name'>>> = {
  companyName: {
    label: t('Company Name'),
    type: 'text',
    autoComplete: 'organization',
    minLength: nameMin,
    maxLength: maxLength.name,
    problem: (value) =>
      lengthOf(value) === 0
        ? messages.companyNameMissing
        : lengthOf(value) < nameMin
          ? messages.companyNameShort
          : null,
  },
  ownerName: {
    label: t('Owner Name'),
    type: 'text',
    autoComplete: 'name',
    minLength: nameMin,
    maxLength: maxLength.name,
    problem: (value) => (lengthOf(value) < nameMin ? messages.ownerNameShort : null),
  },
  panGst: {
    label: t('PAN/GST Number'),
    type: 'text',
    autoComplete: 'off',
    hint: t('Capital letters and digits. Only you and our staff can see it.'),
    minLength: panGstMin,
    maxLength: panGstMax,
    problem: (value) => (panGstPattern.test(value) ? null : messages.panGstInvalid),
  },
  productSelection: {
    label: t('Product/Service Selection'),
    type: 'select',
    autoComplete: 'off',
    maxLength: maxLength.shortText,
    options: productSelections.map((value) => ({ value, label: selectionNames[value] })),
    problem: (value) =>
      (productSelections as readonly string[]).includes(value) ? null : messages.productSelectionMissing,
  },
  email: {
    label: t('Email'),
    type: 'email',
    autoComplete: 'username',
    hint: t('You sign in with it. It is not shown on your profile.'),
    maxLength: maxLength.email,
    problem: (value) =>
      value.trim() === '' ? messages.emailMissing : isEmail(value) ? null : messages.emailInvalid,
  },
  password: {
    label: t('Password'),
    type: 'password',
    autoComplete: 'new-password',
    minLength: passwordMin,
    maxLength: maxLength.password,
    problem: (value) => (value.length < passwordMin ? messages.passwordShort : null),
  },
  address: {
    label: t('Address'),
    type: 'textarea',
    autoComplete: 'street-address',
    hint: t('Shop or house number, street, area and PIN. It is shown on your profile.'),
    minLength: addressMin,
    maxLength: maxLength.address,
    problem: (value) => (lengthOf(value) < addressMin ? messages.addressShort : null),
  },
  phone: {
    label: t('Phone'),
    type: 'tel',
    autoComplete: 'tel',
    hint: t('Ten digits, without +91. It is shown on your profile.'),
    minLength: phoneDigits,
    // Room for pasted forms (`+91 98765 43210`), which are reduced to ten digits.
    maxLength: maxLength.phone,
    problem: (value) => (phonePattern.test(value) ? null : messages.phoneInvalid),
  },
  instagram: {
    label: t('Instagram'),
    type: 'url',
    autoComplete: 'off',
    placeholder: 'https://www.instagram.com/yourname',
    maxLength: maxLength.url,
    problem: (value) => (profileLink('instagram', value) ? null : messages.instagramInvalid),
  },
  facebook: {
    label: t('Facebook'),
    type: 'url',
    autoComplete: 'off',
    placeholder: 'https://www.facebook.com/yourname',
    maxLength: maxLength.url,
    problem: (value) => (profileLink('facebook', value) ? null : messages.facebookInvalid),
  },
};

/** Returns a field by its key. */
export const registrationField = (name: RegistrationFieldName): RegistrationField => ({
  name,
  ...fields[name],
});
/** All ten, in the order of the form. */
export const registrationFields: readonly RegistrationField[] = registrationFieldNames.map(registrationField);

/** Returns the share of the ten fields that are not empty, in whole per cent. */
export const registrationProgress = (
  values: Readonly<Partial<Record<RegistrationFieldName, string>>>,
): number =>
  Math.round(
    (100 * registrationFieldNames.filter((name) => (values[name] ?? '').trim() !== '').length) /
      registrationFieldNames.length,
  );

/** Error when the box beside "I accept the terms" is not ticked. It is not part of the payload. */
export const termsMissing = t('Please accept the terms to register.');
