import { csvLine } from '../../domain/tables/csv.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountOf } from '../kernel/scope.ts';
import { applyPayFile, checkPayFile } from '../usecases/pay/payFileSteps.ts';
import { readPayUpload } from '../usecases/pay/readPayUpload.ts';
import { uploadPayFile } from '../usecases/pay/uploadPayFile.ts';
import type { Random } from './demoRandom.ts';
import { firstNames, lastNames } from './names.ts';

const headings = [
  'Employee ID',
  'Name',
  'Gender',
  'Job title',
  'Category',
  'Level',
  'Location',
  'Hire date',
  'Base pay',
  'Bonus',
  'Currency',
  'FTE',
  'Range minimum',
  'Range maximum',
];

const categories = [
  { name: 'Engineering', jobs: ['Software engineer', 'Data engineer', 'Quality engineer'], pay: 46_000 },
  { name: 'Sales', jobs: ['Account manager', 'Sales representative'], pay: 42_000 },
  { name: 'Customer service', jobs: ['Service agent', 'Service lead'], pay: 34_000 },
  { name: 'Finance', jobs: ['Accountant', 'Controller'], pay: 41_000 },
] as const;

const employees = 180;

/** Adds a pay project with synthetic employees, labeled so. */
export async function addPayProject(deps: Deps, random: Random, caller: Caller): Promise<void> {
  const now = deps.clock.now().toISOString();
  const project = await deps.database.as(caller.scope, (tx) =>
    tx
      .insertInto('pay_projects')
      .values({
        account_id: accountOf(caller),
        name: 'Pay review (synthetic data)',
        description: 'All employees and amounts of this project are made up.',
        currency: 'EUR',
        data_day: now.slice(0, 10),
        minimum_group: 5,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const lines = [headings, ...Array.from({ length: employees }, (_, at) => anEmployee(random, at))];
  const stream = [Buffer.from(lines.map(csvLine).join(''))];
  await uploadPayFile(deps, caller, project.id, { stream, name: 'synthetic-employees.csv' });
  const { file } = await readPayUpload(deps, caller, project.id);
  const mapping = (file?.columns ?? []).map(({ field }) => field);
  await checkPayFile(deps, caller, project.id, { mapping, dateOrder: null });
  await applyPayFile(deps, caller, project.id);
}

function anEmployee(random: Random, at: number): (string | number)[] {
  const category = random.pick(categories);
  const level = random.weighted({ '1': 4, '2': 3, '3': 2, '4': 1 });
  const isWoman = random.next() < (level === '4' ? 0.3 : 0.48);
  const middle = category.pay * (1 + 0.22 * (Number(level) - 1));
  const hiredIn = random.between(2009, 2025);
  const base = middle * (0.9 + 0.006 * (2026 - hiredIn) + 0.05 * random.normal() - (isWoman ? 0.03 : 0));
  const share = isWoman && random.next() < 0.3 ? 0.8 : 1;
  const isOutlier = at === 17;
  return [
    `M${1_001 + at}`,
    `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    random.next() < 0.02 ? '' : isWoman ? 'female' : 'male',
    random.pick<string>(category.jobs),
    category.name,
    level,
    random.pick(['Stockholm', 'Malmö', 'Hamburg']),
    `${hiredIn}-0${random.between(1, 9)}-01`,
    Math.round(base * share * (isOutlier ? 1.9 : 1)),
    random.next() < 0.45 ? Math.round(base * share * (0.04 + 0.06 * random.next())) : '',
    'EUR',
    share,
    Math.round(0.8 * middle),
    Math.round(1.2 * middle),
  ];
}
