import { Box, Typography } from '@mui/material';
import { type LessonTextBlock, parseLessonText } from '../../../../../domain/learning/lessonText.ts';
import { pageWidths } from '../../../../theme/pageWidths.ts';
import type { LessonViewProps } from '../lessonViewProps.ts';

/** A written lesson. Its text is shown as text, so that markup in it has no effect. */
export default function TextLesson({ lesson, locale }: LessonViewProps) {
  const blocks = parseLessonText(lesson.body ?? '');
  return (
    <Box lang={locale} sx={{ maxWidth: pageWidths.text, display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a version never changes
        <TextBlock key={index} block={block} />
      ))}
    </Box>
  );
}

function TextBlock({ block }: { readonly block: LessonTextBlock }) {
  if (block.kind === 'list') {
    return (
      <Box component="ul" sx={{ m: 0, pl: 3, fontSize: '1.125rem', display: 'grid', gap: 1 }}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    );
  }
  if (block.kind === 'heading') return <Typography variant="h3">{block.text}</Typography>;
  return <Typography sx={{ fontSize: '1.125rem', whiteSpace: 'pre-line' }}>{block.text}</Typography>;
}
