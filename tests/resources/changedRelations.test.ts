import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { auditTexts } from '../../locales/en/auditTexts.ts';
import { resources as words } from '../../locales/en/resources/index.ts';
import { security } from '../../locales/en/security.ts';
import { maxNamedIds, recordsInChange } from '../../resources/changedRecords.ts';
import { membersIn, relationsIn } from '../../resources/changedRelations.ts';

describe('the records in a recorded change', () => {
  test('include both people of each relationship, at most of the first ones', () => {
    const triples = Array.from({ length: 50 }, (_, at) => [at + 1, 'manager', at + 2]);
    expect(relationsIn(triples)?.[0]).toEqual({ from: 1, kind: 'manager', to: 2 });
    expect(recordsInChange('relationships', 'relationships', triples)).toHaveLength(2 * maxNamedIds);
    expect(relationsIn([[1, 'manager']])).toBeNull();
    expect(relationsIn([])).toBeNull();
  });

  test('include the teams and the people of a changed membership', () => {
    expect(membersIn({ 4: [7, 8] })).toEqual(new Map([[4, [7, 8]]]));
    expect(membersIn({ name: [7] })).toBeNull();
    expect(recordsInChange('teams', 'members', { 4: [7] })).toEqual([
      { resource: 'users', id: 7 },
      { resource: 'teams', id: 4 },
    ]);
  });

  test('are those of a reference, declared or common', () => {
    expect(recordsInChange('teams', 'leader_id', 7)).toEqual([{ resource: 'users', id: 7 }]);
    expect(recordsInChange('delegations', 'user_id', 7)).toEqual([{ resource: 'users', id: 7 }]);
    expect(recordsInChange('teams', 'name', 'Crew')).toEqual([]);
  });
});

/** The fields in literals next to calls that record changes. Spread objects are fields of records. */
function recordedFields(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((code) => /record\w*Audit\(/.test(code))
    .flatMap((code) => [...code.matchAll(/\b(?:before|after)(?:: | = )\{([^{}[\]]*)\}/g)])
    .flatMap(([, literal = '']) => literal.split(',').map((part) => part.trim().split(':')[0] ?? ''))
    .filter((name) => /^[a-z]\w*$/.test(name) && !name.startsWith('...'));
}

test('every field that use cases record in the audit log has a word', () => {
  const known = new Set([
    ...Object.values(words).flatMap(({ fields }) => Object.keys(fields)),
    ...Object.keys(auditTexts.fields),
    ...Object.keys(security.policy.fields),
  ]);
  const fields = [...new Set(recordedFields('server/usecases'))];
  expect(fields.length).toBeGreaterThan(30);
  expect(fields.filter((field) => !known.has(field))).toEqual([]);
});
