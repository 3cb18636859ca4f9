import { oneAnswerEach } from '../../../domain/comments/minPeople.ts';
import type { Deps } from '../../deps.ts';
import { type Campaign, findForm } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { ofRelease, releaseOf } from '../../store/results/publishedAnswers.ts';
import { findSupplementalForms } from '../../store/survey/frozenSupplementals.ts';
import { publishDrivers } from '../benchmarks/publishDrivers.ts';
import type { FinishedForm } from '../survey/submitForm.ts';
import { publishAnswers, withoutEnps, withoutShares } from './publishAnswers.ts';

/**
 * Publishes what a release contains in addition to its cells: answers to custom questions, and the topics that
 * correlate with the outcome. Runs in the builder role after the release is written. Without shares, the answers to
 * scales and options, which could be compared with those of another audience (R24), are left out. The eNPS of a chosen
 * audience is never published, even though such a campaign can't be created.
 */
export async function publishAnswersAndDrivers(
  deps: Deps,
  tx: Tx,
  campaign: Campaign,
  forms: readonly FinishedForm[],
  { withShares }: { readonly withShares: boolean },
): Promise<void> {
  const form = await findForm(tx, campaign.id);
  const asked = await findSupplementalForms(tx, form?.supplemental_ids ?? []);
  const questions = campaign.audience === 'everyone' ? asked : withoutEnps(asked);
  await publishAnswers(tx, ofRelease(await releaseOf(tx, campaign.id)), {
    questions: withShares ? questions : withoutShares(questions),
    forms: forms.map(({ supplementals }) => supplementals),
    minPeople: oneAnswerEach,
    k: campaign.min_group,
    outsiders: [],
  });
  await publishDrivers(deps, tx, campaign, forms);
}
