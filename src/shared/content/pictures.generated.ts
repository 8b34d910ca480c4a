// Written by art/build.ts; do not edit.

/** A drawn picture: files are /art/<name>-<width>.avif and .webp; the share card is /art/<name>-share.jpg. */
export interface Picture {
  readonly alt: string;
  /** Shape of the drawing; the widths are the pixel widths on disk. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Colour to show until the picture is there. */
  readonly tone: string;
  readonly share?: boolean;
}

// prettier-ignore
const drawn = {
  'blog/approvals-before-you-build': { alt: 'A small model house standing on a stack of stamped drawings and files, with a rubber stamp and a rolled plan in front of municipal arches.', width: 1200, height: 800, widths: [480, 960], tone: '#d1af8e', share: true },
  'blog/choosing-a-caterer-in-delhi': { alt: 'A brass thali with dal, paneer, rice and puri on a rose tablecloth, beside a tasting list half ticked off.', width: 1200, height: 800, widths: [480, 960], tone: '#b69f77', share: true },
  'blog/choosing-a-shop-location': { alt: 'A paper map of a Delhi neighbourhood with streets, a park and a metro line; three pins mark corners, one carrying a tiny shop.', width: 1200, height: 800, widths: [480, 960], tone: '#d1cdb7', share: true },
  'blog/choosing-bricks-blocks-and-cement': { alt: 'Red bricks, grey blocks, a cement bag, a trowel and a plumb line arranged like a still life on a timber bench.', width: 1200, height: 800, widths: [480, 960], tone: '#cfb395', share: true },
  'blog/dj-sound-and-the-ten-oclock-rule': { alt: 'A DJ desk between tall speakers and dancing guests; above them a large clock shows ten.', width: 1200, height: 800, widths: [480, 960], tone: '#645267', share: true },
  'blog/dust-rules-and-winter-construction': { alt: 'A building site wrapped in green dust netting on a hazy winter day, a water cannon spraying mist and a masked worker standing by.', width: 1200, height: 800, widths: [480, 960], tone: '#a6a288', share: true },
  'blog/farmhouse-or-banquet-hall': { alt: 'Two wedding venues side by side: a farmhouse lawn with a tent by day, and a pillared banquet hall with a chandelier by night.', width: 1200, height: 800, widths: [480, 960], tone: '#9d8f7b', share: true },
  'blog/first-hundred-customers': { alt: 'A crowd of customers seen from behind in the evening, all turned towards one small lit tea and snack shop with string lights.', width: 1200, height: 800, widths: [480, 960], tone: '#866864', share: true },
  'blog/gst-for-a-new-shop': { alt: 'A shop bill printer with a long paper roll curling across the counter, the letters GST on a shelf sign, coins and a barcode scanner.', width: 1200, height: 800, widths: [480, 960], tone: '#c7ac94', share: true },
  'blog/invitations-gifts-and-trousseau-packing': { alt: 'An open wedding trunk full of folded saris, with ribboned gift boxes, invitation cards, bangles and embroidered shoes around it.', width: 1200, height: 800, widths: [480, 960], tone: '#ba9682', share: true },
  'blog/monsoon-proofing-a-delhi-roof': { alt: 'Heavy monsoon rain on a Delhi rooftop: half the roof freshly coated, water running to a downpipe, clouds layered above and a bright umbrella below.', width: 1200, height: 800, widths: [480, 960], tone: '#8a948f', share: true },
  'blog/pricing-for-a-service-business': { alt: 'A brass balance weighing an hourglass and tools against stacks of rupee coins, with blank price tags hanging from a thread above.', width: 1200, height: 800, widths: [480, 960], tone: '#987880', share: true },
  'blog/raising-a-first-round': { alt: 'A round meeting table from above whose top is cut into coloured shares, with chairs, laptops, notes and glasses of chai around it.', width: 1200, height: 800, widths: [480, 960], tone: '#869984', share: true },
  'blog/reading-a-contractors-quote': { alt: 'A contractor\'s quotation on a blueprint with a magnifying glass over one line, a safety helmet, a pencil and a folding rule beside it.', width: 1200, height: 800, widths: [480, 960], tone: '#68847b', share: true },
  'blog/registering-a-small-business-in-delhi': { alt: 'A framed registration certificate hung with a marigold garland above a shop counter, with a laptop, a stamp, incense and a box of laddoos.', width: 1200, height: 800, widths: [480, 960], tone: '#898c77', share: true },
  'blog/renovating-an-old-dda-flat': { alt: 'A four-storey block of old flats with one home cut open to show a bright new kitchen and living room beside a wall still being stripped.', width: 1200, height: 800, widths: [480, 960], tone: '#b5a684', share: true },
  'blog/wedding-budget-worksheet': { alt: 'A wedding budget laid out on a table: a filled worksheet, a ring chart of shares, a calculator, rupee coins and marigolds.', width: 1200, height: 800, widths: [480, 960], tone: '#909783', share: true },
  'blog/winter-wedding-weather-plan': { alt: 'A clear-walled wedding tent on a foggy winter night: guests in shawls stand round a fire bowl under warm lights.', width: 1200, height: 800, widths: [480, 960], tone: '#7b777d', share: true },
  'business/accounting': { alt: 'A red cloth-bound account book tied with string beside a calculator, spectacles, rupee coins and a cup of chai, on a green desk.', width: 1200, height: 800, widths: [480, 960], tone: '#767663', share: true },
  'business/consulting': { alt: 'An adviser at a board with a simple chart talks to two shop owners seated at a round table with chai and papers.', width: 1200, height: 800, widths: [480, 960], tone: '#d2cdb9', share: true },
  'business/investment': { alt: 'Terraced fields rising towards a golden coin-like sun, with seedlings that grow larger on each step and small stacks of coins.', width: 1200, height: 800, widths: [480, 960], tone: '#b8b07c', share: true },
  'business/legal': { alt: 'A domed court building with tall columns behind a desk where a sealed agreement, law books and a fountain pen are laid out.', width: 1200, height: 800, widths: [480, 960], tone: '#b2b29f', share: true },
  'business/marketing': { alt: 'A marigold megaphone sends out kites, hearts, stars and speech shapes past a phone showing a shop, above Delhi rooftops.', width: 1200, height: 800, widths: [480, 960], tone: '#b8b8a3', share: true },
  'business/strategy': { alt: 'A chessboard in warm light with carved elephants, horses and kings, one pawn stepping forward along a marked path.', width: 1200, height: 800, widths: [480, 960], tone: '#857984', share: true },
  'category/car-rentals': { alt: 'A vintage-styled wedding car garlanded with marigolds and roses waiting at an arched haveli gate at dusk.', width: 1200, height: 800, widths: [480, 960], tone: '#8d6a64' },
  'category/choreography': { alt: 'Three dancers with raised arms in wide skirts and a kurta, framed by sweeping ribbons of colour on a wooden stage.', width: 1200, height: 800, widths: [480, 960], tone: '#938c70' },
  'category/fashion-designers': { alt: 'A designer\'s studio with an embroidered lehenga on a dress form, rolls of cloth, a sewing machine and garments on a rail.', width: 1200, height: 800, widths: [480, 960], tone: '#d1b59f' },
  'category/music': { alt: 'Instruments resting together: tabla, a dhol, a guitar, a harmonium-sized speaker and a microphone, with arcs of sound behind.', width: 1200, height: 800, widths: [480, 960], tone: '#78596e' },
  'category/photography': { alt: 'A camera on a tripod facing a couple under a flower arch, soft lights on both sides and prints drying on a string.', width: 1200, height: 800, widths: [480, 960], tone: '#868a7b' },
  'construction/architecture-and-design': { alt: 'An architect\'s sheet from which a paper model of a house rises: arched front, jaali screen, terrace and tree, with compass and scale beside.', width: 1200, height: 800, widths: [480, 960], tone: '#aeb49e', share: true },
  'construction/civil-construction': { alt: 'Workers on a rising concrete frame at sunrise with a tower crane, a mixer truck and bundles of steel rods below.', width: 1200, height: 800, widths: [480, 960], tone: '#c08e6e' },
  'construction/electrical-and-plumbing': { alt: 'A brick wall opened in two places: wires and switch boxes glowing on one side, copper pipes and a tap on the other, with tools below.', width: 1200, height: 800, widths: [480, 960], tone: '#ccaa8d' },
  'construction/interiors': { alt: 'A warm living room with an arched niche wall, a teal sofa, brass pendants, a jaali screen, a rug and plants.', width: 1200, height: 800, widths: [480, 960], tone: '#c8ab8c' },
  'construction/painting-and-finishes': { alt: 'A painter on a ladder rolling teal paint over an ivory wall, with colour cards, tins and a brush on the floor.', width: 1200, height: 800, widths: [480, 960], tone: '#95b1a1' },
  'construction/renovation': { alt: 'An old courtyard house half restored: cracked faded plaster on the left, fresh colour, mended arches and plants on the right.', width: 1200, height: 800, widths: [480, 960], tone: '#b2ac95' },
  'default/blog': { alt: 'A writing desk at an arched window: an open notebook, a pen, a glass of chai and marigolds, the town in morning light outside.', width: 1200, height: 800, widths: [480, 960], tone: '#8a9d89', share: true },
  'default/share': { alt: 'Through a teal arch: a lit courtyard at dusk with a garlanded haveli and tables being laid.', width: 1200, height: 630, widths: [480], tone: '#697167', share: true },
  'default/vendor-banner': { alt: 'A sunlit veranda of cusped arches with a lattice rail, hanging lanterns and potted plants.', width: 1600, height: 520, widths: [800, 1600], tone: '#ddbe98' },
  'default/vendor': { alt: 'A clay lamp burning in a cusped niche of a lattice wall.', width: 800, height: 800, widths: [240, 480], tone: '#73836d' },
  'gallery/anniversary': { alt: 'A silver anniversary dinner at a small terrace table: two chairs, roses, candlelight and the town\'s domes behind.', width: 1200, height: 800, widths: [480, 960], tone: '#876a76' },
  'gallery/baraat': { alt: 'A baraat at dusk: the groom on a white mare under a fringed umbrella, dhol players and dancing family with light poles.', width: 1200, height: 800, widths: [480, 960], tone: '#86696c' },
  'gallery/birthday': { alt: 'A birthday table with a three-tier cake, candles, balloons, bunting, gift boxes and bowls of sweets.', width: 1200, height: 800, widths: [480, 960], tone: '#d2d1c1' },
  'gallery/griha-pravesh': { alt: 'A griha pravesh: the door of a new house hung with mango leaves, a kalash and rice on the step, rangoli and red footprints leading in.', width: 1200, height: 800, widths: [480, 960], tone: '#c4b895' },
  'gallery/haldi': { alt: 'A haldi morning: the bride seated under yellow drapes and marigold strings, brass bowls of turmeric and petals around her, two women beside.', width: 1200, height: 800, widths: [480, 960], tone: '#dfc279' },
  'gallery/mehndi': { alt: 'A mehndi afternoon: a bride\'s hennaed hands in front, green drapes, low cushions and women seated with henna cones.', width: 1200, height: 800, widths: [480, 960], tone: '#a8a281' },
  'gallery/naming-ceremony': { alt: 'A naming ceremony: a flower-hung cradle under a canopy of paper stars, with brass lamps, sweets and small toys.', width: 1200, height: 800, widths: [480, 960], tone: '#dfc8b1' },
  'gallery/pheras': { alt: 'The pheras at night: bride and groom seated by the sacred fire under a mandap of white drapes and marigolds, a priest opposite.', width: 1200, height: 800, widths: [480, 960], tone: '#826667' },
  'gallery/reception': { alt: 'A reception stage with a sofa under a chandelier, the couple greeting a family, tall flower stands on both sides.', width: 1200, height: 800, widths: [480, 960], tone: '#71776a' },
  'gallery/sangeet': { alt: 'A sangeet night: a lit stage with a musician\'s seat, dancing guests in bright skirts and kurtas, and lanterns overhead.', width: 1200, height: 800, widths: [480, 960], tone: '#835764' },
  'gallery/varmala': { alt: 'The varmala: bride and groom holding rose garlands towards each other on a round stage before an arch of flowers, petals falling.', width: 1200, height: 800, widths: [480, 960], tone: '#e5bdaa' },
  'gallery/vidaai': { alt: 'The vidaai at dawn: a decorated palanquin waits outside the house, the bride at the door throws rice over her shoulder, family behind.', width: 1200, height: 800, widths: [480, 960], tone: '#d9a685' },
  'home/banner-tall': { alt: 'A courtyard at dusk under string lights: a garlanded haveli, a small lit shop and a house frame going up.', width: 800, height: 900, widths: [480, 800], tone: '#836162' },
  'home/banner': { alt: 'A courtyard at dusk: a garlanded haveli with a stage and tables being laid, a lit shop with its shutter half up, and a house frame with scaffolding behind.', width: 1600, height: 640, widths: [960, 1600], tone: '#856368', share: true },
  'home/need-business': { alt: 'A small corner shop on its opening day: striped awning, mango-leaf garland, full shelves and the owner at the door.', width: 1200, height: 800, widths: [480, 960], tone: '#baa380' },
  'home/need-construction': { alt: 'A house being built on a clear morning: concrete frame, brick walls, bamboo scaffold and two workers in helmets.', width: 1200, height: 800, widths: [480, 960], tone: '#b8b297' },
  'home/need-events': { alt: 'Through a garlanded arch: a couple under a marigold mandap at sunset, lamps along the floor.', width: 1200, height: 800, widths: [480, 960], tone: '#968d76' },
  'market/chandni-chowk': { alt: 'Chandni Chowk: the Red Fort at the end of a narrow street, domes and minarets beside it, a tangle of wires, a jalebi shop and a cycle rickshaw.', width: 1200, height: 800, widths: [480, 960], tone: '#c09674', share: true },
  'market/khan-market-bookshop': { alt: 'Inside a Khan Market bookshop: shelves to the ceiling, a ladder, a reading chair and a lamp beside piles of books.', width: 1200, height: 800, widths: [480, 960], tone: '#856750' },
  'market/khan-market-cafe': { alt: 'A first-floor cafe table by an arched window in Khan Market: two coffees, a slice of cake, flowers and treetops outside.', width: 1200, height: 800, widths: [480, 960], tone: '#c5b99c' },
  'market/khan-market-evening': { alt: 'Khan Market at closing time: lit bookshop windows, cafe lights on the first floor and a car waiting under the trees.', width: 1200, height: 800, widths: [480, 960], tone: '#806c68' },
  'market/khan-market-middle-lane': { alt: 'The narrow middle lane of Khan Market with awnings, hanging plants, a shoe mender\'s seat and a couple strolling.', width: 1200, height: 800, widths: [480, 960], tone: '#c9b897' },
  'market/khan-market': { alt: 'Khan Market: a row of low buildings with a bookshop at street level and a first-floor cafe on the balcony, under neem trees.', width: 1200, height: 800, widths: [480, 960], tone: '#b4ae91', share: true },
  'market/lajpat-nagar': { alt: 'Lajpat Nagar central market: two hennaed palms in front of a bangle stall and shops stacked with rolls of bright cloth.', width: 1200, height: 800, widths: [480, 960], tone: '#aa8d75', share: true },
  'market/m-block-artisan-stores': { alt: 'An artisan store with shelves of blue pottery, brass lamps, block-printed cloth and hanging puppets around a carved doorway.', width: 1200, height: 800, widths: [480, 960], tone: '#bda186' },
  'market/m-block-clothing-shops': { alt: 'Clothing shops at M Block: lit windows with a lehenga, a sherwani and saris on dress forms, and a rail of kurtas on the pavement.', width: 1200, height: 800, widths: [480, 960], tone: '#b69474' },
  'market/m-block-entrance': { alt: 'The entrance to a market square: an open archway with a signboard, flower boxes and shops glimpsed beyond.', width: 1200, height: 800, widths: [480, 960], tone: '#c5b391' },
  'market/m-block-night-view': { alt: 'M Block Market at night: lit shop windows and cafes around the square, strings of lights overhead and reflections on wet paving.', width: 1200, height: 800, widths: [480, 960], tone: '#6d5d5d' },
  'market/m-block-street-food': { alt: 'A street-food counter at M Block with steaming momo baskets, golgappas, a tawa of tikkis and glasses of chai under a striped awning.', width: 1200, height: 800, widths: [480, 960], tone: '#8c8164' },
  'market/m-block': { alt: 'M Block Market: a paved square with a tree and benches in the middle, two-storey boutiques and cafes around it and shoppers with bags.', width: 1200, height: 800, widths: [480, 960], tone: '#b3a88a', share: true },
  'market/rajouri-garden-bridal-windows': { alt: 'A bridal showroom window in Rajouri Garden with four lehengas under warm spotlights and a family looking in.', width: 1200, height: 800, widths: [480, 960], tone: '#b3836c' },
  'market/rajouri-garden-chole-bhature': { alt: 'A plate of two puffed bhature with chole, pickled onion, green chilli and a glass of lassi on a steel tray.', width: 1200, height: 800, widths: [480, 960], tone: '#d3a882' },
  'market/rajouri-garden-evening': { alt: 'Rajouri Garden in the evening with glowing shop signs, a line of cars and an elevated train with lit windows.', width: 1200, height: 800, widths: [480, 960], tone: '#766469' },
  'market/rajouri-garden-metro': { alt: 'Two metro lines crossing at different heights above Rajouri Garden with a station roof, stairs and commuters below.', width: 1200, height: 800, widths: [480, 960], tone: '#aeb1a3' },
  'market/rajouri-garden': { alt: 'Rajouri Garden: an elevated metro train passes over a bright shopping street of bridal showrooms, food stalls and auto-rickshaws.', width: 1200, height: 800, widths: [480, 960], tone: '#978e8a', share: true },
  'market/sarojini-nagar-earrings': { alt: 'Display boards crowded with jhumka earrings, bangles and bead strings at a Sarojini Nagar stall, with price cards.', width: 1200, height: 800, widths: [480, 960], tone: '#9b8372' },
  'market/sarojini-nagar-lanes': { alt: 'A narrow Sarojini Nagar lane roofed with coloured tarpaulins, clothes hanging on both sides and shoppers walking through.', width: 1200, height: 800, widths: [480, 960], tone: '#b49676' },
  'market/sarojini-nagar-shoes': { alt: 'Rows of embroidered juttis and sandals laid out on steps of a Sarojini Nagar stall in every colour.', width: 1200, height: 800, widths: [480, 960], tone: '#d4b18d' },
  'market/sarojini-nagar-winter': { alt: 'A winter stall at Sarojini Nagar: rails of coats and woollen shawls, a tea kettle steaming and shoppers in scarves.', width: 1200, height: 800, widths: [480, 960], tone: '#8d8587' },
  'market/sarojini-nagar': { alt: 'Sarojini Nagar: rows of clothes rails under coloured umbrellas and tarpaulins, hand-written price cards and shoppers looking through the racks.', width: 1200, height: 800, widths: [480, 960], tone: '#ad9e79', share: true },
  'service/catering': { alt: 'Two chefs behind a long live-counter with a tandoor, steaming handis and silver serving dishes under a striped canopy.', width: 1200, height: 800, widths: [480, 960], tone: '#ceb398', share: true },
  'service/crew': { alt: 'A row of event crew ready for work: an usher with a tray, a coordinator with a clipboard, a photographer, a technician in a helmet and a host in a sari.', width: 1200, height: 800, widths: [480, 960], tone: '#d4ad70', share: true },
  'service/decoration': { alt: 'A flower-covered swing under a canopy of hanging marigold and white strands, with pink drapes and lamps on the floor.', width: 1200, height: 800, widths: [480, 960], tone: '#e0beaa', share: true },
  'service/entertainment': { alt: 'A live band on a small stage: a singer at the microphone, a tabla player, a guitarist and a dhol player under warm spotlights.', width: 1200, height: 800, widths: [480, 960], tone: '#776b62', share: true },
  'service/gifts': { alt: 'Arched wall niches holding ribboned gift boxes, a brass lamp, sweets, a silk pouch and hand-made invitation cards.', width: 1200, height: 800, widths: [480, 960], tone: '#899579', share: true },
  'service/venue': { alt: 'A symmetrical palace venue at golden hour with a long reflecting pool, clipped hedges and rows of lamps.', width: 1200, height: 800, widths: [480, 960], tone: '#a59973', share: true },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof drawn;

/** Every drawn picture by name. */
export const pictures: Readonly<Record<PictureName, Picture>> = drawn;
