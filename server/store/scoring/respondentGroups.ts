import type { Tx } from '../database.ts';

/** What people stated about themselves, for comparing groups when a form is calibrated. */
export interface RespondentGroups {
  readonly gender: string | null;
  readonly race: string | null;
  readonly birth_year: number | null;
  readonly language: string | null;
}

/**
 * Returns the groups and languages of the respondents of submitted forms. Builder only. For applicants, it
 * returns the language only: what they stated about themselves is used for selection rates and nothing else
 * (decision 19).
 */
export async function listGroupsOfRespondents(
  tx: Tx,
  assessmentIds: readonly number[],
): Promise<Map<number, RespondentGroups>> {
  if (assessmentIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('assessments')
    .innerJoin('assignments', 'assignments.id', 'assessments.assignment_id')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'assessments.user_id').on('assessments.kind', '=', 's'),
    )
    .select([
      'assessments.id',
      'users.gender',
      'users.race',
      'users.birth_year',
      'users.locale_abbr as own_language',
      'assignments.locale_abbr as invited_in',
      'assignments.accommodation',
    ])
    .where('assessments.id', 'in', assessmentIds)
    .execute();
  return new Map(
    rows.map(({ id, own_language, invited_in, accommodation, ...stated }) => [
      id,
      { ...stated, language: accommodation?.locale ?? own_language ?? invited_in },
    ]),
  );
}
