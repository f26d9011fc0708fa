/**
 * A reference engine in JavaScript: copy it, and put your own rules where it says "yours".
 *
 * It speaks the protocol of `arbiter suite --engine "node reference.mjs"`: a line of JSON on standard input is a request, a
 * line of JSON on standard output its answer. What it does not know it says, and that is never held against it. As it
 * stands it keeps the position it is given and knows no rule at all. Its methods may be asynchronous.
 */
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** Something this engine does not know. */
export class Unsupported extends Error {}

export class Engine {
  /** A game begins: at a position, or without one at the set-up. What a position leaves out has its usual value. */
  new({ position }) {
    if (!position) throw new Unsupported('a whole game');
    const { phase = 'action_round' } = position;
    if (phase !== 'action_round') throw new Unsupported(`what happens in the phase ${phase}`);
    const both = (values = {}) => ({ us: values.us ?? 0, ussr: values.ussr ?? 0 });
    const { holder = 'ussr', face = 'up' } = position.china ?? {};
    this.position = {
      turn: position.turn ?? 1,
      defcon: position.defcon ?? 5,
      vp: position.vp ?? 0, // positive for the US
      milops: both(position.milops),
      space: both(position.space),
      influence: Object.fromEntries(
        Object.entries(position.influence ?? {}).map(([id, markers]) => [id, both(markers)]),
      ),
      china: { holder: holder.toLowerCase(), face },
      discard: position.discard ?? [],
      removed: position.removed ?? [],
    };
  }

  /** Every fact that may come next, in any order. */
  choices() {
    throw new Unsupported('listing choices'); // yours
  }

  /** Something happens: {type: 'place', by: 'us', country: 'italy'}. Returns why it is illegal, or nothing. */
  apply(fact) {
    throw new Unsupported(`facts of the type ${fact.type}`); // yours
  }

  /** How things stand. Leave out what you do not know. */
  state() {
    return this.position;
  }
}

async function answer(engine, { do: kind, ...request }) {
  if (kind === 'new') {
    await engine.new(request);
    return { ok: true };
  }
  if (kind === 'choices') return { ok: true, choices: await engine.choices() };
  if (kind === 'state') return { ok: true, state: await engine.state() };
  if (kind !== 'apply') throw new Unsupported(`the request ${kind}`);
  const refused = await engine.apply(request.fact);
  return refused === undefined ? { ok: true } : { ok: false, reason: String(refused) };
}

export async function serve(engine) {
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    if (request.do === 'quit') break;
    let said;
    try {
      said = await answer(engine, request);
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      said = { ok: false, unsupported: error.message };
    }
    process.stdout.write(`${JSON.stringify(said)}\n`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await serve(new Engine());
