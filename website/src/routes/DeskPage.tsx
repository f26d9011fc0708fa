import useIsBrowser from '@docusaurus/useIsBrowser';
import words from '@words';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { stringify } from 'yaml';
import type { CaseInput } from '../../../src/cases/case.ts';
import { label } from '../../../src/cli/language.ts';
import { ActionForm } from '../components/desk/ActionForm.tsx';
import { type Aim, actionOf, aimAt, aimOf, isCase, NEW_CASE, withInfluence } from '../components/desk/edit.ts';
import { Choice, Stepper } from '../components/desk/fields.tsx';
import { PositionForm } from '../components/desk/PositionForm.tsx';
import { RulingPanel } from '../components/desk/RulingPanel.tsx';
import { readCase, Yaml } from '../components/desk/Yaml.tsx';
import { Board } from '../components/map/Board.tsx';
import { Page } from '../components/Page.tsx';
import type { MapModel } from '../models.ts';
import { type EngineData, makeEngine, plainName } from '../run/engine.ts';
import { fromHash, putHash } from '../run/link.ts';
import { asMarkdown, influenceOf, ruleAtDesk, withReadings } from '../run/rule.ts';

interface Props {
  readonly map: MapModel;
  readonly engine: EngineData;
  /** Cases to start from: title and YAML. */
  readonly cases: readonly { readonly title: string; readonly yaml: string }[];
}

