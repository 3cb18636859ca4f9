import type { Statement } from '../../domain/questions/block.ts';
import { addBankQuestion, placeQuestion } from '../store/contentWrites.ts';
import type { Tx } from '../store/database.ts';
import {
  addVersion,
  askVersion,
  type BankQuestion,
  changeQuestion,
  findQuestionByCode,
  type QuestionVersion,
  versionsOf,
} from '../store/questions.ts';
import { nextVersion } from '../usecases/questions/nextVersion.ts';

/** A benchmark question as the product brings it. */
export interface ShippedQuestion {
  readonly code: string;
  readonly topic_id: number;
  readonly element_id: number;
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly position: number;
}

/**
 * Leaves a question that says the same as before alone; anything else becomes its next version. A question that
 * somebody here has changed or switched off is theirs: a new wording of the product's is kept beside it, to be
 * looked at and taken over by hand.
 */
export async function keepQuestion(tx: Tx, shipped: ShippedQuestion, at: string): Promise<void> {
  const bank = await findQuestionByCode(tx, shipped.code);
  if (bank === null) return addQuestion(tx, shipped, at);
  await placeQuestion(tx, bank.id, shipped.position);
  const versions = await versionsOf(tx, bank.id);
  if (bank.by_hand) return keepBeside(tx, shipped, { bank, versions, at });
  const newest = versions[0];
  if (newest && sayingOf(newest) === sayingOf(shipped)) {
    if (bank.active) return;
    await askVersion(tx, bank.id, newest.version);
    return changeQuestion(tx, bank.id, { active: true });
  }
  const before = versions.find(({ version }) => version === bank.version);
  if (!before || !newest) return;
  const next = { ...shipped, bank, version: newest.version + 1, active: true, writtenBy: null, at };
  const languages = await nextVersion(tx, next, { before, keepsMeaning: false });
  const { topic_id, element_id, text } = shipped;
  await changeQuestion(tx, bank.id, {
    topic_id,
    element_id,
    text,
    version: next.version,
    active: true,
    ...languages,
    updated_at: at,
  });
}

async function addQuestion(tx: Tx, shipped: ShippedQuestion, at: string): Promise<void> {
  const { code, topic_id, element_id, text, statements, position } = shipped;
  const id = await addBankQuestion(tx, { code, topic_id, element_id, text, position });
  const bank = { id, code, position };
  await addVersion(tx, { bank, version: 1, element_id, text, statements, active: true, writtenBy: null, at });
}

interface Standing {
  readonly bank: BankQuestion;
  readonly versions: readonly QuestionVersion[];
  readonly at: string;
}

async function keepBeside(tx: Tx, shipped: ShippedQuestion, { bank, versions, at }: Standing): Promise<void> {
  if (versions.some((version) => sayingOf(version) === sayingOf(shipped))) return;
  const version = (versions[0]?.version ?? 0) + 1;
  await addVersion(tx, { ...shipped, bank, version, active: false, writtenBy: null, at });
}

type Saying = Pick<QuestionVersion, 'element_id' | 'text' | 'statements'>;

const sayingOf = ({ element_id, text, statements }: Saying) =>
  JSON.stringify([element_id, text, statements.map(({ id, text: words, key }) => [id, words, key])]);
