import type { OwnChange, OwnScore } from '../../../contract/v2/assessments.ts';
import { metrics as metricWords } from '../../../locales/en/metrics.ts';
import { reports } from '../../../locales/en/reports.ts';
import type { Block } from '../../pdf/layOut.ts';
import { byValue, chartRows, percentileText, type ReportedProfile, rangeText } from './profileRows.ts';
import { raterBlocks } from './raterBlocks.ts';
import { fillSentence } from './say.ts';

const { personal: words } = reports;

/** The content for one of the person's own profiles; `main` is null if there is none. */
export function personalBlocks(reported: ReportedProfile, main: OwnScore | null): Block[] {
  if (!main) return [{ kind: 'lead', text: words.none }];
  if (main.outcome !== 'profiled') {
    return [
      { kind: 'lead', text: words.outcomes[main.outcome] },
      ...raterBlocks(reported, main),
      ...aboutBlocks,
    ];
  }
  return [
    ...headlineOf(main).map((text): Block => ({ kind: 'lead', text })),
    ...(main.kind === 'ipsative' ? [{ kind: 'text', text: words.relative } as const] : []),
    ...profileBlocks(main),
    ...domainBlocks(main),
    ...raterBlocks(reported, main),
    ...changeBlocks(reported.changes.find(({ score_id }) => score_id === main.id)),
    ...aboutBlocks,
  ];
}

function headlineOf({ metrics }: OwnScore): string[] {
  const named = (word: string) =>
    metrics
      .filter(({ beside_others }) => beside_others === word)
      .map(({ metric }) => metricWords.names[metric])
      .join(reports.list);
  const high = named('higher');
  const low = named('lower');
  if (high === '' && low === '') return [words.headline.even];
  return [
    ...(high === '' ? [] : [fillSentence(words.headline.high, { metrics: high })]),
    ...(low === '' ? [] : [fillSentence(words.headline.low, { metrics: low })]),
  ];
}

const shareText = (value: number | null) => (value === null ? '' : value.toFixed(2).replace(/^0/, ''));

function profileBlocks({ metrics }: OwnScore): Block[] {
  const { columns, beside: comparisons, heading, text, alt, row } = words.profile;
  const rows = byValue(metrics)
    .map(({ metric, value, low, high }) =>
      fillSentence(row, {
        name: metricWords.names[metric],
        value: percentileText(value),
        low: percentileText(low),
        high: percentileText(high),
      }),
    )
    .join(' ');
  return [
    { kind: 'heading', text: heading },
    {
      kind: 'chart',
      chart: { alt: fillSentence(alt, { rows }), kind: 'points', rows: chartRows(metrics, () => null) },
    },
    { kind: 'quiet', text },
    {
      kind: 'table',
      table: {
        header: [columns.metric, columns.beside, columns.value, columns.range, columns.reliability],
        widths: [3, 2.4, 1, 1.6, 1.4],
        numbersFrom: 2,
        rows: byValue(metrics).map(({ metric, value, low, high, reliability, beside_others }) => [
          metricWords.names[metric],
          beside_others === null ? '' : comparisons[beside_others],
          percentileText(value),
          rangeText({ low, high }),
          shareText(reliability),
        ]),
      },
    },
  ];
}

function domainBlocks({ domains }: OwnScore): Block[] {
  if (domains.length === 0) return [];
  const { columns, beside: comparisons } = words.profile;
  return [
    { kind: 'heading', text: words.domains.heading },
    {
      kind: 'table',
      table: {
        header: [words.domains.domain, columns.beside, columns.value, columns.range],
        widths: [3, 2.4, 1, 1.6],
        numbersFrom: 2,
        rows: domains.map(({ domain, value, low, high, beside_others }) => [
          metricWords.domains[domain],
          comparisons[beside_others],
          percentileText(value),
          rangeText({ low, high }),
        ]),
      },
    },
  ];
}

function changeBlocks(change: OwnChange | undefined): Block[] {
  if (!change) return [];
  const { heading, columns, words: changeWords, obstacles } = words.changes;
  if (change.obstacle !== null) {
    return [
      { kind: 'heading', text: heading },
      { kind: 'text', text: obstacles[change.obstacle] },
    ];
  }
  return [
    { kind: 'heading', text: heading },
    {
      kind: 'table',
      table: {
        header: [words.profile.columns.metric, columns.word, columns.before, columns.after],
        widths: [3, 2.4, 1, 1],
        numbersFrom: 2,
        rows: change.metrics.map(({ metric, before, after, word }) => [
          metricWords.names[metric],
          changeWords[word],
          percentileText(before),
          percentileText(after),
        ]),
      },
    },
  ];
}

const aboutBlocks: readonly Block[] = [
  { kind: 'heading', text: words.about.heading },
  { kind: 'points', texts: words.about.texts },
];
