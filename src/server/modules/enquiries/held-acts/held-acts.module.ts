/**
 * @file Acts that end something for good are held for some seconds, in which one tap undoes them. Mails and all other effects follow when
 * the act is done, by a job, so that a restart loses none.
 */
import type { FamilyHeld, FamilyHeldReply, heldActEndpoints } from '#contract/held-acts.ts';
import type { Call } from '#platform/call.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import type { HeldActNeeds } from './perform-act.ts';
import { createWaitingActs, queueName } from './waiting-acts.ts';

export type HeldActs = Module<typeof heldActEndpoints> & {
  /** Does the due acts, as the job does. */
  runDue: () => Promise<void>;
};

export function createHeldActs(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  asked: HeldActNeeds,
): HeldActs {
  const { read, hold, heldLink, undo, runDue, forgetFailures } = createWaitingActs(platform, asked);
  const ofFamily = async (secret: string) => {
    const enquiryId = await asked.enquiryOf(secret);
    return { enquiryId, subject: `enquiry ${enquiryId}` };
  };
  async function ofVendor({ session }: Pick<Call, 'session'>, introductionId: string) {
    if (!session) throw new Error('no vendor called');
    const { vendorId, name } = session;
    await asked.requireOwn({ vendorId, name }, introductionId);
    return { introductionId, vendorId, name, subject: `introduction ${introductionId}` };
  }
  const holdFamily = async (secret: string, act: FamilyHeld): Promise<FamilyHeldReply> => {
    const { subject, enquiryId } = await ofFamily(secret);
    const of = { ...act, leadId: enquiryId };
    if (act.act !== 'link') return { ...(await hold(subject, of)), path: null };
    const told = () => heldLink(subject, act.key);
    const drawn = (await told()) ?? (await asked.drawLink(enquiryId));
    const reply = await hold(subject, { ...of, link: drawn });
    // Of two presses at the same moment one is stored.
    const { to } = (await told()) ?? drawn;
    return { ...reply, path: asked.pathOf(enquiryId, to) };
  };

  return {
    handlers: {
      async enquiryHeldGet({ params: { secret } }) {
        const reply = await read((await ofFamily(secret)).subject);
        // One that was done meanwhile was not undone: the address may open nothing any more.
        if (!reply.held) await asked.enquiryOf(secret);
        return reply;
      },
      enquiryHeldSet: ({ params, body }) => holdFamily(params.secret, body),
      enquiryHeldUndo: async ({ params }) => undo((await ofFamily(params.secret)).subject),
      workshopHeldGet: async ({ params }, call) =>
        read((await ofVendor(call, params.introductionId)).subject),
      async workshopHeldSet({ params, body }, call) {
        const { subject, ...vendor } = await ofVendor(call, params.introductionId);
        return hold(subject, { ...body, ...vendor });
      },
      workshopHeldUndo: async ({ params }, call) =>
        undo((await ofVendor(call, params.introductionId)).subject),
    },
    queues: [{ name: queueName, work: runDue }],
    // In case a job runs early by the database's clock.
    jobs: [{ name: 'held-acts-due', cron: '* * * * *', task: runDue }],
    retention: { heldActs: forgetFailures },
    runDue,
  };
}
