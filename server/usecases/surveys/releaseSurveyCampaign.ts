import { checkSurveyRelease } from '../../../domain/surveys/status.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { changeSurveyCampaign } from '../../store/surveys/campaigns.ts';
import type { Asker } from '../asker.ts';
import { publishMetricCells } from '../metricResults/publishMetricCells.ts';
import { noteSurvey } from './note.ts';
import { takeSurvey } from './reach.ts';

/** Lets those see the results of a closed campaign whom it was said to release them to. Throws `status_change`. */
export async function releaseSurveyCampaign(deps: Deps, asker: Asker, campaignId: number): Promise<void> {
  await deps.database.as(asker.scope, async (tx) => {
    const campaign = await takeSurvey(tx, asker, campaignId);
    checkSurveyRelease(campaign);
    const released_on = today(deps.clock);
    await publishMetricCells(deps, tx, campaign, released_on);
    await changeSurveyCampaign(tx, campaignId, { released_on }, deps.clock.now());
    await noteSurvey(tx, asker, {
      action: 'release',
      campaignId,
      before: { released_on: null },
      after: { released_on, released_to: campaign.released_to },
      now: deps.clock.now(),
    });
  });
}
