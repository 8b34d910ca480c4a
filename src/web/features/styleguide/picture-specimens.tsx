import { useState } from 'react';
import { later } from '#kit/page/later.tsx';
import { Button } from '#ui/button.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { Carousel } from '#ui/carousel.tsx';
import type { ViewerProps } from '#ui/gallery-viewer.tsx';
import { Photo } from '#ui/photo.tsx';
import { VendorBanner } from '#ui/vendor-banner.tsx';
import { Picture } from '#ui/picture.tsx';
import { StateScene } from '#ui/state-scene.tsx';
import { State } from './state.tsx';

const GalleryViewer = later<ViewerProps>(() =>
  import('#ui/gallery-viewer.tsx').then((module) => module.default),
);

const shown = [
  { id: 'haldi', caption: 'Haldi in the morning', alt: 'A haldi morning' },
  { id: 'mehndi', caption: 'Mehndi in the afternoon', alt: 'A mehndi afternoon' },
  { id: 'sangeet', caption: 'Sangeet night', alt: 'A sangeet night' },
  { id: 'baraat', caption: 'The baraat arrives', alt: 'A baraat at dusk' },
] as const;
const steps = { kind: 'steps', everyMs: 3000 } as const;
const frame = 'aspect-3/2 max-w-xs rounded-xl';
const sizes = '20rem';

const uploaded = {
  src: `/art/gallery/${shown[0].id}-960.webp`,
  width: 960,
  height: 640,
  alt: shown[0].alt,
  blur: null,
  sources: [],
};

const slides = shown.map(({ id, alt, caption }) => ({
  id,
  caption,
  content: <Picture name={`gallery/${id}`} alt={alt} sizes={sizes} className="rounded-lg" />,
}));

/** A drawn scene. */
export const PictureSpecimen = () => (
  <State name="in its frame">
    <Picture name={`gallery/${shown[0].id}`} alt={shown[0].alt} sizes={sizes} className={frame} />
  </State>
);

/** The scenes of the states. */
export const StateSceneSpecimen = () => (
  <div className="grid grid-cols-2 items-center gap-4 sm:grid-cols-4">
    {(['door', 'letter', 'nothing-here', 'no-results', 'offline', 'error', 'not-found'] as const).map(
      (scene) => (
        <StateScene key={scene} scene={scene} />
      ),
    )}
  </div>
);

/** An uploaded picture. */
export const PhotoSpecimen = () => (
  <div className="grid gap-4 sm:grid-cols-2">
    <State name="fills its frame">
      <Photo picture={uploaded} sizes={sizes} className="aspect-square max-w-xs rounded-xl" />
    </State>
    <State name="shown whole">
      <Photo picture={uploaded} sizes={sizes} className="aspect-square max-w-xs rounded-xl" fit="contain" />
    </State>
  </div>
);

export const VendorBannerSpecimen = () => (
  <State name="a drawing of the trade">
    <VendorBanner vendor={{ leading: null, representative: [uploaded] }} />
  </State>
);

/** The picture of a vendor's card. */
export const CardPictureSpecimen = () => (
  <div className="grid grid-cols-2 gap-4">
    <State name="with a picture">
      <CardPicture picture={uploaded} name="Kesar Mithai Ghar" isSample />
    </State>
    <State name="without">
      <CardPicture picture={null} name="Kesar Mithai Ghar" isSample={false} />
    </State>
  </div>
);

/** Slides that move by themselves. */
export const CarouselSpecimen = () => (
  <Carousel label="Drawn events" motion={steps} slideClass="basis-[60%] px-2" slides={slides} />
);

/** Pictures over the whole screen. */
export function ViewerSpecimen() {
  const [open, setOpen] = useState(false);
  return (
    <State name="closed; the button opens it">
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open the pictures
      </Button>
      {open && <GalleryViewer label="Pictures" slides={slides} start={0} onClose={() => setOpen(false)} />}
    </State>
  );
}
