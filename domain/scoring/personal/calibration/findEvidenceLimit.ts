import { evidenceOf, lowestEvidenceLimit } from '../chanceEvidence.ts';
import type { RankedBlock } from '../likelihood.ts';
import type { RandomSource } from './drawThetas.ts';

/**
 * Shares of random rankings that may reach the limit, and of even profiles that a form may reject. The first is lower than the promised 2
 * percent, because it is estimated from drawn rankings. The second is higher than the 10 percent that hold on average: single forms of
 * statements with different locations reject 3 to 12 percent, those of statements with similar locations about 40.
 */
export const EVIDENCE_SHARES = { passingByChance: 0.015, rejectedEven: 0.15 } as const;
/** The levels of the even profiles, in standard deviations. */
const evenLevels = [0.5, -0.5];

/**
 * Returns the evidence that answers to a calibrated form need (methods 1.3): at least `lowestEvidenceLimit`, and more where random rankings
 * reach that too often under these parameters. Null if even profiles can't be told from random ranking, as in forms of positive statements
 * that are nearly equally popular: then no answers are rejected. `blocks` has the statements of each question, `draws` is the number of random
 * rankings.
 */
export function findEvidenceLimit(
  blocks: readonly RankedBlock[],
  { random, draws }: { readonly random: RandomSource; readonly draws: number },
): number | null {
  const evidences = (count: number, rank: (block: RankedBlock, at: number) => RankedBlock) =>
    Array.from({ length: count }, (_, at) => evidenceOf(blocks.map((block) => rank(block, at))) ?? 0);
  const byChance = evidences(draws, (block) => shuffled(block, random)).sort((a, b) => b - a);
  const limit = Math.max(
    lowestEvidenceLimit,
    byChance[Math.floor(EVIDENCE_SHARES.passingByChance * draws)] ?? 0,
  );
  const even = evidences(Math.ceil(draws / 4), (block, at) =>
    rankedAtLevel(block, evenLevels[at % evenLevels.length] ?? 0, random),
  );
  const rejected = even.filter((evidence) => evidence < limit).length;
  return rejected > EVIDENCE_SHARES.rejectedEven * even.length ? null : limit;
}

const shuffled = (block: RankedBlock, random: RandomSource): RankedBlock =>
  block
    .map((statement) => ({ statement, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ statement }) => statement);

/** Ranks by utility plus Gumbel error, which is Plackett-Luce. */
const rankedAtLevel = (block: RankedBlock, level: number, random: RandomSource): RankedBlock =>
  block
    .map((statement) => ({
      statement,
      liked: statement.b + statement.a * level - Math.log(-Math.log(1 - random.next())),
    }))
    .sort((one, other) => other.liked - one.liked)
    .map(({ statement }) => statement);
