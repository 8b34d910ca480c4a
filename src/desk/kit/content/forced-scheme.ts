/** @file A page in a frame in one of its two schemes. Browsers give a frame the scheme of the system, whatever the frame's own style says. */

type Scheme = 'light' | 'dark';
/** What asks for the scheme: a rule, a sheet, or a source of a picture. */
type Asking = { media: MediaList } | { media: string };

const asked = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;
/** Conditions that always hold, and never do. */
const holds = '(min-width: 0px)';
const fails = '(max-width: 0px)';

/** Returns a media query that is decided for a scheme. */
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

/** Returns what shows the document in a scheme, as often as wanted: what its styles asked first is kept. */
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
    // Also for what browsers draw themselves, such as controls.
    page.documentElement.style.colorScheme = scheme;
    for (const { asking, text } of first) put(asking, decided(text, scheme));
  };
}
