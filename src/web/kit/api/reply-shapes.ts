/** @file What the forms of accounts read in their replies; a form of its own keeps its shape beside it. */
import { isText } from '#domain/formats/fields.ts';
import { hasShape } from '#contract/shape.ts';

/** A sentence that says what happened. */
export const isSaid = hasShape<{ message: string }>({ message: isText });
/** A session. */
export const isToken = hasShape<{ token: string }>({ token: isText });
/** Which vendor it is. */
export const isVendorId = hasShape<{ _id: string }>({ _id: isText });
/** Who a vendor is. */
export const isNamedVendor = hasShape<{ _id: string; companyName: string }>({
  _id: isText,
  companyName: isText,
});
const isTextOrAbsent = (value: unknown): value is string | undefined => value === undefined || isText(value);
/** A new vendor, signed in; `visibility` says whether anybody else sees it yet. */
export const isRegistered = hasShape<{
  vendor: { _id: string; companyName: string; visibility?: string | undefined };
  token: string;
}>({
  vendor: hasShape({ _id: isText, companyName: isText, visibility: isTextOrAbsent }),
  token: isText,
});
