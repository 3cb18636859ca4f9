import type { StoredSupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { finishParticipations } from '../../../server/store/survey/participations.ts';
import { addWaitingForms } from '../../../server/store/survey/submittedForms.ts';
import { padJson } from '../../../server/usecases/survey/submitForm.ts';
import { linkCode } from '../../../server/vault/linkCodes.ts';
import { seal } from '../../../server/vault/sealedBox.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { answerAll, byKey, keysOf } from '../survey/respondent.ts';

/**
 * Submits finished forms for the first people of a campaign without 48 calls each: the same rows in the same state as after the last
 * answer. `scoreOf` returns the percentage of a question by the respondent's index, `saidBy` that respondent's answers to custom questions.
 */
export async function submitForms(
  server: TestServer,
  campaignId: number,
  amount: number,
  scoreOf: (index: number, question: number) => number = () => 50,
  saidBy: (index: number) => readonly StoredSupplementalAnswer[] = () => [],
): Promise<void> {
  const { owner } = server.database;
  const participations = await owner
    .selectFrom('participations')
    .select(['id', 'account_id', 'attributes'])
    .where('campaign_id', '=', campaignId)
    .where('status', '!=', 'finished')
    .orderBy('id')
    .limit(amount)
    .execute();
  const { question_ids } = await owner
    .selectFrom('campaign_forms')
    .select('question_ids')
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const { public_key } = await owner
    .selectFrom('campaign_keys')
    .select('public_key')
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  if (participations.length === 0) return;
  const forms = participations.map(({ id, account_id, attributes }, index) => {
    const form = {
      attributes,
      scores: question_ids.map((_, question) => scoreOf(index, question)),
      supplementals: saidBy(index),
    };
    return { accountId: account_id, respondentId: id, box: seal(public_key, padJson(form)) };
  });
  await owner.transaction().execute(async (tx) => {
    await addWaitingForms(tx, { kind: 'campaign', id: campaignId }, 'answers', forms);
    await finishParticipations(
      tx,
      participations.map(({ id }) => id),
      '2026-11-21',
    );
  });
}

/** One respondent answers every question through the calls, with the most or the least inclusive option. */
export async function answerAllThroughCalls(
  server: TestServer,
  participationId: number,
  direction: 'best' | 'worst',
  keepCopy = false,
): Promise<void> {
  const code = linkCode(server.environment.secret, participationId, 1);
  await answerAll(server, code, byKey(await keysOf(server), direction), { keepCopy });
}
