import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { metricKinds } from '../../../domain/metrics/metricKinds.ts';
import type { TopicContent } from '../../../server/content/benchmark/topicContentTypes.ts';
import { benchmarkTopics } from '../../../server/content/benchmark/topics.ts';
import { loadContent } from '../../../server/content/loadContent.ts';
import { metricQuestions } from '../../../server/content/metrics/forms.ts';
import { findQuestions, listQuestions } from '../../../server/store/content/benchmarkContent.ts';
import { findMetricQuestions, listMetricQuestions } from '../../../server/store/content/metricQuestions.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { ask, draftOf, idOf, readOne } from '../questions/testQuestions.ts';
import { respondent } from '../survey/respondent.ts';
import { aCompany, anOpenCampaign, invitationCodeOf } from './testCampaigns.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const questions = () => server.database.owner.selectFrom('questions').selectAll().orderBy('id').execute();

/** The benchmark with another wording of its first question. */
function reworded(text: string): TopicContent[] {
  const [topic, ...topics] = structuredClone(benchmarkTopics) as TopicContent[];
  const [element, ...elements] = topic?.elements ?? [];
  const [question, ...others] = element?.questions ?? [];
  if (!topic || !element || !question) throw new Error('no benchmark');
  const changed = { ...element, questions: [{ ...question, text }, ...others] };
  return [{ ...topic, elements: [changed, ...elements] }, ...topics];
}

test('loading the same content again changes nothing', async () => {
  const before = await questions();
  await loadContent(server.database);
  expect(await questions()).toEqual(before);
});

test('an edited question becomes a new version, and a launched campaign keeps its version', async () => {
  const company = await aCompany(server, 5);
  const id = await anOpenCampaign(company.admin);
  const code = await invitationCodeOf(server, id, company.people[0] ?? { id: 0 });
  const requests = (await respondent(server.visitor(), code).open()).body.questions;
  await loadContent(server.database, reworded('In other words?'));
  expect((await respondent(server.visitor(), code).open()).body.questions).toEqual(requests);

  const versions = (await questions()).filter(({ code: name }) => name === 'newcomers_1');
  expect(versions.map(({ version, active, text }) => [version, active, text === 'In other words?'])).toEqual([
    [1, false, false],
    [2, true, true],
  ]);
  await loadContent(server.database);
  expect((await questions()).filter(({ active }) => active)).toHaveLength(48 + 3 * 36);
});

test('customized or disabled questions stay unchanged, and the new product wording becomes another version', async () => {
  const account = await server.anAccount({ name: 'Cairn' });
  const admin = await server.signIn(await server.aUser({ account, permissions: ['admin'] }));
  const id = await idOf(server, 'newcomers_1');
  await ask(admin, 'save', { ...draftOf(await readOne(admin, id)), text: 'As we say it?' });
  const mine = await readOne(admin, id);
  await loadContent(server.database, reworded('As the product now says it?'));
  await loadContent(server.database, reworded('As the product now says it?'));
  const after = await readOne(admin, id);
  expect([after.version, after.active, after.by_hand]).toEqual([mine.version, true, true]);
  expect(after.versions.map(({ text, active }) => [text, active]).slice(0, 2)).toEqual([
    ['As the product now says it?', false],
    ['As we say it?', true],
  ]);
  expect(after.versions).toHaveLength(mine.versions.length + 1);

  await ask(admin, 'activate', { id, active: false });
  await loadContent(server.database);
  expect((await readOne(admin, id)).active).toBe(false);
});

test('the number of an option does not reveal its key', async () => {
  const keysByNumber = [1, 2, 3, 4].map(() => new Set<number>());
  for (const { options } of (await questions()).filter(({ element_id }) => element_id !== null)) {
    for (const { id, key } of options) keysByNumber[id - 1]?.add(key);
  }
  for (const keys of keysByNumber) expect(keys.size).toBe(4);
});

describe('the questions of the personal metrics', () => {
  const forms = () =>
    server.database.owner
      .transaction()
      .execute((tx) => Promise.all(metricKinds.map((kind) => listMetricQuestions(tx, kind))));
  const codesOf = (form: readonly { code: string }[]) => form.map(({ code }) => code);

  test('come in three forms of 36, in order, with metrics and directions', async () => {
    const [self = [], rater = [], applicant = []] = await forms();
    for (const [form, letter] of [[self, 's'] as const, [rater, 'r'] as const, [applicant, 'h'] as const]) {
      expect(codesOf(form)).toEqual(
        Array.from({ length: 36 }, (_, at) => `${letter}_${String(at + 1).padStart(2, '0')}`),
      );
    }
    const first = metricQuestions.find(({ code }) => code === 's_01');
    expect(self[0]).toEqual({
      id: expect.any(Number),
      ...{ code: 's_01', version: 1, text: first?.text, options: first?.statements },
    });
    const reversed = (form: typeof self) =>
      form.flatMap(({ options }) => options).filter(({ key }) => key < 0);
    expect([self, rater, applicant].map((form) => reversed(form).length)).toEqual([43, 43, 0]);
  });

  test('are never mixed with questions of the benchmark', async () => {
    await server.database.owner.transaction().execute(async (tx) => {
      const personal = (await listMetricQuestions(tx, 'r')).map(({ id }) => id);
      const benchmark = (await listQuestions(tx, 'all')).map(({ id }) => id);
      expect(benchmark.filter((id) => personal.includes(id))).toEqual([]);
      expect(await findQuestions(tx, personal)).toEqual([]);
      const turned = personal.toReversed();
      const result = await findMetricQuestions(tx, [...benchmark, ...turned]);
      expect(result.map(({ id }) => id)).toEqual(turned);
    });
  });

  test('keep their old version when their wording is edited', async () => {
    const [before] = (await forms()).map(([first]) => first);
    const edited = metricQuestions.map((question) =>
      question.code === 's_01' ? { ...question, text: 'In other words?' } : question,
    );
    await loadContent(server.database, undefined, edited);
    await loadContent(server.database, undefined, edited);
    const [after] = (await forms()).map(([first]) => first);
    expect(after).toMatchObject({ code: 's_01', version: 2, text: 'In other words?' });
    const stored = await server.database.owner
      .transaction()
      .execute((tx) => findMetricQuestions(tx, [before?.id ?? 0]));
    expect(stored).toEqual([before]);
  });

  test('are retired when the product no longer ships them', async () => {
    const left = metricQuestions.filter(({ code }) => code !== 'h_36');
    await loadContent(server.database, undefined, left);
    expect((await forms()).map((form) => form.length)).toEqual([36, 36, 35]);
    await loadContent(server.database);
    expect((await forms()).map((form) => form.length)).toEqual([36, 36, 36]);
  });
});
