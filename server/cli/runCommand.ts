import { type Environment, readEnvironment } from '../environment.ts';
import { type Database, openDatabase } from '../store/database.ts';

export interface CommandContext {
  readonly database: Database;
  readonly environment: Environment;
  readonly say: (sentence: string) => void;
}

/**
 * Runs a command on the configured database after parsing its arguments. On failure, prints one sentence and sets exit
 * code 1.
 */
export async function runCommand<A>(
  readArguments: () => A,
  work: (command: CommandContext, args: A) => Promise<void>,
): Promise<void> {
  try {
    const args = readArguments();
    const environment = readEnvironment();
    const { databaseUrl, dataDir } = environment;
    const database = await openDatabase(
      databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'folder', dataDir },
    );
    try {
      const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
      await work({ database, environment, say }, args);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
