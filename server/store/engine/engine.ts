/** What a statement answers, as both databases give it. */
export interface EngineResult {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number;
}

/** PGlite behind one narrow door, so that it may live in this thread or in another. */
export interface Engine {
  /** One statement, or without values several at once. */
  query(text: string, values: readonly unknown[]): Promise<EngineResult>;
  /** The whole database folder as a tar file, to start others from. */
  dump(): Promise<Uint8Array>;
  /** Whether it has crashed and answers nothing any more. */
  isLost(): boolean;
  /** Calls back once, should it crash. */
  onLost(listener: (error: Error) => void): void;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** Where the database lives; without it, in memory. */
  readonly folder: string | null;
  /** A dump to start from. */
  readonly template: Uint8Array | null;
}
