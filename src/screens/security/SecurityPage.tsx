import { Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { ActiveSessions } from './ActiveSessions.tsx';
import { AuditLog } from './AuditLog.tsx';
import { LockOuts } from './LockOuts.tsx';
import { PersonSecurityDialog } from './PersonSecurityDialog.tsx';
import { SecurityPolicies } from './SecurityPolicies.tsx';
import { SignInLog } from './SignInLog.tsx';
import { noFilters, securityTabs, useSecurityFilters } from './useSecurityFilters.ts';

const tabContents = {
  signIns: SignInLog,
  lockOuts: LockOuts,
  sessions: ActiveSessions,
  audit: AuditLog,
  policy: SecurityPolicies,
};

/** Sign-ins, sign-in delays, sessions, the audit log and the security policies of all accounts. */
export default function SecurityPage() {
  const translate = useTranslate();
  const [filters, setFilters] = useSecurityFilters();
  const [personId, setPersonId] = useState<number | null>(null);
  const { part } = filters;
  const Content = tabContents[part];
  return (
    <>
      <PageHeader title={translate('security.title')} purpose={translate('security.purpose')} />
      <Tabs
        value={part}
        onChange={(_, next: typeof part) => setFilters({ ...noFilters, part: next })}
        aria-label={translate('security.tabs.label')}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {securityTabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`tab-${tab}`}
            aria-controls={tab === part ? 'security-part' : undefined}
            label={translate(`security.tabs.${tab}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="security-part" aria-labelledby={`tab-${part}`} key={part}>
        <Content filters={filters} setFilters={setFilters} onOpen={setPersonId} />
      </Box>
      {personId !== null && <PersonSecurityDialog userId={personId} onClose={() => setPersonId(null)} />}
    </>
  );
}
