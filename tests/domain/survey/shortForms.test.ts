import { describe, expect, test } from 'vitest';
import { assignForms } from '../../../domain/survey/assignForms.ts';
import { selectFormQuestions, selectShortQuestions } from '../../../domain/survey/shortForms.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';

const questions = [1, 1, 2, 2, 3, 4, 4, 4].map((element_id, id) => ({ id, element_id }));
const idsOf = (chosen: readonly { readonly id: number }[]) => chosen.map(({ id }) => id);

describe('the two forms of a short campaign', () => {
  test('have one question of every element each, together both of them, and neither has all first ones', () => {
    const asked = selectShortQuestions(questions);
    expect(idsOf(asked)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(idsOf(selectFormQuestions(asked, 'a'))).toEqual([0, 3, 4, 6]);
    expect(idsOf(selectFormQuestions(asked, 'b'))).toEqual([1, 2, 4, 5]);
  });
});

describe('people who are invited to a short campaign', () => {
  const random = seededRandom(7);
  const randomBelow = (limit: number) => Math.floor(random.next() * limit);
  const peopleOf = (from: number, amount: number, teams: number) =>
    Array.from({ length: amount }, (_, at) => ({ id: from + at, team_id: randomBelow(teams) }));

  test('RESP-01 get forms that differ by at most one in every team, those added later included', () => {
    for (let run = 0; run < 50; run++) {
      let leads: ReadonlyMap<number, number> = new Map();
      const surplus = new Map<number, number>();
      for (let step = 0; step < 6; step++) {
        const people = peopleOf(1_000 * step, randomBelow(40), 7);
        const assigned = assignForms(people, leads, randomBelow);
        expect([...assigned.forms.keys()].sort((a, b) => a - b)).toEqual(people.map(({ id }) => id));
        leads = new Map([...leads, ...assigned.leads]);
        for (const { id, team_id } of people) {
          surplus.set(team_id, (surplus.get(team_id) ?? 0) + (assigned.forms.get(id) === 'a' ? 1 : -1));
        }
        expect([...surplus.values()].every((difference) => Math.abs(difference) <= 1)).toBe(true);
        expect(new Map([...surplus])).toEqual(new Map([...surplus].map(([team]) => [team, leads.get(team)])));
      }
    }
  });

  test('get forms that differ by at most one in the whole company if they are invited at once', () => {
    for (let run = 0; run < 50; run++) {
      const { forms } = assignForms(peopleOf(0, 30 + run, 12), new Map(), randomBelow);
      const inA = [...forms.values()].filter((form) => form === 'a').length;
      expect(Math.abs(2 * inA - forms.size)).toBeLessThanOrEqual(1);
    }
  });

  test('get either form at random, whatever their order and their number', () => {
    const pairs = Array.from({ length: 2_000 }, () => {
      const { forms } = assignForms(
        [
          { id: 1, team_id: 3 },
          { id: 2, team_id: 3 },
        ],
        new Map(),
        randomBelow,
      );
      return `${forms.get(1)}${forms.get(2)}`;
    });
    const share = pairs.filter((pair) => pair === 'ab').length / pairs.length;
    expect(new Set(pairs)).toEqual(new Set(['ab', 'ba']));
    expect(Math.abs(share - 0.5)).toBeLessThan(0.05);
    const single = Array.from({ length: 2_000 }, () =>
      assignForms([{ id: 1, team_id: 3 }], new Map(), randomBelow).forms.get(1),
    );
    expect(Math.abs(single.filter((form) => form === 'a').length / single.length - 0.5)).toBeLessThan(0.05);
  });
});
