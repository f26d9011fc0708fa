import * as words from '@words';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Words as Templates } from '../../../../src/core/render.ts';
import type { CaseInput } from '../../../../src/games/guerra-fria/desk/index.ts';
import { markersOf } from '../../../../src/games/guerra-fria/desk/observe.ts';
import { plainRuling, rulingJson, rulingMarkdown } from '../../../../src/games/guerra-fria/program/ruling/ruling.ts';
import type { Talk } from '../../../../src/games/guerra-fria/state.ts';
import { CaseEntry } from '../../components/desk/CaseEntry.tsx';
import { EntrySwitch } from '../../components/desk/EntrySwitch.tsx';
import { Choice, Stepper } from '../../components/desk/fields.tsx';
import { House } from '../../components/desk/House.tsx';
import { Paper } from '../../components/desk/Paper.tsx';
import { sheetOf } from '../../components/desk/RulingPanel.tsx';
import { useDesk, useLinkedCase } from '../../components/desk/useDesk.ts';
import { DESKS, GameSwitch } from '../../components/GameSwitch.tsx';
import { Page } from '../../components/Page.tsx';
import { Plain } from '../../components/Plain.tsx';
import { Workspace } from '../../components/work/Workspace.tsx';
import { PLACES } from '../../places.ts';
import type { HouseData } from '../../run/house.ts';
import { makeGuerraFriaEngine, ruleGuerraFria } from './engine.ts';
import { LaidForm } from './LaidForm.tsx';
import { laidIn, withLaid } from './laid.ts';
import { Markers } from './Markers.tsx';
import type { GuerraFriaData } from './walker.ts';

interface Props {
  readonly engine: GuerraFriaData;
  /** What the rulings of every game say in the same words. */
  readonly labels: Templates;
  readonly cases: readonly CaseInput[];
}

const t = words.guerraFria;
const places = PLACES['guerra-fria'];
const NEW_CASE: CaseInput = { position: { round: 1 }, action: [] };
type Agreed = Talk | '';

/** Is this what a link should hold? The referee itself finds out about the rest. */
const isCase = (value: unknown): value is CaseInput =>
  Array.isArray((value as Partial<CaseInput> | null | undefined)?.action);

/** The referee's desk of the other game: markers, what the four lay, and the ruling. */
export default function GuerraFriaDeskPage({ engine: data, labels, cases }: Props): ReactNode {
  const lay = useCallback(
    async (text: string) => {
      const [{ underGuerraFriaHouse }, { default: files }] = await Promise.all([
        import('./house.ts'),
        import('@generated/rulebook/default/house-guerra-fria.json'),
      ]);
      return underGuerraFriaHouse(files as HouseData, data, text);
    },
    [data],
  );
  const desk = useDesk<CaseInput, GuerraFriaData>(cases[0] ?? NEW_CASE, lay);
  const { input, change, laid: ours, tab, stale } = desk;
  useLinkedCase(desk, isCase, desk.setInput);
  const engine = useMemo(() => makeGuerraFriaEngine(ours?.ok ? ours.data : data, labels), [ours, data, labels]);
  const { language } = engine;
  /** A case that is changed is no longer the one of that name. */
  const edit = ({ policies, position, action }: CaseInput): void =>
    change({ ...(policies && { policies }), ...(position && { position }), action });
  const { mistakes } = data;
  const reader = useCallback(async () => {
    const { readGuerraFriaCase } = await import('./read.ts');
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
    <Page title={t.desk} description={t.deskLead} width="work" game="guerra-fria" runs>
      <Workspace
        title={t.desk}
        wide={tab === 'yaml'}
        bar={
          <>
            <GameSwitch game="guerra-fria" addresses={DESKS} />
            <House desk={desk} example="2.4.2.1: {gain: 5}" />
            <Choice
              label={words.desk.example}
              value={input.id ?? ''}
              options={{ '': '…', ...Object.fromEntries(cases.map(({ id = '', title = id }) => [id, title])) }}
              onChange={(chosen) => change(cases.find(({ id }) => id === chosen) ?? NEW_CASE)}
            />
            <Plain onClick={() => change(NEW_CASE)}>{words.desk.clear}</Plain>
            <EntrySwitch tab={tab} onTab={desk.setTab} />
          </>
        }
        side={
          <CaseEntry desk={desk} reader={reader}>
            <h2>{t.laid}</h2>
            {laid ? (
              <LaidForm texts={language.texts} laid={laid} onChange={(next) => edit(withLaid(input, next))} />
            ) : (
              <p className="small">{t.onlyText}</p>
            )}
          </CaseEntry>
        }
        strip={
          ruling && (
            <fieldset className="strip">
              <legend className="sr">{words.desk.position}</legend>
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
            </fieldset>
          )
        }
        stage={
          ruling && (
            <Markers
              texts={language.texts}
              before={markersOf(ruling.start.state)}
              after={markersOf(ruling.end.state)}
              onChange={setMarker}
            />
          )
        }
        sheet={sheetOf(language, ruled?.told, stale)}
        paper={
          <Paper
            language={language}
            told={ruled?.told}
            message={result.ok ? undefined : result.message}
            stale={stale}
            cite={(clause) => ({ name: clause, to: places.clause(clause) })}
            issueAt={places.issue}
            embedded={places.embed}
            onReading={(issue, option) => edit({ ...input, policies: { ...input.policies, [issue]: option } })}
            input={input}
            ruled={ruled}
            text={() => (ruled ? plainRuling(ruled.reported, language) : '')}
            markdown={() => (ruled ? rulingMarkdown(ruled.reported, language) : '')}
            json={() => (ruled ? rulingJson(ruled.reported, language) : {})}
          />
        }
      />
    </Page>
  );
}
