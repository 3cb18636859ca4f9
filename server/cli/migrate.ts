import { loadContent } from '../content/loadContent.ts';
import { migrate } from '../store/engine/migrate.ts';
import { run } from './run.ts';

/** `npm run db:migrate`: brings the database and the benchmark's questions up to date. */
run(
  () => null,
  async ({ database, say }) => {
    const ran = await migrate(database);
    await loadContent(database);
    say(ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.join(', ')}.`);
  },
);
