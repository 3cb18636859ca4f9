import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SecondaryText } from '../kit/page/SecondaryText.tsx';
import type { Group } from './scoreChanges.ts';
import { type Dimension, useResultTexts } from './useResultTexts.ts';

interface MergedGroupsProps {
  readonly dimensionGroups: readonly { readonly dimension: Dimension; readonly groups: readonly Group[] }[];
  readonly k: number;
}

/** The groups that were merged before publication and why, for representatives of the respondents. */
export function MergedGroups({ dimensionGroups, k }: MergedGroupsProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const lines = dimensionGroups.flatMap(({ dimension, groups }) => {
    const merged = groups.filter(({ members }) => members.length > 1);
    const reported = merged.map((group) => ({
      key: `${dimension} ${group.members.join('|')}`,
      dimension,
      text: words.list(words.members(dimension, group.members)),
      people: words.people(group.n_band),
    }));
    return groups.length === 0
      ? [{ key: dimension, dimension, text: translate('results.merged.dropped'), people: '' }]
      : reported;
  });
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">
        {translate(lines.length === 0 ? 'results.merged.nothing' : 'results.merged.title')}
      </Typography>
      <SecondaryText sx={{ maxWidth: 720 }}>{translate('results.merged.why', { k })}</SecondaryText>
      {lines.length > 0 && (
        <Box component="dl" sx={list}>
          {lines.map(({ key, dimension, text, people }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {translate(`results.groups.dimension.${dimension}`)}
              </Typography>
              <Typography component="dd" variant="body2">
                {text}
                {people && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' · '}
                    {people}
                  </Box>
                )}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 0.75 },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
} as const;
