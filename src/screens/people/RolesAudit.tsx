import { Box, Tab, Tabs } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { exportRolesAudit } from '../../../dataProviders/people.ts';
import { ExportMenu } from '../../kit/lists/ExportMenu.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { ExplainAccess } from './ExplainAccess.tsx';
import { RolesAuditMatrix } from './RolesAuditMatrix.tsx';
import { rolesTabs, toRolesQuery, useRolesAuditFilters } from './useRolesAuditFilters.ts';

/** Each person's rights and the grants behind them, and why a person can or can't open a page. */
export default function RolesAudit() {
  const translate = useTranslate();
  const id = useId();
  const [filters, setFilters] = useRolesAuditFilters();
  const { tab: current } = filters;
  return (
    <>
      <PageHeader
        title={translate('people.roles.title')}
        purpose={translate('people.roles.purpose')}
        action={
          current === 'matrix' && (
            <ExportMenu
              fileName="roles-audit"
              exportFile={(format) => exportRolesAudit(format, toRolesQuery(filters))}
              variant="outlined"
            />
          )
        }
      />
      <Tabs
        value={current}
        onChange={(_, tab: typeof current) => setFilters({ tab })}
        aria-label={translate('people.roles.tabsLabel')}
        sx={{ mb: 2 }}
      >
        {rolesTabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${id}-${tab}`}
            aria-controls={`${id}-panel`}
            label={translate(`people.roles.tabs.${tab}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {current === 'matrix' ? (
          <RolesAuditMatrix filters={filters} setFilters={setFilters} />
        ) : (
          <ExplainAccess filters={filters} setFilters={setFilters} />
        )}
      </Box>
    </>
  );
}
