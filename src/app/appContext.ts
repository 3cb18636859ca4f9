import { createContext, useContext } from 'react';
import type { PublicConfig } from '../../contract/v2/config.ts';
import type { ProductApp } from '../../domain/access/routeAccess.ts';
import type { TextArea } from '../../locales/languages.ts';
import type { Route } from '../routes/route.ts';
import type { Chat } from './chat/chat.ts';

/** Values that don't change until the page is reloaded: the app, its routes and the configuration. */
export interface AppContextValue {
  readonly app: ProductApp;
  readonly routes: readonly Route[];
  readonly config: PublicConfig;
  readonly chat: Chat;
  /** Loads the texts of areas that an overlay shows. */
  readonly loadTexts: (areas: readonly TextArea[]) => Promise<void>;
  /** Remounts the screen at `path`, discarding the state of the current one. */
  readonly reload: (path: string) => void;
}

const AppContext = createContext<AppContextValue | null>(null);
export const AppProvider = AppContext.Provider;

export function useApp(): AppContextValue {
  const facts = useContext(AppContext);
  if (!facts) throw new Error('useApp is for parts of the shell');
  return facts;
}
