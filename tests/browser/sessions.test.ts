import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceSessions } from '../../server/usecases/sessions/advanceSessions.ts';
import { addSessionCompany, type SessionCompany } from '../server/sessions/sessionCompany.ts';
import { type AUser, ordinaryPassword } from '../support/builders.ts';
import type { Client } from '../support/client.ts';
import { desktop, openChromium, openPage, phone, signIn } from './support/chromium.ts';
import { type OpenProduct, openProduct } from './support/openProduct.ts';
import { runAxe } from './support/runAxe.ts';

interface Member {
  readonly user: AUser;
  readonly client: Client;
}

let product: OpenProduct;
let browser: Browser;
let company: SessionCompany;
let eventId: number;
let members: Member[];

beforeAll(async () => {
  product = await openProduct();
  company = await addSessionCompany(product);
  // The pages compare with the clock of the browser.
  eventId = await company.aSession({ starts_at: new Date(Date.now() + 10 * 86_400_000).toISOString() });
  members = await company.people(7);
  for (const { client } of members.slice(0, 5)) await company.register(client, eventId);
  browser = await openChromium();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function openAs(index: number, viewport = desktop) {
  const opened = await openPage(await browser.newContext({ viewport }));
  await signIn(opened.page, product.origin, members[index]?.user.email ?? '', ordinaryPassword);
  return opened;
}

const widthOver = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

test('SESS-01 the sixth of five seats waits at position 1, gets a timed offer after a cancellation, and it passes on', async () => {
  const sixth = await openAs(5, phone);
  await sixth.page.goto(`${product.origin}/upcoming-sessions`);
  await sixth.page.getByRole('tab', { name: 'Upcoming' }).click();
  await sixth.page.getByText(/^All 5 seats are taken|· All 5 seats are taken/).waitFor();
  await sixth.page.getByRole('link', { name: 'Listening well' }).click();
  await sixth.page.getByRole('button', { name: 'Join wait list' }).click();
  await sixth.page.getByText(/^You’re at position 1 on the wait list/).waitFor();
  expect(await runAxe(sixth.page)).toEqual([]);
  expect(await widthOver(sixth.page)).toBe(0);
  const seventh = members[6];
  if (!seventh) throw new Error('people are missing');
  await company.register(seventh.client, eventId);

  const holder = await openAs(0);
  await holder.page.goto(`${product.origin}/my-sessions/s/${eventId}`);
  await holder.page.getByRole('button', { name: 'Cancel registration' }).click();
  await holder.page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click();
  await holder.page.getByText(/^All seats are taken\. You can join the wait list/).waitFor();

  await sixth.page.reload();
  await sixth.page.getByText(/^A seat is held for you until /).waitFor();
  await product.runJobs();
  const letter = await product.mailbox.letterTo(members[5]?.user.email ?? '', /^A seat is free/);
  expect(letter.text).toContain('It’s held for you until');

  await product.database.owner
    .updateTable('event_registrations')
    .set({ offer_expires_at: new Date(product.deps.clock.now().getTime() - 1_000).toISOString() })
    .where('status', '=', 'offered')
    .execute();
  await advanceSessions(product.deps);
  await sixth.page.reload();
  await sixth.page.getByText(/^The seat that was offered to you has been passed on/).waitFor();
  const next = await openAs(6);
  await next.page.goto(`${product.origin}/my-sessions/s/${eventId}`);
  await next.page.getByRole('button', { name: 'Accept seat' }).click();
  await next.page.getByText('You have a seat in this session.').waitFor();
  await next.page.getByRole('button', { name: 'Add to calendar' }).waitFor();
  await product.runJobs();
  const invitation = await product.mailbox.letterTo(seventh.user.email, /^You’re registered/);
  expect(invitation.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
  for (const { complaints } of [sixth, holder, next]) expect(complaints).toEqual([]);
});
