import {
  type BlockStatement,
  type QuestionBlock,
  validateBlock,
} from '../../../domain/questions/questionBlock.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { ownScope } from '../../kernel/scope.ts';
import { listElements } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import {
  type BankQuestion,
  changeQuestion,
  listVersions,
  lockQuestion,
  type QuestionVersion,
} from '../../store/questions/questionBank.ts';
import { addNextVersion } from './addNextVersion.ts';

export interface QuestionDraft {
  readonly id: number;
  /** The version that was edited. */
  readonly version: number;
  readonly element_id: number | null;
  readonly text: string;
  readonly statements: readonly BlockStatement[];
  readonly keeps_meaning: boolean;
}

/**
 * Saves a draft as the next version of its question, for campaigns launched from now on. A draft without changes has no effect.
 * Returns the current version. Throws `not_found`, `conflict`, `invalid`.
 */
export async function saveQuestion(deps: Deps, caller: Caller, draft: QuestionDraft): Promise<number> {
  const at = deps.clock.now().toISOString();
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const { bank, versions, before } = await lockEditedVersion(tx, draft);
    const block = trimmed({ kind: bank.kind, text: draft.text, statements: draft.statements });
    const topicId = await checkBlock(tx, block, before, draft.element_id);
    const wording = { text: block.text, element_id: draft.element_id, statements: block.statements };
    if (wordingKey(before) === wordingKey(wording)) return bank.version;

    const version = Math.max(...versions.map((one) => one.version)) + 1;
    const { id: writtenBy } = caller.person.user;
    const next = { ...wording, bank, version, active: bank.active, writtenBy, at };
    const languages = await addNextVersion(tx, next, { before, keepsMeaning: draft.keeps_meaning });
    await changeQuestion(tx, bank.id, {
      text: wording.text,
      element_id: wording.element_id,
      topic_id: topicId,
      version,
      by_hand: true,
      ...languages,
      updated_at: at,
    });
    await recordAudit(tx, caller, {
      accountId: caller.person.ownAccount.id,
      action: 'update',
      resource: 'question_bank',
      id: bank.id,
      before: { version: bank.version, ...shown(before) },
      after: { version, ...shown(wording), keeps_meaning: draft.keeps_meaning },
      now: deps.clock.now(),
    });
    return version;
  });
}

interface EditedQuestion {
  readonly bank: BankQuestion;
  readonly versions: readonly QuestionVersion[];
  readonly before: QuestionVersion;
}

/** Locks a question and returns it with its versions. Throws `not_found`, and `conflict` unless the edited version is the current one. */
export async function lockEditedVersion(
  tx: Tx,
  { id, version }: { id: number; version: number },
): Promise<EditedQuestion> {
  const bank = requireFound(await lockQuestion(tx, id));
  if (bank.version !== version) throw new Refusal('conflict');
  const versions = await listVersions(tx, id);
  const before = versions.find((one) => one.version === version);
  if (!before) throw new Refusal('not_found');
  return { bank, versions, before };
}

/**
 * Checks a question and returns the topic of its element. Statements keep their ids, whose order doesn't reveal the
 * keys.
 */
async function checkBlock(
  tx: Tx,
  block: QuestionBlock,
  before: QuestionVersion,
  elementId: number | null,
): Promise<number | null> {
  const problems = [...validateBlock(block)];
  const known = new Set(before.statements.map(({ id }) => id));
  if (block.statements.some(({ id }) => !known.has(id))) {
    problems.push({ field: 'options', problem: 'fourStatements' });
  }
  const isOfOneElement = block.kind === 'm';
  const element = (await listElements(tx)).find(({ element_id }) => element_id === elementId);
  if (isOfOneElement && !element) problems.push({ field: 'element_id', problem: 'required' });
  if (!isOfOneElement && elementId !== null) problems.push({ field: 'element_id', problem: 'unknown' });
  if (problems.length > 0) throw new Refusal('invalid', problems);
  return element?.topic_id ?? null;
}

const trimmed = ({ kind, text, statements }: QuestionBlock): QuestionBlock => ({
  kind,
  text: text.trim(),
  statements: statements.map((statement) => ({ ...statement, text: statement.text.trim() })),
});

type Wording = Pick<QuestionVersion, 'text' | 'element_id' | 'statements'>;

const shown = ({ text, element_id, statements }: Wording) => ({ text, element_id, statements });

function wordingKey({ text, element_id, statements }: Wording): string {
  const sorted = [...statements].sort((one, other) => one.id - other.id);
  return JSON.stringify([
    text,
    element_id,
    sorted.map(({ id, text: words, key, metric }) => [id, words, key, metric]),
  ]);
}
