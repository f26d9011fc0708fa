/** Questions that state facts and ask what comes of them, in whatever order and words: the referee's own result is told. */
import { describe, expect, it } from 'vitest';
import { asked } from '../asked.fixture.ts';

describe('what comes of what a question states', () => {
  it.each([
    [
      'en',
      'USSR coups Iran w/ a 4 op, dice shows 2, US had 2 there and USSR zero, what are we left with?',
      'US influence in Iran: 2 → 0',
    ],
    [
      'en',
      '2 op coup in Zaire and I threw a 5 with him holding 2 there and me 0, final influence?',
      'US influence in Zaire: 0 → 3',
    ],
    ['de', 'UdSSR putscht im Iran mit 3 Ops, Wurf 4, USA hatten 2 dort - was bleibt?', 'der UdSSR im Iran: 0 → 1'],
    ['it', "golpe USA ad Angola con 2 punti, dado 3, là c'è 1 sovietica: cosa resta?", 'in Angola: 0 → 2'],
    ['es', 'golpe soviético en Irán con carta de 3, tiro un 4, EE. UU. tenía 1 y yo 0: ¿qué queda?', 'en Irán: 1 → 0'],
    [
      'en',
      'turn 2 AR3, SALT is on, I (US) coup Zaire w/ a 3, die says 2, he has 3 in there. whats left',
      'Zaire: 3 → 1',
    ],
    [
      'ru',
      'DEFCON 4, переворот в Алжире картой на 3, выпало 4, у него там 2 влияния - что останется?',
      'в Алжире: 2 → 0',
    ],
  ])('of a coup, in %s: %s', async (lang, question, told) => {
    expect(await asked(lang, question)).toContain(told);
  });

  it.each([
    [
      'en',
      'Mid East gets scored, soviets hold Iraq, Syria and Libya, US only got Israel and Egypt, net result?',
      'no VP',
    ],
    [
      'en',
      'US has 3 battlegrounds and 5 countries in Africa, USSR 1 bg and 2 countries, how many VP does that come to?',
      'US +5 VP',
    ],
    ['en', 'SEA scoring just got played, i got burma and thailand, he has vietnam and laos', 'US +1 VP'],
    [
      'en',
      'Mid East scoring, i (US) control Israel, Iran and Lebanon and he has Iraq, nothing else on the map. vp?',
      'US +3 VP',
    ],
    ['ru', 'Подсчёт Юж. Америки: у меня (США) Чили, Аргентина и Перу, у него Бразилия, сколько очков?', 'США +4'],
    ['de', 'Europawertung: ich (USA) hab BRD, GB und Italien; er Polen und Ungarn - wer kriegt was', 'USA +5 SP'],
    [
      'it',
      'Asia: USA ha Giappone e Taiwan con la Risoluzione di Formosa attiva, URSS ha India e Pakistan: chi prende punti?',
      'nessun PV',
    ],
    [
      'ru',
      'считаем Центральную Америку: у СССР все три ключевые и Никарагуа, у США одна Коста-Рика - кому сколько?',
      'СССР +9',
    ],
    [
      'es',
      'Puntuación de Sudamérica: yo (EE. UU.) controlo Venezuela, Chile y Perú, él Brasil y Argentina. ¿Quién gana puntos?',
      'ningún PV',
    ],
  ])('of a scoring, in %s: %s', async (lang, question, told) => {
    expect(await asked(lang, question)).toContain(told);
  });

  it.each([
    ['en', 'De Gaulle hits while France is US 4 USSR 1, what is there afterwards?', 'US influence in France: 4 → 2'],
    ['es', 'sale De Gaulle con 3 mías (EE. UU.) y 0 soviéticas en Francia: ¿cómo queda?', 'en Francia: 3 → 1'],
    [
      'it',
      "Guerra Arabo-Israeliana vinta dall'URSS, in Israele c'erano 3 USA e 1 URSS: come resta?",
      'in Israele: 1 → 4',
    ],
    ['en', 'Korean War, US controls Japan and Taiwan, die is a 5, does the USSR win?', 'the war is lost'],
  ])('of an event, in %s: %s', async (lang, question, told) => {
    expect(await asked(lang, question)).toContain(told);
  });

  it.each([
    ['en', 'Thailand stands at 4 soviet to 2 american: anybody in control?', 'the USSR controls Thailand'],
    ['ru', 'у США 3, у СССР 2 в Панаме - кто контролирует?', 'никто'],
    ['de', 'USA 3, UdSSR 2 in Panama: wer kontrolliert?', 'niemand'],
    ['es', 'DEFCON 4 al final y yo (URSS) solo llevo 1 operación militar, ¿cuántos PV pierdo?', 'EE. UU. +3'],
    ['en', 'how much infl do I need to control S. Korea when the other guy already has 2 in it?', 'needs 5 influence'],
    ['ru', 'у СССР в Израиле 2 влияния - сколько должно быть у США, чтобы его контролировать?', 'нужно всего 6'],
    ['en', "Containment and Red Scare are both affecting the US this turn: what's a printed 3 worth?", '3 for the US'],
    ['en', 'VP marker is on USSR 2 and the US scores 5: where does it end up?', 'USSR 2 → US 3'],
    ['en', 'Sadat with USSR 3 and US 2 in Egypt, who controls after?', 'US influence in Egypt: 2 → 3'],
  ])('of control, of values, points and military operations, in %s: %s', async (lang, question, told) => {
    expect(await asked(lang, question)).toContain(told);
  });

  it.each([
    [
      'en',
      'realigning Mexico as the US, I have 1 he has 2, nobody owns Guatemala, I roll 4 he rolls 3, whats left',
      'USSR influence in Mexico: 2 → 1',
    ],
    ['it', 'riallineamento URSS in Italia: USA 2 URSS 1, la Spagna è USA, dado URSS 6 USA 3', 'Uniti in Italia: 2 → 1'],
    [
      'en',
      'OPEC: I control Egypt, Iraq and Venezuela and have 2 in Saudi Arabia but not control, score?',
      'USSR +3 VP',
    ],
    ['it', 'OPEC: controllo Iran, Iraq e Libia e ho solo presenza in Venezuela, quanti punti', 'URSS +3 PV'],
    ['en', 'Alliance for Progress with Mexico, Brazil, Chile and Colombia US controlled', 'US +3 VP'],
    ['es', 'puntuación África: yo EEUU Sudáfrica, Angola y Botsuana, la URSS Zaire, Nigeria y Argelia', 'URSS +1 PV'],
    ['ru', 'ОПЕК: контролирую Иран, Ирак и Венесуэлу, Ливия у США. сколько ПО?', 'СССР +3 победных очка'],
  ])('of lists of countries, in %s: %s', async (lang, question, told) => {
    expect(await asked(lang, question)).toContain(told);
  });

  it.each([
    [
      'en',
      "Pakistan is US 2, USSR 0. I'm the USSR with a 4 ops card, how many can I place there?",
      'at most 3 markers in Pakistan',
    ],
    [
      'es',
      '¿cuántos marcadores puede colocar la URSS en Italia con una carta de 3 si EEUU controla Italia?',
      'en Italia como mucho 2 marcadores',
    ],
    ['en', 'how many can I place in Cuba with 2 ops if Cuba is USSR controlled', 'the US can place at most 1 marker'],
    ['de', 'BRD: USA 5, UdSSR 0. Ich als UdSSR mit 4 Ops, wie viele kann ich legen?', 'höchstens 2 Marker'],
    [
      'en',
      'first space attempt of the game, 2 op card, rolled a 3, what do I get?',
      'US on the space race track: 0 → 1',
    ],
    ['en', 'USSR has to play CIA Created at DEFCON 2, can the US just coup Angola and win?', 'the US wins'],
    ['en', 'headline: US has Nuclear Test Ban, USSR has De-Stalinization, DEFCON at 4. order?', 'US +2 VP'],
    ['en', 'US is at 15, a scoring card gives me (US) 7 and him 3, who wins?', 'US 15 → US 19'],
    ['en', 'end of turn at DEFCON 3, US made one coup with a 2, USSR nothing at all', 'US +2 VP'],
  ])('of what is spent, and of headlines, in %s: %s', async (lang, question, told) => {
    expect(await asked(lang, question)).toContain(told);
  });

  it.each([
    [
      'of regions that each side dominates',
      'en',
      'Summit: the US dominates Asia, the USSR Europe and Africa does nobody. US die 3, USSR die 5',
      'this is what the rules say of it',
    ],
    [
      'of regions that each side dominates',
      'en',
      'summit, i am the ussr and dominate asia and africa, he dominates europe. my die 4, his 3: who wins it?',
      'USSR +2 VP',
    ],
    [
      'of an event in a play for Operations',
      'es',
      'la URSS juega Defectors por ops, ¿cuántos PV se llevan los USA?',
      '+1 PV',
    ],
    [
      'of an event that moves markers in the space race',
      'it',
      "USA sulla casella 0, l'URSS sulla 1, gioco Scienziato nazista catturato da USA, quanti PV prendo?",
      'Stati Uniti +1 PV',
    ],
    [
      'of a war, where a side beside countries controls them',
      'en',
      'korean war, die 4, japan n taiwan are us, what happens?',
      '4 − 2 = 2',
    ],
    [
      'of a scoring, of one side against the other',
      'en',
      'africa scoring: US with Nigeria and Kenya vs soviet Algeria, Zaire',
      'USSR +1 VP',
    ],
    [
      'of points behind where the marker stands',
      'de',
      'Marker bei USA 5, die UdSSR kriegt 2 Punkte, Stand?',
      'USA 5 → USA 3',
    ],
    [
      'of a realignment, with the control of neighbours before the markers',
      'en',
      'ussr realigns south africa, angola and botswana are mine, us 2 me 0, dice me 5 him 4, whats gone',
      'US influence in South Africa: 2 → 0',
    ],
    [
      'with the short words of players',
      'en',
      'US coups Panama at DC3 w/ a 3 op, USSR 2 there, die 3, whats left',
      'in Panama: 2 → 0',
    ],
    [
      'behind an "or" that only asks',
      'en',
      'US coups Panama at DC2, USSR has 2, ok or do i blow up the world',
      'the US loses',
    ],
  ])('%s, in %s: %s', async (_, lang, question, told) => {
    expect(await asked(lang, question)).toContain(told);
  });

  it('takes a number before a comma for no markers in the country behind it', async () => {
    const told = await asked('en', 'john paul as us at defcon 3, poland has ussr 4 frankly, what happens');
    expect(told).toContain('DEFCON stands at 3.');
    expect(told).not.toMatch(/^(?:LEGAL|ILLEGAL|UNDETERMINED)/);
  });

  it('takes the die of which nobody says whose it is for the other side’s', async () => {
    const question =
      'USSR realigns South Africa, US has 3, I have none, but I own Angola. rolled 3, he rolled 5, anything happen?';
    expect(await asked('en', question)).toContain('USSR in South Africa: die 3');
  });

  it('takes what is played in an action round for no headline', async () => {
    const question = 'USSR headlines Suez Crisis, in AR1 the US plays Containment, allowed?';
    expect(await asked('en', question)).not.toMatch(/^(?:LEGAL|ILLEGAL)/);
  });

  it('uses the card that is thrown at the space race', async () => {
    expect(await asked('en', 'can I throw the China Card at the space race?')).toContain(
      'space race with the China Card',
    );
  });

  it('asks which way a card is meant where one of two ways loses the game', async () => {
    const told = await asked('en', 'Nuclear Subs, US coups Panama at DEFCON 2, USSR has 2, legal?');
    expect(told).toContain('Nuclear Subs is in effect.');
    expect(told).not.toMatch(/^(?:LEGAL|ILLEGAL)/);
  });

  it('leaves the China Card out of the hand from which an event discards', async () => {
    expect(await asked('en', 'Aldrich Ames Remix by the USSR: can it discard the China Card?')).toContain('9.5.c');
  });

  it('counts a card of 4 Operations that is not named as no more than that in Asia', async () => {
    expect(await asked('en', 'USSR coups Pakistan with a 4 op card, die 3; US 2 there')).toContain('Operations 4 −');
  });

  it('takes a card that was played for one in effect, unless it is said what for', async () => {
    const before = 'Nuclear Subs played, DEFCON 2: may the US coup Angola, where the USSR has 1?';
    expect(await asked('en', before)).toMatch(/^LEGAL · US coup in Angola with (?!Nuclear Subs)/);
    const now = 'Containment played for ops by the US, coup in Angola, die 4, USSR 1 there';
    expect(await asked('en', now)).toContain('in Angola with Containment');
  });

  it('is held against what is said not to be there', async () => {
    const question = '¿puedo dar un golpe en Argentina si el rival no tiene influencia allí?';
    expect(await asked('es', question)).toContain('la URSS no tiene influencia en Argentina');
  });

  it.each([
    ['rounds that are left are no round', 'one China Card and a scoring card, 1 action round left, may I play China?'],
    ['a condition of which nothing is made', 'if he likes, US coups Mexico with a 3 op card, die 4'],
    [
      'two questions in one',
      'US/Japan pact with 1 us 2 ussr in Japan, how many do we put and can ussr ever coup there',
    ],
    ['points of a scoring are not where the marker stands', 'Europe gives US 5 and USSR 3, Asia gives US 2, who wins?'],
    ['Operations of the card or of its event', 'ABM Treaty at DEFCON 3, can I coup Pakistan with its 4 ops?'],
    ['markers that are lost are none that are there', 'US loses 2 in Panama where USSR has 1, who controls it?'],
    ['influence is no control', 'Africa gets scored: US has influence in Nigeria, USSR has Angola, net VP?'],
    ['more than somebody has is no number of markers', 'USSR has 3 more than US in Panama, who controls?'],
    ['it matters which countries are meant', 'Central America: US 1 bg and 2 others, USSR 2 bgs and 1 other, net VP?'],
    ['nobody says who asks, and it matters', 'realigning Cuba, USSR 3 US 0, his roll 3 mine 5 - result?'],
  ])('is not made up: %s', async (_, question) => {
    expect(await asked('en', question)).not.toMatch(
      /^(?:LEGAL|ILLEGAL|the US controls|the USSR controls|nobody controls)/,
    );
  });

  it('is not computed of what is denied, though a “t” may stand for a turn', async () => {
    const told = "USSR coups Iran with a 3 op, die 4, the US can't have 2 there. What's left?";
    expect(await asked('en', told)).not.toContain('LEGAL');
    expect(await asked('en', told.replace("can't have", 'has'))).toContain('US influence in Iran: 2 → 0');
  });
});
