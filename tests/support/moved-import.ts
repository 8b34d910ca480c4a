/** @file An import as the desk makes it: a file, its plan, its choices, its run. */
import { expect } from 'vitest';
import type { ContentImport, ContentImportEntry } from '#contract/desk/content/import-export.ts';
import type { ImportTerm, TermChoice } from '#contract/desk/content/import-mapping.ts';
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
      .toMatch(/ready|stopped|done|refused/);
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
    run: ({ import: { id } }: Plan, asDrafts = false) => done(`POST ${route}/${id}/start`, id, { asDrafts }),
  };
}

/** Returns the counts of posts by outcome. */
export const postSums = ({ summary }: Plan): Record<string, number> =>
  Object.fromEntries(
    summary.flatMap(({ type, outcome, count }) => (type === 'post' && outcome ? [[outcome, count]] : [])),
  );
