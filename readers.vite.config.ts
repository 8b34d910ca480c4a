import { defineConfig, mergeConfig } from 'vite';
import server from './server.vite.config.ts';

/** The process that reads what people bring, in one file beside the server that starts it. */
export default mergeConfig(
  server,
  defineConfig({ build: { ssr: 'src/server/platform/parsing/parse-process.ts', emptyOutDir: false } }),
);
