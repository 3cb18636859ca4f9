import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { everyoneAudience } from '../../../domain/release/visibleCells.ts';
import type { ResultScore } from '../../../domain/results/publishedCampaign.ts';
import { isExactScore, type ResultWords, scoreText } from '../../../domain/results/resultTexts.ts';
import type { SlideContent, SlideRow } from '../../../domain/results/slideContents.ts';
import type { DeckChart } from '../../pptx/addDeckChart.ts';
import type { DeckTable } from '../../pptx/addDeckTable.ts';
import type { DeckSlide } from '../../pptx/renderDeck.ts';

interface DeckContext {
  readonly campaign: CampaignScores;
  readonly words: ResultWords;
  /** Who made the file and when. */
  readonly made: string;
}

/** Returns a slide with its chart, its table and the sources in its notes. */
export function toDeckSlide(content: SlideContent, context: DeckContext): DeckSlide {
  const { title, text, rows, about, margins } = content;
  const { words } = context;
  return {
    title,
    text,
    about: `${about}. ${margins}`,
    chart: rows.length > 0 ? chartOf(content, words) : null,
    table: rows.length > 0 ? tableOf(content, words) : null,
    notes: [
      title,
      ...(text ? [text] : []),
      ...rows.map((row) => rowSentence(row, content.referenceName, words)),
      margins,
      ...sourceNotes(content.about, context),
    ],
  };
}

function sourceNotes(about: string, { campaign, words, made }: DeckContext): readonly string[] {
  const { translate } = words;
  const { certificate, k, audience, limited_by_audience, shares_limited, overall } = campaign;
  const isLimited = limited_by_audience || shares_limited || overall?.banded === true;
  return [
    translate('slides.notes.source', { campaign: campaign.name, about }),
    translate('slides.notes.smallest', { k }),
    ...(audience === everyoneAudience ? [] : [translate('slides.notes.chosen')]),
    ...(isLimited ? [translate('slides.notes.limited')] : []),
    ...(certificate ? [translate('slides.notes.certificate', { hash: String(certificate.hash) })] : []),
    made,
  ];
}

function rowSentence(
  { name, score, reference, people }: SlideRow,
  referenceName: string | null,
  words: ResultWords,
): string {
  const { translate } = words;
  const parts = [
    scoreText(score, words),
    ...(isExactScore(score) && score.margin !== null ? [`±${Math.ceil(score.margin)}`] : []),
    ...(people ? [people] : []),
    ...(reference && referenceName
      ? [translate('slides.scoreOn', { name: referenceName, score: scoreText(reference, words) })]
      : []),
  ];
  return translate('slides.scoreOn', { name, score: parts.join(', ') });
}

/** A limited score has no single value, so its text is in the category, and no bar shows a value. */
function chartOf({ rows, referenceName }: SlideContent, words: ResultWords): DeckChart {
  const scores = rows.flatMap(({ score, reference }) => (reference ? [score, reference] : [score]));
  const isExact = scores.every(isExactScore);
  const { translate } = words;
  return {
    alt: translate('slides.chart', {
      rows: rows.map((row) => `${rowSentence(row, referenceName, words)}.`).join(' '),
    }),
    categories: rows.map(({ name, score }) =>
      isExact ? name : translate('slides.scoreOn', { name, score: scoreText(score, words) }),
    ),
    series: [
      { name: translate('slides.columns.score'), values: rows.map(({ score }) => score.answer_percent) },
      ...(referenceName === null
        ? []
        : [{ name: referenceName, values: rows.map(({ reference }) => reference?.answer_percent ?? null) }]),
    ],
    hasValueLabels: isExact,
  };
}

function tableOf({ rows, referenceName }: SlideContent, words: ResultWords): DeckTable {
  const { translate } = words;
  const hasPeople = rows.some(({ people }) => people !== null);
  const shown = (score: ResultScore | null) => (score ? scoreText(score, words) : '');
  const column = (name: 'name' | 'score' | 'margin' | 'people') => translate(`slides.columns.${name}`);
  return {
    header: [
      column('name'),
      column('score'),
      column('margin'),
      ...(referenceName === null ? [] : [referenceName]),
      ...(hasPeople ? [column('people')] : []),
    ],
    rows: rows.map(({ name, score, reference, people }) => [
      name,
      shown(score),
      isExactScore(score) && score.margin !== null ? String(Math.ceil(score.margin)) : '',
      ...(referenceName === null ? [] : [shown(reference)]),
      ...(hasPeople ? [people ?? ''] : []),
    ]),
  };
}
