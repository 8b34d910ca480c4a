/** @file The occasion that a family names in its own words, so that a vendor reads "Wedding" and not the name of a form. */
import { t } from '#words/t.ts';

/** Occasions by their words in both languages; the first that a text names counts, the narrower before the wider. */
const occasions: readonly (readonly [label: string, words: RegExp])[] = [
  [t('Mehndi'), /\bme?he?ndi\b|मेहंदी|मेहँदी/iu],
  [t('Haldi'), /\bhaldi\b|हल्दी/iu],
  [t('Sangeet'), /\bsange?eth?\b|संगीत/iu],
  [t('Engagement'), /\bengagement\b|\broka\b|\bsagai\b|सगाई|रोका/iu],
  [t('Nikah'), /\bnikah\b|\bwalima\b|निकाह|वलीमा/iu],
  [t('Reception'), /\breception\b|रिसेप्शन/iu],
  [t('Wedding'), /\bwedding\b|\bmarriage\b|\bshaadi\b|\bshadi\b|\bvivah\b|शादी|विवाह/iu],
  [t('Birthday'), /\bbirthday\b|\bjanam ?din\b|जन्मदिन/iu],
  [t('Anniversary'), /\banniversary\b|सालगिरह|वर्षगाँठ/iu],
  [t('Baby shower'), /\bbaby shower\b|\bgodh? bharai\b|गोद भराई/iu],
  [t('Naming ceremony'), /\bnaming\b|\bnamkaran\b|नामकरण/iu],
  [t('Housewarming'), /\bhouse ?warming\b|\bgri?ha? pravesh\b|गृह प्रवेश|गृहप्रवेश/iu],
  [t('Bhandara'), /\bbhandara\b|\blangar\b|भंडारा|लंगर/iu],
  [t('Puja'), /\bpu?oo?ja\b|\bkatha\b|\bjagran\b|पूजा|कथा|जागरण/iu],
  [t('Festival'), /\bdiwali\b|\bholi\b|\beid\b|\bonam\b|\blohri\b|\bchristmas\b|दिवाली|होली|ईद|लोहड़ी/iu],
  [t('Company event'), /\bcorporate\b|\bconference\b|\boffice party\b|\bproduct launch\b|कॉन्फ़्रेंस/iu],
];

/** Returns the label of the occasion that a text names; null when it names none. */
export const occasionIn = (text: string): string | null =>
  occasions.find(([, words]) => words.test(text))?.[0] ?? null;
