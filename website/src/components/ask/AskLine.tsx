import Link from '@docusaurus/Link';
import * as words from '@words';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { Found } from '../../find/search.ts';
import type { Answer, Offer } from '../../run/answer.ts';
import { finder } from '../../run/finder.ts';
import { HitList } from '../find/Hit.tsx';
import { Plain } from '../Plain.tsx';
import { asking } from './asking.ts';
import { Precedents, useSettled } from './Precedents.tsx';
import { ShortRuling } from './ShortRuling.tsx';

type Understood = Extract<Answer, { readonly ok: true }>;

/** A line for a question in plain words. What is not understood is underlined; what is goes to `onAnswer`. */
export function AskLine(props: {
  readonly label: string;
  readonly onAnswer: (answer: Understood, question: string) => void;
  /** There is no ruling on what was asked. */
  readonly onNoAnswer?: () => void;
  /** Questions to begin with, each a button. */
  readonly examples?: readonly string[];
  /** Has the case been changed since it was asked? */
  readonly stale?: boolean;
}): ReactNode {
  const { label, onAnswer, onNoAnswer, examples = [], stale = false } = props;
  const id = useId();
  const [question, setQuestion] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const [found, setFound] = useState<Found>();
  const [completions, setCompletions] = useState<readonly string[]>([]);
  const ask = async (text: string): Promise<void> => {
    if (text.trim() === '') return;
    const { answer: answered } = await asking.get();
    const next = answered(text);
    setAnswer(next);
    setFound(undefined);
    if (next.ok) return onAnswer(next, text);
    // At once: the ruling on another question must not stand there while the search is fetched.
    onNoAnswer?.();
    // What decides questions like it says more than places that have its words.
    if (next.rules === undefined) setFound((await finder.get()).search(text));
  };
  const put = (text: string): void => {
    setQuestion(text);
    void ask(text);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void ask(question);
  };
  const type = (text: string): void => {
    setQuestion(text);
    setAnswer(undefined);
    setCompletions(asking.now()?.completions(text) ?? []);
  };
  return (
    <div className="ask">
      <form onSubmit={submit}>
        <label htmlFor={id}>{label}</label>
        <div className="ask__line">
          <input
            id={id}
            list={`${id}-words`}
            value={question}
            maxLength={2000}
            autoComplete="off"
            placeholder={words.ask.examples[0]}
            aria-describedby={`${id}-told`}
            aria-invalid={answer !== undefined && !isUnderstood(answer)}
            onFocus={() => void asking.get()}
            onChange={(event) => type(event.target.value)}
          />
          <datalist id={`${id}-words`}>
            {completions.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
          <button type="submit">{words.ask.rule}</button>
        </div>
      </form>
      {examples.length > 0 && <Questions questions={examples.map((question) => ({ question }))} onAsk={put} />}
      <div id={`${id}-told`} className="ask__reply" role="status">
        {answer && (stale ? <p className="small">{words.ask.changed}</p> : <Reply answer={answer} onAsk={put} />)}
        {answer && !stale && found && <Hits found={found} question={question} />}
      </div>
    </div>
  );
}

/** Questions that can be asked as they stand. */
function Questions(props: {
  readonly questions: readonly Offer[];
  readonly onAsk: (question: string) => void;
}): ReactNode {
  return (
    <ul className="ask__examples">
      {props.questions.map(({ question, verdict }) => (
        <li key={question}>
          {verdict !== undefined && <b>{verdict}: </b>}
          <Plain onClick={() => props.onAsk(question)}>{question}</Plain>
        </li>
      ))}
    </ul>
  );
}

/** The best places of the site for a question that cannot be ruled on. */
function Hits({ found, question }: { readonly found: Found; readonly question: string }): ReactNode {
  const best = found.entries.filter(({ kind }) => kind !== 'chart' && kind !== 'case').slice(0, 4);
  if (best.length === 0) return null;
  return (
    <div className="ask__hits">
      <p>{words.find.answers}</p>
      <HitList entries={best} words={found.words} />
      <Link to={`/search?q=${encodeURIComponent(question)}`} data-noBrokenLinkCheck>
        {words.find.all}
      </Link>
    </div>
  );
}

/** Every word of it? A general question is answered though no case comes of it. */
const isUnderstood = (answer: Answer): boolean =>
  answer.ok || (answer.rules !== undefined && answer.heading === undefined);

/** What was taken for granted, what the rules say in general, or what was not understood. */
function Reply(props: { readonly answer: Answer; readonly onAsk: (question: string) => void }): ReactNode {
  const { answer, onAsk } = props;
  const refused = answer.ok ? undefined : answer;
  const isSettled = useSettled(refused?.precedents, refused?.offer?.verdicts ?? []);
  if (answer.ok) {
    const [hangsOn, ...each] = answer.open;
    return (
      <>
        {hangsOn !== undefined && (
          <div className="ask__open" role="status">
            <b>{hangsOn}</b>
            <ul>
              {each.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {answer.assumed.length > 0 && (
          <details className="ask__assumed">
            <summary>{words.ask.assumed}</summary>
            <ul>
              {answer.assumed.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        )}
      </>
    );
  }
  const {
    pieces,
    missing,
    like,
    message,
    rules,
    precedents,
    left = [],
    ruled,
    inLanguage,
    heading,
    nearest,
    computed = [],
    offer,
  } = answer;
  const offered = offer && (
    <>
      <p className="asked__head">{offer.heading}</p>
      <Questions questions={offer.questions} onAsk={onAsk} />
    </>
  );
  const question = (
    <p className="ask__question">
      {pieces.map(({ text, unknown }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places
        unknown ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </p>
  );
  const cases = precedents && <Precedents {...precedents} isSure={isSettled} />;
  if (rules)
    return (
      <div className={heading === undefined ? undefined : 'ask__unknown'}>
        {heading !== undefined && question}
        {ruled && <ShortRuling shown={ruled} />}
        {computed.map((line) => (
          <p key={line}>
            <b>{line}</b>
          </p>
        ))}
        {offered}
        {isSettled && cases}
        <p className="asked__head">{heading ?? (ruled || isSettled ? words.ask.said : words.ask.general)}</p>
        <ul>
          {rules.map(({ name, to, summary }) => (
            <li key={name}>
              <Link to={inLanguage === undefined ? to : `${to}#in-${inLanguage}`} data-noBrokenLinkCheck>
                {name}
              </Link>{' '}
              {summary}
              {inLanguage !== undefined && <Beside to={to} locale={inLanguage} />}
            </li>
          ))}
        </ul>
        {inLanguage !== undefined && (
          <p className="small">
            {words.clause.ours} <Link to={`/crosscheck?lang=${inLanguage}`}>{words.nav.crosscheck}</Link>
          </p>
        )}
        {left.map((line) => (
          <p key={line} className="small">
            {line}
          </p>
        ))}
        {!isSettled && cases}
      </div>
    );
  return (
    <div className="ask__unknown">
      <p>{message ?? (missing ? words.ask.missing : words.ask.notUnderstood)}</p>
      {message === undefined && !missing && question}
      {like.length > 0 && (
        <p>
          {words.ask.like} {like.join(', ')}
        </p>
      )}
      {offered}
      {nearest && (
        <>
          <p className="asked__head">{nearest.heading}</p>
          <ul>
            {nearest.rules.map(({ name, to, summary }) => (
              <li key={name}>
                <Link to={to} data-noBrokenLinkCheck>
                  {name}
                </Link>{' '}
                {summary}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The sentence of a clause in the language that was asked about; the search has it. */
function Beside({ to, locale }: { readonly to: string; readonly locale: string }): ReactNode {
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    void finder.get().then(({ sentenceAt }) => setSentence(sentenceAt(to, locale)));
  }, [to, locale]);
  return (
    sentence !== undefined && (
      <span className="ask__beside" lang={locale}>
        <b>{locale}</b> {sentence}
      </span>
    )
  );
}
