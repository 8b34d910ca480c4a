/** @file The server without its pages, for tests and measurements that kill it; needs no build. Settings come from the environment. */
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log.ts';
import { compose } from '#server/compose.ts';
import { postingTo } from './push-service.ts';

const config = readConfig(process.env);
const { PUSH_SERVICE_PORT } = process.env;
const site = await compose({
  config,
  log: createLog(config.settings.LOG_LEVEL),
  ...(PUSH_SERVICE_PORT && { outsidePost: postingTo(Number(PUSH_SERVICE_PORT)) }),
});
await site.app.listen({ port: config.settings.PORT, host: '127.0.0.1' });
await site.beginWork();
process.send?.('ready');
process.on('SIGTERM', () => void site.close().then(() => process.exit(0)));
// Without its parent nobody would stop it.
process.on('disconnect', () => process.exit(0));
