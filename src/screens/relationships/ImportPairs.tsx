import {
  Alert,
  Box,
  Button,
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ImportOutcome } from '../../../contract/v2/relationships.ts';
import { errorText, HttpError } from '../../../dataProviders/errors.ts';
import { importPairs, previewPairs } from '../../../dataProviders/relationships.ts';
import { FileDrop } from '../../kit/forms/FileDrop.tsx';
import { LoadingTable } from './LoadingTable.tsx';
import { relationshipsKey } from './relationshipViews.ts';
import { useRelationChange } from './useRelationChange.ts';

const example =
  'person,relation,other\nben@company.com,manager,ada@company.com\ncy@company.com,peer,ben@company.com';
/** What one call carries. */
const mostCharacters = 900_000;

/** A file of pairs: read, shown line by line where something is wrong, then added. */
export function ImportPairs() {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState<string | null>(null);

  async function take(files: readonly File[]) {
    const read = (await files[0]?.text()) ?? '';
    if (read.length <= mostCharacters) return setText(read);
    notify('relationships.import.tooLarge', { type: 'error', messageArgs: { max: mostCharacters / 1000 } });
  }

  return (
    <Card
      component="section"
      sx={{
        p: { xs: 2, md: 3 },
        display: 'grid',
        gap: 2,
        maxWidth: 720,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Typography variant="h2">{translate('relationships.import.title')}</Typography>
      <Typography color="text.secondary">{translate('relationships.import.text')}</Typography>
      {text === null ? (
        <>
          <Box component="figure" sx={{ m: 0 }}>
            <Typography component="figcaption" variant="subtitle2">
              {translate('relationships.import.example')}
            </Typography>
            <Box
              component="pre"
              tabIndex={0}
              sx={{ m: 0, p: 1.5, overflowX: 'auto', bgcolor: 'action.hover', borderRadius: 1, fontSize: 14 }}
            >
              {example}
            </Box>
          </Box>
          <FileDrop
            label={translate('relationships.import.file')}
            accept={['.csv', '.txt']}
            onFiles={(files) => void take(files)}
          />
        </>
      ) : (
        <Outcome text={text} onAgain={() => setText(null)} />
      )}
    </Card>
  );
}

function Outcome({ text, onAgain }: { readonly text: string; readonly onAgain: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const query = useQuery({
    queryKey: [relationshipsKey, 'import', text],
    queryFn: () => previewPairs(text),
    retry: false,
  });
  const add = useRelationChange(
    () => importPairs(text),
    ({ create }) => {
      notify('relationships.import.done', { type: 'success', messageArgs: { smart_count: create } });
      onAgain();
    },
  );
  const refused = query.error instanceof HttpError && query.error.status === 422 ? query.error : null;
  const { create = 0 } = query.data ?? {};
  return (
    <>
      {refused ? <Alert severity="error">{reasonOf(refused)}</Alert> : <LoadingTable asked={query} />}
      {query.data && <Counts outcome={query.data} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {create > 0 && (
          <Button variant="contained" loading={add.isPending} onClick={() => add.mutate(undefined)}>
            {translate('relationships.import.confirm', { smart_count: create })}
          </Button>
        )}
        <Button onClick={onAgain} disabled={add.isPending}>
          {translate('relationships.import.other')}
        </Button>
      </Box>
    </>
  );

  function reasonOf(failure: HttpError): string {
    const problem = failure.problems[0]?.problem;
    return problem === 'pairColumns' ? translate('rules.pairColumns') : (errorText(failure) ?? '');
  }
}

function Counts({ outcome }: { readonly outcome: ImportOutcome }) {
  const translate = useTranslate();
  const { create, unchanged, error, errors } = outcome;
  const column = (name: string) => translate(`relationships.import.columns.${name}`);
  return (
    <>
      <Box role="status">
        <Typography>
          {create === 0
            ? translate('relationships.import.nothing')
            : translate('relationships.import.create', { smart_count: create })}{' '}
          {unchanged > 0 && translate('relationships.import.unchanged', { smart_count: unchanged })}
        </Typography>
        {error > 0 && (
          <Typography>{translate('relationships.import.error', { smart_count: error })}</Typography>
        )}
      </Box>
      {errors.length > 0 && (
        <TableContainer
          tabIndex={0}
          role="region"
          aria-label={translate('relationships.import.table')}
          sx={{ maxHeight: 320 }}
        >
          <Table stickyHeader aria-label={translate('relationships.import.table')}>
            <TableHead>
              <TableRow>
                <TableCell align="right">{column('line')}</TableCell>
                <TableCell>{column('text')}</TableCell>
                <TableCell>{column('problem')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {errors.map(({ line, person, relation, other, problem }) => (
                <TableRow key={line}>
                  <TableCell align="right">{line}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {[person, relation, other].join(', ')}
                  </TableCell>
                  <TableCell>{translate(`relationships.import.problems.${problem}`)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {errors.length < error && (
        <Typography color="text.secondary">
          {translate('relationships.import.more', { smart_count: errors.length })}
        </Typography>
      )}
    </>
  );
}
