import { expect, test } from 'vitest';
import { csvOf, readRows, uploadAndCheck } from './importCalls.ts';
import { client, emailOf, findPerson, headingLine, openTestCompany, uploadAndApply } from './testCompany.ts';

openTestCompany();

test('a name with a line break in a file becomes one line', async () => {
  await uploadAndApply(
    csvOf(headingLine, `E1,${emailOf('ida')},"Ida\r\nBcc: all",Berg\t Holm,"Fleet\nNorth"`),
  );
  expect(await findPerson(emailOf('ida'))).toMatchObject({
    first_name: 'Ida Bcc: all',
    last_name: 'Berg Holm',
    department: 'Fleet North',
  });
});

test('a name with an unprintable character is skipped and reported', async () => {
  const { id } = await uploadAndCheck(
    client,
    csvOf(headingLine, `E2,${emailOf('jon')},J\u202eon,Berg,Fleet`),
  );
  const [row] = await readRows(client, id);
  expect(row).toMatchObject({ kind: 'error', problems: [{ field: 'first_name', problem: 'characters' }] });
});
