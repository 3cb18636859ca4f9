import { expect, test } from 'vitest';
import { admitProfiles, type CountedPerson } from '../../../../domain/metricResults/sharing/admitProfiles.ts';
import {
  createSupportAudit,
  type SupportAudit,
} from '../../../../domain/metricResults/sharing/createSupportAudit.ts';
import { rememberBySet } from '../../../../domain/metricResults/sharing/rememberBySet.ts';
import { planCells } from '../../../../domain/release/planCells.ts';
import { createSeededRandom, type Random } from '../../release/createSeededRandom.ts';
import { isSafeByExhaustion } from '../../release/plainAuditor.ts';

const minUnseen = 3;
const notShown: Omit<CountedPerson, 'groups'> = {
  shown: null,
  shown_in: null,
  is_refused: false,
  isSharing: false,
  isShownElsewhere: false,
};

interface Company {
  readonly groups: readonly { readonly key: string; readonly people: readonly number[] }[];
  people: CountedPerson[];
}

/** A company with published groups, as lists of people. */
function companyOf(size: number, groups: Company['groups']): Company {
  const own = (at: number) => groups.filter(({ people }) => people.includes(at)).map(({ key }) => key);
  return { groups, people: Array.from({ length: size }, (_, at) => ({ ...notShown, groups: own(at) })) };
}

/** Repeats the audit after a change, as the server does. */
function audit(
  company: Company,
  order: readonly number[],
  hasSafeRanges = (_profiles: ReadonlySet<number>) => true,
) {
  const people = company.people.map((person, at) => ({ ...person, isSharing: order.includes(at) }));
  const cells = company.groups.map((group) => group.people);
  const support = createSupportAudit(cells, people.length);
  const ranges = { isSafe: hasSafeRanges, isSafeInGroup: () => true };
  const changes = admitProfiles({ people, order, support, ranges });
  company.people = people.map((person, at) => ({ ...person, ...changes.get(at) }));
}

const shownIn = ({ people }: Company) =>
  [...people.keys()].filter((at) => (people[at]?.shown ?? 'earlier') !== 'earlier');
const listOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('at least three of a group stay unseen, also after a share is taken back', () => {
  const company = companyOf(6, [{ key: 'all', people: listOf(0, 5) }]);
  audit(company, [3, 1, 0]);
  expect(shownIn(company)).toEqual([0, 1, 3]);
  audit(company, [1, 0, 5]);
  expect(shownIn(company)).toEqual([0, 1, 3]);
  expect(company.people[5]).toMatchObject({ shown: null, is_refused: true });
});

test('when everybody in a group shares, all are shown together', () => {
  const company = companyOf(6, [{ key: 'all', people: listOf(0, 5) }]);
  audit(company, [3, 1, 0, 5, 4]);
  expect(shownIn(company)).toEqual([0, 1, 3]);
  audit(company, [3, 1, 0, 5, 4, 2]);
  expect(shownIn(company)).toEqual(listOf(0, 5));
  expect(company.people[2]).toMatchObject({ shown: 'together', shown_in: 'all' });
});

test('the difference of two groups is audited', () => {
  const company = companyOf(28, [
    { key: 'all', people: listOf(0, 27) },
    { key: 'York', people: listOf(0, 13) },
    { key: 'Leeds', people: listOf(14, 27) },
    { key: 'Pilots', people: listOf(0, 7) },
    { key: 'Others', people: listOf(8, 27) },
  ]);
  audit(company, [8, 9, 10, 11, 20]);
  expect(shownIn(company)).toEqual([8, 9, 10, 20]);
});

test('two groups are opened only if nothing follows for readers who see one of them', () => {
  const teams = [listOf(0, 5), listOf(6, 11)];
  const company = companyOf(12, [
    { key: 'all', people: listOf(0, 11) },
    ...teams.map((people, at) => ({ key: `team ${at}`, people })),
    { key: 'level', people: [0, 1, 2, 6, 7, 8] },
  ]);
  audit(company, listOf(0, 11));
  const inTeam = (at: number) => company.people.filter(({ shown_in }) => shown_in === `team ${at}`).length;
  expect([inTeam(0), inTeam(1)].filter((count) => count > 0)).toHaveLength(1);
});

test('people who shared before audits count as seen; nobody is shown if they were too many', () => {
  const withEarlier = (count: number) => {
    const company = companyOf(8, [{ key: 'all', people: listOf(0, 7) }]);
    company.people = company.people.map((person, at) => {
      return at < count ? { ...person, shown: 'earlier' } : person;
    });
    audit(company, [0, 1, 6, 7]);
    return shownIn(company);
  };
  expect([withEarlier(4), withEarlier(5), withEarlier(6)]).toEqual([[0, 1, 2, 3, 6], listOf(0, 4), []]);
});

test('profiles of other campaigns count as seen, unless the means alone would fail then', () => {
  const withElsewhere = (count: number) => {
    const company = companyOf(8, [{ key: 'all', people: listOf(0, 7) }]);
    company.people = company.people.map((person, at) => ({ ...person, isShownElsewhere: at < count }));
    audit(company, [7]);
    return shownIn(company);
  };
  expect([withElsewhere(4), withElsewhere(5), withElsewhere(6)]).toEqual([[7], [], [7]]);
});

test('a profile that narrows a range isn’t shown, and the next one may be', () => {
  const company = companyOf(10, [{ key: 'all', people: listOf(0, 9) }]);
  audit(company, [0, 1, 2, 3], (profiles) => !profiles.has(1));
  expect(shownIn(company)).toEqual([0, 2, 3]);
});

