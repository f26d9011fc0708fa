/** Faults of the statecharts: a transition left out or led elsewhere, its guard negated. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../data/files.ts';
import { type Named, transitionsOf } from '../proofs/chart/transitions.ts';
import { UNREACHED } from '../proofs/chart/unreached.ts';
import { guerraFria, twilightStruggle } from '../registry/index.ts';
import type { ChartChange } from './changed-chart.ts';
import type { Fault } from './fault.ts';

/** Every such fault of both charts. */
export const chartFaults = (): Fault[] =>
  [twilightStruggle, guerraFria].flatMap(({ id: game, machine }) => {
    const all = transitionsOf(machine);
    return all.flatMap((named, at) => [
      fault('transition', game, { name: named.name, left: 'out' }, 'left out'),
      ...redirected(game, all, named, at),
      ...(named.config.guard === undefined
        ? []
        : [
            fault(
              'guard',
              game,
              { name: named.name, guard: 'negated' },
              `${JSON.stringify(named.config.guard)} negated`,
            ),
          ]),
    ]);
  });

/** Led where another transition of the same state, or else the next one of the chart with an address, leads. */
function redirected(game: string, all: readonly Named[], { name, path, config }: Named, at: number): Fault[] {
  const own = config.target;
  if (own === undefined) return [];
  const others = [
    ...all.filter((each) => each.path === path),
    ...all.slice(at + 1).filter((each) => each.config.target?.startsWith('#')),
    ...all.filter((each) => each.config.target?.startsWith('#')),
  ];
  const target = others.find((each) => each.config.target !== undefined && each.config.target !== own)?.config.target;
  if (target === undefined) return [];
  // Where a transition leads that no game takes is all the same; that none does is a claim of its own.
  const alike = UNREACHED[name];
  return [{ ...fault('target', game, { name, target }, `to ${target}, not ${own}`), ...(alike && { alike }) }];
}

function fault(kind: Fault['kind'], game: string, change: ChartChange, said: string): Fault {
  const file = `machines/${game}/index.ts`;
  return {
    kind,
    file,
    says: `${game}: ${change.name} ${said}`,
    text: () => {
      const text = readFileSync(join(PACKAGE_ROOT, file), 'utf8');
      return text
        .replace(
          "import { gameMachine } from './game.machine.ts';",
          "import { gameMachine as own } from './game.machine.ts';",
        )
        .replace(
          'export { gameMachine };',
          `import { changedChart } from '../../src/seeded-faults/changed-chart.ts';\nexport const gameMachine = changedChart(own, guards as never, ${JSON.stringify(change)}) as typeof own;`,
        );
    },
  };
}
