import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { SurveyCampaignAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { longDay } from '../../kit/dates/RelativeDay.tsx';
import { Panel } from '../../kit/page/Panel.tsx';

type Line = readonly [key: string, params?: Readonly<Record<string, string | number>>];

/** What comes next, in words. */
export function NextSteps({ campaign }: { readonly campaign: SurveyCampaignAnswer }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const lines = linesOf(campaign, (day) => longDay(day, locale));
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

function linesOf(campaign: SurveyCampaignAnswer, say: (day: string) => string): readonly Line[] {
  const { status, closed_on, closes_on, released_on, relationships, target_count } = campaign;
  if (status === 'closed') {
    return [
      ['next.closedOn', { day: say(closed_on ?? closes_on) }],
      ...when(relationships.length > 0, ['next.groups']),
      released_on === null ? ['next.toRelease'] : ['next.releasedOn', { day: say(released_on) }],
    ];
  }
  const answering = [
    ...nominating(campaign),
    [campaign.reminders ? 'next.reminders' : 'next.noReminders'],
    ['next.lastDay', { day: say(closes_on) }],
    [campaign.release === 'at_close' ? 'next.atClose' : 'next.byHand'],
  ] satisfies Line[];
  if (status === 'open') return answering;
  return [
    target_count === 0 ? ['next.draft.choose'] : ['targets.draft', { smart_count: target_count }],
    ['next.draft.launch'],
    ...when(campaign.opens_on !== null, ['next.draft.planned', { day: say(campaign.opens_on ?? closes_on) }]),
    ...answering,
  ];
}

function nominating({ relationships, nominated_by, approval }: SurveyCampaignAnswer): Line[] {
  if (relationships.length === 0) return [];
  return [[`next.nominate.${nominated_by}`], ...when(approval, ['next.approve'])];
}

const when = (holds: boolean, line: Line): Line[] => (holds ? [line] : []);
