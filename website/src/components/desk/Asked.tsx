import * as words from '@words';
import { type ReactNode, useState } from 'react';
import type { FactOf, GameFact } from '../../../../src/games/twilight-struggle/facts.ts';
import { choiceInWords, wordIn } from '../../../../src/ruling/choice-words.ts';
import { label } from '../../../../src/ruling/language.ts';
import type { Engine } from '../../run/engine.ts';
import { type Group, type Question, refusal, refusedIn, shownBy } from '../../run/question.ts';
import { Plain } from '../Plain.tsx';
import { CardPicker } from './CardPicker.tsx';
import { Die } from './fields.tsx';

interface Props {
  readonly engine: Engine;
  readonly question: Question;
  readonly onFact: (fact: GameFact) => void;
}

/** Up to this many choices are buttons; more are a list. */
const FEW = 12;

/** The question of the moment, made of nothing but what the statechart awaits. */
export function Asked({ engine, question, onFact }: Props): ReactNode {
  const { language } = engine;
  const { by, path, groups, left } = question;
  const word = wordIn(engine.language);
  const who = by === undefined ? '' : `${word('side', by)} · `;
  const open = groups.some(({ type }) => ['roll', 'rolls', 'draw', 'reveal', 'deal'].includes(type));
  return (
    <section className="asked" data-testid="asked" data-path={path} aria-live="polite">
      <h3>
        {who}
        {label(language, 'legal.awaited', { step: path })}
        {left !== undefined && <small> · {`${words.desk.left}: ${left}`}</small>}
      </h3>
      {groups.map((group) => (
        <Answers key={`${path} ${group.type} ${group.by}`} {...{ engine, question, group, onFact }} />
      ))}
      {open && <p className="small">{words.desk.notKnown}</p>}
    </section>
  );
}

interface GroupProps extends Props {
  readonly group: Group;
}

/** One kind of answer, in the form that suits it. */
function Answers({ engine, question, group, onFact }: GroupProps): ReactNode {
  const word = wordIn(engine.language);
  const { type, by, facts } = group;
  const side = by === undefined ? '' : `${word('side', by)}: `;
  const title = question.by === by ? word('fact', type) : `${side}${word('fact', type)}`;
  if (type === 'roll') {
    return (
      <div className="asked__row">
        <Die label={title} value={undefined} onChange={(die) => onFact({ type, die })} />
        {facts.some((fact) => fact.type === 'roll' && fact.die === 0) && (
          <Plain onClick={() => onFact({ type, die: 0 })}>{words.desk.noDie}</Plain>
        )}
      </div>
    );
  }
  if (type === 'rolls') return <BothDice title={title} onFact={onFact} />;
  if (type === 'reveal' && by !== undefined) {
    return (
      <Shown {...{ engine, title }} first={shownBy(question, by)} onShown={(cards) => onFact({ type, by, cards })} />
    );
  }
  if (type === 'deal') return <Dealt {...{ engine, title, onFact }} />;
  const others = refusedIn(question, group);
  if (facts.length + others.length <= FEW) {
    return (
      <fieldset className="asked__row">
        <legend>{title}</legend>
        {facts.map((fact) => (
          <button key={JSON.stringify(fact)} type="button" className="choice" onClick={() => onFact(fact)}>
            {choiceInWords(fact, word, engine.language)}
          </button>
        ))}
        {others.map((fact) => (
          <button
            key={JSON.stringify(fact)}
            type="button"
            className="choice choice--refused"
            title={refusal(engine, question, fact)}
            onClick={() => onFact(fact)}
          >
            <span className="sr">{words.desk.mayNotBe}: </span>
            {choiceInWords(fact, word, engine.language)}
          </button>
        ))}
      </fieldset>
    );
  }
  return <Listed {...{ engine, title, facts, others, onFact }} />;
}

/** Many choices: a list, and after the legal ones those that would be refused. */
function Listed(props: {
  readonly engine: Engine;
  readonly title: string;
  readonly facts: readonly GameFact[];
  readonly others: readonly GameFact[];
  readonly onFact: (fact: GameFact) => void;
}): ReactNode {
  const { engine, title, facts, others, onFact } = props;
  const [picked, setPicked] = useState('0');
  const all = [...facts, ...others];
  const chosen = all[Number(picked)] ?? all[0];
  const word = wordIn(engine.language);
  const option = (fact: GameFact, index: number): ReactNode => (
    <option key={JSON.stringify(fact)} value={index}>
      {numbered(fact)}
      {choiceInWords(fact, word, engine.language)}
    </option>
  );
  return (
    <div className="asked__row">
      <label className="field">
        <span>{title}</span>
        <select value={picked} onChange={(event) => setPicked(event.target.value)}>
          {others.length === 0 ? (
            facts.map(option)
          ) : (
            <>
              <optgroup label={words.desk.mayBe}>{facts.map(option)}</optgroup>
              <optgroup label={words.desk.mayNotBe}>
                {others.map((fact, index) => option(fact, facts.length + index))}
              </optgroup>
            </>
          )}
        </select>
      </label>
      <button type="button" onClick={() => chosen && onFact(chosen)}>
        {words.charts.choose}
      </button>
    </div>
  );
}

const numbered = (fact: GameFact): string => ('card' in fact && fact.card > 0 ? `${fact.card} ` : '');

function BothDice({
  title,
  onFact,
}: {
  readonly title: string;
  readonly onFact: (fact: FactOf<'rolls'>) => void;
}): ReactNode {
  const [dice, setDice] = useState<readonly [number | undefined, number | undefined]>([undefined, undefined]);
  const put = (us: number | undefined, ussr: number | undefined): void => {
    setDice([us, ussr]);
    if (us !== undefined && ussr !== undefined) {
      onFact({ type: 'rolls', us, ussr });
      setDice([undefined, undefined]);
    }
  };
  return (
    <fieldset className="asked__row">
      <legend>{title}</legend>
      <Die label={words.card.sides.us} value={dice[0]} onChange={(us) => put(us, dice[1])} />
      <Die label={words.card.sides.ussr} value={dice[1]} onChange={(ussr) => put(dice[0], ussr)} />
    </fieldset>
  );
}

function Shown(props: {
  readonly engine: Engine;
  readonly title: string;
  readonly first: readonly number[];
  readonly onShown: (cards: readonly number[]) => void;
}): ReactNode {
  const { engine, title, first, onShown } = props;
  const [cards, setCards] = useState<readonly number[]>(first);
  return (
    <fieldset className="asked__row">
      <legend>{title}</legend>
      <CardPicker engine={engine} cards={cards} onChange={setCards} />
      <button type="button" onClick={() => onShown(cards)}>
        {words.desk.showThese}
      </button>
    </fieldset>
  );
}

function Dealt(props: {
  readonly engine: Engine;
  readonly title: string;
  readonly onFact: (fact: FactOf<'deal'>) => void;
}): ReactNode {
  const { engine, title, onFact } = props;
  const [us, setUs] = useState<readonly number[]>([]);
  const [ussr, setUssr] = useState<readonly number[]>([]);
  return (
    <fieldset className="asked__row">
      <legend>{title}</legend>
      <CardPicker engine={engine} label={words.card.sides.us} cards={us} onChange={setUs} />
      <CardPicker engine={engine} label={words.card.sides.ussr} cards={ussr} onChange={setUssr} />
      <button type="button" onClick={() => onFact({ type: 'deal', us, ussr })}>
        {words.charts.choose}
      </button>
    </fieldset>
  );
}
