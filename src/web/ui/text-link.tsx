import type { ComponentProps } from 'react';
import { PageLink } from './page-link.tsx';

type Look = 'inline' | 'standing' | 'strong';

const standing = 'tap inline-flex items-center text-teal underline underline-offset-4';
/** Within a sentence; on its own, as one of several; on its own, as the way on. */
const looks: Record<Look, string> = {
  inline: 'text-teal underline',
  standing,
  strong: `${standing} font-semibold`,
};

export const textLinkClass = (look: Look = 'inline', className = '') => `${looks[look]} ${className}`;

/** A link that looks like one: words, underlined. It leads to another page. */
export function TextLink({ look, className, ...rest }: ComponentProps<typeof PageLink> & { look?: Look }) {
  return <PageLink className={textLinkClass(look, className)} {...rest} />;
}

/** As `TextLink`, for `tel:`, `mailto:` and other sites, and where no code may be needed. */
export function TextAnchor({ look, className, ...rest }: ComponentProps<'a'> & { look?: Look }) {
  return <a className={textLinkClass(look, className)} {...rest} />;
}
