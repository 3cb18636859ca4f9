import { createContext } from 'react';
import type { TextArea } from '../../../locales/languages.ts';

/** Loads the texts of areas for a section that loads after its page. Provided by the shell; in tests, all texts are loaded. */
export const LoadTextsContext = createContext<(areas: readonly TextArea[]) => Promise<void>>(async () => {});
