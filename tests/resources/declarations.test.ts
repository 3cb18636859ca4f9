import type { Insertable } from 'kysely';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { resources as english } from '../../locales/en/resources/index.ts';
import { rules as sentences } from '../../locales/en/rules.ts';
import { benchmarkCampaigns } from '../../resources/benchmarkCampaigns/benchmarkCampaigns.ts';
import { recordScreenOf } from '../../resources/index.tsx';
import {
  type DraftOf,
  defineResource,
  field,
  type RecordOf,
  type Resource,
} from '../../resources/kit/resource.ts';
import { rulesOf } from '../../resources/kit/rulesOf.ts';
import { type ResourceName, resources } from '../../resources/registry.ts';
import { teams } from '../../resources/teams/teams.ts';
import { type UserRecord, users } from '../../resources/users/users.ts';
import { validate } from '../../resources/validate.ts';
import type { Tables } from '../../server/store/tables/tables.ts';

const all: readonly (Resource & { readonly name: ResourceName })[] = resources;

describe.each(all.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  test('uses its own fields in label, list, search, sort and sections', () => {
    const named = [
      ...resource.label,
      ...resource.list,
      ...resource.search,
      resource.sort.field,
      ...Object.values(resource.sections).flat(),
    ];
    expect(named.filter((one) => !Object.hasOwn(resource.fields, one))).toEqual([]);
  });

  test('has every writable field in one section of the form', () => {
    const shown = Object.values(resource.sections).flat();
    expect(new Set(shown).size).toBe(shown.length);
    const writable = Object.keys(resource.fields).filter(
      (field) => resource.fields[field]?.readOnly !== true,
    );
    expect(writable.filter((field) => !shown.includes(field))).toEqual([]);
  });

  test('filters by values of its text fields and by links to declared records', () => {
    const { valueFilters = [], linkFilters = {} } = resource;
    expect(valueFilters.filter((one) => resource.fields[one]?.kind !== 'text')).toEqual([]);
    const words = english[name] as { readonly filters?: Readonly<Record<string, string>> };
    for (const [filter, { target }] of Object.entries(linkFilters)) {
      expect(all.some((one) => one.name === target)).toBe(true);
      expect(words.filters?.[filter]).toMatch(/\w/);
      expect(Object.keys(resource.fields)).not.toContain(filter);
    }
  });

  test('references only declared records', () => {
    const targets = Object.values(resource.fields).flatMap((field) =>
      field.kind === 'reference' || field.kind === 'references' ? [field.target] : [],
    );
    expect(targets.filter((target) => !all.some((one) => one.name === target))).toEqual([]);
  });

  test('has a text for every field, section and choice, and no unused text', () => {
    const words = english[name as keyof typeof english];
    expect(Object.keys(words.fields).sort()).toEqual(Object.keys(resource.fields).sort());
    expect(Object.keys(words.sections)).toEqual(Object.keys(resource.sections));
    for (const [field, { kind, ...facts }] of Object.entries(resource.fields)) {
      if (kind !== 'choice' && kind !== 'choices') continue;
      const choices = (facts as { choices: readonly unknown[] }).choices.map(String);
      const named = (words.choices as Record<string, object>)[field] ?? {};
      expect(Object.keys(named).sort()).toEqual([...choices].sort());
    }
  });

  test('has no sensitive or secret field, since lists and exports contain every field', () => {
    const marks = Object.values(resource.fields).map(({ personal }) => personal);
    expect(marks.filter((mark) => mark === 'sensitive' || mark === 'secret')).toEqual([]);
  });

  test('has a list and both forms', async () => {
    const kinds = ['list', 'create', 'update'] as const;
    const screens = await Promise.all(kinds.map((kind) => recordScreenOf(name, kind)()));
    expect(screens.map((screen) => typeof screen)).toEqual(['function', 'function', 'function']);
  }, 60_000);
});

test('a misspelled name in a list does not compile', () => {
  defineResource({
    name: 'stones',
    owner: 'account',
    access: { read: 'user', write: 'admin' },
    label: ['title'],
    // @ts-expect-error 'titel' is not a field: this line must not compile
    list: ['titel'],
    search: [],
    sort: { field: 'title', order: 'ASC' },
    sections: {},
    fields: { title: field.text({ max: 10 }) },
  });
});

