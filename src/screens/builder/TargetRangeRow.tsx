import { Box, Button, Slider, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Importance, importances, type TargetRange } from '../../../domain/builder/blueprintProfile.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';

const step = 5;
/** The first range of a metric without a suggestion. */
const defaultRange = { low: 40, high: 70, importance: 'useful' } as const;

interface Props {
  readonly metric: Metric;
  readonly range: TargetRange | null;
  readonly suggested: TargetRange | null;
  /** Called with the changed range; null if the range is read-only. */
  readonly onChange: ((range: TargetRange) => void) | null;
}

/** One metric: its meaning, its target range and its importance. */
export function TargetRangeRow({ metric, range, suggested, onChange }: Props) {
  const translate = useTranslate();
  const importanceOf = (word: Importance) => translate(`builder.importance.${word}`);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 3 },
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) 176px' },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 500 }}>{translate(`metrics.names.${metric}`)}</Typography>
        <Hint>{translate(`metrics.meanings.${metric}`)}</Hint>
      </Box>
      {range ? (
        <Box sx={{ px: 1 }}>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {translate('builder.ranges.from', { low: range.low, high: range.high })}
            {onChange && suggested && (suggested.low !== range.low || suggested.high !== range.high) && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {` · ${translate('builder.ranges.suggested', { low: suggested.low, high: suggested.high })}`}
              </Box>
            )}
          </Typography>
          <RangeSlider metric={metric} range={range} onChange={onChange} />
        </Box>
      ) : (
        <Box>
          {onChange ? (
            <Button size="small" onClick={() => onChange(suggested ?? { metric, ...defaultRange })}>
              {translate('builder.ranges.set')}
            </Button>
          ) : (
            <SecondaryText>{translate('builder.ranges.none')}</SecondaryText>
          )}
        </Box>
      )}
      {range && onChange && (
        <SelectField
          size="small"
          label={translate('builder.ranges.importance')}
          value={range.importance}
          onChange={(selected) => onChange({ ...range, importance: selected })}
          options={importances.map((word) => ({ value: word, text: importanceOf(word) }))}
        />
      )}
      {range && !onChange && <Typography>{importanceOf(range.importance)}</Typography>}
    </Box>
  );
}

interface SliderProps {
  readonly metric: Metric;
  readonly range: TargetRange;
  readonly onChange: Props['onChange'];
}

function RangeSlider({ metric, range, onChange }: SliderProps) {
  const translate = useTranslate();
  const name = translate(`metrics.names.${metric}`);
  function handleChange(_event: Event, value: number | number[]) {
    const [low, high] = Array.isArray(value) ? value : [];
    if (low !== undefined && high !== undefined && low < high) onChange?.({ ...range, low, high });
  }
  return (
    <Slider
      size="small"
      value={[range.low, range.high]}
      min={0}
      max={100}
      step={step}
      disabled={onChange === null}
      onChange={handleChange}
      getAriaLabel={(thumb) =>
        translate(thumb === 0 ? 'builder.ranges.low' : 'builder.ranges.high', { name })
      }
    />
  );
}
