import type { Translation } from '../../../domain/questions/wording.ts';
import type { Tx } from '../database.ts';
import type { Locale } from '../tables/questions.ts';

export interface StoredTranslation extends Translation {
  readonly locale: Locale;
  readonly written_at: string;
  readonly written_by: number | null;
}

interface Writing {
  readonly by: number | null;
  readonly at: string;
}

/** The translations of one version of a question. */
export async function translationsOf(tx: Tx, questionId: number): Promise<StoredTranslation[]> {
  return tx
    .selectFrom('question_translations')
    .select(['locale', 'words', 'source', 'written_at', 'written_by'])
    .where('question_id', '=', questionId)
    .orderBy('locale')
    .execute();
}

export async function storeTranslation(
  tx: Tx,
  questionId: number,
  { locale, words, source }: Translation & { readonly locale: Locale },
  { by, at }: Writing,
): Promise<void> {
  const row = {
    words: JSON.stringify(words),
    source: JSON.stringify(source),
    written_at: at,
    written_by: by,
  };
  await tx
    .insertInto('question_translations')
    .values({ question_id: questionId, locale, ...row })
    .onConflict((conflict) => conflict.columns(['question_id', 'locale']).doUpdateSet(row))
    .execute();
}

export async function dropTranslation(tx: Tx, questionId: number, locale: Locale): Promise<void> {
  await tx
    .deleteFrom('question_translations')
    .where('question_id', '=', questionId)
    .where('locale', '=', locale)
    .execute();
}

/** The translations of a form's questions in one language, by question id; untranslated questions are omitted. */
export async function translationsIn(
  tx: Tx,
  questionIds: readonly number[],
  locale: Locale,
): Promise<Map<number, Translation>> {
  if (questionIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('question_translations')
    .select(['question_id', 'words', 'source'])
    .where('question_id', 'in', questionIds)
    .where('locale', '=', locale)
    .execute();
  return new Map(rows.map(({ question_id, words, source }) => [question_id, { words, source }]));
}
