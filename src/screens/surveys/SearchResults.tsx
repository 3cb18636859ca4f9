import { Card, Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PersonSurvey } from '../../../contract/v2/surveyCampaigns.ts';
import { longDay } from '../../kit/dates/RelativeDay.tsx';
import { SurveyStatus } from './SurveyStatus.tsx';
import { surveyPaths } from './surveyPaths.ts';

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

/** The surveys that were found: whom they are about, in which campaign, and how far that is. */
export function SearchResults({ surveys }: { readonly surveys: readonly PersonSurvey[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const head = (name: string) => translate(`surveys.search.columns.${name}`);
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label={translate('surveys.search.table')}>
        <Table size="small" aria-label={translate('surveys.search.table')}>
          <TableHead>
            <TableRow>
              <TableCell>{head('person')}</TableCell>
              <TableCell>{head('campaign')}</TableCell>
              <TableCell>{head('status')}</TableCell>
              <TableCell sx={wide}>{head('self')}</TableCell>
              <TableCell sx={wide}>{head('closes')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {surveys.map((survey) => (
              <TableRow key={survey.target_id} hover>
                <TableCell component="th" scope="row">
                  <Link component={RouterLink} to={surveyPaths.target(survey.target_id)}>
                    {survey.name}
                  </Link>
                </TableCell>
                <TableCell>
                  <Link component={RouterLink} to={surveyPaths.manage(survey.campaign_id)}>
                    {survey.campaign}
                  </Link>
                </TableCell>
                <TableCell>
                  <SurveyStatus status={survey.campaign_status} released_on={survey.released_on} />
                </TableCell>
                <TableCell sx={wide}>{translate(`surveys.stages.${survey.self ?? 'none'}`)}</TableCell>
                <TableCell sx={wide}>{longDay(survey.closes_on, locale)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
