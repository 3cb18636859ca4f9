import type { Generated, Transaction } from 'kysely';
import type { Translation } from '../../../domain/questions/wording.ts';
import { supportedLocales } from '../../../domain/supportedLocales.ts';
import type { Tx } from '../database.ts';
import type { Locale, TranslationColumns } from '../tables/questions.ts';

export interface StoredTranslation extends Translation {
  readonly locale: Locale;
  readonly written_at: string;
  readonly written_by: number | null;
}

export interface Authorship {
  readonly by: number | null;
  readonly at: string;
}

type TranslationTable = 'question_translations' | 'supplemental_translations';
type VersionColumn = 'question_id' | 'version_id';

type LooseRow = TranslationColumns & Record<VersionColumn | 'account_id', Generated<number>>;

// Kysely can't type a query on one of two tables, which differ only in the columns that identify the version.
const loose = (tx: Tx) => tx as unknown as Transaction<Record<TranslationTable, LooseRow>>;

/** Reads and writes the translations of one version of a question. `owner` has the columns that identify the version. */
function translationStore(
  table: TranslationTable,
  column: VersionColumn,
  { id, ...owner }: { readonly id: number; readonly account_id?: number },
) {
  return {
    list(tx: Tx): Promise<StoredTranslation[]> {
      return loose(tx)
        .selectFrom(table)
        .select(['locale', 'words', 'source', 'written_at', 'written_by'])
        .where(column, '=', id)
        .orderBy('locale')
        .execute();
    },

    async store(
      tx: Tx,
      { locale, words, source }: Translation & { readonly locale: Locale },
      { by, at }: Authorship,
    ): Promise<void> {
      const row = {
        words: JSON.stringify(words),
        source: JSON.stringify(source),
        written_at: at,
        written_by: by,
      };
      await loose(tx)
        .insertInto(table)
        .values({ ...owner, [column]: id, locale, ...row })
        .onConflict((conflict) => conflict.columns([column, 'locale']).doUpdateSet(row))
        .execute();
    },

    async remove(tx: Tx, locale: Locale): Promise<void> {
      await loose(tx).deleteFrom(table).where(column, '=', id).where('locale', '=', locale).execute();
    },
  };
}

export type TranslationStore = ReturnType<typeof translationStore>;

/** Returns the translations of one version of a question of the bank. */
export const questionTranslations = (questionId: number): TranslationStore =>
  translationStore('question_translations', 'question_id', { id: questionId });

/** Returns the translations of one version of an account's custom question. */
export const supplementalTranslations = (accountId: number, versionId: number): TranslationStore =>
  translationStore('supplemental_translations', 'version_id', { id: versionId, account_id: accountId });

/**
 * The translations of a form's question versions in one language, by id. Untranslated versions are omitted, and all of
 * them in English or an unsupported language.
 */
const translationsIn =
  (table: TranslationTable, column: VersionColumn) =>
  async (tx: Tx, ids: readonly number[], locale: string): Promise<Map<number, Translation>> => {
    const supported = supportedLocales.find((one) => one === locale);
    if (ids.length === 0 || !supported || supported === 'en') return new Map();
    const rows = await loose(tx)
      .selectFrom(table)
      .select([`${column} as id`, 'words', 'source'])
      .where(column, 'in', ids)
      .where('locale', '=', supported)
      .execute();
    return new Map(rows.map(({ id, ...translation }) => [id, translation]));
  };

/** Returns the languages into which each of these versions is translated, whether the translations are current or not. */
const localesOf =
  (table: TranslationTable, column: VersionColumn) =>
  async (tx: Tx, ids: readonly number[]): Promise<Locale[]> => {
    if (ids.length === 0) return [];
    const rows = await loose(tx)
      .selectFrom(table)
      .select('locale')
      .where(column, 'in', ids)
      .groupBy('locale')
      .having(({ fn }) => fn.countAll(), '=', ids.length)
      .orderBy('locale')
      .execute();
    return rows.map(({ locale }) => locale);
  };

export const questionLocales = localesOf('question_translations', 'question_id');

export const questionTranslationsIn = translationsIn('question_translations', 'question_id');
export const supplementalTranslationsIn = translationsIn('supplemental_translations', 'version_id');
