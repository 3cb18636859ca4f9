import type { Tx } from '../database.ts';
import type { StoredTables } from '../tables/storedTables.ts';

export type BrandingRow = Omit<StoredTables['account_brandings'], 'account_id'>;

const columns = ['logo_file', 'logo_width', 'logo_height', 'accent_color', 'sender_name', 'slug'] as const;

const noBranding: BrandingRow = {
  logo_file: null,
  logo_width: null,
  logo_height: null,
  accent_color: null,
  sender_name: '',
  slug: null,
};

/** Returns the branding of an account; one without values if it has none. */
export async function readBrandingRow(tx: Tx, accountId: number): Promise<BrandingRow> {
  const row = await tx
    .selectFrom('account_brandings')
    .select(columns)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? noBranding;
}

/** Changes the branding of an account and returns how it was before. Concurrent changes wait for each other. */
export async function changeBrandingRow(
  tx: Tx,
  accountId: number,
  change: Partial<BrandingRow>,
): Promise<BrandingRow> {
  await tx
    .insertInto('account_brandings')
    .values({ account_id: accountId, ...noBranding })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const before = await tx
    .selectFrom('account_brandings')
    .select(columns)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx.updateTable('account_brandings').set(change).where('account_id', '=', accountId).execute();
  return before;
}
