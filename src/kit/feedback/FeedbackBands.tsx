import { useTranslate } from 'react-admin';
import type { FeedbackSummary } from '../../../domain/feedback/feedbackBatches.ts';
import { Fact, FactList } from '../page/FactList.tsx';
import { Panel } from '../page/Panel.tsx';
import { SecondaryText } from '../page/SecondaryText.tsx';
import { useFormat } from '../useFormat.ts';

interface Props<Q extends string> {
  readonly title: string;
  /** Says whose answers these are. */
  readonly text?: string;
  readonly questions: readonly Q[];
  readonly nameOf: (question: Q) => string;
  readonly summary: FeedbackSummary<Q> | null;
}

/** The favorable answers in bands, once there are five. */
export function FeedbackBands<Q extends string>({ title, text, questions, nameOf, summary }: Props<Q>) {
  const translate = useTranslate();
  const format = useFormat();
  if (!summary)
    return (
      <Panel title={title} {...(text === undefined ? {} : { text })}>
        <SecondaryText>{translate('kit.feedback.few')}</SecondaryText>
      </Panel>
    );
  const answers = translate('kit.feedback.answers', { smart_count: summary.answers });
  return (
    <Panel title={title} text={text === undefined ? answers : `${text} ${answers}`}>
      <FactList>
        {questions.map((question) => (
          <Fact key={question} term={nameOf(question)}>
            {translate('kit.feedback.band', {
              lowest: format.percent(summary.favorable[question].from / 100),
              highest: format.percent(summary.favorable[question].to / 100),
            })}
          </Fact>
        ))}
      </FactList>
    </Panel>
  );
}
