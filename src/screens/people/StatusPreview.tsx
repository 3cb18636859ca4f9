import { Box, Button, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonStatus, StatusPreview as Preview, SelectedPeople } from '../../../contract/v2/people.ts';
import { previewStatus } from '../../../dataProviders/people.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { statusKey, useStatusChange } from './useStatusChange.ts';

interface Props {
  readonly selection: SelectedPeople | null;
  readonly to: PersonStatus;
  readonly onDone: () => void;
}

/** What a change would do, and the way to make it. */
export function StatusPreview({ selection, to, onDone }: Props) {
  const translate = useTranslate();
  const [isAsking, ask] = useState(false);
  const query = useQuery({
    queryKey: [statusKey, 'preview', selection, to],
    queryFn: () => previewStatus({ selection: selection ?? { user_ids: [], filter: null }, status: to }),
    enabled: selection !== null,
    placeholderData: keepPreviousData,
  });
  const change = useStatusChange(to, () => {
    ask(false);
    onDone();
  });

  if (selection === null) {
    return <Typography color="text.secondary">{translate('people.status.nobody')}</Typography>;
  }
  if (query.isError) {
    return (
      <LoadFailed text={translate('people.status.previewFailed')} onRetry={() => void query.refetch()} />
    );
  }
  if (!query.data) return <Skeleton height={72} />;
  const { changing } = query.data;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h2">{translate('people.status.preview')}</Typography>
      <Meaning preview={query.data} to={to} />
      <Button
        variant="contained"
        color={to === 'inactive' ? 'error' : 'primary'}
        disabled={changing === 0 || query.isPlaceholderData}
        onClick={() => ask(true)}
      >
        {translate(`people.status.act.${to}`, { smart_count: changing })}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate(`people.status.ask.${to}`, { smart_count: changing })}
          confirm={translate(`people.status.act.${to}`, { smart_count: changing })}
          destructive={to === 'inactive'}
          busy={change.isPending}
          onConfirm={() => change.mutate({ selection, expected: changing }, { onError: () => ask(false) })}
          onClose={() => ask(false)}
        >
          <Meaning preview={query.data} to={to} />
          <Typography>{translate('people.status.askText')}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** In sentences: who changes, who stays, what ends. */
function Meaning({ preview, to }: { readonly preview: Preview; readonly to: PersonStatus }) {
  const translate = useTranslate();
  const { changing, already, yourself, beyond, beyond_names, sessions, open_surveys, leaders } = preview;
  const named = beyond_names.join(', ');
  const names = beyond > beyond_names.length ? translate('people.status.andMore', { names: named }) : named;
  const said = (key: string, smart_count: number, more = {}) =>
    smart_count > 0 ? [translate(`people.status.${key}`, { smart_count, ...more })] : [];
  const isOff = to === 'inactive';
  const lines = [
    ...said(`already.${to}`, already),
    ...(yourself ? [translate('people.status.yourself')] : []),
    ...said('beyond', beyond, { names }),
    ...(isOff ? said('sessions', sessions) : []),
    ...(isOff ? said('openSurveys', open_surveys) : []),
    ...(isOff ? said('leaders', leaders) : []),
  ];
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 500 }}>
        {changing > 0
          ? translate(`people.status.changing.${to}`, { smart_count: changing })
          : translate('people.status.nothing')}
      </Typography>
      {lines.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 3 }}>
          {lines.map((line) => (
            <Typography component="li" key={line} sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