test('records, drafts and tables derive their types from the declaration', () => {
  expectTypeOf<UserRecord['status']>().toEqualTypeOf<'active' | 'inactive'>();
  expectTypeOf<UserRecord['type']>().toEqualTypeOf<3 | 4 | null>();
  expectTypeOf<RecordOf<typeof teams>['leader_id']>().toEqualTypeOf<number | null>();
  expectTypeOf<DraftOf<typeof benchmarkCampaigns>>().not.toHaveProperty('status');
  expectTypeOf<Insertable<Tables['teams']>>().toHaveProperty('account_id');
  expectTypeOf<Insertable<Tables['accounts']>>().not.toHaveProperty('account_id');
});

const campaign = { name: 'Q4', closes_on: '2026-12-20', min_group: 5, audience: 'everyone' };
const draft = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@office.example' };

test.each([
  ['a missing name', users, { ...draft, first_name: '  ' }, ['first_name', 'required', {}]],
  ['a long name', users, { ...draft, last_name: 'x'.repeat(81) }, ['last_name', 'tooLong', { max: 80 }]],
  ['valid email address', users, { ...draft, email: 'ada' }, ['email', 'email', {}]],
  ['an unknown choice', users, { ...draft, type: 5 }, ['type', 'choice', {}]],
  [
    'an unknown choice among several',
    users,
    { ...draft, permissions: ['user', 'king'] },
    ['permissions', 'choice', {}],
  ],
  ['no list of choices', users, { ...draft, permissions: null }, ['permissions', 'required', {}]],
  [
    'too small a group',
    benchmarkCampaigns,
    { ...campaign, min_group: 4 },
    ['min_group', 'tooSmall', { min: 5 }],
  ],
  [
    'too large a group',
    benchmarkCampaigns,
    { ...campaign, min_group: 51 },
    ['min_group', 'tooLarge', { max: 50 }],
  ],
  [
    'half a question',
    benchmarkCampaigns,
    { ...campaign, questions_per_sitting: 4.5 },
    ['questions_per_sitting', 'wholeNumber', {}],
  ],
  [
    'a word for a number',
    benchmarkCampaigns,
    { ...campaign, min_group: 'five' },
    ['min_group', 'number', {}],
  ],
  ['30 February', benchmarkCampaigns, { ...campaign, closes_on: '2026-02-30' }, ['closes_on', 'date', {}]],
  [
    'a date with words',
    benchmarkCampaigns,
    { ...campaign, closes_on: 'tomorrow' },
    ['closes_on', 'date', {}],
  ],
  [
    'closing before opening',
    benchmarkCampaigns,
    { ...campaign, opens_on: '2026-12-21' },
    ['closes_on', 'beforeOpening', {}],
  ],
  ['an id below 1', teams, { name: 'A', leader_id: 0 }, ['leader_id', 'tooSmall', { min: 1 }]],
] as const)(
  '%s is refused at its field with an existing message',
  (_what, resource, sent, [field, problem, params]) => {
    const read = validate(rulesOf(resource), sent);
    expect(read).toEqual({ problems: [{ field, problem, params }] });
    expect(Object.keys(sentences)).toContain(problem);
  },
);

test('a valid draft is trimmed, filled with defaults and stripped of unwritable fields', () => {
  const sent = {
    ...draft,
    first_name: ' Ada ',
    email: 'ADA@Office.example',
    department: '',
    id: 7,
    updated_at: 'x',
    account_id: 2,
  };
  expect(validate(rulesOf(users), sent)).toEqual({
    value: {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@office.example',
      mobile_number: null,
      type: null,
      permissions: [],
      program_ids: [],
      locale_abbr: 'en',
      time_zone: null,
      status: 'active',
      department: null,
      location: null,
      level: null,
      external_id: null,
    },
  });
});

test('null is refused like an empty draft', () => {
  expect(validate(rulesOf(teams), null)).toEqual({
    problems: [{ field: 'name', problem: 'required', params: {} }],
  });
});
