import * as words from '@words';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { CaseInput } from '../../../src/cases/case.ts';
import { positionOf } from '../../../src/cases/write.ts';
import { AskLine } from '../components/ask/AskLine.tsx';
import { Asked } from '../components/desk/Asked.tsx';
import { CaseEntry } from '../components/desk/CaseEntry.tsx';
import { Cases } from '../components/desk/Cases.tsx';
import { Dangers } from '../components/desk/Dangers.tsx';
import { DeskBoard } from '../components/desk/DeskBoard.tsx';
import { EntrySwitch } from '../components/desk/EntrySwitch.tsx';
import { isCase, NEW_CASE, withInfluence } from '../components/desk/edit.ts';
import { Given } from '../components/desk/Given.tsx';
import { House } from '../components/desk/House.tsx';
import { Paper } from '../components/desk/Paper.tsx';
import { PositionForm } from '../components/desk/PositionForm.tsx';
import { Readings } from '../components/desk/Readings.tsx';
import { sheetOf } from '../components/desk/RulingPanel.tsx';
import { regionOf, targetOf } from '../components/desk/region.ts';
import { useDesk, useLinkedCase } from '../components/desk/useDesk.ts';
import { NO_NAMES, useNames } from '../components/desk/useNames.ts';
import { DESKS, GameSwitch } from '../components/GameSwitch.tsx';
import { Page } from '../components/Page.tsx';
import { Plain } from '../components/Plain.tsx';
import { Popover } from '../components/work/Popover.tsx';
import { Workspace } from '../components/work/Workspace.tsx';
import type { MapModel } from '../models.ts';
import { cite } from '../run/cite.ts';
import { type EngineData, makeEngine, type PackedEngine, plainName, unpackEngine } from '../run/engine.ts';
import type { HouseData } from '../run/house.ts';
import { changedStability, influenceOf } from '../run/influence.ts';
import { countriesOf, factOfCountry, giveFact, questionAfter, refusalOfCountry } from '../run/question.ts';
import { asJson, asMarkdown, asText, type DeskRuling, ruleAtDesk, tell, withReadingsByAndBy } from '../run/rule.ts';

interface Props {
  readonly map: MapModel;
  readonly engine: PackedEngine;
  /** Cases to start from. */
  readonly cases: readonly CaseInput[];
}

