import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { migrate } from '../store/engine/migrate.ts';
import { createAdmin } from '../usecases/signIn/createAdmin.ts';
import { runCommand } from './runCommand.ts';

const usage = 'npm run admin:create -- --email you@company.example --name "Your Name"';

function readPerson(): { email: string; name: string } {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const { email, name } = values;
  if (!email || !name) throw new Error(`Usage: ${usage}`);
  return { email, name };
}

/** `npm run admin:create`: creates a platform administrator and prints a link for setting the password. */
runCommand(readPerson, async ({ database, environment, say }, person) => {
  await migrate(database);
  const link = await createAdmin({ database, environment, clock: systemClock }, person);
  say(`${person.email} is a platform administrator. Use this link to set the password.`);
  say(`It works once and expires after 24 hours:\n\n  ${link}\n`);
});
