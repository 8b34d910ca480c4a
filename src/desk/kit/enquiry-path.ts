import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';

/** The page of an enquiry. */
export const enquiryPath = (reference: string): string => fillPath(deskPaths.enquiry, { reference });
