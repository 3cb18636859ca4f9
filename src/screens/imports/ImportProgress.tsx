import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportWithColumns } from '../../../contract/v2/imports.ts';
import { ImportSection } from './ImportSection.tsx';

/** How far the step that is under way is. */
export function ImportProgress({ found }: { readonly found: ImportWithColumns }) {
  const translate = useTranslate();
  const { state, processed, wanted } = found;
  const title = translate(`imports.progress.${state}`);
  const rows = translate('imports.progress.rows', {
    processed: processed.toLocaleString(),
    wanted: wanted.toLocaleString(),
  });
  return (
    <ImportSection title={title} text={translate('imports.progress.leave')}>
      <Box sx={{ px: 2, pb: 3, display: 'grid', gap: 1, maxWidth: 720 }}>
        <LinearProgress
          variant="determinate"
          aria-label={title}
          value={wanted === 0 ? 0 : Math.min(100, (100 * processed) / wanted)}
        />
        <Typography variant="body2" color="text.secondary" role="status" className="tabular">
          {rows}
        </Typography>
      </Box>
    </ImportSection>
  );
}
