/**
 * @file Colloquial search words in three scripts, with meanings: the one table of the directory and the help panel. Only the server
 * reads it. Localities are in `localities.ts`; the desk's additions are in the database and take precedence.
 *
 * A meaning is one or several of these, joined by commas: `category:…`, `area:…`, `region:…`, `market:…`, `with:…` (a fact, which
 * counts where the category has it), `open:today`, `near`; `own` (the words name a product of the category: who names it comes first;
 * those of the table are in `product-words.ts`); `without:…` beside `with:…` (a fact that excludes); `kin:…` (categories that
 * stand near to what no category is: `kindred-words.ts`); `occasion:…`, whose words, like a category beside it, matter only while
 * nothing else names what is wanted; or plain words, any of which may replace the typed one. Variants and endings need no entry.
 */

import { kindredWords } from './kindred-words.ts';
import { productWords } from './product-words.ts';

type Row = readonly [meaning: string, words: string];

/** Trades of celebrations. */
const celebrations: readonly Row[] = [
  [
    'category:catering',
    'catering, caterer, cater, halwai, khana, khana banane wala, rasoiya, maharaj, bawarchi, cook, chef, food, dawat, bhoj, buffet, हलवाई, कैटरिंग, केटरिंग, कैटरर, खाना, खाने वाला, रसोइया, महाराज, बावर्ची, दावत, भोजन',
  ],
  ['category:catering, with:food:jain', 'jain food, jain khana, jain catering, jain caterer, जैन खाना'],
  ['category:catering, with:food:veg', 'veg catering, veg caterer, shakahari khana'],
  [
    'category:catering, with:food:veg, without:food:nonveg',
    'pure veg catering, pure veg caterer, only veg caterer, shudh shakahari khana',
  ],
  [
    'category:catering, with:food:jain',
    'no onion no garlic, no onion garlic, no onion, no garlic, without onion garlic, without onion and garlic, without onion, without garlic, bina pyaz lahsun, bina lahsun pyaz, bina pyaz, bina lahsun, बिना प्याज लहसुन, बिना लहसुन प्याज, बिना प्याज, बिना लहसुन',
  ],
  [
    'category:venue',
    'venue, hall, party hall, party lawn, lawn, marriage hall, marriage garden, marriage place, wedding place, wedding garden, baarat ghar, barat ghar, jagah, party place, function place, auditorium, वेन्यू, हॉल, बारात घर, जगह, मैरिज हॉल, शादी हॉल',
  ],
  ['category:venue, with:venueType:banquet', 'banquet, banquet hall, banquets, बैंक्वेट, बैंक्वेट हॉल'],
  ['category:venue, with:venueType:farmhouse', 'farmhouse, farm house, फार्महाउस, फार्म हाउस'],
  ['category:venue, with:venueType:hotel', 'hotel, होटल'],
  ['category:venue, with:venueType:resort', 'resort, रिसॉर्ट'],
  [
    'category:venue, with:venueType:community',
    'community hall, community centre, community center, dharamshala, धर्मशाला',
  ],
  ['category:decoration', 'decoration, decorator, decor, sajawat, flower decoration, सजावट, डेकोरेशन, डेकोरेटर'],
  ['category:music', 'music, musician, baja, live band, gana, gana bajana, संगीतकार, बाजा, गाना'],
  ['category:dj', 'dj, d j, disc jockey, deejay, sound system, dj wala, डीजे, डी जे, डीजे वाला'],
  [
    'category:photography',
    'photography, photographer, photo, photos, photographs, photoshoot, photo shoot, photowala, photo studio, cameraman, फोटो, फोटोग्राफर, फ़ोटोग्राफ़र, फोटोग्राफी, फोटोवाला',
  ],
  [
    'category:videography|photography',
    'videography, videographer, videographers, video shooting, video, wedding videographer, वीडियो, वीडियोग्राफर, वीडियोग्राफी',
  ],
  [
    'category:makeup',
    'makeup, make up, makeup artist, make up artist, mua, beautician, beauty parlour, beauty parlor, parlour, parlor, salon, hair stylist, hairdresser, मेकअप, मेकअप आर्टिस्ट, ब्यूटी पार्लर, पार्लर, shringar, sringar, tayyar, party makeup, make over, मेकअप वाली',
  ],
  [
    'category:priest',
    'pandit, pandit ji, panditji, purohit, priest, puja, pooja, पंडित, पंडित जी, पुरोहित, पूजा',
  ],
  [
    'category:priest, with:ritual:housewarming',
    'griha pravesh, grih pravesh, house warming, housewarming puja, गृह प्रवेश',
  ],
  [
    'category:fashion',
    'fashion, fashion designer, designer, tailor, darzi, boutique, bridal wear, dulhan, dulha, दर्जी, दुल्हन, दूल्हा',
  ],
  [
    'category:choreography',
    'choreography, choreographer, dance, dancer, dance teacher, dance class, nach, sangeet choreographer, डांस, नाच, कोरियोग्राफर, sangeet dance, couple dance, family dance, dance sikhane wala',
  ],
  [
    'category:car-rentals',
    'car rental, car rentals, car on rent, car, cars, gaadi, gadi, driver, गाड़ी, कार, baraat car, shaadi ki gaadi, dulhe ki gaadi, groom car, wedding car, doli car, शादी की गाड़ी',
  ],
  ['category:gifts', 'gift, gifts, tohfa, shagun, तोहफा, तोहफ़ा, शगुन, गिफ्ट'],
  ['category:crew', 'crew, staff, promoter, volunteer'],
];

