/** @file The tokens of styles/tokens.css by name; a test compares them with the file, so that none is missing. */

/** Backgrounds, text colours, the two brand colours, warnings, shades. */
export const colours = [
  'ground',
  'paper',
  'paper-deep',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'marigold',
  'marigold-deep',
  'on-marigold',
  'marigold-wash',
  'teal',
  'teal-deep',
  'teal-wash',
  'night',
  'on-night',
  'on-night-soft',
  'sindoor',
  'sindoor-wash',
  'leaf',
] as const;

/** Sizes of type with the utility that sets each. */
export const sizes = [
  { name: 'xs', look: 'text-xs' },
  { name: 'sm', look: 'text-sm' },
  { name: 'base', look: 'text-base' },
  { name: 'lg', look: 'text-lg' },
  { name: 'xl', look: 'text-xl' },
  { name: '2xl', look: 'text-2xl' },
  { name: '3xl', look: 'text-3xl' },
  { name: '4xl', look: 'text-4xl' },
] as const;

/** Corner radii: small on controls, large on pictures. */
export const radii = [
  { name: 'sm', look: 'rounded-sm' },
  { name: 'md', look: 'rounded-md' },
  { name: 'lg', look: 'rounded-lg' },
  { name: 'xl', look: 'rounded-xl' },
  { name: 'full', look: 'rounded-full' },
] as const;

/** Two elevations. */
export const shadows = [
  { name: 'card', look: 'shadow-card' },
  { name: 'raised', look: 'shadow-raised' },
] as const;

/** The animations of styles/motion.css. */
export const animations = [
  { name: 'pop-in', look: 'animate-pop-in', use: 'the popup after a sent form, 250 ms' },
  { name: 'tick-turn', look: 'animate-tick-turn', use: 'the tick in that popup, 500 ms as specified' },
  { name: 'rise-in', look: 'animate-rise-in', use: 'messages that appear, 200 ms' },
  { name: 'breathe', look: 'animate-breathe', use: 'skeletons while something loads' },
] as const;
