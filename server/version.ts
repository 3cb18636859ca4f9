import { readFileSync } from 'node:fs';

const program = new URL('../package.json', import.meta.url);

/** The version of the running program. */
export const { version } = JSON.parse(readFileSync(program, 'utf8')) as { readonly version: string };
