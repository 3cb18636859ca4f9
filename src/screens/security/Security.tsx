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
import { type Part, parts, useSecurityFilters } from './useSecurityFilters.ts';

const drawn = { signIns: SignIns, lockOuts: LockOuts, sessions: Sessions, audit: AuditLog, policy: Policy };

/** Who comes in, who may not, who is in, what was done, and what passwords and sessions must keep to. */
export default function Security() {
  const translate = useTranslate();
  const input = useSecurityFilters();
  const [opened, open] = useState<number | null>(null);
  const Shown = drawn[input.part];
  return (
    <Box sx={{ maxWidth: 1400 }}>
      <PageHeader title={translate('security.title')} purpose={translate('security.purpose')} />
      <Tabs
        value={input.part}
        onChange={(_, participation: Part) => input.goTo(participation)}
        aria-label={translate('security.tabs.label')}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {parts.map((part) => (
          <Tab
            key={part}
            value={part}
            id={`tab-${part}`}
            aria-controls={part === input.part ? 'security-part' : undefined}
            label={translate(`security.tabs.${part}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="security-part" aria-labelledby={`tab-${input.part}`} key={input.part}>
        <Shown wish={input} onOpen={open} />
      </Box>
      {opened !== null && <PersonDialog userId={opened} onClose={() => open(null)} />}
    </Box>
  );
}
