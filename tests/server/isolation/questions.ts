import type { TestCompanies } from './changePayloads.ts';

async function aQuestion({ server, superAdmin }: TestCompanies) {
  const { rows } = await server.database.executeSql('select id from question_bank order by id limit 1');
  return (await superAdmin.post('/api/v2/questions/question', { id: rows[0]?.id })).body.question;
}

/** Payloads with which the calls about questions change something. */
export const questionChangePayloads: Readonly<
  Record<string, (testCompany: TestCompanies) => Promise<object>>
> = {
  'POST /v2/questions/save': async (testCompany) => {
    const { id, version, versions } = await aQuestion(testCompany);
    return { id, version, ...versions[0], text: 'What now?' };
  },
  'POST /v2/questions/activate': async (testCompany) => ({
    id: (await aQuestion(testCompany)).id,
    active: false,
  }),
  'POST /v2/questions/translate': async (testCompany) => {
    const { id, version } = await aQuestion(testCompany);
    return { id, version, locale: 'de', words: [{ part: 'text', text: 'Was nun?' }] };
  },
  'POST /v2/supplemental_questions/translate': async ({ company }) => ({
    id: company.ids.supplemental_question,
    version: 2,
    locale: 'de',
    words: [{ part: 'text', text: 'Was nun?' }],
  }),
  'POST /v2/supplemental_questions/take': async (testCompany) => {
    const platform = await testCompany.server.aUser({
      account: await testCompany.server.anAccount(),
      permissions: ['admin'],
    });
    const client = await testCompany.server.signIn(platform);
    const form = { kind: 'text', text: 'Would you recommend us?' };
    const draft = { form, campaign_kinds: ['benchmark'], shared: true };
    return { id: (await client.post('/api/v2/supplemental_questions/save', draft)).body.id };
  },
};
