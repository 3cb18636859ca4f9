import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SurveyCampaignResponse } from '../../../contract/v2/surveyCampaigns.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { useFormat } from '../../kit/useFormat.ts';

type Line = readonly [key: string, params?: Readonly<Record<string, string | number>>];

/** The next steps of a campaign. */
export function SurveyNextSteps({ campaign }: { readonly campaign: SurveyCampaignResponse }) {
  const translate = useTranslate();
  const format = useFormat();
  const lines = linesOf(campaign, (day) => format.day(day, 'long'));
  return (
    <Panel title={translate('surveys.next.title')}>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {lines.map(([key, params]) => (
          <li key={key}>{translate(`surveys.${key}`, params)}</li>
        ))}
      </Box>
    </Panel>
  );
}

function linesOf(campaign: SurveyCampaignResponse, formatDay: (day: string) => string): readonly Line[] {
  const { status, closed_on, closes_on, released_on, relationships, target_count } = campaign;
  if (status === 'closed') {
    return [
      ['next.closedOn', { day: formatDay(closed_on ?? closes_on) }],
      ...when(relationships.length > 0, ['next.groups']),
      released_on === null ? ['next.toRelease'] : ['next.releasedOn', { day: formatDay(released_on) }],
    ];
  }
  const whileOpen = [
    ...nominationLines(campaign),
    [campaign.reminders ? 'next.reminders' : 'next.noReminders'],
    ['next.lastDay', { day: formatDay(closes_on) }],
    [campaign.release === 'at_close' ? 'next.atClose' : 'next.byHand'],
  ] satisfies Line[];
  if (status === 'open') return whileOpen;
  return [
    target_count === 0 ? ['next.draft.choose'] : ['targets.draft', { smart_count: target_count }],
    ...openingLines(campaign, formatDay),
    ...whileOpen,
  ];
}

function openingLines(
  { opens_on, scheduled_at }: SurveyCampaignResponse,
  formatDay: (day: string) => string,
) {
  if (opens_on === null) return [['next.draft.launch']] satisfies Line[];
  const day = formatDay(opens_on);
  if (scheduled_at !== null) return [['next.draft.scheduled', { day }]] satisfies Line[];
  return [['next.draft.launch'], ['next.draft.planned', { day }]] satisfies Line[];
}

function nominationLines({ relationships, nominated_by, approval }: SurveyCampaignResponse): Line[] {
  if (relationships.length === 0) return [];
  return [[`next.nominate.${nominated_by}`], ...when(approval, ['next.approve'])];
}

const when = (isTrue: boolean, line: Line): Line[] => (isTrue ? [line] : []);
