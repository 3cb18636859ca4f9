/** Compiles the server if a source has changed, and returns the Node arguments that start it. */
export function buildServerIfStale(): string[];
export const serverFlags: readonly string[];
export const serverVariables: Readonly<Record<string, string>>;
