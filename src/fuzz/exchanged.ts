/** A statement with something else in it. */
import type { CaseAction } from '../cases/case.ts';

/** The action with one marker in another country, for every list of markers. */
export function exchanged(action: CaseAction, country: string): CaseAction[] {
  const owners: readonly (readonly string[])[] =
    action.kind === 'headline'
      ? [
          ['us', 'event'],
          ['ussr', 'event'],
        ]
      : [[], ['event']];
  const at = (words: object, path: readonly string[]): Record<string, unknown> | undefined =>
    path.reduce<object | undefined>((node, key) => node && Reflect.get(node, key), words) as
      | Record<string, unknown>
      | undefined;
  return owners.flatMap((path) =>
    (['place', 'add', 'remove'] as const).flatMap((key) => {
      if (!Array.isArray(at(action, path)?.[key])) return [];
      const copy = structuredClone(action);
      (at(copy, path)?.[key] as string[])[0] = country;
      return [copy];
    }),
  );
}
