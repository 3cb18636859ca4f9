import type { CampaignScores, GroupedCampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { hasTwoForms, isPulse, type SurveyLength } from '../../../domain/campaigns/surveyLength.ts';
import { bandEnd } from '../../../domain/release/sizeBands.ts';
import { everyoneAudience } from '../../../domain/release/visibleCells.ts';
import { limitOf } from '../../../domain/results/limitOf.ts';
import { highestAndLowest } from '../../../domain/scoring/highestAndLowest.ts';
import type { Wording } from '../../../locales/documents.ts';
import type { Block } from '../../pdf/renderReport.ts';
import { fillSentence, formatList, formatPlainList } from './fillSentence.ts';
import { type Dimension, groupName } from './groupName.ts';

type Topic = CampaignScores['topics'][number];
type Score = Pick<Topic, 'answer_percent' | 'low' | 'high' | 'banded'>;

/** Returns the score as published: limited at both ends, so that nothing can be derived about single people. */
export function scoreText({ answer_percent, low, high, banded }: Score, { texts }: Wording): string {
  const { results } = texts;
  if (high) return fillSentence(results.orMore, { value: answer_percent });
  if (low) return fillSentence(results.orLess, { value: answer_percent });
  if (banded) return fillSentence(results.between, { from: answer_percent, to: bandEnd(answer_percent) });
  return String(answer_percent);
}

export function peopleText(band: number, { texts }: Wording): string {
  const { people } = texts.results;
  return people[band as keyof typeof people] ?? people.unknown; // The bands of R9.
}

function byScore(topics: readonly Topic[], { locale }: Wording): Topic[] {
  const { compare } = new Intl.Collator(locale);
  return [...topics].sort((a, b) => b.answer_percent - a.answer_percent || compare(a.topic, b.topic));
}

/**
 * Returns the published results of all respondents together: the overall result first, then the topics and their
 * elements.
 */
export function overallBlocks(
  { overall, topics, audience, length }: CampaignScores,
  wording: Wording,
): Block[] {
  const { culture: words } = wording.texts.reports;
  if (!overall) return [{ kind: 'lead', text: words.nothing }];
  const sorted = byScore(topics, wording);
  const rows = sorted.map((topic) =>
    fillSentence(words.topics.row, { name: topic.topic, score: scoreText(topic, wording) }),
  );
  return [
    ...(audience === everyoneAudience ? [] : [{ kind: 'quiet', text: words.chosen } as const]),
    ...lengthBlocks(length, sorted, wording),
    { kind: 'lead', text: headlineOf(overall, sorted, wording) },
    { kind: 'quiet', text: words.reading },
    { kind: 'heading', text: words.topics.heading },
    {
      kind: 'chart',
      chart: {
        alt: fillSentence(words.topics.alt, { rows: rows.join(' ') }),
        kind: 'bars',
        rows: sorted.map((topic) => ({
          name: topic.topic,
          value: topic.answer_percent,
          valueText: scoreText(topic, wording),
          range: topic.banded ? [topic.answer_percent, bandEnd(topic.answer_percent)] : null,
        })),
      },
    },
    ...sorted.flatMap((topic) => elementBlocks(topic, wording)),
  ];
}

/** Returns notes about a pulse's topics and about the two forms of a short campaign. */
function lengthBlocks(length: SurveyLength, topics: readonly Topic[], wording: Wording): Block[] {
  const { culture: words } = wording.texts.reports;
  const names = formatList(
    topics.map(({ topic }) => topic),
    wording,
  );
  return [
    ...(isPulse(length)
      ? [{ kind: 'quiet', text: fillSentence(words.pulse, { topics: names }) } as const]
      : []),
    ...(hasTwoForms(length) ? [{ kind: 'quiet', text: words.twoForms } as const] : []),
  ];
}

function headlineOf(overall: Score, sorted: readonly Topic[], wording: Wording): string {
  const { culture: words } = wording.texts.reports;
  const score = scoreText(overall, wording);
  const ends = highestAndLowest(sorted);
  const [high, low] = [ends?.high[0], ends?.low[0]];
  if (!ends || !high || !low) return fillSentence(words.headlineOne, { score });
  return fillSentence(words.headline, {
    score,
    high: formatList(
      ends.high.map(({ topic }) => topic),
      wording,
    ),
    highScore: scoreText(high, wording),
    low: formatList(
      ends.low.map(({ topic }) => topic),
      wording,
    ),
    lowScore: scoreText(low, wording),
  });
}

function elementBlocks(topic: Topic, wording: Wording): Block[] {
  const { heading, columns, noMargin } = wording.texts.reports.culture.elements;
  return [
    {
      kind: 'heading',
      text: fillSentence(heading, { topic: topic.topic, score: scoreText(topic, wording) }),
    },
    {
      kind: 'table',
      table: {
        header: [columns.element, columns.score, columns.margin],
        widths: [4, 1.3, 1.3],
        numbersFrom: 1,
        rows: topic.elements.map((element) => [
          element.element,
          scoreText(element, wording),
          element.margin === null ? noMargin : String(element.margin),
        ]),
      },
    },
  ];
}

/**
 * Returns the published groups of one dimension, one row each. Unpublished values have the same text, whatever the
 * reason.
 */
export function groupBlocks(
  dimension: Dimension,
  campaign: GroupedCampaignScores | undefined,
  wording: Wording,
): Block[] {
  const { results, reports } = wording.texts;
  const { culture: words } = reports;
  const heading: Block = {
    kind: 'heading',
    text: fillSentence(words.groups.heading, {
      dimension: results.groups.dimension[dimension].toLowerCase(),
    }),
  };
  const groups = campaign?.groups ?? [];
  const topics = groups[0]?.topics.map(({ topic_id, topic }) => ({ topic_id, topic })) ?? [];
  if (groups.length === 0) return [heading, { kind: 'text', text: words.groups.none }];
  const { group: name, people } = words.groups.columns;
  return [
    heading,
    {
      kind: 'table',
      table: {
        header: [name, people, ...topics.map(({ topic }) => topic)],
        widths: [2.4, 1.5, ...topics.map(() => 1.2)],
        numbersFrom: 2,
        isNarrow: true,
        rows: groups.map(({ members, n_band, topics: scores }) => [
          membersOf(dimension, members, wording),
          peopleText(n_band, wording),
          ...topics.map(({ topic_id }) => {
            const score = scores.find((one) => one.topic_id === topic_id);
            return score ? scoreText(score, wording) : words.notShown;
          }),
        ]),
      },
    },
  ];
}

function membersOf(dimension: Dimension, members: readonly string[], wording: Wording): string {
  const names = formatPlainList(
    members.map((member) => groupName(dimension, member, wording)),
    wording,
  );
  return members.length > 1
    ? fillSentence(wording.texts.reports.culture.groups.joined, { members: names })
    : names;
}

/** Returns how anonymity is protected, with the checksum of the calculation. */
export function anonymityBlocks(campaign: CampaignScores, { texts }: Wording): Block[] {
  const { certificate, k, overall } = campaign;
  if (!certificate) return [];
  const { culture: words } = texts.reports;
  const banded: Block[] = overall?.banded ? [{ kind: 'text', text: texts.results.certificate.banded }] : [];
  const limit = limitOf(campaign);
  const audience: Block[] = limit ? [{ kind: 'text', text: texts.results.limited[limit] }] : [];
  return [
    { kind: 'heading', text: words.proof.heading },
    { kind: 'text', text: fillSentence(words.proof.text, { k }) },
    ...banded,
    ...audience,
    { kind: 'facts', facts: [[words.proof.certificate, String(certificate.hash)]] },
  ];
}
