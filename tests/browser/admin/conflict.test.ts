import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount } from '../../support/builders.ts';
import { addSessionCookies } from '../support/addSessionCookies.ts';
import { desktop, openChromium, openPage } from '../support/chromium.ts';
import { type OpenProduct, openProduct } from '../support/openProduct.ts';

let product: OpenProduct;
let browser: Browser;
let account: AnAccount;

beforeAll(async () => {
  product = await openProduct();
  browser = await openChromium();
  account = await product.anAccount({ name: 'Harbor & Pine' });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** A person with all permissions in a separate browser profile. */
async function openAdminPage(path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop });
  const user = await product.aUser({ account, permissions: ['user', 'super_admin', 'admin'] });
  await addSessionCookies(context, product.origin, await product.aSession(user));
  const { page } = await openPage(context);
  await page.goto(`${product.origin}${path}`);
  return page;
}

const byFirst = 'Saved by the first';
const bySecond = 'Typed by the second';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
/** Types a value, or searches and selects if the field references another record. */
async function edit(page: Page, label: string, value: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: label, exact: true });
  await field(page, label).or(choice).first().fill(value);
  if ((await choice.count()) > 0) await page.getByRole('option', { name: value }).click();
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Someone else changed this while you were editing' });

/** One row of the edited record, as stored in the database. */
async function stored(table: string, id: number, columns: readonly [string, string]): Promise<unknown[]> {
  const { rows } = await product.database.executeSql(`select * from ${table} where id = $1`, [id]);
  return columns.map((column) => rows[0]?.[column]);
}

const records = [
  {
    what: 'person',
    table: 'users',
    path: '/users/update',
    labels: ['First name', 'Last name'],
    columns: ['first_name', 'last_name'],
    make: async () => (await product.aUser({ account, first_name: 'Ada', last_name: 'Stone' })).id,
  },
  {
    what: 'team',
    table: 'teams',
    path: '/teams/update',
    labels: ['Team group', 'Name'],
    columns: ['group_id', 'name'],
    // Its group has the number of the team, so one number identifies the choice.
    make: async () => {
      const own = { account_id: account.id };
      const { id } = await product.database.owner
        .insertInto('teams')
        .values({ ...own, name: 'Crew' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await product.database.owner
        .insertInto('team_groups')
        .values({ ...own, id, name: byFirst })
        .execute();
      return id;
    },
  },
  {
    what: 'account',
    table: 'accounts',
    path: '/admin/accounts/update',
    labels: ['Name', 'Company name'],
    columns: ['name', 'company_name'],
    make: async () => (await product.anAccount({ name: 'Lumen' })).id,
  },
] as const;

describe.each(records)('two people edit the same $what', ({ table, path, labels, columns, make }) => {
  test('the second sees the changes, loses no input, and saves after the first', async () => {
    const id = await make();
    const [first, second] = [await openAdminPage(`${path}/${id}`), await openAdminPage(`${path}/${id}`)];
    await edit(second, labels[1], bySecond);
    await edit(first, labels[0], byFirst);
    await save(first);
    await first.waitForURL((url) => !url.pathname.includes('/update/'));

    await save(second);
    const reported = dialog(second);
    await reported.waitFor();
    expect(await reported.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining(byFirst)]);
    // An element behind the dialog is hidden from assistive technology.
    const typed = second.getByRole('textbox', { name: new RegExp(`^${labels[1]}`), includeHidden: true });
    expect(await typed.inputValue()).toBe(bySecond);
    await reported.getByRole('button', { name: 'Save my version' }).click();
    await second.waitForURL((url) => !url.pathname.includes('/update/'));
    expect(await stored(table, id, columns)).toEqual([table === 'teams' ? id : byFirst, bySecond]);
  });
});

test('the second can also accept the changes of the first', async () => {
  const { id } = await product.aUser({ account, first_name: 'Ada', last_name: 'Stone' });
  const [first, second] = [
    await openAdminPage(`/users/update/${id}`),
    await openAdminPage(`/users/update/${id}`),
  ];
  await field(second, 'Last name').fill('Typed');
  await field(first, 'Last name').fill('Hill');
  await save(first);
  await first.waitForURL((url) => url.pathname === '/users');
  await save(second);
  await dialog(second).getByRole('button', { name: 'Use their version' }).click();
  expect(await field(second, 'Last name').inputValue()).toBe('Hill');
  await field(second, 'First name').fill('Grace');
  await save(second);
  await second.waitForURL((url) => url.pathname === '/users');
  expect(await stored('users', id, ['first_name', 'last_name'])).toEqual(['Grace', 'Hill']);
});
