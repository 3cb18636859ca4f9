import { createContext, type ReactNode } from 'react';

/** Additional content of one resource's list: in its header, and for its selected rows. */
interface ListExtras {
  readonly head?: ReactNode;
  readonly bulk?: ReactNode;
}

export const ListExtrasContext = createContext<ListExtras>({});
