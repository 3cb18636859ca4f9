import { createContext, type ReactNode } from 'react';

/** What one record's list offers besides: beside its head, and for its selected rows. */
interface ListExtras {
  readonly head?: ReactNode;
  readonly bulk?: ReactNode;
}

export const ListExtras = createContext<ListExtras>({});
