import { today } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, type AuditEvent, recordAudit } from '../../../kernel/recordAudit.ts';
import { platformScope } from '../../../kernel/scope.ts';
import type { Tx } from '../../../store/database.ts';
import {
  addMarketFile,
  applyMarketChange,
  deleteMarketFile,
  listMarketRates,
  saveMarketRates,
} from '../../../store/pay/marketFiles.ts';
import { type CheckedMarketFile, checkMarketFile } from './checkMarketFile.ts';

interface NewMarketFile {
  /** The name of the file; a file of this name is replaced. */
  readonly name: string;
  readonly text: string;
  /** Whether the data is invented. */
  readonly isSynthetic: boolean;
  /** Whether the file is only validated. */
  readonly isTrial?: boolean;
}

type MarketDeps = Pick<Deps, 'database' | 'clock'>;

/** The server itself, or the person who runs a command on it. */
const operator: Actor = { userId: null, accountId: null };

/**
 * Loads a file of market data or exchange rates. With any problem, nothing is changed. Throws an error whose message is printed if the file
 * as a whole can't be loaded, also if another file has some of its rows.
 */
export async function loadMarketFile(deps: MarketDeps, file: NewMarketFile): Promise<CheckedMarketFile> {
  return deps.database.as(platformScope, async (tx) => {
    const currencies = new Set((await listMarketRates(tx)).map(({ currency }) => currency));
    const checked = checkMarketFile(file.text, { currencies, today: today(deps.clock) });
    if (checked.problems.length > 0 || file.isTrial) return checked;
    if (checked.kind === 'rates') await saveMarketRates(tx, checked.rows);
    const replaced = checked.kind === 'pay' && (await storeRows(tx, deps, file, checked.rows));
    await applyMarketChange(tx);
    await audit(deps, tx, replaced ? 'update' : 'create', {
      file_name: file.name,
      kind: checked.kind,
      rows: checked.rows.length,
    });
    return checked;
  });
}

/** Stores the rows of a file in place of an earlier one of the same name. Returns whether there was one. */
async function storeRows(
  tx: Tx,
  { clock }: MarketDeps,
  { name, isSynthetic }: NewMarketFile,
  rows: Parameters<typeof addMarketFile>[2],
): Promise<boolean> {
  const replaced = await deleteMarketFile(tx, name);
  const loaded_at = clock.now().toISOString();
  const added = await addMarketFile(
    tx,
    { name, is_synthetic: isSynthetic, row_count: rows.length, loaded_at },
    rows,
  );
  if (added === rows.length) return replaced;
  throw new Error(`${rows.length - added} rows are in another file already. Nothing has been changed.`);
}

/** Removes a file with its rows. Throws an error whose message is printed if there is no such file. */
export async function removeMarketFile(deps: MarketDeps, name: string): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    if (!(await deleteMarketFile(tx, name))) throw new Error(`There is no file named ${name}.`);
    await applyMarketChange(tx);
    await audit(deps, tx, 'delete', { file_name: name });
  });
}

async function audit(
  { clock }: MarketDeps,
  tx: Tx,
  action: AuditEvent['action'],
  facts: object,
): Promise<void> {
  const change = action === 'delete' ? { before: facts } : { after: facts };
  await recordAudit(tx, operator, {
    action,
    resource: 'market_files',
    id: null,
    ...change,
    now: clock.now(),
  });
}
