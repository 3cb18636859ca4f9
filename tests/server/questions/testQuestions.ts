import type { QuestionDetails } from '../../../contract/v2/questions.ts';
import type { CampaignKind } from '../../../domain/questions/campaignKinds.ts';
import type { SupplementalQuestionContent } from '../../../domain/questions/supplementalForm.ts';
import type { Client, Reply } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';

export const ask = (client: Client, call: string, body: object = {}): Promise<Reply> =>
  client.post(`/api/v2/questions/${call}`, body);

export const askSupplemental = (client: Client, call: string, body: object = {}): Promise<Reply> =>
  client.post(`/api/v2/supplemental_questions/${call}`, body);

const openQuestion: SupplementalQuestionContent = {
  kind: 'text',
  text: 'What should change?',
  low: '',
  high: '',
  points: null,
  options: [],
};

/** A new custom question with its first version, a text question unless the form differs. */
export async function aSupplemental(
  { server, admin }: { readonly server: TestServer; readonly admin: Client },
  form: Partial<SupplementalQuestionContent>,
  campaignKind: CampaignKind = 'benchmark',
): Promise<{ id: number; version: number }> {
  const { status, text, body } = await askSupplemental(admin, 'save', {
    id: null,
    form: { ...openQuestion, ...form },
    campaign_kinds: [campaignKind],
  });
  if (status !== 200) throw new Error(text);
  const { id: version } = await server.database.owner
    .selectFrom('supplemental_versions')
    .select('id')
    .where('question_id', '=', body.id)
    .executeTakeFirstOrThrow();
  return { id: body.id, version };
}

/** The first question of the benchmark by its code. */
export async function idOf(server: TestServer, code: string): Promise<number> {
  const { id } = await server.database.owner
    .selectFrom('question_bank')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return id;
}

export async function readOne(client: Client, id: number): Promise<QuestionDetails> {
  const reply = await ask(client, 'question', { id });
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.question;
}

/** The form of the current version. */
export function draftOf({ id, version, versions }: QuestionDetails) {
  const requests = versions.find((one) => one.version === version);
  if (!requests) throw new Error('no version is asked');
  const { element_id, text, statements } = requests;
  return { id, version, element_id, text, statements };
}

/** Every part of a question, marked with the language. */
export function wordsOf(question: QuestionDetails, mark: string) {
  const { text, statements } = draftOf(question);
  return [
    { part: 'text', text: `${mark} ${text}` },
    ...statements.map((one) => ({ part: `option_${one.id}`, text: `${mark} ${one.text}` })),
  ];
}

/** The entries of the audit log about one record, oldest first. */
export async function entriesOf(server: TestServer, resource: string, id: number) {
  return server.database.owner
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'account_id', 'as_account_id', 'changes'])
    .where('resource', '=', resource)
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute();
}
