import {
  type MeasuredPerson,
  mostPeopleMeasured,
  type TechnicalFigures,
  technicalFigures,
} from '../../../domain/metricResults/technicalFigures.ts';
import { isAccepted } from '../../../domain/scoring/personal/chanceEvidence.ts';
import { estimateProfile } from '../../../domain/scoring/personal/estimateProfile.ts';
import { type RankedStatementIds, rankedBlocks } from '../../../domain/scoring/personal/formParameters.ts';
import { isFormComplete } from '../../../domain/scoring/personal/isFormComplete.ts';
import { metricPrior } from '../../../domain/scoring/personal/prior.ts';
import { halfProfiles } from '../../../domain/scoring/personal/splitHalfReliability.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { type CampaignForm, listCampaignGroups } from '../../store/metricResults/campaignForms.ts';
import { mapWithPauses } from '../imports/mapWithPauses.ts';
import { rankedIds, type ScoringForm } from '../scoring/readScoringForm.ts';
import { openAssessment } from '../scoring/scoreAssessment.ts';

interface MeasuredCampaign {
  readonly id: number;
  /** Of everyone who counts in the published mean of all; empty if that isn't published. */
  readonly counted: readonly CampaignForm[];
  readonly form: ScoringForm;
}

/**
 * The reliability of a campaign's results, for `metric_releases.technical`. Runs in the builder role at the release. At most
 * `mostPeopleMeasured` forms are used. Pauses between forms, so that the server stays responsive. If a form can't be measured, nothing is
 * published, because the others aren't a published group.
 */
export async function measureReliability(
  deps: Deps,
  tx: Tx,
  { id, counted, form }: MeasuredCampaign,
): Promise<TechnicalFigures> {
  const answers = answersReader(deps, form);
  const some = spreadEvenly(counted);
  const people = (await mapWithPauses(some, (one) => measuredPerson(answers(one), form))).flat();
  const isComplete = people.length === some.length;
  const groups = (await listCampaignGroups(tx, id)).filter(({ rater_group }) => rater_group !== 'manager');
  return technicalFigures(isComplete ? people : [], {
    people: new Set(groups.map(({ target_id }) => target_id)).size,
    reliability_of_one:
      groups.find(({ result }) => result.rater_reliability)?.result.rater_reliability ?? null,
  });
}

const parametersOf = ({ norm, parameters }: ScoringForm) => norm?.parameters ?? parameters;

/**
 * Returns a function that reads the answers of a form; null if the form doesn't count. A form that can't be
 * opened was reported by the scoring job.
 */
function answersReader(deps: Deps, form: ScoringForm) {
  return (one: CampaignForm): readonly RankedStatementIds[] | null => {
    try {
      const answered = rankedIds(openAssessment(deps.environment.secret, one));
      return isFormComplete(answered.length, form.question_ids.length) && isAccepted(answered, form.norm)
        ? answered
        : null;
    } catch {
      return null;
    }
  };
}

function measuredPerson(
  answered: readonly RankedStatementIds[] | null,
  form: ScoringForm,
): readonly MeasuredPerson[] {
  if (answered === null) return [];
  const blocks = rankedBlocks(answered, parametersOf(form));
  const { theta, se } = estimateProfile(blocks, metricPrior);
  return [{ theta, se, halves: halfProfiles(blocks, metricPrior) }];
}

/** At most `mostPeopleMeasured` of the list, at equal distances. */
function spreadEvenly<T>(list: readonly T[]): readonly T[] {
  const step = Math.max(1, list.length / mostPeopleMeasured);
  return list.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}
