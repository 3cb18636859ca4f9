import type { SupplementalResult } from '../../../contract/v2/supplementalShapes.ts';
import { computeEnps } from '../../../domain/comments/enps.ts';
import { isScale } from '../../../domain/questions/answerKinds.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  listPublishedQuestions,
  listPublishedShares,
  ofRelease,
  type PublishedQuestion,
  type PublishedShare,
  type PublishedSource,
  releaseOf,
} from '../../store/results/publishedAnswers.ts';
import { readClosedCampaigns } from '../results/readClosedCampaigns.ts';

/** Returns the distributions of scales and options in a closed benchmark. Throws `not_found`. */
export async function readShares(deps: Deps, caller: Caller, campaignId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const [campaign] = await readClosedCampaigns(tx, caller, accountOf(caller), campaignId);
    const published = ofRelease(await releaseOf(tx, campaignId));
    const questions = await listPublishedQuestions(tx, published);
    const shares = campaign?.showsOverall ? await listPublishedShares(tx, published) : [];
    return toResults(questions, shares);
  });
}

/** Returns shares per question, in the order of the form. A question with too few answers has none. */
export async function readPublishedShares(tx: Tx, of: PublishedSource): Promise<SupplementalResult[]> {
  return toResults(await listPublishedQuestions(tx, of), await listPublishedShares(tx, of));
}

type Question = Pick<PublishedQuestion, 'question_id' | 'form'>;

function toResults(
  questions: readonly Question[],
  allShares: readonly Omit<PublishedShare, 'place'>[],
): SupplementalResult[] {
  return questions.flatMap(({ question_id, form }): SupplementalResult[] => {
    const { kind, text, low, high, points } = form;
    if (kind === 'text') return [];
    const rows = allShares.filter((share) => share.question_id === question_id);
    const textOf = (id: number) => form.options.find((option) => option.id === id)?.text ?? '';
    const shares = rows.map((row) => ({
      steps: isScale(kind) ? row.options : [],
      options: isScale(kind) ? [] : row.options.map(textOf),
      percent: row.percent,
      low: row.low,
      high: row.high,
    }));
    const n_band = rows[0]?.n_band ?? null;
    const result = { question_id, question: text, kind, low, high, points, n_band, shares };
    if (kind === 'enps') return [{ ...result, enps: computeEnps(shares) }];
    return [kind === 'multiple' ? { ...result, not_shown: optionsNotShown(form, rows) } : result];
  });
}

/** Returns the options of a multiple choice without a row; none if the whole question has too few answers. */
function optionsNotShown(
  { options }: Question['form'],
  rows: readonly Pick<PublishedShare, 'options'>[],
): string[] {
  const shown = new Set(rows.flatMap((row) => row.options));
  if (shown.size === 0) return [];
  return options.filter(({ id }) => id !== null && !shown.has(id)).map(({ text }) => text);
}
