import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import words from '@words';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { CaseInput } from '../../../src/cases/case.ts';
import { isCase } from '../components/desk/edit.ts';
import { RulingPanel } from '../components/desk/RulingPanel.tsx';
import { regionOf } from '../components/desk/region.ts';
import { Board } from '../components/map/Board.tsx';
import type { MapModel } from '../models.ts';
import { cite } from '../run/cite.ts';
import { type EngineData, makeEngine } from '../run/engine.ts';
import { influenceOf } from '../run/influence.ts';
import { fromHash, toLink } from '../run/link.ts';
import { ruleAtDesk, tell, withReadings } from '../run/rule.ts';

/** The case of the address within somebody else's page: the board, the ruling, its clauses, and the way to the desk. */
export default function EmbedPage({
  map,
  engine: data,
}: {
  readonly map: MapModel;
  readonly engine: EngineData;
}): ReactNode {
  const engine = useMemo(() => makeEngine(data), [data]);
  const [input, setInput] = useState<CaseInput | null>();
  useEffect(() => {
    const read = (): void => {
      const linked = fromHash('case');
      setInput(isCase(linked) ? linked : null);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const shown = useMemo(() => (input ? shownOf(engine, input) : undefined), [engine, input]);
  return (
    <>
      <PageMetadata title={words.copy.embedded}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <main className="embed">
        <h1 className="sr">{words.copy.embedded}</h1>
        {input === null && <p className="unverified">{words.desk.damaged}</p>}
        {shown?.problem !== undefined && <p className="unverified">{shown.problem}</p>}
        {input && shown?.told && (
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
                changed={Object.keys(shown.after).filter((id) => `${shown.after[id]}` !== `${shown.before[id]}`)}
                focus={map.regions.find(({ id }) => id === regionOf(map, engine, input))?.countries}
                label={words.nav.board}
              />
            </div>
          </>
        )}
        <p className="embed__from">
          <Link to={input ? `/desk/#case=${toLink(input)}` : '/desk/'} target="_blank" rel="noopener">
            Cold War Arbiter · {words.copy.open}
          </Link>
        </p>
      </main>
    </>
  );
}

function shownOf(engine: ReturnType<typeof makeEngine>, input: CaseInput) {
  const result = ruleAtDesk(engine, input);
  if (!result.ok) return { problem: result.message };
  const ruled = withReadings(engine, result.ruled);
  const { start, end } = ruled.reported.ruling;
  return { told: tell(engine, ruled), before: influenceOf(start), after: influenceOf(end) };
}
