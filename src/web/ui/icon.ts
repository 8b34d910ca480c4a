import { createElement, type SVGProps } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];
/** An icon in Lucide's data format: its shapes in a square of 24. */
type IconData = { node: readonly Shape[] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * Returns a component that renders an icon of Lucide. Replaces the library's own in every build, whose options and class names this site
 * does not use (scripts/icons-build.ts).
 */
export default function createLucideIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, className, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !props['aria-label'] || undefined,
        ...props,
        className: className ? `lucide ${className}` : 'lucide',
      },
      ...shapes,
    );
}
