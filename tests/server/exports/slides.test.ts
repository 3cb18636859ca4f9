import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderDeck } from '../../../server/pptx/renderDeck.ts';
import type { Client } from '../../support/client.ts';
import { convertWithOffice, hasOffice, officeMissing } from '../../support/office.ts';
import { poppledText } from '../../support/pdf.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCampaign,
  aCompany,
  anOpenCampaign,
  type Company,
  closeCampaign,
} from '../campaigns/testCampaigns.ts';
import { callResults } from '../results/quarters.ts';
import { submitForms } from '../results/submitForms.ts';

const formula = '=HYPERLINK("http://x.example","pay")';
const markup = '<img src=x onerror=alert(1)>';
const long = 'Department '.repeat(27);

let server: TestServer;
let company: Company;
let campaignId: number;
let lead: Client;

beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(
    server,
    40,
    (index) => ({
      department: [formula, markup, long, 'Care'][index % 4] ?? null,
      gender: index % 2 === 0 ? 'woman' : 'man',
    }),
    { company_name: 'Harbor & <b>Pine</b>' },
  );
  const { account, people, admin } = company;
  const leader = await server.aUser({ account, permissions: ['user', 'supervisor'], type: 3 });
  await server.database.executeSql(
    `with made as (insert into teams (account_id, name, leader_id) values ($1, 'North', $2), ($1, '=1+1', null) returning id, name)
      insert into memberships (account_id, team_id, user_id, since)
      select $1, made.id, member, '2020-01-01' from made, unnest($3::int[]) with ordinality one(member, at)
      where (at <= 20) = (made.name = 'North')`,
    [account.id, leader.id, people.map(({ id }) => id)],
  );
  campaignId = await anOpenCampaign(admin, {
    name: `Autumn ${markup}`,
    cuts: ['gender', 'department', 'team'],
  });
  await submitForms(
    server,
    campaignId,
    40,
    (index, question) => (index < 20 ? 50 : 10) + (index % 4 === 0 ? 40 : 0) + (question % 3) * 3,
  );
  await closeCampaign(admin, campaignId);
  lead = await server.signIn(leader);
});
afterAll(() => server.close());

const fetchSlides = (client: Client, id: number | string = campaignId) =>
  client.get(`/api/v2/exports/culture_slides?campaign_id=${id}`);

