import { honeypotName } from '#ui/honeypot.tsx';
import type { Values } from './form-call.ts';

/** The text of the header `x-form`: what a form says about itself, apart from its payload, whose keys are fixed. */
export const formHeader = (values: Values, about: Values): string =>
  String(new URLSearchParams({ ...about, honeypot: values[honeypotName] ?? '' }));
