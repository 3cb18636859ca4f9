import { resources } from '../resources/registry.ts';
import { draftMigration } from './draftMigration.ts';

/** `npm run db:draft courses` prints the first migration of a declared record; edit the migration manually afterward. */
const resource = resources.find(({ name }) => name === process.argv[2]);
if (!resource) {
  process.stderr.write(`Name one of: ${resources.map(({ name }) => name).join(', ')}\n`);
  process.exit(1);
}
process.stdout.write(draftMigration(resource));
