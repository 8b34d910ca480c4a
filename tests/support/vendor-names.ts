import type { RunningServer } from './server.ts';

const lists = ['entertainment', 'construction', 'investment', 'marketing', 'khanmarket', 'mblockmarket'];
type Named = { companyName: string; ownerName: string };

/** Returns the names of the demonstration's vendors and of their owners. */
export async function vendorNames({ url }: RunningServer): Promise<string[]> {
  const all = await Promise.all(
    lists.map(async (list) => (await fetch(`${url}/api/vendor/${list}/vendors`)).json() as Promise<Named[]>),
  );
  return [...new Set(all.flat().flatMap(({ companyName, ownerName }) => [companyName, ownerName]))];
}
