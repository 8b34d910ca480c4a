import { readFileSync } from 'node:fs';
import { readConfig } from '#platform/config/config.ts';
import { readSecretKey } from '#platform/secrets.ts';
import { staffToken } from '#modules/staff/staff-token.ts';
import { StartError } from '#platform/start-error.ts';
import { callerName } from './staff/caller.ts';
import { staffRequest, type StaffRequest } from './staff/requests.ts';
import { asText } from './staff/show.ts';

// npm run staff -- <what> …: the staff's calls to the running site, with the key of this installation.

const timeoutMs = 20_000;

async function call({ method, path, body }: StaffRequest): Promise<unknown> {
  const { settings, dataDir } = readConfig(process.env);
  const origin = `http://localhost:${settings.PORT}`;
  const token = staffToken(readSecretKey(dataDir, settings.SECRET_KEY), callerName(process.env));
  const answer = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new StartError(`The site does not answer at ${origin}; start it, or set PORT to where it listens.`);
  });
  const reply = (await answer.json()) as { message?: string; fieldErrors?: Record<string, string> };
  if (answer.ok) return reply;
  if (answer.status === 401)
    throw new StartError(
      'The key does not fit. Run this with the settings of the site: DATA_DIR, or SECRET_KEY.',
    );
  const fields = Object.entries(reply.fieldErrors ?? {}).map(([name, problem]) => `${name}: ${problem}`);
  throw new StartError(fields.join('\n') || (reply.message ?? `The site answered ${answer.status}.`));
}

try {
  const request = staffRequest(process.argv.slice(2), (file) => readFileSync(file, 'utf8'));
  process.stdout.write(`${asText(await call(request))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
