/** @file Logos of the social networks, which the icon set lacks: simple drawings in one colour, in one small file. */
import type { ComponentProps } from 'react';

/** The networks that have a logo in public/brand/networks.svg. */
export type Brand = 'linkedin' | 'instagram' | 'facebook' | 'youtube' | 'whatsapp';

/** A network's logo; the link around it has the label. */
export function BrandIcon({ brand, ...rest }: ComponentProps<'svg'> & { brand: Brand }) {
  return (
    <svg width="24" height="24" aria-hidden {...rest}>
      <use href={`/brand/networks.svg#${brand}`} />
    </svg>
  );
}