/** Occasions of celebrations. A trade beside one of these is more specific. */
const occasions: readonly Row[] = [
  [
    'occasion:wedding',
    'wedding, weddings, marriage, shaadi, shadi, byah, vivah, nikah, lagan, शादी, विवाह, ब्याह, निकाह',
  ],
  ['occasion:engagement', 'engagement, sagai, roka, ring ceremony, सगाई, रोका'],
  [
    'occasion:wedding event',
    'event, function, ceremony, celebration, samaroh, karyakram, program, programme, event planner, event management, wedding planner, shaadi planning, shadi planning, wedding planning, event planning, party planning, शादी प्लानिंग, शादी की प्लानिंग, कार्यक्रम, समारोह, फंक्शन',
  ],
  ['occasion:party', 'party, kitty party, cocktail, पार्टी'],
  [
    'occasion:birthday, category:venue|catering|decoration',
    'birthday, birthday party, birthday celebration, kids party, janmadin, bday, जन्मदिन, जन्मदिन की पार्टी, बर्थडे',
  ],
  ['occasion:anniversary', 'anniversary, salgirah, सालगिरह'],
  ['occasion:haldi', 'haldi, हल्दी'],
  ['occasion:baraat dhol', 'baraat, barat, बारात'],
  ['occasion:reception', 'reception, रिसेप्शन'],
  ['occasion:corporate office', 'corporate'],
  [
    'occasion:corporate office, category:venue|catering|crew',
    'corporate event, corporate party, office party, conference, seminar, annual day',
  ],
  ['occasion:sangeet dance', 'sangeet, संगीत'],
  ['occasion:naming', 'naming ceremony, namkaran, mundan, नामकरण, मुंडन'],
  ['occasion:house', 'home, house, flat, ghar, makaan, makan, kothi, घर, मकान, कोठी'],
  [
    'occasion:office',
    'office, business, company, vyapar, karobar, dhandha, udyog, firm, startup, व्यापार, कारोबार, धंधा, कंपनी',
  ],
];

