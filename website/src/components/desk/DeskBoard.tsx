import * as words from '@words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Influence } from '../../../../src/drawing/board.ts';
import type { Board as GameBoard } from '../../../../src/games/twilight-struggle/board.ts';
import { centre } from '../../centre.ts';
import type { MapModel } from '../../models.ts';
import type { Engine } from '../../run/engine.ts';
import { Board } from '../map/Board.tsx';
import { BoardFrame } from '../map/BoardFrame.tsx';
import { RegionSwitch } from '../map/RegionSwitch.tsx';
import { Stepper } from './fields.tsx';
import { OddsOfCountry, OddsSwitch, useOdds } from './Odds.tsx';

interface Props {
  readonly engine: Engine;
  /** The board that the case comes to, whose odds can be shown; undefined while there is none. */
  readonly end: GameBoard | undefined;
  readonly map: MapModel;
  readonly before: Influence;
  readonly after: Influence;
  /** Stability numbers that cards have changed, before and after. */
  readonly stability: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
  readonly region: string;
  readonly onRegion: (region: string) => void;
  /** The country that is struck: it is shown where only part of a region has room. */
  readonly target: string | undefined;
  /** Countries that would be a legal answer; undefined if no country is awaited. */
  readonly awaited: readonly string[] | undefined;
  /** Why a country would be refused; undefined if it may be chosen. */
  readonly why: ((country: string) => string | undefined) | undefined;
  readonly onAnswer: (country: string) => void;
  readonly onInfluence: (country: string, markers: readonly [number, number]) => void;
}

/** The board of the desk: a click answers where a country is awaited, and sets influence everywhere else. */
export function DeskBoard(props: Props): ReactNode {
  const { engine, end, map, before, after, stability, region, onRegion, target, awaited, why, onAnswer, onInfluence } =
    props;
  const frame = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another region is another drawing
  useEffect(() => {
    if (target !== undefined) centre(frame.current, `[data-country="${target}"]`);
  }, [target, region]);
  const [country, setCountry] = useState<string>();
  const [showsAfter, setShowsAfter] = useState(false);
  const [setting, setSetting] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const odds = useOdds(engine, end);
  const answers = awaited !== undefined && !setting && !odds.on;
  const isAfter = answers || showsAfter || odds.on;
  const changed = Object.keys(after).filter((id) => after[id]?.join() !== before[id]?.join());
  const focus = map.regions.find(({ id }) => id === region)?.countries;
  const known = map.countries.find(({ id }) => id === country);
  const refused = answers && pointed !== undefined ? why?.(pointed) : undefined;
  const [us, ussr] = (country !== undefined && before[country]) || [0, 0];
  return (
    <>
      <div className="work__tools">
        <RegionSwitch map={map} region={region} onRegion={onRegion} />
        <OddsSwitch engine={engine} view={odds} />
      </div>
      <BoardFrame whole={focus === undefined} shown={region} frame={frame}>
        <Board
          map={map}
          influence={isAfter ? after : before}
          stability={stability[isAfter ? 1 : 0]}
          focus={focus}
          changed={showsAfter && !answers && !odds.on ? changed : []}
          highlight={country === undefined || answers ? [] : [country]}
          open={answers ? awaited : []}
          notes={odds.notes}
          onPoint={setPointed}
          label={words.board.title}
          onChoose={answers ? onAnswer : setCountry}
        />
      </BoardFrame>
      {odds.on && <OddsOfCountry engine={engine} view={odds} country={country} />}
      <div className="desk__country" hidden={odds.on}>
        <div className="desk__pointed" aria-live="polite">
          {answers || known === undefined ? (
            <p className={`small ${refused === undefined ? 'desk__hint' : ''}`}>
              {answers ? (refused ?? words.desk.onTheMap) : words.desk.chooseCountry}
            </p>
          ) : (
            <>
              <h2>{known.name}</h2>
              <Stepper
                label={`${words.board.influence} ${words.card.sides.us}`}
                value={us}
                min={0}
                max={20}
                onChange={(n) => onInfluence(known.id, [n, ussr])}
              />
              <Stepper
                label={`${words.board.influence} ${words.card.sides.ussr}`}
                value={ussr}
                min={0}
                max={20}
                onChange={(n) => onInfluence(known.id, [us, n])}
              />
            </>
          )}
        </div>
        {!answers && (
          <label>
            <input type="checkbox" checked={showsAfter} onChange={(event) => setShowsAfter(event.target.checked)} />{' '}
            {words.desk.after}
          </label>
        )}
        {awaited !== undefined && (
          <label>
            <input type="checkbox" checked={setting} onChange={(event) => setSetting(event.target.checked)} />{' '}
            {words.desk.clickSets}
          </label>
        )}
      </div>
    </>
  );
}
