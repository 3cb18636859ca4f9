/** Returns the CPU milliseconds since `started`, which other load on the machine does not affect. */
export function cpuSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}
