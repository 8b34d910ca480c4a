import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import { samplePayload } from './enquiry-samples.ts';
import type { RunningServer } from './server.ts';

/** Sends an enquiry of that kind over the API, with these fields replacing the sample's. Resolves to the path of its private page. */
export async function sentEnquiry(
  { url }: Pick<RunningServer, 'url'>,
  kind: EnquiryKind,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const reply = await fetch(url + kind.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...samplePayload(kind), ...fields }),
  });
  return new URL(((await reply.json()) as { statusUrl: string }).statusUrl).pathname;
}
