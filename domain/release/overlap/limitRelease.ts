import type { IntervalSolver } from '../auditIntervals.ts';
import type { Release, ReleaseTopic } from '../buildRelease.ts';
import { bandOf } from '../measureCell.ts';
import { NOT_STATED } from '../mergeCategories.ts';
import type { RespondentAttributes } from '../respondentAtoms.ts';
import { type AudienceGroup, everybodyIn, type PublishedAudience } from './audience.ts';
import { comparedAudiences, hasNearAudience } from './comparedAudiences.ts';
import { campaignsAround } from './comparedGroups.ts';
import { createOverlapAudit, type OverlapAudit } from './createOverlapAudit.ts';
import { hideRevealing } from './hideRevealing.ts';
import { limitGroups } from './limitGroups.ts';

/** An invited person: a key that is the same in all campaigns, and the attributes at launch. */
export interface InvitedPerson {
  readonly key: string;
  readonly g: RespondentAttributes;
}

export interface OverlapRequest {
  readonly invited: readonly InvitedPerson[];
  /** Minimum number of invited people for results to be published. */
  readonly minInvited: number;
  /** The audiences of the account's campaigns within the last 400 days, newest first. */
  readonly earlier: readonly PublishedAudience[];
  readonly topics: readonly ReleaseTopic[];
  readonly k: number;
  readonly solver: IntervalSolver;
}

/** A release that may have been limited because of other campaigns. */
export interface LimitedRelease extends Release {
  /** Whether it has fewer or coarser numbers because its audience is nearly equal to that of another campaign (R24). */
  readonly limitedByAudience: boolean;
  /** An earlier audience with a common element differs by 1 to k - 1 people, however large both are, so there is no reliability (R27). */
  readonly hasNearAudience: boolean;
  /**
   * Whether shares of custom questions and survey feedback are left out. Campaigns about different topics can ask the same ones, so this
   * depends on all earlier audiences.
   */
  readonly sharesLimited: boolean;
}

/** Maximum size of an audit: the number of groups times the number of people. For larger ones, only the overall result is published. */
const maxAuditSize = 400_000;

/**
 * Limits a release so that it reveals no one's answers in combination with the results of other campaigns (R24). Whole points are
 * published, without margins and distributions, if every person's possible range is at least 50 points in every element; otherwise bands of
 * ten. If bands would narrow someone's range in an element further, numbers are left out until they don't: first those of groups in the
 * element, then its overall number, then the numbers that include it. Nothing is published if fewer than `minInvited` people are still
 * invited.
 */
export function limitRelease(release: Release, request: OverlapRequest): LimitedRelease {
  if (request.invited.length < request.minInvited) return withoutAnything(release);
  const limited = limitByAudiences(release, request);
  const earlier = withCommonElements(request.earlier, request.topics);
  return { ...limited, cells: limitGroups(limited, audienceOf(limited, request), earlier, request.solver) };
}

function limitByAudiences(release: Release, request: OverlapRequest): LimitedRelease {
  const audience = audienceOf(release, request);
  const earlier = withCommonElements(request.earlier, request.topics);
  const others = comparedAudiences(audience, earlier);
  const around = campaignsAround(
    audience,
    earlier.filter((one) => !others.includes(one)),
  );
  const facts = {
    hasNearAudience: hasNearAudience(audience, earlier),
    sharesLimited: comparedAudiences(audience, request.earlier).length > 0,
  };
  const shared = new Set([...others, ...around].flatMap(({ topics }) => elementsIn(topics)));
  const elements = elementsIn(request.topics).filter((id) => shared.has(id));
  if (elements.length === 0 || release.cells.length === 0)
    return { ...release, ...facts, limitedByAudience: false };
  const sets = around.length === 0 ? [others] : around.map((one) => [...others, one]);
  if (sets.some((set) => sizeOf([audience, ...set]) > maxAuditSize)) return withoutGroups(release, request);
  const isSafe = auditsOf(audience, sets, request.solver);
  const points = withoutMargins(release);
  if (
    !release.banded &&
    elements.every((id) => isSafe(id, { figures: points.cells, banded: false }, 'points'))
  ) {
    return { ...points, ...facts, limitedByAudience: true };
  }
  const banded = release.banded ? release : inBands(points);
  const cells = hideRevealing(banded.cells, elements, request.topics, {
    isSafe: (id, figures) => isSafe(id, { figures, banded: true }, 'bands'),
    steps: [({ dim }) => dim !== 'overall', () => true],
  });
  return {
    ...banded,
    cells,
    certificate: cells.length > 0 ? release.certificate : null,
    ...facts,
    limitedByAudience: true,
  };
}