/** An administrator, a lead of one half, a colleague, and an administrator who joins later. */
const readers = [
  { sees: () => true, from: 0 },
  { sees: (audience: number, at: number) => audience === 2 || at % 2 === 0, from: 0 },
  { sees: (audience: number) => audience === 2, from: 0 },
  { sees: () => true, from: 30 },
] as const;

test('P19 in random companies, no readers isolate fewer than three people, whoever shares and takes back', () => {
  const people: CountedPerson[] = [];
  for (let seed = 1; seed <= 16; seed += 1) {
    const random = createSeededRandom(seed);
    const company = randomCompany(random);
    /** The audience of each person who shares, in the order of sharing: 1 for leaders, 2 for colleagues. */
    const shares = new Map<number, 1 | 2>();
    const profiles = readers.map(() => new Set<number>());
    for (let step = 0; step < 60; step += 1) {
      changeShare(shares, random(0, company.people.length - 1), random);
      audit(company, [...shares.keys()]);
      read(company, shares, step, profiles);
      for (const party of partiesOf(company, profiles))
        expect([seed, step, isSafeFrom(company, party)]).toEqual([seed, step, true]);
    }
    people.push(...company.people);
  }
  const count = (matches: (person: CountedPerson) => boolean) => people.filter(matches).length;
  expect(count(({ shown }) => shown === 'alone')).toBeGreaterThan(100);
  expect(count(({ shown }) => shown === 'together')).toBeGreaterThan(10);
  expect(count(({ is_refused }) => is_refused)).toBeGreaterThan(50);
});

test('remembered results change no decision in random companies', () => {
  let together = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const random = createSeededRandom(seed);
    const { people: all, groups } = randomCompany(random);
    const order = [...all.keys()].filter(() => random(0, 9) > 0);
    const people = all.map((person, at) => ({ ...person, isSharing: order.includes(at) }));
    const cells = groups.map((group) => group.people);
    const ranges = { isSafe: () => true, isSafeInGroup: () => true };
    const anew: SupportAudit = {
      isSafe: (shown) => createSupportAudit(cells, people.length).isSafe(shown),
      isSafeFor: (known) => createSupportAudit(cells, people.length).isSafeFor(known),
    };
    const once = admitProfiles({ people, order, ranges, support: createSupportAudit(cells, people.length) });
    expect(once).toEqual(admitProfiles({ people, order, ranges, support: anew }));
    together += [...once.values()].filter(({ shown }) => shown === 'together').length;
  }
  expect(together).toBeGreaterThan(20);
});

test('a result is computed once for each set', () => {
  const sets = [new Set([1]), new Set([1])] as const;
  let times = 0;
  const sizeOf = rememberBySet((people) => {
    times += 1;
    return people.size;
  });
  expect([...sets, ...sets].map(sizeOf)).toEqual([1, 1, 1, 1]);
  expect(times).toBe(2);
});

/** Creates a random company with teams, levels, and locations that mostly contain whole teams. */
function randomCompany(random: Random): Company {
  const size = random(14, 34);
  const plan = planCells({
    people: Array.from({ length: size }, () => {
      const team = random(0, 3);
      const location = random(0, 5) === 0 ? random(0, 2) : team % 3;
      return { team: `t${team}`, location: `l${location}`, level: `v${random(0, 1)}` };
    }),
    cuts: ['team', 'location', 'level'],
    k: 5,
  });
  const cells = plan?.cells ?? [];
  return companyOf(
    size,
    cells.map(({ dim, category, people }) => ({ key: `${dim}:${category}`, people })),
  );
}

/** Changes one person's sharing at random: they start, change the audience or stop. */
function changeShare(shares: Map<number, 1 | 2>, at: number, random: Random): void {
  const isTakingBack = shares.delete(at) && random(0, 2) === 0;
  if (!isTakingBack) shares.set(at, random(0, 1) === 0 ? 1 : 2);
}

function read(
  company: Company,
  shares: ReadonlyMap<number, number>,
  step: number,
  profiles: readonly Set<number>[],
): void {
  for (const [index, { sees, from }] of readers.entries()) {
    if (step < from) continue;
    for (const person of visibleTo(company, shares, sees)) profiles[index]?.add(person);
  }
}

/** The profiles known to each reader, to any two readers together, and to all of them. */
function partiesOf(company: Company, profiles: readonly ReadonlySet<number>[]): ReadonlySet<number>[] {
  const leadAndNewcomer = new Set([...(profiles[1] ?? []), ...(profiles[3] ?? [])]);
  return [...profiles, leadAndNewcomer, new Set(shownIn(company))];
}

function visibleTo(
  { people, groups }: Company,
  shares: ReadonlyMap<number, number>,
  sees: (audience: number, at: number) => boolean,
): number[] {
  const shared = (at: number) => shares.has(at) && sees(shares.get(at) ?? 0, at);
  const isOpen = (key: string | null) =>
    groups.find((group) => group.key === key)?.people.every(shared) ?? false;
  return [...people.keys()].filter((at) => {
    const person = people[at];
    if (!person || !shared(at)) return false;
    return person.shown === 'alone' || (person.shown === 'together' && isOpen(person.shown_in));
  });
}

/** Asks the independent auditor; people who are in the same groups form one atom. */
function isSafeFrom({ people, groups }: Company, profiles: ReadonlySet<number>): boolean {
  const atoms = new Map<string, number>();
  for (const [at, person] of people.entries()) {
    const key = person.groups.join();
    if (!profiles.has(at)) atoms.set(key, (atoms.get(key) ?? 0) + 1);
  }
  const keys = [...atoms.keys()];
  const cells = groups.map(({ key }) =>
    [...keys.keys()].filter((atom) => keys[atom]?.split(',').includes(key)),
  );
  return isSafeByExhaustion(cells, [...atoms.values()], minUnseen);
}
