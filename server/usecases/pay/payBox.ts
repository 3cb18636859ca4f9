import type { PayPerson } from '../../../domain/pay/payPerson.ts';
import type { DateOrder } from '../../../domain/pay/upload/payDates.ts';
import type { PayMapping } from '../../../domain/pay/upload/payFields.ts';
import type { PayRow, PayRowProblem } from '../../../domain/pay/upload/readPayRows.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { hasPayFilesOf } from '../../store/pay/payAccounts.ts';
import { decryptJson, deriveKey, encryptJson } from '../../vault/cipher.ts';
import { textOfKeyName } from '../../vault/keyStore/keyStore.ts';
import { callKeyStore } from '../keys/callKeyStore.ts';

/** What a pay file contains. It is stored encrypted as a whole. */
export interface PayFileContent {
  readonly fileName: string;
  readonly headings: readonly string[];
  /** Empty once the file is applied. */
  readonly rows: readonly PayRow[];
  readonly mapping: PayMapping;
  readonly dateOrder: DateOrder | null;
  /** Empty before the dry run. */
  readonly people: readonly PayPerson[];
  readonly problems: readonly PayRowProblem[];
}

export interface PayBox {
  seal(content: PayFileContent): Buffer;
  open(sealed: Uint8Array): PayFileContent;
}

const keyNameOf = (id: number) => ({ kind: 'pay', id }) as const;

/**
 * Returns the box of an account in which a project exists, and creates its key before the first file. A lost key is never replaced, because
 * the files under it could still be opened after it is restored. Throws `unavailable` if the key is missing.
 */
export async function createPayBox(deps: Deps, accountId: number): Promise<PayBox> {
  const hasFiles = await deps.database.as(platformScope, (tx) => hasPayFilesOf(tx, accountId));
  if (hasFiles) return readPayBox(deps, accountId);
  const name = keyNameOf(accountId);
  return boxOf(deps, accountId, await callKeyStore(deps, name, () => deps.keys.obtain(name)));
}

/** Returns the box that opens the files of an account. Throws `unavailable` if its key is missing. */
export async function readPayBox(deps: Deps, accountId: number): Promise<PayBox> {
  const name = keyNameOf(accountId);
  const key = await callKeyStore(deps, name, () => deps.keys.read(name));
  if (key) return boxOf(deps, accountId, key);
  deps.log.error({ key: textOfKeyName(name) }, 'the key of pay files is missing');
  throw new Refusal('unavailable');
}

/** Both the server's secret and the key store are needed to open a file. */
function boxOf({ environment }: Deps, accountId: number, stored: Buffer): PayBox {
  const key = deriveKey(Buffer.concat([environment.secret, stored]), `pay:${accountId}`);
  return {
    seal: (content) => encryptJson(key, content),
    open: (sealed) => decryptJson<PayFileContent>(key, sealed),
  };
}
