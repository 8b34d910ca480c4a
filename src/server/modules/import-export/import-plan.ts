/** @file The dry run: the contents of an upload and the planned action for each entry, without any other change. */
import { eq } from '#platform/db/drizzle.ts';
import { importExportLimits } from '#facts/limits.ts';
import { contentImportEntries, contentImports } from '#platform/db/tables.ts';
import { isOwnPicture } from '#platform/content/front-matter-fields.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { unusedAttachments } from './attachments.ts';
import { leadingTo } from './entry-marks.ts';
import { idInName, notesOfPictures } from './import-pictures.ts';
import { lossReport } from './loss-report.ts';
import { linkMap, newLink, oldLinks } from './own-links.ts';
import { termCounts } from './term-counts.ts';
import { picturesOf } from './source-item.ts';
import type { ImportSource, SourceItem } from './import-export.types.ts';
import { outsideAddress } from './outside-pictures.ts';
import { entryOf, fetchedBefore, leadsTo, pictureEntry, type Entry, type PlanDeps } from './plan-entries.ts';

const batch = 500;

/** Reads the whole upload and stores the plan: pictures first, then items, then the redirects to them. */
export async function planImport(deps: PlanDeps, importId: string, source: ImportSource): Promise<void> {
  const { db } = deps;
  const fetched = await fetchedBefore(deps);
  const pictures = new Map<string, Entry>();
  const items: Entry[] = [];
  const redirects: Entry[] = [];
  const report = lossReport();
  const terms = termCounts();
  const shown = new Set<string>();
  /** The entries of drafts, and of the published texts that they stand beside, by item. */
  const beside = { drafts: new Map<string, Entry>(), published: new Map<string, Entry>() };
  /** Links within the old site, of each item that has any. */
  const links = new Map<string, string[]>();

  const nameOf = (url: string, { source: place, base }: SourceItem) =>
    source.pictureAt(url, place) ??
    (pictures.size < importExportLimits.entries ? outsideAddress(url, base) : null);
  /** The addresses of pictures that are here already. */
  const ownPicture = (url: string, item: SourceItem) => {
    const key = pictures.get(nameOf(url, item) ?? '')?.key;
    return key ? `/picture/${key}` : undefined;
  };
  async function planPictures(item: SourceItem): Promise<string[]> {
    const missing: string[] = [];
    for (const { url, alt } of item.skip ? [] : picturesOf(item)) {
      shown.add(url);
      if (isOwnPicture(url)) continue;
      const name = nameOf(url, item);
      if (!name) {
        missing.push(url);
        continue;
      }
      const id = source.pictureAt(url, item.source) ? idInName(name) : (fetched.get(name) ?? null);
      pictures.set(name, pictures.get(name) ?? (await pictureEntry(deps, name, alt, id)));
    }
    return missing;
  }
  for await (const item of source.items()) {
    report.add(item.source, item.losses);
    terms.add(item.terms ?? []);
    const missing = await planPictures(item);
    const entry = await entryOf(deps, item, (url, isLink) => (isLink ? undefined : ownPicture(url, item)));
    entry.notes!.push(...notesOfPictures(missing, 'is not in the file'));
    report.add(
      item.source,
      missing.map((what) => ({ kind: 'picture', what })),
    );
    items.push(entry);
    if (!item.skip)
      beside[item.isPending ? 'drafts' : 'published'].set(`${item.type} ${item.locale} ${item.key}`, entry);
    const within = item.addresses.flatMap(({ url, isLink }) =>
      isLink && oldLinks(url, item).length > 0 ? [url] : [],
    );
    if (within.length > 0) links.set(item.source, within);
    if (entry.action !== 'skip')
      for (const path of item.oldPaths)
        redirects.push({ source: path, type: 'redirect', key: item.key, title: item.title, action: 'new' });
  }

  // Where links lead is known when all items are. One that differs by its links alone is the same.
  const map = linkMap([...items, ...redirects]);
  const bySource = new Map(items.map((entry) => [entry.source, entry]));
  for await (const item of links.size > 0 ? source.items() : []) {
    const stay = (links.get(item.source) ?? []).filter((url) => !newLink(url, item, map));
    report.add(
      item.source,
      stay.map((what) => ({ kind: 'link', what })),
    );
    const entry = bySource.get(item.source);
    if (entry?.action !== 'change' || !links.has(item.source)) continue;
    const again = await entryOf(deps, item, (url, isLink) =>
      isLink ? newLink(url, item, map) : ownPicture(url, item),
    );
    Object.assign(entry, { action: again.action, outcome: again.outcome, madeId: again.madeId });
  }

  // The publication of a text replaces the draft beside it: that one is brought in once more, even where it is the same now.
  for (const [name, entry] of beside.drafts)
    if (entry.action === 'same' && ['new', 'change'].includes(beside.published.get(name)?.action ?? ''))
      Object.assign(entry, { action: 'change', outcome: 'draft', madeId: null });

  const itemOf = leadingTo(items);
  for (const redirect of redirects) {
    const madeId = itemOf(redirect);
    if (madeId && (await leadsTo(deps, redirect.source, madeId))) redirect.action = 'same';
  }
  report.add('The file', source.losses());
  for (const what of unusedAttachments(source.attachments(), shown))
    report.add('Its library', [{ kind: 'attachment', what }]);
  for (const what of source.pictures()) {
    // Our own export has the whole library, and lists and captions name its pictures by their ids.
    const own = await source.ownPicture(what);
    if (own) pictures.set(what, await pictureEntry(deps, what, own.alt, own.own.id));
    else if (!pictures.has(what)) report.add('The file', [{ kind: 'attachment', what }]);
  }
  await storePlan();

  async function storePlan(): Promise<void> {
    const entries = [...pictures.values(), ...items, ...redirects].map((entry, position) => ({
      ...entry,
      source: shorten(entry.source, 400),
      importId,
      position,
      state: entry.action === 'skip' || entry.action === 'same' ? ('done' as const) : ('waiting' as const),
    }));
    await db.transaction(async (tx) => {
      // Starts again when the process died during the reading.
      await tx.delete(contentImportEntries).where(eq(contentImportEntries.importId, importId));
      for (let at = 0; at < entries.length; at += batch)
        await tx.insert(contentImportEntries).values(entries.slice(at, at + batch));
      const nothing = entries.length === 0 ? 'Nothing in this file can be imported.' : null;
      await tx
        .update(contentImports)
        .set({
          state: nothing ? 'refused' : 'ready',
          message: nothing ?? source.message(),
          losses: report.lines(),
          site: source.site(),
          terms: terms.lines(source.choices()),
        })
        .where(eq(contentImports.id, importId));
    });
  }
}
