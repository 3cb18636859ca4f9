import { platformScope } from '../../../server/kernel/scope.ts';
import { listMetricQuestions } from '../../../server/store/content/metricQuestions.ts';
import { assignmentDraftStore } from '../../../server/store/survey/draftStores.ts';
import type { AssignmentRelationship, NominationStatus } from '../../../server/store/tables/assessments.ts';
import { inviteAssignments } from '../../../server/usecases/assignments/inviteAssignments.ts';
import { createCampaignKey } from '../../../server/usecases/keys/campaignKeys.ts';
import { readDraft, writeDraft } from '../../../server/usecases/survey/draft.ts';
import { assignmentCode } from '../../../server/vault/linkCodes.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { TestServer } from '../../support/startTestServer.ts';

const closes_on = '2026-12-01';

/** Creates an open campaign with its forms and keys directly in the database. */
export async function aCycle(server: TestServer, account: AnAccount, facts: object = {}): Promise<number> {
  const { owner } = server.database;
  const { id } = await owner
    .insertInto('survey_campaigns')
    .values({ account_id: account.id, name: 'Growing, autumn', status: 'open', closes_on, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const kind of ['s', 'r'] as const) await addForm(server, account, { campaign_id: id }, kind);
  await owner.transaction().execute((tx) => createCampaignKey(server.deps, tx, { kind: 'cycle', id }));
  return id;
}

/** An open role with its form. */
export async function aRole(server: TestServer, account: AnAccount, facts: object = {}): Promise<number> {
  const { id } = await server.database.owner
    .insertInto('requisitions')
    .values({ account_id: account.id, title: 'Harbour pilot', status: 'open', closes_on, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addForm(server, account, { requisition_id: id }, 'h');
  return id;
}

async function addForm(
  server: TestServer,
  account: AnAccount,
  of: { campaign_id?: number; requisition_id?: number },
  kind: 's' | 'r' | 'h',
): Promise<void> {
  const questions = await server.deps.database.as(platformScope, (tx) => listMetricQuestions(tx, kind));
  await server.database.owner
    .insertInto('assessment_forms')
    .values({ account_id: account.id, kind, question_ids: questions.map(({ id }) => id), ...of })
    .execute();
}

export async function aTarget(server: TestServer, campaign_id: number, user: AUser): Promise<number> {
  const { id } = await server.database.owner
    .insertInto('survey_targets')
    .values({ account_id: user.accountId, campaign_id, user_id: user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface AssignmentValues {
  readonly account: AnAccount;
  readonly relationship: AssignmentRelationship;
  readonly user?: AUser;
  /** The email address of an external rater or applicant. */
  readonly email?: string;
  readonly first_name?: string;
  readonly campaign_id?: number;
  readonly target_id?: number;
  readonly requisition_id?: number;
  readonly nomination?: NominationStatus;
}

const kinds = { self: 's', applicant: 'h', manager: 'r', peer: 'r', direct_report: 'r', other: 'r' } as const;

/** An assignment of a person who has not been invited yet. */
export async function anAssignment(
  server: TestServer,
  { account, user, ...requests }: AssignmentValues,
): Promise<number> {
  const { id } = await server.database.owner
    .insertInto('assignments')
    .values({
      account_id: account.id,
      kind: kinds[requests.relationship],
      user_id: user?.id ?? null,
      ...requests,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An assignment with an invitation; returns its id and the code of its link. */
export async function anInvitation(
  server: TestServer,
  requests: AssignmentValues,
): Promise<{ id: number; code: string }> {
  const id = await anAssignment(server, requests);
  await server.deps.database.as(platformScope, (tx) => inviteAssignments(server.deps, tx, [id]));
  return { id, code: await codeOfAssignment(server, id) };
}

/** The code of the newest link, from its email. */
export async function codeOfAssignment(server: TestServer, id: number): Promise<string> {
  const { link_version } = await assignmentAt(server, id);
  return assignmentCode(server.environment.secret, id, link_version);
}

export const assignmentAt = (server: TestServer, id: number) =>
  server.database.owner.selectFrom('assignments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

interface Given {
  readonly question_id: number;
  readonly ordering: readonly string[];
  readonly seconds?: number;
}

/** Writes answers into the draft, for tests about later steps. */
export async function addToDraft(server: TestServer, id: number, answers: readonly Given[]): Promise<void> {
  const draftKey = { draftStore: assignmentDraftStore(id), linkCode: await codeOfAssignment(server, id) };
  const on = server.clock.now().toISOString().slice(0, 10);
  await server.database.as({ ...platformScope, role: 'respondent' }, async (tx) => {
    const draft = await readDraft(tx, draftKey);
    const added = answers.map((answer) => ({ ...answer, on }));
    await writeDraft(tx, draftKey, { ...draft, answers: [...draft.answers, ...added] });
  });
}
