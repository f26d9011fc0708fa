import * as words from '@words';
import { type ReactNode, useMemo } from 'react';
import type { CaseInput } from '../../../src/cases/case.ts';
import { isCase } from '../components/desk/edit.ts';
import { RulingPanel } from '../components/desk/RulingPanel.tsx';
import { regionOf } from '../components/desk/region.ts';
import { useNames } from '../components/desk/useNames.ts';
import { Embedded, useLinkedCase } from '../components/Embedded.tsx';
import { Board } from '../components/map/Board.tsx';
import type { MapModel } from '../models.ts';
import { cite } from '../run/cite.ts';
import { makeEngine, type PackedEngine, unpackEngine } from '../run/engine.ts';
import { changedStability, influenceOf } from '../run/influence.ts';
import { ruleAtDesk, tell, withReadings } from '../run/rule.ts';

/** The case of the address within somebody else's page: the board, the ruling, its clauses, and the way to the desk. */
export default function EmbedPage({
  map,
  engine: data,
}: {
  readonly map: MapModel;
  readonly engine: PackedEngine;
}): ReactNode {
  const extraNames = useNames();
  const engine = useMemo(() => extraNames && makeEngine(unpackEngine(data, extraNames)), [data, extraNames]);
  const input = useLinkedCase(isCase);
  const shown = useMemo(() => (engine && input ? shownOf(engine, input) : undefined), [engine, input]);
  return (
    <Embedded game="twilight-struggle" input={input} problem={shown?.problem}>
      {engine && input && shown?.told && (
        <>
          <RulingPanel
            language={engine.language}
            told={shown.told}
            cite={(clause) => cite(engine, clause)}
            issueAt={(issue) => `/issues/${issue}`}
          />
          <div className="board-frame">
            <Board
              map={map}
              influence={shown.after}
              stability={shown.stability}
              changed={Object.keys(shown.after).filter((id) => `${shown.after[id]}` !== `${shown.before[id]}`)}
              focus={map.regions.find(({ id }) => id === regionOf(map, engine, input))?.countries}
              label={words.nav.board}
            />
          </div>
        </>
      )}
    </Embedded>
  );
}

function shownOf(engine: ReturnType<typeof makeEngine>, input: CaseInput) {
  const result = ruleAtDesk(engine, input);
  if (!result.ok) return { problem: result.message };
  const ruled = withReadings(engine, result.ruled);
  const { start, end } = ruled.reported.ruling;
  return {
    told: tell(engine, ruled),
    before: influenceOf(start),
    after: influenceOf(end),
    stability: changedStability(end),
  };
}
