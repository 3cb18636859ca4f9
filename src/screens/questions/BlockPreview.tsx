import { useState } from 'react';
import type { QuestionKind } from '../../../domain/questions/block.ts';
import { partText, type Wording } from '../../../domain/questions/wording.ts';
import { emptyRanking } from '../../../domain/survey/ranking.ts';
import { withTargetName } from '../../../domain/survey/targetName.ts';
import { RankingList } from '../../respondent/RankingList.tsx';
import { useTranslate } from '../../respondent/translate.ts';

interface BlockPreviewProps {
  readonly kind: QuestionKind;
  readonly words: Wording;
  /** Stands for the person the question is about. */
  readonly firstName: string;
}

/** A block of four statements in the respondent's own list; it can be ranked, and nothing is kept. */
export function BlockPreview({ kind, words, firstName }: BlockPreviewProps) {
  const translate = useTranslate();
  const [ranking, rank] = useState(emptyRanking);
  const [announced, announce] = useState('');
  const named = (text: string) => withTargetName(text, firstName);
  const options = words
    .filter(({ part }) => part.startsWith('option_'))
    .map(({ part, text }) => ({ option_id: part, text: named(text) }));
  return (
    <>
      <h2 className="question">{named(partText(words, 'text'))}</h2>
      <p className="instruction" id="instruction">
        {translate(`question.instruction.${kind}`, { targetFirstName: firstName })}{' '}
        <span className="instruction-how">{translate('question.how')}</span>
      </p>
      <RankingList options={options} ranking={ranking} onRank={rank} onAnnounce={announce} />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
