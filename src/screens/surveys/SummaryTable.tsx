import { Card, Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SummaryAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { longDay } from '../../kit/dates/RelativeDay.tsx';
import { SurveyStatus } from './SurveyStatus.tsx';
import { ShareCell } from './shares.tsx';
import { surveyPaths } from './surveyPaths.ts';

const parts = ['self', 'manager', 'raters'] as const;
const fromSmall = { display: { xs: 'none', sm: 'table-cell' } } as const;
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

/** One line for each campaign: who has finished, and all of them together below. */
export function SummaryTable({ summary: { campaigns, total } }: { readonly summary: SummaryAnswer }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const word = (name: string) => translate(`surveys.summary.${name}`);
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label={word('table')}>
        <Table size="small" aria-label={word('table')} sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{word('campaign')}</TableCell>
              <TableCell sx={wide}>{word('status')}</TableCell>
              <TableCell sx={wide}>{word('closes')}</TableCell>
              <TableCell align="right" sx={fromSmall}>
                {word('people')}
              </TableCell>
              {parts.map((part) => (
                <TableCell key={part}>{translate(`surveys.funnel.${part}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {campaigns.map((campaign) => (
              <TableRow key={campaign.campaign_id} hover>
                <TableCell component="th" scope="row">
                  <Link component={RouterLink} to={surveyPaths.manage(campaign.campaign_id)}>
                    {campaign.name}
                  </Link>
                </TableCell>
                <TableCell sx={wide}>
                  <SurveyStatus status={campaign.status} released_on={campaign.released_on} />
                </TableCell>
                <TableCell sx={wide}>{longDay(campaign.closes_on, locale)}</TableCell>
                <TableCell align="right" className="tabular" sx={fromSmall}>
                  {campaign.target_count}
                </TableCell>
                {parts.map((part) => (
                  <ShareCell key={part} share={campaign[part]} part="finished" />
                ))}
              </TableRow>
            ))}
            {campaigns.length > 1 && (
              <TableRow>
                <TableCell component="th" scope="row">
                  {word('total')}
                </TableCell>
                <TableCell sx={wide} />
                <TableCell sx={wide} />
                <TableCell align="right" className="tabular" sx={fromSmall}>
                  {total.target_count}
                </TableCell>
                {parts.map((part) => (
                  <ShareCell key={part} share={total[part]} part="finished" />
                ))}
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
