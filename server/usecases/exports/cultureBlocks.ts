import type { GroupedCampaign, WholeCampaign } from '../../../contract/v2/microsurveyResults.ts';
import { bandEnd } from '../../../domain/release/sizeBands.ts';
import { everyoneAudience } from '../../../domain/release/visibleCells.ts';
import { extremes } from '../../../domain/scoring/extremes.ts';
import { reports } from '../../../locales/en/reports.ts';
import { results } from '../../../locales/en/results.ts';
import type { Block } from '../../pdf/layOut.ts';
import { type Dimension, groupName } from './groupNames.ts';
import { fillSentence } from './say.ts';

const { culture: words } = reports;

type Topic = WholeCampaign['topics'][number];
type Score = Pick<Topic, 'answer_percent' | 'low' | 'high' | 'banded'>;

/** The score as published: limited at both ends, so that nothing can be derived about single people. */
export function scoreText({ answer_percent, low, high, banded }: Score): string {
  if (high) return fillSentence(results.orMore, { value: answer_percent });
  if (low) return fillSentence(results.orLess, { value: answer_percent });
  if (banded) return fillSentence(results.between, { from: answer_percent, to: bandEnd(answer_percent) });
  return String(answer_percent);
}

export const peopleText = (band: number): string =>
  results.people[band as keyof typeof results.people] ?? results.people.unknown; // the bands of R9

const byScore = (topics: readonly Topic[]) =>
  [...topics].sort((a, b) => b.answer_percent - a.answer_percent || a.topic.localeCompare(b.topic));

/** The published results of all respondents together: the overall result first, then the topics and their elements. */
export function overallBlocks({ overall, topics, asked: audience }: WholeCampaign): Block[] {
  if (!overall) return [{ kind: 'lead', text: words.nothing }];
  const sorted = byScore(topics);
  const rows = sorted.map((topic) =>
    fillSentence(words.topics.row, { name: topic.topic, score: scoreText(topic) }),
  );
  return [
    ...(audience === everyoneAudience ? [] : [{ kind: 'quiet', text: words.chosen } as const]),
    { kind: 'lead', text: headlineOf(overall, sorted) },
    { kind: 'heading', text: words.topics.heading },
    {
      kind: 'chart',
      chart: {
        alt: fillSentence(words.topics.alt, { rows: rows.join(' ') }),
        kind: 'bars',
        rows: sorted.map((topic) => ({
          name: topic.topic,
          value: topic.answer_percent,
          shown: scoreText(topic),
          range: topic.banded ? [topic.answer_percent, bandEnd(topic.answer_percent)] : null,
        })),
      },
    },
    ...sorted.flatMap(elementBlocks),
  ];
}

function headlineOf(overall: Score, sorted: readonly Topic[]): string {
  const score = scoreText(overall);
  const ends = extremes(sorted);
  const [high, low] = [ends?.high[0], ends?.low[0]];
  if (!ends || !high || !low) return fillSentence(words.headlineOne, { score });
  return fillSentence(words.headline, {
    score,
    high: ends.high.map(({ topic }) => topic).join(reports.list),
    highScore: scoreText(high),
    low: ends.low.map(({ topic }) => topic).join(reports.list),
    lowScore: scoreText(low),
  });
}

function elementBlocks(topic: Topic): Block[] {
  const { heading, columns, noMargin } = words.elements;
  return [
    { kind: 'heading', text: fillSentence(heading, { topic: topic.topic, score: scoreText(topic) }) },
    {
      kind: 'table',
      table: {
        header: [columns.element, columns.score, columns.margin],
        widths: [4, 1.3, 1.3],
        numbersFrom: 1,
        rows: topic.elements.map((element) => [
          element.element,
          scoreText(element),
          element.margin === null ? noMargin : String(element.margin),
        ]),
      },
    },
  ];
}

/** The published groups of one dimension, one row each. Unpublished values have the same text, whatever the reason. */
export function groupBlocks(dimension: Dimension, campaign: GroupedCampaign | undefined): Block[] {
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
          membersOf(dimension, members),
          peopleText(n_band),
          ...topics.map(({ topic_id }) => {
            const score = scores.find((one) => one.topic_id === topic_id);
            return score ? scoreText(score) : words.notShown;
          }),
        ]),
      },
    },
  ];
}

function membersOf(dimension: Dimension, members: readonly string[]): string {
  const names = members.map((member) => groupName(dimension, member)).join(reports.list);
  return members.length > 1 ? fillSentence(words.groups.joined, { members: names }) : names;
}

/** How anonymity is protected, with the checksum of the calculation. */
export function anonymityBlocks({ certificate, k, overall }: WholeCampaign): Block[] {
  if (!certificate) return [];
  const banded: Block[] = overall?.banded ? [{ kind: 'text', text: results.certificate.banded }] : [];
  return [
    { kind: 'heading', text: words.proof.heading },
    { kind: 'text', text: fillSentence(words.proof.text, { k }) },
    ...banded,
    { kind: 'facts', facts: [[words.proof.certificate, String(certificate.hash)]] },
  ];
}
