import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { mySessionQuery, type SessionResponse } from '../../../dataProviders/mySessions.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { useCanChangeAccount } from '../../kit/context/useCanChangeAccount.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageColumns } from '../../kit/page/PageColumns.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { pageWidths } from '../../theme/pageWidths.ts';
import { AttendPanel } from './AttendPanel.tsx';
import { FeedbackPanel } from './FeedbackPanel.tsx';
import { GroupButton } from './GroupButton.tsx';
import { mySessionsPath } from './mySessionPaths.ts';
import { RegistrationChip } from './RegistrationChip.tsx';
import { RegistrationPanel } from './RegistrationPanel.tsx';
import { SessionDetails } from './SessionDetails.tsx';

/** One live session: its time and place, the person's registration, and what they can do now. */
export default function SessionPage() {
  const id = Number(useParams().id);
  const query = useQuery(mySessionQuery(useAccountId(), id));
  return (
    <>
      <BackLink to={mySessionsPath} label="mySessions.page.back" />
      <QueryState
        query={query}
        failed="mySessions.page.failed"
        missing="mySessions.page.missing"
        shape="page"
      >
        {(session) => <Loaded session={session} />}
      </QueryState>
    </>
  );
}

function Loaded({ session }: { readonly session: SessionResponse }) {
  const translate = useTranslate();
  const canChange = useCanChangeAccount();
  return (
    <>
      <PageHeader
        title={session.title}
        chip={<RegistrationChip session={session} />}
        action={canChange && session.can_register_group && <GroupButton eventId={session.id} />}
      />
      <PageColumns aside={<SessionDetails session={session} />}>
        <AttendPanel session={session} />
        <RegistrationPanel session={session} />
        <FeedbackPanel session={session} />
        {session.description && (
          <Panel title={translate('mySessions.page.about')}>
            <Typography sx={{ maxWidth: pageWidths.text, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {session.description}
            </Typography>
          </Panel>
        )}
      </PageColumns>
    </>
  );
}
