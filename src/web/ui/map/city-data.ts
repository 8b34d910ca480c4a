/**
 * @file The skeleton of Delhi-NCR for our own map ground: river, borders, main roads and metro, drawn by us from general knowledge.
 * Accurate to a few hundred metres, so it gives orientation and is no street map. Coordinates in thousandths of a degree, north of 28 and
 * east of 76 degrees, two numbers a point.
 */
import { t } from '#words/t.ts';

/** One line: its name, and its points. */
export type Line = readonly [name: string, points: readonly number[]];

// prettier-ignore
export const water: readonly Line[] = [
  [t('Yamuna'), [990,1210,885,1207,820,1210,770,1222,712,1233,690,1233,668,1238,655,1248,628,1253,600,1263,575,1280,546,1309,520,1340,480,1362,440,1400,400,1422,340,1450,280,1475]],
  ['Najafgarh Drain', [510,945,545,985,590,1010,630,1060,650,1090,670,1135,690,1175,712,1232]],
];

// prettier-ignore
export const borders: readonly Line[] = [
  ['Delhi', [883,1085,872,1150,860,1205,790,1220,770,1255,725,1290,703,1330,680,1322,647,1318,622,1342,600,1340,590,1310,560,1305,546,1318,540,1345,500,1345,487,1312,470,1285,445,1245,405,1222,408,1190,430,1160,475,1122,500,1092,516,1060,508,1020,530,985,512,935,500,880,550,842,615,868,650,935,700,952,780,950,835,978,860,1040,883,1085]],
];

/** The first are the widest. */
// prettier-ignore
export const roads: readonly Line[] = [
  [t('Ring Road'), [668,1231,645,1248,628,1247,589,1257,572,1258,569,1237,569,1220,568,1208,569,1188,592,1162,622,1142,638,1128,651,1123,668,1131,689,1150,708,1178,700,1205,690,1222,668,1231]],
  [t('Outer Ring Road'), [668,1231,700,1228,716,1226,728,1190,737,1157,720,1140,703,1128,697,1095,680,1092,640,1070,622,1083,594,1083,566,1120,558,1160,556,1175,546,1190,541,1226,549,1252,556,1272,572,1258]],
  [t('NH48'), [592,1162,560,1135,545,1125,515,1107,500,1089,472,1072,445,1033,400,985,360,940]],
  [t('NH44'), [737,1157,780,1140,830,1122,873,1118,960,1060]],
  [t('Mathura Road'), [628,1243,592,1245,572,1258,540,1275,493,1303,410,1310,342,1325]],
  [t('NH9'), [589,1257,612,1277,625,1325,628,1370,650,1440,675,1520]],
  [t('Rohtak Road'), [651,1185,668,1150,672,1130,680,1092,683,1065,682,1030,690,930]],
  [t('DND Flyway'), [572,1258,577,1285,574,1310]],
  ['Noida Expressway', [565,1327,548,1350,505,1400,464,1510]],
  ['GT Road', [668,1231,674,1290,678,1320,668,1430]],
  ['Mehrauli-Badarpur Road', [522,1185,515,1200,512,1230,505,1265,493,1303]],
  ['Mehrauli-Gurgaon Road', [568,1208,545,1200,524,1180,494,1149,481,1093,472,1072]],
  ['Dwarka Expressway', [560,1060,525,1022,480,1000,410,978]],
  ['Faridabad Road', [478,1095,445,1145,420,1190,412,1285]],
  ['Vande Mataram Marg', [644,1195,618,1180,592,1162]],
  ['Aurobindo Marg', [600,1210,568,1208,545,1200]],
  ['Rajpath', [614,1200,613,1229]],
  ['Vikas Marg', [628,1243,631,1277,640,1310]],
  ['Pusa Road', [633,1219,644,1195,640,1170,656,1151]],
  ['Najafgarh Road', [656,1151,651,1123,637,1097,629,1078,612,985]],
];

/** A line of the metro in its own colour: its main stations with their positions. */
export type MetroLine = readonly [
  name: string,
  colour: string,
  stations: readonly (readonly [name: string, north: number, east: number])[],
];

