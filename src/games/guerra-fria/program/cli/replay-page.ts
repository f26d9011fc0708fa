/** A replay of *Guerra fría* as a page: the markers at each moment, and what came of it. */

import { writePage } from '../../../../cli/page/page.ts';
import { type Shape, shape } from '../../../../drawing/shape.ts';
import { label } from '../../../../ruling/language.ts';
import { SEATS, type Seat } from '../../seats.ts';
import type { State } from '../../state.ts';
import type { FoundInRecord } from '../ruling/json.ts';
import type { GuerraFriaLanguage } from '../ruling/language.ts';
import { nameOf } from '../ruling/notation.ts';
import type { GuerraFriaMoment, GuerraFriaTimeline } from '../ruling/timeline.ts';

const PLACES = SEATS.flatMap((owner) => SEATS.map((target) => [owner, target] as const));

/** Writes the page. The language is that of the page; the lines of the record stay as they are. */
export function replayPage({ report, end, moments }: GuerraFriaTimeline, language: GuerraFriaLanguage): string {
  const { violations, undetermined, notes, checked, file, lines } = report;
  const n = violations.length;
  const asOpen = ({ line, clause, message: reason }: FoundInRecord) => ({ line, clause, reason });
  const asNote = ({ line, clause, message }: FoundInRecord) => ({ line, text: `${clause} · ${message}` });
  return writePage({
    language: language,
    file,
    lines,
    unread: [],
    violations,
    verdict: n > 0 ? label(language, 'replay.wrong', { n }) : label(language, 'replay.clean'),
    summary: [
      label(language, 'replay.checked', checked),
      `${label(language, 'replay.undetermined')}: ${undetermined.length}`,
      `${label(language, 'replay.notes')}: ${notes.length}`,
    ],
    end,
    moments: moments.map((moment) => ({
      ...moment,
      title: titleOf(moment),
      standing: label(language, 'circumstances', { n: moment.after.round }),
      undetermined: moment.undetermined.map(asOpen),
      notes: moment.notes.map(asNote),
      instead: () => [],
    })),
    pieces: (index, fragments) => {
      const { after, said, follows } = moments[index] as GuerraFriaMoment;
      return [...PLACES.map((place) => fragments.add([shown(after, place)])), fragments.add([list(said, follows)])];
    },
    stage: (index, slot) => stageOf(moments[index] as GuerraFriaMoment, slot, language),
  });
}

const titleOf = ({ name, said }: GuerraFriaMoment): string => [name, ...said].join(' · ');

const shown = ({ markers }: State, [owner, target]: readonly [Seat, Seat]): string =>
  String(markers[4 * owner + target] ?? 0);

/** What was laid, and what came of it. */
const list = (said: GuerraFriaMoment['said'], follows: GuerraFriaMoment['follows']): Shape =>
  shape(
    'ul',
    {},
    said.map((text) => shape('li', {}, text)),
    follows.map(({ clause, text }) => shape('li', {}, shape('b', {}, clause), ` ${text}`)),
  );

function stageOf(
  { after, said, follows }: GuerraFriaMoment,
  slot: () => Shape['attributes'],
  language: GuerraFriaLanguage,
): Shape {
  const name = (seat: Seat): string => nameOf(seat, language);
  const heading = label(language, 'section.markers');
  return shape(
    'section',
    { 'aria-label': heading },
    shape(
      'div',
      { class: 'frame', tabindex: 0, role: 'group', 'aria-label': heading },
      shape(
        'table',
        { class: 'markers' },
        shape(
          'thead',
          {},
          shape(
            'tr',
            {},
            shape('td', {}),
            SEATS.map((target) => shape('th', { scope: 'col' }, `→ ${name(target)}`)),
          ),
        ),
        shape(
          'tbody',
          {},
          SEATS.map((owner) =>
            shape(
              'tr',
              {},
              shape('th', { scope: 'row' }, name(owner)),
              SEATS.map((target) =>
                shape(
                  'td',
                  { class: owner === target ? 'reserve' : undefined },
                  shape('span', slot(), shown(after, [owner, target])),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    shape('div', slot(), list(said, follows)),
  );
}
