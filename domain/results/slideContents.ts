import { sortElements } from '../scoring/benchmarkScores.ts';
import { hasSameElements } from '../scoring/compareScores.ts';
import { highestAndLowest } from '../scoring/highestAndLowest.ts';
import { hasOtherTopics, sortTopicsByScore } from './campaignChanges.ts';
import { groupGap } from './groupGaps.ts';
import { type HeadlineSentences, headlineSentences } from './headlineSentences.ts';
import type { ResultElement, ResultScore, ResultTopic } from './publishedCampaign.ts';
import {
  commonTopics,
  type ResultSlide,
  resultSlides,
  type SignificantMove,
  type SlideInput,
} from './resultSlides.ts';
import {
  earlierCampaignText,
  groupLabel,
  isExactScore,
  type ResultWords,
  scoreText,
  shortList,
} from './resultTexts.ts';

/** One bar of a slide. */
export interface SlideRow {
  readonly name: string;
  readonly score: ResultScore;
  /** The number of people behind the score, if it isn't that of the campaign. */
  readonly people: string | null;
  /** The score to compare with. */
  readonly reference: ResultScore | null;
}

/** The content of one slide in the reader's language. */
export interface SlideContent {
  readonly kind: ResultSlide['kind'];
  /** The finding. */
  readonly title: string;
  readonly text: string;
  readonly rows: readonly SlideRow[];
  /** What the references are, such as the earlier quarter or the company average; null without any. */
  readonly referenceName: string | null;
  /** The number of people and the date of the results. */
  readonly about: string;
  /** What the margins mean, or why there are none. */
  readonly margins: string;
}

/** The number of differences on one slide; the rest are counted. */
export const maxGapsOnSlide = 8;

interface Context extends SlideInput {
  readonly words: ResultWords;
  readonly headline: HeadlineSentences;
}

type GroupsSlide = Extract<ResultSlide, { kind: 'groups' }>;
type NextSlide = Extract<ResultSlide, { kind: 'next' }>;
type Finding = Pick<SlideContent, 'title' | 'text' | 'rows' | 'referenceName'>;

/** The slides of a presentation with their sentences. Empty without an overall result. */
export function slideContents(input: SlideInput, words: ResultWords): readonly SlideContent[] {
  const headline = headlineSentences(input, words);
  if (!headline) return [];
  const { n_band, quarter, closed_on } = input.campaign;
  const about = words.translate('results.about', {
    people: words.translate(`results.people.${n_band ?? 'unknown'}`),
    quarter: words.translate('results.quarter', { ...quarter }),
    day: words.day(closed_on),
  });
  return resultSlides(input).map((slide) => {
    const finding = findingOf(slide, { ...input, words, headline });
    return { kind: slide.kind, ...finding, about, margins: marginText(finding.rows, words) };
  });
}

function findingOf(slide: ResultSlide, context: Context): Finding {
  const { words } = context;
  switch (slide.kind) {
    case 'headline':
      return headlineFinding(context);
    case 'topics':
      return topicsFinding(context);
    case 'strongest':
    case 'weakest':
      return extremeFinding(slide.kind, slide.topics, words);
    case 'changes':
      return changesFinding(slide.moves, context);
    case 'groups':
      return groupsFinding(slide, context);
    case 'next':
      return nextFinding(slide, context);
  }
}

const row = (
  name: string,
  score: ResultScore,
  more: Partial<Pick<SlideRow, 'people' | 'reference'>> = {},
): SlideRow => ({ name, score, people: null, reference: null, ...more });

const beforeName = ({ campaign, before, words }: Context) =>
  before && earlierCampaignText(before, campaign.quarter, words);

function headlineFinding(context: Context): Finding {
  const { campaign, before, words, headline } = context;
  const reference = before && !hasOtherTopics(campaign, before) ? before.overall : null;
  return {
    title: headline.score,
    text: headline.change,
    rows: campaign.overall ? [row(words.translate('results.overall'), campaign.overall, { reference })] : [],
    referenceName: reference && beforeName(context),
  };
}

const topicRows = (topics: readonly ResultTopic[]) => topics.map((topic) => row(topic.topic, topic));

function topicsFinding({ campaign, words }: Context): Finding {
  const topics = sortTopicsByScore(campaign.topics);
  const ends = highestAndLowest(topics);
  const namesOf = (some: readonly ResultTopic[]) =>
    shortList(
      some.map(({ topic }) => topic),
      words,
    );
  return {
    title: ends
      ? words.translate(ends.high.length > 1 ? 'results.topics.titleMany' : 'results.topics.title', {
          high: namesOf(ends.high),
          low: namesOf(ends.low),
        })
      : words.translate('results.topics.titleOne'),
    text: '',
    rows: topicRows(topics),
    referenceName: null,
  };
}

