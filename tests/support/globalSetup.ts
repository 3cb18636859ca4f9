import { template } from './template.ts';

/** Before any file runs, so that files at the same time do not each make the template. */
export async function setup(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) await template();
}