// prettier-ignore
export const metro: readonly MetroLine[] = [
  ['Yellow', '#d9a900', [[t('Samaypur Badli'),745,1138],[t('Azadpur'),707,1180],[t('GTB Nagar'),698,1207],[t('Kashmere Gate'),667,1228],[t('Chandni Chowk'),658,1230],[t('Rajiv Chowk'),633,1219],[t('Central Secretariat'),615,1212],[t('INA'),575,1209],[t('AIIMS'),567,1208],[t('Hauz Khas'),543,1206],[t('Saket'),521,1201],[t('Qutab Minar'),513,1186],[t('Ghitorni'),494,1149],[t('Sikanderpur'),481,1093],[t('Millennium City'),459,1073]]],
  ['Blue', '#2f6fc4', [[t('Dwarka Sector 21'),552,1058],[t('Dwarka'),616,1022],[t('Janakpuri West'),629,1078],[t('Tilak Nagar'),637,1097],[t('Rajouri Garden'),649,1123],[t('Kirti Nagar'),656,1151],[t('Karol Bagh'),644,1188],[t('Rajiv Chowk'),633,1219],[t('Mandi House'),626,1234],[t('Yamuna Bank'),623,1268],[t('Mayur Vihar'),604,1289],[t('Noida Sector 18'),570,1326],[t('Botanical Garden'),564,1334],[t('Noida City Centre'),575,1356],[t('Electronic City'),628,1375]]],
  ['Blue', '#2f6fc4', [[t('Yamuna Bank'),623,1268],[t('Laxmi Nagar'),631,1277],[t('Anand Vihar'),647,1316],[t('Vaishali'),650,1340]]],
  ['Red', '#c8383a', [[t('Rithala'),721,1107],[t('Pitampura'),703,1132],[t('Netaji Subhash Place'),696,1152],[t('Inderlok'),673,1170],[t('Kashmere Gate'),667,1228],[t('Shahdara'),673,1290],[t('Dilshad Garden'),676,1321],[t('Shaheed Sthal'),671,1415]]],
  ['Violet', '#7b4aa0', [[t('Kashmere Gate'),667,1228],[t('Lal Quila'),657,1237],[t('Mandi House'),626,1234],[t('Central Secretariat'),615,1212],[t('Khan Market'),603,1228],[t('Lajpat Nagar'),571,1236],[t('Nehru Place'),551,1252],[t('Badarpur Border'),493,1303],[t('Old Faridabad'),410,1312],[t('Ballabhgarh'),340,1316]]],
  ['Pink', '#d0679b', [[t('Majlis Park'),724,1182],[t('Azadpur'),707,1180],[t('Netaji Subhash Place'),696,1152],[t('Punjabi Bagh West'),668,1133],[t('Rajouri Garden'),649,1123],[t('Durgabai Deshmukh'),590,1170],[t('Sarojini Nagar'),575,1197],[t('INA'),575,1209],[t('Lajpat Nagar'),571,1236],[t('Nizamuddin'),588,1254],[t('Mayur Vihar'),604,1289],[t('Anand Vihar'),647,1316],[t('Welcome'),672,1278],[t('Shiv Vihar'),724,1287]]],
  ['Magenta', '#a8327c', [[t('Janakpuri West'),629,1078],[t('Palam'),590,1083],[t('Terminal 1'),563,1122],[t('Vasant Vihar'),561,1161],[t('Hauz Khas'),543,1206],[t('Greater Kailash'),542,1238],[t('Kalkaji Mandir'),550,1258],[t('Okhla NSIC'),553,1265],[t('Kalindi Kunj'),543,1310],[t('Botanical Garden'),564,1334]]],
  ['Airport', '#d7791f', [[t('New Delhi'),643,1221],[t('Dhaula Kuan'),592,1162],[t('Aerocity'),549,1121],[t('Terminal 3'),557,1086],[t('Dwarka Sector 21'),552,1058]]],
];

/** Towns and states, by the zoom at which their names appear. */
// prettier-ignore
export const names: readonly (readonly [name: string, north: number, east: number, zoom: number])[] = [
  [t('Haryana'),760,880,9],[t('Uttar Pradesh'),760,1400,9],[t('Gurgaon'),459,1027,9],[t('Noida'),540,1385,9],[t('Faridabad'),400,1330,9],[t('Ghaziabad'),670,1440,9],[t('New Delhi'),605,1195,9],
  [t('Rohini'),735,1095,11],[t('Dwarka'),580,1045,11],[t('Saket'),524,1213,11],[t('Karol Bagh'),652,1190,11],[t('Shahdara'),690,1290,11],[t('Pitampura'),700,1135,12],[t('Janakpuri'),622,1092,11],[t('Old Delhi'),660,1232,11],[t('Vasant Kunj'),525,1155,11],[t('Okhla'),535,1275,12],[t('Connaught Place'),631,1222,12],[t('Airport'),556,1100,11],[t('Greater Noida'),475,1500,10],[t('Manesar'),360,955,10],[t('Narela'),850,1095,10],[t('Najafgarh'),610,982,10],
];
