/** How results are limited because of another campaign, and which of its people were nearly the same: all of them or one of its groups. */
export type ResultLimit = 'banded' | 'points' | 'bandedGroup' | 'pointsGroup' | 'shares';

interface LimitedCampaign {
  readonly limited_by_audience: boolean;
  readonly shares_limited: boolean;
  readonly overall: { readonly banded?: boolean | undefined } | null;
}

/** Returns how the results of a campaign are limited (R24); null if they aren't. */
export function limitOf({
  limited_by_audience,
  shares_limited,
  overall,
}: LimitedCampaign): ResultLimit | null {
  if (!limited_by_audience) return shares_limited ? 'shares' : null;
  const precision = overall?.banded ? 'banded' : 'points';
  return shares_limited ? precision : `${precision}Group`;
}
