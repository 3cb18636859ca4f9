import type { SupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { handIn } from '../../../server/store/forms.ts';
import { finishParticipations } from '../../../server/store/participations.ts';
import { padded } from '../../../server/usecases/handInForm.ts';
import { linkCode } from '../../../server/vault/links.ts';
import { seal } from '../../../server/vault/sealedBox.ts';
import type { House } from '../../support/startHouse.ts';
import { answerAll, byKey, keysOf } from '../survey/respondent.ts';

/**
 * Hands in finished forms for the first people of a campaign without 48 calls each: the same rows in the
 * same state as the last answer leaves them. `scoreOf` gives a form's percent for the respondent at a place,
 * `saidBy` what that one said to the account's own questions.
 */
export async function handInForms(
  house: House,
  campaignId: number,
  amount: number,
  scoreOf: (place: number) => number = () => 50,
  saidBy: (place: number) => readonly SupplementalAnswer[] = () => [],
): Promise<void> {
  const { owner } = house.database;
  const participations = await owner
    .selectFrom('participations')
    .select(['id', 'attributes'])
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
  const boxes = participations.map(({ attributes }, place) => {
    const form = { attributes, scores: question_ids.map(() => scoreOf(place)), supplementals: saidBy(place) };
    return seal(public_key, padded(form));
  });
  await owner.transaction().execute(async (tx) => {
    await handIn(tx, campaignId, 'answers', boxes);
    await finishParticipations(
      tx,
      participations.map(({ id }) => id),
      '2026-11-21',
    );
  });
}

/** One respondent answers every question through the calls, always most or always least inclusive. */
export async function answerLike(
  house: House,
  participationId: number,
  direction: 'best' | 'worst',
  keepCopy = false,
): Promise<void> {
  const code = linkCode(house.environment.secret, participationId, 1);
  await answerAll(house, code, byKey(await keysOf(house), direction), { keepCopy });
}
