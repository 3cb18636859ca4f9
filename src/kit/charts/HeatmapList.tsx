import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { readableTextColor } from '../../../domain/colors/contrast.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { usePalette } from '../page/usePalette.ts';
import { displayedScoreText, shortScoreText } from './displayedScore.ts';
import { GapArrow } from './GapArrow.tsx';
import { hatchedBackground } from './hatchedBackground.ts';
import { heatmapTint } from './heatmapTint.ts';
import type { HeatmapGroup, HeatmapProps, HeatmapTopic } from './heatmapTypes.ts';
import { gapToAverage, useHeatmapTexts } from './useHeatmapTexts.ts';

/** Groups shown at first, and added by the button below them. */
const groupsAtOnce = 20;

/** The heatmap on a phone: the groups of one topic, which can be changed. */
export function HeatmapList(props: HeatmapProps) {
  const { label, topicLabel, averageLabel, topics, groups, words, onOpenGroup } = props;
  const translate = useTranslate();
  const textsOf = useHeatmapTexts(words);
  const [chosen, setChosen] = useState('');
  const [shownGroups, setShownGroups] = useState(groupsAtOnce);
  const topic = topics.find(({ key }) => key === chosen) ?? topics[0];
  if (!topic) return null;
  return (
    <>
      <SelectField
        fullWidth
        label={topicLabel}
        value={topic.key}
        onChange={setChosen}
        options={topics.map(({ key, name }) => ({ value: key, text: name }))}
      />
      <Typography variant="body2" sx={{ my: 1.5 }}>
        {translate('results.groups.averageIs', {
          average: averageLabel,
          score: displayedScoreText(topic.average, words),
        })}
      </Typography>
      <Box component="ul" aria-label={`${label}: ${topic.name}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {groups.slice(0, shownGroups).map((group) => {
          const texts = textsOf(group, topic);
          return (
            <Box component="li" key={group.key} sx={rowStyles}>
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                  {onOpenGroup ? (
                    <Link
                      component="button"
                      type="button"
                      onClick={() => onOpenGroup(group.key)}
                      sx={{ textAlign: 'start', py: 0.5 }}
                    >
                      {group.name}
                    </Link>
                  ) : (
                    group.name
                  )}
                </Typography>
                <Typography variant="caption" component="div" color="text.secondary">
                  {texts.details.join(' · ') || texts.score}
                </Typography>
              </Box>
              <ScoreTile group={group} topic={topic} gapText={texts.gap} />
            </Box>
          );
        })}
      </Box>
      {shownGroups < groups.length && (
        <Button onClick={() => setShownGroups(shownGroups + groupsAtOnce)}>
          {translate('results.groups.showMore', {
            smart_count: Math.min(groupsAtOnce, groups.length - shownGroups),
          })}
        </Button>
      )}
    </>
  );
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 72px',
  columnGap: 2,
  alignItems: 'center',
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

interface ScoreTileProps {
  readonly group: HeatmapGroup;
  readonly topic: HeatmapTopic;
  readonly gapText: string | null;
}

/** The score with the tint that its cell has in the table. */
function ScoreTile({ group, topic, gapText }: ScoreTileProps) {
  const palette = usePalette();
  const score = group.cells[topic.key];
  const gap = (score && gapToAverage(score, topic.average)) ?? 0;
  const isSignificant = score?.isSignificant === true && gap !== 0;
  const background = heatmapTint(gap, palette, isSignificant);
  const isShown = score !== undefined && score.value !== null;
  return (
    <Box
      className="tabular"
      sx={{
        borderRadius: 1,
        py: 0.75,
        textAlign: 'center',
        lineHeight: 1.2,
        ...(isShown
          ? { bgcolor: background, color: readableTextColor(background, '#ffffff', '#000000') }
          : { backgroundImage: hatchedBackground(palette.line) }),
      }}
    >
      <strong>{isShown ? shortScoreText(score) : '–'}</strong>
      {gapText !== null && (
        <Typography variant="caption" component="div" sx={{ fontWeight: isSignificant ? 700 : 400 }}>
          {gapText}
          {isSignificant && <GapArrow isDown={gap < 0} />}
        </Typography>
      )}
    </Box>
  );
}