/** The files of a compressed ZIP by name. */
function filesOf(zip: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const sizes = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const [nameLength = 0, extra = 0, comment = 0] = sizes;
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

const xmlOf = (bytes: Buffer, pattern: RegExp) =>
  [...filesOf(bytes)].filter(([name]) => pattern.test(name)).map(([, content]) => content.toString('utf8'));
const plain = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const textsOf = (xml: string) =>
  [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => plain(text));

interface Whole {
  readonly overall: { readonly answer_percent: number; readonly margin: number };
  readonly topics: readonly {
    readonly topic: string;
    readonly answer_percent: number;
    readonly margin: number;
  }[];
  readonly certificate: { readonly hash: string };
}
const readWhole = async (client: Client): Promise<Whole> =>
  (await callResults(client, 'topic_scores_by_element', { campaign_id: campaignId })).body.campaigns[0];

describe('the presentation of the culture benchmark', () => {
  test('PRES-03 has the published numbers in editable charts and tables, and the sources in its notes', async () => {
    const { status, headers, raw } = await fetchSlides(company.admin);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('presentationml.presentation');
    expect(headers['content-disposition']).toContain('.pptx');
    expect(headers['cache-control']).toBe('no-store');
    const whole = await readWhole(company.admin);
    const slides = xmlOf(raw, /^ppt\/slides\/slide\d+\.xml$/).map(textsOf);
    const [, topics = []] = slides;
    for (const { topic, answer_percent, margin } of whole.topics) {
      const at = topics.indexOf(topic);
      expect(topics.slice(at, at + 3)).toEqual([topic, String(answer_percent), String(Math.ceil(margin))]);
    }
    const charts = xmlOf(raw, /^ppt\/charts\/chart\d+\.xml$/);
    const values = charts.map((xml) =>
      [...(/<c:val>(.*?)<\/c:val>/s.exec(xml)?.[1] ?? '').matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, v]) =>
        Number(v),
      ),
    );
    expect(values).toContainEqual(
      [...whole.topics]
        .sort((a, b) => b.answer_percent - a.answer_percent || a.topic.localeCompare(b.topic))
        .map(({ answer_percent }) => answer_percent),
    );
    expect(xmlOf(raw, /^ppt\/embeddings\/.*\.xlsx$/)).toHaveLength(charts.length);
    for (const notes of xmlOf(raw, /^ppt\/notesSlides\/notesSlide\d+\.xml$/)) {
      const text = plain(notes);
      for (const source of [
        whole.certificate.hash,
        '20 to 49 people',
        'Minimum group size: 5 people',
        'Q4 2026',
      ]) {
        expect(text).toContain(source);
      }
    }
  });

  test('PRES-04 contains names as text: no formula, no markup, and long ones shortened', async () => {
    const { raw } = await fetchSlides(company.admin);
    for (const [name, content] of filesOf(raw)) {
      if (/\.(xml|rels)$/.test(name)) {
        const xml = content.toString('utf8');
        expect(xml).not.toContain('<img');
        expect(xml).not.toContain('<b>Pine');
        expect(xml).not.toContain('x.example" TargetMode');
      }
      if (!name.endsWith('.xlsx')) continue;
      for (const [inner, sheet] of filesOf(content)) {
        if (inner.includes('worksheets/')) expect(sheet.toString('utf8')).not.toContain('<f>');
      }
    }
    const texts = xmlOf(raw, /^ppt\/slides\/slide\d+\.xml$/).flatMap(textsOf);
    expect(texts.some((text) => text.includes(formula))).toBe(true);
    expect(texts.every((text) => text.length <= 420)).toBe(true);
  });

  test('PRES-04 stays readable whatever characters a name contains', async () => {
    const name = 'Team \u0001\u000b\ud800 \ufffe😀';
    const bytes = await renderDeck({
      ...{ title: name, subject: name, company: name, producer: 'Cairn', brand: null },
      slides: [
        {
          ...{ title: name, text: name, about: name, notes: [name] },
          chart: { alt: name, categories: [name], series: [{ name, values: [5] }], hasValueLabels: true },
          table: { header: [name], rows: [[name]] },
        },
      ],
    });
    for (const xml of xmlOf(bytes, /\.xml$/)) expect(xml).not.toMatch(/[^\P{Cc}\s]|\p{Cs}|\ufffe/u);
    expect(xmlOf(bytes, /slide1\.xml$/).join('')).toContain('Team  😀');
  });

  test('shows team leads the overall result and their own teams only', async () => {
    const of = async (client: Client) => {
      const { raw } = await fetchSlides(client);
      return xmlOf(raw, /^ppt\/(slides|notesSlides|charts)\/\w+\.xml$/)
        .map(plain)
        .join('\n');
    };
    const [whole, own] = [await of(company.admin), await of(lead)];
    expect(whole).toContain('Department: ');
    expect(whole).toContain('=1+1');
    expect(own).toContain('Team: North stands out most');
    for (const hidden of ['Department: ', 'Gender: ', 'Care', '=1+1']) expect(own).not.toContain(hidden);
    expect(own).toContain(`scores ${(await readWhole(lead)).overall.answer_percent} out of 100`);
  });

  test('is recorded in the audit log and refuses strangers, respondents and unknown campaigns', async () => {
    const entries = await server.database.owner
      .selectFrom('audit_entries')
      .select(['resource', 'record_id', 'changes'])
      .where('action', '=', 'export')
      .where('account_id', '=', company.account.id)
      .execute();
    expect(entries).toContainEqual({
      resource: 'benchmark_campaigns',
      record_id: String(campaignId),
      changes: { format: [null, 'pptx'] },
    });
    expect((await fetchSlides(server.visitor())).status).toBe(401);
    const person = await server.signIn(await server.aUser({ account: company.account }));
    expect((await fetchSlides(person)).status).toBe(403);
    const stranger = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['local_admin'] }),
    );
    expect((await fetchSlides(stranger)).status).toBe(404);
    expect((await fetchSlides(company.admin, 'x')).status).toBe(422);
    expect((await fetchSlides(company.admin, 999_999)).status).toBe(404);
    const open = await anOpenCampaign(company.admin, { name: 'Open', cuts: [] });
    expect((await fetchSlides(company.admin, open)).status).toBe(404);
  });

  test('says so when too few people answered', async () => {
    const small = await anOpenCampaign(company.admin, { name: 'Small', cuts: [] });
    await closeCampaign(company.admin, small);
    const { status, raw } = await fetchSlides(company.admin, small);
    expect(status).toBe(200);
    expect(
      xmlOf(raw, /^ppt\/slides\/slide\d+\.xml$/)
        .flatMap(textsOf)
        .join(' '),
    ).toContain('No results to present');
  });

  test('opens in LibreOffice with the right numbers', { timeout: 120_000 }, async (context) => {
    if (!hasOffice()) return context.skip(officeMissing);
    const whole = await readWhole(company.admin);
    const pdf = convertWithOffice((await fetchSlides(company.admin)).raw, 'pptx', 'pdf');
    const text = poppledText(pdf)?.replace(/\s+/g, ' ');
    if (text === undefined) return context.skip('pdftotext is not installed.');
    expect(text).toContain(`scores ${whole.overall.answer_percent} out of 100`);
    for (const { topic, answer_percent } of whole.topics) {
      expect(text).toMatch(new RegExp(`${topic} ${answer_percent}\\b`));
    }
  });
});

test('CHART-04 the numbers of a workbook are numbers in LibreOffice, and its texts are never run', {
  timeout: 120_000,
}, async (context) => {
  if (!hasOffice()) return context.skip(officeMissing);
  await aCampaign(company.admin, { name: '=1+1' });
  const { raw } = await company.admin.get('/api/v2/resources/benchmark_campaigns/export?format=xlsx');
  const sheet = convertWithOffice(raw, 'xlsx', 'fods').toString('utf8');
  expect(sheet).toMatch(/office:value-type="float" office:value="5"/);
  expect(sheet).toContain('>=1+1<');
  expect(sheet).not.toContain('table:formula');
});
