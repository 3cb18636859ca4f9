import type { OwnScore, OwnScoreChange, SelfAndOthersScore } from '../../../contract/v2/personalScores.ts';
import { measuredReliabilityOf } from '../../../domain/metricResults/publishedReliability.ts';
import type { TechnicalFigures } from '../../../domain/metricResults/technicalFigures.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { evidenceLimitOf } from '../../../domain/scoring/personal/chanceEvidence.ts';
import {
  compareWithinProfile,
  type ProfileWords,
} from '../../../domain/scoring/personal/compareWithinProfile.ts';
import { scoreDomains } from '../../../domain/scoring/personal/domainScores.ts';
import { bandOfPeople } from '../../../domain/scoring/personal/fit/formFit.ts';
import { NO_NORM, toPercentileScale } from '../../../domain/scoring/personal/percentileScale.ts';
import { checkComparison, scoreKind } from '../../../domain/scoring/personal/scoreComparison.ts';
import { isUndecided } from '../../../domain/scoring/personal/scoreForm.ts';
import { splitHalfInterval } from '../../../domain/scoring/personal/splitHalfReliability.ts';
import { compareSelfAndOthers } from '../../../domain/scoring/raters/compareSelfAndOthers.ts';
import { raterCountBand } from '../../../domain/scoring/raters/raterCountBand.ts';
import { reliabilityOfMean } from '../../../domain/scoring/raters/spearmanBrown.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { ownScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { type CompletedCourse, listCompletedCoursesByMetric } from '../../store/learning/completedCourses.ts';
import { findTechnicalFigures } from '../../store/metricResults/metricReleases.ts';
import { listScoresOfPerson, type ScoreRow } from '../../store/scoring/ownScores.ts';
import type { ScoreResult } from '../../store/scoring/scores.ts';
import { type ScoreContext, scoreContextOf } from './checkComparable.ts';
import { comparableProfileOf } from './comparableProfileOf.ts';
import { ownChanges } from './ownChanges.ts';

/**
 * Returns a person's own scores compared with their raters' scores. Throws `emulating` during an emulation.
 */
export async function readOwnScores(
  deps: Deps,
  caller: Caller,
): Promise<{ scores: OwnScore[]; self_and_others: SelfAndOthersScore[]; changes: OwnScoreChange[] }> {
  refuseEmulation(caller);
  const { person } = caller;
  return deps.database.as(ownScope(person), async (tx) =>
    presentScores(
      tx,
      await listScoresOfPerson(tx, person.user.id),
      await listCompletedCoursesByMetric(tx, person.user.id),
    ),
  );
}

/**
 * Returns the scores of one person as reported: each one separately, comparisons of rater groups with the person, and changes. Only the person
 * sees the courses they completed next to a change.
 */
export async function presentScores(
  tx: Tx,
  stored: readonly ScoreRow[],
  courses: readonly CompletedCourse[] = [],
): Promise<{ scores: OwnScore[]; self_and_others: SelfAndOthersScore[]; changes: OwnScoreChange[] }> {
  const technical = await findTechnicalFigures(
    tx,
    stored.flatMap(({ campaign_id }) => campaign_id ?? []),
  );
  const scores: OwnScore[] = [];
  for (const score of stored) {
    const measured = technical.get(score.campaign_id ?? 0) ?? null;
    scores.push(presentScore(score, { ...(await scoreContextOf(tx, score)), technical: measured }));
  }
  return { scores, self_and_others: compareWithRaters(stored), changes: ownChanges(stored, scores, courses) };
}

/** Facts about the form of a score and about its campaign. */
interface MeasuredContext extends ScoreContext {
  readonly technical: TechnicalFigures | null;
}

function presentScore(score: ScoreRow, basis: MeasuredContext): OwnScore {
  const {
    id,
    rater_group,
    campaign_id,
    campaign,
    made_on,
    model_version,
    norm_version,
    question_ids,
    result,
  } = score;
  const words = wordsOf(result);
  return {
    id,
    subject: score.subject === 'raters' ? 'raters' : 'self',
    rater_group,
    campaign: campaign_id === null || campaign === null ? null : { id: campaign_id, name: campaign },
    made_on,
    model_version,
    norm_version,
    measured_on: 'raters' in result ? null : measuredOn(basis),
    question_ids,
    outcome: result.outcome,
    is_undecided: 'raters' in result ? false : isUndecided(result),
    is_everyone_counted: evidenceLimitOf(basis.norm) === null,
    asked: result.asked,
    raters: 'raters' in result ? raterCountBand(result.raters) : null,
    dropped: 'raters' in result ? result.dropped : null,
    rater_reliability: raterReliabilityOf(result),
    kind: scoreKind(basis),
    may_compare: permittedComparisons(basis),
    metrics: metrics.map((_, index) => metricOf(result, basis, words, index)),
    domains: domainsOf(result, basis, words),
  };
}

