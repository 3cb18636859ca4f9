import type { QuestionKind, Statement } from '../../domain/questions/block.ts';
import { addQuestions, placeQuestion } from '../store/content/writeContent.ts';
import type { Tx } from '../store/database.ts';
import {
  addVersion,
  askVersion,
  type BankQuestion,
  changeQuestion,
  listBank,
  type QuestionVersion,
  versionsOfEach,
} from '../store/questions/questionBank.ts';
import { addNextVersion } from '../usecases/questions/nextVersion.ts';

/**
 * A question from the product's content. Topic and element refer to the benchmark and are null for personal metrics.
 */
export interface ShippedQuestion {
  readonly kind: QuestionKind;
  readonly code: string;
  readonly topic_id: number | null;
  readonly element_id: number | null;
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly position: number;
}

/** Stores all questions of the product. If none was edited, it performs three reads and no write. */
export async function storeQuestions(tx: Tx, shipped: readonly ShippedQuestion[], at: string): Promise<void> {
  const banks = new Map((await listBank(tx)).map((bank) => [bank.code, bank]));
  const isNew = ({ code }: ShippedQuestion) => !banks.has(code);
  const versions = await versionsOfEach(
    tx,
    [...banks.values()].map(({ id }) => id),
  );
  await addQuestions(tx, shipped.filter(isNew), at);
  for (const question of shipped) {
    const bank = banks.get(question.code);
    if (bank) await keepQuestion(tx, question, { bank, versions: versions.get(bank.id) ?? [], at });
  }
}

interface Standing {
  readonly bank: BankQuestion;
  readonly versions: readonly QuestionVersion[];
  readonly at: string;
}

/**
 * Skips an unchanged question and stores an edited one as its next version. If an administrator has changed or retired
 * the question, the new wording is stored without being activated, for manual review.
 */
async function keepQuestion(tx: Tx, shipped: ShippedQuestion, standing: Standing): Promise<void> {
  const { bank, versions, at } = standing;
  if (bank.position !== shipped.position) await placeQuestion(tx, bank.id, shipped.position);
  if (bank.by_hand) return keepBeside(tx, shipped, standing);
  const newest = versions[0];
  if (newest && sayingOf(newest) === sayingOf(shipped)) {
    if (bank.active) return;
    await askVersion(tx, bank.id, newest.version);
    return changeQuestion(tx, bank.id, { active: true });
  }
  const before = versions.find(({ version }) => version === bank.version);
  if (!before || !newest) return;
  const next = { ...shipped, bank, version: newest.version + 1, active: true, writtenBy: null, at };
  const languages = await addNextVersion(tx, next, { before, keepsMeaning: false });
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

async function keepBeside(tx: Tx, shipped: ShippedQuestion, { bank, versions, at }: Standing): Promise<void> {
  if (versions.some((version) => sayingOf(version) === sayingOf(shipped))) return;
  const version = (versions[0]?.version ?? 0) + 1;
  await addVersion(tx, { ...shipped, bank, version, active: false, writtenBy: null, at });
}

type Saying = Pick<QuestionVersion, 'element_id' | 'text' | 'statements'>;

const sayingOf = ({ element_id, text, statements }: Saying) =>
  JSON.stringify([
    element_id,
    text,
    statements.map(({ id, text: words, key, metric }) => [id, words, key, metric]),
  ]);
