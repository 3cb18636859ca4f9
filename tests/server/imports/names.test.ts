import { expect, test } from 'vitest';
import { checked, csv, rowsOf } from './registry.ts';
import { address, applied, client, heading, openTestCompany, person } from './testCompany.ts';

openTestCompany();

test('a name with a line break in a file becomes one line', async () => {
  await applied(csv(heading, `E1,${address('ida')},"Ida\r\nBcc: all",Berg\t Holm,"Fleet\nNorth"`));
  expect(await person(address('ida'))).toMatchObject({
    first_name: 'Ida Bcc: all',
    last_name: 'Berg Holm',
    department: 'Fleet North',
  });
});

test('a name with an unprintable character is skipped and reported', async () => {
  const { id } = await checked(client, csv(heading, `E2,${address('jon')},J\u202eon,Berg,Fleet`));
  const [row] = await rowsOf(client, id);
  expect(row).toMatchObject({ kind: 'error', problems: [{ field: 'first_name', problem: 'characters' }] });
});
