/** Compiles the server when a source changed, and returns the arguments for Node that start it. */
export function buildServerIfStale(): string[];
