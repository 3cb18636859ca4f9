import { Alert, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { localDayOf } from '../../../domain/dates/localDay.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';
import { useFormat } from '../useFormat.ts';

interface Props {
  readonly campaign: {
    readonly name: string;
    readonly opens_on: string | null;
    readonly closes_on: string;
  };
  /** The time zone of the account; undefined until it's known. */
  readonly zone: string | undefined;
  readonly busy: boolean;
  /** What a launch would do. */
  readonly children: ReactNode;
  /** Confirms the first day. */
  readonly onConfirm: (opensOn: string) => void;
  readonly onClose: () => void;
}

/** Explains when a scheduled campaign opens and what happens then. Asks for a first day if there is none in the future. */
export function ScheduleOpeningDialog({ campaign, zone, busy, children, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { name, opens_on, closes_on } = campaign;
  const isPossible = opens_on !== null && zone !== undefined && opens_on > localDayOf(new Date(), zone);
  return (
    <ConfirmDialog
      title={translate('campaigns.schedule.title', { name })}
      confirm={translate('campaigns.schedule.confirm')}
      busy={busy}
      blocked={!isPossible}
      onConfirm={() => opens_on && onConfirm(opens_on)}
      onClose={onClose}
    >
      {zone !== undefined && !isPossible && (
        <Alert severity="error">{translate('campaigns.schedule.noDay', { zone })}</Alert>
      )}
      {isPossible && (
        <>
          <Typography sx={{ fontWeight: 500 }}>
            {translate('campaigns.schedule.opens', { day: format.day(opens_on, 'long'), zone })}{' '}
            {translate('campaigns.open.until', { day: format.day(closes_on, 'long') })}
          </Typography>
          {children}
        </>
      )}
    </ConfirmDialog>
  );
}
