import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  giveSessionFeedback,
  mySessionKeys,
  type SessionResponse,
} from '../../../dataProviders/mySessions.ts';
import {
  type FeedbackQuestion,
  feedbackQuestions,
  type SessionFeedback,
} from '../../../domain/sessions/sessionFeedback.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';

const grades = [1, 2, 3, 4, 5] as const;

/** Three questions after a session, and a thank you once they are answered. */
export function FeedbackPanel({ session }: { readonly session: SessionResponse }) {
  const translate = useTranslate();
  if (!session.can_give_feedback && !session.feedback_given) return null;
  return (
    <Panel
      title={translate('mySessions.feedback.title')}
      {...(session.can_give_feedback ? { text: translate('mySessions.feedback.text') } : {})}
    >
      {session.can_give_feedback ? (
        <FeedbackForm eventId={session.id} />
      ) : (
        <Typography>{translate('mySessions.feedback.given')}</Typography>
      )}
    </Panel>
  );
}

function FeedbackForm({ eventId }: { readonly eventId: number }) {
  const translate = useTranslate();
  const [answers, setAnswers] = useState<Partial<SessionFeedback>>({});
  const { useful, applicable, recommended } = answers;
  const isComplete = useful !== undefined && applicable !== undefined && recommended !== undefined;
  const send = useAction(
    (feedback: SessionFeedback) => giveSessionFeedback({ event_id: eventId, ...feedback }),
    {
      invalidates: mySessionKeys,
    },
  );
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isComplete) send.mutate({ useful, applicable, recommended });
  }
  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Hint>{translate('mySessions.feedback.scale')}</Hint>
      {feedbackQuestions.map((question) => (
        <Question
          key={question}
          question={question}
          value={answers[question] ?? null}
          onChange={(grade) => setAnswers({ ...answers, [question]: grade })}
        />
      ))}
      <Button type="submit" variant="contained" loading={send.isPending} disabled={!isComplete}>
        {translate('mySessions.feedback.submit')}
      </Button>
      {!isComplete && <Hint>{translate('mySessions.feedback.incomplete')}</Hint>}
    </Box>
  );
}

interface QuestionProps {
  readonly question: FeedbackQuestion;
  readonly value: number | null;
  readonly onChange: (grade: number) => void;
}

function Question({ question, value, onChange }: QuestionProps) {
  const translate = useTranslate();
  const id = `session-feedback-${question}`;
  return (
    <FormControl>
      <FormLabel id={id}>{translate(`mySessions.feedback.questions.${question}`)}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value ?? ''}
        onChange={(_, grade) => onChange(Number(grade))}
      >
        {grades.map((grade) => (
          <FormControlLabel key={grade} value={grade} control={<Radio />} label={String(grade)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
