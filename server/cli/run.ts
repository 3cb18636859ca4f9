import { type Environment, readEnvironment } from '../env.ts';
import { type Database, openDatabase } from '../store/database.ts';

export interface Command {
  readonly database: Database;
  readonly environment: Environment;
  readonly say: (sentence: string) => void;
}

/** Runs a command on the configured database. A failure is said in one sentence and ends with 1. */
export async function run(work: (command: Command) => Promise<void>): Promise<void> {
  try {
    const environment = readEnvironment();
    const { databaseUrl, dataDir } = environment;
    const database = await openDatabase(
      databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'folder', dataDir },
    );
    try {
      await work({ database, environment, say: (sentence) => process.stdout.write(`${sentence}\n`) });
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
