import { useTranslate } from 'react-admin';
import type { SessionParticipants } from '../../../../dataProviders/sessionParticipants.ts';
import { feedbackQuestions } from '../../../../domain/sessions/sessionFeedback.ts';
import { Fact, FactList } from '../../../kit/page/FactList.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';

/** The favorable answers in bands, once there are five. */
export function FeedbackBands({ feedback }: { readonly feedback: SessionParticipants['feedback'] }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!feedback)
    return (
      <Panel title={translate('liveSessions.feedback.title')}>
        <SecondaryText>{translate('liveSessions.feedback.few')}</SecondaryText>
      </Panel>
    );
  return (
    <Panel
      title={translate('liveSessions.feedback.title')}
      text={translate('liveSessions.feedback.text', { smart_count: feedback.answers })}
    >
      <FactList>
        {feedbackQuestions.map((question) => (
          <Fact key={question} term={translate(`liveSessions.feedback.questions.${question}`)}>
            {translate('liveSessions.feedback.band', {
              lowest: format.percent(feedback.favorable[question].from / 100),
              highest: format.percent(feedback.favorable[question].to / 100),
            })}
          </Fact>
        ))}
      </FactList>
    </Panel>
  );
}
