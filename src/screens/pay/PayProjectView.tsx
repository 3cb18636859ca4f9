import { Box, Button, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { payOverviewQuery } from '../../../dataProviders/pay.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { PayGapsTab } from './gaps/PayGapsTab.tsx';
import { PayOverviewTab } from './PayOverviewTab.tsx';
import { payPaths, payTabs } from './payPaths.ts';
import { PayPeopleTab } from './people/PayPeopleTab.tsx';

/** A pay project: its totals, its people and the pay gaps. */
export default function PayProjectView() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const params = useParams();
  const projectId = Number(params.id);
  const tab = payTabs.find((one) => one === params.tab) ?? 'overview';
  const query = useQuery(payOverviewQuery(useAccountId(), projectId));
  const upload = (
    <Button variant="contained" component={Link} to={payPaths.upload(projectId)}>
      {translate('pay.upload.open')}
    </Button>
  );
  return (
    <>
      <BackLink to={payPaths.list} label="pay.back" />
      <QueryState query={query} failed="pay.failed" missing="pay.missing" height={480}>
        {(overview) => (
          <>
            <PageHeader
              title={overview.name}
              purpose={overview.description}
              action={
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Button variant="outlined" component={Link} to={payPaths.edit(projectId)}>
                    {translate('pay.edit')}
                  </Button>
                  {upload}
                </Box>
              }
            />
            <Tabs
              value={tab}
              onChange={(_event, next: typeof tab) => navigate(payPaths.view(projectId, next))}
              aria-label={translate('pay.tabsLabel')}
              variant="scrollable"
              allowScrollButtonsMobile
              sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
            >
              {payTabs.map((one) => (
                <Tab
                  key={one}
                  value={one}
                  id={`${id}-${one}`}
                  aria-controls={one === tab ? `${id}-panel` : undefined}
                  label={translate(`pay.tabs.${one}`)}
                />
              ))}
            </Tabs>
            <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
              {tab === 'overview' && <PayOverviewTab overview={overview} />}
              {tab === 'people' && <PayPeopleTab projectId={projectId} />}
              {tab === 'gaps' && <PayGapsTab projectId={projectId} />}
            </Box>
          </>
        )}
      </QueryState>
    </>
  );
}
