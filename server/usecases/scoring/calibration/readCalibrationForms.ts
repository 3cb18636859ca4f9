import type { FitGroups } from '../../../../domain/scoring/personal/fit/formFit.ts';
import type { AnalyzedForm } from '../../../../domain/scoring/personal/fit/measureFit.ts';
import type { RankedStatementIds } from '../../../../domain/scoring/personal/formParameters.ts';
import { isFormComplete } from '../../../../domain/scoring/personal/isFormComplete.ts';
import type { Deps } from '../../../deps.ts';
import { builderScope } from '../../../kernel/scope.ts';
import {
  type FinishedAssessment,
  listAssessments,
  listNewestFormsOfPeople,
} from '../../../store/scoring/assessments.ts';
import { listRatingsOfForm } from '../../../store/scoring/ratings.ts';
import { listGroupsOfRespondents, type RespondentGroups } from '../../../store/scoring/respondentGroups.ts';
import { decadeOf } from '../../survey/freezeAttributes.ts';
import { rankedIds, type ScoringForm } from '../readScoringForm.ts';
import { openAssessment } from '../scoreAssessment.ts';

/** More forms take longer and don't improve the norm. */
const maxForms = 2_000;
const formsInBatch = 100;

/** A form with the account in which it was answered. */
interface CalibrationForm extends AnalyzedForm {
  readonly accountId: number;
}

/**
 * Returns the complete forms that a calibration starts from (methods 1.3), whatever their answers, with the groups of their respondents
 * (methods 1.7): one of each person, the newest, except for raters, who are anonymous.
 */
export async function readCalibrationForms(
  deps: Deps,
  form: ScoringForm,
): Promise<readonly CalibrationForm[]> {
  const { kind, question_ids: questionIds } = form;
  const isComplete = ({ answered }: AnalyzedForm) => isFormComplete(answered.length, questionIds.length);
  if (kind === 'r') return (await readRatings(deps, form)).filter(isComplete);
  const ids = await deps.database.as(builderScope, (tx) =>
    listNewestFormsOfPeople(tx, { kind, questionIds }),
  );
  const complete: CalibrationForm[] = [];
  for (let at = 0; at < ids.length && complete.length < maxForms; at += formsInBatch) {
    complete.push(...(await readForms(deps, ids.slice(at, at + formsInBatch))).filter(isComplete));
  }
  return complete.slice(0, maxForms);
}

/** Without groups: one rater may have rated several people, so that relationships can't be compared (methods 1.7). */
async function readRatings(deps: Deps, { question_ids }: ScoringForm): Promise<readonly CalibrationForm[]> {
  const ratings = await deps.database.as(builderScope, (tx) =>
    listRatingsOfForm(tx, { questionIds: question_ids, most: maxForms }),
  );
  return ratings.map(({ answers, account_id }) => ({
    answered: rankedIds(answers),
    groups: {},
    accountId: account_id,
  }));
}

async function readForms(deps: Deps, ids: readonly number[]): Promise<readonly CalibrationForm[]> {
  return deps.database.as(builderScope, async (tx) => {
    const groups = await listGroupsOfRespondents(tx, ids);
    return (await listAssessments(tx, ids)).map((assessment) => ({
      answered: openOrEmpty(deps.environment.secret, assessment),
      groups: groupsOf(groups.get(assessment.id)),
      accountId: assessment.account_id,
    }));
  });
}

/** Returns only the groups that a person stated. */
function groupsOf(stated: RespondentGroups | undefined): FitGroups {
  if (!stated) return {};
  const { gender, race, birth_year, language } = stated;
  return {
    ...(gender === null ? {} : { gender }),
    ...(race === null ? {} : { race }),
    ...(birth_year === null ? {} : { decade: decadeOf(birth_year) }),
    ...(language === null ? {} : { language }),
  };
}

/** Opens a form; empty if it is damaged, so that a norm omits it. The scoring job reports it. */
function openOrEmpty(secret: Buffer, assessment: FinishedAssessment): readonly RankedStatementIds[] {
  try {
    return rankedIds(openAssessment(secret, assessment));
  } catch {
    return [];
  }
}
