import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { endOwnSprint, ownSprintKeys } from '../../../../dataProviders/ownSprints.ts';
import { ConfirmedButton } from '../../../kit/page/ConfirmedButton.tsx';
import { useAction } from '../../../kit/useAction.ts';

const ends = ['finished', 'cancelled'] as const;

/** Finishes or cancels a sprint after a confirmation. */
export function EndSprintButtons({ sprintId }: { readonly sprintId: number }) {
  const translate = useTranslate();
  const end = useAction((status: (typeof ends)[number]) => endOwnSprint({ sprint_id: sprintId, status }), {
    invalidates: ownSprintKeys,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {ends.map((status) => (
        <ConfirmedButton
          key={status}
          variant={status === 'finished' ? 'outlined' : 'text'}
          color={status === 'cancelled' ? 'error' : 'primary'}
          title={translate(`ownSprints.end.${status}`)}
          text={translate(`ownSprints.end.ask.${status}`)}
          cancel={translate('ownSprints.end.notNow')}
          destructive={status === 'cancelled'}
          busy={end.isPending}
          onConfirm={(close) => end.mutate(status, { onSettled: close })}
        >
          {translate(`ownSprints.end.${status}`)}
        </ConfirmedButton>
      ))}
    </Box>
  );
}
