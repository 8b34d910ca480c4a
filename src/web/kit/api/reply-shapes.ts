/** @file Reply shapes of the account forms; other forms have their shapes beside them. */
import { isText } from '#domain/formats/fields.ts';
import { hasShape } from '#contract/shape.ts';

/** Guard of a sentence that describes the outcome. */
export const isSaid = hasShape<{ message: string }>({ message: isText });
/** Guard of a session. */
export const isToken = hasShape<{ token: string }>({ token: isText });
/** Guard of a vendor's id. */
export const isVendorId = hasShape<{ _id: string }>({ _id: isText });
/** Guard of a vendor's id and name. */
export const isNamedVendor = hasShape<{ _id: string; companyName: string }>({
  _id: isText,
  companyName: isText,
});
const isTextOrAbsent = (value: unknown): value is string | undefined => value === undefined || isText(value);
/** Guard of a new vendor, signed in; `visibility` states whether anybody else sees it yet. */
export const isRegistered = hasShape<{
  vendor: { _id: string; companyName: string; visibility?: string | undefined };
  token: string;
}>({
  vendor: hasShape({ _id: isText, companyName: isText, visibility: isTextOrAbsent }),
  token: isText,
});
