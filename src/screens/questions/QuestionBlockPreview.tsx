import { useState } from 'react';
import type { QuestionKind } from '../../../domain/questions/questionBlock.ts';
import { partText, type Wording } from '../../../domain/questions/wording.ts';
import { emptyRanking } from '../../../domain/survey/optionRanking.ts';
import { withTargetName } from '../../../domain/survey/withTargetName.ts';
import { RankingList } from '../../respondent/RankingList.tsx';
import { useTranslate } from '../../respondent/translator.ts';

interface BlockPreviewProps {
  readonly kind: QuestionKind;
  readonly wording: Wording;
  /** The example person the question is about. */
  readonly firstName: string;
}

/** A block of four statements as respondents rank them; nothing is saved. */
export function QuestionBlockPreview({ kind, wording, firstName }: BlockPreviewProps) {
  const translate = useTranslate();
  const [ranking, setRanking] = useState(emptyRanking);
  const [announcement, setAnnouncement] = useState('');
  const named = (text: string) => withTargetName(text, firstName);
  const options = wording
    .filter(({ part }) => part.startsWith('option_'))
    .map(({ part, text }) => ({ option_id: part, text: named(text) }));
  return (
    <>
      <h2 className="question">{named(partText(wording, 'text'))}</h2>
      <p className="instruction" id="instruction">
        {translate(`question.instruction.${kind}`, { targetFirstName: firstName })}{' '}
        <span className="instruction-how">{translate('question.how')}</span>
      </p>
      <RankingList options={options} ranking={ranking} onRank={setRanking} onAnnounce={setAnnouncement} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
