import words from '@words';
import type { ReactNode } from 'react';
import type { CaseInput } from '../../../../src/cases/case.ts';
import type { Engine } from '../../run/engine.ts';
import { type Aim, actionOf, aimOf, CLEARED, withAction } from './edit.ts';
import { Choice, Die } from './fields.tsx';

interface Props {
  readonly engine: Engine;
  readonly input: CaseInput;
  readonly aim: Aim;
  readonly onAim: (aim: Aim) => void;
  readonly onChange: (input: CaseInput) => void;
}

/** A card played: by whom, for what, where, with which dice. Anything else a case can say is written as YAML. */
export function ActionForm({ engine, input, aim, onAim, onChange }: Props): ReactNode {
  const action = actionOf(input);
  const put = (change: Parameters<typeof withAction>[1]): void => onChange(withAction(input, change));
  if (action.kind !== 'play') return <p className="small">{words.desk.otherAction}</p>;
  const player = action.player?.toLowerCase() === 'us' ? 'US' : 'USSR';
  const { cards, countries } = engine.rules.deluxe;
  const card = cards.find(
    ({ id, number, title }) => action.card === id || action.card === number || action.card === title,
  );
  const nameOf = (id: string): string =>
    engine.texts.names.countries[id]?.name ?? countries.find((country) => country.name === id)?.name ?? id;
  const as = action.as === 'event' || action.as === 'space' ? action.as : 'ops';
  const place = (Array.isArray(action.place) ? {} : (action.place ?? {})) as Readonly<Record<string, number>>;
  return (
    <div className="desk-form">
      <Choice
        label={words.desk.player}
        value={player}
        options={{ US: words.card.sides.us, USSR: words.card.sides.ussr }}
        onChange={(side) =>
          onChange({ ...withAction(input, { player: side }), position: { ...input.position, phasing: side } })
        }
      />
      <Choice
        label={words.desk.card}
        value={card?.id ?? ''}
        options={Object.fromEntries(
          cards.map(({ id, number, title }) => [id, `${number} ${engine.texts.names.cards[id]?.title ?? title}`]),
        )}
        onChange={(id) => put({ card: id, ...(as === 'event' && { event: undefined }) })}
      />
      <Choice
        label={words.desk.use}
        value={as}
        options={words.desk.uses}
        onChange={(use) => put({ ...CLEARED, as: use, ...(use === 'space' && { die: 3 }) })}
      />
      {as === 'ops' && (
        <Choice
          label={words.desk.order}
          value={action.order ?? 'ops_first'}
          options={words.desk.orders}
          onChange={(order) => put({ order })}
        />
      )}
      {as === 'ops' && (
        <Choice
          label={words.desk.aim}
          value={aim}
          options={words.desk.aims}
          onChange={(next) => {
            onAim(next);
            if (aimOf(action) !== next) put(CLEARED);
          }}
        />
      )}
      {as === 'ops' && aim === 'place' && (
        <ul className="targets" aria-label={words.desk.aims.place}>
          {Object.entries(place).map(([country, n]) => (
            <li key={country}>
              {nameOf(country)}: {n}{' '}
              <button
                type="button"
                className="plain"
                aria-label={`${words.desk.without} ${nameOf(country)}`}
                onClick={() =>
                  put({ place: Object.fromEntries(Object.entries(place).filter(([other]) => other !== country)) })
                }
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {as === 'ops' && aim === 'coup' && action.coup !== undefined && (
        <ul className="targets" aria-label={words.desk.aims.coup}>
          <li>{nameOf(action.coup)}</li>
        </ul>
      )}
      {((as === 'ops' && aim === 'coup') || as === 'space') && (
        <Die
          label={words.desk.die}
          value={typeof action.die === 'number' ? action.die : undefined}
          onChange={(die) => put({ die })}
        />
      )}
      {as === 'ops' &&
        aim === 'realign' &&
        (action.realign ?? []).map((roll, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a roll is what its place says
          <fieldset key={index} className="realign">
            <legend>
              {nameOf(roll.in ?? '')}{' '}
              <button
                type="button"
                className="plain"
                aria-label={`${words.desk.without} ${nameOf(roll.in ?? '')}`}
                onClick={() => put({ realign: (action.realign ?? []).filter((_, at) => at !== index) })}
              >
                ×
              </button>
            </legend>
            {(['us', 'ussr'] as const).map((side) => (
              <Die
                key={side}
                label={words.card.sides[side]}
                value={roll[side]}
                onChange={(face) =>
                  put({
                    realign: (action.realign ?? []).map((other, at) =>
                      at === index ? { ...other, [side]: face } : other,
                    ),
                  })
                }
              />
            ))}
          </fieldset>
        ))}
      {as === 'ops' && <p className="small">{words.desk.aimHint}</p>}
      {as === 'event' && <p className="small">{words.desk.eventHint}</p>}
    </div>
  );
}
