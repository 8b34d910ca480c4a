/** @file The drawn projects of invented vendors, by the name of the vendor. */
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { PictureName } from '#content/pictures.generated.ts';

export type ProjectSeed = {
  id: string;
  title: string;
  area: string;
  month: string;
  category: VendorCategory;
  words: string;
  pictures: readonly { name: PictureName; caption: string }[];
};

export const projectSeeds: Readonly<Record<string, readonly ProjectSeed[]>> = {
  'Genda Phool Decorators': [
    {
      id: 'lawn-wedding-chhatarpur',
      title: 'A lawn wedding in two lights',
      area: 'Chhatarpur',
      month: '2026-02',
      category: 'decoration',
      words:
        'Pheras at noon and a reception after dark on the same lawn. The bamboo mandap stayed; drapes and flowers were changed in four hours while the guests had lunch.',
      pictures: [
        { name: 'gallery/mandap-by-day', caption: 'Bamboo, ivory cloth and jasmine for the pheras' },
        { name: 'gallery/mandap-by-night', caption: 'The same mandap in crimson after sunset' },
        { name: 'gallery/floral-gate', caption: 'The gate, 14 feet, roses and marigold' },
        { name: 'gallery/lamp-lit-path', caption: 'Six hundred diyas along the path' },
      ],
    },
    {
      id: 'reception-stage-dwarka',
      title: 'A stage in rose and ivory',
      area: 'Dwarka',
      month: '2025-12',
      category: 'decoration',
      words: 'A banquet hall with a low ceiling: the backdrop leans back a little, so that it looks higher.',
      pictures: [
        { name: 'gallery/stage', caption: 'Before the guests came' },
        { name: 'gallery/reception', caption: 'With the families' },
      ],
    },
  ],
  'Chhavi Wedding Films': [
    {
      id: 'three-days-in-gurgaon',
      title: 'Three days in Gurgaon',
      area: 'Gurgaon',
      month: '2026-01',
      category: 'photography',
      words:
        'Haldi at home, varmala at dusk, vidaai at five in the morning. Two photographers, one film camera, no lights that anybody noticed.',
      pictures: [
        { name: 'gallery/varmala', caption: 'The varmala, one second before' },
        { name: 'gallery/haldi', caption: 'Haldi on the terrace' },
        { name: 'gallery/pheras', caption: 'By firelight alone' },
        { name: 'gallery/vidaai', caption: 'Five in the morning' },
      ],
    },
  ],
  'Dilli Dawat Caterers': [
    {
      id: 'silver-anniversary-dinner',
      title: 'Dinner for 120, plated',
      area: 'Civil Lines',
      month: '2026-03',
      category: 'catering',
      words:
        'A silver anniversary: chaat in the garden, then five courses at the table in an hour and a half.',
      pictures: [
        { name: 'gallery/table-setting', caption: 'One of 120 places' },
        { name: 'gallery/buffet', caption: 'The counter for those who came late' },
        { name: 'gallery/anniversary', caption: 'The couple’s own table' },
      ],
    },
  ],
};
