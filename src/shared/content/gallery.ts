import { t } from '#words/t.ts';
/** The text of the gallery page. */
export const galleryPage = {
  title: t('Gallery'),
  intro: t(
    'Celebrations of this city, one picture at a time. Tap a picture to see it large; tell us which one looks like yours.',
  ),
  metaDescription: t(
    'Weddings, festivals and family days in Delhi, one picture at a time: what a celebration can look like, from the first morning to the last guest.',
  ),
  /** Shown while every picture is one of our drawings. */
  drawn: {
    metaDescription: t(
      'Weddings, festivals and family days in Delhi, drawn by hand: haldi, baraat, pheras, griha pravesh, Diwali melas and the details in between.',
    ),
    note: t(
      'Every picture here is an illustration drawn for this site. Photographs appear on the vendors’ own pages.',
    ),
  },
  empty: t('The first pictures are on their way. Until then, see what our vendors show on their own pages.'),
  failed: t('Failed to load the gallery. Please try again later.'),
} as const;
