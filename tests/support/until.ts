export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Polls until the result is truthy and returns it; throws after `ms`. */
export async function until<T>(
  what: string,
  ask: () => Promise<T>,
  ms = 30_000,
): Promise<Exclude<T, null | undefined | false>> {
  const end = Date.now() + ms;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as Exclude<T, null | undefined | false>; // Checked to be truthy.
    if (Date.now() > end) throw new Error(`not within ${ms / 1000} s: ${what}`);
    await pause(50);
  }
}
