import { describe, expect, test } from 'vitest';
import { benchmarkTopics } from '../../../server/content/benchmark/topics.ts';

const elements = benchmarkTopics.flatMap((topic) => topic.elements);
const questions = elements.flatMap((element) => element.questions);
const options = questions.flatMap((question) => question.options);
const descriptions = [...benchmarkTopics, ...elements].map((described) => described.description);
const sentences = [...questions, ...options].map((worded) => worded.text);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

/** The share of its length by which the shortest option of a question is shorter than the longest. */
function lengthGap(texts: readonly string[]): number {
  const lengths = texts.map((text) => text.length);
  return 1 - Math.min(...lengths) / Math.max(...lengths);
}

describe('the structure of the culture benchmark', () => {
  test('has six topics of four elements, and two questions per element', () => {
    expect(benchmarkTopics.map((topic) => topic.elements.length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(elements.map((element) => element.questions.length)).toEqual(elements.map(() => 2));
  });

  test('has unique codes that show where a question belongs', () => {
    const codes = [...benchmarkTopics, ...elements, ...questions].map((coded) => coded.code);
    expect(repeated(codes)).toEqual([]);
    expect(codes.filter((code) => !/^[a-z]+(_[a-z]+)*(_[12])?$/.test(code))).toEqual([]);
    for (const { code, questions: own } of elements) {
      expect(own.map((question) => question.code)).toEqual([`${code}_1`, `${code}_2`]);
    }
  });

  test.each(questions)('$code has the options a to d, keyed from most to least inclusive', (question) => {
    expect(question.options.map((option) => option.code).sort()).toEqual(['a', 'b', 'c', 'd']);
    const keys = question.options.map((option) => option.key);
    expect(keys).toEqual([...keys].sort((one, other) => other - one));
    expect(new Set(keys).size).toBeGreaterThan(1);
  });

  test('has four different keys in most questions, so that most scores have eleven levels', () => {
    const graded = questions.filter(
      (question) => new Set(question.options.map((option) => option.key)).size === 4,
    );
    expect(graded.length).toBeGreaterThanOrEqual(0.8 * questions.length);
  });
});

describe('clues to the key of an option', () => {
  test.each(['a', 'b', 'c', 'd'])('the option code %s has high and low keys equally often', (code) => {
    const keys = options.filter((option) => option.code === code).map((option) => option.key);
    expect(Math.abs(mean(keys) - mean(options.map((option) => option.key)))).toBeLessThan(0.25);
  });

  test('options of every key have the same average length', () => {
    const lengths = [3, 2, 1, 0].map((key) =>
      mean(options.filter((option) => option.key === key).map((option) => option.text.length)),
    );
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.08);
  });

  test('the most inclusive option is the longest in at most a third of the questions', () => {
    const isLongest = questions.filter(({ options: [first, ...others] }) =>
      others.every((option) => option.text.length < first.text.length),
    );
    expect(isLongest.length).toBeLessThanOrEqual(questions.length / 3);
  });
});

describe('the wording', () => {
  test('no question, option or description is duplicated', () => {
    expect(repeated([...sentences, ...descriptions].map((text) => text.toLowerCase()))).toEqual([]);
  });

  test('a question takes at most 140 characters and an option at most 110', () => {
    expect(questions.filter((question) => question.text.length > 140)).toEqual([]);
    expect(options.filter((option) => option.text.length > 110)).toEqual([]);
  });

  test.each(questions)('the options of $code are of similar length', (question) => {
    expect(lengthGap(question.options.map((option) => option.text))).toBeLessThanOrEqual(0.2);
  });

  test('questions end with a question mark, descriptions with a full stop, options with neither', () => {
    expect(questions.filter((question) => !/^[A-Z].*\?$/.test(question.text))).toEqual([]);
    expect(options.filter((option) => !/^[A-Z].*[a-z]$/.test(option.text))).toEqual([]);
    expect(descriptions.filter((description) => !/^[A-Z].*\.$/.test(description))).toEqual([]);
  });

  test.each([
    [
      'trade jargon',
      /\b(psychological|diversity|equity|inclusi\w*|bias\w*|stakeholder\w*|empower\w*|D&I)\b/i,
    ],
    ['words that judge', /\b(good|bad|best|worst|fair\w*|unfair\w*|right thing|rude\w*|toxic|proper\w*)\b/i],
    ['absolutes', /\b(always|never|every time|nobody|no one|completely|totally)\b/i],
    [
      'habit of one country',
      /\b(thanksgiving|college|zip code|401k|vacation|HR|PTO|dollars?|bank holiday)\b/i,
    ],
    ['office as the only place', /\b(desk|office|cubicle|laptop|open-plan|water cooler)\b/i],
  ])('respondents read no %s', (_, words) => {
    expect(sentences.filter((text) => words.test(text))).toEqual([]);
  });

  test('no sentence contains two negatives', () => {
    const negative = /\b(not|no|nor|none|never|nothing|nobody|without|neither|un(?:less|like))\b|n't\b/gi;
    expect(sentences.filter((text) => (text.match(negative) ?? []).length > 1)).toEqual([]);
  });

  test('sentences have at most 22 words', () => {
    expect(sentences.filter((text) => text.split(' ').length > 22)).toEqual([]);
  });
});
