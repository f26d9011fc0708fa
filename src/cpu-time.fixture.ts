/** Time that a test has computed for: other work on the machine does not count, as it would by the clock. */

/** Milliseconds of this process since it began. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The least of three times that work takes: what a busy machine adds, it adds to one of them. */
function least(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = cpuTime();
    work();
    return cpuTime() - start;
  });
  return Math.min(...times);
}

/** Plain work of some 100 milliseconds on an ordinary machine: words counted, put in order and joined. */
function ordinaryWork(): string {
  const counts = new Map<string, number>();
  for (let i = 0; i < 400_000; i++) {
    const word = `word ${(i * 7919) % 10_007}`;
    counts.set(word, (counts.get(word) ?? 0) + word.length);
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).join();
}

let yardstick = 0;

/** How often ordinary work could be done in the time that this takes: no figure of one machine, and none of its load. */
export function timesOrdinary(work: () => unknown): number {
  yardstick ||= least(ordinaryWork);
  return least(work) / yardstick;
}
