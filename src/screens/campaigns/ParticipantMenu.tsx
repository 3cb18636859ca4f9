import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ParticipantAnswer } from '../../../contract/v2/microSurvey.ts';
import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { hindrance, nameOf, ParticipantActions } from './ParticipantActions.tsx';

interface Props {
  readonly campaign: WholeCampaign;
  readonly participant: ParticipantAnswer;
}

/** What can be done for one row; where nothing can, it says why. */
export function ParticipantMenu({ campaign, participant }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = nameOf(participant, translate('campaigns.participants.unnamed'));
  const hindered = hindrance(participant, campaign);
  const close = () => setAnchor(null);
  return (
    <ParticipantActions participant={participant}>
      {(ask) => (
        <>
          <IconButton
            size="small"
            aria-label={translate('campaigns.participants.actionsOf', { name })}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVertIcon fontSize="small" />
          </IconButton>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
            {(['resend', 'remove'] as const).map((what) => (
              <MenuItem
                key={what}
                disabled={hindered !== null}
                onClick={() => {
                  close();
                  ask(what);
                }}
              >
                <ListItemText>{translate(`campaigns.participant.${what}`)}</ListItemText>
              </MenuItem>
            ))}
            {hindered && (
              <Typography
                component="li"
                role="presentation"
                variant="body2"
                color="text.secondary"
                sx={{ px: 2, py: 1, maxWidth: 280 }}
              >
                {translate(`campaigns.participant.${hindered}`)}
              </Typography>
            )}
          </Menu>
        </>
      )}
    </ParticipantActions>
  );
}
