import * as words from '@words';
import type { ReactNode } from 'react';
import { bySide, type CaseHand, type CaseInput, type CasePosition } from '../../../../src/cases/case.ts';
import { namedEffects } from '../../../../src/cases/effects.ts';
import type { Engine } from '../../run/engine.ts';
import type { DeskRuling } from '../../run/rule.ts';
import { Popover } from '../work/Popover.tsx';
import { CardPicker } from './CardPicker.tsx';
import { withHand, withPosition } from './edit.ts';
import { Choice, Stepper } from './fields.tsx';

interface Props {
  readonly engine: Engine;
  readonly input: CaseInput;
  /** The ruling on the case; its start says what the case leaves to the set-up. */
  readonly ruled: DeskRuling | undefined;
  readonly onChange: (input: CaseInput) => void;
}

const SIDES = ['us', 'ussr'] as const;
type Phase = NonNullable<CasePosition['phase']>;

/** Everything about a position but the influence, which is set on the map. */
export function PositionForm(props: Props): ReactNode {
  const { engine, input, ruled, onChange } = props;
  const { position } = input;
  const put = (change: Parameters<typeof withPosition>[1]): void => onChange(withPosition(input, change));
  const phasing = position.phasing?.toLowerCase() === 'us' ? 'US' : 'USSR';
  const pair = (key: 'milops' | 'space', side: 'us' | 'ussr'): number =>
    bySide(position[key], side === 'us' ? 0 : 1) ?? 0;
  const putPair = (key: 'milops' | 'space', side: 'us' | 'ussr', n: number): void =>
    put({ [key]: { us: pair(key, 'us'), ussr: pair(key, 'ussr'), [side]: n } });
  const { sides } = words.card;
  const phase = position.phase ?? 'action_round';
  return (
    <fieldset className="strip">
      <legend className="sr">{words.desk.position}</legend>
      <Choice<Phase>
        label={words.desk.phase}
        value={phase}
        options={words.desk.phases}
        onChange={(id) => put({ phase: id })}
      />
      <Stepper label={words.desk.turn} value={position.turn ?? 1} min={1} max={10} onChange={(turn) => put({ turn })} />
      {phase === 'action_round' && (
        <>
          <Stepper
            label={words.desk.round}
            value={position.action_round ?? 1}
            min={1}
            max={8}
            onChange={(round) => put({ action_round: round })}
          />
          <Choice
            label={words.desk.phasing}
            value={phasing}
            options={{ US: sides.us, USSR: sides.ussr }}
            onChange={(side) => put({ phasing: side })}
          />
        </>
      )}
      <Stepper label="DEFCON" value={position.defcon ?? 5} min={1} max={5} onChange={(defcon) => put({ defcon })} />
      <Stepper
        label={words.desk.vp}
        value={position.vp ?? 0}
        min={-19}
        max={19}
        show={(vp) => (vp === 0 ? '0' : `${vp > 0 ? sides.us : sides.ussr} ${Math.abs(vp)}`)}
        onChange={(vp) => put({ vp })}
      />
      <div className="pairs">
        <Pair name="milops" label={words.desk.milops} max={5} value={pair} onChange={putPair} />
        <Pair name="space" label={words.desk.space} max={8} value={pair} onChange={putPair} />
      </div>
      <China {...props} />
      <div className="strip__cards">
        {SIDES.map((side) => (
          <HandField
            key={`h${side}`}
            engine={engine}
            ruled={ruled}
            side={side}
            hand={bySide(position.hands, side === 'us' ? 0 : 1)}
            onChange={(hand) => onChange(withHand(input, side, hand))}
          />
        ))}
        <Piles {...props} />
      </div>
    </fieldset>
  );
}

/** A track with a marker of each side. */
function Pair<K extends 'milops' | 'space'>(props: {
  readonly name: K;
  readonly label: string;
  readonly max: number;
  readonly value: (name: K, side: 'us' | 'ussr') => number;
  readonly onChange: (name: K, side: 'us' | 'ussr', value: number) => void;
}): ReactNode {
  const { name, label, max, value, onChange } = props;
  return (
    <div className="pair">
      <span aria-hidden="true">{label}</span>
      {SIDES.map((side) => (
        <Stepper
          key={side}
          label={`${label} ${words.card.sides[side]}`}
          short={words.card.sides[side]}
          value={value(name, side)}
          min={0}
          max={max}
          onChange={(n) => onChange(name, side, n)}
        />
      ))}
    </div>
  );
}

