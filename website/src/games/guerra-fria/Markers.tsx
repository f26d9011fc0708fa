import * as words from '@words';
import { Fragment, type ReactNode } from 'react';
import type { Texts } from '../../../../src/games/guerra-fria/desk/index.ts';
import type { Observed } from '../../../../src/games/guerra-fria/desk/told.ts';
import { SEAT_IDS, type SeatId } from '../../../../src/games/guerra-fria/seats.ts';
import { Table } from '../../components/Table.tsx';

const t = words.guerraFria;

/** The markers of a position, by their ids. */
export type MarkersOf = Pick<Observed, 'attack' | 'reserve'>;

/** Every marker: whose it is, against whom, and in the reserve; and what it shows afterwards. */
export function Markers(props: {
  readonly texts: Texts;
  readonly before: MarkersOf;
  readonly after: MarkersOf;
  /** Absent where they cannot be changed. */
  readonly onChange?: (owner: SeatId, target: SeatId, missiles: number) => void;
}): ReactNode {
  const { texts, before, after, onChange } = props;
  const nameOf = (id: SeatId): string => texts.names.seats[id]?.name ?? id;
  const missiles = ({ attack, reserve }: MarkersOf, owner: SeatId, target: SeatId): number =>
    owner === target ? reserve[owner] : (attack[owner][target] ?? 0);
  return (
    <Table
      label={t.markers}
      className="markers"
      heads={[
        t.owner,
        ...SEAT_IDS.map((target) => (
          <Fragment key={target}>
            <small>{t.against}</small> {nameOf(target)}
          </Fragment>
        )),
      ]}
    >
      {SEAT_IDS.map((owner) => (
        <tr key={owner}>
          <th scope="row">{nameOf(owner)}</th>
          {SEAT_IDS.map((target) => {
            const [now, then] = [missiles(before, owner, target), missiles(after, owner, target)];
            const label = owner === target ? t.reserve : `${t.against} ${nameOf(target)}`;
            return (
              <td key={target} className={owner === target ? 'markers__reserve' : ''}>
                {owner === target && <small>{t.reserve}</small>}
                {onChange ? (
                  <input
                    type="number"
                    min={0}
                    max={999}
                    aria-label={`${nameOf(owner)}, ${label}`}
                    value={now}
                    onChange={(event) => onChange(owner, target, Math.max(0, Math.trunc(Number(event.target.value))))}
                  />
                ) : (
                  <span>{now}</span>
                )}
                {then !== now && <b>→ {then}</b>}
              </td>
            );
          })}
        </tr>
      ))}
    </Table>
  );
}
