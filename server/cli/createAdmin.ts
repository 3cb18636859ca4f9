import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { migrate } from '../store/migrate.ts';
import { createAdmin } from '../usecases/createAdmin.ts';
import { run } from './run.ts';

const usage = 'npm run admin:create -- --email you@company.example --name "Your Name"';

function readPerson(): { email: string; name: string } {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const { email, name } = values;
  if (!email || !name) throw new Error(`Say who it is: ${usage}`);
  return { email, name };
}

/** `npm run admin:create`: asks nothing and knows no password; it prints a link that sets one. */
run(readPerson, async ({ database, environment, say }, person) => {
  await migrate(database);
  const link = await createAdmin({ database, environment, clock: systemClock }, person);
  say(`${person.email} is a platform administrator. This link sets the password.`);
  say(`It works once and for 24 hours:\n\n  ${link}\n`);
});
