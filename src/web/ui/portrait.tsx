import type { PictureDetail } from '#contract/picture-detail.ts';
import { Monogram } from './monogram.tsx';

type Props = { picture: PictureDetail | null; name: string; className?: string };

/** Crops the name board at the foot of a drawn picture, which is unreadable at this size. */
const withoutBoard = 'scale-125 origin-top';

/** The picture of a business in a square, or the initials of its name. */
export function Portrait({ picture, name, className = 'size-20' }: Props) {
  if (!picture) return <Monogram of="business" name={name} className={`text-xl ${className}`} />;
  return (
    <picture className={`block shrink-0 overflow-hidden rounded-lg bg-paper-deep ${className}`}>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="80px" />
      ))}
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        className={`size-full object-cover ${picture.src.startsWith('/art/') ? withoutBoard : ''}`}
      />
    </picture>
  );
}
