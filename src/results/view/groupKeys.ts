import type { Group } from '../scoreChanges.ts';
import { type Dimension, dimensions } from '../useResultTexts.ts';

/** The key of everyone in the campaign, used like the keys of groups. */
export const companyKey = 'company';

/**
 * The keys of groups in addresses, such as `team-1f2e3d4c`, in the order of the groups. A key is the same for everyone who sees the group, and
 * doesn't contain its name, because the address may be read by people who may not see it. Teams are identified by their ids, because two can
 * have the same name. Other groups with equal names are numbered; their keys depend on what the reader sees, so they stand for no group in an
 * address.
 */
export function groupKeys(dimension: Dimension, groups: readonly Group[]): readonly string[] {
  const keys = groups.map((group) => `${dimension}-${hashOf(identityOf(group))}`);
  return keys.map((key, at) => {
    if (keys.filter((one) => one === key).length === 1) return key;
    return `${key}-${keys.slice(0, at).filter((one) => one === key).length + 1}`;
  });
}

/** What tells a group from others: the ids of its teams, of which people without a team have none, or the names of its members. */
const identityOf = ({ members, team_ids }: Group): string =>
  JSON.stringify(team_ids ? [[...team_ids].sort(), members.length - team_ids.length] : [...members].sort());

/** Whether a key can identify a group in an address. A numbered one can't: it could be another group for another reader. */
export const canBeLinked = (key: string): boolean => /^[a-z]+-[0-9a-f]{8}$/.test(key);

/** The dimension in the key of a group, or in a key that names only the dimension; null for any other text. */
export function dimensionOfKey(key: string): Dimension | null {
  return dimensions.find((dimension) => key === dimension || key.startsWith(`${dimension}-`)) ?? null;
}

/** FNV-1a, 32 bits: short, and equal in every browser. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
