import { expect, test } from 'vitest';
import { hasModule, hasModuleAccess, type ModuleName } from '../../../domain/accounts/modules.ts';
import { users as texts } from '../../../locales/en/resources/people.ts';
import { courseGroups } from '../../../resources/courseGroups/courseGroups.ts';
import { courses } from '../../../resources/courses/courses.ts';
import { eventTopics } from '../../../resources/eventTopics/eventTopics.ts';
import { learningPaths } from '../../../resources/learningPaths/learningPaths.ts';
import { users } from '../../../resources/users/users.ts';

const every: readonly ModuleName[] = ['microSurvey', 'api', '360', 'calendar'];

/** The modules that these numbers enable. */
const enabledModules = (modules: readonly number[]) =>
  every.filter((module) => hasModule({ modules }, module));

test('ROLE-50 ROLE-53 module 1 is micro survey', () => {
  expect(enabledModules([1])).toEqual(['microSurvey']);
});

test('ROLE-51 module 2 is the API', () => {
  expect(enabledModules([2])).toEqual(['api']);
});

test('ROLE-52 ROLE-54 module 3 is 360', () => {
  expect(enabledModules([3])).toEqual(['360']);
});

test('ROLE-55 module 4 is the calendar', () => {
  expect(enabledModules([4])).toEqual(['calendar']);
});

test('several, no and unknown modules are read', () => {
  expect(enabledModules([])).toEqual([]);
  expect(enabledModules([0, 5, 99])).toEqual([]);
  expect(enabledModules([4, 1])).toEqual(['microSurvey', 'calendar']);
});

test('ROLE-50 ROLE-51 ROLE-52 ROLE-53 ROLE-54 ROLE-55 the API belongs to the emulated account, the calendar to the person’s own, other modules to both', () => {
  const all = { modules: [1, 2, 3, 4] };
  const none = { modules: [] };
  const reached = (ownAccount: typeof all, currentAccount: typeof all) =>
    every.filter((module) => hasModuleAccess({ ownAccount, currentAccount }, module));
  expect(reached(all, none)).toEqual(['microSurvey', '360', 'calendar']);
  expect(reached(none, all)).toEqual(['microSurvey', 'api', '360']);
  expect(reached(none, none)).toEqual([]);
  expect(reached(all, all)).toEqual(every);
});

test('ROLE-56 ROLE-57 ROLE-58 people and content have the programs 1, 2 and 4 by name', () => {
  const { choices: options } = users.fields.program_ids;
  const names = texts.choices.program_ids;
  expect(options.map((id) => [id, names[id]])).toEqual([
    [1, 'Inclusive leadership'],
    [2, 'Inclusive culture'],
    [4, 'Training'],
  ]);
  for (const { fields } of [courses, courseGroups, learningPaths, eventTopics]) {
    expect(fields.program_ids.choices).toBe(options);
  }
});
