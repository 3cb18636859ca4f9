import type { FitGroups } from '../../../../domain/scoring/personal/fit/formFit.ts';
import type { AnalyzedForm } from '../../../../domain/scoring/personal/fit/measureFit.ts';
import type { RankedStatementIds } from '../../../../domain/scoring/personal/formParameters.ts';
import { countsForNorms } from '../../../../domain/scoring/personal/normVersion.ts';
import type { Deps } from '../../../deps.ts';
import { builderScope } from '../../../kernel/scope.ts';
import { type FinishedAssessment, listAssessmentsOfForm } from '../../../store/scoring/assessments.ts';
import { listRatingsOfForm } from '../../../store/scoring/ratings.ts';
import { listGroupsOfRespondents, type RespondentGroups } from '../../../store/scoring/respondentGroups.ts';
import { decadeOf } from '../../survey/freezeAttributes.ts';
import { rankedIds, type ScoringForm } from '../readScoringForm.ts';
import { openAssessment } from '../scoreAssessment.ts';

/** More forms take longer and don't improve the norm. */
const maxForms = 2_000;
const formsInBatch = 100;

/**
 * The forms complete and consistent enough for norms (methods 1.3), under the shipped parameters, with the groups of their respondents
 * (methods 1.7).
 */
export async function readCalibrationForms(deps: Deps, form: ScoringForm): Promise<readonly AnalyzedForm[]> {
  const questionCount = form.question_ids.length;
  const isUsable = ({ answered }: AnalyzedForm) => countsForNorms(answered, questionCount, form.parameters);
  if (form.kind === 'r') return (await readRatings(deps, form)).filter(isUsable);
  const usable: AnalyzedForm[] = [];
  for (let after = 0; usable.length < maxForms; ) {
    const page = await readPage(deps, form, form.kind, after);
    usable.push(...page.forms.filter(isUsable));
    if (page.last === null) break;
    after = page.last;
  }
  return usable.slice(0, maxForms);
}

async function readRatings(deps: Deps, { question_ids }: ScoringForm): Promise<readonly AnalyzedForm[]> {
  const ratings = await deps.database.as(builderScope, (tx) =>
    listRatingsOfForm(tx, { questionIds: question_ids, most: maxForms }),
  );
  return ratings.map(({ answers, rater_group }) => ({
    answered: rankedIds(answers),
    groups: { relationship: rater_group },
  }));
}

async function readPage(deps: Deps, { question_ids }: ScoringForm, kind: 's' | 'h', after: number) {
  return deps.database.as(builderScope, async (tx) => {
    const page = await listAssessmentsOfForm(tx, {
      kind,
      questionIds: question_ids,
      after,
      most: formsInBatch,
    });
    const groups = await listGroupsOfRespondents(
      tx,
      page.map(({ id }) => id),
    );
    const forms = page.map(
      (assessment): AnalyzedForm => ({
        answered: openOrEmpty(deps.environment.secret, assessment),
        groups: groupsOf(groups.get(assessment.id)),
      }),
    );
    return { forms, last: page.at(-1)?.id ?? null };
  });
}

/** Without the groups that a person didn't state. */
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

/** A damaged form is reported by the scoring job; a norm omits it. */
function openOrEmpty(secret: Buffer, assessment: FinishedAssessment): readonly RankedStatementIds[] {
  try {
    return rankedIds(openAssessment(secret, assessment));
  } catch {
    return [];
  }
}
