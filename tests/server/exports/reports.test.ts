import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { loadWording } from '../../../locales/documents.ts';
import { metrics as metricWords } from '../../../locales/en/metrics.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { randomMetrics, rankingsBy } from '../../../server/seed/rankings.ts';
import { overallBlocks } from '../../../server/usecases/exports/cultureBlocks.ts';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import type { AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { aCycle, addTargets, finishForms, questionsOf } from '../../support/finishedForms.ts';
import { openPdf } from '../../support/pdf.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, type Company, closeCampaign } from '../campaigns/testCampaigns.ts';
import { callResults } from '../results/quarters.ts';
import { submitForms } from '../results/submitForms.ts';

let server: TestServer;
let company: Company;
let newer: number;
let lead: Client;

beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server, 20, (index) => ({
    gender: index % 2 === 0 ? 'woman' : 'man',
    department: index < 10 ? 'Sales' : 'Care',
  }));
  const { account, people } = company;
  const leader = await server.aUser({ account, permissions: ['user', 'supervisor'], type: 3 });
  await server.database.executeSql(
    `with made as (insert into teams (account_id, name, leader_id) values ($1, 'North', $2) returning id)
      insert into memberships (account_id, team_id, user_id, since)
      select $1, made.id, member, '2020-01-01' from made, unnest($3::int[]) member`,
    [account.id, leader.id, people.slice(0, 10).map(({ id }) => id)],
  );
  newer = await anOpenCampaign(company.admin, { name: 'Autumn', cuts: ['gender', 'department', 'team'] });
  await submitForms(server, newer, 20, (index) => (index % 5) * 10 + 30);
  await closeCampaign(company.admin, newer);
  lead = await server.signIn(leader);
});
afterAll(() => server.close());

const fetched = (client: Client, file: string, query: Record<string, string | number>) =>
  client.get(
    `/api/v2/exports/${file}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`,
  );

describe('the PDF of a person’s own metrics', () => {
  let person: AUser;
  let own: Client;

  beforeAll(async () => {
    const account = company.account;
    person = await server.aUser({ account, first_name: 'Žofie', last_name: 'Παπαδοπούλου' });
    const campaignId = await aCycle(server.deps, account.id, { name: 'Зимний цикл' });
    const [targetId = 0] = await addTargets(server.deps, { id: campaignId, accountId: account.id }, [
      person.id,
    ]);
    const random = seededRandom(5);
    const questions = await questionsOf(server.deps, 's');
    const answers = rankingsBy(random, questions, randomMetrics(random));
    await finishForms(server.deps, [
      { accountId: account.id, campaignId, targetId, userId: person.id, answers },
    ]);
    await scoreNewAssessments(server.deps);
    own = await server.signIn(person);
  });

  test('is tagged, in A4 with page numbers, and contains the name in three scripts and every metric', async () => {
    const { status, headers, raw } = await fetched(own, 'personal', {});
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-disposition']).toContain(encodeURIComponent('Žofie Παπαδοπούλου'));
    const file = await openPdf(raw);
    expect(file).toMatchObject({
      title: 'Personal metrics of Žofie Παπαδοπούλου',
      language: 'en',
      isTagged: true,
    });
    expect(file.paper.map(Math.round)).toEqual([595, 842]);
    const text = file.pages.join('\n');
    for (const shown of ['Žofie Παπαδοπούλου', 'Зимний цикл', '21 November 2026'])
      expect(text).toContain(shown);
    for (const metric of metrics) expect(text).toContain(metricWords.names[metric]);
    for (const [at, page] of file.pages.entries())
      expect(page).toContain(`${at + 1} of ${file.pages.length}`);
    expect([...file.kinds]).toEqual(
      expect.arrayContaining(['H1', 'H2', 'P', 'L', 'Figure', 'Table', 'TR', 'TH', 'TD']),
    );
    expect(file.spoken.some((alt) => alt.startsWith('The twelve metrics on a scale from 0 to 100'))).toBe(
      true,
    );
    expect(file.bookmarks).toEqual(['Profile from the self-assessment', 'By domain', 'About these results']);
  });

  test('has the numbers of the screen, and Letter format on request', async () => {
    const { body } = await own.get('/api/v2/scores/own');
    const file = await openPdf((await fetched(own, 'personal', { paper: 'letter' })).raw);
    expect(file.paper).toEqual([612, 792]);
    const text = file.pages.join('\n').replace(/\s+/g, ' ');
    for (const { metric, value, low, high } of body.scores[0].metrics) {
      const shown = `${metricWords.names[metric as (typeof metrics)[number]]} ${value} ${Math.round(low)}–${Math.round(high)}`;
      expect(text.replace(/significantly higher |significantly lower |about the same /g, '')).toContain(
        shown,
      );
    }
  });

  test('shows the address for a name that the fonts lack, and the name in the title', async () => {
    const other = await server.aUser({ account: company.account, first_name: 'ᏣᎳᎩ', last_name: 'ᏍᏏᏉᏯ' });
    const file = await openPdf((await fetched(await server.signIn(other), 'personal', {})).raw);
    expect(file.title).toBe('Personal metrics of ᏣᎳᎩ ᏍᏏᏉᏯ');
    expect(file.pages[0]).toContain(other.email);
    expect(file.pages[0]).toContain('No profile yet.');
  });

  test('refuses forms of others, invalid options and requests during emulation', async () => {
    const stranger = await server.signIn(await server.aUser({ account: company.account }));
    const { body } = await own.get('/api/v2/scores/own');
    const theirs = { score_id: body.scores[0].id };
    expect((await fetched(own, 'personal', theirs)).status).toBe(200);
    expect((await fetched(stranger, 'personal', theirs)).status).toBe(404);
    expect((await fetched(own, 'personal', { paper: 'papyrus' })).status).toBe(422);
    expect((await fetched(server.visitor(), 'personal', {})).status).toBe(401);
    const boss = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['super_admin'] }),
    );
    boss.emulatedAccountId = company.account.id;
    expect((await fetched(boss, 'personal', {})).body.code).toBe('emulating');
  });
});

