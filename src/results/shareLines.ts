import type { SupplementalResult } from '../../contract/v2/supplementalShapes.ts';
import { enpsGroupOf } from '../../domain/comments/scaleGroups.ts';
import { isScale, scaleSteps } from '../../domain/questions/answerKinds.ts';

type Translate = (key: string, words?: Readonly<Record<string, string | number>>) => string;

export interface ShareLine {
  readonly name: string;
  readonly percent: number;
  /** The share as text, such as "25%" or "5% or less". */
  readonly text: string;
  /** The share for a table: a number where it is exact, so that a spreadsheet can calculate with it. */
  readonly cell: string | number;
}

interface Words {
  readonly translate: Translate;
  readonly list: (names: readonly string[]) => string;
}

/** The lines of a question: scale steps with both ends labeled, eNPS groups by name, merged options as a list. */
export function shareLines(question: SupplementalResult, { translate, list }: Words): readonly ShareLine[] {
  return question.shares.map(({ steps, options, percent, low, high }) => {
    const text = translate(`published.shares.${boundOf(low, high)}`, { percent });
    return {
      name: isScale(question.kind) ? stepsText(question, steps, translate) : list(options),
      percent,
      text,
      cell: low || high ? text : percent,
    };
  });
}

function boundOf(low: boolean, high: boolean): string {
  if (low) return 'orLess';
  return high ? 'orMore' : 'exactly';
}

function stepsText(question: SupplementalResult, steps: readonly number[], translate: Translate): string {
  const group = question.kind === 'enps' ? enpsGroupOf(steps) : null;
  if (group) return translate(`published.shares.groups.${group}`);
  const scale = scaleSteps(question);
  const [first = 1, last = first] = [steps[0], steps.at(-1)];
  const named = (step: number) => {
    const end = step === scale[0] ? question.low : step === scale.at(-1) ? question.high : '';
    return end
      ? translate('published.shares.lowest', { step, end })
      : translate('published.shares.step', { step });
  };
  return first === last
    ? named(first)
    : translate('published.shares.steps', { first: named(first), last: named(last) });
}

/** The most common line; null when two are equal. */
export function mostCommonLine(lines: readonly ShareLine[]): ShareLine | null {
  const [first, second] = [...lines].sort((a, b) => b.percent - a.percent);
  return first && first.percent > (second?.percent ?? 0) ? first : null;
}
