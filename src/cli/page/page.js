// Stepping through the game. The page holds the whole game as a list; this shows one moment of it beside the board.
const { fragments, steps, wrong } = JSON.parse(document.getElementById('timeline').textContent);
const root = document.documentElement;
const slots = [...document.querySelectorAll('[data-slot]')];
const moments = [...document.querySelectorAll('.moment')];
const byId = (id) => document.getElementById(id);
const last = moments.length - 1;
/** The fragment that each slot shows; what the page was written with, to begin with. */
const shown = slots.map((slot) => Number(slot.dataset.shown));
let at = Number(root.dataset.at);

/** What every slot holds after a moment: its differences, and those of all moments before it. */
function stateAt(index) {
  const state = [];
  for (let n = 0; n <= index; n++) for (let i = 0; i < steps[n].length; i += 2) state[steps[n][i]] = steps[n][i + 1];
  return state;
}

function put(index) {
  at = Math.max(0, Math.min(last, index));
  const changed = new Set(at === 0 ? [] : steps[at].filter((_, i) => i % 2 === 0));
  stateAt(at).forEach((fragment, slot) => {
    if (shown[slot] !== fragment) slots[slot].innerHTML = fragments[fragment];
    shown[slot] = fragment;
    const country = slots[slot].closest('.country');
    if (country) country.classList.toggle('country--changed', changed.has(slot));
  });
  moments.forEach((moment, n) => moment.classList.toggle('here', n === at));
  byId('slider').value = String(at);
  byId('previous').disabled = at === 0;
  byId('next').disabled = at === last;
  root.dataset.at = String(at);
  history.replaceState(null, '', `#at=${at}`);
}

function list(on) {
  root.classList.toggle('stepping', !on);
  byId('list').setAttribute('aria-pressed', String(on));
  if (on) moments[at].scrollIntoView({ block: 'center' });
}

const nextWrong = () => put(wrong.find((n) => n > at) ?? wrong[0] ?? at);
const KEYS = {
  ArrowLeft: () => put(at - 1),
  ArrowRight: () => put(at + 1),
  Home: () => put(0),
  End: () => put(last),
  v: nextWrong,
  l: () => list(root.classList.contains('stepping')),
};
/** The arrows move the slider, and a board that is wider than its frame. */
const movesByItself = ({ id, classList, scrollWidth, clientWidth }) =>
  id === 'slider' || (classList.contains('frame') && scrollWidth > clientWidth);
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (movesByItself(event.target) && event.key !== 'v' && event.key !== 'l') return;
  const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
byId('previous').addEventListener('click', KEYS.ArrowLeft);
byId('next').addEventListener('click', KEYS.ArrowRight);
byId('violation').addEventListener('click', () => put(wrong[0] ?? at));
byId('last').addEventListener('click', KEYS.End);
byId('list').addEventListener('click', KEYS.l);
byId('slider').addEventListener('input', (event) => put(Number(event.target.value)));
/** `#m12` is what the list links to, `#at=12` what a moment leaves in the address: it scrolls nowhere. */
const toHash = () => {
  const wanted = /^#(?:m|at=)(\d+)$/.exec(location.hash)?.[1];
  if (wanted !== undefined) put(Number(wanted));
};
window.addEventListener('hashchange', toHash);
root.classList.add('scripted', 'stepping');
if (/^#(?:m|at=)\d+$/.test(location.hash)) toHash();
else put(at);
