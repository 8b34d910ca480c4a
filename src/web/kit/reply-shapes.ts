/** @file What the forms of accounts read in their replies; a form of its own keeps its shape beside it. */
import { isText } from '#contract/fields.ts';
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
/** A new vendor, signed in. */
export const isRegistered = hasShape<{ vendor: { _id: string; companyName: string }; token: string }>({
  vendor: isNamedVendor,
  token: isText,
});
