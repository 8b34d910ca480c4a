/** @file Parts of a public text that its site showed to some readers only: to members, to subscribers, or to nobody. */
import type { Loss } from '#contract/desk/content/import-losses.ts';

/** Ghost writes the parts for members between comments; one for visitors alone was public. */
const ghostGate = /^\s*kg-gated-block:begin\b(?!.*\bnonMember:true\b)/;
const wordpressBlock = /^\s*wp:([\w/-]+)(.*)$/s;
/** Names of blocks and shortcodes with which plugins keep readers out. */
const gateName =
  /premium-content|paywall|\bpaid\b|(?<!team[-_])\bmembers?\b(?!-(?:card|list|grid|block))|membership|memberful|mepr|pmpro|\brcp[-_]|wlm[-_]|s2if|subscriber|restrict|logged[-_]?(?:in|out)|gated|private|protected|content-control/i;
/** The attribute of blocks that are hidden, always or from some. */
const hiddenBlock = /"blockVisibility"\s*:\s*(?:false|\{)|"contentControls?"\s*:/;

const named = (what: string): Loss => ({ kind: 'members', what: what.trim().slice(0, 80) });

/** Returns what a comment of a text hides, as losses. */
export function gatedByComment(comment: string): Loss[] {
  if (ghostGate.test(comment)) return [named('a part for members')];
  const [, name = '', attributes = ''] = wordpressBlock.exec(comment) ?? [];
  return name && (gateName.test(name.replaceAll('/', '-')) || hiddenBlock.test(attributes))
    ? [named(`the block ${name}`)]
    : [];
}

/** Returns those of the found shortcodes that keep readers out, as losses. */
export const gatedByShortcode = (found: readonly Loss[]): Loss[] =>
  found.flatMap(({ kind, what }) =>
    kind === 'shortcode' && gateName.test(what.replaceAll('_', '-')) ? [named(`the shortcode ${what}`)] : [],
  );

type Card = Readonly<Record<string, unknown>>;
const isCard = (value: unknown): value is Card => typeof value === 'object' && value !== null;

/** Returns whether a card of Ghost's editor was kept from visitors of its site. */
export function isGatedCard({ visibility }: Card): boolean {
  if (!isCard(visibility)) return false;
  const { web, showOnWeb } = visibility;
  return showOnWeb === false || (isCard(web) && web['nonMember'] === false);
}

/** Returns the note that keeps a post with such parts a draft; none for another. */
export const noteOfGates = (losses: readonly Loss[]): string[] => {
  const parts = losses.flatMap(({ kind, what }) => (kind === 'members' ? [what] : []));
  return parts.length > 0
    ? [`A draft. Not every reader saw all of it: ${[...new Set(parts)].slice(0, 3).join(', ')}.`]
    : [];
};
