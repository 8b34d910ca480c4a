/**
 * @file The localities of Delhi-NCR: part of town, PIN codes, centre, other names and metro stations. Vendors are in some of them;
 * a search may name any. No public page loads this file: pages load only what their list needs.
 */
import { t } from '#words/t.ts';
import { kmBetween, type Place } from '#domain/finding/places.ts';
import type { Region } from '#domain/vendors/vendor-categories.ts';

/** Name, PIN codes, latitude and longitude of the centre, other names, metro stations with a different name; joined by commas. */
type Row = readonly [
  name: string,
  pins: string,
  latitude: number,
  longitude: number,
  names?: string,
  metro?: string,
];

/** Rows by part of town, as vendors name their areas. Ghaziabad belongs to no region of the venue form. */
const parts: readonly (readonly [part: string, region: Region | null, rows: readonly Row[]])[] = [
  [
    t('Central Delhi'),
    'Delhi',
    [
      [t('Connaught Place'), '110001', 28.6315, 77.2167, 'CP, कनॉट प्लेस', 'Rajiv Chowk, Barakhamba Road'],
      [t('Karol Bagh'), '110005', 28.6519, 77.1909, 'करोल बाग', 'Jhandewalan'],
      [t('Paharganj'), '110055', 28.6448, 77.2167, 'Pahar Ganj, पहाड़गंज', 'Ramakrishna Ashram Marg'],
      [
        t('Chandni Chowk'),
        '110006',
        28.6506,
        77.2303,
        'Old Delhi, Purani Dilli, Chawri Bazar, चाँदनी चौक, चांदनी चौक, पुरानी दिल्ली',
        'Lal Quila, Jama Masjid',
      ],
      [t('Daryaganj'), '110002', 28.6445, 77.2411, 'Darya Ganj, दरियागंज', 'Delhi Gate'],
      [t('Khan Market'), '110003', 28.6003, 77.227, 'खान मार्केट, ख़ान मार्केट'],
      [
        t('Patel Nagar'),
        '110008',
        28.6528,
        77.1712,
        'East Patel Nagar, West Patel Nagar, South Patel Nagar, पटेल नगर',
        'Shadipur',
      ],
      [
        t('Rajinder Nagar'),
        '110060',
        28.6392,
        77.1829,
        'Rajendra Nagar, New Rajinder Nagar, Old Rajinder Nagar',
        'Rajendra Place',
      ],
      [t('Jangpura'), '110014', 28.5836, 77.2431, 'Jangpura Extension, Bhogal, जंगपुरा'],
      [t('Nizamuddin'), '110013', 28.5933, 77.2507, 'Hazrat Nizamuddin, Sarai Kale Khan, निज़ामुद्दीन'],
      [t('Lodhi Colony'), '110003', 28.5869, 77.2218, 'Lodi Colony, Lodhi Road', 'Jor Bagh'],
      [t('Gole Market'), '110001', 28.6337, 77.2058, '', 'RK Ashram'],
      [t('Chanakyapuri'), '110021', 28.5957, 77.1895, 'चाणक्यपुरी'],
      [t('ITO'), '110002', 28.6286, 77.241, '', 'Mandi House'],
      [t('Sadar Bazar'), '110006', 28.6582, 77.2108, 'Sadar Bazaar, सदर बाज़ार', 'Tis Hazari'],
    ],
  ],
  [
    t('South Delhi'),
    'Delhi',
    [
      [t('Saket'), '110017', 28.5245, 77.2066, 'साकेत', 'Qutab Minar'],
      [t('Malviya Nagar'), '110017', 28.5355, 77.2109, 'मालवीय नगर', 'Panchsheel Park'],
      [t('Hauz Khas'), '110016', 28.5494, 77.2001, 'हौज़ खास, हौज खास', 'IIT'],
      [t('Green Park'), '110016', 28.5586, 77.2029, 'ग्रीन पार्क'],
      [t('Shahpur Jat'), '110049', 28.5498, 77.2145, 'Asiad Village, शाहपुर जाट'],
      [
        t('Greater Kailash-1'),
        '110048',
        28.5494,
        77.2344,
        'Greater Kailash, GK, GK 1, GK1, GK I, Greater Kailash I, ग्रेटर कैलाश',
        'Kailash Colony',
      ],
      [t('Greater Kailash-2'), '110048', 28.5343, 77.2426, 'GK 2, GK2, GK II, Greater Kailash II'],
      [t('Chittaranjan Park'), '110019', 28.5389, 77.249, 'CR Park, C R Park, चित्तरंजन पार्क'],
      [t('Kalkaji'), '110019', 28.5413, 77.2587, 'कालकाजी', 'Kalkaji Mandir'],
      [t('Nehru Place'), '110019', 28.5492, 77.2513, 'नेहरू प्लेस'],
      [t('Lajpat Nagar'), '110024', 28.5677, 77.2433, 'Lajpat, Amar Colony, लाजपत नगर', 'Moolchand'],
      [t('Defence Colony'), '110024', 28.5738, 77.2326, 'Def Col, डिफेंस कॉलोनी'],
      [
        t('South Extension'),
        '110049',
        28.5687,
        77.2195,
        'South Ex, South Extension 1, South Extension 2, साउथ एक्स',
      ],
      [t('Kotla Mubarakpur'), '110003', 28.5748, 77.2273, 'Kotla, कोटला मुबारकपुर'],
      [t('Sarojini Nagar'), '110023', 28.5775, 77.1969, 'Sarojini, सरोजिनी नगर'],
      [t('Safdarjung Enclave'), '110029', 28.5637, 77.1944, 'Safdarjung, सफदरजंग', 'Bhikaji Cama Place'],
      [t('RK Puram'), '110022', 28.5639, 77.1753, 'R K Puram, Rama Krishna Puram, आर के पुरम'],
      [t('Munirka'), '110067', 28.5566, 77.1739, 'मुनिरका'],
      [t('Vasant Kunj'), '110070', 28.5244, 77.1557, 'वसंत कुंज'],
      [t('Vasant Vihar'), '110057', 28.5603, 77.1603, 'वसंत विहार'],
      [t('Mehrauli'), '110030', 28.5183, 77.1782, 'महरौली'],
      [t('Lado Sarai'), '110030', 28.5263, 77.1932, 'लाडो सराय'],
      [t('Chhatarpur'), '110074', 28.5067, 77.1749, 'Chattarpur, Chatarpur, छतरपुर'],
      [t('Sultanpur'), '110030', 28.4996, 77.1614, 'Ghitorni'],
      [t('Sainik Farm'), '110062', 28.5, 77.216, 'Sainik Farms'],
      [t('Sangam Vihar'), '110080', 28.5021, 77.2504, 'संगम विहार'],
      [t('Okhla'), '110020', 28.5355, 77.2732, 'Okhla Industrial Area, ओखला', 'Govind Puri, Harkesh Nagar'],
      [t('Jamia Nagar'), '110025', 28.5628, 77.2808, 'Batla House, Zakir Nagar', 'Okhla Vihar'],
      [t('New Friends Colony'), '110025', 28.5672, 77.2699, 'NFC', 'Sukhdev Vihar'],
      [t('Sarita Vihar'), '110076', 28.5286, 77.2896, 'सरिता विहार'],
      [t('Jasola'), '110025', 28.5419, 77.2936, '', 'Jasola Apollo'],
      [t('Badarpur'), '110044', 28.4934, 77.3029, 'बदरपुर'],
      [t('Tughlakabad'), '110044', 28.5126, 77.2636, 'तुगलकाबाद'],
      [t('Govindpuri'), '110019', 28.5349, 77.2649],
      [t('East of Kailash'), '110065', 28.5573, 77.2463],
      [t('Sheikh Sarai'), '110017', 28.5336, 77.2236, '', 'Chirag Delhi'],
    ],
  ],
  [
    t('West Delhi'),
    'Delhi',
    [
      [
        t('Rajouri Garden'),
        '110027',
        28.6426,
        77.1222,
        'Rajori Garden, Raja Garden, राजौरी गार्डन',
        'ESI Hospital',
      ],
      [t('Tagore Garden'), '110027', 28.6439, 77.1126],
      [t('Subhash Nagar'), '110027', 28.6402, 77.1049, 'सुभाष नगर'],
      [t('Hari Nagar'), '110064', 28.6262, 77.1107, 'हरि नगर', 'Maya Puri'],
      [t('Tilak Nagar'), '110018', 28.6365, 77.0965, 'तिलक नगर'],
      [t('Janakpuri'), '110058', 28.6219, 77.0878, 'Janak Puri, जनकपुरी', 'Janakpuri East, Janakpuri West'],
      [t('Vikaspuri'), '110018', 28.6382, 77.0689, 'Vikas Puri, विकासपुरी', 'Krishna Park'],
      [t('Uttam Nagar'), '110059', 28.6215, 77.0556, 'उत्तम नगर', 'Uttam Nagar East, Uttam Nagar West'],
      [t('Dwarka'), '110075, 110078, 110077', 28.5921, 77.046, 'द्वारका', 'Dwarka Mor, Dwarka Sector 21'],
      [t('Palam'), '110045', 28.5903, 77.0836, 'पालम', 'Dashrath Puri'],
      [t('Najafgarh'), '110043', 28.6092, 76.9798, 'नजफगढ़', 'Dhansa Bus Stand'],
      [t('Punjabi Bagh'), '110026', 28.6689, 77.1322, 'पंजाबी बाग', 'Shivaji Park'],
      [t('Paschim Vihar'), '110063', 28.6684, 77.1014, 'पश्चिम विहार', 'Peeragarhi, Peera Garhi'],
      [t('Moti Nagar'), '110015', 28.6578, 77.1424, 'मोती नगर'],
      [t('Kirti Nagar'), '110015', 28.6557, 77.1505, 'कीर्ति नगर'],
      [t('Ramesh Nagar'), '110015', 28.6528, 77.1316],
      [t('Naraina'), '110028', 28.6284, 77.1383, 'Naraina Vihar, नारायणा'],
      [t('Mayapuri'), '110064', 28.6229, 77.1236, 'मायापुरी'],
      [t('Inderpuri'), '110012', 28.6297, 77.1481, 'Inder Puri'],
      [t('Delhi Cantt'), '110010', 28.5961, 77.1335, 'Delhi Cantonment'],
      [t('Mahipalpur'), '110037', 28.5453, 77.1249, 'Aerocity, महिपालपुर', 'Delhi Aerocity'],
      [t('Nangloi'), '110041', 28.6818, 77.0672, 'नांगलोई'],
      [t('Mundka'), '110041', 28.6827, 77.0305],
      [t('Bijwasan'), '110061', 28.5372, 77.0533, 'Kapashera, Pushpanjali'],
    ],
  ],
  [
    t('North Delhi'),
    'Delhi',
    [
      [t('Civil Lines'), '110054', 28.6772, 77.2249, 'सिविल लाइन्स'],
      [t('Kashmere Gate'), '110006', 28.6675, 77.2282, 'Kashmiri Gate, कश्मीरी गेट'],
      [t('Kamla Nagar'), '110007', 28.6811, 77.2053, 'कमला नगर', 'Pulbangash'],
      [
        t('GTB Nagar'),
        '110009',
        28.6978,
        77.2073,
        'Guru Tegh Bahadur Nagar, Mukherjee Nagar, Kingsway Camp',
        'Vishwavidyalaya',
      ],
      [t('Model Town'), '110009', 28.7158, 77.191, 'मॉडल टाउन'],
      [t('Azadpur'), '110033', 28.7075, 77.1775, 'आज़ादपुर'],
      [t('Adarsh Nagar'), '110033', 28.7165, 77.1705],
      [t('Ashok Vihar'), '110052', 28.6909, 77.1753, 'अशोक विहार', 'Satyawati College'],
      [t('Shalimar Bagh'), '110088', 28.7161, 77.1561, 'शालीमार बाग'],
      [
        t('Pitampura'),
        '110034',
        28.7034,
        77.1325,
        'Pitam Pura, पीतमपुरा',
        'Kohat Enclave, Netaji Subhash Place',
      ],
      [t('Rohini'), '110085, 110089', 28.7383, 77.0822, 'रोहिणी', 'Rithala, Rohini East, Rohini West'],
      [t('Prashant Vihar'), '110085', 28.7129, 77.1382],
      [t('Shakti Nagar'), '110007', 28.6822, 77.1976],
      [t('Burari'), '110084', 28.7551, 77.1989, 'बुराड़ी'],
      [t('Narela'), '110040', 28.8527, 77.0929, 'नरेला'],
      [t('Bawana'), '110039', 28.7993, 77.0331],
      [t('Jahangirpuri'), '110033', 28.7259, 77.1627, 'जहाँगीरपुरी', 'Haiderpur Badli Mor'],
      [t('Inderlok'), '110035', 28.6735, 77.1702, 'Inder Lok, Shastri Nagar'],
      [t('Tri Nagar'), '110035', 28.6826, 77.1598, 'Keshav Puram', 'Kanhaiya Nagar'],
    ],
  ],
  [
    t('East Delhi'),
    'Delhi',
    [
      [t('Laxmi Nagar'), '110092', 28.6304, 77.2777, 'Lakshmi Nagar, लक्ष्मी नगर'],
      [t('Preet Vihar'), '110092', 28.6415, 77.2954, 'प्रीत विहार'],
      [t('Nirman Vihar'), '110092', 28.6366, 77.2868],
      [t('Shahdara'), '110032', 28.6734, 77.289, 'शाहदरा', 'Welcome'],
      [
        t('Mayur Vihar'),
        '110091, 110096',
        28.6083,
        77.2945,
        'Mayur Vihar Phase 1, Mayur Vihar Phase 2, Mayur Vihar Phase 3, मयूर विहार',
        'Trilokpuri',
      ],
      [t('Patparganj'), '110091', 28.6277, 77.2968, 'IP Extension, I P Extension, पटपड़गंज'],
      [t('Anand Vihar'), '110092', 28.6469, 77.3153, 'आनंद विहार'],
      [t('Krishna Nagar'), '110051', 28.6573, 77.2815, 'कृष्णा नगर'],
      [t('Gandhi Nagar'), '110031', 28.6642, 77.2711, 'गांधी नगर'],
      [t('Geeta Colony'), '110031', 28.6523, 77.2727],
      [t('Vivek Vihar'), '110095', 28.6717, 77.3153, 'विवेक विहार'],
      [t('Dilshad Garden'), '110095', 28.6827, 77.3187, 'दिलशाद गार्डन', 'Jhilmil, Mansarovar Park'],
      [t('Karkardooma'), '110092', 28.6498, 77.3056, 'कड़कड़डूमा'],
      [t('Vasundhara Enclave'), '110096', 28.602, 77.3179],
      [t('Seelampur'), '110053', 28.6637, 77.2708, 'Yamuna Vihar, Bhajanpura, सीलमपुर'],
      [t('Mandawali'), '110092', 28.6276, 77.3023],
    ],
  ],
  [
    t('Gurgaon'),
    'Gurgaon',
    [
      [t('Sector 14'), '122001', 28.4711, 77.0463],
      [t('Sector 15'), '122001', 28.4582, 77.0457],
      [
        t('Sector 29'),
        '122002',
        28.4691,
        77.0649,
        'Leisure Valley',
        'HUDA City Centre, Millennium City Centre',
      ],
      [t('Sector 58'), '122011', 28.4178, 77.1084, 'Golf Course Extension Road'],
      [t('Sector 31'), '122001', 28.4519, 77.0503],
      [t('Sector 45'), '122003', 28.4437, 77.0666],
      [t('Sector 50'), '122018', 28.4193, 77.058],
      [t('Sector 56'), '122011', 28.4229, 77.0985],
      [t('Sushant Lok'), '122009, 122002', 28.4615, 77.0788, 'सुशांत लोक'],
      [t('DLF Phase 1'), '122002', 28.4726, 77.1003, 'DLF Phase I', 'Sikanderpur'],
      [t('DLF Phase 2'), '122002', 28.4901, 77.0886, 'DLF Phase II', 'MG Road, Guru Dronacharya'],
      [t('DLF Phase 3'), '122010', 28.4938, 77.0946],
      [t('DLF Phase 4'), '122009', 28.4667, 77.0866, 'Galleria Market'],
      [t('Cyber City'), '122002', 28.495, 77.0887, 'DLF Cyber City, Cyber Hub, साइबर सिटी'],
      [t('Golf Course Road'), '122002', 28.4527, 77.0967, '', 'Rapid Metro'],
      [t('Sohna Road'), '122018', 28.4101, 77.0407, 'सोहना रोड'],
      [t('Palam Vihar'), '122017', 28.5117, 77.0371, 'पालम विहार'],
      [t('Udyog Vihar'), '122016', 28.5028, 77.0846],
      [t('Manesar'), '122051, 122052', 28.3544, 76.9396, 'IMT Manesar, मानेसर'],
      [t('South City'), '122018', 28.4223, 77.0446, 'South City 1, South City 2'],
      [t('Nirvana Country'), '122018', 28.4146, 77.066],
      [t('Sadar Bazar Gurgaon'), '122001', 28.4607, 77.0297, 'Old Gurgaon'],
    ],
  ],
  [
    t('Noida'),
    'Noida',
    [
      [t('Sector 15'), '201301', 28.585, 77.31],
      [t('Sector 16'), '201301', 28.5783, 77.3176, 'Film City, Noida Film City'],
      [t('Sector 18'), '201301', 28.5703, 77.3218, 'Atta Market, अट्टा मार्केट'],
      [t('Sector 19'), '201301', 28.5806, 77.3258],
      [t('Sector 27'), '201301', 28.5749, 77.3306],
      [t('Sector 37'), '201303', 28.5653, 77.3407, '', 'Botanical Garden, Golf Course'],
      [t('Sector 44'), '201303', 28.5557, 77.3379],
      [t('Sector 50'), '201301', 28.5708, 77.3634],
      [t('Sector 51'), '201301', 28.5817, 77.3684],
      [t('Sector 52'), '201301', 28.5884, 77.3625, '', 'Noida City Centre'],
      [t('Sector 61'), '201301', 28.5966, 77.3658],
      [t('Sector 62'), '201309', 28.6208, 77.3639, '', 'Noida Electronic City, Electronic City'],
      [t('Sector 63'), '201301', 28.6241, 77.3818],
      [t('Sector 76'), '201301', 28.5649, 77.3831],
      [t('Sector 93'), '201304', 28.5219, 77.3817],
      [t('Sector 110'), '201304', 28.5329, 77.3886],
      [t('Sector 128'), '201304', 28.5197, 77.3646, 'Wish Town'],
      [t('Sector 137'), '201305', 28.5124, 77.4055],
      [t('Sector 142'), '201305', 28.5018, 77.4127],
      [
        t('Greater Noida'),
        '201306, 201308, 201310, 201312',
        28.4744,
        77.504,
        'ग्रेटर नोएडा',
        'Pari Chowk, Knowledge Park',
      ],
      [t('Noida Extension'), '201318', 28.5987, 77.4341, 'Greater Noida West, Gaur City'],
    ],
  ],
  [
    t('Faridabad'),
    'Faridabad',
    [
      [
        t('NIT'),
        '121001',
        28.3893,
        77.298,
        'NIT Faridabad, New Industrial Township, एनआईटी',
        'Neelam Chowk Ajronda',
      ],
      [t('Sector 14'), '121007', 28.3912, 77.3235],
      [t('Sector 15'), '121007', 28.3968, 77.322],
      [t('Sector 16'), '121002', 28.4079, 77.3178, '', 'Old Faridabad'],
      [t('Sector 21'), '121012', 28.4188, 77.2976],
      [t('Sector 28'), '121008', 28.4372, 77.3167],
      [t('Sector 31'), '121003', 28.4535, 77.317],
      [t('Sector 37'), '121003', 28.4704, 77.3095, '', 'NHPC Chowk'],
      [t('Sector 46'), '121010', 28.4416, 77.2906],
      [t('Sector 86'), '121002', 28.4062, 77.3443],
      [t('Surajkund'), '121009', 28.4842, 77.2827, 'Suraj Kund, सूरजकुंड', 'Mewala Maharajpur'],
      [t('Ballabgarh'), '121004', 28.3426, 77.3256, 'Ballabhgarh, बल्लभगढ़', 'Raja Nahar Singh'],
      [t('Greenfield Colony'), '121010', 28.4556, 77.2829, 'Green Field Colony'],
    ],
  ],
  [
    t('Ghaziabad'),
    null,
    [
      [t('Ghaziabad'), '201001, 201002', 28.6692, 77.4538, 'गाज़ियाबाद, गाजियाबाद', 'Shaheed Sthal'],
      [t('Indirapuram'), '201014', 28.6415, 77.3714, 'इंदिरापुरम'],
      [t('Vaishali'), '201019', 28.6456, 77.3373, 'वैशाली', 'Kaushambi'],
      [t('Vasundhara'), '201012', 28.6603, 77.3731, 'वसुंधरा'],
      [t('Raj Nagar'), '201017', 28.6878, 77.4488, 'Raj Nagar Extension'],
      [t('Sahibabad'), '201005', 28.6755, 77.3629, 'साहिबाबाद', 'Mohan Nagar'],
    ],
  ],
];

