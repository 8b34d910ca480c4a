import { t } from '#words/t.ts';
import type { ViewerProps } from '#ui/gallery-viewer.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { later } from './later.tsx';

type Props = ViewerProps & {
  /** The file of the picture; absent where the page's own address shows it. */
  href?: string;
};

/** Pictures over the page. Its code is fetched at the first tap; when it fails to load, a link to the picture remains. */
export const ViewerPart = later<Props>(
  () => import('#ui/gallery-viewer.tsx').then((module) => module.default),
  {
    StandIn: ({ href, onClose }) => (
      <PartFailed
        to={href}
        label={href ? t('Open the picture') : t('Show the picture in the page')}
        onClose={onClose}
      />
    ),
  },
);
