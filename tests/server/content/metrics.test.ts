import { describe, expect, test } from 'vitest';
import { metricKinds } from '../../../domain/metrics/metricKinds.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { validateBlock } from '../../../domain/questions/questionBlock.ts';
import { withTargetName } from '../../../domain/survey/withTargetName.ts';
import { blocks } from '../../../server/content/metrics/blocks.ts';
import { type MetricQuestion, metricQuestions } from '../../../server/content/metrics/forms.ts';
import type { StatementContent } from '../../../server/content/metrics/statementContent.ts';
import { statements } from '../../../server/content/metrics/statements.ts';

const contents: readonly StatementContent[] = metrics.flatMap((metric) => [...statements[metric]]);
const reversed = contents.filter(({ key }) => key === -1);
const formOf = (kind: (typeof metricKinds)[number]) => metricQuestions.filter((one) => one.kind === kind);
const textsOf = ({ statements: four }: MetricQuestion) => four.map(({ text }) => text);
const wordings = metricKinds.map((kind) => formOf(kind).flatMap(textsOf));
const [selfTexts = [], raterTexts = [], applicantTexts = []] = wordings;
const everyText = wordings.flat();
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const metricOf = (code: string) => code.replace(/_\d+$/, '');

describe('the blocks of statements', () => {
  test('contain each metric’s twelve statements once, with codes derived from the metric', () => {
    for (const metric of metrics) {
      expect(statements[metric].map(({ code }) => code)).toEqual(
        Array.from({ length: 12 }, (_, at) => `${metric}_${at + 1}`),
      );
    }
    expect(blocks).toHaveLength(36);
    expect([...blocks.flat()].sort()).toEqual(contents.map(({ code }) => code).sort());
  });

  test('have four statements of four metrics', () => {
    for (const block of blocks) expect(new Set(block.map(metricOf)).size).toBe(4);
  });

  test('pair every two metrics three or four times', () => {
    for (const [at, one] of metrics.entries()) {
      for (const other of metrics.slice(at + 1)) {
        const shared = blocks.filter((block) => {
          const four = block.map(metricOf);
          return four.includes(one) && four.includes(other);
        });
        expect([3, 4], `${one} and ${other}`).toContain(shared.length);
      }
    }
  });

  test('share at most one metric with their neighbors', () => {
    const shared = blocks.slice(1).map((block, at) => {
      const before = blocks[at]?.map(metricOf) ?? [];
      return block.map(metricOf).filter((metric) => before.includes(metric)).length;
    });
    expect(Math.max(...shared)).toBe(1);
  });

  test('balance the positions of metrics and of reversed statements', () => {
    const turned = new Set(reversed.map(({ code }) => code));
    for (const position of [0, 1, 2, 3] as const) {
      const there = blocks.map((block) => block[position]);
      for (const metric of metrics) {
        expect(Math.abs(there.filter((code) => metricOf(code) === metric).length - 3)).toBeLessThan(2);
      }
      expect(Math.abs(there.filter((code) => turned.has(code)).length - 10.75)).toBeLessThan(2);
    }
  });
});

describe('reversed statements', () => {
  test('are three or four of the twelve of each metric, 30% in total', () => {
    for (const metric of metrics) {
      expect([3, 4]).toContain(reversed.filter(({ code }) => metricOf(code) === metric).length);
    }
    expect(reversed.length / contents.length).toBeCloseTo(0.3, 2);
  });

  test('are at most two in a block, and absent from some blocks', () => {
    const counts = formOf('s').map(({ statements: four }) => four.filter(({ key }) => key === -1).length);
    expect(Math.max(...counts)).toBe(2);
    expect(Math.min(...counts)).toBe(0);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(24);
  });

  test('are the same for raters, and absent for applicants, who have other wordings', () => {
    const keysOf = (kind: 's' | 'r' | 'h') =>
      formOf(kind).map(({ statements: four }) => four.map(({ key }) => key));
    expect(keysOf('r')).toEqual(keysOf('s'));
    expect(new Set(keysOf('h').flat())).toEqual(new Set([1]));
    for (const { self, applicant } of reversed) expect(applicant).not.toBe(self);
  });
});

describe('the wording of the personal metrics', () => {
  test('passes the rules for a question in every form', () => {
    expect(metricQuestions.filter((question) => validateBlock(question).length > 0)).toEqual([]);
    expect(repeated(metricQuestions.map(({ code }) => code))).toEqual([]);
  });

  test('repeats no statement within a form', () => {
    for (const texts of wordings) expect(repeated(texts.map((text) => text.toLowerCase()))).toEqual([]);
  });

  test('has statements of 35 to 75 characters, of similar length within a block', () => {
    for (const question of metricQuestions) {
      const lengths = textsOf(question).map((text) => withTargetName(text, 'Alexa').length);
      expect(Math.min(...lengths), question.code).toBeGreaterThanOrEqual(35);
      expect(Math.max(...lengths), question.code).toBeLessThanOrEqual(75);
      expect(1 - Math.min(...lengths) / Math.max(...lengths), question.code).toBeLessThanOrEqual(0.2);
    }
  });

  test('starts each statement for raters with the first name, and uses it nowhere else', () => {
    expect(raterTexts.filter((text) => !/^\{targetFirstName\} [a-z][^{]*$/.test(text))).toEqual([]);
    expect([...selfTexts, ...applicantTexts].filter((text) => !/^I [a-z][^{]*$/.test(text))).toEqual([]);
    for (const { kind, text } of metricQuestions) {
      expect(text.includes('{targetFirstName}')).toBe(kind === 'r');
    }
  });

  test('is neutral in gender and in the third person for raters', () => {
    expect(raterTexts.filter((text) => /\b(he|she|him|her|his|hers|I|me|my|mine)\b/.test(text))).toEqual([]);
  });

  test('has statements of at most twelve words without a final full stop', () => {
    expect(everyText.filter((text) => !/[a-z]$/.test(text))).toEqual([]);
    expect(everyText.filter((text) => text.split(' ').length > 12)).toEqual([]);
  });

  test.each([
    ['absolutes', /\b(always|never|every time|nobody|no one|completely|totally)\b/i],
    ['words that judge', /\b(good|bad|best|worst|fair\w*|unfair\w*|proper\w*|honest\w*|rude\w*)\b/i],
    ['trade jargon', /\b(bias\w*|inclusi\w*|divers\w*|stakeholder\w*|empower\w*|mindset|proactive\w*)\b/i],
    ['office as the only place', /\b(desk|office|cubicle|laptop)\b/i],
  ])('contains no %s', (_, words) => {
    expect(everyText.filter((text) => words.test(text))).toEqual([]);
  });
});
