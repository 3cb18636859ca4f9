import './compiledServer.ts';
import { template } from './template.ts';

/**
 * Creates the template once before any test file, so that parallel files do not each create it. Vitest reports an error of
 * a setup as "No test files found", so a migration that fails is printed here and ends the run.
 */
export async function setup(): Promise<void> {
  try {
    await template();
  } catch (error) {
    process.stderr.write(`The test database could not be made. ${(error as Error).message}\n`);
    process.exit(1);
  }
}