/** Trades of building and repairs. */
const building: readonly Row[] = [
  [
    'category:civil-construction',
    'construction, civil construction, builder, builders, contractor, civil contractor, thekedar, thekedaar, mason, raj mistri, rajmistri, house construction, building, brick, eent, deewar, slab, lenter, ठेकेदार, राजमिस्त्री, build a house, build house, build home, building a house, ghar banana, ghar banwana, makan banana, makan banwana, makaan banwana, makan banane, makaan banane, ghar banane, makan banwane, makaan banwane, ghar banwane, ghar banwani, मकान बनाने, मकान बनवाने, घर बनाने, घर बनवाने, construction cost, cost of construction, civil work, rcc, tod phod, naya ghar, naya makan, मकान बनाना, मकान बनवाना, घर बनाना, घर बनवाना, निर्माण, ईंट, दीवार',
  ],
  [
    'category:architecture',
    'architect, architecture, architects, naksha, naksha nawis, house plan, house map, house design, elevation, house planning, home planning, ghar planning, makan planning, makaan planning, floor plan, building plan, naqsha, घर की प्लानिंग, मकान का नक्शा, घर का नक्शा, नक्शा, आर्किटेक्ट, वास्तुकार',
  ],
  ['category:interiors', 'interior, interiors, interior design, interior designer, इंटीरियर'],
  [
    'category:electrical',
    'electrical, electrician, electricians, electric, electricity, bijli, bijli wala, bijli mistri, bijliwala, बिजली, बिजली वाला, इलेक्ट्रीशियन, electric work, fan repair, pankha, short circuit, mcb, wireman, light fitting, पंखा, मिस्त्री बिजली',
  ],
  [
    'category:plumbing',
    'plumbing, plumber, plumbers, nal, nal wala, pipe, pipe fitting, नल, प्लंबर, प्लम्बर, नल वाला, plumbing work, pipe wala, paip, पाइप',
  ],
  [
    'category:painting',
    'painting, painter, painters, paint, rang, rang rogan, putai, safedi, whitewash, white wash, wall paint, पेंटर, पुताई, रंग रोगन, सफेदी, paint wala, painting work, texture paint, wall painting, putty, पेंट, पेंटिंग, रंगाई, रंगाई पुताई, rangai, rangai putai, deewar ka paint',
  ],
  [
    'category:renovation',
    'renovation, renovator, repair, repairs, marammat, मरम्मत, रिपेयर, repairing, home repair, ghar ki marammat, house repair, remodelling, remodeling, makeover',
  ],
  ['category:renovation|plumbing|electrical', 'mistri, mistry, handyman, kaarigar, karigar, मिस्त्री, कारीगर'],
];

/** Trades of business. */
const business: readonly Row[] = [
  [
    'category:accounting',
    'accounting, accountant, accountants, accounts, account, ca, c a, chartered accountant, chartered accountants, hisaab, hisab, hisab kitab, munim, tax, सीए, चार्टर्ड अकाउंटेंट, अकाउंटेंट, हिसाब, मुनीम, टैक्स, khata, khata bahi, bahi khata, tally, बही खाता',
  ],
  [
    'category:accounting, with:advice:gst',
    'gst, gst registration, gst return, gst filing, gst number, जीएसटी, जी एस टी',
  ],
  [
    'category:accounting, with:advice:incometax',
    'income tax, itr, itr filing, tax return, income tax return, आयकर',
  ],
  ['category:accounting, with:advice:audit', 'audit, auditor'],
  [
    'category:legal',
    'legal, lawyer, lawyers, law, advocate, vakil, vakeel, kanoon, solicitor, attorney, agreement, वकील, कानून, एडवोकेट, legal notice, court, kanooni salah, contract, contracts, agreement banana, कानूनी सलाह',
  ],
  ['category:legal, with:advice:trademark', 'trademark, trade mark, brand registration, ट्रेडमार्क'],
  [
    'category:legal|accounting, with:advice:company',
    'company registration, register company, pvt ltd, private limited, firm registration, llp, incorporation, company kholna, कंपनी रजिस्ट्रेशन, udyam, udyam registration, msme, msme registration, gst and company',
  ],
  ['category:legal|consulting, with:advice:fssai', 'fssai, food licence, food license, fssai registration'],
  [
    'category:investment',
    'investment, investments, investor, invest, finance, financial adviser, financial advisor, nivesh, karz, udhaar, निवेश, निवेशक, क़र्ज़, कर्ज',
  ],
  ['category:investment, with:advice:loans', 'loan, loans, business loan, home loan, लोन'],
  ['category:investment, with:advice:funding', 'funding, venture capital, angel investor'],
  [
    'category:consulting',
    'consulting, consultant, consultants, consultancy, business consultant, salahkar, सलाहकार',
  ],
  ['category:strategy', 'strategy, planning, business plan, business strategy'],
  [
    'category:marketing',
    'marketing, advertising, advertisement, advertise, ad agency, marketing agency, branding, graphic design, graphic designer, prachar, vigyapan, printing, printer, प्रचार, विज्ञापन, मार्केटिंग',
  ],
  [
    'category:marketing, with:promotion:social',
    'social media, social media marketing, instagram marketing, instagram, instagram ads, insta, insta ads, facebook, facebook ads, reels, influencer, youtube ads, इंस्टाग्राम, फेसबुक, digital marketing',
  ],
  [
    'category:marketing, with:promotion:seo',
    'seo, google ads, google, google business, search engine, google ranking',
  ],
  [
    'category:marketing, with:promotion:website',
    'website, web design, web site, app, ecommerce website, online store, website design, website developer, वेबसाइट',
  ],
  [
    'category:consulting|legal|accounting',
    'start a business, start business, starting a business, new business, business registration, shop opening, open a shop, business kholna, dukan kholna, dukaan kholna, dukaan kholni, व्यापार शुरू, दुकान खोलना, दुकान खोलनी',
  ],
  // Qualifies another trade: a photographer for a shop, a flower shop.
  [
    'occasion:shop, category:retail',
    'shop, shops, store, retail, kirana, kirana store, general store, dukaan, dukan, दुकान, किराना',
  ],
];

