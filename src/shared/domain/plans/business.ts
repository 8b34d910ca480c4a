/** @file The plan of a small business in Delhi: registrations in the order in which each asks for one before it, as our post has them. */
import { t } from '#words/t.ts';
import { heading, task, type PlanEntry } from './plan-entry.ts';

const order = 'registering-a-small-business-in-delhi';
const permits = 'permits';

export const business = {
  business: {
    label: t('Opening a business'),
    dateLabel: t('To be opened on'),
    withGuests: false,
    checkedOn: '2026-03-01',
    tasks: [
      task('form', 120, t('Choose the form: proprietor, partners, LLP or company'), {
        guide: order,
        trade: 'legal',
      }),
      task('place', 110, t('Find a place in which your trade is allowed'), {
        needs: t('Usually needed: the paper that permits commercial use, receipts of conversion charges'),
        guide: 'choosing-a-shop-location',
        market: 'lajpat-nagar',
      }),
      task('name', 100, t('Search the name in the registers, and keep two spare ones'), {
        site: 'mca.gov.in',
      }),
      task('pan', 95, t('PAN'), {
        part: permits,
        needs: t('A proprietor uses the personal one; a partnership, an LLP or a company gets its own'),
        site: 'incometax.gov.in',
      }),
      task('registered', 85, t('Register the LLP or the company, or sign the deed of partnership'), {
        part: permits,
        needs: t(
          'Usually needed: PAN and Aadhaar of all owners, digital signatures, proof of the address. A proprietor skips it',
        ),
        site: 'mca.gov.in',
        trade: 'legal',
      }),
      task('address', 75, t('Have the three papers of your address ready'), {
        needs: t(
          'Rent agreement or ownership paper, a recent electricity bill, a no-objection letter of the owner',
        ),
      }),
      task('udyam', 70, t('Udyam registration'), {
        part: permits,
        needs: t('Usually needed: PAN and Aadhaar. It is free; sites that look like it charge'),
        site: 'udyamregistration.gov.in',
      }),
      task('gst', 63, t('GST registration, if you need it or want it'), {
        part: permits,
        needs: t(
          'Usually needed: PAN, Aadhaar, papers of the address, photograph, proof of the bank account',
        ),
        guide: 'gst-for-a-new-shop',
        site: 'gst.gov.in',
        trade: 'accounting',
      }),
      task('account', 56, t('Open the current account'), {
        needs: t('Usually needed: two proofs that the business exists, such as Udyam and GST'),
      }),
      task('shops', 49, t('Shops and Establishments, Delhi'), {
        part: permits,
        needs: t(
          'Usually needed: PAN, papers of the address, number of employees. Read there which sizes must register',
        ),
        site: 'labour.delhi.gov.in',
      }),
      task('trade', 42, t('Trade licence of the corporation; health trade licence for food, salon or gym'), {
        part: permits,
        needs: t(
          'Usually needed: papers of the address, a plan of the shop, identity; for some sizes fire clearance',
        ),
        site: 'mcdonline.nic.in',
      }),
      task('food', 42, t('FSSAI registration or licence, if you handle food'), {
        part: permits,
        needs: t(
          'Usually needed: photograph and identity, papers of the address, list of foods. The size decides which of the two',
        ),
        site: 'foscos.fssai.gov.in',
      }),
      task('mark', 35, t('Apply for the trade mark, if the name is worth it'), {
        site: 'ipindia.gov.in',
        trade: 'legal',
      }),
      task('staff', 21, t('Provident fund and insurance, once you employ enough people'), {
        part: permits,
        needs: t('Often from 20 people for one and 10 for the other'),
        site: 'epfindia.gov.in',
      }),
      task('bills', 14, t('Bill book or software with running numbers'), { trade: 'accounting' }),
      task('board', 7, t('Hang certificates and GST number where they must be seen')),
      task('customers', 0, t('Open, and look for the first hundred customers'), {
        guide: 'first-hundred-customers',
        trade: 'marketing',
      }),
    ],
    headings: [
      heading('fees', 6, t('Registrations, licences and help with them'), [
        'legal',
        'accounting',
        'consulting',
      ]),
      heading('rent', 24, t('Deposit and first rents')),
      heading('fitting', 25, t('Fitting out, signage'), ['interiors', 'electrical', 'painting']),
      heading('stock', 20, t('First stock and equipment')),
      heading('marketing', 10, t('Making it known'), ['marketing']),
      heading('held', 15, t('Held back for three slow months')),
    ],
  },
} as const satisfies Readonly<Record<string, PlanEntry>>;
