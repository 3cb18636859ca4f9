import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type BenchmarkTopics, checkBenchmarkFile } from '../../../../dataProviders/benchmarkFile.ts';
import {
  benchmarkColumns,
  benchmarkFileLimits,
} from '../../../../domain/benchmarkFile/benchmarkFileLimits.ts';
import { FileDrop } from '../../../kit/forms/FileDrop.tsx';
import { newRequestKey } from '../../../kit/newRequestKey.ts';
import { Panel } from '../../../kit/page/Panel.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useFormat } from '../../../kit/useFormat.ts';
import { CheckedFile } from './CheckedFile.tsx';
import type { ChosenFile } from './chosenFile.ts';
import { readTextFile } from './readTextFile.ts';

interface Props {
  /** The file that a new one replaces. */
  readonly replaces: number | null;
  readonly topics: BenchmarkTopics;
}

/** Chooses a file, and checks it before it is loaded. */
export function BenchmarkFileUpload({ replaces, topics }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const check = useAction(checkFile, {
    onDone: (result, file) => {
      setChosen(result);
      setUnreadable(result ? null : file.name);
    },
  });
  return (
    <Panel
      title={translate(replaces === null ? 'benchmarkFile.choose.first' : 'benchmarkFile.choose.replace')}
      text={translate('benchmarkFile.choose.format', {
        smart_count: benchmarkFileLimits.rows,
      })}
    >
      <Typography component="code" lang="en">
        {benchmarkColumns.join(', ')}
      </Typography>
      <SecondaryText>
        {translate('benchmarkFile.choose.topics', { topics: format.list(topics.map(({ topic }) => topic)) })}
      </SecondaryText>
      <FileDrop
        label={translate('benchmarkFile.choose.file')}
        accept={['.csv', '.txt']}
        onFiles={([file]) => {
          if (file && !check.isPending) check.mutate(file);
        }}
      />
      <Box role="status">
        {check.isPending && <Typography>{translate('benchmarkFile.choose.checking')}</Typography>}
      </Box>
      {unreadable !== null && (
        <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {translate('benchmarkFile.choose.unreadable', { file: unreadable })}
        </Alert>
      )}
      {chosen && (
        <CheckedFile
          key={chosen.requestKey}
          chosen={chosen}
          replaces={replaces}
          topics={topics}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}

/** Checks a file; null if it isn't text. */
async function checkFile(file: File): Promise<ChosenFile | null> {
  const text = await readTextFile(file);
  if (text === null) return null;
  const name = file.name.slice(-benchmarkFileLimits.fileName);
  return { name, text, requestKey: newRequestKey(), checked: await checkBenchmarkFile(text) };
}
