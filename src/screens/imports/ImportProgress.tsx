import { Box, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportDetails } from '../../../contract/v2/imports.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';

/** The progress of the current step. */
export function ImportProgress({ userImport }: { readonly userImport: ImportDetails }) {
  const translate = useTranslate();
  const format = useFormat();
  const { subject, state, processed, wanted: total } = userImport;
  const title =
    state === 'applying' ? translate(`imports.${subject}.applying`) : translate(`imports.progress.${state}`);
  return (
    <Panel title={title} text={translate('imports.progress.leave')}>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: 720 }}>
        <LinearProgress
          variant="determinate"
          aria-label={title}
          value={total === 0 ? 0 : Math.min(100, (100 * processed) / total)}
        />
        <Hint role="status" className="tabular">
          {translate('imports.progress.rows', {
            processed: format.number(processed),
            total: format.number(total),
          })}
        </Hint>
      </Box>
    </Panel>
  );
}
