import { template } from './template.ts';

/** Creates the template once before any test file, so that parallel files do not each create it. */
export async function setup(): Promise<void> {
  await template();
}