describe('the PDF of the culture benchmark', () => {
  test('contains only numbers that are visible to the caller', async () => {
    const whole = (await callResults(company.admin, 'topic_scores_by_element', { campaign_id: newer })).body
      .campaigns[0];
    const file = await openPdf((await fetched(company.admin, 'culture', { campaign_id: newer })).raw);
    const text = file.pages.join('\n');
    expect(file.title).toContain('Culture benchmark of ');
    for (const { topic, answer_percent, elements } of whole.topics) {
      expect(text).toContain(`${topic}: ${answer_percent}`);
      for (const { element } of elements) expect(text.replace(/\s+/g, ' ')).toContain(element);
    }
    expect(text).toContain(whole.certificate.hash);
    expect(file.bookmarks).toContain('By department');
    const cells = await server.database.owner
      .selectFrom('release_cells')
      .innerJoin('releases', 'releases.id', 'release_cells.release_id')
      .select('value')
      .where('releases.campaign_id', '=', newer)
      .execute();
    const margins = whole.topics.flatMap(({ elements }: { elements: { margin: number }[] }) =>
      elements.map(({ margin }) => margin),
    );
    const published = new Set([...cells.map(({ value }) => value), ...margins].map(String));
    const known = [
      whole.certificate.hash,
      company.account.name,
      /\d+ of \d+/g,
      /\d+ November 2026|Q4 2026/g,
      /\d+ to\s+\d+\s+people|100\s+or\s+more\s+people/g,
      /out of 100|About 100%|fewer than 5 people|5 people|0\s+50\s+100/g,
      /Born in the \d+s?/g,
    ];
    const rest = known.reduce((left: string, one) => left.replaceAll(one, ''), text);
    const others = [...rest.matchAll(/(?:\S+\s+){0,3}(\d+)/g)].filter(
      ([, number = '']) => !published.has(number),
    );
    expect(others.map(([where]) => where)).toEqual([]);
  });

  test('names its dimensions, or says that everyone is shown together', async () => {
    const textOf = async (campaign_id: number) => {
      const file = await openPdf((await fetched(company.admin, 'culture', { campaign_id })).raw);
      return { text: file.pages.join(' ').replace(/\s+/g, ' '), bookmarks: file.bookmarks };
    };
    const divided = await textOf(newer);
    expect(divided.text).toContain('Grouped by Team, Department, Gender Created on');
    const whole = await anOpenCampaign(company.admin, { name: 'Whole', cuts: [] });
    await submitForms(server, whole, 20);
    await closeCampaign(company.admin, whole);
    const together = await textOf(whole);
    expect(together.text).toContain('Grouped by None Created on');
    expect(together.bookmarks.filter((name) => name.startsWith('By '))).toEqual([]);
  });

  test('shows team leads their own teams and no other dimension', async () => {
    const file = await openPdf((await fetched(lead, 'culture', { campaign_id: newer })).raw);
    expect(file.bookmarks.filter((name) => name.startsWith('By '))).toEqual(['By team']);
    const refused = await openPdf(
      (await fetched(lead, 'culture', { campaign_id: newer, dimension: 'gender' })).raw,
    );
    expect(refused.pages.join('\n')).toContain('Not enough answers.');
  });

  test('is recorded in the audit log and refuses strangers, respondents and unknown campaigns', async () => {
    await fetched(company.admin, 'culture', { campaign_id: newer, dimension: 'team' });
    const entries = await server.database.owner
      .selectFrom('audit_entries')
      .select(['resource', 'record_id', 'changes'])
      .where('action', '=', 'export')
      .where('account_id', '=', company.account.id)
      .execute();
    expect(entries).toContainEqual({
      resource: 'benchmark_campaigns',
      record_id: String(newer),
      changes: { format: [null, 'pdf'], dimension: [null, 'team'] },
    });
    const input = { campaign_id: newer };
    expect((await fetched(server.visitor(), 'culture', input)).status).toBe(401);
    const person = await server.signIn(await server.aUser({ account: company.account }));
    expect((await fetched(person, 'culture', input)).status).toBe(403);
    const stranger = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['local_admin'] }),
    );
    expect((await fetched(stranger, 'culture', input)).status).toBe(404);
    expect((await fetched(company.admin, 'culture', {})).status).toBe(422);
    expect((await fetched(company.admin, 'culture', { campaign_id: newer, dimension: 'shoe' })).status).toBe(
      422,
    );
  });
});

