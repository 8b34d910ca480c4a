import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';

export const enquiryPath = (reference: string): string => fillPath(deskPaths.enquiry, { reference });
