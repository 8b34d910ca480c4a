import type { ComponentProps } from 'react';
import { PageLink } from './page-link.tsx';

type Look = 'inline' | 'standing' | 'strong';

const standing = 'tap inline-flex items-center text-teal underline underline-offset-4';
/** Looks: within a sentence; alone, as one of several; alone, as the next step. */
const looks: Record<Look, string> = {
  inline: 'text-teal underline',
  standing,
  strong: `${standing} font-semibold`,
};

export const textLinkClass = (look: Look = 'inline', className = '') => `${looks[look]} ${className}`;

/** A text link: underlined. It leads to another page. */
export function TextLink({ look, className, ...rest }: ComponentProps<typeof PageLink> & { look?: Look }) {
  return <PageLink className={textLinkClass(look, className)} {...rest} />;
}

/** As `TextLink`, for `tel:`, `mailto:` and other sites, and where no code may be needed. */
export function TextAnchor({ look, className, ...rest }: ComponentProps<'a'> & { look?: Look }) {
  return <a className={textLinkClass(look, className)} {...rest} />;
}
