import Link from '@docusaurus/Link';
import words from '@words';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Words as Templates } from '../../../src/core/render.ts';
import type { CaseInput } from '../../../src/games/guerra-fria/desk/index.ts';
import { markersOf } from '../../../src/games/guerra-fria/desk/observe.ts';
import type { Talk } from '../../../src/games/guerra-fria/state.ts';
import { rulingJson, rulingMarkdown } from '../../../src/ruling/guerra-fria/ruling.ts';
import { Export } from '../components/desk/Export.tsx';
import { Choice, Stepper } from '../components/desk/fields.tsx';
import { LaidForm } from '../components/desk/LaidForm.tsx';
import { Markers } from '../components/desk/Markers.tsx';
import { RulingPanel } from '../components/desk/RulingPanel.tsx';
import { VerdictBar } from '../components/desk/VerdictBar.tsx';
import { Yaml } from '../components/desk/Yaml.tsx';
import { DESKS, GameSwitch } from '../components/GameSwitch.tsx';
import { Page } from '../components/Page.tsx';
import type { GuerraFriaData } from '../run/guerra-fria.ts';
import { makeGuerraFriaEngine, ruleGuerraFria } from '../run/guerra-fria-desk.ts';
import { laidIn, withLaid } from '../run/laid.ts';
import { fromHash, hasHash, putHash } from '../run/link.ts';

interface Props {
  readonly engine: GuerraFriaData;
  /** What the rulings of every game say in the same words. */
  readonly labels: Templates;
  readonly cases: readonly CaseInput[];
}

const t = words.guerraFria;
const NEW_CASE: CaseInput = { position: { round: 1 }, action: [] };
type Agreed = Talk | '';

