import { expect, test } from 'vitest';
import { linkLimits } from '../../../domain/access/policy/rateLimits.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { LinkCodeLimiter } from '../../../server/api/linkCodeLimiter.ts';

const now = new Date('2026-11-21T09:00:00Z');
const kiosk = '192.0.2.30';
const use = (code: string, address = kiosk) => ({ code, address, now });
const valid = async () => 'answer';
const unknown = async () => {
  throw new Refusal('link_unknown');
};
const guess = (links: LinkCodeLimiter, code: string, address = kiosk) =>
  links.use(use(code, address), unknown).catch(({ code }: Refusal) => code);

test('a link allows the calls of one person with queued answers, but not a flood', async () => {
  const links = new LinkCodeLimiter();
  const { tries, minutes } = linkLimits.perLink;
  for (let call = 0; call < tries; call += 1) await links.use(use('mine'), valid);
  const end = new Date(now.getTime() + minutes * 60_000);
  await expect(links.use(use('mine'), valid)).rejects.toMatchObject({ code: 'too_many', until: end });
  await expect(links.use(use('mine', '192.0.2.31'), valid)).rejects.toMatchObject({ code: 'too_many' });
  expect(await links.use(use('another'), valid)).toBe('answer');
  expect(await links.use({ ...use('mine'), now: end }, valid)).toBe('answer');
});

test('a shared link is counted per address', async () => {
  const links = new LinkCodeLimiter();
  const shared = (address: string) => links.use({ ...use('role', address), link: 'shared' }, valid);
  for (let call = 0; call < linkLimits.publicLinkPerAddress.tries; call += 1) await shared(kiosk);
  await expect(shared(kiosk)).rejects.toMatchObject({ code: 'too_many' });
  expect(await shared('192.0.2.31')).toBe('answer');
});

test('a refusal for a reason other than an unknown code does not count as a guess', async () => {
  const links = new LinkCodeLimiter();
  const closed = async () => {
    throw new Refusal('campaign_closed');
  };
  for (let call = 0; call < 100; call += 1) await links.use(use('closed'), closed).catch(() => null);
  expect(await guess(links, 'unknown')).toBe('link_unknown');
});

/** A lookup that takes one turn of the event loop. */
const lookup = async <T>(answer: () => Promise<T>) => {
  await new Promise((resolve) => setImmediate(resolve));
  return answer();
};

async function floodedLinks(): Promise<LinkCodeLimiter> {
  const links = new LinkCodeLimiter();
  for (let tried = 0; tried < linkLimits.unknownPerAddress.tries; tried += 1)
    await guess(links, `no ${tried}`);
  return links;
}

test('unused links still work while their address has 500 pending unknown codes', async () => {
  const links = await floodedLinks();
  const flood = Array.from({ length: 500 }, (_, at) =>
    links.use(use(`flood ${at}`), () => lookup(unknown)).catch((refusal: Refusal) => refusal.code),
  );
  const own = Array.from({ length: 15 }, (_, at) => links.use(use(`new ${at}`), () => lookup(valid)));
  expect(await Promise.all(own)).toEqual(Array(15).fill('answer'));
  expect(new Set(await Promise.all(flood))).toEqual(new Set(['too_many']));
});

test('concurrent lookups from a guessing address are limited, and more are refused', async () => {
  const links = await floodedLinks();
  const { atOnce, waiting } = linkLimits.lookups;
  let [running, most] = [0, 0];
  const counted = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return unknown();
  };
  const codes = await Promise.all(
    Array.from({ length: atOnce + waiting + 7 }, (_, at) =>
      links.use(use(`flood ${at}`), counted).catch((refusal: Refusal) => refusal.code),
    ),
  );
  expect(most).toBe(atOnce);
  expect(codes.filter((code) => code === 'busy')).toHaveLength(7);
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(atOnce + waiting);
});

test('a link used within a day is not delayed by a flood until it becomes unknown', async () => {
  const links = new LinkCodeLimiter();
  await links.use(use('mine'), valid);
  const later = new Date(now.getTime() + 23 * 60 * 60_000);
  const call = (code: string, work: () => Promise<unknown>) =>
    links.use({ code, address: kiosk, now: later }, work).catch((refusal: Refusal) => refusal.code);
  for (let tried = 0; tried < linkLimits.unknownPerAddress.tries; tried += 1)
    await call(`no ${tried}`, unknown);
  const ends: (() => void)[] = [];
  const slow = () => new Promise<void>((resolve) => ends.push(resolve)).then(unknown);
  const flood = Array.from({ length: linkLimits.lookups.atOnce }, (_, at) => call(`flood ${at}`, slow));
  expect(await call('mine', valid)).toBe('answer');
  expect(await call('mine', unknown)).toBe('too_many');
  const delayedCall = call('mine', valid);
  expect(await Promise.race([delayedCall, lookup(async () => 'waits')])).toBe('waits');
  for (const end of ends) end();
  expect(await delayedCall).toBe('answer');
  await Promise.all(flood);
});
