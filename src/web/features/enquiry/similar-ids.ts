import { serviceCategories } from '#content/service-categories.ts';
import { api } from '#kit/api/api.ts';
import { randomSample } from '#kit/page/random-sample.ts';

/** More than a form may ask, so that some remain when others were already asked. */
const sampleMax = 6;

export const isService = (id: string): boolean => Object.hasOwn(serviceCategories, id);

/** Returns ids of vendors for a service card: a random choice, since the list is alphabetical and its first would get every request. */
async function ofService(service: string): Promise<string[]> {
  const categories = serviceCategories[service] ?? [];
  if (categories.length === 0) return [];
  const { vendors } = await api.vendorSearch({ query: { category: categories.join(',') } });
  return randomSample(vendors, sampleMax).map(({ _id }) => _id);
}

/**
 * Returns the ids of vendors similar to those asked.
 * @param askedIds vendors, or one service card
 */
export async function similarIds([first, ...others]: readonly [string, ...string[]]): Promise<string[]> {
  if (isService(first)) return ofService(first);
  const found = await api.vendorSimilar({ params: { vendorId: first } });
  return found.map(({ _id }) => _id).filter((id) => !others.includes(id));
}