/** Facts of any trade named beside them. Alone they are plain words. */
const facts: readonly Row[] = [
  ['with:food:jain', 'jain, जैन'],
  ['with:ritual:jain', 'jain, जैन'],
  ['with:food:veg', 'veg, vegetarian, shakahari, वेज, शाकाहारी'],
  [
    'with:food:veg, without:food:nonveg',
    'pure veg, pure vegetarian, only veg, veg only, sirf veg, shudh veg, shudh shakahari, vaishno, vaishnav, sattvik, satvik, प्योर वेज, शुद्ध वेज, शुद्ध शाकाहारी, सिर्फ वेज, सात्विक',
  ],
  [
    'with:food:nonveg',
    'non veg, nonveg, non vegetarian, meat, mughlai, mansahari, नॉन वेज, नॉनवेज, मांसाहारी, मांस',
  ],
  ['with:setting:outdoor', 'outdoor, outdoors, open air, khula, bahar, आउटडोर, खुला'],
  ['with:setting:indoor', 'indoor, indoors, ac hall, इनडोर'],
  ['with:photoStyle:film', 'cinematic, film'],
  ['with:photoStyle:traditional', 'traditional'],
  ['with:photoStyle:product', 'product, products, catalogue, ecommerce'],
  ['with:musicStyle:punjabi', 'punjabi, bhangra, पंजाबी'],
  ['with:musicStyle:sufi', 'sufi, सूफी'],
  ['with:musicStyle:bollywood', 'bollywood'],
  ['with:musicStyle:western', 'western'],
  ['with:musicStyle:classical', 'classical, shastriya'],
  ['with:languages:punjabi', 'punjabi speaking'],
  ['with:languages:tamil', 'tamil'],
  ['with:languages:bengali', 'bengali, bangali'],
  ['with:languages:malayalam', 'malayalam, kerala'],
  ['with:beauty:bridal', 'bridal, dulhan, दुल्हन'],
  ['with:beauty:hair', 'hair'],
  ['with:wear:bridal', 'bridal, bride'],
  ['with:wear:groom', 'groom, dulha'],
  ['with:wear:rent', 'on rent, kiraye par, rental, rent, किराए पर'],
  ['with:ritual:sikh', 'sikh, anand karaj'],
  ['with:ritual:muslim', 'muslim, nikah'],
  ['with:ritual:christian', 'christian, church'],
  ['with:ritual:hindu', 'hindu'],
  [
    'with:work:emergency',
    'emergency, urgent, 24 hours, 24x7, jaldi, abhi ke abhi, aaj hi, same day, turant, तुरंत',
  ],
  ['with:advice:gst', 'gst, gst registration'],
  ['with:travel:india', 'destination, outstation'],
];

