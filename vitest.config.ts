import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const everyServerTest = ['tests/server/**/*.test.ts'];
/** What depends on the engine, and one journey of each area. The rest runs on PostgreSQL where there is one. */
const engineTests = [
  'tests/server/*.test.ts',
  'tests/server/{faults,isolation,seed,store,tasks}/**/*.test.ts',
  'tests/server/account/accountPhp.test.ts',
  'tests/server/accounts/moveUsers.test.ts',
  'tests/server/attack/published.test.ts',
  'tests/server/builder/blueprints.test.ts',
  'tests/server/campaigns/campaignPhp.test.ts',
  'tests/server/exports/reports.test.ts',
  'tests/server/hiring/applying.test.ts',
  'tests/server/imports/{applying,line}.test.ts',
  'tests/server/learning/campaigns.test.ts',
  'tests/server/limits/signIn*.test.ts',
  'tests/server/metricResults/metricResults.test.ts',
  'tests/server/people/status.test.ts',
  'tests/server/questions/questions.test.ts',
  'tests/server/raters/nominations.test.ts',
  'tests/server/relationships/relationships.test.ts',
  'tests/server/release/{closing,movedForms}.test.ts',
  'tests/server/rest/{crud,lists}.test.ts',
  'tests/server/results/results.test.ts',
  'tests/server/scoring/{raterScores,scores}.test.ts',
  'tests/server/security/twoFactor.test.ts',
  'tests/server/session/session.test.ts',
  'tests/server/sessions/registrations.test.ts',
  'tests/server/survey/answering.test.ts',
  'tests/server/surveys/campaigns.test.ts',
  'tests/server/teams/teams.test.ts',
];
const server = { include: everyServerTest, testTimeout: 30_000, hookTimeout: 60_000 };
const onPglite = { ...server, include: process.env.TEST_DATABASE_URL ? engineTests : everyServerTest };
const clearsUp = process.env.TEST_DATABASE_URL ? ['tests/support/postgresSetup.ts'] : [];
/** These start databases of their own, so that they run once. */
const ownDatabases = ['tests/server/faults/{databaseThread,keyFolders,killedKeys,supervision}.test.ts'];
const onPostgres = {
  extends: true as const,
  test: {
    ...server,
    name: 'postgres',
    exclude: [...configDefaults.exclude, ...ownDatabases],
    globalSetup: clearsUp,
  },
};

/**
 * The longest browser tests. Those that open every screen use one demo, which the first of them loads, so that the last of these starts
 * after another file.
 */
const longest = ['everyScreen', 'pseudoLanguage', 'cycle', 'layoutShift'].map(
  (name) => `/tests/browser/${name}.test.ts`,
);

/** Starts the longest files first, so that no worker still runs one of them while the others are idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((path) => moduleId.endsWith(path));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    // Database tests wait for processes that they start, stop and kill, so that one more worker than processors is busy.
    maxWorkers: availableParallelism() + 1,
    maxConcurrency: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // Loading costs more than most tests do: modules are loaded once for each worker, and keep nothing between files.
    isolate: false,
    // The projects share much of what they load, and each would translate it again.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 30_000,
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
          ...onPglite,
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
          globalSetup: [...clearsUp, 'tests/browser/support/removeDemo.ts'],
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
