import type { GrievanceTicket } from '#contract/grievances.ts';
import { isText } from '#domain/formats/fields.ts';
import { hasShape, isInstant, isOneOf, orNull } from '#contract/shape.ts';

/** The shown part of a ticket. */
export type ShownTicket = Omit<GrievanceTicket, 'about'>;

export const isShownTicket = hasShape<ShownTicket>({
  ticket: isText,
  status: isOneOf<ShownTicket['status']>(['received', 'acknowledged', 'disposed']),
  receivedAt: isInstant,
  acknowledgeBy: isInstant,
  disposeBy: isInstant,
  acknowledgedAt: orNull(isInstant),
  disposedAt: orNull(isInstant),
});
