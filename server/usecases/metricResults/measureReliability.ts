import { daysBetween } from '../../../domain/dates/days.ts';
import {
  type MeasuredPerson,
  mostPeopleMeasured,
  type RetestedPeople,
  type TechnicalFigures,
  technicalFigures,
} from '../../../domain/metricResults/technicalFigures.ts';
import { estimateProfile } from '../../../domain/scoring/personal/estimateProfile.ts';
import { type RankedStatementIds, rankedBlocks } from '../../../domain/scoring/personal/formParameters.ts';
import { countsForNorms } from '../../../domain/scoring/personal/normVersion.ts';
import { metricPrior } from '../../../domain/scoring/personal/prior.ts';
import {
  halfProfiles,
  minPeopleForReliability,
} from '../../../domain/scoring/personal/splitHalfReliability.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  type CampaignForm,
  listCampaignForms,
  listCampaignGroups,
} from '../../store/metricResults/campaignForms.ts';
import { findEarlierCampaign } from '../../store/metricResults/earlierCampaign.ts';
import { mapWithPauses } from '../imports/mapWithPauses.ts';
import { rankedIds, type ScoringForm } from '../scoring/readScoringForm.ts';
import { openAssessment } from '../scoring/scoreAssessment.ts';

interface MeasuredCampaign {
  readonly id: number;
  readonly forms: readonly CampaignForm[];
  readonly form: ScoringForm;
  /** The day of the release. */
  readonly day: string;
}

/**
 * The reliability of a campaign's results, for `metric_releases.technical`. Runs in the builder role at the release. Only forms that count
 * for norms are used, at most `mostPeopleMeasured` of them. Pauses between forms, so that the server stays responsive.
 */
export async function measureReliability(
  deps: Deps,
  tx: Tx,
  { id, forms, form, day }: MeasuredCampaign,
): Promise<TechnicalFigures> {
  const answers = answersReader(deps, form);
  const people = await mapWithPauses(spreadEvenly(forms), (one) => measuredPerson(answers(one), form));
  const groups = (await listCampaignGroups(tx, id)).filter(({ rater_group }) => rater_group !== 'manager');
  return technicalFigures(people.flat(), await retestedPeople(deps, tx, { id, forms, form, day }), {
    people: new Set(groups.map(({ target_id }) => target_id)).size,
    reliability_of_one:
      groups.find(({ result }) => result.rater_reliability)?.result.rater_reliability ?? null,
  });
}

const parametersOf = ({ norm, parameters }: ScoringForm) => norm?.parameters ?? parameters;

/** Reads the answers of a form; null if it doesn't count. A form that can't be opened was reported by the scoring job. */
function answersReader(deps: Deps, form: ScoringForm) {
  return (one: CampaignForm): readonly RankedStatementIds[] | null => {
    try {
      const answered = rankedIds(openAssessment(deps.environment.secret, one));
      return countsForNorms(answered, form.question_ids.length, parametersOf(form)) ? answered : null;
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

/** The people who also answered the same questions in an earlier campaign. */
async function retestedPeople(
  deps: Deps,
  tx: Tx,
  { id, forms, form, day }: MeasuredCampaign,
): Promise<RetestedPeople | null> {
  const earlier = await findEarlierCampaign(tx, id, minPeopleForReliability);
  if (!earlier) return null;
  const first = new Map((await listCampaignForms(tx, earlier.campaign_id)).map((one) => [one.user_id, one]));
  const inBoth = forms.flatMap((now) => {
    const before = now.user_id === null ? undefined : first.get(now.user_id);
    return before ? [[before, now] as const] : [];
  });
  const answers = answersReader(deps, form);
  const thetaOf = (answered: readonly RankedStatementIds[]) =>
    estimateProfile(rankedBlocks(answered, parametersOf(form)), metricPrior).theta;
  const thetas = await mapWithPauses(spreadEvenly(inBoth), ([before, now]) => {
    const [earlierAnswers, answered] = [answers(before), answers(now)];
    return earlierAnswers && answered ? [[thetaOf(earlierAnswers), thetaOf(answered)] as const] : [];
  });
  return { days: daysBetween(earlier.closed_on, day), thetas: thetas.flat() };
}

/** At most `mostPeopleMeasured` of the list, at equal distances. */
function spreadEvenly<T>(list: readonly T[]): readonly T[] {
  const step = Math.max(1, list.length / mostPeopleMeasured);
  return list.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}
