/** @file The built-in sample vendors: shown, with a label, when a list is empty or unavailable. */

/** The parts of a vendor that a card shows. */
export type SampleVendor = {
  readonly _id: string;
  readonly companyName: string;
  readonly ownerName: string;
  readonly address: string;
  readonly area: string;
  readonly category: string;
  readonly phone: null;
  readonly isSample: true;
};

const sample = (_id: string, companyName: string, category: string): SampleVendor => ({
  _id,
  companyName,
  category,
  ownerName: 'Sample owner',
  address: 'Delhi',
  area: 'Delhi-NCR',
  phone: null,
  isSample: true,
});

export const sampleEntertainer = sample('sample-entertainer', 'Sample DJ and Sound', 'dj');
export const sampleAdviser = sample('sample-adviser', 'Sample Finance Advisers', 'investment');
