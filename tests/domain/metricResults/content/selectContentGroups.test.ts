import { describe, expect, test } from 'vitest';
import {
  type ContentGroups,
  type PairedPerson,
  selectContentGroups,
} from '../../../../domain/metricResults/content/selectContentGroups.ts';

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const paired = (people: readonly number[]): PairedPerson[] => people.map((at) => [at, at]);
const size = 100;
const york = range(0, 50);
const campaign = (facts: object = {}) => ({
  people: size,
  cells: [range(0, size), york, range(50, size)],
  known: new Set<number>(),
  ...facts,
});
const contentOf = (completed: readonly number[], key = 'a'): ContentGroups<string> => ({
  key,
  completed: paired(completed),
  others: paired(range(0, size).filter((at) => !completed.includes(at))),
});
const select = (contents: readonly ContentGroups<string>[], campaigns = [campaign(), campaign()] as const) =>
  selectContentGroups([campaigns[0] ?? campaign(), campaigns[1] ?? campaign()], contents);
const everyThird = range(0, size).filter((at) => at % 3 === 0);

describe('LEARN-52 a course is compared', () => {
  test('with everyone, if no combination of published numbers isolates a few people', () => {
    expect(select([contentOf(everyThird)])).toEqual([contentOf(everyThird)]);
  });

  test('without some people, if a location minus those who completed it would be two people', () => {
    const [groups] = select([contentOf(york.slice(2))]);
    expect(groups?.completed).toHaveLength(43);
    expect(groups?.others).toHaveLength(47);
  });

  test('without some people, if two newcomers would be everyone minus those who were compared', () => {
    const { key, completed, others } = contentOf(everyThird);
    const [groups] = select([{ key, completed, others: others.slice(2) }]);
    expect((groups?.completed.length ?? 0) + (groups?.others.length ?? 0)).toBe(size - 2 - 5);
  });
});

describe('LEARN-52 a course isn’t compared', () => {
  test.each([
    ['with 19 people who completed it', contentOf(everyThird.slice(0, 19))],
    ['with 19 others', contentOf(range(0, size - 19))],
    ['if leaving people out would leave too few', contentOf([...york.slice(0, 22), ...range(50, 52)])],
  ])('%s', (_name, content) => {
    const shown = select([content], [campaign({ cells: [range(0, size), range(0, 24)] }), campaign()]);
    expect(shown).toEqual([]);
  });

  test('if a course before it has nearly the same people', () => {
    const nearly = [...everyThird.slice(1), 1];
    const [first, second] = select([contentOf(everyThird), contentOf(nearly, 'b')]);
    expect(first?.key).toBe('a');
    expect(second === undefined || second.completed.length <= nearly.length - 5).toBe(true);
  });

  test('if shown profiles leave only two unseen people in a group', () => {
    const known = new Set(everyThird.slice(2));
    expect(select([contentOf(everyThird)], [campaign({ known }), campaign()])).toEqual([]);
  });
});