/** A part of town with a name of its own. */
export type Locality = Place & {
  name: string;
  /** `South Delhi`, `Gurgaon`, as vendors name their areas. */
  part: string;
  /** Null in Ghaziabad. */
  region: Region | null;
  pins: readonly string[];
  /** Other names and metro stations. */
  names: readonly string[];
};

const listed = (text: string) => text.split(', ').filter(Boolean);

/** All localities. `Sector 15` occurs once for each town that has one. */
export const localities: readonly Locality[] = parts.flatMap(([part, region, rows]) =>
  rows.map(([name, pins, latitude, longitude, names = '', metro = '']) => ({
    name,
    part,
    region,
    latitude,
    longitude,
    pins: listed(pins),
    names: [...listed(names), ...listed(metro)],
  })),
);

/** Returns the locality of that name; the region distinguishes those with the same name. */
export const localityOf = (name: string, region?: string | null): Locality | null =>
  localities.find((one) => one.name === name && (!region || one.region === region)) ?? null;

const neighbourKm = 5;
const neighboursMax = 6;

/** Returns the localities around one, the nearest first, without itself. */
export const neighboursOf = (locality: Locality): readonly Locality[] =>
  localities
    .filter((other) => other !== locality && kmBetween(other, locality) <= neighbourKm)
    .toSorted((a, b) => kmBetween(a, locality) - kmBetween(b, locality))
    .slice(0, neighboursMax);
