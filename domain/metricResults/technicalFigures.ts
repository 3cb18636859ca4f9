import { metricPrior } from '../scoring/personal/prior.ts';
import { reliabilityOf } from '../scoring/personal/reliability.ts';
import {
  type HalfProfiles,
  minPeopleForReliability,
  reliabilityOfHalves,
} from '../scoring/personal/splitHalfReliability.ts';

/** Maximum number of people used. More people would take longer and hardly narrow the intervals. */
export const mostPeopleMeasured = 600;

const bounds = [100, 50, minPeopleForReliability] as const;

/** The lower bound of the number of people a reliability is based on: 30 (30-49), 50 (50-99) or 100; null for fewer than 30. */
export const reliabilityBand = (people: number): number | null =>
  bounds.find((bound) => people >= bound) ?? null;

/** One person's profile in a campaign, with the standard errors of methods 1.2 before they are widened. */
export interface MeasuredPerson {
  readonly theta: readonly number[];
  readonly se: readonly number[];
  readonly halves: HalfProfiles;
}

/** The reliability of the results of one campaign, in hundredths; lists are in the order of `metrics`. */
export interface TechnicalFigures {
  /** Lower bound of the number of people; null for fewer than 30, and then there are no other numbers about self-assessments. */
  readonly people: number | null;
  readonly by_design: readonly number[] | null;
  readonly measured: readonly number[] | null;
  /** The reliability of one rater (methods 1.5); null for fewer than 30 people with ratings. */
  readonly raters: { readonly people: number; readonly reliability_of_one: number } | null;
}

/**
 * Calculates the reliability of a campaign by design and from data (methods 1.6). The numbers are about at least 30 people, rounded to
 * hundredths and calculated only once, so that they reveal nothing about one person (decision 44). `own` is everyone who counts in the published mean of all
 * self-assessments, because the audit of shared profiles (R25) covers published groups only; it is empty if that mean isn't published.
 */
export function technicalFigures(
  own: readonly MeasuredPerson[],
  raters: { readonly people: number; readonly reliability_of_one: number | null },
): TechnicalFigures {
  const people = reliabilityBand(own.length);
  return {
    people,
    by_design: people === null ? null : inHundredths(reliabilityOf(own.map(({ se }) => se))),
    measured: inHundredths(
      reliabilityOfHalves(
        own.map(({ halves }) => halves),
        metricPrior.size,
      ),
    ),
    raters: ratersOf(raters),
  };
}

function ratersOf({
  people,
  reliability_of_one,
}: Parameters<typeof technicalFigures>[1]): TechnicalFigures['raters'] {
  const band = reliabilityBand(people);
  return band === null || reliability_of_one === null ? null : { people: band, reliability_of_one };
}

const inHundredths = (values: readonly number[] | null): readonly number[] | null =>
  values?.map((value) => Math.round(100 * value) / 100 + 0) ?? null;
