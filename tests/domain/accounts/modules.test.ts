import { expect, test } from 'vitest';
import { hasModule, type ModuleName, reachesModule } from '../../../domain/accounts/modules.ts';
import { hasProgram } from '../../../domain/accounts/programs.ts';

const every: readonly ModuleName[] = ['microSurvey', 'api', '360', 'calendar'];

/** The modules that these numbers enable. */
const switchedOn = (modules: readonly number[]) => every.filter((module) => hasModule({ modules }, module));

test('ROLE-50 ROLE-53 module 1 is micro survey', () => {
  expect(switchedOn([1])).toEqual(['microSurvey']);
});

test('ROLE-51 module 2 is the API', () => {
  expect(switchedOn([2])).toEqual(['api']);
});

test('ROLE-52 ROLE-54 module 3 is 360', () => {
  expect(switchedOn([3])).toEqual(['360']);
});

test('ROLE-55 module 4 is the calendar', () => {
  expect(switchedOn([4])).toEqual(['calendar']);
});

test('several modules, none, and numbers nobody knows', () => {
  expect(switchedOn([])).toEqual([]);
  expect(switchedOn([0, 5, 99])).toEqual([]);
  expect(switchedOn([4, 1])).toEqual(['microSurvey', 'calendar']);
});

test('ROLE-50 ROLE-51 ROLE-52 ROLE-53 ROLE-54 ROLE-55 the API is asked of the viewed account, the calendar of the own one, the others of both', () => {
  const all = { modules: [1, 2, 3, 4] };
  const none = { modules: [] };
  const reached = (ownAccount: typeof all, currentAccount: typeof all) =>
    every.filter((module) => reachesModule({ ownAccount, currentAccount }, module));
  expect(reached(all, none)).toEqual(['microSurvey', '360', 'calendar']);
  expect(reached(none, all)).toEqual(['microSurvey', 'api', '360']);
  expect(reached(none, none)).toEqual([]);
  expect(reached(all, all)).toEqual(every);
});

test('ROLE-56 ROLE-57 ROLE-58 programs 1, 2 and 4 are inclusive leadership, inclusive culture and training', () => {
  const programsOf = (id: number) =>
    (['inclusiveLeadership', 'inclusiveCulture', 'training'] as const).filter((program) =>
      hasProgram({ program_ids: [id] }, program),
    );
  expect([1, 2, 3, 4].map(programsOf)).toEqual([
    ['inclusiveLeadership'],
    ['inclusiveCulture'],
    [],
    ['training'],
  ]);
});
