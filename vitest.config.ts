import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = { include: ['tests/server/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 };
const clearsUp = process.env.TEST_DATABASE_URL ? ['tests/support/postgresSetup.ts'] : [];
const onPostgres = { extends: true as const, test: { ...server, name: 'postgres', globalSetup: clearsUp } };

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: availableParallelism(),
    maxConcurrency: availableParallelism(),
    // Loading costs more than most tests do: modules are loaded once for each worker, and keep nothing between files.
    isolate: false,
    // The projects share much of what they load, and each would translate it anew.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{domain,contract,locales,resources,dataProviders,house}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          setupFiles: ['tests/support/screens.ts'],
          include: ['tests/src/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          env: { TEST_DATABASE_URL: '' },
          globalSetup: ['tests/support/globalSetup.ts'],
        },
      },
      ...(process.env.TEST_DATABASE_URL ? [onPostgres] : []),
      {
        extends: true,
        test: {
          name: 'browser',
          globalSetup: clearsUp,
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