/** Who has the China Card, and which way up it lies. 9.0 */
function China({ engine, input, ruled, onChange }: Props): ReactNode {
  const state = ruled?.reported.ruling.start.state;
  const holder = state?.chinaHolder === 0 ? 'US' : state?.chinaHolder === 1 ? 'USSR' : 'none';
  const up = state?.chinaUp ?? true;
  const value = `${holder} ${up ? 'up' : 'down'}`;
  const { sides } = words.card;
  const china = engine.rules.deluxe.cards.find(({ id }) => id === 'the-china-card');
  const title = china ? (engine.texts.names.cards[china.id]?.title ?? china.title) : '';
  return (
    <Choice
      label={title}
      value={value}
      options={{
        'USSR up': `${sides.ussr} ▲`,
        'USSR down': `${sides.ussr} ▽`,
        'US up': `${sides.us} ▲`,
        'US down': `${sides.us} ▽`,
        'none up': '—',
      }}
      onChange={(chosen) => {
        const [who = 'none', face] = chosen.split(' ');
        onChange(withPosition(input, { china: { holder: who, face: face === 'up' ? 'up' : 'down' } }));
      }}
    />
  );
}

const PILES = ['occurred', 'discard', 'removed'] as const;

/** Effects in force, events that have been, and where cards lie that are in no hand. */
function Piles({ engine, input, ruled, onChange }: Props): ReactNode {
  const { position } = input;
  const { cards } = engine.rules.deluxe;
  const start = ruled?.reported.ruling.start;
  const inForce = start ? namedEffects(start) : [];
  const lying = inForce.length + PILES.reduce((sum, key) => sum + (position[key]?.length ?? 0), 0);
  const idOf = (number: number): string => cards.find((card) => card.number === number)?.id ?? String(number);
  const numberOf = (ref: string | number): number => ruled?.reported.ruling.names.card(ref) ?? Number(ref);
  const putEffects = (list: readonly number[]): void => {
    const effects = list.map((number) => {
      const { name, value } = inForce.find(({ card }) => card === number) ?? { name: effectName(idOf(number)) };
      return { name, ...(value !== undefined && { value }) };
    });
    onChange(withPosition(input, { effects }));
  };
  return (
    <Popover label={words.desk.cards} value={String(lying)}>
      <fieldset className="hand">
        <legend>{words.desk.effects}</legend>
        <CardPicker
          engine={engine}
          cards={inForce.map(({ card }) => card)}
          among={({ id }) => cards.some((card) => card.id === id && card.ongoing)}
          onChange={putEffects}
        />
      </fieldset>
      {PILES.map((key) => (
        <fieldset key={key} className="hand">
          <legend>{words.desk.piles[key]}</legend>
          <CardPicker
            engine={engine}
            cards={(position[key] ?? []).map(numberOf)}
            onChange={(list) => onChange(withPosition(input, { [key]: list.map(idOf) }))}
          />
        </fieldset>
      ))}
    </Popover>
  );
}

/** An effect as the case format names it, after its card. */
const effectName = (id: string): string => id.replace(/^the-/, '').replaceAll('-', '_');

/** A hand: not stated, known, or partly hidden. */
function HandField(props: {
  readonly engine: Engine;
  readonly ruled: DeskRuling | undefined;
  readonly side: 'us' | 'ussr';
  readonly hand: CaseHand | undefined;
  readonly onChange: (hand: CaseHand | undefined) => void;
}): ReactNode {
  const { engine, ruled, side, hand, onChange } = props;
  const { cards } = engine.rules.deluxe;
  const refs = hand === undefined ? [] : 'hidden' in hand ? [...(hand.known ?? [])] : [...hand];
  // A case may name its cards in any language; the referee knows them all.
  const known = refs.flatMap(
    (ref) => ruled?.reported.ruling.names.card(ref) ?? cards.find(({ id }) => id === ref)?.number ?? [],
  );
  const hidden = hand !== undefined && 'hidden' in hand ? hand.hidden : 0;
  const put = (list: readonly number[], unseen: number): void =>
    onChange({
      known: list.map((number) => cards.find((card) => card.number === number)?.id ?? number),
      hidden: unseen,
    });
  const size = hand === undefined ? '—' : `${known.length}${hidden > 0 ? ` + ${hidden} ?` : ''}`;
  return (
    <Popover label={`${words.desk.hand} ${words.card.sides[side]}`} value={size}>
      <label>
        <input
          type="checkbox"
          checked={hand !== undefined}
          onChange={(event) => onChange(event.target.checked ? { known: [], hidden: 0 } : undefined)}
        />{' '}
        {words.desk.stated}
      </label>
      {hand !== undefined && (
        <>
          <CardPicker engine={engine} cards={known} onChange={(list) => put(list, hidden)} />
          <Stepper label={words.desk.hidden} value={hidden} min={0} max={9} onChange={(n) => put(known, n)} />
        </>
      )}
    </Popover>
  );
}
