import { honeypotName } from '#ui/honeypot.tsx';
import type { Values } from './form-call.ts';

/** Returns the text of the header `x-form`: the form's metadata, apart from its payload, whose keys are fixed. */
export const formHeader = (values: Values, about: Values): string =>
  String(new URLSearchParams({ ...about, honeypot: values[honeypotName] ?? '' }));
