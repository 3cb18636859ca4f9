import type { TestServer } from '../../support/startTestServer.ts';
import type { OwnedIds } from './ownedIds.ts';

interface AssessmentData {
  readonly accountId: number;
  readonly participantId: number;
  readonly raterId: number | null;
  /** A word that every inserted text contains. */
  readonly word: string;
}

/** Inserts a 360 campaign with a participant, a rater and a proposal, and a role with an applicant. */
export async function addAssessmentRows(
  server: TestServer,
  { accountId, participantId, raterId, word }: AssessmentData,
) {
  const { owner } = server.database;
  const own = { account_id: accountId };
  const survey = await owner
    .insertInto('survey_campaigns')
    .values({ ...own, name: word, message: word, closes_on: '2027-01-31' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('campaign_mail_texts')
    .values({
      ...own,
      survey_campaign_id: survey.id,
      template: 'raterInvitation',
      locale: 'en',
      subject: word,
      body: word,
      updated_at: server.clock.now().toISOString(),
    })
    .execute();
  const target = await owner
    .insertInto('survey_targets')
    .values({ ...own, campaign_id: survey.id, user_id: participantId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rater = await owner
    .insertInto('assignments')
    .values({
      ...own,
      kind: 'r',
      campaign_id: survey.id,
      target_id: target.id,
      relationship: 'peer',
      user_id: raterId,
      nomination: 'proposed',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const loads = [{ user_id: participantId, before: 1, after: 1 }];
  const outcome = { kept: 1, approved: [], added: [], released: [], unfilled: [], loads };
  const proposal = await owner
    .insertInto('rater_proposals')
    .values({
      ...own,
      campaign_id: survey.id,
      cap: 5,
      list_mark: word,
      outcome: JSON.stringify(outcome),
      made_on: '2026-11-20',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const requisition = await owner
    .insertInto('requisitions')
    .values({ ...own, title: word, description: word })
    .returning('id')
    .executeTakeFirstOrThrow();
  const applying = { ...own, requisition_id: requisition.id, email: `${word}@people.example` };
  const applied = await owner
    .insertInto('assignments')
    .values({ ...applying, kind: 'h', relationship: 'applicant', first_name: word })
    .returning('id')
    .executeTakeFirstOrThrow();
  const applicant = await owner
    .insertInto('applicants')
    .values({
      ...applying,
      assignment_id: applied.id,
      last_name: word,
      source: 'invited',
      stage: 'applied',
      applied_on: '2026-11-20',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    survey_campaign: survey.id,
    survey_target: target.id,
    rater: rater.id,
    rater_proposal: proposal.id,
    requisition: requisition.id,
    applicant: applicant.id,
  } satisfies Partial<OwnedIds>;
}
