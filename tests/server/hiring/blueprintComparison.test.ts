import { afterAll, beforeAll, expect, test } from 'vitest';
import { metrics } from '../../../domain/metrics/metrics.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { questionsOf } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aHirer, anOpenRole, invited, readApplicant } from './testRole.ts';

let server: TestServer;
let account: AnAccount;
let hirer: Client;
let formIds: number[];

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  hirer = await aHirer(server, account);
  formIds = (await questionsOf(server.deps, 'h')).map(({ id }) => id);
});
afterAll(() => server.close());

async function aBlueprint(): Promise<number> {
  const { owner } = server.database;
  const { id } = await owner
    .insertInto('blueprints')
    .values({ account_id: account.id, name: 'Team lead', status: 'approved' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const range = {
    account_id: account.id,
    blueprint_id: id,
    low: 60,
    high: 80,
    importance: 'useful',
  } as const;
  await owner
    .insertInto('blueprint_ranges')
    .values(metrics.map((metric) => ({ ...range, metric })))
    .execute();
  return id;
}

/** An applicant with a score: the first metric far above the others, the last far below. */
async function anApplicant(facts: object, norm_version: number | null): Promise<number> {
  const { owner } = server.database;
  const role = await anOpenRole(hirer, facts);
  const [applicant = 0] = await invited(hirer, role, ['ada@people.example']);
  const { id: assignment_id } = await owner
    .selectFrom('assignments')
    .select('id')
    .where('requisition_id', '=', role)
    .executeTakeFirstOrThrow();
  const own = { account_id: account.id, user_id: null };
  const sealed = new Uint8Array([1]);
  const { id: assessment_id } = await owner
    .insertInto('assessments')
    .values({ ...own, kind: 'h', assignment_id, sealed, quality: 'good', finished_on: '2026-11-21' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const last = metrics.length - 1;
  const result = {
    outcome: 'profiled',
    theta: metrics.map((_, at) => (at === 0 ? 2.5 : at === last ? -2.5 : 0.5)),
    se: metrics.map(() => 0.3),
    covariance: metrics.map((_, row) => metrics.map((_one, column) => (row === column ? 0.09 : 0))),
  };
  const score = {
    subject: 'applicant',
    question_ids: formIds,
    model_version: 'pl-irt-1',
    norm_version,
  } as const;
  const none = { target_id: null, rater_group: null, replaced_on: null };
  await owner
    .insertInto('scores')
    .values({
      ...own,
      ...score,
      ...none,
      assessment_id,
      result: JSON.stringify(result),
      made_on: '2026-11-21',
    })
    .execute();
  return applicant;
}

async function aNorm(): Promise<number> {
  const facts = {
    parameters: {},
    metrics: metrics.map(() => ({ mean: 0, sd: 1 })),
    reliability: metrics.map(() => 0.85),
  };
  const row = { number: 1, kind: 'h', stage: 'final', question_ids: formIds, forms: 1_200 } as const;
  await server.database.owner
    .insertInto('norm_versions')
    .values({ ...row, facts: JSON.stringify(facts), made_on: '2026-11-01' })
    .execute();
  return row.number;
}

test('an uncalibrated profile is not compared with the blueprint, and the reason has no number', async () => {
  const blueprint_id = await aBlueprint();
  const { profile } = await readApplicant(hirer, await anApplicant({ blueprint_id }, null));
  expect(profile).toMatchObject({ kind: 'ipsative', between_people: 'score_relative' });
  const named = { id: blueprint_id, name: 'Team lead', refused: 'score_relative' };
  expect(profile.blueprint).toEqual({ ...named, metrics: [] });
});

test('a calibrated profile is compared in words, but not without a blueprint', async () => {
  const blueprint_id = await aBlueprint();
  const norm = await aNorm();
  const { profile } = await readApplicant(hirer, await anApplicant({ blueprint_id }, norm));
  expect(profile.blueprint.refused).toBeNull();
  const words = profile.blueprint.metrics.map(({ metric, fit }: { metric: string; fit: string }) => [
    metric,
    fit,
  ]);
  const expected = metrics.map((metric, at) => {
    if (at === 0) return [metric, 'above'];
    return [metric, at === metrics.length - 1 ? 'below' : 'fits'];
  });
  expect(words.sort()).toEqual(expected.sort());
  expect(JSON.stringify(profile)).not.toMatch(/theta|"se"/);
  const plain = await readApplicant(hirer, await anApplicant({}, norm));
  expect(plain.profile.blueprint).toBeNull();
});
