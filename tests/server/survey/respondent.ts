import { randomUUID } from 'node:crypto';
import { emptyAnswer, type SupplementalAnswerValues } from '../../../domain/questions/supplementalAnswer.ts';
import type { AssessmentKind } from '../../../domain/survey/assessmentKinds.ts';
import { platformScope } from '../../../server/kernel/scope.ts';
import type { Tx } from '../../../server/store/database.ts';
import { participationDraftStore } from '../../../server/store/survey/draftStores.ts';
import { letterDraftStore, lockLetterForm } from '../../../server/store/survey/letterForms.ts';
import { lockRespondentParticipation } from '../../../server/store/survey/respondentParticipation.ts';
import { type DraftStore, readDraft, writeDraft } from '../../../server/usecases/survey/draft.ts';
import { hashToken, isLetterFormCode } from '../../../server/vault/linkCodes.ts';
import type { Client, Reply } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';

export interface ShownQuestion {
  readonly question_id: number;
  readonly text: string;
  readonly options: readonly { readonly option_id: string; readonly text: string }[];
}

/**
 * A respondent on the survey page, with a link (`code`) or a session (`null`); `device_key` identifies which survey of the signed-in
 * person is on the screen.
 */
export function respondent(
  client: Client,
  code: string | null,
  device_key?: string,
  kind: AssessmentKind | null = 'm',
  time_zone?: string,
) {
  const ask = (verb: string, body: object = {}): Promise<Reply> =>
    client.post(`/api/v2/survey/${verb}`, { code, kind, ...(time_zone ? { time_zone } : {}), ...body });
  return {
    open: () => ask('open'),
    begin: (keep_copy = false) => ask('begin', { device_key, keep_copy }),
    answer: (question: ShownQuestion, ordering = orderOf(question), seconds?: number) =>
      ask('answer', {
        device_key,
        question_id: question.question_id,
        ordering,
        answer_key: randomUUID(),
        ...(seconds === undefined ? {} : { seconds }),
      }),
    supplement: (supplemental_id: number, answered: Partial<SupplementalAnswerValues> = {}) =>
      ask('supplemental', {
        device_key,
        supplemental_id,
        ...emptyAnswer,
        ...answered,
        answer_key: randomUUID(),
      }),
    consent: (accommodation: object | null = null) => ask('consent', { device_key, accommodation }),
    decline: (reason = 'We never worked together.') => ask('decline', { device_key, reason }),
    feedback: (rating = 4, improvement: string | null = null) =>
      ask('feedback', { device_key, rating, improvement }),
  };
}

export const orderOf = (question: ShownQuestion) => question.options.map(({ option_id }) => option_id);

/**
 * Answers all open questions for this code, each in the order of `choose`. With a link only the first and the last answer are sent by
 * calls; those between are written into the draft.
 */
export async function answerAll(
  server: TestServer,
  code: string | null,
  choose: (question: ShownQuestion) => readonly string[] = orderOf,
  options: { readonly keepCopy?: boolean; readonly client?: Client } = {},
): Promise<Reply> {
  const guest = respondent(options.client ?? server.visitor(), code);
  await guest.begin(options.keepCopy ?? false);
  const opened = await guest.open();
  const questions: ShownQuestion[] = opened.body.questions;
  const between = code === null ? [] : questions.slice(1, -1);
  let last = opened;
  for (const question of questions.filter((one) => !between.includes(one))) {
    last = await guest.answer(question, [...choose(question)]);
    if (code !== null && question === questions[0]) await addToDraft(server, code, between, choose);
  }
  return last;
}

/** Writes answers into the draft of a link. */
export async function addToDraft(
  { database, clock }: TestServer,
  code: string,
  questions: readonly ShownQuestion[],
  choose: (question: ShownQuestion) => readonly string[],
): Promise<void> {
  const on = clock.now().toISOString().slice(0, 10);
  const added = questions.map((one) => ({ question_id: one.question_id, ordering: choose(one), on }));
  await database.as({ ...platformScope, role: 'respondent' }, async (tx) => {
    const draftKey = { draftStore: await draftStoreOf(tx, code), linkCode: code };
    const draft = await readDraft(tx, draftKey);
    await writeDraft(tx, draftKey, { ...draft, answers: [...draft.answers, ...added] });
  });
}

async function draftStoreOf(tx: Tx, code: string): Promise<DraftStore> {
  const tokenHash = hashToken(code);
  if (isLetterFormCode(code)) {
    const letter = await lockLetterForm(tx, tokenHash);
    if (letter) return letterDraftStore(letter.letter_id);
  }
  const participation = await lockRespondentParticipation(tx, { id: null, tokenHash });
  if (!participation) throw new Error('This link leads nowhere.');
  return participationDraftStore(participation.id);
}

/** Sorts options by their hidden keys, most inclusive first or last. */
export async function keysOf(server: TestServer): Promise<Map<number, Map<string, number>>> {
  const rows = await server.database.owner.selectFrom('questions').select(['id', 'options']).execute();
  return new Map(
    rows.map(({ id, options }) => [id, new Map(options.map((option) => [String(option.id), option.key]))]),
  );
}

export function byKey(keys: Map<number, Map<string, number>>, direction: 'best' | 'worst') {
  return (question: ShownQuestion): string[] => {
    const key = (option: string) => keys.get(question.question_id)?.get(option) ?? 0;
    const sorted = orderOf(question).sort((a, b) => key(b) - key(a));
    return direction === 'best' ? sorted : sorted.reverse();
  };
}
