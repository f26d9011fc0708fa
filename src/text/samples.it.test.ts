import { expect, it } from 'vitest';
import { allLines, textOf } from './cards.fixture.ts';

/** All that these cards say in Italian, read word by word. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  fidel: [
    'Gli Stati Uniti perdono tutta la propria Influenza a Cuba.',
    "L'URSS piazza a Cuba l'Influenza che occorre per averne il controllo.",
    "Rimossa dal gioco dopo l'Evento.",
  ],
  blockade: [
    'Gli Stati Uniti scelgono una di queste possibilità:',
    'a) Gli Stati Uniti scartano dalla propria mano una carta che valga almeno 3 punti Operazioni.',
    'b) Gli Stati Uniti perdono tutta la propria Influenza in Germania Ovest.',
    "Rimossa dal gioco dopo l'Evento.",
  ],
  'warsaw-pact-formed': [
    "L'URSS sceglie una di queste possibilità:",
    "a) L'URSS rimuove tutta l'Influenza degli Stati Uniti da 4 nazioni dell'Europa Orientale.",
    "b) L'URSS piazza in tutto 5 punti Influenza in nazioni dell'Europa Orientale, al massimo 2 in ciascuna.",
    "L'Evento resta in vigore (titolo sottolineato).",
    "Rimossa dal gioco dopo l'Evento.",
    'Permette «NATO» (n. 21).',
  ],
  'de-gaulle-leads-france': [
    'Gli Stati Uniti perdono 2 punti Influenza in Francia.',
    "L'URSS piazza 1 punto Influenza in Francia.",
    'Per il resto della partita, i divieti di «NATO» non valgono in Francia.',
    "L'Evento resta in vigore (titolo sottolineato).",
    "Rimossa dal gioco dopo l'Evento.",
  ],
  'olympic-games': [
    "L'avversario sceglie una di queste possibilità:",
    'a) Entrambe le parti tirano un dado; il giocatore aggiunge 2 al proprio tiro; in caso di parità si tira di nuovo. Il vincitore guadagna 2 Punti Vittoria.',
    'b) Il DEFCON si abbassa di 1. Il giocatore conduce Operazioni per 4 punti: piazzare Influenza, tentare un Colpo di Stato o effettuare tiri di Riallineamento.',
  ],
  nato: [
    "L'Evento accade solo se è accaduto l'Evento «Patto di Varsavia» o «Piano Marshall».",
    "Per il resto della partita, l'URSS non può tentare Colpi di Stato né effettuare tiri di Riallineamento in nazioni dell'Europa controllate dagli Stati Uniti.",
    "Per il resto della partita, nessun giocatore può combattere «Guerra Locale» in nazioni dell'Europa controllate dagli Stati Uniti.",
    "L'Evento resta in vigore (titolo sottolineato).",
    "Rimossa dal gioco dopo l'Evento.",
    'Permesso da «Patto di Varsavia» (n. 16).',
    'Permesso da «Piano Marshall» (n. 23).',
  ],
  'marshall-plan': [
    "Gli Stati Uniti piazzano 1 punto Influenza in ciascuna di 7 nazioni dell'Europa Occidentale non controllate dall'URSS.",
    "L'Evento resta in vigore (titolo sottolineato).",
    "Rimossa dal gioco dopo l'Evento.",
    'Permette «NATO» (n. 21).',
  ],
  'suez-crisis': [
    "L'URSS rimuove in tutto 4 punti Influenza degli Stati Uniti dalla Francia, dal Regno Unito e da Israele, al massimo 2 da ciascuna nazione.",
    "Rimossa dal gioco dopo l'Evento.",
  ],
  'un-intervention': [
    'Questa carta non può essere una Carta Titolo.',
    "Si gioca insieme a una seconda carta: una carta dell'avversario dalla mano del giocatore.",
    'Il giocatore conduce Operazioni con il valore della seconda carta: piazzare Influenza, tentare un Colpo di Stato, effettuare tiri di Riallineamento o compiere un tentativo nella Corsa allo Spazio.',
    'La seconda carta va nella pila degli scarti senza che il suo Evento accada.',
  ],
  'formosan-resolution': [
    'Finché gli Stati Uniti non giocano La Carta Cina, Taiwan vale come nazione Campo di Battaglia in «Punteggio in Asia» e nel Punteggio Finale se è controllata dagli Stati Uniti.',
    "L'Evento resta in vigore (titolo sottolineato).",
    "Rimossa dal gioco dopo l'Evento.",
    'Nella seconda edizione questa carta è la n. 101.',
  ],
  'cuban-missile-crisis': [
    'Il DEFCON passa a 2.',
    "Fino alla fine del turno, se l'avversario tenta un Colpo di Stato, perde subito la partita.",
    "Fino alla fine del turno, l'avversario può fare in qualsiasi momento una di queste cose, e allora l'effetto di «Crisi dei Missili di Cuba» cessa:",
    "a) L'URSS rimuove 2 punti della propria Influenza da Cuba.",
    'b) Gli Stati Uniti rimuovono 2 punti della propria Influenza dalla Germania Ovest o dalla Turchia.',
    "Rimossa dal gioco dopo l'Evento.",
  ],
  quagmire: [
    "L'effetto di «NORAD» cessa.",
    'In ciascuno dei propri Round di Azione, invece di giocare una carta, gli Stati Uniti ne scartano una che valga almeno 2 punti Operazioni e tirano un dado; un risultato da 1 a 4 pone fine a questo effetto.',
    "L'Evento resta in vigore (titolo sottolineato).",
    "Rimossa dal gioco dopo l'Evento.",
    "Pone fine all'effetto di «NORAD» (n. 106).",
    "La seconda edizione non dice: L'effetto di «NORAD» cessa.",
  ],
  'how-i-learned-to-stop-worrying': [
    'Il giocatore porta il DEFCON a un livello a sua scelta da 1 a 5.',
    'Il giocatore guadagna 5 Operazioni Militari.',
    "Rimossa dal gioco dopo l'Evento.",
  ],
  'missile-envy': [
    "L'avversario prende dalla propria mano la carta con il Valore Operazioni più alto (escluse le carte Punteggio) e la rivela.",
    "Se una carta è stata presa, «Invidia dei Missili» va nella mano dell'avversario, e l'avversario deve usarla per le Operazioni nel suo prossimo Round di Azione.",
    "Se la carta presa è del giocatore o neutrale, il suo Evento accade subito, come se il giocatore l'avesse giocata; altrimenti il giocatore conduce Operazioni con il suo valore: piazzare Influenza, tentare un Colpo di Stato o effettuare tiri di Riallineamento; e la carta presa va nella pila degli scarti senza che il suo Evento accada.",
  ],
  opec: [
    "L'Evento non può accadere dopo «Petrolio del Mare del Nord».",
    "L'URSS guadagna 1 Punto Vittoria per ciascuna di queste nazioni che controlla: Egitto, Iran, Libia, Arabia Saudita, Iraq, Stati del Golfo e Venezuela.",
    'Impedito da «Petrolio del Mare del Nord» (n. 86).',
  ],
  'grain-sales-to-soviets': [
    "Gli Stati Uniti prendono una carta a caso dalla mano dell'URSS e la rivelano.",
    'Se una carta è stata presa, gli Stati Uniti scelgono una di queste possibilità:',
    'a) Gli Stati Uniti giocano la carta presa.',
    "b) La carta presa va nella mano dell'URSS. Gli Stati Uniti conducono Operazioni con il valore di questa carta (2): piazzare Influenza, tentare un Colpo di Stato o effettuare tiri di Riallineamento.",
    'Altrimenti gli Stati Uniti conducono Operazioni con il valore di questa carta (2): piazzare Influenza, tentare un Colpo di Stato o effettuare tiri di Riallineamento.',
  ],
  'shuttle-diplomacy': [
    "Al prossimo «Punteggio in Asia» o «Punteggio in Medio Oriente» gli Stati Uniti scelgono 1 nazione Campo di Battaglia controllata dall'URSS in quella Regione; quella nazione non vale come controllata dall'URSS.",
    'Questa carta è poi scartata.',
    "L'Evento resta in vigore (titolo sottolineato).",
  ],
  wargames: [
    "L'Evento accade solo se il DEFCON è a 2.",
    'Il giocatore sceglie una di queste possibilità:',
    "a) L'avversario guadagna 6 Punti Vittoria. La partita finisce subito e la vince chi è in vantaggio in Punti Vittoria.",
    'b) Non accade nulla.',
    "Rimossa dal gioco dopo l'Evento.",
  ],
  che: [
    "L'URSS può tentare un Colpo di Stato con il valore di questa carta (3) in una nazione non-Campo di Battaglia dell'America Centrale, del Sud America o dell'Africa.",
    "Se quel Colpo di Stato ha rimosso Influenza, l'URSS può tentare un Colpo di Stato con il valore di questa carta (3) in un'altra nazione non-Campo di Battaglia dell'America Centrale, del Sud America o dell'Africa.",
    'La seconda edizione non ha questa carta.',
  ],
  'our-man-in-tehran': [
    "L'Evento accade solo se gli Stati Uniti controllano almeno 1 nazione del Medio Oriente.",
    'Gli Stati Uniti pescano 5 carte e le guardano.',
    'Gli Stati Uniti scartano un numero a scelta delle carte pescate, mostrandole.',
    'Le altre carte tornano nella pila delle carte da pescare.',
    'La pila delle carte da pescare è mischiata.',
    "Rimossa dal gioco dopo l'Evento.",
    'La seconda edizione non ha questa carta.',
  ],
};

it.each(Object.entries(SAMPLES))('%s', (id, lines) => {
  expect(allLines(textOf(id, 'it'))).toEqual(lines);
});
