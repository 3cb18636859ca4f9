import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Hint } from '../../../../kit/page/SecondaryText.tsx';
import type { LessonViewProps } from '../lessonViewProps.ts';
import LinkLesson from './LinkLesson.tsx';

// Only other origins are embedded, so the frame can't reach this page although it keeps its own origin.
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A page of another site within the course, or a link to it if the content policy doesn't permit that site. */
export default function EmbeddedLesson(props: LessonViewProps) {
  const translate = useTranslate();
  const { title, link, is_shown_here } = props.lesson;
  if (!is_shown_here) {
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="info" variant="outlined">
          {translate('ownLearning.viewer.elsewhere')}
        </Alert>
        <LinkLesson {...props} />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        component="iframe"
        title={translate('ownLearning.viewer.frame', { title })}
        src={link ?? ''}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        sx={{ width: 1, height: '70dvh', border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
      <Hint>{translate('ownLearning.viewer.frameHint')}</Hint>
      <LinkLesson {...props} />
    </Box>
  );
}
