import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';

const line = z.string().min(1).max(200);
const link = z.url({ protocol: /^https$/ }).max(maxLength.url);
const tenDigits = z.string().regex(/^\d{10}$/, 'ten digits without +91');

/** A responsible person, as the notices must name them. */
const Officer = z.object({ name: line, designation: line, email: z.email(), phone: tenDigits, hours: line });

/**
 * The operator of this site: all company details in one object, configured at start. Rendered in the footer, on the contact and
 * privacy pages and in mails. Phones are ten digits; the pages add +91.
 */
export const Company = z
  .object({
    brand: line,
    tagline: line,
    legalName: line,
    registration: line.describe('CIN, LLPIN or other registration number, as the notices ask'),
    referencePrefix: z
      .string()
      .regex(/^[A-Z]{2,4}$/)
      .default('AGN')
      .describe('Begins every enquiry reference'),
    address: z.array(line).min(1).max(6),
    branches: z.array(z.array(line).min(1).max(6)).max(20).default([]),
    phone: tenDigits,
    email: z.email(),
    founder: z.object({ name: line, title: line }),
    social: z.object({ linkedin: link, instagram: link, facebook: link, youtube: link }),
    grievanceOfficer: Officer,
    dataProtectionContact: z.object({ name: line, email: z.email() }),
    securityEmail: z
      .email()
      .optional()
      .describe('Whom to tell about a security hole; absent, the contact for data protection'),
    consumerHelpline: line.default('1915'),
    noticesReviewedOn: z.iso.date(),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof Company>;
