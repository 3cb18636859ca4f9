import type { ImportSubject } from '../../domain/imports/importFields.ts';
import { csvLine } from '../../domain/tables/csv.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { applyImport, checkImport, undoImport } from '../usecases/imports/importSteps.ts';
import { readImport } from '../usecases/imports/readImports.ts';
import { uploadFile } from '../usecases/imports/uploadFile.ts';

const header = ['Personnel number', 'E-mail', 'First name', 'Last name', 'Department', 'Location', 'Team'];
const starters = [
  ['S2001', 'amara.osei@staff.example', 'Amara', 'Osei', 'Operations', 'Hamburg', 'Fleet planning'],
  ['S2002', 'tomas.novak@staff.example', 'Tomáš', 'Novák', 'Operations', 'Hamburg', 'Fleet planning'],
  ['S2003', 'yuki.tanaka@staff.example', 'Yuki', 'Tanaka', 'Technology', 'Lisbon', 'Mobile apps'],
  ['S2004', 'lea.moreau', 'Léa', 'Moreau', 'Technology', 'Lisbon', 'Data'],
  ['S2005', 'paolo.ricci@staff.example', 'Paolo', 'Ricci', 'Commercial', 'Lisbon', 'Outdoor sales'],
] as const;

/**
 * Adds one import of people that was undone, and one awaiting review; neither adds people. One of relationships is applied, with rows that
 * were skipped.
 */
export async function addImports(deps: Deps, caller: Caller): Promise<void> {
  const people = await deps.database.as(caller.scope, (tx) =>
    tx
      .selectFrom('users')
      .select(['external_id', 'email', 'first_name', 'last_name', 'location'])
      .where('account_id', '=', caller.scope.accountId)
      .where('external_id', 'is not', null)
      .orderBy('id')
      .limit(6)
      .execute(),
  );
  const moved = people.map((person) => [
    person.external_id,
    person.email,
    person.first_name,
    person.last_name,
    'Logistics',
    person.location,
    null,
  ]);
  const reorganized = await checked(deps, caller, 'reorganization.csv', moved);
  await applyImport(deps, caller, reorganized);
  await undoImport(deps, caller, reorganized);
  await checked(deps, caller, 'new-starters.csv', [...moved.slice(0, 3), ...starters]);
  await addRelationshipImport(
    deps,
    caller,
    people.map(({ external_id }) => external_id ?? ''),
  );
}

/** Imports mentors as other relationships; two rows have errors. */
async function addRelationshipImport(deps: Deps, caller: Caller, ids: readonly string[]): Promise<void> {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids;
  const rows = [
    ['Mentoring 2026'],
    ['Employee ID', 'Relationship', 'Other person'],
    [first, 'other', third],
    [second, 'other', fourth],
    [third, 'other', fifth],
    [fourth, 'mentor', first],
    ['left.the.company@staff.example', 'other', second],
  ];
  const bytes = Buffer.from(rows.map((row) => csvLine(row)).join(''));
  const mentoring = await checkFile(deps, caller, { name: 'mentoring.csv', bytes, subject: 'relationships' });
  await applyImport(deps, caller, mentoring);
}

async function checked(
  deps: Deps,
  caller: Caller,
  name: string,
  rows: readonly (readonly (string | null)[])[],
): Promise<number> {
  const bytes = Buffer.from([header, ...rows].map((row) => csvLine(row)).join(''));
  return checkFile(deps, caller, { name, bytes, subject: 'people' });
}

interface DemoFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly subject: ImportSubject;
}

async function checkFile(deps: Deps, caller: Caller, { name, bytes, subject }: DemoFile): Promise<number> {
  const { import_id } = await uploadFile(deps, caller, { stream: [bytes], name, subject });
  const { columns } = await readImport(deps, caller, import_id);
  await checkImport(deps, caller, import_id, { mapping: columns.map(({ field }) => field) });
  return import_id;
}