/** Places that are not localities, and hours. */
const places: readonly Row[] = [
  ['region:Gurgaon', 'gurgaon, gurugram, ggn, गुड़गांव, गुड़गाँव, गुरुग्राम'],
  ['region:Noida', 'noida, नोएडा, gautam buddha nagar'],
  ['region:Faridabad', 'faridabad, फरीदाबाद, फ़रीदाबाद'],
  ['region:Delhi', 'delhi, new delhi, dilli, dehli, दिल्ली, नई दिल्ली'],
  ['', 'delhi ncr, ncr, दिल्ली एनसीआर'],
  ['', 'no 1, no one, number 1, number one, नंबर 1'],
  ['market:m-block-market', 'm block market, m block, gk m block market'],
  ['market:lajpat-nagar', 'lajpat nagar market, lajpat market, central market'],
  ['market:khan-market', 'khan market shops, khan market shop'],
  ['market:sarojini-nagar', 'sarojini nagar market, sarojini market'],
  ['market:rajouri-garden', 'rajouri garden market, rajouri market'],
  ['market:chandni-chowk', 'chandni chowk market'],
  ['open:today', 'open today, open now, today, aaj, abhi, right now, आज, अभी'],
  [
    'near',
    'near me, nearby, near by, close to me, mere paas, mere pass, mere aas paas, paas mein, aas paas, around me, मेरे पास, आस पास, पास में',
  ],
];

/** The site's own terms for other common words. */
const site: readonly Row[] = [
  ['shop business', 'dukaan, dukan, kiraya'],
  ['wedding event', 'shaadi, shadi'],
  ['engagement event', 'sagai, roka'],
  ['market', 'bazaar, bazar, mandi, बाज़ार, बाजार, मंडी'],
  ['careers', 'naukri, job, jobs, नौकरी'],
  ['complaint grievance', 'shikayat, शिकायत'],
  ['contact', 'sampark, madad, संपर्क, मदद'],
  ['customers', 'grahak, ग्राहक'],
];

/**
 * Meanings, each with its words, joined by commas.
 * @where Which words do people use for trades and places in a search?
 */
export const streetWords: readonly Row[] = [
  ...productWords,
  ...kindredWords,
  ...celebrations,
  ...occasions,
  ...building,
  ...business,
  ...facts,
  ...places,
  ...site,
];

/** Words without meaning for a search. */
export const stopWords: readonly string[] =
  `a an and any are as at be best book but booking budget by can cheap contact details do does find for from get good help hire hiring how i in
  is it kind list looking me my need needed number of off on one open or our people please price prices provider providers rate rates rupees
  search service services show some someone somebody the there that this to top tell us vendor vendors cost costs per more than least minimum min atleast hour hours minute minutes sqft sq ft feet duration time days
  expensive costly wala wale wali walas want we what
  when where which who will with you your near around under area address affordable nice im kindly
  aur bhi chahie chahiye chahiyen chaiye dikhao hai hain hu hun hum humko hame ho ka ke ki ko kaun kaunsa kahan kaise koi kya liye me mein mai
  mujhe mujhko par pe se sasta sasti sabse acha accha achha achi acchi wahan yahan kaam karne karwana karna bulana batao milega milta kharcha kharch lagat lagegi lagega kitna kitne kitni ghante ghanta wala wali banane banwane paisa paise
  mehnga mehenga mahanga wahi sirf bas jo jiska apna apne hamare mere meri hamari
  और भी चाहिए चाहिये है हैं हूँ हम हमें हो का के की को कौन कहाँ कहां कैसे कोई क्या लिए लिये या तक में मुझे पर पे से सस्ता सस्ती सबसे अच्छा अच्छी अच्छे वाला वाले वाली
  बताओ मिलेगा करना करवाना बुलाना दिखाओ एक खर्च खर्चा लागत कितना कितने कितनी घंटे घंटा पैसा पैसे महंगा सिर्फ बस मेरे मेरी हमारे हमारी अपने करवाने बनाने बनवाने`.split(
    /\s+/,
  );
