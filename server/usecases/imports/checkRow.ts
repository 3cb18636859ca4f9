import type { PermissionHolder } from '../../../domain/access/permissions.ts';
import { type FieldMapping, personFields } from '../../../domain/imports/importFields.ts';
import {
  changedPersonFields,
  type ExistingPerson,
  grantProblem,
  type ImportedPersonFields,
  matchPerson,
  newPersonDefaults,
  pickPersonFields,
} from '../../../domain/imports/matchPerson.ts';
import { type RowValues, readCells } from '../../../domain/imports/readCells.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';
import { rulesOf } from '../../../resources/kit/rulesOf.ts';
import { teams } from '../../../resources/teams/teams.ts';
import { users } from '../../../resources/users/users.ts';
import { validate } from '../../../resources/validate.ts';
import type { TeamsOfName } from '../../store/imports/existingPeople.ts';
import type { CheckedRow } from '../../store/imports/importRows.ts';
import { findNumberProblem } from '../people/findNumberProblem.ts';
import { cellLabels } from './cellLabels.ts';

/** The data a batch of rows is compared with. */
export interface RowContext {
  readonly mapping: FieldMapping;
  readonly granter: PermissionHolder & { readonly id: number };
  readonly byExternalId: ReadonlyMap<string, readonly ExistingPerson[]>;
  readonly byEmail: ReadonlyMap<string, ExistingPerson>;
  readonly emailsTakenElsewhere: ReadonlySet<string>;
  /** Each team name of the rows with the existing teams of that name. */
  readonly teams: ReadonlyMap<string, TeamsOfName>;
  readonly teamsOf: ReadonlyMap<number, readonly number[]>;
  readonly createsTeams: boolean;
}

interface UncheckedRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly repeats: number | null;
}

const rules = rulesOf(users);

/** Determines what an import would do with one row, and any problems. */
export function checkRow({ line, cells, repeats }: UncheckedRow, context: RowContext): CheckedRow {
  if (cells.length > context.mapping.length)
    return errorRow(line, [{ field: 'row', problem: 'tooManyCells' }]);
  if (repeats !== null) {
    return errorRow(line, [{ field: 'row', problem: 'repeats', params: { line: repeats } }]);
  }
  const values = readCells(cells, context.mapping, cellLabels);
  const { external_id = null, email = null } = values.person as { external_id?: string; email?: string }; // Both are texts.
  const match = matchPerson(
    { external_id, email },
    {
      byExternalId: context.byExternalId.get(external_id ?? '') ?? [],
      byEmail: context.byEmail.get(email ?? '') ?? null,
    },
  );
  return 'problem' in match ? errorRow(line, [match.problem]) : planRow(line, match.person, values, context);
}

function errorRow(
  line: number,
  problems: readonly FieldProblem[],
  person: ExistingPerson | null = null,
): CheckedRow {
  return {
    line,
    kind: 'error',
    problems,
    user_id: person?.id ?? null,
    draft: null,
    before: null,
    team_ids: [],
    new_teams: [],
  };
}

function planRow(
  line: number,
  person: ExistingPerson | null,
  values: RowValues,
  context: RowContext,
): CheckedRow {
  const joined = joinedTeams(values.teams, context);
  const read = validate(rules, { ...(person?.facts ?? newPersonDefaults), ...values.person });
  const problems = [...values.problems, ...joined.problems];
  if ('problems' in read) return errorRow(line, [...problems, ...read.problems], person);
  if (problems.length > 0) return errorRow(line, problems, person);

  const after = read.value as unknown as ImportedPersonFields; // The rules return the fields of a person.
  const changed = changedPersonFields(person?.facts ?? newPersonDefaults, after);
  const isTaken = changed.includes('email') && context.emailsTakenElsewhere.has(String(after.email));
  if (isTaken) return errorRow(line, [{ field: 'email', problem: 'taken' }], person);
  const wrong = changed.includes('mobile_number') ? findNumberProblem(after.mobile_number) : null;
  if (wrong) return errorRow(line, [{ field: 'mobile_number', problem: wrong }], person);
  const refused = changed.length > 0 ? grantProblem(context.granter, person, after) : null;
  if (refused) return errorRow(line, [refused], person);

  const present = person ? (context.teamsOf.get(person.id) ?? []) : [];
  const team_ids = joined.ids.filter((id) => !present.includes(id));
  const row = { line, problems: null, user_id: person?.id ?? null, team_ids, new_teams: joined.names };
  if (!person) return { ...row, kind: 'create', draft: pickPersonFields(after, personFields), before: null };
  const isChanged = changed.length + team_ids.length + joined.names.length > 0;
  const kind = isChanged ? 'update' : 'unchanged';
  return {
    ...row,
    kind,
    draft: pickPersonFields(after, changed),
    before: pickPersonFields(person.facts, changed),
  };
}

const nameRules = rulesOf(teams);

/** Finds the teams of a row by name: ids of existing ones, and names of those to be created. */
function joinedTeams(names: readonly string[], { teams: known, createsTeams }: RowContext) {
  const ids: number[] = [];
  const newNames = new Map<string, string>();
  const problems: FieldProblem[] = [];
  for (const name of names) {
    const { key, ids: matching } = known.get(name) ?? { key: name, ids: [] };
    const [id, ...others] = matching;
    if (id !== undefined && others.length === 0) ids.push(id);
    else if (id !== undefined) problems.push({ field: 'teams', problem: 'ambiguousTeam', params: { name } });
    else if (!createsTeams) problems.push({ field: 'teams', problem: 'unknownTeam', params: { name } });
    else {
      const read = validate(nameRules, { name });
      if ('problems' in read) problems.push(...read.problems.map((one) => ({ ...one, field: 'teams' })));
      else if (!newNames.has(key)) newNames.set(key, String(read.value.name));
    }
  }
  return { ids, names: [...newNames.values()], problems };
}
