import useBaseUrl from '@docusaurus/useBaseUrl';
import words from '@words';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { ChartDrawing } from '../../../src/drawing/chart.ts';
import { MAX_LOG_LENGTH } from '../../../src/logs/detect.ts';
import type { Film } from '../../../src/logs/film.ts';
import { Drop } from '../components/Drop.tsx';
import { Page } from '../components/Page.tsx';
import { Problem } from '../components/Problem.tsx';
import type { MapModel } from '../models.ts';
import type { Engine } from '../run/engine.ts';
import {
  deleteGame,
  isVariation,
  type KeptGame,
  keepGame,
  keepVariations,
  keptGames,
  type Variation,
} from '../run/kept-games.ts';
import { lazily } from '../run/lazily.ts';
import { fromLink, toLink } from '../run/link.ts';

/** The referee comes with the first game that is opened. */
const referee = lazily(() => Promise.all([import('../run/site-engine.ts'), import('../run/replay.ts')]));
const Room = lazy(async () => ({ default: (await import('../components/replay/Room.tsx')).Room }));

interface Shown {
  readonly engine: Engine;
  readonly film: Film;
  readonly game: KeptGame;
}

interface Place {
  readonly at: number;
  /** What is played out instead of that moment. */
  readonly variation?: Variation | undefined;
}

/** The game, the moment and the variation that the address names. */
const addressed = (): ({ readonly id: string } & Place) | undefined => {
  const [, id = '', at = '0', facts = ''] =
    /^#game=(\w{1,12})(?:&at=(\d{1,5}))?(?:&instead=([\w.-]+))?$/.exec(window.location.hash) ?? [];
  const variation = { at: Number(at), facts: fromLink(facts) };
  return id === '' ? undefined : { id, at: Number(at), variation: isVariation(variation) ? variation : undefined };
};

const addressOf = ({ id }: KeptGame, { at, variation }: Place): string =>
  `#game=${id}&at=${at}${variation ? `&instead=${toLink(variation.facts)}` : ''}`;

export default function ReplayPage({
  map,
  charts,
}: {
  readonly map: MapModel;
  /** Drawing of every compound state by path. */
  readonly charts: Readonly<Record<string, ChartDrawing>>;
}): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState('');
  const [place, setPlace] = useState<Place>({ at: 0 });
  const [kept, setKept] = useState<readonly KeptGame[]>([]);
  const example = useBaseUrl('/logs/short-game.txt');

  const go = useCallback((game: KeptGame, to: Place): void => {
    setPlace(to);
    window.history.replaceState(window.history.state, '', addressOf(game, to));
  }, []);
  /** Opens a game where the address says, else where it went wrong, else at its beginning. */
  const play = useCallback(
    async (text: string, name: string, asked?: Place): Promise<void> => {
      const [{ engine }, { film }] = await referee.get();
      const made = await film(engine, text, name);
      const wrong = typeof made === 'string' ? made : made.moments.length < 2 ? words.replay.noGame : '';
      setProblem(wrong);
      if (wrong !== '' || typeof made === 'string') return setShown(undefined);
      const game = keepGame(name, text);
      setKept(keptGames());
      setShown({ engine, film: made, game });
      const firstWrong = made.moments.findIndex(({ violations }) => violations.length > 0);
      const at = Math.min(asked?.at ?? Math.max(0, firstWrong), made.moments.length - 1);
      const linked = asked?.variation?.at === at ? asked.variation : undefined;
      const same = game.variations?.find((each) => JSON.stringify(each) === JSON.stringify(linked));
      go(game, { at, variation: same ?? linked });
    },
    [go],
  );
  useEffect(() => {
    const games = keptGames();
    setKept(games);
    const address = addressed();
    const game = games.find(({ id }) => id === address?.id);
    if (game) void play(game.text, game.name, address);
    else if (address) setProblem(words.replay.notKept);
  }, [play]);

  const open = async (file: File): Promise<void> => {
    if (file.size > MAX_LOG_LENGTH) return setProblem(words.replay.tooLong);
    await play(await file.text(), file.name);
  };
  const forget = (id: string): void => {
    deleteGame(id);
    setKept(keptGames());
  };
  const opener = (
    <>
      <Drop label={words.replay.choose} accept=".txt,.log,.yaml,.yml" onFile={(file) => void open(file)}>
        <button
          type="button"
          className="plain"
          onClick={() => void fetch(example).then(async (answer) => play(await answer.text(), 'short-game.txt'))}
        >
          {words.replay.example}
        </button>
        <p className="small">
          {words.replay.formats} {words.replay.keys}
        </p>
        <div role="status">{problem !== '' && <Problem text={problem} />}</div>
      </Drop>
      {kept.length > 0 && (
        <section className="kept-games">
          <h2>{words.replay.kept}</h2>
          <ul>
            {kept.map(({ id, name, text }) => (
              <li key={id}>
                <button type="button" className="plain" onClick={() => void play(text, name)}>
                  {name}
                </button>{' '}
                <button
                  type="button"
                  className="plain"
                  aria-label={`${words.replay.delete}: ${name}`}
                  onClick={() => forget(id)}
                >
                  {words.replay.delete}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
  return (
    <Page title={words.nav.replay} description={words.replay.lead} width={shown ? 'work' : 'wide'} runs>
      {shown ? (
        <Suspense fallback={null}>
          <Room
            engine={shown.engine}
            film={shown.film}
            name={shown.game.name}
            {...place}
            onAt={(at) => go(shown.game, { at })}
            variations={shown.game.variations ?? []}
            onVariation={(variation, others) => {
              const { at } = variation ?? place;
              const without = others.filter((each) => each !== variation);
              const variations = variation && variation.facts.length > 0 ? [...without, variation] : without;
              keepVariations(shown.game.id, variations);
              setShown({ ...shown, game: { ...shown.game, variations } });
              go(shown.game, { at, variation });
            }}
            map={map}
            charts={charts}
            opener={opener}
          />
        </Suspense>
      ) : (
        <>
          <header className="page__header">
            <h1>{words.replay.title}</h1>
            <p className="lead">{words.replay.lead}</p>
          </header>
          {opener}
        </>
      )}
    </Page>
  );
}
