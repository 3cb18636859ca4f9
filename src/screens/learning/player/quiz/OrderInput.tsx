import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, IconButton, List, ListItem, ListItemText } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AttemptQuestion } from '../../../../../dataProviders/ownQuizzes.ts';
import type { LearnerAnswer } from '../../../../../domain/learning/quiz/quizAnswers.ts';
import { visuallyHidden } from '../../../../kit/page/visuallyHidden.ts';

interface Props {
  readonly question: AttemptQuestion;
  readonly lang?: string | undefined;
  readonly answer: LearnerAnswer | undefined;
  readonly onAnswer: (answer: LearnerAnswer) => void;
}

/** Items that are moved by buttons, so that ordering works by keyboard, touch and screen reader alike. */
export function OrderInput({ question, lang, answer, onAnswer }: Props) {
  const translate = useTranslate();
  const [announcement, setAnnouncement] = useState('');
  const { text, options } = question;
  const order = answer?.choices.length ? answer.choices : options.map((_option, index) => index);

  function move(from: number, to: number) {
    const next = [...order];
    const [moved] = next.splice(from, 1);
    if (moved === undefined) return;
    next.splice(to, 0, moved);
    setAnnouncement(
      translate('quiz.moved', { item: options[moved] ?? '', place: to + 1, total: options.length }),
    );
    onAnswer({ choices: next, text: '' });
  }

  return (
    <>
      <List component="ol" dense aria-label={text} sx={{ listStyle: 'none', p: 0 }}>
        {order.map((choice, place) => {
          const item = options[choice] ?? '';
          return (
            <ListItem key={choice} divider disableGutters sx={{ gap: 1 }}>
              <Box component="span" sx={{ minWidth: 24, fontVariantNumeric: 'tabular-nums' }}>
                {place + 1}.
              </Box>
              <ListItemText primary={item} lang={lang} sx={{ overflowWrap: 'anywhere', minWidth: 0 }} />
              <IconButton
                aria-label={translate('quiz.moveUp', { item })}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={translate('quiz.moveDown', { item })}
                disabled={place === order.length - 1}
                onClick={() => move(place, place + 1)}
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
            </ListItem>
          );
        })}
      </List>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </>
  );
}
