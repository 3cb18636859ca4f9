import { template } from './template.ts';

/** Before any file runs, so that files at the same time do not each make the template. */
export async function setup(): Promise<void> {
  await template();
}
