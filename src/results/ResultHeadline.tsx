import { headlineSentences } from '../../domain/results/headlineSentences.ts';
import { SecondaryText } from '../kit/page/SecondaryText.tsx';
import { ResultSentence, type ResultSentenceProps } from './ResultSentence.tsx';
import { useResultWords } from './useResultWords.ts';

/** The score in a sentence, and the topics that stand out or changed. Renders nothing without published results. */
export function ResultHeadline(props: ResultSentenceProps) {
  const sentences = headlineSentences(props, useResultWords());
  if (!sentences) return null;
  const { range, topics } = sentences;
  return (
    <>
      <ResultSentence {...props} />
      {range && (
        <SecondaryText className="tabular" sx={{ mt: 0.5 }}>
          {range} {topics}
        </SecondaryText>
      )}
    </>
  );
}
