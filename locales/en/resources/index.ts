import type { resources as declared } from '../../../resources/registry.ts';
import type { ResourceMessages } from '../../resourceMessages.ts';
import * as words from './words.ts';

/** Texts of all records, by record name. */
export const resources = { ...words } satisfies ResourceMessages<typeof declared>;
