import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { SurveyCampaignResponse } from '../../../contract/v2/surveyCampaigns.ts';
import {
  closeSurvey,
  deleteSurvey,
  launchSurvey,
  releaseSurvey,
  surveyKeys,
} from '../../../dataProviders/surveyCampaigns.ts';
import { hasLastDayEnded } from '../../../domain/campaigns/lastDay.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useAction } from '../../kit/useAction.ts';
import { surveyPaths } from './surveyPaths.ts';

export interface SurveyDialogProps {
  readonly campaign: SurveyCampaignResponse;
  readonly onClose: () => void;
}

/** Explains who is invited and what can't be changed later, or why a launch isn't possible. */
export function LaunchDialog({ campaign, onClose }: SurveyDialogProps) {
  const translate = useTranslate();
  const launch = useAction(() => launchSurvey(campaign.id), { invalidates: surveyKeys, onDone: onClose });
  const { target_count, closes_on, relationships, approval, time_zone } = campaign;
  const isPast = hasLastDayEnded(closes_on, [time_zone], new Date());
  const blocked = target_count === 0 ? 'nobody' : isPast ? 'past' : null;
  return (
    <ConfirmDialog
      title={translate('surveys.launch.title', { name: campaign.name })}
      confirm={translate('surveys.launch.confirm')}
      busy={launch.isPending}
      blocked={blocked !== null}
      onConfirm={() => launch.mutate()}
      onClose={onClose}
    >
      {blocked ? (
        <Alert severity="error">{translate(`surveys.launch.${blocked}`)}</Alert>
      ) : (
        <>
          <Typography sx={{ fontWeight: 500 }}>
            {translate('surveys.launch.about', { smart_count: target_count })}
          </Typography>
          <Typography>{translate('surveys.launch.invites')}</Typography>
          {relationships.length === 0 && <Typography>{translate('surveys.launch.self')}</Typography>}
          {relationships.includes('direct_report') && (
            <Typography>{translate(`surveys.launch.${approval ? 'proposed' : 'named'}`)}</Typography>
          )}
          <Typography>{translate('surveys.launch.locked')}</Typography>
        </>
      )}
    </ConfirmDialog>
  );
}

/** Asks for the campaign's name before closing it, because closing decrypts the raters' answers and can't be undone. */
export function CloseDialog({ campaign, onClose }: SurveyDialogProps) {
  const translate = useTranslate();
  const close = useAction(() => closeSurvey(campaign.id), { invalidates: surveyKeys, onDone: onClose });
  return (
    <ConfirmDialog
      title={translate('surveys.close.title', { name: campaign.name })}
      confirm={translate('surveys.close.confirm')}
      name={campaign.name}
      destructive
      busy={close.isPending}
      onConfirm={() => close.mutate()}
      onClose={onClose}
    >
      <Typography>{translate('surveys.close.text')}</Typography>
      {campaign.release === 'at_close' && <Typography>{translate('surveys.close.release')}</Typography>}
      <Typography>{translate('surveys.close.never')}</Typography>
    </ConfirmDialog>
  );
}

/** Explains who will see the results. A release can't be undone. */
export function ReleaseDialog({ campaign, onClose }: SurveyDialogProps) {
  const translate = useTranslate();
  const release = useAction(() => releaseSurvey(campaign.id), { invalidates: surveyKeys, onDone: onClose });
  return (
    <ConfirmDialog
      title={translate('surveys.release.title', { name: campaign.name })}
      confirm={translate('surveys.release.confirm')}
      busy={release.isPending}
      onConfirm={() => release.mutate()}
      onClose={onClose}
    >
      <Typography>{translate(`surveys.release.to.${campaign.released_to}`)}</Typography>
      <Typography>{translate('surveys.release.never')}</Typography>
    </ConfirmDialog>
  );
}

export function DeleteDialog({ campaign, onClose }: SurveyDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const remove = useAction(() => deleteSurvey(campaign.id), {
    invalidates: surveyKeys,
    onDone: () => void navigate(surveyPaths.list),
    leavesPage: true,
  });
  return (
    <ConfirmDialog
      title={translate('surveys.delete.title', { name: campaign.name })}
      confirm={translate('surveys.delete.confirm')}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <Typography>{translate('surveys.delete.text')}</Typography>
    </ConfirmDialog>
  );
}
