import { Box, Tab, Tabs } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { ExplainAccess } from './ExplainAccess.tsx';
import { ExportRoles } from './ExportRoles.tsx';
import { RolesMatrix } from './RolesMatrix.tsx';
import { type RolesTab, useRolesFilters } from './useRolesFilters.ts';

const tabs = ['matrix', 'explain'] as const satisfies readonly RolesTab[];

/** Who may do what, through which grant; and why a page opens for somebody or not. */
export default function RolesAudit() {
  const translate = useTranslate();
  const id = useId();
  const address = useRolesFilters();
  return (
    <Box sx={{ maxWidth: 1600 }}>
      <PageHeader
        title={translate('people.roles.title')}
        purpose={translate('people.roles.purpose')}
        action={address.tab === 'matrix' && <ExportRoles wish={address.wish} />}
      />
      <Tabs
        value={address.tab}
        onChange={(_, tab: RolesTab) => address.change({ tab })}
        aria-label={translate('people.roles.tabsLabel')}
        sx={{ mb: 2 }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${id}-${tab}`}
            aria-controls={`${id}-panel`}
            label={translate(`people.roles.tabs.${tab}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${address.tab}`}>
        {address.tab === 'matrix' ? <RolesMatrix address={address} /> : <ExplainAccess address={address} />}
      </Box>
    </Box>
  );
}
