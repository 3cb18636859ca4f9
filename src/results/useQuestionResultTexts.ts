import { useTranslate } from 'react-admin';
import type { SupplementalResult } from '../../contract/v2/supplementalShapes.ts';
import { useFormat } from '../kit/useFormat.ts';
import { mostCommonLine, type ShareLine, shareLines } from './shareLines.ts';
import { useResultTexts } from './useResultTexts.ts';

interface QuestionResultTexts {
  readonly lines: readonly ShareLine[];
  /** The finding. */
  readonly title: string;
  /** How the numbers came about. */
  readonly why: string;
  /** Options that are left out; null if there are none. */
  readonly notShown: string | null;
  /** The rows of the table and the exported file. */
  readonly rows: readonly (readonly [name: string, value: string | number])[];
}

/** The texts of a custom question's results. */
export function useQuestionResultTexts(question: SupplementalResult): QuestionResultTexts {
  const translate = useTranslate();
  const format = useFormat();
  const { list } = useResultTexts();
  const words = (name: string, params?: object) => translate(`published.shares.${name}`, params);
  const lines = shareLines(question, { translate, list });
  const hidden = question.not_shown ?? [];
  const points = (value: number) => format.number(value, { signDisplay: 'exceptZero' });
  const { enps } = question;
  const enpsParams = enps && { score: points(enps.score), from: points(enps.from), to: points(enps.to) };

  function title(): string {
    const text = question.question;
    if (enpsParams) return words('enpsTitle', { question: text, score: enpsParams.score });
    const most = question.kind === 'enps' ? null : mostCommonLine(lines);
    return most
      ? words('title', { question: text, answer: most.name, percent: most.percent })
      : words('none', { question: text });
  }

  function why(): string {
    if (enpsParams) return words('whyEnps', enpsParams);
    if (question.kind === 'enps') return words('whyNoEnps');
    return words(question.kind === 'multiple' ? 'whyMultiple' : 'why');
  }

  return {
    lines,
    title: title(),
    why: why(),
    notShown: hidden.length === 0 ? null : words('optionsNotShown', { options: list(hidden) }),
    rows: [
      ...lines.map(({ name, cell }) => [name, cell] as const),
      ...hidden.map((name) => [name, words('notShown')] as const),
      // Numbers, because a spreadsheet would take a text that starts with a sign for a formula.
      ...(enps
        ? ([
            [words('enps'), enps.score],
            [words('enpsFrom'), enps.from],
            [words('enpsTo'), enps.to],
          ] as const)
        : []),
    ],
  };
}
