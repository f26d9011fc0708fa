import words from '@words';
import type { ReactNode } from 'react';
import type { Board } from '../../../../src/games/twilight-struggle/board.ts';

/** The tracks beside the board: turn, DEFCON, victory points, military operations, space race, China Card. */
export function Tracks({ board }: { readonly board: Board }): ReactNode {
  const { state } = board;
  const { sides } = words.card;
  const china = state.chinaHolder === undefined ? '—' : [sides.us, sides.ussr][state.chinaHolder];
  const vp = state.vp === 0 ? '0' : `${state.vp > 0 ? sides.us : sides.ussr} ${Math.abs(state.vp)}`;
  return (
    <div className="tracks">
      <Figure label={words.desk.turn} value={state.round > 0 ? `${state.turn}.${state.round}` : String(state.turn)} />
      <Row label="DEFCON" from={1} to={5} at={state.defcon} className={`defcon--${state.defcon}`} />
      <Figure label={words.desk.vp} value={vp} />
      {([0, 1] as const).map((side) => (
        <Row
          key={`m${side}`}
          label={`${words.desk.milops} ${side === 0 ? sides.us : sides.ussr}`}
          from={0}
          to={5}
          at={state.milops[side]}
          className={side === 0 ? 'us' : 'ussr'}
        />
      ))}
      {([0, 1] as const).map((side) => (
        <Row
          key={`s${side}`}
          label={`${words.desk.space} ${side === 0 ? sides.us : sides.ussr}`}
          from={0}
          to={8}
          at={state.space[side]}
          className={side === 0 ? 'us' : 'ussr'}
        />
      ))}
      <Figure
        label={words.sections['9']}
        value={`${china}${state.chinaHolder === undefined ? '' : state.chinaUp ? ' ▲' : ' ▽'}`}
      />
    </div>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <div className="track">
      <span className="track__label">{label}</span>
      <b>{value}</b>
    </div>
  );
}

/** A row of boxes, one of them marked. */
function Row(props: {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly className: string;
}): ReactNode {
  const { label, from, to, at, className } = props;
  const boxes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <div className={`track track--${className}`}>
      <span className="track__label">{label}</span>
      <span className="track__boxes" role="img" aria-label={`${label}: ${at}`}>
        {boxes.map((n) => (
          <span key={n} className={n === at ? 'track__box track__box--here' : 'track__box'}>
            {n}
          </span>
        ))}
      </span>
    </div>
  );
}
