import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workbookRow } from '../../../domain/tables/workbookRow.ts';
import { openTestAccount, records, type TestAccount, type TestPerson } from './testAccount.ts';

let testAccount: TestAccount;
let admin: TestPerson;

beforeAll(async () => {
  testAccount = await openTestAccount();
  const account = await testAccount.account('Harbor & Pine');
  admin = await testAccount.person(account, ['local_admin'], {
    first_name: 'Ada',
    last_name: '=HYPERLINK("http://x")',
  });
  const { body } = await admin.send('POST', `${records}/teams`, { name: '=1+1', leader_id: admin.id });
  await admin.send('POST', `${records}/teams`, { name: 'Plain, with "quotes"' });
  await admin.send('POST', `${records}/memberships`, { team_id: body.id, user_id: admin.id });
});
afterAll(() => testAccount.close());

test('workbook cells are typed, so that a formula stays text', () => {
  expect(workbookRow(['=1+1', 3, null])).toEqual([
    { type: String, value: '=1+1' },
    { type: Number, value: 3 },
    null,
  ]);
});

test('the CSV of a list has labels, names instead of ids, and no formulas', async () => {
  const answer = await admin.get(`${records}/teams/export?format=csv`);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="teams-2026-11-21.csv"');
  const [header, ...lines] = answer.text.trimEnd().split('\r\n');
  expect(header).toBe('\uFEFFName,Team lead,Team group,Last changed');
  expect(lines[0]).toMatch(/^'=1\+1,"Ada =HYPERLINK\(""http:\/\/x""\)",,/);
  expect(lines[1]).toMatch(/^"Plain, with ""quotes""",,,/);
});

/** The text of one file in a ZIP archive, read without a library. */
function entry(zip: Buffer, name: string): string {
  const central = zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  for (let at = central; zip.readUInt32LE(at) === 0x02014b50; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = zip.readUInt32LE(at + 42);
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
      return (zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
    }
    at += 46 + nameLength + extra + comment;
  }
  throw new Error(`${name} is not in the archive`);
}

test('the workbook of a list has text cells and no formulas', async () => {
  const answer = await admin.get(`${records}/teams/export?format=xlsx`);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="teams-2026-11-21.xlsx"');
  const sheet = entry(answer.raw, 'xl/worksheets/sheet1.xml');
  expect(sheet).not.toContain('<f>');
  expect(sheet.match(/<row /g)).toHaveLength(3);
  expect(entry(answer.raw, 'xl/sharedStrings.xml')).toContain('=1+1');
});

test('an export contains all pages that match the filter', async () => {
  const account = await testAccount.account('Large');
  const owner = await testAccount.person(account, ['local_admin']);
  const rows = Array.from({ length: 2_300 }, (_, index) => ({
    account_id: account,
    name: `Team ${index % 2}`,
  }));
  await testAccount.database.owner
    .insertInto('teams')
    .values(rows as never)
    .execute();
  const lines = async (filter: object) =>
    (await owner.get(`${records}/teams/export?filter=${JSON.stringify(filter)}`)).text.trimEnd().split('\r\n')
      .length - 1;
  expect(await lines({})).toBe(2_300);
  expect(await lines({ name: 'Team 1' })).toBe(1_150);
});

test('an export is audited', async () => {
  await admin.get(`${records}/users/export?filter=${JSON.stringify({ q: 'ada' })}`);
  const [entry] = await testAccount.database.owner
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'export')
    .where('resource', '=', 'users')
    .execute();
  expect(entry?.actor_id).toBe(admin.id);
  expect(entry?.changes).toEqual({ format: [null, 'csv'], filter: [null, { q: 'ada' }] });
});
