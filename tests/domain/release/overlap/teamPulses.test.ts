import { describe, expect, test } from 'vitest';
import { audienceOf } from '../../../../domain/release/overlap/limitRelease.ts';
import { createSeededRandom } from '../createSeededRandom.ts';
import {
  elements,
  elementsIn,
  invitedOf,
  k,
  narrowestRange,
  type Person,
  publish,
  publishPulse,
  somePeople,
  topics,
} from './publishCampaigns.ts';

const pulseTopic = 1;
const asked = elements.slice(0, 4);

/** Teams of these sizes, in the order of the people. */
function aCompany(sizes: readonly number[], seed: number): Person[] {
  const teams = sizes.flatMap((size, team) => Array.from({ length: size }, () => `team ${team}`));
  return somePeople(teams.length, createSeededRandom(seed)).map((person, at) => ({
    ...person,
    g: { team: teams[at] ?? '' },
  }));
}

const movedTo = (team: string, people: readonly Person[], at: number) =>
  people.map((person, index) => (index === at ? { ...person, g: { team } } : person));

/** A pulse as it would be published without other campaigns. */
const unlimited = ({ release, people }: ReturnType<typeof publishPulse>) => {
  const own = topics.filter(({ topic_id }) => topic_id === pulseTopic);
  return { audience: audienceOf(release, { invited: invitedOf(people), topics: own, k }) };
};

describe('a pulse to a team of 12 people after a campaign for the company', () => {
  const people = aCompany([12, 30, 40], 5);
  const first = publish(people, [], ['team']);

  test.each([
    ['someone joined', people.slice(0, 13), true],
    ['someone left', people.slice(1, 12), true],
    ['three people joined and two left', people.slice(2, 15), false],
  ])('P17 R24 leaves everyone 50 points in its elements if %s', async (_, audience, wouldReveal) => {
    const pulse = publishPulse(audience, [first], pulseTopic);
    expect(pulse.limited).toMatchObject({ limitedByAudience: true, sharesLimited: false });
    const widths = await Promise.all(asked.map((id) => narrowestRange([first, pulse], id)));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(50 - 1e-6);
    const before = await Promise.all(asked.map((id) => narrowestRange([first, unlimited(pulse)], id)));
    expect(Math.min(...before) < 50).toBe(wouldReveal);
    expect(elementsIn(pulse.limited).size).toBeGreaterThan(0);
  });

  test.each([
    ['the same people', people.slice(0, 12)],
    ['five more people', people.slice(0, 17)],
  ])('R24 to %s is published in full', (_, audience) => {
    const pulse = publishPulse(audience, [first], pulseTopic);
    expect(pulse.limited.limitedByAudience).toBe(false);
    expect(pulse.limited.cells).toEqual(pulse.release.cells);
  });

  test('P17 R24 is audited with each campaign alone, so that other changes of the team don’t hide it', async () => {
    const second = publish(movedTo('team 0', people, 12), [first], ['team']);
    const pulse = publishPulse(people.slice(0, 14), [second, first], pulseTopic);
    expect(elementsIn(pulse.limited).size).toBeGreaterThan(0);
    for (const id of asked) {
      expect(await narrowestRange([first, pulse], id)).toBeGreaterThanOrEqual(50 - 1e-6);
      expect(await narrowestRange([second, pulse], id)).toBeGreaterThanOrEqual(50 - 1e-6);
    }
  });
});

describe('a campaign for the company after a pulse to a team', () => {
  test.each([
    [12, 0],
    [30, 0],
  ])('P17 R24 leaves everyone 50 points if someone joined %i people since', async (size, fewest) => {
    const people = aCompany([size, 60, 40], 3);
    const pulse = publishPulse(people.slice(0, size), [], pulseTopic);
    const next = publish(movedTo('team 0', people, size), [pulse], ['team']);
    for (const id of asked) {
      expect(await narrowestRange([pulse, next], id)).toBeGreaterThanOrEqual(50 - 1e-6);
    }
    expect(
      await narrowestRange(
        [pulse, { audience: audienceOf(next.release, { invited: invitedOf(next.people), topics, k }) }],
        1,
      ),
    ).toBeLessThanOrEqual(2 * size + 1);
    const shown = (team: string, subject: string) =>
      next.limited.cells.filter((cell) => cell.category === team && cell.subject === subject).length;
    expect(shown('team 0', 'element')).toBeGreaterThanOrEqual(20 + fewest);
    expect(shown('team 0', 'topic')).toBe(6);
    for (const team of ['overall', 'team 1', 'team 2']) expect(shown(team, 'element')).toBe(24);
    expect(next.limited).toMatchObject({ banded: false, limitedByAudience: false });
    const margins = next.limited.cells.filter(
      ({ category, margin }) => category === 'team 0' && margin !== null,
    );
    expect(margins.some(({ subject, subject_id }) => subject === 'topic' && subject_id === pulseTopic)).toBe(
      false,
    );
  });

  test('R24 keeps all its numbers if the team has the same people, or its topic wasn’t asked', () => {
    const people = aCompany([12, 60, 40], 3);
    const pulse = publishPulse(people.slice(0, 12), [], pulseTopic);
    for (const { limited, release } of [
      publish(people, [pulse], ['team']),
      publishPulse(movedTo('team 0', people, 12), [pulse], 2),
    ]) {
      expect(limited.cells).toEqual(release.cells);
    }
  });
});
