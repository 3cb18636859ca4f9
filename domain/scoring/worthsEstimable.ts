interface Wins {
  readonly order: readonly number[];
  readonly times?: number;
}

/**
 * Whether worths exist (methods 1.2): every split of the items has a win each way, that is, every item can be reached from every other
 * along wins. Within a ranking, wins between neighbors imply all others.
 */
export function isEstimable(rankings: readonly Wins[], items: number): boolean {
  const { beats, losesTo } = linksOf(rankings, items);
  return items > 1 && reachesAll(beats) && reachesAll(losesTo);
}

/** Whether rankings connect all items, in either direction. Otherwise their worths have no common scale. */
export function isLinked(rankings: readonly Wins[], items: number): boolean {
  const { beats, losesTo } = linksOf(rankings, items);
  return reachesAll(beats.map((own, item) => [...own, ...(losesTo[item] ?? [])]));
}

function linksOf(rankings: readonly Wins[], items: number): { beats: number[][]; losesTo: number[][] } {
  const beats: number[][] = Array.from({ length: items }, () => []);
  const losesTo: number[][] = Array.from({ length: items }, () => []);
  for (const { order, times = 1 } of rankings) {
    if (times <= 0) continue;
    order.forEach((item, index) => {
      const next = order[index + 1];
      if (next === undefined) return;
      beats[item]?.push(next);
      losesTo[next]?.push(item);
    });
  }
  return { beats, losesTo };
}

function reachesAll(links: readonly (readonly number[])[]): boolean {
  const visited = new Set([0]);
  const waiting = [0];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    for (const next of links[item] ?? []) {
      if (visited.has(next)) continue;
      visited.add(next);
      waiting.push(next);
    }
  }
  return visited.size === links.length;
}
