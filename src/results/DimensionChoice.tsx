import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Hint } from '../kit/page/SecondaryText.tsx';
import type { Dimension } from './useResultTexts.ts';

interface DimensionChoiceProps {
  readonly dimensions: readonly Dimension[];
  readonly chosen: Dimension;
  readonly onChoose: (dimension: Dimension) => void;
}

/** Selects the dimension of groups. With a single dimension it renders a note instead. */
export function DimensionChoice({ dimensions, chosen, onChoose }: DimensionChoiceProps) {
  const translate = useTranslate();
  const labelId = useId();
  if (dimensions.length === 1) {
    return <Hint>{translate('results.groups.ownTeams')}</Hint>;
  }
  return (
    <>
      <Hint id={labelId} sx={{ mb: 0.5 }}>
        {translate('results.groups.by')}
      </Hint>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={labelId}
        value={chosen}
        onChange={(_, dimension: Dimension | null) => dimension && onChoose(dimension)}
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          '& .MuiToggleButton-root': {
            border: 1,
            borderRadius: 1,
            px: 1.5,
            py: 0.5,
            m: 0,
            textTransform: 'none',
          },
        }}
      >
        {dimensions.map((dimension) => (
          <ToggleButton key={dimension} value={dimension}>
            {translate(`results.groups.dimension.${dimension}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
