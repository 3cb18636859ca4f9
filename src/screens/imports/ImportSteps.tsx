import { Box, Step, StepLabel, Stepper, Typography, useMediaQuery, useTheme } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { ImportDetails } from '../../../contract/v2/imports.ts';
import type { ImportSubject } from '../../../domain/imports/importFields.ts';
import { isImportRunning } from '../../../domain/imports/importStates.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { FileReadingProgress } from './FileReadingProgress.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { importPaths } from './importPaths.ts';
import { UnreadableFile } from './UnreadableFile.tsx';
import { useImport } from './useImport.ts';

interface StepsProps {
  readonly id: number;
  /** What the page imports. An import of something else is shown on its own page. */
  readonly subject: ImportSubject;
}

/** One import at its current step. */
export function ImportSteps({ id, subject }: StepsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <BackLink to={importPaths.all(subject)} label="imports.back" />
      </Box>
      <QueryState
        query={useImport(id)}
        failed="imports.failed"
        missing="imports.missing"
        shape="rows"
        rows={4}
      >
        {(userImport) =>
          userImport.subject === subject ? (
            <Steps userImport={userImport} />
          ) : (
            <Navigate replace to={importPaths.one(userImport.subject, id)} />
          )
        }
      </QueryState>
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

function Steps({ userImport }: { readonly userImport: ImportDetails }) {
  const translate = useTranslate();
  const [isMapping, setMapping] = useState(false);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { state, file_name } = userImport;
  const showsColumns = state === 'uploaded' || (state === 'checked' && isMapping);
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
      {showsColumns && <ColumnMapping userImport={userImport} onChecked={() => setMapping(false)} />}
      {state === 'reading' && <FileReadingProgress userImport={userImport} />}
      {state === 'failed' && <UnreadableFile userImport={userImport} />}
      {state !== 'reading' && isImportRunning(state) && <ImportProgress userImport={userImport} />}
      {state === 'checked' && !isMapping && (
        <ImportPreview userImport={userImport} onColumns={() => setMapping(true)} />
      )}
      {(state === 'applied' || state === 'undone') && <ImportResult userImport={userImport} />}
    </>
  );
}
