/** Our chart and the SCXML written from it, side by side: after the same events, the same state and the same position? */
import scion from 'scion-core';
import type { AnyStateMachine } from 'xstate';
import { chart } from '../core/chart.ts';
import { exportChart } from '../core/chart-export.ts';
import { type AtStep, advance, begin, type Fact, type StepTable, stepAt, type Vocabulary } from '../core/steps.ts';
import { type Host, type HostEvent, readScxml } from './document.ts';

/** A game whose chart both run. */
export interface Sides<B extends { readonly state: AtStep }> {
  readonly machine: AnyStateMachine;
  readonly steps: StepTable<B>;
  readonly vocabulary: Vocabulary<B>;
  readonly copy: (board: B) => B;
}

/** Where the two came apart. */
export interface Difference {
  /** How many events had gone before. */
  readonly after: number;
  readonly event: string;
  readonly ours: string;
  readonly theirs: string;
}

/** What one game has shown. */
export interface Compared {
  readonly events: number;
  /** Events that neither takes. */
  readonly refused: number;
  /** States and transitions of the document that were entered and taken: the path, and the path with a number. */
  readonly entered: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly difference?: Difference;
}

/** Plays one game from an empty table in both, up to its end or to the first difference. */
export function playBeside<B extends { readonly state: AtStep }, F extends Fact>(
  { machine, steps, vocabulary, copy }: Sides<B>,
  empty: B,
  next: (board: B) => F | undefined,
  text = exportChart(chart(machine), 'scxml') ?? '',
): Compared {
  const [ours, theirs] = [copy(empty), copy(empty)];
  const document = readScxml(text, hostOf(vocabulary, theirs));
  const interpreter = new scion.Statechart(() => document, { sessionRegistry: new Map() });
  const [entered, taken] = [new Set<string>(), new Set<string>()];
  // An interpreter makes an event of what a script throws, and nobody waits for that.
  let broken: unknown;
  interpreter.on('onError', (error) => {
    broken ??= error;
  });
  interpreter.on('onEntry', (id) => void entered.add(String(id)));
  interpreter.on('onTransition', (id, _targets, index) => void taken.add(`${id} ${index}`));

  let [events, refused] = [0, 0];
  const differs = (event: string): Difference | undefined => {
    if (broken !== undefined) throw new Error(`after ${event}: ${JSON.stringify(broken)}`);
    const { path } = stepAt(steps, ours.state);
    const at = interpreter.getConfiguration().join();
    if (at !== path) return { after: events, event, ours: path, theirs: at };
    const [position, other] = [positionOf(ours), positionOf(theirs)];
    return position === other ? undefined : { after: events, event, ours: position, theirs: other };
  };
  begin(steps, ours, ours.state);
  interpreter.start();
  let difference = differs('start');
  while (!difference && !stepAt(steps, ours.state).final) {
    const fact = next(ours);
    if (!fact) break;
    if (!advance(steps, ours, ours.state, fact)) refused++;
    interpreter.gen({ name: fact.type, data: fact });
    difference = differs(JSON.stringify(fact));
    events++;
  }
  return { events, refused, entered, taken, ...(difference && { difference }) };
}

/** A position as text, without the number of the state, which only our board carries. */
const positionOf = ({ state }: { readonly state: AtStep }): string => JSON.stringify({ ...state, step: 0 });

/** Guards and actions of a document, at work on a board of its own. */
function hostOf<B>({ guards, actions }: Vocabulary<B>, board: B): Host {
  const known = <T>(functions: Readonly<Record<string, T>>, name: string): T => {
    const found = functions[name];
    if (!found) throw new Error(`the document names "${name}", which is not bound to a function`);
    return found;
  };
  const fact = (event: HostEvent | undefined): Fact | undefined => event?.data as Fact | undefined;
  return {
    guard: (event, name, ...params) => known(guards, name)(board, fact(event), { ...params }),
    action: (event, name, ...params) => known(actions, name)(board, fact(event), { ...params }),
  };
}
