/** The name of the key that opens a campaign's forms: `campaign` for the culture benchmark, `cycle` for the personal metrics. */
export interface KeyName {
  readonly kind: 'campaign' | 'cycle';
  readonly id: number;
}

/** The name of the key that opens the audience of a benchmark campaign, after it closes (R24). */
export interface AudienceKeyName {
  readonly kind: 'audience';
  readonly id: number;
}

/** The name of the key that opens the pay files of an account (decision 83). */
export interface PayKeyName {
  readonly kind: 'pay';
  readonly id: number;
}

export type StoredKeyName = KeyName | AudienceKeyName | PayKeyName;

const keyKinds = ['campaign', 'cycle', 'audience', 'pay'] as const;

export const keyLength = 32;

/**
 * Keeps one random key per campaign, and one per account with pay projects, outside the database, so that neither the
 * write-ahead log nor a backup of the database contains a key after it was destroyed (R22).
 */
export interface KeyStore {
  /** Creates a key, which is durable when the promise resolves. Replaces a key with the same name. */
  create(name: StoredKeyName): Promise<Buffer>;
  /** Returns the key, and creates it first if there is none. Concurrent calls return the same key. */
  obtain(name: StoredKeyName): Promise<Buffer>;
  read(name: StoredKeyName): Promise<Buffer | null>;
  /** Whether the key exists; may be up to a minute old. */
  has(name: StoredKeyName): Promise<boolean>;
  /** Destroys a key permanently; does nothing if it doesn't exist. */
  destroy(name: StoredKeyName): Promise<void>;
  list(): Promise<StoredKeyName[]>;
  close(): Promise<void>;
}

export const textOfKeyName = ({ kind, id }: StoredKeyName): string => `${kind}-${id}`;

/** Parses the name of a key; null for any other text. */
export function parseKeyName(text: string): StoredKeyName | null {
  const [, name, id] = /^([a-z]+)-([1-9]\d{0,9})$/.exec(text) ?? [];
  const kind = keyKinds.find((known) => known === name);
  return kind ? { kind, id: Number(id) } : null;
}
