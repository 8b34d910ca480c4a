import { isDeepStrictEqual } from 'node:util';
import { contentType, selfReferences } from '#contract/desk/content/content-types.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { Tx } from '#platform/db/handle.ts';
import { recordLook, notifyEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { calledBy, checkedChanges, titleIn, withChanges } from './content-data.ts';
import { freeKey, isMadeKey, keyOf, requireKey } from './content-key.ts';
import { changeItem, lockItem, requireVersion } from './content-lock.ts';
import { writtenIn } from './content-read.ts';
import type { ContentDependencies, Item, ItemName } from './content.types.ts';

type Saved = { version: number; key?: string | undefined; changes: ContentData };

/** Returns the key after a save: before the first publication, a key that nobody chose follows the title. */
async function keyAfter(tx: Tx, item: Item, given: string | undefined, data: ContentData): Promise<string> {
  const { type, key, locale } = item;
  if (given !== undefined) {
    if (given !== key) await requireKey(tx, item, given);
    return given;
  }
  const [before, title] = [titleIn(type, writtenIn(item)), titleIn(type, data)];
  const follows =
    locale === 'en' &&
    contentType(type).keys === 'address' &&
    item.live === 'never' &&
    before !== title &&
    isMadeKey(type, key, before);
  if (!follows || isMadeKey(type, key, title)) return key;
  return freeKey(tx, type, keyOf(type, title));
}

/**
 * Saves a draft; the published version stays. A draft in review stays there, and a scheduled one is published with the data saved now. A
 * draft equal to the publication is removed.
 * @throws Problem not_found; invalid_input by place; conflict when the change was made on another version, unless it is there already
 */
export async function saveItem(
  { db, clock }: Pick<ContentDependencies, 'db' | 'clock'>,
  name: ItemName,
  { version, key: givenKey, changes }: Saved,
  by: Actor,
): Promise<Item> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, name);
    const changed = checkedChanges(name.type, changes, item.locale);
    const written = writtenIn(item);
    const data = withChanges(written, changed);
    const isSame = isDeepStrictEqual(data, written);
    // This also covers a repeated save whose reply was lost.
    if (isSame && (givenKey ?? item.key) === item.key) return item;
    requireVersion(item, version);
    const key = await keyAfter(tx, item, givenKey, data);
    const [self] = selfReferences(item.type, [item.key, item.publishedKey, key], changed);
    if (self)
      throw new Problem('invalid_input', {
        message: self.message,
        fieldErrors: { [self.field]: self.message },
      });
    const isPublished =
      (item.draft === 'none' || item.draft === 'draft') &&
      key === item.publishedKey &&
      isDeepStrictEqual(data, item.published);
    const at = clock();
    const draft = isPublished ? 'none' : item.draft === 'none' ? 'draft' : item.draft;
    const columns: Partial<Item> = {
      key,
      draft,
      draftData: isPublished ? null : data,
      ...calledBy(item.type, key, data),
    };
    const told = await recordLook(tx, {
      type: 'content.saved',
      by,
      on: { kind: 'content', id: item.id },
      at,
    });
    // The event log has one line in ten minutes; other open editors are notified of each save.
    if (told) await notifyEvent(tx, told);
    return changeItem(tx, item.id, columns, by, at);
  });
}
