import { Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { AuditLog } from './AuditLog.tsx';
import { LockOuts } from './LockOuts.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { Policy } from './Policy.tsx';
import { Sessions } from './Sessions.tsx';
import { SignIns } from './SignIns.tsx';
import { noFilters, tabs, useSecurityFilters } from './useSecurityFilters.ts';

const tabContents = {
  signIns: SignIns,
  lockOuts: LockOuts,
  sessions: Sessions,
  audit: AuditLog,
  policy: Policy,
};

/** Sign-ins, sign-in delays, sessions, the audit log and the security policies of all accounts. */
export default function Security() {
  const translate = useTranslate();
  const [filters, setFilters] = useSecurityFilters();
  const [personId, setPersonId] = useState<number | null>(null);
  const { part } = filters;
  const Content = tabContents[part];
  return (
    <Box sx={{ maxWidth: 1400 }}>
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
        {tabs.map((tab) => (
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
      {personId !== null && <PersonDialog userId={personId} onClose={() => setPersonId(null)} />}
    </Box>
  );
}