export default function DeskPage({ map, engine: packed, cases }: Props): ReactNode {
  const extraNames = useNames();
  const printed = useMemo(() => unpackEngine(packed, NO_NAMES), [packed]);
  const lay = useCallback(
    async (text: string) => {
      const [{ underHouseRules }, { default: files }] = await Promise.all([
        import('../run/house.ts'),
        import('@generated/rulebook/default/house.json'),
      ]);
      return underHouseRules(files as HouseData, printed, text);
    },
    [printed],
  );
  const desk = useDesk<CaseInput, EngineData>(NEW_CASE, lay);
  const { input, setInput, change, laid, tab, stale } = desk;
  const data = laid?.ok ? laid.data : printed;
  const withoutNames = useMemo(() => makeEngine(data), [data]);
  const engine = useMemo(
    () => (extraNames ? { ...withoutNames, extraNames } : withoutNames),
    [withoutNames, extraNames],
  );
  const names = useMemo(() => namesOf(engine), [engine]);
  const reader = useCallback(async () => (await import('../run/read-case.ts')).caseReader(engine), [engine]);
  /** The case that the last question in words amounted to. */
  const [asked, setAsked] = useState<CaseInput>();
  const [region, setRegion] = useState('middle-east');

  /** Opens a case, and the region that it is about. */
  const open = useCallback(
    (next: CaseInput): void => {
      setInput(next);
      setRegion(regionOf(map, engine, next));
    },
    [map, engine, setInput],
  );
  // A case may use the names of any language: it is opened when these are there.
  useLinkedCase(desk, isCase, extraNames && open);
  const start = (next: CaseInput): void => {
    open(next);
    change(next);
  };

  const result = useMemo(() => ruleAtDesk(engine, input), [engine, input]);
  const [complete, setComplete] = useState<{ readonly of: typeof result; readonly ruled: DeskRuling }>();
  // What other readings would rule follows when the ruling is to be seen.
  useEffect(() => {
    if (!result.ok) return;
    let wanted = true;
    void withReadingsByAndBy(engine, result.ruled, () => wanted).then(
      (ruled) => ruled && startTransition(() => setComplete({ of: result, ruled })),
    );
    return () => {
      wanted = false;
    };
  }, [engine, result]);
  const ruled = result.ok ? (complete?.of === result ? complete.ruled : result.ruled) : undefined;
  const told = useMemo(() => ruled && tell(engine, ruled), [engine, ruled]);
  const ruling = ruled?.reported.ruling;
  const question = useMemo(() => ruling && questionAfter(input, ruling), [input, ruling]);
  const awaited = question && countriesOf(question);
  const whyNot = question && ((country: string) => refusalOfCountry(engine, question, country));

  return (
    <Page title={words.nav.desk} description={words.desk.lead} width="work" runs>
      <Workspace
        title={words.desk.title}
        wide={tab === 'yaml'}
        bar={
          <>
            <GameSwitch game="twilight-struggle" addresses={DESKS} />
            <Readings engine={engine} input={input} onChange={change} />
            <House desk={desk} example="6.3.4: {delta: -2}" />
            <Popover label={words.desk.example}>
              <Cases examples={cases} onPick={start} />
            </Popover>
            <Plain onClick={() => start({ ...NEW_CASE, action: [] })}>{words.desk.clear}</Plain>
            <EntrySwitch tab={tab} onTab={desk.setTab} />
            <AskLine
              label={words.ask.label}
              stale={asked !== undefined && asked !== input}
              onAnswer={({ input: next }) => {
                setAsked(next);
                start(next);
              }}
              // The ruling on the question before is none on this one; a case that was put in by hand stays.
              onNoAnswer={() => {
                if (asked === undefined || asked !== input) return;
                setAsked(undefined);
                start({ ...NEW_CASE, action: [] });
              }}
            />
          </>
        }
        strip={<PositionForm engine={engine} input={input} ruled={ruled} onChange={change} />}
        side={
          <CaseEntry desk={desk} reader={reader}>
            <h2>{words.desk.action}</h2>
            {ruled && <Given engine={engine} input={input} ruled={ruled} onChange={change} />}
            {ruled && question && (
              <Asked
                engine={engine}
                question={question}
                onFact={(fact) => change(giveFact(input, ruled.reported.ruling, fact))}
              />
            )}
            {ruled && !question && <Complete ruled={ruled} onGo={start} />}
            {question && <Dangers engine={engine} board={question.board} />}
          </CaseEntry>
        }
        stage={
          <DeskBoard
            engine={engine}
            end={ruling?.end}
            map={map}
            before={ruling ? influenceOf(ruling.start) : {}}
            after={ruling ? influenceOf(ruling.end) : {}}
            stability={ruling ? [changedStability(ruling.start), changedStability(ruling.end)] : [{}, {}]}
            region={region}
            onRegion={setRegion}
            target={ruling && targetOf(ruling)}
            awaited={awaited && awaited.length > 0 ? awaited : undefined}
            why={whyNot}
            onAnswer={(country) => {
              const fact = question && factOfCountry(question, country);
              if (ruling && fact) change(giveFact(input, ruling, fact));
            }}
            onInfluence={(country, markers) =>
              change(withInfluence(input, country, markers, (name) => names.get(plainName(name))))
            }
          />
        }
        sheet={sheetOf(engine.language, told, stale)}
        paper={
          <Paper
            language={engine.language}
            told={told}
            message={result.ok ? undefined : result.message}
            stale={stale}
            cite={(clause) => cite(engine, clause)}
            issueAt={(issue) => `/issues/${issue}`}
            onReading={(issue, option) => change({ ...input, policies: { ...input.policies, [issue]: option } })}
            input={input}
            ruled={ruled}
            embedded="/embed/"
            text={() => (ruled ? asText(engine, ruled) : '')}
            markdown={() => (ruled ? asMarkdown(engine, ruled) : '')}
            json={() => (ruled ? asJson(engine, ruled) : {})}
          />
        }
      />
    </Page>
  );
}

/** Nothing more is awaited: the game is over, or it may go on from here. */
function Complete({
  ruled,
  onGo,
}: {
  readonly ruled: DeskRuling;
  readonly onGo: (input: CaseInput) => void;
}): ReactNode {
  const { input, ruling } = ruled.reported;
  if (ruling.end.state.result) return <p className="asked">{words.charts.over}.</p>;
  const goOn = (): void => {
    const { edition, policies } = input;
    const { position } = positionOf(ruling.end, input.position.deck_top_first);
    onGo({ ...(edition !== undefined && { edition }), ...(policies && { policies }), position, action: [] });
  };
  return (
    <div className="asked asked__row">
      <p>{words.desk.complete}</p>
      <button type="button" onClick={goOn}>
        {words.desk.goOn}
      </button>
    </div>
  );
}

/** Every name of a country in any language -> its id. */
function namesOf({ rules, extraNames }: EngineData): ReadonlyMap<string, string> {
  return new Map(
    rules.deluxe.countries.flatMap(({ id, name }) =>
      [id, name, ...(extraNames.countries[id] ?? [])].map((text) => [plainName(text), id] as const),
    ),
  );
}
