import type { FastifyInstance } from 'fastify';
import { linkCode } from '../../../server/vault/linkCodes.ts';
import { unsubscribeCode } from '../../../server/vault/unsubscribeCodes.ts';
import type { AnAccount } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { anOpenCampaign, closeCampaign, invitationCodeOf } from '../campaigns/testCampaigns.ts';
import type { TestCompanies } from '../isolation/changePayloads.ts';
import { addTestCompany, canary, type TestCompany } from '../isolation/testCompany.ts';
import { bounds } from '../raters/testCompany.ts';
import { addProfile } from '../results/profiles.ts';
import { submitForms } from '../results/submitForms.ts';
import { aCycle, anInvitation, aRole, aTarget } from '../survey/testAssessmentCycle.ts';
import type { RankedQuestion } from './linkBodies.ts';

/** Part of every name in the other account. */
export const otherCanary = 'Quokkatown';

export interface FuzzCompany {
  readonly server: TestServer;
  readonly company: TestCompany;
  readonly testCompanies: TestCompanies;
  readonly elsewhere: AnAccount;
  readonly platform: AnAccount;
  /** Codes of working links. */
  readonly codes: readonly string[];
  readonly question: RankedQuestion;
  /** The reason for the last failed request, which no response may contain. */
  reason(): string;
}

const people = 12;
/** Constant, so that a seed creates the same codes. */
const secret = Buffer.alloc(48, 'fuzz');

/** An account with data of every kind, another account, and the platform. */
export async function fuzzCompany(): Promise<FuzzCompany> {
  const server = await startTestServer({ environment: { secret } });
  const reason = noteReasons(server.app);
  const company = await addTestCompany(server);
  const platform = await server.anAccount({ name: 'Cairn' });
  const elsewhere = await server.anAccount({ name: `${otherCanary} Ltd` });
  await fillOther(server, elsewhere);
  const bossUser = await server.aUser({
    account: platform,
    permissions: ['user', 'super_admin', 'admin', 'app_admin', 'local_admin', 'supervisor'],
  });
  const boss = await server.signIn(bossUser);
  boss.emulatedAccountId = company.account.id;
  await boss.post('/api/v2/session/view', { account_id: company.account.id, reason: 'To help' });
  const codes = [...(await respondentCodes(server, company)), await publishedResults(server, company)];
  return {
    server: server,
    company: company,
    platform,
    elsewhere,
    codes,
    reason,
    question: await aQuestion(server),
    testCompanies: { server: server, company: company, superAdmin: boss, otherAccount: elsewhere },
  };
}

async function aQuestion({ database: { owner } }: TestServer): Promise<RankedQuestion> {
  const { id, options } = await owner
    .selectFrom('questions')
    .select(['id', 'options'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { question_id: id, ordering: options.map((option) => String(option.id)) };
}

function noteReasons(app: FastifyInstance): () => string {
  let last = '';
  app.addHook('onError', async (_request, _reply, error) => {
    last = error.stack ?? error.message;
  });
  return () => last;
}

async function fillOther(server: TestServer, account: AnAccount): Promise<void> {
  const { owner } = server.database;
  const own = { account_id: account.id };
  for (let index = 0; index < people; index += 1) {
    await server.aUser({ account, last_name: otherCanary, department: otherCanary });
  }
  const adminUser = await server.aUser({
    account,
    last_name: otherCanary,
    permissions: ['user', 'local_admin'],
  });
  await owner
    .insertInto('teams')
    .values({ ...own, name: otherCanary, leader_id: adminUser.id })
    .execute();
  await owner
    .insertInto('requisitions')
    .values({ ...own, title: otherCanary })
    .execute();
  await owner
    .insertInto('blueprints')
    .values({ ...own, name: otherCanary })
    .execute();
  const admin = await server.signIn(adminUser);
  await anOpenCampaign(admin, { name: otherCanary, message: otherCanary });
}

/** Links of an invitee, raters, an applicant, and the page that stops reminders. */
async function respondentCodes(
  server: TestServer,
  { account, ids }: TestCompany,
): Promise<readonly string[]> {
  const { secret } = server.environment;
  const [self, rater] = [await server.aUser({ account }), await server.aUser({ account })];
  const campaign_id = await aCycle(server, account, bounds);
  const target_id = await aTarget(server, campaign_id, self);
  const requests = { account, campaign_id, target_id };
  const invitations = [
    await anInvitation(server, { ...requests, relationship: 'self', user: self }),
    await anInvitation(server, { ...requests, relationship: 'peer', user: rater }),
    await anInvitation(server, {
      account,
      relationship: 'applicant',
      requisition_id: await aRole(server, account),
      email: 'applicant@people.example',
      first_name: 'Grace',
    }),
  ];
  return [
    linkCode(secret, ids.participation, 1),
    ...invitations.map(({ code }) => code),
    unsubscribeCode(secret, { of: 'participation', id: ids.participation }),
  ];
}

/** A closed campaign with a release, and profiles of two people; returns the code of a closed survey. */
async function publishedResults(server: TestServer, { account, admin }: TestCompany): Promise<string> {
  const answering = [];
  for (let index = 0; index < people; index += 1) {
    const user = await server.aUser({ account, department: index % 2 ? 'Docks' : 'Yard', gender: 'woman' });
    answering.push(user.id);
  }
  const campaign = await anOpenCampaign(admin, { name: `${canary} summer`, cuts: ['department', 'gender'] });
  await submitForms(server, campaign, people + 4);
  await closeCampaign(admin, campaign);
  const { rows } = await server.database.executeSql('select id from questions order by id limit 12');
  const facts = {
    account_id: account.id,
    question_ids: rows.map(({ id }) => Number(id)),
    made_on: '2026-11-20',
  };
  for (const user_id of answering.slice(0, 2))
    await addProfile(server, { trust: 0.5 }, { ...facts, user_id });
  return invitationCodeOf(server, campaign, { id: answering[0] ?? 0 });
}
