import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken, linkCode } from '../server/vault/linkCodes.ts';
import { addBenchAccount, type BenchDatabase, openBenchDatabase } from './benchDatabase.ts';
import {
  measureInTurn,
  type Request,
  requestsPerSecond,
  turns,
  warmUpRequests,
} from './requestsPerSecond.ts';
import { withServer } from './withServer.ts';

/** The number of respondents; each floor has the same number of other respondents. */
const respondents = 400;
/** Each respondent gives nearly all of the 48 answers of a survey, however fast the machine is. */
const answersPerTurn = Math.floor((respondents * 47) / turns) - warmUpRequests;

interface RankedQuestion {
  readonly question_id: number;
  readonly ordering: readonly string[];
}

/** Measures the answers saved per second for many respondents, each at a different question. */
export async function measureAnswers(benchDatabase: BenchDatabase) {
  const { codes, ids, questions } = await prepareCampaign(benchDatabase);
  let answerCount = 0;
  let floorCount = 0;
  const nextOfFloor = () => {
    floorCount += 1;
    return respondents + (floorCount % respondents);
  };
  const headers = { 'content-type': 'application/json' };
  const ofApp = (): Request => {
    const code = codes[answerCount % respondents];
    const question = questions[Math.floor(answerCount / respondents) % (questions.length - 1)];
    answerCount += 1;
    const body = JSON.stringify({ code, kind: 'm', answer_key: randomUUID(), ...question });
    return { method: 'POST', path: '/api/v2/survey/answer', headers, body };
  };
  const sealed = 'x'.repeat(1_200);
  const ofFloor = (): Request => {
    const code = codes[nextOfFloor()];
    return { method: 'POST', path: '/answer', headers, body: JSON.stringify({ code, sealed }) };
  };
  const ofInsert = (): Request => {
    const participation = ids[nextOfFloor()];
    return { method: 'POST', path: '/answer', headers, body: JSON.stringify({ participation, sealed }) };
  };
  const measure = (which: 'app' | 'floor' | 'insert', next: () => Request) => () =>
    withServer(which, benchDatabase, (origin) => requestsPerSecond(origin, next, { amount: answersPerTurn }));
  return measureInTurn({
    app: measure('app', ofApp),
    floor: measure('floor', ofFloor),
    insert: measure('insert', ofInsert),
  });
}

/** Returns the invitation codes of an open campaign. */
export async function prepareInvitationCodes(benchDatabase: BenchDatabase): Promise<readonly string[]> {
  return (await prepareCampaign(benchDatabase)).codes;
}

interface PreparedCampaign {
  readonly codes: string[];
  /** The ids of the participations, in the order of their codes. */
  readonly ids: number[];
  readonly questions: RankedQuestion[];
}

/** Launches a campaign with respondents, of whom half are for the floor. */
export async function prepareCampaign(benchDatabase: BenchDatabase): Promise<PreparedCampaign> {
  const database = await openBenchDatabase(benchDatabase);
  const { accountId, adminId } = await addBenchAccount(database);
  const { owner } = database;
  const campaign = await owner
    .insertInto('benchmark_campaigns')
    .values({
      account_id: accountId,
      name: 'Bench',
      status: 'open',
      opens_on: null,
      closes_on: '2099-12-31',
      launched_on: '2026-01-01',
      closed_on: null,
      created_by: adminId,
      message: null,
      questions_per_sitting: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = await owner.selectFrom('questions').select(['id', 'options']).orderBy('id').execute();
  await owner
    .insertInto('campaign_forms')
    .values({ campaign_id: campaign.id, account_id: accountId, question_ids: stored.map(({ id }) => id) })
    .execute();
  await sql`
    insert into participations (account_id, campaign_id, invited_on)
    select ${accountId}::int, ${campaign.id}::int, '2026-01-01' from generate_series(1, ${2 * respondents}::int)`.execute(
    owner,
  );
  const invited = await owner.selectFrom('participations').select('id').orderBy('id').execute();
  const codes = invited.map(({ id }) => linkCode(Buffer.from(benchDatabase.secret), id, 1));
  const hashes = invited.map(({ id }, index) => ({ id, hash: hashToken(codes[index] ?? '') }));
  await sql`
    update participations set token_hash = made.hash
    from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as made (id int, hash text)
    where participations.id = made.id`.execute(owner);
  await database.close();
  return {
    codes,
    ids: invited.map(({ id }) => id),
    questions: stored.map(({ id, options }) => ({
      question_id: id,
      ordering: options.map((option) => String(option.id)),
    })),
  };
}
