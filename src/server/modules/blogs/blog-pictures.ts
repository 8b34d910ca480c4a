import { pictures, type PictureName } from '#content/pictures.generated.ts';

/** What the drawn picture behind a path such as `/art/name-960.webp` shows; empty for any other. */
export function altOf(image: string | null): string {
  const name = /^\/art\/(.+)-960\.webp$/.exec(image ?? '')?.[1] ?? 'default/blog';
  return name in pictures ? pictures[name as PictureName].alt : '';
}
