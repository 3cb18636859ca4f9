import { ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ParticipantResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { ParticipantActions } from './ParticipantActions.tsx';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly participant: ParticipantResponse;
  /** The button that opened the menu; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The actions for one participant, or why they are not available. */
export function ParticipantMenu({ campaign, participant, anchor, onClose }: Props) {
  const translate = useTranslate();
  const isClosed = campaign.status !== 'open';
  return (
    <ParticipantActions participant={participant}>
      {(openDialog) => (
        <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
          {(['resend', 'remove'] as const).map((what) => (
            <MenuItem
              key={what}
              disabled={isClosed}
              onClick={() => {
                onClose();
                openDialog(what);
              }}
            >
              <ListItemText>{translate(`campaigns.participant.${what}`)}</ListItemText>
            </MenuItem>
          ))}
          {isClosed && (
            <Typography
              component="li"
              role="presentation"
              variant="body2"
              color="text.secondary"
              sx={{ px: 2, py: 1, maxWidth: 280 }}
            >
              {translate('campaigns.participant.closedStays')}
            </Typography>
          )}
        </Menu>
      )}
    </ParticipantActions>
  );
}
