import { useState, type MouseEvent } from 'react';
import { t } from '#words/t.ts';
import type { ProjectPicture, VendorProject } from '#contract/projects.ts';
import { profilePath } from '#facts/paths.ts';
import { ViewerPart } from '#kit/page/viewer-part.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { isDrawn } from '#ui/is-drawn.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Photo } from '#ui/photo.tsx';
import { SampleMark } from '#ui/sample-mark.tsx';
import { asWritten, writtenLang } from '#ui/written-lang.ts';
import { opensHere } from '#ui/opens-here.ts';

/** Returns the caption; a drawn picture is labelled as such. */
const captionOf = ({ caption, picture }: ProjectPicture) =>
  isDrawn(picture) && caption ? t('{caption}. Illustration.', { caption }) : (caption ?? undefined);

/** A project: its text, and its pictures, which open over the page. Without scripts each links to its file. */
export function ProjectView({ project }: { project: VendorProject }) {
  const { title, line, words, pictures, vendor } = project;
  const [shown, setShown] = useState<number | null>(null);
  /** Below the first, pictures stand in pairs: of an odd number the last is as wide as two. */
  const isLone = (index: number) => index === pictures.length - 1 && index % 2 === 1;
  const open = (event: MouseEvent, index: number) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    setShown(index);
  };
  return (
    <article className="wrap py-8 md:py-12">
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <PageLink
          {...asWritten}
          to={profilePath(vendor._id)}
          className="tap inline-flex items-center font-semibold text-teal wrap-anywhere hover:underline"
        >
          {vendor.companyName}
        </PageLink>
        {vendor.isSample && <SampleMark />}
      </p>
      <PageHeading lang={writtenLang} lead={line || null}>
        {title}
      </PageHeading>
      {words && (
        <p lang={writtenLang} className="mt-4 max-w-prose text-lg whitespace-pre-line wrap-anywhere">
          {words}
        </p>
      )}
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 sm:gap-6">
        {pictures.map((one, index) => (
          <li key={one._id} className={index === 0 || isLone(index) ? 'sm:col-span-2' : ''}>
            <figure>
              <a
                href={one.picture.src}
                aria-haspopup="dialog"
                onClick={(event) => open(event, index)}
                className="block overflow-hidden rounded-lg"
              >
                <Photo
                  picture={one.picture}
                  priority={index === 0}
                  sizes={
                    index === 0
                      ? '(min-width: 76rem) 73rem, 92vw'
                      : '(min-width: 76rem) 36rem, (min-width: 40rem) 46vw, 92vw'
                  }
                  className={index === 0 ? 'aspect-3/2 lg:aspect-16/9' : 'aspect-3/2'}
                />
              </a>
              {captionOf(one) && (
                <figcaption lang={writtenLang} className="mt-1.5 text-sm wrap-anywhere text-ink-soft">
                  {captionOf(one)}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={`${profilePath(vendor._id)}#enquire`}>{t('Enquire')}</ButtonLink>
        <ButtonLink to={profilePath(vendor._id)} look="secondary">
          {t('See the whole page')}
        </ButtonLink>
      </p>
      {shown !== null && (
        <ViewerPart
          href={pictures[shown]!.picture.src}
          label={title}
          start={shown}
          onClose={() => setShown(null)}
          slides={pictures.map((one) => ({
            id: one._id,
            caption: captionOf(one),
            content: (
              <Photo
                picture={one.picture}
                sizes="100vw"
                fit="contain"
                className="size-full bg-transparent!"
              />
            ),
          }))}
        />
      )}
    </article>
  );
}
