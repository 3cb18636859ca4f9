import type { MarketGroup } from './marketData.ts';

/** The number of people that a market figure describes at least; smaller groups fall back to a broader one. */
export const minMarketPeople = 10;

/** How a group was widened: what no longer limits it. `family`: all jobs of the family; `country`: all countries. */
export const fallBackSteps = ['size', 'industry', 'location', 'family', 'country'] as const;
export type FallBackStep = (typeof fallBackSteps)[number];

export interface BroaderGroup {
  /** Null for the group as requested. */
  readonly step: FallBackStep | null;
  readonly group: MarketGroup;
  /** Whether all jobs of the family are included. */
  readonly isFamily: boolean;
}

/**
 * The groups in which a market figure is looked for, the requested one first and each broader than the one before: all company sizes, then
 * all industries, the whole country, the family of the job in the country, and at last the job in all countries. The level stays.
 */
export function broaderGroups(requested: MarketGroup): readonly BroaderGroup[] {
  const { size, industry, location } = requested;
  const anySize = { ...requested, size: null };
  const anyIndustry = { ...anySize, industry: '' };
  const wholeCountry = { ...anyIndustry, location: '' };
  return [
    { step: null, group: requested, isFamily: false },
    ...(size === null ? [] : [{ step: 'size' as const, group: anySize, isFamily: false }]),
    ...(industry === '' ? [] : [{ step: 'industry' as const, group: anyIndustry, isFamily: false }]),
    ...(location === '' ? [] : [{ step: 'location' as const, group: wholeCountry, isFamily: false }]),
    { step: 'family', group: wholeCountry, isFamily: true },
    { step: 'country', group: { ...wholeCountry, country: '' }, isFamily: false },
  ];
}

/** Whether a row belongs to a group. */
export const isInGroup = (row: Omit<MarketGroup, 'level'>, group: MarketGroup): boolean =>
  (group.country === '' || row.country === group.country) &&
  (group.location === '' || row.location === group.location) &&
  (group.industry === '' || row.industry === group.industry) &&
  (group.size === null || row.size === group.size);
