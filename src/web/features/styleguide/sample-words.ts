/** @file Texts that test a layout: longer than usual. */

/** A sentence in Hindi, whose syllables are taller and wider than Latin letters. */
export const hindi =
  'राजौरी गार्डन की शादियों, घर बनवाने वालों और नए कारोबारियों के लिए भरोसेमंद सजावट, खानपान और सलाह की सेवाएँ';
/** One word without a break opportunity. */
export const longWord = 'Shreeveerabhadrachandrashekharendraconstructions';
/** A name in two scripts. */
export const twoScripts = 'श्री Krishna Caterers & Sons';
