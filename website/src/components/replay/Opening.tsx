/** Where games are opened: from a file, from those kept in this browser, or from an example; each at its address. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import * as words from '@words';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { MAX_LOG_LENGTH } from '../../../../src/logs/detect.ts';
import type { GameName } from '../../models.ts';
import {
  deleteGame,
  isVariation,
  type KeptGame,
  keepGame,
  keepVariations,
  keptGames,
  type Shelf,
  type Variation,
} from '../../run/kept-games.ts';
import { fromLink, toLink } from '../../run/link.ts';
import { shown as toBeSeen } from '../../run/pause.ts';
import { Drop } from '../Drop.tsx';
import { GameSwitch, REPLAYS } from '../GameSwitch.tsx';
import { Page } from '../Page.tsx';
import { Plain } from '../Plain.tsx';
import { Problem } from '../Problem.tsx';

/** A game that was judged, and the view that it is shown in. */
export interface Judged {
  readonly moments: readonly { readonly violations: readonly unknown[] }[];
  readonly view: (view: ViewProps) => ReactNode;
}

/** What the view of every game takes. */
export interface ViewProps {
  /** The name of the file. */
  readonly name: string;
  readonly at: number;
  readonly onAt: (at: number) => void;
  /** What is played out instead of the moment, and everything that has been played out in this game. */
  readonly variation?: Variation | undefined;
  readonly variations: readonly Variation[];
  /** Shows a variation, or the game again, beside the others that are kept. */
  readonly onVariation: (variation: Variation | undefined, others: readonly Variation[]) => void;
  /** Where another game is opened. */
  readonly opener: ReactNode;
}

interface Props {
  readonly game: GameName;
  readonly title: string;
  readonly lead: string;
  readonly formats: string;
  readonly accept: string;
  /** A file below `/logs/`. */
  readonly example: string;
  readonly shelf: Shelf;
  /** Judges a text; or says what is wrong with it. */
  readonly judge: (text: string, name: string) => Promise<string | Judged>;
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

export function Opening({ game: about, title, lead, formats, accept, example: file, shelf, judge }: Props): ReactNode {
  const [shown, setShown] = useState<{ readonly judged: Judged; readonly game: KeptGame }>();
  const [problem, setProblem] = useState('');
  /** The game that is being judged. */
  const [opening, setOpening] = useState('');
  const [place, setPlace] = useState<Place>({ at: 0 });
  const [kept, setKept] = useState<readonly KeptGame[]>([]);
  const example = useBaseUrl(`/logs/${file}`);

  const go = useCallback((game: KeptGame, to: Place): void => {
    setPlace(to);
    window.history.replaceState(window.history.state, '', addressOf(game, to));
  }, []);
  /** Opens a game where the address says, else where it went wrong, else at its beginning. */
  const play = useCallback(
    async (text: string, name: string, asked?: Place): Promise<void> => {
      setOpening(name);
      await toBeSeen();
      const made = await judge(text, name);
      setOpening('');
      const wrong = typeof made === 'string' ? made : made.moments.length < 2 ? words.replay.noGame : '';
      setProblem(wrong);
      if (wrong !== '' || typeof made === 'string') return setShown(undefined);
      const game = keepGame(name, text, shelf);
      setKept(keptGames(shelf));
      setShown({ judged: made, game });
      const firstWrong = made.moments.findIndex(({ violations }) => violations.length > 0);
      const at = Math.min(asked?.at ?? Math.max(0, firstWrong), made.moments.length - 1);
      const linked = asked?.variation?.at === at ? asked.variation : undefined;
      const same = game.variations?.find((each) => JSON.stringify(each) === JSON.stringify(linked));
      go(game, { at, variation: same ?? linked });
    },
    [go, judge, shelf],
  );
  useEffect(() => {
    const games = keptGames(shelf);
    setKept(games);
    const address = addressed();
    const game = games.find(({ id }) => id === address?.id);
    if (game) void play(game.text, game.name, address);
    else if (address) setProblem(words.replay.notKept);
  }, [play, shelf]);

  const open = async (file: File): Promise<void> => {
    if (file.size > MAX_LOG_LENGTH) return setProblem(words.replay.tooLong);
    await play(await file.text(), file.name);
  };
  const tryExample = async (): Promise<void> => {
    setOpening(file);
    await play(await (await fetch(example)).text(), file);
  };
  const forget = (id: string): void => {
    deleteGame(id, shelf);
    setKept(keptGames(shelf));
  };
  const opener = (
    <>
      <Drop label={words.replay.choose} accept={accept} onFile={(file) => void open(file)}>
        <Plain onClick={() => void tryExample()}>{words.replay.example}</Plain>
        <p className="small">
          {formats} {words.replay.keys}
        </p>
        <div role="status">
          {opening !== '' && (
            <p className="busy">
              {opening}: {words.work.working}
            </p>
          )}
          {problem !== '' && <Problem text={problem} />}
        </div>
      </Drop>
      {kept.length > 0 && (
        <section className="kept-games">
          <h2>{words.replay.kept}</h2>
          <ul>
            {kept.map(({ id, name, text }) => (
              <li key={id}>
                <Plain onClick={() => void play(text, name)}>{name}</Plain>{' '}
                <Plain aria-label={`${words.replay.delete}: ${name}`} onClick={() => forget(id)}>
                  {words.replay.delete}
                </Plain>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
  return (
    <Page
      picture="replay"
      title={title}
      description={lead}
      width={shown ? 'work' : 'wide'}
      game={about}
      head={!shown && <GameSwitch game={about} addresses={REPLAYS} />}
      runs
    >
      {shown ? (
        <Suspense fallback={null}>
          {shown.judged.view({
            name: shown.game.name,
            ...place,
            onAt: (at) => go(shown.game, { at }),
            variations: shown.game.variations ?? [],
            onVariation: (variation, others) => {
              const { at } = variation ?? place;
              const without = others.filter((each) => each !== variation);
              const variations = variation && variation.facts.length > 0 ? [...without, variation] : without;
              keepVariations(shown.game.id, variations, shelf);
              setShown({ ...shown, game: { ...shown.game, variations } });
              go(shown.game, { at, variation });
            },
            opener,
          })}
        </Suspense>
      ) : (
        opener
      )}
    </Page>
  );
}
