import type { QuestionDetails, QuestionDraft } from '../../../dataProviders/questions.ts';

export type WordingDraft = Pick<QuestionDraft, 'text' | 'element_id' | 'statements' | 'keeps_meaning'>;
export type StatementDraft = WordingDraft['statements'][number];

/** Converts a version to a draft; null if the version doesn't exist. */
export function toWordingDraft({ versions }: QuestionDetails, version: number): WordingDraft | null {
  const current = versions.find((one) => one.version === version);
  if (!current) return null;
  const { text, element_id, statements } = current;
  const byKey = [...statements].sort((one, other) => other.key - one.key || one.id - other.id);
  return { text, element_id, statements: byKey, keeps_meaning: false };
}

const contentOf = ({ text, element_id, statements }: WordingDraft) =>
  JSON.stringify([
    text.trim(),
    element_id,
    [...statements]
      .sort((one, other) => one.id - other.id)
      .map(({ id, text: statement, key, metric }) => [id, statement.trim(), key, metric]),
  ]);

/** Whether two drafts have the same content, regardless of the order of their statements. */
export const isSameWording = (one: WordingDraft, other: WordingDraft): boolean =>
  contentOf(one) === contentOf(other);