test('the PDF of a constellation shows what its viewer may see, is audited, and is not found by others', async () => {
  const { account } = company;
  const member = await server.aUser({ account, first_name: 'Iris', last_name: 'Kvist' });
  const { id } = await server.database.owner
    .insertInto('constellations')
    .values({ account_id: account.id, name: 'Pioneers', user_ids: [member.id] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const input = { constellation_id: id };
  const admin = await server.signIn(await server.aUser({ account, permissions: ['local_admin'] }));
  const file = await openPdf((await fetched(admin, 'constellation', input)).raw);
  expect(file.title).toBe('Constellation Pioneers');
  expect(file.pages.join('\n')).toMatch(/Iris Kvist\s*Not shared/);
  const logged = await server.database.owner
    .selectFrom('audit_entries')
    .select('changes')
    .where('resource', '=', 'constellations')
    .where('record_id', '=', String(id))
    .execute();
  expect(logged).toEqual([{ changes: { format: [null, 'pdf'], people: [null, 0] } }]);
  const outsider = await server.signIn(await server.aUser({ account }));
  const elsewhere = await server.signIn(
    await server.aUser({ account: await server.anAccount(), permissions: ['local_admin'] }),
  );
  for (const client of [outsider, elsewhere]) {
    expect((await fetched(client, 'constellation', input)).status).toBe(404);
  }
  expect((await fetched(server.visitor(), 'constellation', input)).status).toBe(401);
});

test('the PDF of a campaign for selected people says that it does not cover the whole company', async () => {
  const [whole] = (await callResults(company.admin, 'topic_scores_by_element', { campaign_id: newer })).body
    .campaigns;
  const wording = await loadWording('en');
  const [first] = overallBlocks({ ...whole, audience: 'a1b2' }, wording);
  expect(first).toMatchObject({
    kind: 'quiet',
    text: expect.stringMatching(/isn’t the result of the whole/),
  });
  expect(overallBlocks(whole, wording)[0]).toMatchObject({ kind: 'lead' });
});
