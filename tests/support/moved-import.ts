/** @file An import as the desk makes it: a file, its plan, its choices, its run. */
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { ZipFile } from 'yazl';
import type { ContentImport, ContentImportEntry } from '#contract/desk/content/import-export.ts';
import type { ImportTerm, TermChoice } from '#contract/desk/content/import-mapping.ts';
import type { ImportStepName } from '#contract/desk/content/import-steps.ts';
import type { ImportSum } from '#contract/desk/content/import-outcomes.ts';
import { asStaff } from './as-staff.ts';
import type { TestSite } from './site.ts';

const route = '/api/staff/imports';
export type Plan = {
  import: ContentImport;
  entries: ContentImportEntry[];
  summary: ImportSum[];
  terms: ImportTerm[];
  found: number;
};

/** Returns the steps of imports at a site; each resolves when no work is left. */
export function importsAt(site: () => TestSite) {
  const read = async (id: string, query = '') =>
    (await asStaff(site(), `GET ${route}/${id}${query}`)).json<Plan>();
  async function settled(id: string): Promise<Plan> {
    await expect
      .poll(async () => (await read(id)).import.state, { timeout: 20_000 })
      .toMatch(/ready|stopped|done|undone|refused/);
    return read(id);
  }
  const done = async (call: string, id: string, body?: object): Promise<Plan> => {
    const answer = await asStaff(site(), call, body);
    expect(answer.status, answer.text).toBe(200);
    return settled(id);
  };
  return {
    read,
    settled,
    async planned(content: string | Buffer, name = 'old.xml'): Promise<Plan> {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
      const answer = await asStaff(site(), `POST ${route}`, body);
      expect(answer.status, answer.text).toBe(201);
      return settled(answer.json<ContentImport>().id);
    },
    choose: ({ import: { id } }: Plan, ...choices: TermChoice[]) =>
      done(`PUT ${route}/${id}/choices`, id, { choices }),
    /** Begins a plan and does not wait for its end. */
    begin: async ({ import: { id } }: Plan, asDrafts: boolean) =>
      void (await asStaff(site(), `POST ${route}/${id}/start`, { asDrafts })),
    step: ({ import: { id } }: Plan, name: ImportStepName) =>
      done(`POST ${route}/${id}/step`, id, { step: name }),
    run: ({ import: { id } }: Plan, asDrafts = false) => done(`POST ${route}/${id}/start`, id, { asDrafts }),
  };
}

/** Returns a zip of files by their paths. */
export function zipped(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const made = new ZipFile();
  for (const [path, content] of Object.entries(files)) made.addBuffer(Buffer.from(content), path);
  made.end();
  return buffer(made.outputStream);
}

/** Returns the counts of posts by outcome. */
export const postSums = ({ summary }: Plan): Record<string, number> =>
  Object.fromEntries(
    summary.flatMap(({ type, outcome, count }) => (type === 'post' && outcome ? [[outcome, count]] : [])),
  );
