import type { ComponentType } from 'react';
import type { OwnVendor } from '#kit/api/own-vendor.ts';

/** One part of the workshop: shown in it, or a page of its own to which it leads. */
export type WorkshopPart = {
  /** The last part of its address; empty for the first page. */
  key: string;
  label: string;
  /** What it does for the vendor, where the part does not say so itself. */
  hint?: string;
  /** Not for helpers: the table of rights says the same of its calls. */
  ownerOnly?: true;
} & (
  | { Part: ComponentType<OwnVendor>; Alone?: undefined; to?: undefined }
  /** Needs nothing of the vendor, so that it stands without waiting for it. */
  | { Alone: ComponentType; Part?: undefined; to?: undefined }
  | { to: (vendorId: string) => string; Part?: undefined; Alone?: undefined }
);
