import { loadContent } from '../content/loadContent.ts';
import { migrate } from '../store/engine/migrate.ts';
import { runCommand } from './runCommand.ts';

/** `npm run db:migrate`: migrates the database and updates the product's questions. */
runCommand(
  () => null,
  async ({ database, say }) => {
    const ran = await migrate(database);
    await loadContent(database);
    say(ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.join(', ')}.`);
  },
);
