/** @file Keys of the items of one upload: each is given once. */
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import type { SourceItem } from './import-export.types.ts';

/** Gives unique keys to items: the later of two with one key gets a number. */
export async function* withOwnKeys(items: AsyncGenerator<SourceItem>): AsyncGenerator<SourceItem> {
  /** The last number of each key. */
  const used = new Map<string, number>();
  for await (const item of items) {
    if (item.skip || item.isPending || typeof contentType(item.type).keys === 'object') {
      yield item;
      continue;
    }
    const named = `${item.type} ${item.locale} ${item.key}`;
    let { key } = item;
    let number = used.get(named) ?? 1;
    while (used.has(`${item.type} ${item.locale} ${key}`))
      key = `${item.key.slice(0, contentLimits.key - 6)}-${(number += 1)}`;
    used.set(named, number);
    if (key !== item.key) used.set(`${item.type} ${item.locale} ${key}`, 1);
    yield key === item.key
      ? item
      : {
          ...item,
          key,
          notes: [...item.notes, `“${item.key}” stands twice in the file; this one becomes “${key}”.`],
        };
  }
}
