/** @file What few pages do with the links of this device, apart from what every form loads. */
import { dropLink, keepLink, ownLinks, putLinks, type OwnLink } from './own-links.ts';

/** Gives a link its new address; one that is not stored here stays so. */
export function moveLink(from: string, to: string): void {
  const moved = ownLinks().find(({ path }) => path === from);
  if (!moved) return;
  dropLink(from);
  keepLink({ ...moved, path: to });
}

/** Brings deleted links back, each where it was; one that was kept again stays. */
export function bringLinksBack(links: readonly OwnLink[]): void {
  const kept = ownLinks();
  const back = links.filter(({ path }) => !kept.some((one) => one.path === path));
  putLinks([...kept, ...back].toSorted((one, other) => other.at - one.at));
}
