import { type ComponentType, lazy } from 'react';

export type LoadScreen = () => Promise<ComponentType>;

/** A screen whose code is loaded when it is rendered, or before it is rendered, with `load`. */
export const lazyScreen = (load: LoadScreen) =>
  Object.assign(
    lazy(async () => ({ default: await load() })),
    { load },
  );
