import type { OwnScore, SelfAndOthersScore } from '../../../contract/v2/personalScores.ts';
import type { RaterCountBand } from '../../../domain/scoring/raters/raterCountBand.ts';
import type { DocumentTexts, Wording } from '../../../locales/documents.ts';
import type { Block } from '../../pdf/renderReport.ts';
import { fillSentence } from './fillSentence.ts';
import { chartRows, percentileText, type ReportedProfile, sortByValue } from './profileRows.ts';

type GroupName = keyof DocumentTexts['reports']['personal']['groups']['names'];

/** Returns how each rater group of the same campaign rates the person, compared with their own profile. */
export function raterBlocks(
  { scores, self_and_others }: ReportedProfile,
  main: OwnScore,
  wording: Wording,
): Block[] {
  const ofCampaign = scores.filter(
    ({ subject, campaign }) => subject === 'raters' && campaign !== null && campaign.id === main.campaign?.id,
  );
  const shown = ofCampaign.flatMap((group) => groupBlocks(group, main, self_and_others, wording));
  if (shown.length === 0) return [];
  const { normal, allCount } = wording.texts.reports.personal.groups;
  const isEveryoneCounted = ofCampaign.some(({ is_everyone_counted }) => is_everyone_counted);
  return [...shown, ...[normal, ...(isEveryoneCounted ? [allCount] : [])].map(textBlock)];
}

const textBlock = (text: string): Block => ({ kind: 'text', text });

function groupBlocks(
  group: OwnScore,
  main: OwnScore,
  compared: readonly SelfAndOthersScore[],
  wording: Wording,
): Block[] {
  const { groups: words } = wording.texts.reports.personal;
  const name = words.names[(group.rater_group ?? 'all_others') as GroupName]; // Scores exist for these groups only.
  const heading: Block = { kind: 'heading', text: fillSentence(words.heading, { group: name }) };
  if (group.outcome !== 'profiled') return [heading, { kind: 'text', text: words.noProfile }];
  const ownValueOf = (metric: string) => main.metrics.find((one) => one.metric === metric)?.value ?? null;
  const comparison = compared.find(
    ({ campaign_id, rater_group }) => campaign_id === main.campaign?.id && rater_group === group.rater_group,
  );
  const raters = words.raters[(group.raters ?? 1) as RaterCountBand]; // Scores are reported in these bands.
  return [
    heading,
    {
      kind: 'chart',
      chart: {
        alt: altOf(group, name, ownValueOf, wording),
        kind: 'points',
        rows: chartRows(group.metrics, ownValueOf, wording),
      },
    },
    { kind: 'quiet', text: fillSentence(words.text, { raters }) },
    ...reliabilityOf(group, words.reliability),
    ...(comparison ? [tableOf(group, comparison, ownValueOf, wording)] : []),
  ];
}

function reliabilityOf({ rater_reliability: reliability }: OwnScore, sentence: string): Block[] {
  if (!reliability) return [];
  const facts = { reliability: reliability.value.toFixed(2), more: reliability.with_two_more.toFixed(2) };
  return [{ kind: 'quiet', text: fillSentence(sentence, facts) }];
}

function altOf(
  group: OwnScore,
  name: string,
  ownValueOf: (metric: string) => number | null,
  { texts }: Wording,
): string {
  const { groups: words } = texts.reports.personal;
  const rows = group.metrics.map(({ metric, value, low, high }) => {
    const own = ownValueOf(metric);
    const facts = {
      name: texts.metrics.names[metric],
      value: percentileText(value),
      low: percentileText(low),
      high: percentileText(high),
    };
    return own === null
      ? fillSentence(words.rowAlone, facts)
      : fillSentence(words.row, { ...facts, own: percentileText(own) });
  });
  return fillSentence(words.alt, { group: name, rows: rows.join(' ') });
}

function tableOf(
  group: OwnScore,
  comparison: SelfAndOthersScore,
  ownValueOf: (metric: string) => number | null,
  { texts }: Wording,
): Block {
  const { groups: words, profile } = texts.reports.personal;
  return {
    kind: 'table',
    table: {
      header: [
        profile.columns.metric,
        words.columns.word,
        words.columns.johari,
        words.columns.own,
        words.columns.others,
      ],
      widths: [2.6, 2.6, 2.6, 0.8, 0.9],
      numbersFrom: 3,
      rows: sortByValue(group.metrics).map(({ metric, value }) => {
        const compared = comparison.metrics.find((one) => one.metric === metric);
        return [
          texts.metrics.names[metric],
          compared ? words.words[compared.word] : '',
          compared ? words.johari[compared.johari] : '',
          percentileText(ownValueOf(metric)),
          percentileText(value),
        ];
      }),
    },
  };
}
