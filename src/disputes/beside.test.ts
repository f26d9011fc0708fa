/** A sentence that changes nothing, before a kept question or behind it, changes no ruling: it is passed over, or not understood. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../data/locales.ts';
import { type Dispute, disputeFiles, makeJudge, readDisputes } from './judge.ts';

interface Beside {
  readonly before?: string;
  readonly behind?: string;
}

/** Of what was before, of the next turn, of a card in the hand, of who asks and who objects. */
const BESIDE: Readonly<Record<string, readonly Beside[]>> = {
  en: [
    { before: 'My friend asks: ' },
    { before: 'My opponent says no. ' },
    { behind: ', he says it is illegal' },
    { before: 'Last turn my opponent played Fidel as an event. ' },
    { before: 'He holds Duck and Cover. ' },
    { behind: ', before that I had couped Zaire' },
    { behind: ', and next turn I headline Fidel' },
  ],
  es: [
    { behind: ', mi rival dice que no' },
    { before: 'Mi rival insiste en que es ilegal. ' },
    { before: 'El turno pasado mi rival jugó Fidel como evento. ' },
    { before: 'Él tiene Duck and Cover. ' },
    { behind: ', y antes di un golpe en Zaire' },
  ],
  it: [
    { behind: ', il mio avversario dice di no' },
    { before: 'Il mio avversario sostiene che non si può. ' },
    { before: 'Il turno scorso il mio avversario ha giocato Fidel come evento. ' },
    { behind: ', e prima ho fatto un colpo di stato nello Zaire' },
  ],
  ru: [
    { behind: ', соперник говорит нельзя' },
    { before: 'Соперник утверждает, что так нельзя. ' },
    { before: 'В прошлом ходу соперник сыграл Фиделя событием. ' },
    { behind: ', а до этого я делал переворот в Заире' },
  ],
  de: [
    { behind: ', mein Gegner sagt nein' },
    { before: 'Mein Gegner behauptet, das geht nicht. ' },
    { before: 'Letzten Zug hat mein Gegner Fidel als Ereignis gespielt. ' },
    { behind: ', und davor habe ich in Zaire geputscht' },
  ],
};

/** One ruling in so many is tried: there are many more in English. */
const SOME: Readonly<Record<string, number>> = { en: 16, es: 3, it: 3, ru: 3, de: 2 };

const judge = makeJudge();
const all = disputeFiles().flatMap((file) => readDisputes(file).map((dispute) => ({ file, dispute })));

const varied = ({ ask, ...rest }: Dispute, { before = '', behind = '' }: Beside): Dispute => {
  const bare = behind === '' ? ask : `${ask.replace(/[?.!\s]+$/, '')}${behind}?`;
  return { ...rest, ask: `${before}${bare}` };
};

describe('a sentence that changes nothing', () => {
  it.each(LOCALES)('changes no ruling on a question in the language %s', (locale) => {
    const ruled = all
      .filter(({ dispute: { lang = 'en', still } }) => lang === locale && still === undefined)
      .filter(({ dispute }) => Object.keys(dispute.expect).some((key) => key !== 'rules'))
      .filter((_, at) => at % (SOME[locale] ?? 1) === 0)
      .filter(({ file, dispute }) => judge(file, dispute).general !== true);
    let passedOver = 0;
    for (const { file, dispute } of ruled)
      for (const beside of BESIDE[locale] ?? []) {
        const other = varied(dispute, beside);
        const { result, detail, general } = judge(file, other);
        expect([other.ask, result === 'wrong' && !general ? detail : '']).toEqual([other.ask, '']);
        if (result === 'right') passedOver += 1;
      }
    expect(ruled.length).toBeGreaterThan(5);
    expect(passedOver).toBeGreaterThan(ruled.length);
  });
});
