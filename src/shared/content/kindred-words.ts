/**
 * @file Search words for what no category of the site is: each with the categories that stand nearest, which a search without a vendor
 * offers as links. The words stay words: a vendor who names them is found. A trade is named only where its people do such work or know
 * who does. Only the server reads it.
 */

type Row = readonly [meaning: string, words: string];

/** Words and the nearest categories. */
export const kindredWords: readonly Row[] = [
  ['kin:catering', 'cake, cakes, bakery, baker, birthday cake, wedding cake, pastry, केक, बेकरी'],
  ['kin:catering|crew', 'bartender, bar, cocktail bar, hookah, बार'],
  ['kin:catering', 'ice cream, icecream, kulfi, juice, paan, pan wala, आइसक्रीम, कुल्फी, पान'],
  [
    'kin:car-rentals|music',
    'horse, horses, ghoda, elephant, hathi, camel, rath, buggy, baggi, bagghi, घोड़ा, हाथी, रथ, बग्घी',
  ],
  [
    'kin:decoration|crew',
    'firework, fireworks, cracker, crackers, patakha, patakhe, atishbazi, cold pyro, पटाखा, पटाखे, आतिशबाज़ी, आतिशबाजी',
  ],
  ['kin:decoration', 'gardener, mali, garden, gardening, plants, nursery, माली, बागवानी'],
  [
    'kin:dj|crew',
    'magician, magic show, jadugar, puppet, puppet show, clown, joker, game stall, games, stand up comedian, comedian, जादूगर, जोकर',
  ],
  ['kin:dj|photography', 'projector, led wall, led screen, photo booth, photobooth, live streaming'],
  [
    'kin:priest',
    'astrologer, astrology, jyotish, jyotishi, kundli, kundali, horoscope, vastu, vaastu, ज्योतिषी, ज्योतिष, कुंडली, वास्तु',
  ],
  [
    'kin:jewellery|fashion',
    'jewellery, jewelry, jeweller, gold, sona, gehne, zevar, mangalsutra, ring, गहने, ज़ेवर, सोना, आभूषण',
  ],
  ['kin:fashion|retail', 'shoes, juti, jutti, mojari, footwear, sandal, जूते, जूती'],
  ['kin:fashion', 'dry clean, dry cleaner, dry cleaning, laundry, dhobi, ironing, press wala, धोबी'],
  ['kin:makeup', 'tattoo, spa, massage, facial, nail art, waxing, barber, nai, haircut, मालिश'],
  ['kin:renovation', 'pest control, termite, deemak, dimak, cockroach, bed bugs, pest, दीमक, पेस्ट कंट्रोल'],
  [
    'kin:renovation|crew',
    'cleaner, cleaning, deep cleaning, house cleaning, safai, safai wala, maid, kaamwali, housekeeping, sweeper, सफाई, सफ़ाई',
  ],
  [
    'kin:electrical',
    'ac repair, ac service, ac wala, air conditioner, fridge, fridge repair, refrigerator, washing machine, appliance repair, tv repair, cctv, security camera, camera installation, generator, genset, एसी, फ्रिज, सीसीटीवी',
  ],
  [
    'kin:plumbing',
    'borewell, boring, submersible, water purifier, ro, ro repair, sewer, septic tank, nali, बोरवेल, बोरिंग',
  ],
  [
    'kin:civil-construction|interiors',
    'welder, welding, grill, gate, fabrication, iron gate, aluminium, aluminium window, upvc, glass work, sheesha, lift, elevator, वेल्डर, ग्रिल, गेट, शीशा',
  ],
  ['kin:interiors|renovation', 'locksmith, lock repair, chabi, chabi wala, key maker, चाबी, ताला'],
  [
    'kin:car-rentals',
    'packers, movers, packers and movers, packers movers, shifting, house shifting, truck, tempo transport, पैकर्स',
  ],
  ['kin:investment', 'insurance, lic, bima, health insurance, बीमा'],
  ['kin:legal|accounting', 'passport, visa, pan card, aadhaar, aadhar, stamp paper, पासपोर्ट, वीज़ा'],
  ['kin:marketing', 'software, app developer, mobile app, call centre, data entry, सॉफ्टवेयर'],
  ['kin:consulting', 'placement, recruitment, hr, manpower, staffing, franchise, भर्ती'],
];
