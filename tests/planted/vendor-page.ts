import type { PlantedFault } from './fault.ts';

const shortNameTests = ['src/server/modules/vendors/short-names.test.ts'];

/** A vendor's page and its short address. */
export const vendorPage: readonly PlantedFault[] = [
  {
    name: 'short-address-of-another',
    breaks: 'A name that a vendor has or had in its short address is never given to another.',
    file: 'src/server/modules/vendors/short-names.ts',
    from: 'and(eq(vendorShortNames.name, name), eq(vendorShortNames.vendorId, vendor.id))',
    to: 'eq(vendorShortNames.name, name)',
    caughtBy: [{ project: 'pglite', files: shortNameTests }],
  },
  {
    name: 'short-address-readable-after-erasure',
    breaks: 'After its erasure nothing readable is left of a vendor, its short addresses included.',
    file: 'src/server/modules/vendors/vendor-records.ts',
    from: '    await forgetShortNames(tx, vendorId);\n',
    to: '',
    caughtBy: [{ project: 'pglite', files: shortNameTests }],
  },
  {
    name: 'short-address-of-a-hidden-vendor',
    breaks: 'A short address tells nothing of a vendor that the public does not see.',
    file: 'src/server/modules/vendors/short-names.ts',
    from: 'and(eq(vendorShortNames.name, name), isPublic(vendors))',
    to: 'eq(vendorShortNames.name, name)',
    caughtBy: [{ project: 'pglite', files: shortNameTests }],
  },
  {
    name: 'open-a-minute-too-long',
    breaks: 'A page says that a vendor is open until its closing time, and no longer.',
    file: 'src/shared/domain/vendors/open-now.ts',
    from: 'from <= minute && minute < to',
    to: 'from <= minute && minute <= to',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/vendors/open-now.test.ts'] }],
  },
];
