import type { QuestionAnswer, QuestionDraft } from '../../../dataProviders/questions.ts';

export type Draft = Pick<QuestionDraft, 'text' | 'element_id' | 'statements' | 'keeps_meaning'>;
export type StatementDraft = Draft['statements'][number];

/** What a version says, to be edited; null where there is none of this number. */
export function draftOf({ versions }: QuestionAnswer, version: number): Draft | null {
  const found = versions.find((one) => one.version === version);
  if (!found) return null;
  const { text, element_id, statements } = found;
  const byKey = [...statements].sort((one, other) => other.key - one.key || one.id - other.id);
  return { text, element_id, statements: byKey, keeps_meaning: false };
}

const saying = ({ text, element_id, statements }: Draft) =>
  JSON.stringify([
    text.trim(),
    element_id,
    [...statements]
      .sort((one, other) => one.id - other.id)
      .map(({ id, text: words, key, metric }) => [id, words.trim(), key, metric]),
  ]);

/** Whether two drafts say the same, in whatever order their statements stand on the page. */
export const isSameWording = (one: Draft, other: Draft): boolean => saying(one) === saying(other);