export default function DeskPage({ map, engine: data, cases }: Props): ReactNode {
  const engine = useMemo(() => makeEngine(data), [data]);
  const inBrowser = useIsBrowser();
  const [input, setInput] = useState<CaseInput>(NEW_CASE);
  const [tab, setTab] = useState<'form' | 'yaml'>('form');
  const [aim, setAim] = useState<Aim>(aimOf(actionOf(NEW_CASE)));
  const [country, setCountry] = useState<string>();
  const [region, setRegion] = useState(regionOf(map, NEW_CASE, undefined));
  const paper = useRef<HTMLDivElement>(null);
  const [after, setAfter] = useState(false);

  const names = useMemo(() => namesOf(engine), [engine]);
  /** Shows what a case is about. */
  const show = useCallback(
    (next: CaseInput): void => {
      setAim(aimOf(actionOf(next)));
      setRegion(regionOf(map, next, (name) => names.get(plainName(name))));
    },
    [map, names],
  );

  useEffect(() => {
    const read = (): void => {
      const linked = fromHash('case');
      if (isCase(linked)) {
        setInput(linked);
        show(linked);
      }
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [show]);

  const change = (next: CaseInput): void => {
    setInput(next);
    putHash('case', next);
  };
  const result = useMemo(() => ruleAtDesk(engine, input), [engine, input]);
  const settled = useDeferredValue(result);
  const complete = useMemo(() => (settled.ok ? withReadings(engine, settled.ruled) : undefined), [engine, settled]);
  const ruled = result.ok ? (settled === result && complete ? complete : result.ruled) : undefined;

  const before = ruled ? influenceOf(ruled.reported.ruling.start) : {};
  const end = ruled ? influenceOf(ruled.reported.ruling.end) : {};
  const changed = Object.keys(end).filter((id) => end[id]?.join() !== before[id]?.join());
  const shown = after ? end : before;
  const focus = map.regions.find(({ id }) => id === region)?.countries;
  const title = (id: string): string => map.countries.find((entry) => entry.id === id)?.name ?? id;
  const save = (name: string, text: string): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const playing = actionOf(input).kind === 'play' && (actionOf(input).as ?? 'ops') === 'ops';

  return (
    <Page title={words.nav.desk} description={words.desk.lead} width="wide">
      <header className="page__header">
        <h1>{words.desk.title}</h1>
        <p className="lead no-print">{words.desk.lead}</p>
      </header>
      <div className="desk" data-nosearch>
        <div className="desk__setup no-print">
          <div className="desk__bar">
            <label className="field">
              <span>{words.desk.example}</span>
              <select
                value=""
                onChange={(event) => {
                  const read = readCase(cases[Number(event.target.value)]?.yaml ?? '');
                  if (typeof read === 'string') return;
                  change(read);
                  show(read);
                }}
              >
                <option value="" disabled>
                  {words.desk.pick}
                </option>
                {cases.map((entry, index) => (
                  <option key={entry.title} value={index}>
                    {entry.title}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              className="plain"
              onClick={() => {
                change(NEW_CASE);
                show(NEW_CASE);
              }}
            >
              {words.desk.clear}
            </button>
          </div>
          <div className="desk__bar">
            <Choice
              label={words.board.region}
              value={region}
              options={{ '': words.board.whole, ...Object.fromEntries(map.regions.map(({ id, name }) => [id, name])) }}
              onChange={setRegion}
            />
            <label>
              <input type="checkbox" checked={after} onChange={(event) => setAfter(event.target.checked)} />{' '}
              {words.desk.after}
            </label>
          </div>
          <div className={`board-frame ${focus ? '' : 'board-frame--whole'}`}>
            <Board
              map={map}
              influence={shown}
              focus={focus}
              changed={after ? changed : []}
              highlight={country === undefined ? [] : [country]}
              label={words.board.title}
              onChoose={setCountry}
            />
          </div>
          <div className="desk__country" aria-live="polite">
            {country === undefined ? (
              <p className="small">{words.desk.chooseCountry}</p>
            ) : (
              <>
                <h2>{title(country)}</h2>
                {(['us', 'ussr'] as const).map((side, index) => (
                  <Stepper
                    key={side}
                    label={`${words.board.influence} ${words.card.sides[side]}`}
                    value={before[country]?.[index] ?? 0}
                    min={0}
                    max={20}
                    onChange={(n) => {
                      const [us, ussr] = before[country] ?? [0, 0];
                      change(
                        withInfluence(input, country, index === 0 ? [n, ussr] : [us, n], (name) =>
                          names.get(plainName(name)),
                        ),
                      );
                    }}
                  />
                ))}
                {playing && (
                  <button type="button" onClick={() => change(aimAt(input, aim, country))}>
                    {words.desk.aimed[aim]}
                  </button>
                )}
              </>
            )}
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
          {tab === 'form' ? (
            <>
              <h2>{words.desk.action}</h2>
              <ActionForm engine={engine} input={input} aim={aim} onAim={setAim} onChange={change} />
              <h2>{words.desk.position}</h2>
              <PositionForm engine={engine} input={input} onChange={change} />
            </>
          ) : (
            <Yaml input={input} onChange={change} />
          )}
        </div>
        <div className="desk__ruling" data-testid="ruling" ref={paper}>
          <p className="sr" data-testid="case-id">
            {input.id ?? ''}
          </p>
          {ruled ? (
            <RulingPanel
              engine={engine}
              ruled={ruled}
              onReading={(issue, option) => change({ ...input, policies: { ...input.policies, [issue]: option } })}
            />
          ) : (
            <p className="unverified" role="alert">
              {!result.ok && result.message}
            </p>
          )}
          <div className="desk__bar no-print">
            <button type="button" onClick={() => void navigator.clipboard?.writeText(window.location.href)}>
              {words.desk.copy}
            </button>
            <button type="button" className="plain" onClick={() => save('case.yaml', stringify(input))}>
              YAML
            </button>
            {ruled && (
              <button type="button" className="plain" onClick={() => save('ruling.md', asMarkdown(engine, ruled))}>
                Markdown
              </button>
            )}
            <button type="button" className="plain" onClick={() => window.print()}>
              {words.desk.print}
            </button>
            {inBrowser && ruled && (
              <small data-testid="time" data-ms={ruled.milliseconds}>
                {words.desk.took} {ruled.milliseconds < 1 ? '< 1' : Math.round(ruled.milliseconds)} ms
              </small>
            )}
          </div>
        </div>
        {ruled && (
          <button
            type="button"
            className={`plain no-print desk__verdict desk__verdict--${ruled.view.verdict}`}
            onClick={() => paper.current?.scrollIntoView({ behavior: 'smooth' })}
          >
            <b>{label(engine.language, `verdict.${ruled.view.verdict}`)}</b> <span aria-hidden="true">↓</span>
          </button>
        )}
      </div>
    </Page>
  );
}

/** The region that a case is about: that of its first target, else Europe. */
function regionOf(map: MapModel, input: CaseInput, idOf: ((name: string) => string | undefined) | undefined): string {
  const { coup, realign, place } = actionOf(input);
  const named =
    coup ??
    realign?.[0]?.in ??
    (Array.isArray(place) ? place[0] : Object.keys(place ?? {})[0]) ??
    Object.keys(input.position.influence ?? {})[0];
  const id = named === undefined ? undefined : (idOf?.(named) ?? named);
  return map.countries.find((country) => country.id === id)?.region ?? 'europe';
}

/** Every name of a country in any language -> its id. */
function namesOf({ rules, extraNames }: EngineData): ReadonlyMap<string, string> {
  return new Map(
    rules.deluxe.countries.flatMap(({ id, name }) =>
      [id, name, ...(extraNames.countries[id] ?? [])].map((text) => [plainName(text), id] as const),
    ),
  );
}
