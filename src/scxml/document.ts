/**
 * An SCXML document as the interpreter of the package `scion-core` takes it. The package reads no XML: the elements and
 * attributes that our charts use are handed over as they stand, and nothing else is understood.
 */

import sax from 'sax';
import type { SCState } from 'scion-core';

/** What a document calls: conditions and actions by name, with their parameters. */
export interface Host {
  readonly guard: (event: HostEvent | undefined, name: string, ...params: readonly string[]) => boolean;
  readonly action: (event: HostEvent | undefined, name: string, ...params: readonly string[]) => void;
}

/** An event as SCXML names its parts. */
export interface HostEvent {
  readonly name: string;
  readonly data?: unknown;
}

/** An element of a document, with the text directly inside it. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly elements: Element[];
  text: string;
}

/** A state or a transition, in the words of the interpreter. */
type Part = Record<string, unknown>;

/** Reads a document. Throws on anything that our charts do not use, so that nothing is passed over in silence. */
export function readScxml(text: string, host: Host): SCState {
  const root = elementOf(text);
  if (root?.name !== 'scxml') throw new Error('not an SCXML document');
  return stateOf(root, host) as unknown as SCState;
}

function stateOf(element: Element, host: Host): Part {
  const states: Part[] = [];
  const transitions: Part[] = [];
  const onEntry: unknown[] = [];
  for (const child of element.elements) {
    if (child.name === 'state' || child.name === 'final') states.push(stateOf(child, host));
    else if (child.name === 'transition') transitions.push(transitionOf(child, host));
    else if (child.name === 'onentry') onEntry.push(scriptsOf(child, host));
    else throw new Error(`<${child.name}> inside <${element.name}>`);
  }
  const { id, initial, ...rest } = attributesOf(element, ['id', 'initial', 'name', 'version', 'datamodel']);
  return {
    ...(id !== undefined && { id }),
    ...(initial !== undefined && { initial: [initial] }),
    ...(rest.name !== undefined && { name: rest.name }),
    $type: element.name,
    ...(states.length > 0 && { states }),
    transitions,
    onEntry,
  };
}

function transitionOf(element: Element, host: Host): Part {
  const { event, cond, target, type } = attributesOf(element, ['event', 'cond', 'target', 'type']);
  return {
    ...(event !== undefined && { event }),
    ...(cond !== undefined && { cond: script(`return ${cond}`, host) }),
    ...(target !== undefined && { target }),
    ...(type !== undefined && { type }),
    onTransition: scriptsOf(element, host),
  };
}

const scriptsOf = (element: Element, host: Host): unknown[] =>
  element.elements.map((child) => {
    if (child.name !== 'script') throw new Error(`<${child.name}> inside <${element.name}>`);
    return script(child.text, host);
  });

/** Code of the document, which sees the functions of the host and nothing of this file. */
function script(code: string, host: Host): (event: HostEvent | undefined) => unknown {
  const run = new Function('guard', 'action', '_event', code);
  return (event) => run(host.guard.bind(host, event), host.action.bind(host, event), event);
}

/** The root of a document. Throws if it is not well-formed. */
function elementOf(text: string): Element | undefined {
  const open: Element[] = [];
  let root: Element | undefined;
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([each, { value }]) => [each, value]);
    const element: Element = { name, attributes: Object.fromEntries(values), elements: [], text: '' };
    open.at(-1)?.elements.push(element);
    root ??= element;
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = (inside) => {
    const element = open.at(-1);
    if (element) element.text += inside;
  };
  parser.write(text).close();
  return root;
}

function attributesOf(
  { name, attributes = {} }: Element,
  known: readonly string[],
): Record<string, string | undefined> {
  const strange = Object.keys(attributes).filter((each) => !known.includes(each) && !/^xmlns|^cwa:/.test(each));
  if (strange.length > 0) throw new Error(`attribute ${strange.join(', ')} of <${name}>`);
  return attributes as Record<string, string | undefined>;
}
