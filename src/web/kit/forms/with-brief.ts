/** @file Writes a form's small fields into its free text before sending, where their own code has not done so. */
import { briefIn, writeBrief } from '#domain/enquiries/brief-text.ts';
import type { Values } from './form-call.ts';
import type { FormKind } from './form-kind.ts';

export function withBrief({ brief: parts, fields }: FormKind, values: Values): Values {
  const text = fields.find(({ role }) => role === 'message');
  if (!parts || !text) return values;
  return { ...values, [text.name]: writeBrief(parts, values[text.name] ?? '', briefIn(parts, values)) };
}
