import type { SupplementalQuestionContent } from '../../../domain/questions/supplementalForm.ts';
import { readOpeningKey } from '../../../server/usecases/keys/campaignKeys.ts';
import type { FinishedRating } from '../../../server/usecases/scoring/raterGroups.ts';
import type { FinishedForm } from '../../../server/usecases/survey/submitForm.ts';
import { createOpener } from '../../../server/vault/sealedBox.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { askSupplemental } from '../questions/testQuestions.ts';

/** Saves a custom question for benchmark campaigns and returns its id. */
export async function saveQuestion(
  client: Client,
  form: Partial<SupplementalQuestionContent>,
  required = false,
): Promise<number> {
  const fullForm = { low: '', high: '', points: null, options: [], ...form };
  const reply = await askSupplemental(client, 'save', {
    form: fullForm,
    campaign_kinds: ['benchmark'],
    required,
  });
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.id;
}

/** The contents of the submitted forms of a benchmark campaign, and the lengths of their sealed boxes. */
export async function readSubmittedForms(server: TestServer, campaign: number) {
  const { owner } = server.database;
  const sealed = await owner
    .selectFrom('waiting_forms')
    .selectAll()
    .where('campaign_id', '=', campaign)
    .execute();
  const key = await readOpeningKey(server.deps, { kind: 'campaign', id: campaign });
  const lengths = new Set(sealed.map(({ box }) => box.length));
  return {
    lengths,
    forms: sealed.map(({ box }) => JSON.parse(createOpener(key)(box).toString()) as FinishedForm),
  };
}

/** The form of the only rater of a cycle. */
export async function readSubmittedRating(server: TestServer, cycle: number): Promise<FinishedRating> {
  const { owner } = server.database;
  const { box } = await owner
    .selectFrom('waiting_ratings')
    .selectAll()
    .where('campaign_id', '=', cycle)
    .executeTakeFirstOrThrow();
  const key = await readOpeningKey(server.deps, { kind: 'cycle', id: cycle });
  return JSON.parse(createOpener(key)(box).toString());
}
