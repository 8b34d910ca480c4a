import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';

/** Returns the address of an enquiry's page. */
export const enquiryPath = (reference: string): string => fillPath(deskPaths.enquiry, { reference });
