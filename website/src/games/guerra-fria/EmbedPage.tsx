import { type ReactNode, useMemo } from 'react';
import type { Words as Templates } from '../../../../src/core/render.ts';
import type { CaseInput } from '../../../../src/games/guerra-fria/desk/index.ts';
import { markersOf } from '../../../../src/games/guerra-fria/desk/observe.ts';
import { RulingPanel } from '../../components/desk/RulingPanel.tsx';
import { Embedded, useLinkedCase } from '../../components/Embedded.tsx';
import { PLACES } from '../../places.ts';
import { makeGuerraFriaEngine, ruleGuerraFria } from './engine.ts';
import { Markers } from './Markers.tsx';
import type { GuerraFriaData } from './walker.ts';

interface Props {
  readonly engine: GuerraFriaData;
  readonly labels: Templates;
}

const places = PLACES['guerra-fria'];
const isCase = (value: unknown): value is CaseInput => Array.isArray((value as Partial<CaseInput> | undefined)?.action);

/** The case of the address within somebody else's page: the markers, the ruling and its clauses. */
export default function GuerraFriaEmbedPage({ engine: data, labels }: Props): ReactNode {
  const engine = useMemo(() => makeGuerraFriaEngine(data, labels), [data, labels]);
  const input = useLinkedCase(isCase);
  const result = useMemo(() => (input ? ruleGuerraFria(engine, input) : undefined), [engine, input]);
  const ruled = result?.ok ? result.ruled : undefined;
  return (
    <Embedded game="guerra-fria" input={input} problem={result && !result.ok ? result.message : undefined}>
      {ruled && (
        <>
          <RulingPanel
            language={engine.language}
            told={ruled.told}
            cite={(clause) => ({ name: clause, to: places.clause(clause) })}
            issueAt={places.issue}
          />
          <div className="board-frame">
            <Markers
              texts={engine.language.texts}
              before={markersOf(ruled.reported.ruling.start.state)}
              after={markersOf(ruled.reported.ruling.end.state)}
            />
          </div>
        </>
      )}
    </Embedded>
  );
}
