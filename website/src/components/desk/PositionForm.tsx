import words from '@words';
import type { ReactNode } from 'react';
import { bySide, type CaseHand, type CaseInput } from '../../../../src/cases/case.ts';
import type { Engine } from '../../run/engine.ts';
import { withHand, withPosition } from './edit.ts';
import { Choice, Stepper } from './fields.tsx';

interface Props {
  readonly engine: Engine;
  readonly input: CaseInput;
  readonly onChange: (input: CaseInput) => void;
}

const SIDES = ['us', 'ussr'] as const;

/** Everything about a position but the influence, which is set on the map. */
export function PositionForm({ engine, input, onChange }: Props): ReactNode {
  const { position } = input;
  const put = (change: Parameters<typeof withPosition>[1]): void => onChange(withPosition(input, change));
  const phasing = position.phasing?.toLowerCase() === 'us' ? 'US' : 'USSR';
  const pair = (key: 'milops' | 'space', side: 'us' | 'ussr'): number =>
    bySide(position[key], side === 'us' ? 0 : 1) ?? 0;
  const putPair = (key: 'milops' | 'space', side: 'us' | 'ussr', n: number): void =>
    put({ [key]: { us: pair(key, 'us'), ussr: pair(key, 'ussr'), [side]: n } });
  const { sides } = words.card;
  return (
    <div className="desk-form">
      <Choice
        label={words.clause.editions}
        value={input.edition === 'second' ? 'second' : 'deluxe'}
        options={words.editions}
        onChange={(edition) => onChange({ ...input, edition })}
      />
      <Stepper label={words.desk.turn} value={position.turn ?? 1} min={1} max={10} onChange={(turn) => put({ turn })} />
      <Stepper
        label={words.desk.round}
        value={position.action_round ?? 1}
        min={1}
        max={8}
        onChange={(round) => put({ action_round: round, phase: 'action_round' })}
      />
      <Choice
        label={words.desk.phasing}
        value={phasing}
        options={{ US: sides.us, USSR: sides.ussr }}
        onChange={(side) => put({ phasing: side })}
      />
      <Stepper label="DEFCON" value={position.defcon ?? 5} min={1} max={5} onChange={(defcon) => put({ defcon })} />
      <Stepper
        label={words.desk.vp}
        value={position.vp ?? 0}
        min={-19}
        max={19}
        show={(vp) => (vp === 0 ? '0' : `${vp > 0 ? sides.us : sides.ussr} ${Math.abs(vp)}`)}
        onChange={(vp) => put({ vp })}
      />
      {SIDES.map((side) => (
        <Stepper
          key={`m${side}`}
          label={`${words.desk.milops} ${sides[side]}`}
          value={pair('milops', side)}
          min={0}
          max={5}
          onChange={(n) => putPair('milops', side, n)}
        />
      ))}
      {SIDES.map((side) => (
        <Stepper
          key={`s${side}`}
          label={`${words.desk.space} ${sides[side]}`}
          value={pair('space', side)}
          min={0}
          max={8}
          onChange={(n) => putPair('space', side, n)}
        />
      ))}
      {SIDES.map((side) => (
        <HandField
          key={`h${side}`}
          engine={engine}
          side={side}
          hand={bySide(position.hands, side === 'us' ? 0 : 1)}
          onChange={(hand) => onChange(withHand(input, side, hand))}
        />
      ))}
    </div>
  );
}

/** A hand: not stated, known, or partly hidden. */
function HandField(props: {
  readonly engine: Engine;
  readonly side: 'us' | 'ussr';
  readonly hand: CaseHand | undefined;
  readonly onChange: (hand: CaseHand | undefined) => void;
}): ReactNode {
  const { engine, side, hand, onChange } = props;
  const known = hand === undefined ? [] : 'hidden' in hand ? [...(hand.known ?? [])] : [...hand];
  const hidden = hand !== undefined && 'hidden' in hand ? hand.hidden : 0;
  const put = (cards: readonly (string | number)[], unseen: number): void => onChange({ known: cards, hidden: unseen });
  const { cards } = engine.rules.deluxe;
  const title = (id: string | number): string => {
    const card = cards.find((entry) => entry.id === id || entry.number === id || entry.title === id);
    return card ? (engine.texts.names.cards[card.id]?.title ?? card.title) : String(id);
  };
  return (
    <fieldset className="hand">
      <legend>
        {words.desk.hand} {words.card.sides[side]}
      </legend>
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
          <ul className="hand__cards">
            {known.map((id) => (
              <li key={id}>
                {title(id)}{' '}
                <button
                  type="button"
                  className="plain"
                  aria-label={`${words.desk.without} ${title(id)}`}
                  onClick={() =>
                    put(
                      known.filter((other) => other !== id),
                      hidden,
                    )
                  }
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
          <select
            aria-label={words.desk.addCard}
            value=""
            onChange={(event) => put([...known, event.target.value], hidden)}
          >
            <option value="">{words.desk.addCard}</option>
            {cards.map((card) => (
              <option key={card.id} value={card.id}>
                {card.number} {title(card.id)}
              </option>
            ))}
          </select>
          <Stepper label={words.desk.hidden} value={hidden} min={0} max={9} onChange={(n) => put(known, n)} />
        </>
      )}
    </fieldset>
  );
}
