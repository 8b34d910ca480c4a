import type { CallInput } from '#contract/kit.ts';
import type { ownProfileEndpoints } from '#contract/own-profile.ts';

/** The fields that a PUT may contain. */
export type VendorChange = CallInput<typeof ownProfileEndpoints.vendorUpdate>['body'];
