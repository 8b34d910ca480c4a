/** @file Marks of the social networks, which the icon set leaves out: drawn simply, one colour, 24 px. */
import type { ComponentProps } from 'react';

const shapes = {
  linkedin:
    'M4 9h4v11H4zM6 3.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6M10 9h3.8v1.6c.6-1 1.9-1.9 3.7-1.9 3.2 0 4 2 4 4.9V20h-4v-5.6c0-1.4-.3-2.5-1.8-2.5s-1.8 1.200-1.800 2.500V20h-3.900z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8m0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4m4.600-3.700a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200',
  facebook:
    'M13.500 21v-7.500h2.600l.4-3h-3V8.600c0-.9.300-1.500 1.600-1.500h1.500V4.400A19 19 0 0 0 14.400 4.300c-2.200 0-3.800 1.300-3.800 3.900v2.300H8v3h2.600V21z',
  youtube:
    'M21.600 7.500a2.600 2.600 0 0 0-1.800-1.800C18.200 5.200 12 5.200 12 5.200s-6.200 0-7.800.5a2.600 2.600 0 0 0-1.800 1.800A27 27 0 0 0 2 12a27 27 0 0 0 .4 4.500 2.600 2.600 0 0 0 1.800 1.800c1.600.5 7.800.5 7.800.5s6.200 0 7.800-.5a2.600 2.600 0 0 0 1.800-1.800A27 27 0 0 0 22 12a27 27 0 0 0-.4-4.500M10 15V9l5.200 3z',
  whatsapp:
    'M12 3a9 9 0 0 0-7.700 13.600L3 21l4.500-1.200A9 9 0 1 0 12 3m0 1.800a7.200 7.200 0 1 1-3.900 13.300l-.3-.2-2.300.6.6-2.200-.2-.4A7.200 7.200 0 0 1 12 4.800M8.700 7.700c-.2 0-.5.1-.7.400-.3.300-1 .9-1 2.200s1 2.600 1.100 2.700c.1.200 1.900 3 4.700 4.100 2.300.9 2.800.7 3.300.7.500-.1 1.600-.7 1.800-1.300.2-.6.2-1.200.2-1.300l-.5-.3-1.800-.9c-.2-.1-.4-.1-.6.1l-.8 1c-.1.200-.3.200-.5.1a6 6 0 0 1-3.100-2.700c-.2-.4.2-.4.600-1.200.1-.2 0-.3 0-.4l-.8-2c-.2-.5-.4-.5-.6-.5z',
} as const;

/** The networks that have a mark. */
export type Brand = keyof typeof shapes;

/** A network's mark; its meaning is said by the link around it. */
export function BrandIcon({ brand, ...rest }: ComponentProps<'svg'> & { brand: Brand }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden
      {...rest}
    >
      <path d={shapes[brand]} />
    </svg>
  );
}
