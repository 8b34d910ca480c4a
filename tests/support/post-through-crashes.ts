/** @file Clients that post enquiries while the server is killed. The acknowledged ones are returned, for a check of their storage. */
import { startKilled } from './killed-server.ts';
import { postEnquiries, type Answers } from './post-enquiries.ts';

type Options = {
  total: number;
  clients: number;
  /** Number of SIGKILLs, spread evenly over the enquiries. */
  kills: number;
  dataDir: string;
  databaseUrl?: string;
};

export type CrashRun = {
  answers: Answers;
  /** Seconds during which a server answered. */
  servingSeconds: number;
};

/** Posts until every enquiry is acknowledged. Stops the server at the end. */
export async function postThroughCrashes(options: Options): Promise<CrashRun> {
  const { total, clients, kills } = options;
  const server = await startKilled(options);
  let killed = 0;
  let restarting: Promise<void> | undefined;
  const answers = await postEnquiries({
    total,
    clients,
    urls: [server.url],
    acknowledged(count) {
      if (killed === kills || count < (total * (killed + 1)) / (kills + 1)) return;
      killed += 1;
      restarting = server.killAndRestart();
    },
  });
  await restarting;
  return { answers, servingSeconds: await server.stop() };
}
