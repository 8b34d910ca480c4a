import type { ComponentProps } from 'react';
import { lazyPart } from '#kit/page/lazy-part.tsx';
import { hasDetails } from '#kit/device/has-details.ts';
import { useInBrowser } from '#ui/use-hydrated.ts';
import type { MyDetails } from './my-details.tsx';

const Offer = lazyPart(() => import('./my-details.tsx').then((module) => module.MyDetails));

/** The place where kept details are offered: its code comes only to a device that keeps some. */
export function MyDetailsSlot(props: ComponentProps<typeof MyDetails>) {
  return useInBrowser(hasDetails, false) && <Offer {...props} />;
}
