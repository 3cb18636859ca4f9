import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { hiringKeys, renewRoleLink } from '../../../dataProviders/hiring.ts';
import type { RequisitionRecord } from '../../../resources/requisitions/requisitions.ts';
import { CopyableLink } from '../../kit/forms/CopyableLink.tsx';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly role: RequisitionRecord;
  /** The address of the application page; null if the link is off or the role is not open. */
  readonly url: string | null;
}

/** The link to the application page, to copy or to renew. */
export function ApplicationLink({ role, url }: Props) {
  const translate = useTranslate();
  const renew = useAction(renewRoleLink, { invalidates: hiringKeys });
  return (
    <Panel title={translate('hiring.link.title')} text={translate('hiring.link.text')}>
      {url === null ? (
        <Typography>{translate(role.public_link ? 'hiring.link.closed' : 'hiring.link.off')}</Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <CopyableLink url={url} texts="hiring.link" />
          <ConfirmedButton
            title={translate('hiring.link.renewTitle')}
            text={translate('hiring.link.renewText')}
            busy={renew.isPending}
            onConfirm={(close) => renew.mutate(role.id, { onSuccess: close })}
          >
            {translate('hiring.link.renew')}
          </ConfirmedButton>
        </Box>
      )}
    </Panel>
  );
}
