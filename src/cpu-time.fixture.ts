/** Time that a test has computed for: other work on the machine does not count, as it would by the clock. */

/** Milliseconds of this process since it began. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
