import { oneAnswerEach } from '../../../domain/comments/minPeople.ts';
import type { Deps } from '../../deps.ts';
import { type Campaign, findForm } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { ofRelease, releaseOf } from '../../store/results/publishedAnswers.ts';
import { findSupplementalForms } from '../../store/survey/frozenSupplementals.ts';
import { publishDrivers } from '../benchmarks/publishDrivers.ts';
import type { FinishedForm } from '../survey/submitForm.ts';
import { publishAnswers, withoutShares } from './publishAnswers.ts';

/**
 * Publishes what a release contains in addition to its cells: answers to custom questions, and the topics that
 * correlate with the outcome. Runs in the builder role after the release is written. Without shares, the answers to
 * ratings and choices, which could be compared with those of another audience (R24), are left out.
 */
export async function publishAnswersAndDrivers(
  deps: Deps,
  tx: Tx,
  campaign: Campaign,
  forms: readonly FinishedForm[],
  { withShares }: { readonly withShares: boolean },
): Promise<void> {
  const form = await findForm(tx, campaign.id);
  const questions = await findSupplementalForms(tx, form?.supplemental_ids ?? []);
  await publishAnswers(tx, ofRelease(await releaseOf(tx, campaign.id)), {
    questions: withShares ? questions : withoutShares(questions),
    forms: forms.map(({ supplementals }) => supplementals),
    minPeople: oneAnswerEach,
    k: campaign.min_group,
    outsiders: [],
  });
  await publishDrivers(deps, tx, campaign, forms);
}
