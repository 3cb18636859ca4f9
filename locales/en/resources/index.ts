import type { resources as declared } from '../../../resources/index.ts';
import type { ResourceMessages } from '../../resourceMessages.ts';
import * as words from './words.ts';

/** The words of every kind of record, by its name. */
export const resources = { ...words } satisfies ResourceMessages<typeof declared>;
