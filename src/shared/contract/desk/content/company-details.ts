/** @file The company's details in the desk's flat fields, and their conversion to and from `Company`. */
import { Company } from '../../company.ts';
import type { ContentProblem } from './content-schema.ts';
import { textIn, type ContentData, type ContentValue, type Fields } from './fields.ts';

const line = (label: string, hint?: string) =>
  ({ kind: 'line', label, max: 200, required: true, ...(hint && { hint }) }) as const;
/** Returns a field without words: the same in every language. */
const number = (label: string, hint?: string) => ({ ...line(label, hint), shared: true }) as const;
const tenDigits = 'Ten digits without +91.';
const link = (label: string) => ({ kind: 'link', label, required: true }) as const;

export const companyFields = {
  brand: line('Name', 'As the site calls itself.'),
  tagline: line('Tagline'),
  legalName: line('Registered name'),
  registration: number('Registration', 'CIN, LLPIN or another number, as the notices ask.'),
  address: { kind: 'lines', label: 'Address', hint: 'Line by line.', max: 200, itemsMax: 6, required: true },
  branches: {
    kind: 'list',
    label: 'Branches',
    item: 'Branch',
    key: 'address',
    itemsMax: 20,
    fields: { address: { kind: 'lines', label: 'Address', max: 200, itemsMax: 6, required: true } },
  },
  phone: number('Phone', tenDigits),
  email: number(
    'E-mail',
    'Enquiries arrive there, and mails come from it, unless the settings say otherwise.',
  ),
  founderName: line('Founder'),
  founderTitle: line('Title of the founder'),
  linkedin: link('LinkedIn'),
  instagram: link('Instagram'),
  facebook: link('Facebook'),
  youtube: link('YouTube'),
  officerName: line('Grievance officer'),
  officerDesignation: line('Designation of the officer'),
  officerEmail: number('E-mail of the officer'),
  officerPhone: number('Phone of the officer', tenDigits),
  officerHours: line('Hours of the officer'),
  dataName: line('Contact for data protection'),
  dataEmail: number('E-mail for data protection'),
  securityEmail: { kind: 'line', label: 'E-mail for security reports', max: 200, shared: true },
  consumerHelpline: number('Consumer helpline'),
  noticesReviewedOn: { kind: 'day', label: 'Notices reviewed on', required: true },
} as const satisfies Fields;

/** Each field and the member of `Company` that it fills. */
const places: Readonly<Record<Exclude<keyof typeof companyFields, 'branches'>, readonly string[]>> = {
  brand: ['brand'],
  tagline: ['tagline'],
  legalName: ['legalName'],
  registration: ['registration'],
  address: ['address'],
  phone: ['phone'],
  email: ['email'],
  founderName: ['founder', 'name'],
  founderTitle: ['founder', 'title'],
  linkedin: ['social', 'linkedin'],
  instagram: ['social', 'instagram'],
  facebook: ['social', 'facebook'],
  youtube: ['social', 'youtube'],
  officerName: ['grievanceOfficer', 'name'],
  officerDesignation: ['grievanceOfficer', 'designation'],
  officerEmail: ['grievanceOfficer', 'email'],
  officerPhone: ['grievanceOfficer', 'phone'],
  officerHours: ['grievanceOfficer', 'hours'],
  dataName: ['dataProtectionContact', 'name'],
  dataEmail: ['dataProtectionContact', 'email'],
  securityEmail: ['securityEmail'],
  consumerHelpline: ['consumerHelpline'],
  noticesReviewedOn: ['noticesReviewedOn'],
};
type Nested = { [name: string]: ContentValue | Nested | undefined };

/** Returns the company's details in the desk's flat fields. */
export function detailsOf(company: Company): ContentData {
  const flat = Object.entries(places).flatMap(([field, [outer, inner]]) => {
    const value = (company as unknown as Nested)[outer!];
    const found = inner ? (value as Nested)[inner] : value;
    return found === undefined ? [] : [[field, found as ContentValue] as const];
  });
  const branches = company.branches.map((address) => ({ address }));
  return { ...Object.fromEntries(flat), ...(branches.length > 0 && { branches }) };
}

function nestedOf(data: ContentData, referencePrefix: string): unknown {
  const nested: Nested = { referencePrefix };
  for (const [field, [outer, inner]] of Object.entries(places)) {
    const value = data[field];
    if (value === undefined || value === null) continue;
    if (!inner) nested[outer!] = value;
    else nested[outer!] = { ...(nested[outer!] as Nested | undefined), [inner]: value };
  }
  const branches = (data['branches'] ?? []) as readonly { address?: ContentValue }[];
  nested['branches'] = branches.map(({ address }) => address ?? []);
  return nested;
}

/** Returns the company with these details, or null when they are invalid. The prefix of references stays. */
export function companyOf(data: ContentData, { referencePrefix }: Company): Company | null {
  const parsed = Company.safeParse(nestedOf(data, referencePrefix));
  return parsed.success ? parsed.data : null;
}

const sentences: Readonly<Record<string, string>> = {
  phone: 'A phone number has ten digits, without +91.',
  email: 'Please enter an e-mail address.',
  link: 'A link begins with https://.',
};

/** Returns the problems that make the details invalid, each at its field. */
export function companyProblems(data: ContentData): ContentProblem[] {
  const parsed = Company.safeParse(nestedOf(data, 'AGN'));
  return (parsed.error?.issues ?? []).flatMap(({ path, message }) => {
    const field = Object.entries(places).find(
      ([, [outer, inner]]) => outer === path[0] && (inner === undefined || inner === path[1]),
    )?.[0];
    // Missing fields have been reported already.
    if (
      !field ||
      (typeof data[field] === 'string' && textIn(data, field) === '') ||
      data[field] === undefined
    )
      return [];
    const kind = /phone$/i.test(field)
      ? 'phone'
      : /email$/i.test(field)
        ? 'email'
        : path[0] === 'social'
          ? 'link'
          : '';
    return [{ field, message: sentences[kind] ?? message }];
  });
}
