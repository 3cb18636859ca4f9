import { expect, test } from 'vitest';
import { linkLimits } from '../../../domain/access/policy/limits.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { LinkCodes } from '../../../server/api/linkCodes.ts';

const now = new Date('2026-11-21T09:00:00Z');
const kiosk = '192.0.2.30';
const use = (code: string, address = kiosk) => ({ code, address, now });
const valid = async () => 'answer';
const unknown = async () => {
  throw new Refusal('link_unknown', 404);
};
const guess = (links: LinkCodes, code: string, address = kiosk) =>
  links.use(use(code, address), unknown).catch(({ code }: Refusal) => code);

test('a link takes the calls of a person, with a queue of answers at once, and no flood', async () => {
  const links = new LinkCodes();
  const { tries, minutes } = linkLimits.perLink;
  for (let call = 0; call < tries; call += 1) await links.use(use('mine'), valid);
  const end = new Date(now.getTime() + minutes * 60_000);
  await expect(links.use(use('mine'), valid)).rejects.toMatchObject({ code: 'too_many', until: end });
  await expect(links.use(use('mine', '192.0.2.31'), valid)).rejects.toMatchObject({ code: 'too_many' });
  expect(await links.use(use('another'), valid)).toBe('answer');
  expect(await links.use({ ...use('mine'), now: end }, valid)).toBe('answer');
});

test('a link that many share is counted for each address', async () => {
  const links = new LinkCodes();
  const shared = (address: string) => links.use({ ...use('role', address), link: 'shared' }, valid);
  for (let call = 0; call < linkLimits.publicLinkPerAddress.tries; call += 1) await shared(kiosk);
  await expect(shared(kiosk)).rejects.toMatchObject({ code: 'too_many' });
  expect(await shared('192.0.2.31')).toBe('answer');
});

test('what is refused for another reason than an unknown code is no guess', async () => {
  const links = new LinkCodes();
  const closed = async () => {
    throw new Refusal('campaign_closed', 409);
  };
  for (let call = 0; call < 100; call += 1) await links.use(use('closed'), closed).catch(() => null);
  expect(await guess(links, 'unknown')).toBe('link_unknown');
});

test('an address that guesses has one code looked up at a time, and only a few wait; links in use are not held up', async () => {
  const links = new LinkCodes();
  await links.use(use('in use'), valid);
  for (let tried = 0; tried < linkLimits.unknownPerAddress.tries; tried += 1)
    await guess(links, `no ${tried}`);
  const ends: (() => void)[] = [];
  let lookups = 0;
  const slow = async () => {
    lookups += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    return unknown();
  };
  const flood = Array.from({ length: 500 }, (_, at) =>
    links.use(use(`flood ${at}`), slow).catch((refusal: Refusal) => refusal.code),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(lookups).toBe(1);
  expect(await links.use(use('in use'), valid)).toBe('answer');
  expect(await links.use(use('elsewhere', '192.0.2.31'), valid)).toBe('answer');
  while (lookups < 1 + linkLimits.lookups.waiting || ends.length > 0) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const codes = await Promise.all(flood);
  expect(lookups).toBe(21);
  expect(codes.filter((code) => code === 'busy')).toHaveLength(479);
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(21);
});
