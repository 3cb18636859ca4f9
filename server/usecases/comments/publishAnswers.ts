import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  buildRedactionDirectory,
  type IdentifiableMember,
} from '../../../domain/comments/buildRedactionDirectory.ts';
import { canShowComments } from '../../../domain/comments/canShowComments.ts';
import { createRedactor, hasRemainingText } from '../../../domain/comments/createRedactor.ts';
import { certaintySteps, type MinPeople } from '../../../domain/comments/minPeople.ts';
import { computeQuestionShares } from '../../../domain/comments/questionShares.ts';
import type { StoredSupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import type { Tx } from '../../store/database.ts';
import {
  addPublishedAnswers,
  type PublishedComment,
  type PublishedSource,
} from '../../store/results/publishedAnswers.ts';
import { readRedactionSources } from '../../store/results/redactionSources.ts';
import type { SupplementalVersionForm } from '../../store/survey/frozenSupplementals.ts';

/** The answers to custom or feedback questions, and what determines how many people gave them. */
export interface AnswersToPublish {
  /** In the order of the form. */
  readonly questions: readonly SupplementalVersionForm[];
  /** The answers of each finished form. */
  readonly forms: readonly (readonly StoredSupplementalAnswer[])[];
  /** The minimum number of people the forms come from. */
  readonly minPeople: MinPeople;
  readonly k: number;
  /** People outside the account who may be named in comments. */
  readonly outsiders: readonly IdentifiableMember[];
}

/** Returns the questions whose answers are texts. Shares are left out where audiences are compared (R24). */
export const withoutShares = <Q extends SupplementalVersionForm>(questions: readonly Q[]): Q[] =>
  questions.filter(({ form }) => form.kind === 'text');

/** Returns the questions without eNPS, which is published for whole companies only. */
export const withoutEnps = <Q extends SupplementalVersionForm>(questions: readonly Q[]): Q[] =>
  questions.filter(({ form }) => form.kind !== 'enps');

/**
 * Publishes the answers to custom or feedback questions: scales and options as shares, texts redacted under random
 * ids. Covers all respondents together and no groups, so that nothing can be derived from differences (R14).
 */
export async function publishAnswers(tx: Tx, of: PublishedSource, answers: AnswersToPublish): Promise<void> {
  if (answers.questions.length === 0) return;
  await addPublishedAnswers(tx, of, await prepareAnswers(tx, of.account_id, answers));
}

/** Returns what may be published of these answers, without storing it. Comments aren't in the order of the forms: their ids are random. */
export async function prepareAnswers(tx: Tx, accountId: number, answers: AnswersToPublish) {
  const { questions, forms, minPeople } = answers;
  const answersTo = (id: number) =>
    forms.flatMap((supplementals) => supplementals.find(({ question_id }) => question_id === id) ?? []);
  const shares = questions.flatMap(({ id, form }) => {
    const distribution = computeQuestionShares(form, answersTo(id), minPeople);
    return (
      distribution?.shares.map((share, index) => ({
        ...share,
        options: [...share.options],
        question_id: id,
        place: index,
        n_band: distribution.n_band,
      })) ?? []
    );
  });
  const sure = certaintySteps(minPeople, forms.length);
  return {
    questions: questions.map(({ id, form }, index) => ({ question_id: id, place: index, form, sure })),
    shares,
    comments: await commentsOf(tx, accountId, answers, answersTo),
  };
}

/** Comments are counted after redaction, because a comment that was only a name has no content left. */
async function commentsOf(
  tx: Tx,
  accountId: number,
  { questions, forms, minPeople, k, outsiders }: AnswersToPublish,
  answersTo: (id: number) => readonly StoredSupplementalAnswer[],
): Promise<readonly PublishedComment[]> {
  const canShow = (texts: readonly string[]) =>
    canShowComments(minPeople(forms.length), minPeople(texts.length), k);
  const texts = questions
    .filter(({ form }) => form.kind === 'text')
    .map(({ id }) => ({ id, given: answersTo(id).flatMap(({ text }) => text ?? []) }))
    .filter(({ given }) => canShow(given));
  if (texts.length === 0) return [];
  const { members, teams } = await readRedactionSources(tx, accountId);
  // Phone number metadata takes long to load, and most releases need none.
  const { findPhoneNumbers } = await import('./findPhoneNumbers.ts');
  const redact = createRedactor(
    buildRedactionDirectory([...members, ...outsiders], teams, k),
    findPhoneNumbers,
  );
  const comments: PublishedComment[] = [];
  for (const { id, given } of texts) {
    const redacted = (await redactInChunks(given, redact)).filter(hasRemainingText);
    if (!canShow(redacted)) continue;
    for (const comment of redacted) comments.push({ id: randomUUID(), question_id: id, comment });
  }
  return comments;
}

const chunkSize = 500;

/**
 * Redacts the texts in chunks: tens of thousands of comments take seconds, and other requests are served in
 * between.
 */
async function redactInChunks(texts: readonly string[], redact: (text: string) => string): Promise<string[]> {
  const redacted: string[] = [];
  for (let from = 0; from < texts.length; from += chunkSize) {
    for (const text of texts.slice(from, from + chunkSize)) redacted.push(redact(text));
    await setImmediate();
  }
  return redacted;
}
