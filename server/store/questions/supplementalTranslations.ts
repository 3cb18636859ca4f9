import type { Translation } from '../../../domain/questions/wording.ts';
import type { Tx } from '../database.ts';
import type { Locale } from '../tables/questions.ts';
import type { StoredTranslation } from './questionTranslations.ts';

/** One version of a supplemental question and its account. */
export interface VersionKey {
  readonly accountId: number;
  readonly versionId: number;
}

export async function supplementalTranslations(tx: Tx, versionId: number): Promise<StoredTranslation[]> {
  return tx
    .selectFrom('supplemental_translations')
    .select(['locale', 'words', 'source', 'written_at', 'written_by'])
    .where('version_id', '=', versionId)
    .orderBy('locale')
    .execute();
}

export async function storeSupplementalTranslation(
  tx: Tx,
  { accountId, versionId }: VersionKey,
  { locale, words, source }: Translation & { readonly locale: Locale },
  { by, at }: { readonly by: number | null; readonly at: string },
): Promise<void> {
  const row = {
    words: JSON.stringify(words),
    source: JSON.stringify(source),
    written_at: at,
    written_by: by,
  };
  await tx
    .insertInto('supplemental_translations')
    .values({ account_id: accountId, version_id: versionId, locale, ...row })
    .onConflict((conflict) => conflict.columns(['version_id', 'locale']).doUpdateSet(row))
    .execute();
}

export async function dropSupplementalTranslation(
  tx: Tx,
  { accountId, versionId }: VersionKey,
  locale: Locale,
): Promise<void> {
  await tx
    .deleteFrom('supplemental_translations')
    .where('account_id', '=', accountId)
    .where('version_id', '=', versionId)
    .where('locale', '=', locale)
    .execute();
}

/** The translations of a form's versions in one language, by id; untranslated versions are omitted. */
export async function supplementalTranslationsIn(
  tx: Tx,
  versionIds: readonly number[],
  locale: Locale,
): Promise<Map<number, Translation>> {
  if (versionIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('supplemental_translations')
    .select(['version_id', 'words', 'source'])
    .where('version_id', 'in', versionIds)
    .where('locale', '=', locale)
    .execute();
  return new Map(rows.map(({ version_id, words, source }) => [version_id, { words, source }]));
}
