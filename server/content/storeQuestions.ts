import { addQuestions, type ShippedQuestion, setQuestionPosition } from '../store/content/writeContent.ts';
import type { Tx } from '../store/database.ts';
import {
  activateVersion,
  addVersion,
  type BankQuestion,
  changeQuestion,
  listBank,
  listVersionsOfEach,
  type QuestionVersion,
} from '../store/questions/questionBank.ts';
import { addNextVersion } from '../usecases/questions/addNextVersion.ts';

/** Stores all questions of the product. If none was edited, it performs three reads and no write. */
export async function storeQuestions(tx: Tx, shipped: readonly ShippedQuestion[], at: string): Promise<void> {
  const banks = new Map((await listBank(tx)).map((bank) => [bank.code, bank]));
  const isNew = ({ code }: ShippedQuestion) => !banks.has(code);
  const versions = await listVersionsOfEach(
    tx,
    [...banks.values()].map(({ id }) => id),
  );
  await addQuestions(tx, shipped.filter(isNew), at);
  for (const question of shipped) {
    const bank = banks.get(question.code);
    if (bank) await storeQuestion(tx, question, { bank, versions: versions.get(bank.id) ?? [], at });
  }
}

interface StoredState {
  readonly bank: BankQuestion;
  readonly versions: readonly QuestionVersion[];
  readonly at: string;
}

/**
 * Skips an unchanged question and stores an edited one as its next version. If an administrator has changed or retired
 * the question, the new wording is stored without being activated, for manual review.
 */
async function storeQuestion(tx: Tx, shipped: ShippedQuestion, stored: StoredState): Promise<void> {
  const { bank, versions, at } = stored;
  if (bank.position !== shipped.position) await setQuestionPosition(tx, bank.id, shipped.position);
  if (bank.by_hand) return storeInactiveVersion(tx, shipped, stored);
  const newest = versions[0];
  if (newest && wordingOf(newest) === wordingOf(shipped)) {
    if (bank.active) return;
    await activateVersion(tx, bank.id, newest.version);
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

async function storeInactiveVersion(
  tx: Tx,
  shipped: ShippedQuestion,
  { bank, versions, at }: StoredState,
): Promise<void> {
  if (versions.some((version) => wordingOf(version) === wordingOf(shipped))) return;
  const version = (versions[0]?.version ?? 0) + 1;
  await addVersion(tx, { ...shipped, bank, version, active: false, writtenBy: null, at });
}

type Wording = Pick<QuestionVersion, 'element_id' | 'text' | 'statements'>;

const wordingOf = ({ element_id, text, statements }: Wording) =>
  JSON.stringify([
    element_id,
    text,
    statements.map(({ id, text: words, key, metric }) => [id, words, key, metric]),
  ]);
