import type { ComponentType } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import type { WorkshopPlace } from './workshop-places.ts';

/** One part of the workshop: rendered in it, or a page of its own to which it links. */
export type WorkshopPart = {
  /** The last part of its address; empty for the first page. */
  key: string;
  label: string;
  /** Where it stands in the navigation. */
  place: WorkshopPlace;
  /** In the list of the place More. */
  Icon?: LucideIcon;
  /** Its benefit for the vendor, where the part does not state it itself. */
  hint?: string;
  /** Not for helpers: the table of rights states the same of its calls. */
  ownerOnly?: true;
} & (
  | { Part: ComponentType<OwnVendor>; Alone?: undefined; to?: undefined }
  /** Independent of the vendor, so that it renders without waiting for it; gets the parts that the role may see. */
  | { Alone: ComponentType<{ parts: readonly WorkshopPart[] }>; Part?: undefined; to?: undefined }
  | { to: (vendorId: string) => string; Part?: undefined; Alone?: undefined }
);
