import { mixed, object } from 'yup';
import { type Paper, papers } from '../../domain/reports/paper.ts';
import { id, optionalId } from '../records.ts';

const divisions = ['team', 'department', 'location', 'level', 'gender', 'race', 'decade'] as const;
const paper = () =>
  mixed<Paper>()
    .oneOf([...papers], 'choice')
    .default('a4');

/** Reports that are answered as files (`application/pdf`): fetched, with what is wanted in the query. */
export const reportFiles = {
  /** The own personal metrics: of one own form, else of the newest. */
  personal: {
    path: '/v2/exports/personal',
    needs: 'user',
    mutates: false,
    query: object({ score_id: optionalId(), paper: paper() }),
  },
  /** The published results of one closed benchmark campaign, by one division or by all. */
  culture: {
    path: '/v2/exports/culture',
    needs: 'supervisor',
    mutates: false,
    module: 'microSurvey',
    query: object({
      campaign_id: id(),
      dimension: mixed<(typeof divisions)[number]>()
        .oneOf([...divisions, null], 'choice')
        .nullable()
        .default(null),
      paper: paper(),
    }),
  },
} as const;
