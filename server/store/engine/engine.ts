/** The result of a statement, in the same form for both databases. */
export interface EngineResult {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number;
}

/** Interface to PGlite that also works across threads. */
export interface Engine {
  /** Runs one statement, or several without values. */
  query(text: string, values: readonly unknown[]): Promise<EngineResult>;
  /** The whole database folder as a tar file, a template for other databases. */
  dump(): Promise<Uint8Array>;
  /** Whether PGlite has crashed and can't run statements anymore. */
  isLost(): boolean;
  /** Calls the listener once if PGlite crashes. */
  onLost(listener: (error: Error) => void): void;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** The folder of the database; null for an in-memory database. */
  readonly folder: string | null;
  /** A dump to start from. */
  readonly template: Uint8Array | null;
}
