/** @file A framed page in a chosen colour scheme. Browsers give a frame the system's scheme, whatever its own style says. */

type Scheme = 'light' | 'dark';
/** A condition on the scheme: of a rule, a sheet, or a picture's source. */
type Asking = { media: MediaList } | { media: string };

const asked = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;
/** Conditions that are always true, and never. */
const holds = '(min-width: 0px)';
const fails = '(max-width: 0px)';

/** Returns a media query with the scheme decided. */
export const decided = (media: string, scheme: Scheme): string =>
  media.replace(asked, (_, wanted: Scheme) => (wanted === scheme ? holds : fails));

const textOf = ({ media }: Asking) => (typeof media === 'string' ? media : media.mediaText);
const put = (asking: Asking, text: string) => {
  if (typeof asking.media === 'string') asking.media = text;
  else asking.media.mediaText = text;
};

function* rulesIn(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if ('cssRules' in rule) yield* rulesIn(rule.cssRules as CSSRuleList);
  }
}

/** Returns a function that shows the document in a scheme, any number of times: the original conditions are stored. */
export function schemeOf(page: Document): (scheme: Scheme) => void {
  const sheets = [...page.styleSheets];
  const everything: object[] = [
    ...sheets,
    ...sheets.flatMap((sheet) => [...rulesIn(sheet.cssRules)]),
    ...page.querySelectorAll('source'),
  ];
  const first = everything
    .filter((one): one is Asking => 'media' in one)
    .map((asking) => ({ asking, text: textOf(asking) }))
    .filter(({ text }) => decided(text, 'light') !== text);
  return (scheme) => {
    // Also for parts that browsers draw, such as controls.
    page.documentElement.style.colorScheme = scheme;
    for (const { asking, text } of first) put(asking, decided(text, scheme));
  };
}
