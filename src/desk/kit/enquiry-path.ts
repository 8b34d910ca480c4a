import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';

/** Returns the id of the link to an enquiry in a list. */
export const rowLinkId = (reference: string): string => `enquiry-${reference}`;

/** Returns the address of an enquiry's page. */
export const enquiryPath = (reference: string): string => fillPath(deskPaths.enquiry, { reference });
