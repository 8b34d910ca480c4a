import type { Company } from '#contract/company.ts';

/** A plausible company for a first start; replaced by COMPANY_FILE. Every name and number is invented. */
export const demoCompany: Company = {
  brand: 'Aangan',
  tagline: 'Weddings, homes and new businesses in Delhi-NCR',
  legalName: 'Aangan Community Services Private Limited',
  registration: 'CIN U74999DL2021PTC000000 (demo)',
  referencePrefix: 'AGN',
  address: ['2nd Floor, 14 Kasturba Lane', 'Greater Kailash-1', 'New Delhi 110048', 'Delhi, India'],
  branches: [],
  phone: '9800012345',
  email: 'namaste@aangan.example',
  founder: { name: 'Meera Raghunath', title: 'Founder and Managing Director' },
  social: {
    linkedin: 'https://www.linkedin.com/company/aangan-example',
    instagram: 'https://www.instagram.com/aangan.example',
    facebook: 'https://www.facebook.com/aangan.example',
    youtube: 'https://www.youtube.com/@aangan-example',
  },
  grievanceOfficer: {
    name: 'Harpreet Sodhi',
    designation: 'Grievance Officer',
    email: 'grievance@aangan.example',
    phone: '9800012346',
    hours: 'Monday to Saturday, 10 am to 6 pm',
  },
  dataProtectionContact: { name: 'Data protection desk', email: 'privacy@aangan.example' },
  consumerHelpline: '1915',
  noticesReviewedOn: '2026-11-01',
};

/** Returns whether visitors see the invented company. */
export const isDemoCompany = ({ legalName }: Pick<Company, 'legalName'>): boolean =>
  legalName === demoCompany.legalName;
