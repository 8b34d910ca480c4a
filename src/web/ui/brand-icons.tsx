/** @file Marks of the networks, which the icon set leaves out: drawn simply, one colour, in one small file of their own. */
import type { ComponentProps } from 'react';

/** The networks that have a mark in public/brand/networks.svg. */
export type Brand = 'linkedin' | 'instagram' | 'facebook' | 'youtube' | 'whatsapp';

/** A network's mark; its meaning is said by the link around it. */
export function BrandIcon({ brand, ...rest }: ComponentProps<'svg'> & { brand: Brand }) {
  return (
    <svg width="24" height="24" aria-hidden {...rest}>
      <use href={`/brand/networks.svg#${brand}`} />
    </svg>
  );
}
