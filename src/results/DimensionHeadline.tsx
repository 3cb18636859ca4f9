import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SecondaryText } from '../kit/page/SecondaryText.tsx';
import { type DimensionFinding, rankDimensions } from './dimensionFindings.ts';

interface DimensionHeadlineProps {
  readonly company: string;
  readonly findings: readonly DimensionFinding[];
}

const lead = { fontSize: { xs: '1.25rem', md: '1.5rem' }, lineHeight: 1.35 } as const;

/** A sentence on the dimensions with the largest and smallest differences, or that there are none. */
export function DimensionHeadline({ company, findings }: DimensionHeadlineProps) {
  const translate = useTranslate();
  const ranked = rankDimensions(findings).flatMap(({ dimension, isSignificant, typical }) =>
    typical === null
      ? []
      : { dimension: translate(`results.dimensions.by.${dimension}`), isSignificant, ...typical },
  );
  const [most, least] = [ranked[0], ranked.at(-1)];
  if (!most || !least) {
    const isShown = findings.some(({ groups }) => groups > 0);
    return (
      isShown && (
        <Typography sx={lead}>{translate('results.dimensions.notComparable', { company })}</Typography>
      )
    );
  }
  const isDivided = most.isSignificant;
  const worded = ({ dimension, points, chance }: (typeof ranked)[number]) => ({
    company,
    dimension,
    chance: Math.round(chance),
    smart_count: Math.round(points),
  });
  return (
    <>
      <Typography className="tabular" sx={lead}>
        <strong>
          {translate(isDivided ? 'results.dimensions.most' : 'results.dimensions.alike', worded(most))}
        </strong>{' '}
        {isDivided && translate('results.dimensions.typically', worded(most))}
      </Typography>
      {least !== most && (
        <SecondaryText className="tabular" sx={{ mt: 0.5 }}>
          {isDivided
            ? translate('results.dimensions.least', worded(least))
            : translate('results.dimensions.nearest', worded(most))}
        </SecondaryText>
      )}
    </>
  );
}
