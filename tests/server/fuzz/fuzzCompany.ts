import type { FastifyInstance } from 'fastify';
import { linkCode } from '../../../server/vault/links.ts';
import { stopCode } from '../../../server/vault/stopCodes.ts';
import type { AnAccount } from '../../support/builders.ts';
import { type House, startHouse } from '../../support/startHouse.ts';
import { anOpenCampaign, close, codeOf } from '../campaigns/company.ts';
import type { Stage } from '../isolation/changes.ts';
import { canary, type Harbor, settleHarbor } from '../isolation/harbor.ts';
import { bounds } from '../raters/office.ts';
import { handInForms } from '../results/answered.ts';
import { addProfile } from '../results/profiles.ts';
import { aCycle, anInvitation, aRole, aTarget } from '../survey/cycle.ts';
import type { RankedQuestion } from './linkBodies.ts';

/** Stands in the names of the other account. */
export const otherCanary = 'Quokkatown';

export interface FuzzCompany {
  readonly house: House;
  readonly harbor: Harbor;
  readonly stage: Stage;
  readonly elsewhere: AnAccount;
  readonly platform: AnAccount;
  /** Codes of links that open something. */
  readonly codes: readonly string[];
  readonly question: RankedQuestion;
  /** Why the last request failed that did, which no answer may tell. */
  reason(): string;
}

const people = 12;
/** Always the same, so that a seed makes the same codes. */
const secret = Buffer.alloc(48, 'fuzz');

/** An account with something of everything, another beside it, and the platform. */
export async function fuzzCompany(): Promise<FuzzCompany> {
  const house = await startHouse({ environment: { secret } });
  const reason = noteReasons(house.app);
  const harbor = await settleHarbor(house);
  const platform = await house.anAccount({ name: 'Cairn' });
  const elsewhere = await house.anAccount({ name: `${otherCanary} Ltd` });
  await fillOther(house, elsewhere);
  const bossUser = await house.aUser({
    account: platform,
    permissions: ['user', 'super_admin', 'admin', 'app_admin', 'local_admin', 'supervisor'],
  });
  const boss = await house.signIn(bossUser);
  boss.viewing = harbor.account.id;
  await boss.post('/api/v2/session/view', { account_id: harbor.account.id, reason: 'To help' });
  const codes = [...(await respondentCodes(house, harbor)), await publishedResults(house, harbor)];
  return {
    house,
    harbor,
    platform,
    elsewhere,
    codes,
    reason,
    question: await aQuestion(house),
    stage: { house, harbor, boss, lumen: elsewhere },
  };
}

async function aQuestion({ database: { owner } }: House): Promise<RankedQuestion> {
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

async function fillOther(house: House, account: AnAccount): Promise<void> {
  const { owner } = house.database;
  const own = { account_id: account.id };
  for (let place = 0; place < people; place += 1) {
    await house.aUser({ account, last_name: otherCanary, department: otherCanary });
  }
  const adminUser = await house.aUser({
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
  const admin = await house.signIn(adminUser);
  await anOpenCampaign(admin, { name: otherCanary, message: otherCanary });
}

/** Of an invitee, of raters, of an applicant, and of the page that stops reminders. */
async function respondentCodes(house: House, { account, ids }: Harbor): Promise<readonly string[]> {
  const { secret } = house.environment;
  const [self, rater] = [await house.aUser({ account }), await house.aUser({ account })];
  const campaign_id = await aCycle(house, account, bounds);
  const target_id = await aTarget(house, campaign_id, self);
  const asked = { account, campaign_id, target_id };
  const invitations = [
    await anInvitation(house, { ...asked, relationship: 'self', user: self }),
    await anInvitation(house, { ...asked, relationship: 'peer', user: rater }),
    await anInvitation(house, {
      account,
      relationship: 'applicant',
      requisition_id: await aRole(house, account),
      email: 'applicant@people.example',
      first_name: 'Grace',
    }),
  ];
  return [
    linkCode(secret, ids.participation, 1),
    ...invitations.map(({ code }) => code),
    stopCode(secret, { of: 'participation', id: ids.participation }),
  ];
}

/** A closed campaign with a release, and profiles of two people; answers a code whose survey is over. */
async function publishedResults(house: House, { account, admin }: Harbor): Promise<string> {
  const answering = [];
  for (let place = 0; place < people; place += 1) {
    const user = await house.aUser({ account, department: place % 2 ? 'Docks' : 'Yard', gender: 'woman' });
    answering.push(user.id);
  }
  const campaign = await anOpenCampaign(admin, { name: `${canary} summer`, cuts: ['department', 'gender'] });
  await handInForms(house, campaign, people + 4);
  await close(admin, campaign);
  const { rows } = await house.database.executeSql('select id from questions order by id limit 12');
  const facts = {
    account_id: account.id,
    question_ids: rows.map(({ id }) => Number(id)),
    made_on: '2026-11-20',
  };
  for (const user_id of answering.slice(0, 2)) await addProfile(house, { trust: 0.5 }, { ...facts, user_id });
  return codeOf(house, campaign, { id: answering[0] ?? 0 });
}
