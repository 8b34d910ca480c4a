/** @file The stored shapes of deliveries. An entry of another shape is skipped. */
import { isFields, isText, textsOf } from '#domain/formats/fields.ts';
import { hasShape, isLike } from '#contract/shape.ts';
import { isReceipt, type SentReceipt } from './receipt.ts';

/** One pending enquiry. `key` is its idempotency key: the server answers a repeated request with the first receipt. */
export type Parcel = {
  key: string;
  path: string;
  payload: Record<string, string>;
  /** The value of the header `x-form`. */
  form: string;
  /** The draft to delete after delivery. */
  draftId: string;
};

/**
 * `sending` until a reply is known; `refused` cannot be accepted as it is; `delivered` was accepted, but its receipt could not be read and
 * is requested again.
 */
export type KeptParcel = Parcel & {
  state: 'sending' | 'waiting' | 'refused' | 'delivered';
  reason?: string;
  /** Time of acceptance: milliseconds since 1970. */
  deliveredAt?: number;
};
/** The last receipt, and the key of its parcel. */
export type KeptReceipt = SentReceipt & { key: string };

const isParcel = hasShape<Omit<Parcel, 'payload'>>({
  key: isLike(/^[\w-]{8,80}$/),
  path: isLike(/^\/api\/[\w/-]+$/),
  form: isLike(/^[ -~]*$/),
  draftId: isText,
});
const hasKey = hasShape<{ key: string }>({ key: isText });
const otherStates = ['sending', 'refused', 'delivered'] as const;

/** A parcel with valid contents is sent even when the rest is damaged: sending it twice does no harm. */
function keptParcel(entry: unknown): KeptParcel[] {
  if (!isFields(entry)) return [];
  const { state, reason, deliveredAt } = entry;
  const payload = textsOf(entry['payload']);
  if (!isParcel(entry) || Object.keys(payload).length === 0) return [];
  const { key, path, form, draftId } = entry;
  return [
    {
      key,
      path,
      payload,
      form,
      draftId,
      state: otherStates.find((known) => known === state) ?? 'waiting',
      ...(isText(reason) && { reason }),
      ...(typeof deliveredAt === 'number' && { deliveredAt }),
    },
  ];
}

/** Returns the stored deliveries that have a valid shape. */
export function keptDeliveries(stored: unknown): { parcels: KeptParcel[]; receipt: KeptReceipt | null } {
  const { parcels, receipt }: Record<string, unknown> = isFields(stored) ? stored : {};
  return {
    parcels: Array.isArray(parcels) ? parcels.flatMap(keptParcel) : [],
    receipt: isReceipt(receipt) && hasKey(receipt) ? receipt : null,
  };
}
