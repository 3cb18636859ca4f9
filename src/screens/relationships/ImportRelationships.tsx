import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { RelationshipImportOutcome } from '../../../contract/v2/relationships.ts';
import { errorText, HttpError } from '../../../dataProviders/errors.ts';
import {
  importPreviewQuery,
  importRelationships,
  relationshipKeys,
} from '../../../dataProviders/relationships.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { FileDrop } from '../../kit/forms/FileDrop.tsx';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';

const example =
  'person,relation,other\nben@company.com,manager,ada@company.com\ncy@company.com,peer,ben@company.com';
/** The limit of one call. */
const maxCharacters = 900_000;

/** Imports a file of relationships, after a preview with the lines that will be skipped. */
export function ImportRelationships() {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState<string | null>(null);

  async function handleFiles(files: readonly File[]) {
    const content = (await files[0]?.text()) ?? '';
    if (content.length <= maxCharacters) return setText(content);
    notify('relationships.import.tooLarge', { type: 'error', messageArgs: { max: maxCharacters / 1000 } });
  }

  return (
    <Box sx={{ maxWidth: 720 }}>
      <Panel title={translate('relationships.import.title')} text={translate('relationships.import.text')}>
        {text === null ? (
          <>
            <Box component="figure" sx={{ m: 0 }}>
              <Typography component="figcaption" variant="subtitle2">
                {translate('relationships.import.example')}
              </Typography>
              <Box
                component="pre"
                tabIndex={0}
                sx={{
                  m: 0,
                  p: 1.5,
                  overflowX: 'auto',
                  bgcolor: 'action.hover',
                  borderRadius: 1,
                  fontSize: 14,
                }}
              >
                {example}
              </Box>
            </Box>
            <FileDrop
              label={translate('relationships.import.file')}
              accept={['.csv', '.txt']}
              onFiles={(files) => void handleFiles(files)}
            />
          </>
        ) : (
          <PairsPreview text={text} onReset={() => setText(null)} />
        )}
      </Panel>
    </Box>
  );
}

function PairsPreview({ text, onReset }: { readonly text: string; readonly onReset: () => void }) {
  const translate = useTranslate();
  const query = useQuery(importPreviewQuery(useAccountId(), text));
  const add = useAction(() => importRelationships(text), {
    invalidates: relationshipKeys,
    success: (outcome) => translate('relationships.import.done', { smart_count: outcome.create }),
    onDone: onReset,
  });
  const refused = query.error instanceof HttpError && query.error.status === 422 ? query.error : null;
  const { create = 0 } = query.data ?? {};
  return (
    <>
      {refused ? (
        <Alert severity="error">{reasonOf(refused)}</Alert>
      ) : (
        <QueryState query={query} failed="relationships.failed" shape="rows">
          {(outcome) => <Counts outcome={outcome} />}
        </QueryState>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {create > 0 && (
          <Button variant="contained" loading={add.isPending} onClick={() => add.mutate()}>
            {translate('relationships.import.confirm', { smart_count: create })}
          </Button>
        )}
        <Button onClick={onReset} disabled={add.isPending}>
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

function Counts({ outcome }: { readonly outcome: RelationshipImportOutcome }) {
  const translate = useTranslate();
  const { create, unchanged, error, errors } = outcome;
  const columns: readonly Column<RelationshipImportOutcome['errors'][number]>[] = [
    { name: 'line', align: 'right', cell: ({ line }) => line },
    {
      name: 'text',
      sx: { overflowWrap: 'anywhere' },
      cell: ({ person, relation, other }) => [person, relation, other].join(', '),
    },
    { name: 'problem', cell: ({ problem }) => translate(`relationships.import.problems.${problem}`) },
  ];
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
        <DataTable
          columnTexts="relationships.import.columns"
          caption={translate('relationships.import.table')}
          columns={columns}
          rows={errors}
          rowKey={({ line }) => line}
          maxHeight={320}
        />
      )}
      {errors.length < error && (
        <SecondaryText>
          {translate('relationships.import.more', { smart_count: errors.length })}
        </SecondaryText>
      )}
    </>
  );
}
