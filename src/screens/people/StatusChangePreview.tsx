import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type {
  PeopleSelectionInput,
  PersonStatus,
  StatusPreview as Preview,
} from '../../../contract/v2/people.ts';
import { changePeopleStatus, peopleKeys, statusPreviewQuery } from '../../../dataProviders/people.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useUndoStatusChange } from './useUndoStatusChange.ts';

interface Props {
  readonly selection: PeopleSelectionInput | null;
  readonly to: PersonStatus;
  readonly onDone: () => void;
}

/** The effects of a status change, and the button that applies it. */
export function StatusChangePreview({ selection, to, onDone }: Props) {
  const translate = useTranslate();
  const [isConfirming, setConfirming] = useState(false);
  const input = { selection: selection ?? { user_ids: [], filter: null }, status: to };
  const query = useQuery({ ...statusPreviewQuery(useAccountId(), input), enabled: selection !== null });
  const undo = useUndoStatusChange();
  const change = useAction((expected: number) => changePeopleStatus(input, expected), {
    invalidates: peopleKeys,
    success: ({ changed }) => translate(`people.status.done.${to}`, { smart_count: changed }),
    undo: async (_expected, { batch_id }) => undo.mutate(batch_id),
    onDone: () => {
      setConfirming(false);
      onDone();
    },
  });

  if (selection === null) {
    return <SecondaryText>{translate('people.status.nobody')}</SecondaryText>;
  }
  return (
    <QueryState query={query} failed="people.status.previewFailed">
      {(preview) => {
        const { changing } = preview;
        const action = translate(`people.status.act.${to}`, { smart_count: changing });
        return (
          <Box component="section" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            <Typography variant="h2">{translate('people.status.preview')}</Typography>
            <Effects preview={preview} to={to} />
            <Button
              variant="contained"
              color={to === 'inactive' ? 'error' : 'primary'}
              disabled={changing === 0 || query.isPlaceholderData}
              onClick={() => setConfirming(true)}
            >
              {action}
            </Button>
            {isConfirming && (
              <ConfirmDialog
                title={translate(`people.status.ask.${to}`, { smart_count: changing })}
                confirm={action}
                destructive={to === 'inactive'}
                busy={change.isPending}
                onConfirm={() => change.mutate(changing, { onError: () => setConfirming(false) })}
                onClose={() => setConfirming(false)}
              >
                <Effects preview={preview} to={to} />
                <Typography>{translate('people.status.askText')}</Typography>
              </ConfirmDialog>
            )}
          </Box>
        );
      }}
    </QueryState>
  );
}

/** The effects in sentences: people who change, people who don't, and what ends for them. */
function Effects({ preview, to }: { readonly preview: Preview; readonly to: PersonStatus }) {
  const translate = useTranslate();
  const { changing, already, yourself, beyond, beyond_names, sessions, open_surveys, leaders } = preview;
  const named = beyond_names.join(', ');
  const names = beyond > beyond_names.length ? translate('people.status.andMore', { names: named }) : named;
  const line = (key: string, smart_count: number, more = {}) =>
    smart_count > 0 ? [translate(`people.status.${key}`, { smart_count, ...more })] : [];
  const isDeactivation = to === 'inactive';
  const lines = [
    ...line(`already.${to}`, already),
    ...(yourself ? [translate('people.status.yourself')] : []),
    ...line('beyond', beyond, { names }),
    ...(isDeactivation ? line('sessions', sessions) : []),
    ...(isDeactivation ? line('openSurveys', open_surveys) : []),
    ...(isDeactivation ? line('leaders', leaders) : []),
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
          {lines.map((text) => (
            <Typography component="li" key={text} sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
