/** @file An import as the desk makes it: a file, its plan, its choices, its run. */
import { expect } from 'vitest';
import type { ContentImport, ContentImportEntry } from '#contract/desk/content/import-export.ts';
import type { ImportTerm, TermChoice } from '#contract/desk/content/import-mapping.ts';
import type { ImportStepName } from '#contract/desk/content/import-steps.ts';
import type { ImportSum } from '#contract/desk/content/import-outcomes.ts';
import { asStaff } from './as-staff.ts';
import { wxrFile, wxrItem } from './import-corpus/import-case.ts';
import { jpeg } from './pictures.ts';
import type { TestSite } from './site.ts';
import { zipped } from './zipped.ts';

const route = '/api/staff/imports';
export type Plan = {
  import: ContentImport;
  entries: ContentImportEntry[];
  summary: ImportSum[];
  terms: ImportTerm[];
  found: number;
};

/** Returns the steps of imports at a site; each resolves when no work is left. */
export function importsAt(site: TestSite) {
  const read = async (id: string, query = '') =>
    (await asStaff(site, `GET ${route}/${id}${query}`)).json<Plan>();
  async function settled(id: string): Promise<Plan> {
    await expect
      .poll(async () => (await read(id)).import.state, { timeout: 20_000 })
      .toMatch(/ready|stopped|done|undone|refused/);
    return read(id);
  }
  const done = async (call: string, id: string, body?: object): Promise<Plan> => {
    const answer = await asStaff(site, call, body);
    expect(answer.status, answer.text).toBe(200);
    return settled(id);
  };
  const sent = (content: string | Uint8Array, name: string) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
    return asStaff(site, `POST ${route}`, body);
  };
  return {
    read,
    settled,
    /** Sends a file, whatever becomes of it. */
    sent,
    async planned(content: string | Uint8Array, name = 'old.xml'): Promise<Plan> {
      const answer = await sent(content, name);
      expect(answer.status, answer.text).toBe(201);
      return settled(answer.json<ContentImport>().id);
    },
    choose: ({ import: { id } }: Plan, ...choices: TermChoice[]) =>
      done(`PUT ${route}/${id}/choices`, id, { choices }),
    /** Begins a plan and does not wait for its end. */
    begin: async ({ import: { id } }: Plan, asDrafts: boolean) =>
      void (await asStaff(site, `POST ${route}/${id}/start`, { asDrafts })),
    step: ({ import: { id } }: Plan, name: ImportStepName) =>
      done(`POST ${route}/${id}/step`, id, { step: name }),
    run: ({ import: { id } }: Plan, asDrafts = false, fetchFrom?: string[]) =>
      done(`POST ${route}/${id}/start`, id, { asDrafts, fetchFrom }),
  };
}

/** Returns an export of WordPress with some posts: `post-1`, `post-2` and so on. */
export const postsFile = (count: number): string =>
  wxrFile(Array.from({ length: count }, (_, at) => wxrItem({ id: at + 1 })).join(''));

/** Returns a zip with the post `one` and the picture that it shows. */
export const postWithPicture = async (): Promise<Buffer> =>
  zipped({
    'content/posts/one.md': `---\ntitle: One\nexcerpt: Said.\ncategory: events\ndate: 2026-11-01\nimage: lamp.jpg\n---\nWords.\n`,
    'content/posts/lamp.jpg': await jpeg(800, 600),
  });

/** Returns the counts of posts by outcome. */
export const postSums = ({ summary }: Plan): Record<string, number> =>
  Object.fromEntries(
    summary.flatMap(({ type, outcome, count }) => (type === 'post' && outcome ? [[outcome, count]] : [])),
  );
