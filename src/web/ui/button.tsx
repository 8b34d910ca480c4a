import type { ComponentProps } from 'react';
import { PageLink } from './page-link.tsx';

type Look = 'primary' | 'secondary' | 'quiet';

/** One main action per screen is `primary`; the others are less prominent. */
const looks: Record<Look, string> = {
  // The transparent border remains visible in forced colours, which remove the background.
  primary: 'border border-transparent bg-marigold text-on-marigold shadow-card hover:bg-marigold-deep',
  secondary: 'border border-line-strong bg-paper text-ink hover:border-teal hover:text-teal',
  quiet: 'border border-transparent text-teal hover:bg-teal-wash',
};
const shape =
  'tap inline-flex items-center justify-center gap-2 rounded-md px-5 py-2.5 text-center font-semibold transition-[background-color,transform,color,border-color] duration-150 active:scale-[0.98] disabled:opacity-60';

export const buttonClass = (look: Look = 'primary', className = '') => `${shape} ${looks[look]} ${className}`;

/** A button that acts on this page. */
export function Button({
  look,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

/** A link that looks like a button: it leads to another page. */
export function ButtonLink({ look, className, ...rest }: ComponentProps<typeof PageLink> & { look?: Look }) {
  return <PageLink className={buttonClass(look, className)} {...rest} />;
}

/** As `ButtonLink`, for `tel:`, `mailto:` and other sites. */
export function ButtonAnchor({ look, className, ...rest }: ComponentProps<'a'> & { look?: Look }) {
  return <a className={buttonClass(look, className)} {...rest} />;
}