function extremeFinding(
  kind: 'strongest' | 'weakest',
  topics: readonly ResultTopic[],
  words: ResultWords,
): Finding {
  const [first, ...others] = topics;
  const score = first ? scoreText(first, words) : '';
  if (!first || others.length > 0) {
    const names = shortList(
      topics.map(({ topic }) => topic),
      words,
    );
    return {
      title: words.translate(`slides.${kind}.many`, { topics: names, score }),
      text: '',
      rows: topicRows(topics),
      referenceName: null,
    };
  }
  return {
    title: words.translate(`slides.${kind}.one`, { topic: first.topic, score }),
    text: elementSentence(first, words),
    rows: sortElements(first.elements).map((element) => row(element.element, element)),
    referenceName: null,
  };
}

function elementSentence({ topic, elements }: ResultTopic, words: ResultWords): string {
  const ends = highestAndLowest(sortElements(elements));
  if (!ends) return words.translate('results.elements.titleOne', { topic });
  const namesOf = (some: readonly ResultElement[]) =>
    shortList(
      some.map(({ element }) => element),
      words,
    );
  return words.translate(ends.high.length > 1 ? 'results.elements.titleMany' : 'results.elements.title', {
    topic,
    high: namesOf(ends.high),
    low: namesOf(ends.low),
  });
}

/** The moves; all common topics if there are none. Scores over different elements aren't put side by side. */
function changesFinding(moves: readonly SignificantMove[], context: Context): Finding {
  const { campaign, before, words, headline } = context;
  const shown = moves.length > 0 || !before ? moves : commonTopics(campaign, before);
  const quarter = beforeName(context) ?? '';
  const sentences = (['up', 'down'] as const).flatMap((way) => {
    const names = moves.filter(({ word }) => word === way).map(({ to }) => to.topic);
    if (names.length === 0) return [];
    return words.translate(`results.headline.topics.${way}`, { quarter, topics: shortList(names, words) });
  });
  const rows = shown.map(({ from, to }) =>
    row(to.topic, to, { reference: hasSameElements(from, to) ? from : null }),
  );
  return {
    title: sentences.length > 0 ? sentences.join(' ') : headline.topics,
    text: '',
    rows,
    referenceName: rows.some(({ reference }) => reference) ? beforeName(context) : null,
  };
}

function groupsFinding({ dimension, groups, gaps }: GroupsSlide, { words }: Context): Finding {
  const nameOf = (at: number) =>
    groupLabel(
      (groups[at]?.members ?? []).map((member) => words.member(dimension, member)),
      words,
    );
  const [furthest] = gaps;
  const distance = furthest ? groupGap(furthest) : 0;
  const hidden = gaps.length - maxGapsOnSlide;
  return {
    title: words.translate(distance > 0 ? 'results.groups.furthest.above' : 'results.groups.furthest.below', {
      dimension: words.translate(`results.groups.dimension.${dimension}`),
      group: furthest ? nameOf(furthest.at) : '',
      topic: furthest?.own.topic ?? '',
      smart_count: Math.abs(distance),
    }),
    text: [
      words.translate('slides.groups.text'),
      ...(hidden > 0 ? [words.translate('slides.groups.more', { smart_count: hidden })] : []),
    ].join(' '),
    rows: gaps.slice(0, maxGapsOnSlide).map(({ at, own, average }) =>
      row(words.translate('slides.groups.row', { group: nameOf(at), topic: own.topic }), own, {
        people: words.translate(`results.people.${own.n_band}`),
        reference: average,
      }),
    ),
    referenceName: words.translate('results.groups.everybody'),
  };
}

function nextFinding({ topic, reason }: NextSlide, context: Context): Finding {
  const { before, words } = context;
  const from = before?.topics.find(({ topic_id }) => topic_id === topic.topic_id) ?? null;
  const why = words.translate(`slides.next.${reason.kind}.${reason.isBeyondChance ? 'clear' : 'chance'}`, {
    topic: topic.topic,
    score: scoreText(topic, words),
    before: from ? scoreText(from, words) : '',
    quarter: beforeName(context) ?? '',
  });
  return {
    title: words.translate('slides.next.title', { topic: topic.topic }),
    text: `${why} ${words.translate('slides.next.text')}`,
    rows: [row(topic.topic, topic, { reference: from })],
    referenceName: from && beforeName(context),
  };
}

function marginText(rows: readonly SlideRow[], { translate }: ResultWords): string {
  const hasMargin = rows.some(({ score }) => isExactScore(score) && score.margin !== null);
  return translate(hasMargin ? 'slides.margins' : 'slides.noMargins');
}