/** The referee's desk of the other game: markers, what the four lay, and the ruling. */
export default function GuerraFriaDeskPage({ engine: data, labels, cases }: Props): ReactNode {
  const engine = useMemo(() => makeGuerraFriaEngine(data, labels), [data, labels]);
  const { tongue } = engine;
  const [input, setInput] = useState<CaseInput>(cases[0] ?? NEW_CASE);
  const [tab, setTab] = useState<'form' | 'yaml'>('form');
  const [unread, setUnread] = useState(false);
  const [damaged, setDamaged] = useState(false);
  const stale = tab === 'yaml' && unread;
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = (): void => {
      const linked = fromHash('case') as Partial<CaseInput> | undefined;
      const whole = Array.isArray(linked?.action);
      if (whole) setInput(linked as CaseInput);
      setDamaged(hasHash('case') && !whole);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const change = (next: CaseInput): void => {
    setInput(next);
    setDamaged(false);
    putHash('case', next);
  };
  /** A case that is changed is no longer the one of that name. */
  const edit = ({ policies, position, action }: CaseInput): void =>
    change({ ...(policies && { policies }), ...(position && { position }), action });
  const { mistakes } = data;
  const reader = useCallback(async () => {
    const { readGuerraFriaCase } = await import('../run/read-guerra-fria.ts');
    return (text: string) => readGuerraFriaCase(text, mistakes);
  }, [mistakes]);

  const result = useMemo(() => ruleGuerraFria(engine, input), [engine, input]);
  const ruled = result.ok ? result.ruled : undefined;
  const ruling = ruled?.reported.ruling;
  const laid = laidIn(input);
  const setMarker = (owner: string, target: string, missiles: number): void => {
    if (!ruling) return;
    const { attack, reserve } = markersOf(ruling.start.state);
    const markers =
      owner === target
        ? { attack, reserve: { ...reserve, [owner]: missiles } }
        : { attack: { ...attack, [owner]: { ...attack[owner as 'south'], [target]: missiles } }, reserve };
    edit({ ...input, position: { ...input.position, ...markers } });
  };
  const setTalk = (talk: Agreed): void => {
    const { talk: _, ...position } = input.position ?? {};
    edit({ ...input, position: { ...position, ...(talk !== '' && { talk }) } });
  };
  return (
    <Page title={t.desk} description={t.deskLead} width="wide" runs>
      <GameSwitch game="guerra-fria" addresses={DESKS} />
      <nav className="crumbs" aria-label={words.nav.contents} data-nosearch>
        <Link to="/guerra-fria">Guerra fría</Link>
        <span>{words.nav.desk}</span>
      </nav>
      <header className="page__header">
        <h1>{t.desk}</h1>
        <p className="lead no-print">{t.deskLead}</p>
      </header>
      <div className="desk" data-nosearch>
        <div className="desk__setup no-print">
          {damaged && (
            <p className="unverified" role="alert">
              {words.desk.damaged}
            </p>
          )}
          <div className="desk__bar">
            <Choice
              label={words.desk.example}
              value={input.id ?? ''}
              options={{ '': '…', ...Object.fromEntries(cases.map(({ id = '', title = id }) => [id, title])) }}
              onChange={(chosen) => change(cases.find(({ id }) => id === chosen) ?? NEW_CASE)}
            />
            <button type="button" className="plain" onClick={() => change(NEW_CASE)}>
              {words.desk.clear}
            </button>
          </div>
          <fieldset className="switch">
            <legend className="sr">{words.desk.enter}</legend>
            {(['form', 'yaml'] as const).map((id) => (
              <button
                key={id}
                type="button"
                className="switch__button"
                aria-pressed={tab === id}
                onClick={() => setTab(id)}
              >
                {words.desk.tabs[id]}
              </button>
            ))}
          </fieldset>
          {tab === 'yaml' ? (
            <Yaml reader={reader} input={input} onChange={change} onUnread={setUnread} />
          ) : (
            <>
              <h2>{t.laid}</h2>
              {laid ? (
                <LaidForm texts={tongue.texts} laid={laid} onChange={(next) => edit(withLaid(input, next))} />
              ) : (
                <p className="small">{t.onlyText}</p>
              )}
              {ruling && (
                <>
                  <h2>{words.desk.position}</h2>
                  <div className="desk-form">
                    <Stepper
                      label={words.charts.roundNumber}
                      value={ruling.start.state.round}
                      min={1}
                      max={99}
                      onChange={(round) => edit({ ...input, position: { ...input.position, round } })}
                    />
                    <Choice<Agreed>
                      label={t.talk}
                      value={input.position?.talk ?? ''}
                      options={{ '': t.unknown, ...words.charts.talk }}
                      onChange={setTalk}
                    />
                  </div>
                  <Markers
                    texts={tongue.texts}
                    before={markersOf(ruling.start.state)}
                    after={markersOf(ruling.end.state)}
                    onChange={setMarker}
                  />
                </>
              )}
            </>
          )}
        </div>
        <div className="desk__ruling" data-testid="ruling" ref={paper}>
          <p className="sr" data-testid="case-id">
            {input.id ?? ''}
          </p>
          {stale && (
            <p className="unverified" role="status">
              {words.desk.stale}
            </p>
          )}
          {ruled ? (
            <RulingPanel
              language={tongue}
              told={ruled.told}
              cite={(clause) => ({
                name: clause,
                to: `/guerra-fria#c-${clause}`,
                summary: tongue.clauses[clause]?.summary ?? '',
              })}
              issueAt={(issue) => `/guerra-fria#${issue}`}
              onReading={(issue, option) => edit({ ...input, policies: { ...input.policies, [issue]: option } })}
            />
          ) : (
            <p className="unverified" role="alert">
              {!result.ok && result.message}
            </p>
          )}
          <Export
            input={input}
            ruled={ruled}
            markdown={() => (ruled ? rulingMarkdown(ruled.reported, tongue) : '')}
            json={() => (ruled ? rulingJson(ruled.reported, tongue) : {})}
          />
        </div>
        <VerdictBar language={tongue} told={stale ? undefined : ruled?.told} paper={paper} />
      </div>
    </Page>
  );
}
