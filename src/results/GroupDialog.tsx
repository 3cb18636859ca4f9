import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { HeatmapGroup, HeatmapTopic } from '../kit/charts/heatmapTypes.ts';
import { ScoreBars } from '../kit/charts/ScoreBars.tsx';
import { useHeatmapTexts } from '../kit/charts/useHeatmapTexts.ts';
import { PageDialog } from '../kit/page/PageDialog.tsx';
import { SecondaryText } from '../kit/page/SecondaryText.tsx';
import { useResultTexts } from './useResultTexts.ts';

interface GroupDialogProps {
  readonly group: HeatmapGroup;
  readonly topics: readonly HeatmapTopic[];
  /** The address of the page about the group; null if it has none. */
  readonly address: string | null;
  readonly onClose: () => void;
}

/** The published scores of one group, lowest first, each with its gap to the average. */
export function GroupDialog({ group, topics, address, onClose }: GroupDialogProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const textsOf = useHeatmapTexts(words);
  const bars = topics
    .map((topic, at) => {
      const score = group.cells[topic.key] ?? { value: null, low: false, high: false, margin: null };
      return {
        ...score,
        id: at,
        name: topic.name,
        level: words.level(score),
        reference: topic.average.value,
        note: textsOf(group, topic).comparison.join(' · '),
      };
    })
    .sort((a, b) => (a.value ?? 101) - (b.value ?? 101));
  return (
    <PageDialog
      title={group.name}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('results.groups.opened.close')}</Button>
          {address !== null && (
            <Button component={RouterLink} to={address} variant="contained" onClick={onClose}>
              {translate('results.groups.opened.view')}
            </Button>
          )}
        </>
      }
    >
      <SecondaryText>{[group.note, group.explanation].filter(Boolean).join('. ')}</SecondaryText>
      <ScoreBars
        label={translate('results.groups.opened.bars', { group: group.name })}
        bars={bars}
        words={words}
      />
      <Typography variant="caption" color="text.secondary">
        {translate('results.groups.opened.note')}
      </Typography>
    </PageDialog>
  );
}
