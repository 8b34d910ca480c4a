import type { FocusedPicture } from '#contract/focused-picture.ts';
import { NameBanner } from './name-banner.tsx';
import { Photo } from './photo.tsx';
import { SampleMark } from './sample-mark.tsx';

type Props = {
  picture: FocusedPicture | null | undefined;
  name: string;
  /** Labelled as invented; absent where the list states it of all. */
  isSample: boolean;
};

const inColumns = '(min-width: 76rem) 23rem, (min-width: 64rem) 30vw, (min-width: 30rem) 45vw, 92vw';

/**
 * The main picture of a vendor's card, or its name, set large. Drawn pictures have the name on a board at their foot, which is unreadable
 * at this size and repeated below: they are cut right above it, and the goods stay visible.
 */
export function CardPicture({ picture, name, isSample }: Props) {
  return (
    <div className="relative">
      {picture ? (
        <Photo
          picture={{ ...picture, alt: '' }}
          sizes={inColumns}
          className="aspect-5/2 xs:aspect-2/1 [&_img:not([data-fx])]:object-[50%_66%] xs:[&_img:not([data-fx])]:object-[50%_45%]"
        />
      ) : (
        <NameBanner name={name} className="aspect-5/2 w-full text-lg xs:aspect-2/1 xs:text-2xl" />
      )}
      {isSample && <SampleMark className="absolute top-3 left-3 shadow-card" />}
    </div>
  );
}
