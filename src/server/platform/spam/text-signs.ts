/** @file The signs of advertising in a text, each with its reason in words. Only the heavy ones decide alone. */
import { compatibilityForm } from '#words/visible.ts';

/** `weight` 2 is enough to set a message aside, 1 needs a second sign. */
export type Sign = { reason: string; weight: 1 | 2 };

const anyLink =
  /(?:https?:\/\/|www\.)\S+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|info|biz|shop|top|xyz|site|online|link|click|ru|cn|io|ly|co|in)\b(?:\/\S*)?/giu;
/** Families send links to pictures that they like. */
const linksFrom = 3;
const shorteners =
  /\b(?:bit\.ly|tinyurl\.com|t\.ly|goo\.gl|is\.gd|cutt\.ly|rb\.gy|shorturl\.at|ow\.ly|buff\.ly|rebrand\.ly|s\.id|tiny\.cc|t\.co|lnkd\.in)\b/iu;

/** Goods and services sold by mail to strangers, by trade; one word of one trade may be an honest request. */
const advertised: readonly RegExp[] = [
  /\b(?:viagra|cialis|levitra|pharmacy|weight loss|enlargement)\b/giu,
  /\b(?:crypto(?:currency)?|bitcoin|btc|ethereum|usdt|forex|trading signals?|airdrop)\b/giu,
  /\b(?:casino|betting|jackpot|lottery|slots?|rummy)\b/giu,
  /\b(?:seo|backlinks?|guest posts?|domain authority|rank (?:higher|first|on google)|first page of google)\b/giu,
  /\b(?:instant loan|personal loan|loan approved|earn (?:money|daily|₹|\$)|passive income|work from home|double your)\b/giu,
  /\b(?:escorts?|porn|xxx|sexy|hot girls|adult dating)\b/giu,
];

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
/** Letters of one alphabet among similar ones of another. */
const mixedWord =
  /(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}]{3,}/u;

/** Returns the signs of a text. */
export function signsOfText(typed: string): Sign[] {
  const text = compatibilityForm(typed);
  const links = text.match(anyLink) ?? [];
  const words = advertised.map((trade) => [...new Set(text.toLowerCase().match(trade) ?? [])]);
  const trades = words.filter(({ length }) => length > 0);
  const mixed = mixedWord.exec(text)?.[0];
  return [
    ...(links.length >= linksFrom ? [{ reason: plural(links.length, 'link'), weight: 1 } as const] : []),
    ...(shorteners.test(text)
      ? [{ reason: 'a shortened link, which hides where it leads', weight: 1 } as const]
      : []),
    ...(trades.length > 0
      ? [
          {
            reason: `words of advertising: ${trades.flat().slice(0, 4).join(', ')}`,
            weight: trades.length > 1 ? 2 : 1,
          } as const,
        ]
      : []),
    ...(mixed ? [{ reason: `letters of two alphabets in one word: ${mixed}`, weight: 2 } as const] : []),
  ];
}
