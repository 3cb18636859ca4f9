import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import {
  Box,
  Link,
  Skeleton,
  Step,
  StepLabel,
  Stepper,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportWithColumns } from '../../../contract/v2/imports.ts';
import { HttpError } from '../../../dataProviders/errors.ts';
import { isImportRunning } from '../../../domain/imports/importStates.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { Failed } from './Failed.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { importPaths } from './importPaths.ts';
import { Reading } from './Reading.tsx';
import { useImport } from './useImport.ts';

/** One import at whatever step it is: it can be left at any of them and come back to. */
export function ImportDetails({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const query = useImport(id);
  const isMissing = query.error instanceof HttpError && query.error.status === 404;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Link
        component={RouterLink}
        to={importPaths.all}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, justifySelf: 'start' }}
      >
        <ArrowBackIcon fontSize="inherit" aria-hidden />
        {translate('imports.back')}
      </Link>
      {query.isPending && (
        <Box role="status" aria-label={translate('imports.loading')}>
          {['first', 'second', 'third', 'fourth'].map((row) => (
            <Skeleton key={row} height={48} />
          ))}
        </Box>
      )}
      {query.isError && isMissing && (
        <StateCard
          role="alert"
          title={translate('imports.missing')}
          text={translate('imports.past.empty.text')}
        />
      )}
      {query.isError && !isMissing && (
        <LoadFailed text={translate('imports.failed')} onRetry={() => void query.refetch()} />
      )}
      {query.data && <Steps found={query.data} />}
    </Box>
  );
}

const steps = ['upload', 'columns', 'check', 'result'] as const;
const stepOf = {
  reading: 0,
  failed: 0,
  uploaded: 1,
  checking: 2,
  checked: 2,
  applying: 3,
  applied: 4,
  undoing: 3,
  undone: 4,
} as const;

function Steps({ found }: { readonly found: ImportWithColumns }) {
  const translate = useTranslate();
  const [isChoosing, choose] = useState(false);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { state, file_name } = found;
  const showsColumns = state === 'uploaded' || (state === 'checked' && isChoosing);
  return (
    <>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{file_name}</Typography>
      <Stepper activeStep={showsColumns ? 1 : stepOf[state]} alternativeLabel={isNarrow}>
        {steps.map((step) => (
          <Step key={step}>
            <StepLabel error={state === 'failed' && step === 'upload'}>
              {translate(`imports.steps.${step}`)}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      {showsColumns && <ColumnMapping found={found} onChecked={() => choose(false)} />}
      {state === 'reading' && <Reading found={found} />}
      {state === 'failed' && <Failed found={found} />}
      {state !== 'reading' && isImportRunning(state) && <ImportProgress found={found} />}
      {state === 'checked' && !isChoosing && <ImportPreview found={found} onColumns={() => choose(true)} />}
      {(state === 'applied' || state === 'undone') && <ImportResult found={found} />}
    </>
  );
}
