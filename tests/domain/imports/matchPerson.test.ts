import { describe, expect, test } from 'vitest';
import {
  changedPersonFields,
  type ExistingPerson,
  grantProblem,
  hasExpectedValues,
  type ImportedPersonFields,
  matchPerson,
  newPersonDefaults,
} from '../../../domain/imports/matchPerson.ts';
import { readCells } from '../../../domain/imports/readCells.ts';

const facts = (overrides: Partial<ImportedPersonFields> = {}): ImportedPersonFields => ({
  ...newPersonDefaults,
  ...overrides,
});
const person = (id: number, overrides: Partial<ImportedPersonFields> = {}): ExistingPerson => ({
  id,
  facts: facts(overrides),
  has_delegated_accounts: false,
});
const delegate = (id: number): ExistingPerson => ({ ...person(id), has_delegated_accounts: true });
const ida = person(1, { external_id: 'E1', email: 'ida@mill.example' });
const jon = person(2, { external_id: null, email: 'jon@mill.example' });

describe('the person of a row', () => {
  const matchRow = (
    external_id: string | null,
    email: string | null,
    byExternalId: ExistingPerson[] = [],
    byEmail: ExistingPerson | null = null,
  ) => matchPerson({ external_id, email }, { byExternalId, byEmail });

  test('is the one with the external id, regardless of the address', () => {
    expect(matchRow('E1', 'new@mill.example', [ida])).toEqual({ person: ida });
  });
  test('is otherwise the one with the address, who may get an external id', () => {
    expect(matchRow(null, 'jon@mill.example', [], jon)).toEqual({ person: jon });
    expect(matchRow('E9', 'jon@mill.example', [], jon)).toEqual({ person: jon });
  });
  test('is otherwise a new person', () => {
    expect(matchRow('E9', 'new@mill.example')).toEqual({ person: null });
  });
  test.each([
    ['nobody at all', matchRow(null, null), 'required'],
    ['two people with one number', matchRow('E1', null, [ida, jon]), 'ambiguousPerson'],
    ['one by number and another by address', matchRow('E1', 'jon@mill.example', [ida], jon), 'taken'],
    ['an address of another number', matchRow('E9', 'ida@mill.example', [], ida), 'otherPerson'],
  ])('is not %s', (_name, answer, problem) => {
    expect(answer).toMatchObject({ problem: { problem } });
  });
});

describe('the values of a row', () => {
  const mapping = ['permissions', 'teams', 'status', 'locale_abbr', 'email', null] as const;
  const spoken = {
    permissions: new Map([['team_lead', 'supervisor']]),
    locale_abbr: new Map([['german', 'de']]),
  };
  const read = (...cells: string[]) => readCells(cells, mapping, spoken);

  test('contain permissions by name or label in any order', () => {
    expect(read('Team lead, USER').person.permissions).toEqual(['user', 'supervisor']);
    expect(read('user|local admin').person.permissions).toEqual(['user', 'local_admin']);
  });
  test('contain an error for an unknown permission', () => {
    expect(read('wizard').problems).toEqual([
      { field: 'permissions', problem: 'unknownPermission', params: { name: 'wizard' } },
    ]);
  });
  test('contain each team once', () => {
    expect(read('', 'Fleet; Sales ;Fleet').teams).toEqual(['Fleet', 'Sales']);
  });
  test('ignore case, and contain languages by code or name', () => {
    expect(read('', '', ' ACTIVE', 'German', 'A@B.Example').person).toEqual({
      status: 'active',
      locale_abbr: 'de',
      email: 'a@b.example',
    });
    expect(read('', '', '', 'en-GB').person).toEqual({ locale_abbr: 'en' });
  });
  test('omit empty, missing and skipped cells', () => {
    expect(read('', ' ', '', '', '', 'ignored')).toEqual({ person: {}, teams: [], problems: [] });
    expect(readCells([], mapping)).toEqual({ person: {}, teams: [], problems: [] });
  });
});

describe('the change of a row', () => {
  test('contains only differences, regardless of the order of permissions', () => {
    const before = facts({ department: 'Sales', permissions: ['user', 'supervisor'] });
    const after = facts({ department: 'Fleet', permissions: ['supervisor', 'user'] });
    expect(changedPersonFields(before, after)).toEqual(['department']);
  });

  test('is expected for the given fields only', () => {
    expect(hasExpectedValues(facts({ department: 'Sales', level: 'Lead' }), { department: 'Sales' })).toBe(
      true,
    );
    expect(hasExpectedValues(facts({ department: 'Fleet' }), { department: 'Sales' })).toBe(false);
    expect(hasExpectedValues(facts(), {})).toBe(true);
  });

  const giver = { id: 9, permissions: ['local_admin'] as const };
  test.each([
    ['what one may give', null, facts({ permissions: ['user', 'supervisor'] }), null],
    ['more than one may give', null, facts({ permissions: ['admin'] }), 'beyondYours'],
    ['anything of those who hold more', person(1, { permissions: ['super_admin'] }), facts(), 'beyondYours'],
    ['anything of who has delegated accounts', delegate(1), facts(), 'beyondYours'],
    ['anything of oneself with delegated accounts', delegate(9), facts(), null],
    ['switching oneself off', person(9), facts({ status: 'inactive' }), 'yourself'],
    ['switching others off', person(8), facts({ status: 'inactive' }), null],
  ] as const)('%s', (_name, before, after, problem) => {
    expect(grantProblem(giver, before, after)?.problem ?? null).toBe(problem);
  });
});
