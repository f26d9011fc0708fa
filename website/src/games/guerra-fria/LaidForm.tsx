import * as words from '@words';
import type { ReactNode } from 'react';
import type { Texts } from '../../../../src/games/guerra-fria/desk/index.ts';
import { SEAT_IDS, type SeatId } from '../../../../src/games/guerra-fria/seats.ts';
import { Choice } from '../../components/desk/fields.tsx';
import type { AllLaid, Laid, Way } from './laid.ts';

const t = words.guerraFria;

/** What the four players lay, one beside the other. */
export function LaidForm(props: {
  readonly texts: Texts;
  readonly laid: AllLaid;
  readonly onChange: (laid: AllLaid) => void;
}): ReactNode {
  const { texts, laid, onChange } = props;
  return (
    <div className="laid">
      {SEAT_IDS.map((seat) => (
        <OneLaid
          key={seat}
          texts={texts}
          seat={seat}
          laid={laid[seat]}
          onChange={(next) => onChange({ ...laid, [seat]: next })}
        />
      ))}
    </div>
  );
}

function OneLaid(props: {
  readonly texts: Texts;
  readonly seat: SeatId;
  readonly laid: Laid;
  readonly onChange: (laid: Laid) => void;
}): ReactNode {
  const { texts, seat, laid, onChange } = props;
  const { names } = texts;
  const nameOf = (id: SeatId): string => names.seats[id]?.name ?? id;
  const others = SEAT_IDS.filter((other) => other !== seat);
  const move = (id: '+4' | 'R' | 'A'): string => `${names.moves[id]?.name ?? id} ${names.moves[id]?.title ?? ''}`;
  return (
    <fieldset className="hand" data-seat={seat}>
      <legend>{nameOf(seat)}</legend>
      <Choice<Way>
        label={t.lays}
        value={laid.way}
        options={{ '': t.nothing, '+4': move('+4'), R: move('R'), A: move('A'), cards: t.cards }}
        onChange={(way) => onChange({ ...laid, way, ...(way === 'A' && { ally: laid.ally ?? (others[0] as SeatId) }) })}
      />
      {(laid.way === '+4' || laid.way === 'R') && (
        <div className="laid__numbers">
          {others.map((other) => (
            <label key={other} className="field">
              <span>{nameOf(other)}</span>
              <input
                type="number"
                min={laid.way === 'R' ? -12 : 0}
                max={12}
                value={laid.numbers[other] ?? 0}
                onChange={(event) =>
                  onChange({ ...laid, numbers: { ...laid.numbers, [other]: Math.trunc(Number(event.target.value)) } })
                }
              />
            </label>
          ))}
        </div>
      )}
      {laid.way === 'A' && (
        <Choice<SeatId>
          label={t.ally}
          value={laid.ally ?? (others[0] as SeatId)}
          options={Object.fromEntries(others.map((other) => [other, nameOf(other)])) as Record<SeatId, string>}
          onChange={(ally) => onChange({ ...laid, ally })}
        />
      )}
      {laid.way === 'cards' && (
        <label className="field">
          <span>{t.cardsHint}</span>
          <input
            value={laid.text}
            spellCheck={false}
            onChange={(event) => onChange({ ...laid, text: event.target.value })}
          />
        </label>
      )}
    </fieldset>
  );
}
