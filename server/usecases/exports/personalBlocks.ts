import type { OwnScore, OwnScoreChange } from '../../../contract/v2/personalScores.ts';
import type { Wording } from '../../../locales/documents.ts';
import type { Block } from '../../pdf/renderReport.ts';
import { fillSentence, formatList } from './fillSentence.ts';
import { chartRows, percentileText, type ReportedProfile, rangeText, sortByValue } from './profileRows.ts';
import { raterBlocks } from './raterBlocks.ts';

/** Returns the content for one of the person's own profiles; `main` is null if there is none. */
export function personalBlocks(reported: ReportedProfile, main: OwnScore | null, wording: Wording): Block[] {
  const { personal: words } = wording.texts.reports;
  if (!main) return [{ kind: 'lead', text: words.none }];
  if (main.outcome !== 'profiled') {
    return [
      { kind: 'lead', text: words.outcomes[main.outcome] },
      ...raterBlocks(reported, main, wording),
      ...aboutBlocks(wording),
    ];
  }
  return [
    ...headlineOf(main, wording).map((text): Block => ({ kind: 'lead', text })),
    ...(main.kind === 'ipsative' ? [{ kind: 'text', text: words.relative } as const] : []),
    ...profileBlocks(main, wording),
    ...domainBlocks(main, wording),
    ...raterBlocks(reported, main, wording),
    ...changeBlocks(
      reported.changes.find(({ score_id }) => score_id === main.id),
      wording,
    ),
    ...aboutBlocks(wording),
  ];
}

function headlineOf({ metrics }: OwnScore, wording: Wording): string[] {
  const { personal: words } = wording.texts.reports;
  const named = (word: string) =>
    formatList(
      metrics
        .filter(({ beside_others }) => beside_others === word)
        .map(({ metric }) => wording.texts.metrics.names[metric]),
      wording,
    );
  const high = named('higher');
  const low = named('lower');
  if (high === '' && low === '') return [words.headline.even];
  return [
    ...(high === '' ? [] : [fillSentence(words.headline.high, { metrics: high })]),
    ...(low === '' ? [] : [fillSentence(words.headline.low, { metrics: low })]),
  ];
}

const shareText = (value: number | null) => (value === null ? '' : value.toFixed(2).replace(/^0/, ''));

function profileBlocks({ metrics }: OwnScore, wording: Wording): Block[] {
  const { texts } = wording;
  const { columns, beside: comparisons, heading, text, alt, row } = texts.reports.personal.profile;
  const rows = sortByValue(metrics)
    .map(({ metric, value, low, high }) =>
      fillSentence(row, {
        name: texts.metrics.names[metric],
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
      chart: {
        alt: fillSentence(alt, { rows }),
        kind: 'points',
        rows: chartRows(metrics, () => null, wording),
      },
    },
    { kind: 'quiet', text },
    {
      kind: 'table',
      table: {
        header: [columns.metric, columns.beside, columns.value, columns.range, columns.reliability],
        widths: [3, 2.4, 1, 1.6, 1.4],
        numbersFrom: 2,
        rows: sortByValue(metrics).map(({ metric, value, low, high, reliability, beside_others }) => [
          texts.metrics.names[metric],
          beside_others === null ? '' : comparisons[beside_others],
          percentileText(value),
          rangeText({ low, high }),
          shareText(reliability),
        ]),
      },
    },
  ];
}

function domainBlocks({ domains }: OwnScore, { texts }: Wording): Block[] {
  if (domains.length === 0) return [];
  const { personal: words } = texts.reports;
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
          texts.metrics.domains[domain],
          comparisons[beside_others],
          percentileText(value),
          rangeText({ low, high }),
        ]),
      },
    },
  ];
}

function changeBlocks(change: OwnScoreChange | undefined, { texts }: Wording): Block[] {
  if (!change) return [];
  const { personal: words } = texts.reports;
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
          texts.metrics.names[metric],
          changeWords[word],
          percentileText(before),
          percentileText(after),
        ]),
      },
    },
  ];
}

function aboutBlocks({ texts }: Wording): readonly Block[] {
  const { about } = texts.reports.personal;
  return [
    { kind: 'heading', text: about.heading },
    { kind: 'points', texts: about.texts },
  ];
}
