import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** The foot of every page, whose links work without its code. */
export const FooterLater = later(() => import('./footer.tsx').then((module) => module.Footer), PartFailed);
