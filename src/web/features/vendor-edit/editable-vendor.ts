/** @file The vendor as the editor draws it. */
import { isFields, isText } from '#contract/fields.ts';
import { hasShape, isListOf, orNull, type Guard } from '#contract/shape.ts';
import type { PictureDetail, PublicVendor } from '#contract/vendors.ts';

const isCount = (value: unknown): value is number => typeof value === 'number';
const isTextOrNull = orNull(isText);
const isTexts: Guard<Record<string, string>> = (value): value is Record<string, string> =>
  isFields(value) && Object.values(value).every(isText);

const isPicture = hasShape<PictureDetail>({
  src: isText,
  width: isCount,
  height: isCount,
  alt: isText,
  blur: isTextOrNull,
  sources: isListOf(hasShape<PictureDetail['sources'][number]>({ type: isText, srcset: isText })),
});
const isPictures = (value: unknown): value is PublicVendor['pictures'] =>
  isFields(value) && Object.values(value).every(isPicture);

type Editable = Pick<
  PublicVendor,
  | '_id'
  | 'companyName'
  | 'ownerName'
  | 'categories'
  | 'address'
  | 'area'
  | 'phone'
  | 'latitude'
  | 'longitude'
  | 'instagram'
  | 'facebook'
  | 'linkedin'
  | 'youtube'
  | 'website'
  | 'description'
  | 'services'
  | 'pictures'
  | 'openingHours'
  | 'areasServed'
>;

const canBeEdited = hasShape<Editable>({
  _id: isText,
  companyName: isText,
  ownerName: isText,
  categories: isListOf(isText),
  address: isTextOrNull,
  area: isTextOrNull,
  phone: isTextOrNull,
  latitude: orNull(isCount),
  longitude: orNull(isCount),
  instagram: isTextOrNull,
  facebook: isTextOrNull,
  linkedin: isTextOrNull,
  youtube: isTextOrNull,
  website: isTextOrNull,
  description: isTextOrNull,
  services: isListOf(
    hasShape<PublicVendor['services'][number]>({ _id: isText, name: isText, details: isText }),
  ),
  pictures: isPictures,
  openingHours: orNull(isTexts),
  areasServed: isListOf(isText),
});

/** Is there all that the editor draws? What it does not touch is not looked at. */
export const isEditableVendor: Guard<PublicVendor> = (value): value is PublicVendor => canBeEdited(value);
