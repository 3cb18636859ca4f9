import { type SqlBool, sql } from 'kysely';
import type { CampaignKind } from '../../domain/questions/campaignKinds.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import type { Tx } from '../store/database.ts';
import { findQuestionByCode, listVersions } from '../store/questions/questionBank.ts';
import type { Locale } from '../store/tables/questions.ts';
import { saveQuestion } from '../usecases/questions/saveQuestion.ts';
import { translateQuestion } from '../usecases/questions/translateQuestion.ts';
import { saveSupplemental } from '../usecases/supplemental/saveSupplemental.ts';
import { adoptSharedQuestion } from '../usecases/supplemental/sharedQuestions.ts';
import { translateSupplemental } from '../usecases/supplemental/translateSupplemental.ts';
import { offeredForms, ownForms } from './supplementalForms.ts';

/** German and Swedish translations of a few questions, by their English text. */
const german: Readonly<Record<string, string>> = {
  'When your team talks something over, in person or online, who gets to speak?':
    'Wenn Ihr Team etwas bespricht, vor Ort oder online: Wer kommt zu Wort?',
  'Each person is asked for a view before the talk is closed':
    'Jede Person wird vor dem Ende nach ihrer Sicht gefragt',
  'Each person can speak, and pauses are left for doing so':
    'Jede Person kann sprechen, und dafür werden Pausen gelassen',
  'A few people speak most, and others add a word at the end':
    'Einige sprechen am meisten, andere ergänzen am Ende ein Wort',
  'A few people speak, and others listen to what is agreed':
    'Einige sprechen, andere hören zu, was vereinbart wird',
  'When someone is interrupted while making a point, what usually happens?':
    'Wenn jemand beim Sprechen unterbrochen wird: Was geschieht meistens?',
  'Another person brings the talk back to the point': 'Eine andere Person bringt das Gespräch darauf zurück',
  'The person who cut in stops and lets them finish': 'Wer unterbrochen hat, hält inne und lässt ausreden',
  'They wait for a gap and then take the point up again': 'Sie warten auf eine Lücke und setzen dann neu an',
  'They leave the point and follow where the talk goes': 'Sie lassen es und folgen dem weiteren Gespräch',
};
const swedish: Readonly<Record<string, string>> = {
  'When your team talks something over, in person or online, who gets to speak?':
    'När ert team diskuterar något, på plats eller på nätet: vem får komma till tals?',
  'Each person is asked for a view before the talk is closed':
    'Var och en får frågan om sin syn innan samtalet avslutas',
};

/** Adds some translations of the benchmark, and questions that were reworded. */
export async function addQuestionTranslations(deps: Deps, platform: Caller): Promise<void> {
  await translate(deps, platform, 'taking_part_1', 'de', german);
  await translate(deps, platform, 'taking_part_1', 'sv', swedish);
  await translate(deps, platform, 'taking_part_2', 'de', german);
  await reword(
    deps,
    platform,
    'taking_part_2',
    'When someone is cut off while making a point, what usually happens?',
  );
  await rewordStatement(deps, platform, 's_05', 'I offer help to people who have too much to do');
}

async function activeQuestion(deps: Deps, caller: Caller, code: string) {
  return deps.database.as(caller.scope, async (tx: Tx) => {
    const bank = await findQuestionByCode(tx, code);
    const version = bank && (await listVersions(tx, bank.id)).find(({ version }) => version === bank.version);
    if (!version) throw new Error(`The demo lacks the question ${code}.`);
    return { ...version, id: bank.id };
  });
}

async function translate(
  deps: Deps,
  caller: Caller,
  code: string,
  locale: Locale,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const { id, version, text, statements } = await activeQuestion(deps, caller, code);
  const words = [{ part: 'text', text: texts[text] ?? '' }];
  for (const statement of statements) {
    words.push({ part: `option_${statement.id}`, text: texts[statement.text] ?? '' });
  }
  await translateQuestion(deps, caller, { id, version, locale, words, still_right: [], written_at: null });
}

async function reword(deps: Deps, caller: Caller, code: string, text: string): Promise<void> {
  const { id, version, element_id, statements } = await activeQuestion(deps, caller, code);
  await saveQuestion(deps, caller, { id, version, element_id, text, statements, keeps_meaning: false });
}

/** Rewords the first statement of a question. */
async function rewordStatement(deps: Deps, caller: Caller, code: string, text: string): Promise<void> {
  const { id, version, element_id, text: question, statements } = await activeQuestion(deps, caller, code);
  const reworded = statements.map((one, at) => (at === 0 ? { ...one, text } : one));
  const draft = { id, version, element_id, text: question, statements: reworded, keeps_meaning: false };
  await saveQuestion(deps, caller, draft);
}

const settings = { id: null, updated_at: null, active: true, place: null, keeps_meaning: false } as const;

/** Adds an account's custom questions, some adopted from those the platform offers; returns the active ones. */
export async function addSupplementals(
  deps: Deps,
  platform: Caller,
  accountCaller: Caller,
): Promise<number[]> {
  const everywhere = ['benchmark', 'survey'] as const;
  const offered = { ...settings, required: false, campaign_kinds: everywhere, shared: true };
  const recommend = await saveSupplemental(deps, platform, {
    ...offered,
    campaign_kinds: ['benchmark'],
    form: offeredForms.recommend,
  });
  const words = [
    { part: 'text', text: 'Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?' },
    { part: 'low', text: 'Gar nicht wahrscheinlich' },
    { part: 'high', text: 'Sehr wahrscheinlich' },
  ];
  const german = { version: 1, locale: 'de', words, still_right: [], written_at: null } as const;
  await translateSupplemental(deps, platform, { ...german, id: recommend });
  const active: number[] = [];
  for (const id of [
    recommend,
    await saveSupplemental(deps, platform, { ...offered, form: offeredForms.feedback }),
    await saveSupplemental(deps, platform, { ...offered, form: offeredForms.better }),
  ]) {
    active.push(await adoptSharedQuestion(deps, accountCaller, id));
  }
  const own = { ...settings, required: false, campaign_kinds: ['benchmark'] as const, shared: false };
  const applicants = { ...own, campaign_kinds: ['applicant'] as const };
  for (const draft of [
    { ...own, form: ownForms.workload },
    { ...own, form: ownForms.helpful },
    { ...own, required: true, form: ownForms.place },
  ]) {
    active.push(await saveSupplemental(deps, accountCaller, draft));
  }
  await saveSupplemental(deps, accountCaller, { ...applicants, form: ownForms.shift });
  await saveSupplemental(deps, accountCaller, { ...applicants, form: ownForms.start });
  await saveSupplemental(deps, accountCaller, { ...own, active: false, form: ownForms.firstWeeks });
  return active;
}

/** Returns the account's custom questions for this kind of campaign, in order. */
export async function listSupplementalsFor(
  { database }: Deps,
  caller: Caller,
  campaignKind: CampaignKind,
): Promise<number[]> {
  const rows = await database.owner
    .selectFrom('supplemental_questions')
    .select('id')
    .where('account_id', '=', caller.scope.accountId)
    .where('active', '=', true)
    .where(sql<SqlBool>`${campaignKind} = any(campaign_kinds)`)
    .orderBy('place')
    .execute();
  return rows.map(({ id }) => id);
}