/**
 * Returns the reliability for the smallest number of raters in the band, because the exact number would
 * reveal who has answered.
 */
function raterReliabilityOf(result: ScoreResult): OwnScore['rater_reliability'] {
  if (!('raters' in result) || typeof result.rater_reliability !== 'number') return null;
  const raters = raterCountBand(result.raters);
  return {
    value: reliabilityOfMean(result.rater_reliability, raters),
    with_two_more: reliabilityOfMean(result.rater_reliability, raters + 2),
  };
}

function wordsOf(result: ScoreResult): ProfileWords {
  const profile = comparableProfileOf(result);
  return profile ? compareWithinProfile(profile) : { metrics: [], domains: [] };
}

function domainsOf(result: ScoreResult, { norm }: ScoreContext, words: ProfileWords): OwnScore['domains'] {
  const profile = comparableProfileOf(result);
  if (!profile) return [];
  return scoreDomains({ ...profile, scale_error: result.scale_error }, norm?.metrics ?? null).map(
    (score, index) => ({
      ...score,
      beside_others: words.domains[index] ?? 'same',
    }),
  );
}

function permittedComparisons(basis: ScoreContext): OwnScore['may_compare'] {
  try {
    checkComparison('betweenPeople', basis);
    return { within_person: true, between_people: true, reason: null };
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return { within_person: true, between_people: false, reason: refused.code };
  }
}

function metricOf(
  result: ScoreResult,
  basis: MeasuredContext,
  words: ProfileWords,
  index: number,
): OwnScore['metrics'][number] {
  const ipsative = result.ipsative[index];
  const plain = {
    metric: metrics[index] ?? metrics[0],
    ipsative_percent: ipsative?.percent ?? null,
    times_shown: ipsative?.times_shown ?? 0,
  };
  const { theta, se } = result;
  const word = words.metrics[index];
  if (!theta || !se || !word) {
    return { ...plain, value: null, low: null, high: null, reliability: null, ...noWords };
  }
  return {
    ...plain,
    ...toPercentileScale(theta[index] ?? 0, se[index] ?? 0, basis.norm?.metrics[index] ?? NO_NORM),
    reliability: 'raters' in result ? null : (result.reliability?.[index] ?? null),
    ...('raters' in result ? notMeasured : measuredReliabilities(basis, index)),
    beside_others: word,
  };
}

const notMeasured = { measured_reliability: null };
const noWords = { ...notMeasured, beside_others: null };

/**
 * Returns the reliabilities measured in the person's campaign, or with the norm version if too few people
 * took part in the campaign.
 */
function measuredReliabilities(
  { norm, technical }: MeasuredContext,
  index: number,
): Pick<OwnScore['metrics'][number], 'measured_reliability'> {
  const value = norm?.is_from_many_accounts ? norm.split_half?.[index] : undefined;
  const ofNorm =
    !norm || value === undefined
      ? null
      : { value: Math.round(100 * value) / 100, ...splitHalfInterval(value, bandOfPeople(norm.n)) };
  return {
    measured_reliability: (technical && measuredReliabilityOf(technical, index)) ?? ofNorm,
  };
}

function measuredOn({ norm, technical }: MeasuredContext): OwnScore['measured_on'] {
  if (technical?.measured && technical.people !== null)
    return { basis: 'campaign', people: technical.people };
  return norm?.split_half && norm.is_from_many_accounts
    ? { basis: 'norm', people: bandOfPeople(norm.n) }
    : null;
}

/** Compares all rater groups of a campaign with its self-assessment. */
function compareWithRaters(scores: readonly ScoreRow[]): SelfAndOthersScore[] {
  const campaignIds = new Set(scores.map(({ campaign_id }) => campaign_id));
  return [...campaignIds].flatMap((campaign_id) => {
    const own = scores.find((score) => score.subject === 'self' && score.campaign_id === campaign_id);
    const self = own && comparableProfileOf(own.result);
    if (campaign_id === null || !self) return [];
    const groups = scores.flatMap((score) => {
      const profile =
        score.subject === 'raters' && score.campaign_id === campaign_id && comparableProfileOf(score.result);
      return profile && score.rater_group !== null ? [{ rater_group: score.rater_group, profile }] : [];
    });
    const compared = compareSelfAndOthers(
      self,
      groups.map(({ profile }) => profile),
    );
    return groups.map(({ rater_group }, group) => ({
      campaign_id,
      rater_group,
      metrics: (compared[group] ?? []).map((one, index) => ({
        metric: metrics[index] ?? metrics[0],
        ...one,
      })),
    }));
  });
}
