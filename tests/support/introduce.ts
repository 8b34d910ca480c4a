import type { Introductions } from '#contract/desk/introductions.ts';
import { asStaff } from './as-staff.ts';
import { sawAll } from './seen.ts';
import type { TestSite } from './site.ts';
import type { Answer } from './vendor-samples.ts';

/** Introduces vendors to an enquiry, as the staff does. Returns the reply, and the ids of the introductions in the order of the vendors; none after a refusal. */
export async function introduce(
  site: TestSite,
  reference: string,
  vendorIds: readonly string[],
): Promise<{ reply: Answer; ids: string[] }> {
  const at = `/api/staff/enquiries/${reference}/introductions`;
  const read = async () => (await asStaff(site, `GET ${at}`)).json<Introductions>();
  const { version } = await read();
  const reply = await asStaff(site, `POST ${at}`, { vendorIds, version, seen: sawAll });
  if (reply.status !== 201) return { reply, ids: [] };
  const { introductions } = await read();
  return {
    reply,
    ids: vendorIds.map((id) => introductions.find(({ vendorId }) => vendorId === id)?.id ?? ''),
  };
}
