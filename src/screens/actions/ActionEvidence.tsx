import { Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { TeamActionResponse, TopicWithReasons } from '../../../dataProviders/teamActions.ts';
import { displayedScoreText } from '../../kit/charts/displayedScore.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { FocusReasons } from '../../results/focus/FocusReasons.tsx';
import { toDisplayedScore } from '../../results/scoreChanges.ts';
import { useResultTexts } from '../../results/useResultTexts.ts';

interface Props {
  readonly evidence: TopicWithReasons;
  readonly source: TeamActionResponse['source'];
}

/** The published score that led to an action, with its reasons; only for those to whom it was published. */
export function ActionEvidence({ evidence, source }: Props) {
  const translate = useTranslate();
  const words = useResultTexts();
  const { topic, reasons } = evidence;
  return (
    <Panel
      title={translate('actions.page.why')}
      action={
        source && (
          <Link component={RouterLink} to={`/micro-surveys/benchmarks/manage/${source.campaign_id}/results`}>
            {translate('actions.page.results')}
          </Link>
        )
      }
    >
      <Typography className="tabular">
        {translate('actions.page.score', {
          topic,
          score: displayedScoreText(toDisplayedScore(evidence), words),
          campaign: source?.name,
        })}
      </Typography>
      <FocusReasons reasons={reasons} />
      {reasons.length === 0 && <SecondaryText>{translate('actions.page.noReason')}</SecondaryText>}
    </Panel>
  );
}