/**
 * Larger campaigns are audited one at a time: between their groups, which aren't compared with each other, someone's range may be narrow
 * already.
 */
function auditsOf(
  audience: PublishedAudience,
  sets: readonly (readonly PublishedAudience[])[],
  solver: IntervalSolver,
): OverlapAudit {
  const audits = sets.map((set) => createOverlapAudit(audience, set, solver));
  return (...about) => audits.every((isSafe) => isSafe(...about));
}

const elementsIn = (topics: readonly ReleaseTopic[]): readonly number[] =>
  topics.flatMap(({ element_ids }) => element_ids);

/** The audiences of campaigns that asked about an element of these topics. Nothing joins the answers of other campaigns with theirs. */
function withCommonElements(
  earlier: readonly PublishedAudience[],
  topics: readonly ReleaseTopic[],
): readonly PublishedAudience[] {
  const own = new Set(elementsIn(topics));
  return earlier.filter((one) => elementsIn(one.topics).some((id) => own.has(id)));
}

/** The published groups of a release with the people who were invited to them. */
export function audienceOf(
  { cells, banded }: Pick<Release, 'cells' | 'banded'>,
  { invited, topics, k }: Pick<OverlapRequest, 'invited' | 'topics' | 'k'>,
): PublishedAudience {
  const groups = new Map<string, AudienceGroup>([
    ['overall overall', { dim: 'overall', category: 'overall', people: invited.map(({ key }) => key) }],
  ]);
  for (const { dim, category, members } of cells) {
    const key = `${dim} ${category}`;
    if (groups.has(key)) continue;
    const own = invited.filter(({ g }) => members.includes(g[dim] ?? NOT_STATED));
    groups.set(key, { dim, category, people: own.map((person) => person.key) });
  }
  return { groups: [...groups.values()], k, figures: cells, topics, banded };
}

const sizeOf = (audiences: readonly PublishedAudience[]) =>
  audiences.reduce((sum, { groups }) => sum + groups.length, 0) *
  Math.max(...audiences.map((one) => everybodyIn(one).length));

const withoutAnything = (release: Release): LimitedRelease => ({
  ...release,
  cells: [],
  counts: [],
  certificate: null,
  limitedByAudience: true,
  hasNearAudience: true,
  sharesLimited: true,
});

function withoutGroups(release: Release, request: OverlapRequest): LimitedRelease {
  const cells = release.cells.filter(({ dim }) => dim === 'overall');
  if (cells.length === release.cells.length) return withoutAnything(release);
  const limited = limitByAudiences({ ...release, cells, mergedCategories: [] }, request);
  return { ...limited, limitedByAudience: true };
}

/**
 * Removes margins, which depend on the spread, and distributions, which depend on single scores. The audit of several campaigns covers
 * neither.
 */
function withoutMargins(release: Release): Release {
  const cells = release.cells.map((cell) => ({ ...cell, margin: null }));
  return { ...release, cells, counts: [] };
}

function inBands(release: Release): Release {
  const cells = release.cells.map((cell) =>
    cell.value === null ? cell : { ...cell, value: bandOf({ ...cell, value: cell.value }) },
  );
  return { ...release, banded: true, cells };
}
