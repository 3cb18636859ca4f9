import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TopicContent } from '../../../server/content/benchmark/topicContent.ts';
import { benchmarkTopics } from '../../../server/content/benchmark/topics.ts';
import { loadContent } from '../../../server/content/loadContent.ts';
import { type House, startHouse } from '../../support/startHouse.ts';
import { ask, draftOf, idOf, readOne } from '../questions/bank.ts';
import { respondent } from '../survey/respondent.ts';
import { aCompany, anOpenCampaign, codeOf } from './company.ts';

let house: House;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const questions = () => house.database.owner.selectFrom('questions').selectAll().orderBy('id').execute();

/** The benchmark with other words for its first question. */
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
  await loadContent(house.database);
  expect(await questions()).toEqual(before);
});

test('an edited question is a new version, and a campaign goes on with the one it asked', async () => {
  const company = await aCompany(house, 5);
  const id = await anOpenCampaign(company.admin);
  const code = await codeOf(house, id, company.people[0] ?? { id: 0 });
  const asked = (await respondent(house.visitor(), code).open()).body.questions;
  await loadContent(house.database, reworded('In other words?'));
  expect((await respondent(house.visitor(), code).open()).body.questions).toEqual(asked);

  const versions = (await questions()).filter(({ code: name }) => name === 'newcomers_1');
  expect(versions.map(({ version, active, text }) => [version, active, text === 'In other words?'])).toEqual([
    [1, false, false],
    [2, true, true],
  ]);
  await loadContent(house.database);
  expect((await questions()).filter(({ active }) => active)).toHaveLength(48);
});

test('what somebody here has changed or switched off stays so; a new wording of the product stands beside', async () => {
  const account = await house.anAccount({ name: 'Cairn' });
  const admin = await house.signIn(await house.aUser({ account, permissions: ['admin'] }));
  const id = await idOf(house, 'newcomers_1');
  await ask(admin, 'save', { ...draftOf(await readOne(admin, id)), text: 'As we say it?' });
  const mine = await readOne(admin, id);
  await loadContent(house.database, reworded('As the product now says it?'));
  await loadContent(house.database, reworded('As the product now says it?'));
  const after = await readOne(admin, id);
  expect([after.version, after.active, after.by_hand]).toEqual([mine.version, true, true]);
  expect(after.versions.map(({ text, active }) => [text, active]).slice(0, 2)).toEqual([
    ['As the product now says it?', false],
    ['As we say it?', true],
  ]);
  expect(after.versions).toHaveLength(mine.versions.length + 1);

  await ask(admin, 'activate', { id, active: false });
  await loadContent(house.database);
  expect((await readOne(admin, id)).active).toBe(false);
});

test('the number of an option says nothing about its key', async () => {
  const keysByNumber = [1, 2, 3, 4].map(() => new Set<number>());
  for (const { options } of await questions()) {
    for (const { id, key } of options) keysByNumber[id - 1]?.add(key);
  }
  for (const keys of keysByNumber) expect(keys.size).toBe(4);
});
