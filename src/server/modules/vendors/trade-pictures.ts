/** @file The drawn pictures of each trade, shown on the page of a vendor that has none of its own. */
import type { VendorKind } from '#domain/vendors/vendor-categories.ts';
import type { PictureName } from '#content/pictures.generated.ts';

/**
 * The first leads the page, the others fill the gallery. No trade shows the work of another.
 * @where Which drawings stand for a vendor without pictures?
 */
export const tradePictures: Readonly<Record<VendorKind, readonly [PictureName, ...PictureName[]]>> = {
  venue: [
    'service/venue',
    'gallery/mandap-by-day',
    'gallery/lamp-lit-path',
    'blog/farmhouse-or-banquet-hall',
    'project/winter-lawn',
  ],
  catering: [
    'service/catering',
    'gallery/buffet',
    'gallery/table-setting',
    'project/langar-for-six-hundred',
    'blog/choosing-a-caterer-in-delhi',
  ],
  decoration: [
    'service/decoration',
    'gallery/floral-gate',
    'gallery/reception',
    'gallery/mandap-by-night',
    'project/marigold-courtyard',
  ],
  music: ['service/entertainment', 'category/music', 'project/sangeet-before-ten', 'gallery/sangeet'],
  dj: ['gallery/dance-floor', 'blog/dj-sound-and-the-ten-oclock-rule', 'vendor/dj'],
  photography: [
    'category/photography',
    'gallery/varmala',
    'gallery/pheras',
    'gallery/haldi',
    'gallery/vidaai',
  ],
  videography: ['gallery/vidaai', 'gallery/sangeet', 'gallery/varmala'],
  makeup: ['gallery/mehndi', 'market/lajpat-nagar', 'gallery/haldi'],
  priest: ['gallery/pheras', 'gallery/griha-pravesh', 'gallery/naming-ceremony', 'gallery/mandap-by-day'],
  fashion: [
    'category/fashion-designers',
    'market/rajouri-garden-bridal-windows',
    'market/m-block-clothing-shops',
    'project/block-print-label',
    'vendor/fashion',
  ],
  jewellery: ['market/sarojini-nagar-earrings', 'market/m-block-artisan-stores'],
  choreography: ['category/choreography', 'gallery/sangeet', 'vendor/choreography'],
  'car-rentals': ['category/car-rentals', 'gallery/baraat', 'vendor/car-rentals'],
  gifts: ['service/gifts', 'blog/invitations-gifts-and-trousseau-packing', 'vendor/gifts'],
  crew: ['service/crew', 'vendor/crew'],
  planner: ['community/weddings', 'blog/winter-wedding-weather-plan', 'blog/wedding-budget-worksheet'],
  'civil-construction': [
    'construction/civil-construction',
    'home/need-construction',
    'project/janakpuri-floor',
    'blog/choosing-bricks-blocks-and-cement',
    'vendor/civil-construction',
  ],
  architecture: ['construction/architecture-and-design', 'project/courtyard-house', 'vendor/architecture'],
  interiors: ['construction/interiors', 'project/sector-fifty-kitchen', 'vendor/interiors'],
  electrical: ['construction/electrical-and-plumbing', 'vendor/electrical'],
  plumbing: ['construction/electrical-and-plumbing', 'project/vasant-kunj-flat', 'vendor/plumbing'],
  painting: ['construction/painting-and-finishes', 'vendor/painting'],
  renovation: [
    'construction/renovation',
    'blog/renovating-an-old-dda-flat',
    'project/vasant-kunj-flat',
    'vendor/renovation',
  ],
  investment: ['business/investment', 'blog/raising-a-first-round', 'vendor/investment'],
  legal: ['business/legal', 'blog/registering-a-small-business-in-delhi', 'vendor/legal'],
  accounting: ['business/accounting', 'blog/gst-for-a-new-shop', 'vendor/accounting'],
  consulting: ['business/consulting', 'vendor/consulting'],
  strategy: ['business/strategy', 'vendor/strategy'],
  marketing: ['business/marketing', 'blog/first-hundred-customers', 'vendor/marketing'],
  retail: ['home/need-business', 'market/m-block-artisan-stores', 'vendor/retail'],
  Entertainment: [
    'home/need-events',
    'service/decoration',
    'service/catering',
    'service/venue',
    'service/entertainment',
  ],
  Construction: [
    'home/need-construction',
    'construction/civil-construction',
    'construction/interiors',
    'construction/renovation',
    'construction/architecture-and-design',
  ],
  Freelancer: [
    'service/crew',
    'category/photography',
    'category/music',
    'category/choreography',
    'category/fashion-designers',
  ],
};

/** The drawings for a trade of an older release that no longer exists. */
const anyTrade = ['default/vendor-banner', 'default/vendor'] as const;

/** Returns the drawings of a vendor's trade: its first category, or the trade of its registration while it has chosen none. */
export function picturesOfTrade({
  categories: [category],
  productSelection,
}: {
  categories: readonly string[];
  productSelection: string | null;
}): readonly [PictureName, ...PictureName[]] {
  const kind = category ?? productSelection ?? '';
  return Object.hasOwn(tradePictures, kind) ? tradePictures[kind as VendorKind] : anyTrade;
}
