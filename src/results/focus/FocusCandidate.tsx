import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TopicWithReasons } from '../../../contract/v2/teamActions.ts';
import { displayedScoreText } from '../../kit/charts/displayedScore.ts';
import { toDisplayedScore } from '../scoreChanges.ts';
import { useResultTexts } from '../useResultTexts.ts';
import { FocusReasons } from './FocusReasons.tsx';

interface Props {
  readonly topic: TopicWithReasons;
  /** The form of an action about the topic; null for those who can't choose. */
  readonly path: string | null;
}

/** A topic that suggests itself as the focus, with the button that chooses it. */
export function FocusCandidate({ topic, path }: Props) {
  const translate = useTranslate();
  const words = useResultTexts();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-start',
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Typography component="h3" variant="h3" className="tabular">
          {translate('focus.score', {
            topic: topic.topic,
            score: displayedScoreText(toDisplayedScore(topic), words),
          })}
        </Typography>
        <FocusReasons reasons={topic.reasons} />
      </Box>
      {path && (
        <Button
          variant="outlined"
          component={Link}
          to={path}
          aria-label={translate('focus.chooseOf', { topic: topic.topic })}
        >
          {translate('focus.choose')}
        </Button>
      )}
    </Box>
  );
}
