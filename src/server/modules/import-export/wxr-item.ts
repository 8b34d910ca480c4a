/** @file Items made from posts and pages of WordPress. */
import { blogCategories } from '#contract/blogs.ts';
import { defaultLocale } from '#words/locales.ts';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { contentTypes, markdownMax } from '#contract/desk/content/content-types.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { picturesOfEntry, type AttachmentList } from './attachments.ts';
import { otherCategories, pathOf, siblingPath, termsOfEntry } from './wxr-names.ts';
import { notesOfLosses } from './loss-report.ts';
import type { SourceItem } from './import-export.types.ts';
import { inOneLine, safelyDecoded } from '#platform/content/readable-text.ts';
import { fittingTags } from '#platform/content/foreign-file.ts';
import { fitting, printedName } from '#platform/content/printed-name.ts';
import { hiddenBy, visibilityOf } from '#platform/content/source-visibility.ts';
import { noteOfGates } from '#platform/content/gated-parts.ts';
import type { Parsing } from '#platform/parsing/parsing.ts';
import { termsOf } from '#platform/content/source-term.ts';
import { keyOf } from '#platform/content/key-of.ts';
import type { WxrEntry } from '#platform/parsing/wxr.ts';

const { title: titleField, excerpt: excerptField } = contentTypes.post.fields;
const writtenKinds = new Set(['post', 'page']);

/** The ids that galleries of a text name. */
const galleryIds = (html: string): string[] =>
  [...html.matchAll(/\[gallery\b([^\][]*)\]/gi)].flatMap(([, written]) => written!.match(/\d+/g) ?? []);

type WxrReading = {
  attachments: AttachmentList;
  parsing: Pick<Parsing, 'read'>;
  today: string;
  /** Whether entries of a kind are posts beside those named so. */
  isPost: (kind: string) => boolean;
};

/** Converts an entry into an item. `attachments`: all pictures of the file, by id. @throws Problem for a text that cannot be parsed */
export async function itemOfWxr(
  entry: WxrEntry,
  { attachments, parsing, today, isPost }: WxrReading,
): Promise<Omit<SourceItem, 'addresses'>> {
  const source = `${entry.kind} ${entry.id}`;
  const base = { source, type: 'post', locale: defaultLocale, oldPaths: [] as string[] } as const;
  const called = inOneLine(entry.title) || entry.slug || source;
  if (
    !(writtenKinds.has(entry.kind) || isPost(entry.kind)) ||
    entry.status === 'trash' ||
    entry.status === 'auto-draft'
  )
    return {
      ...base,
      key: '',
      title: shorten(called, titleField.max),
      data: {},
      live: false,
      skip: true,
      ...(entry.html && entry.status !== 'trash' && { terms: termsOf('type', [entry.kind]) }),
      notes: [
        entry.status === 'trash'
          ? 'It lay in the bin.'
          : `Nothing of ours is like “${shorten(entry.kind, 40)}”.`,
      ],
      losses: [{ kind: 'entry', what: entry.status === 'trash' ? 'in the bin' : shorten(entry.kind, 40) }],
    };
  const notes: string[] = [];
  const ownPictures = /\[gallery\b/i.test(entry.html) ? picturesOfEntry(attachments, entry.id) : [];
  const named = Object.fromEntries(
    [...galleryIds(entry.html), ...ownPictures].flatMap((id) =>
      attachments.has(id) ? [[id, attachments.get(id)!]] : [],
    ),
  );
  const {
    markdown,
    words,
    losses: inText,
  } = await parsing.read('html', entry.html, {
    from: entry.from,
    ...(entry.from === 'wordpress' && { attachments: named, ownPictures }),
  });
  const category = blogCategories.find((one) => entry.categories.some((name) => name.toLowerCase() === one));
  const title = fitting(called, titleField.max, titleField.label);
  const said = await parsing.read('html', entry.excerpt, { from: entry.from });
  const excerpt = fitting(said.words, excerptField.max, excerptField.label);
  const tags = fittingTags([...entry.tags, ...otherCategories(entry.categories, category)]);
  const author = printedName(entry.author);
  const losses: Loss[] = [
    ...entry.losses,
    ...inText,
    ...said.losses,
    ...title.losses,
    ...excerpt.losses,
    ...tags.losses,
    ...author.losses,
  ];
  const isPage = entry.kind !== 'post' && !isPost(entry.kind);
  if (isPage) notes.push('A page: it becomes a draft of a post.');
  if (markdown.length > markdownMax)
    losses.push({ kind: 'text', what: `longer than ${markdownMax} characters; the rest is left out` });
  if (!category)
    notes.push(
      `Choose a category; it had ${shorten(entry.categories.filter((_, index) => index % 2 === 1).join(', '), 80) || 'none'}.`,
    );
  if (!said.words) notes.push('It had no excerpt; its first words are taken.');
  const thumbnail = attachments.get(entry.meta['_thumbnail_id']?.[0] ?? '')?.url ?? entry.picture;
  const key = keyOf(safelyDecoded(entry.slug) || entry.title, contentLimits.key);
  const seen = visibilityOf(
    [
      { name: 'status', value: entry.status || 'none' },
      { name: 'post_password', value: entry.hasPassword && 'yes' },
      { name: 'visibility', value: entry.visibility },
      { name: 'date', value: entry.day },
    ],
    '',
    today,
  );
  const gates = noteOfGates(losses);
  const hidden = hiddenBy(seen, gates.length > 0) ?? (isPage ? 'page' : undefined);
  return {
    ...base,
    key,
    title: title.text,
    data: {
      title: title.text,
      excerpt: excerpt.text || shorten(words, excerptField.max),
      ...(category && { category }),
      ...(entry.day && !entry.day.startsWith('0000') && { date: entry.day }),
      ...(thumbnail && { image: thumbnail }),
      ...(tags.tags.length > 0 && { tags: tags.tags }),
      content: shorten(markdown, markdownMax),
    },
    live: hidden === undefined && category !== undefined,
    hidden,
    terms: termsOfEntry(entry),
    ...(author.name && { author: author.name }),
    ...(entry.pictureAlt && { pictureAlt: entry.pictureAlt }),
    notes: [...notes, ...notesOfLosses(losses), ...seen.notes, ...gates],
    losses,
    isForeign: true,
    base: entry.siteUrl || entry.link,
    oldPaths: [
      pathOf(entry.link),
      ...(entry.meta['_wp_old_slug'] ?? []).map((slug) => siblingPath(entry.link, slug)),
    ].filter((path) => path !== null),
  };
}
