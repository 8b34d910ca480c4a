/** @file A form's small fields and its free text: before sending, and in a page made from a post. */
import { briefIn, controlsOfBrief, readBrief, writeBrief } from '#domain/enquiries/brief-text.ts';
import type { Values } from './form-call.ts';
import type { FormKind } from './form-kind.ts';

const textOf = ({ fields }: FormKind) => fields.find(({ role }) => role === 'message');

/** Writes the small fields as lines below the free text, as it is sent. */
export function withBrief(kind: FormKind, values: Values): Values {
  const text = textOf(kind);
  if (!kind.brief || !text) return values;
  return {
    ...values,
    [text.name]: writeBrief(kind.brief, values[text.name] ?? '', briefIn(kind.brief, values)),
  };
}

/** Returns the values of the small fields by the names of their controls: the chosen ones, and those that only the text states. */
export function briefControls(kind: FormKind, values: Values): Values {
  const parts = kind.brief ?? [];
  const text = values[textOf(kind)?.name ?? ''] ?? '';
  return controlsOfBrief(parts, { ...readBrief(parts, text), ...briefIn(parts, values) });
}
