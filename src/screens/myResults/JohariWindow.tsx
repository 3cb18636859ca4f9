import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type Metric, metrics } from '../../../domain/metrics/metrics.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import type { RaterViews } from './ownProfile.ts';
import { useProfileFormat } from './useProfileFormat.ts';

const quadrants = ['hiddenStrength', 'blindSpot', 'knownStrength', 'knownDevelopmentArea'] as const;
type Quadrant = (typeof quadrants)[number] | 'notEnoughCertainty';

/**
 * The Johari window: strengths and development areas by whether the person, the raters or both see them, and
 * metrics without enough certainty.
 */
export function JohariWindow({ others }: { readonly others: RaterViews }) {
  const translate = useTranslate();
  const words = useProfileFormat();
  const titleId = useId();
  const groupsAt = (metric: Metric, quadrant: Quadrant) =>
    others.compared
      .filter(({ metrics: each }) => each.some((one) => one.metric === metric && one.johari === quadrant))
      .map(({ rater_group }) => words.group(rater_group));
  const entriesAt = (quadrant: Quadrant) =>
    metrics.flatMap((metric) => {
      const groups = groupsAt(metric, quadrant);
      if (groups.length === 0) return [];
      const name = words.metric(metric);
      if (groups.length === others.compared.length) return [name];
      return [translate('ownResults.johari.seenBy', { metric: name, groups: words.list(groups) })];
    });
  const unsure = metrics.filter(
    (metric) => groupsAt(metric, 'notEnoughCertainty').length === others.compared.length,
  );
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={titleId} component="h2" variant="h2">
        {translate('ownResults.johari.title')}
      </Typography>
      <Hint sx={{ mb: 2 }}>{translate('ownResults.johari.about')}</Hint>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {quadrants.map((quadrant) => (
          <QuadrantCard key={quadrant} quadrant={quadrant} entries={entriesAt(quadrant)} />
        ))}
      </Box>
      {unsure.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography component="h3" variant="h3">
            {translate('ownResults.johari.notEnoughCertainty.title')}
          </Typography>
          <Typography variant="body2">{words.metrics(unsure)}</Typography>
          <Hint>{translate('ownResults.johari.notEnoughCertainty.text')}</Hint>
        </Box>
      )}
    </Card>
  );
}

function QuadrantCard({
  quadrant,
  entries,
}: {
  readonly quadrant: Quadrant;
  readonly entries: readonly string[];
}) {
  const translate = useTranslate();
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'var(--cairn-surface-sunken)' }}>
      <Typography component="h3" variant="h3">
        {translate(`ownResults.johari.${quadrant}.title`)}
      </Typography>
      <Hint sx={{ mb: 1 }}>{translate(`ownResults.johari.${quadrant}.text`)}</Hint>
      {entries.length === 0 ? (
        <Hint>{translate('ownResults.johari.nothing')}</Hint>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {entries.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}
