"""Adapter to tsrl, the engine in Python of an AI by somebody else (github.com/dkorduban/twilight-struggle-ai, Apache licence,
read at b46bf17; needs numpy).

    git clone https://github.com/dkorduban/twilight-struggle-ai && export TSRL=$PWD/twilight-struggle-ai
    arbiter suite features/suite --engine "python3 features/engines/tsrl_adapter.py" --name tsrl

It takes a whole play at once and draws lots for every choice within an event. So each play is tried again from its beginning
with every fact that comes in: what it would draw by lot is taken from the facts, until they suffice.
"""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.environ.get("TSRL", "twilight-struggle-ai"), "python"))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from reference import SIDES, Unsupported, serve  # noqa: E402
from tsrl.engine import game_loop as loop, legal_actions as rules  # noqa: E402
from tsrl.engine.events import _controls  # noqa: E402
from tsrl.engine.game_state import GamePhase, GameState, _ars_for_turn, clone_game_state  # noqa: E402
from tsrl.engine.step import apply_action  # noqa: E402
from tsrl.etl.game_data import load_cards, load_countries  # noqa: E402
from tsrl.schemas import ActionEncoding, ActionMode as M, Region, Side  # noqa: E402

slug = lambda name: re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")
NAMES = {"uk": "united-kingdom", "congo-zaire": "zaire", "china-card": "the-china-card",
         "voice-of-america": "the-voice-of-america"}
name_of = lambda spec: NAMES.get(slug(spec.name), slug(spec.name))
COUNTRY = {name_of(spec): number for number, spec in load_countries().items()}
CARD = {name_of(spec): number for number, spec in load_cards().items()}
PLACE, OURS = ({number: name for name, number in table.items()} for table in (COUNTRY, CARD))
BY = {"us": Side.US, "ussr": Side.USSR}
SAY = {side: name for name, side in BY.items()}
CHINA, OPERATIONS = 6, {"influence": M.INFLUENCE, "coup": M.COUP, "realignment": M.REALIGN}
REGIONS = {region.name.lower().replace("_", "-"): region for region in Region}
OPTIONS = {"purge": "A", "build": "B", "improve": 1, "degrade": -1, **REGIONS}
FLAGS = {"nato": "nato_active", "de_gaulle": "de_gaulle_active", "willy_brandt": "willy_brandt_active", "norad": "norad_active",
         "us_japan_pact": "us_japan_pact_active", "nuclear_subs": "nuclear_subs_active", "bear_trap": "bear_trap_active",
         "shuttle_diplomacy": "shuttle_diplomacy_active", "flower_power": "flower_power_active",
         "quagmire": "quagmire_active", "salt_negotiations": "salt_active", "formosan_resolution": "formosan_active",
         "north_sea_oil_extra_round": "north_sea_oil_extra_ar", "cuban_missile_crisis_by": "cuban_missile_crisis_active"}
MODIFIERS = {"containment": (Side.US, 1), "brezhnev_doctrine": (Side.USSR, 1), "iran_contra": (Side.US, -1)}
OCCURRED = {"warsaw-pact-formed": "warsaw_pact_played", "marshall-plan": "marshall_plan_played", "nato": "nato_active",
            "truman-doctrine": "truman_doctrine_played", "john-paul-ii-elected-pope": "john_paul_ii_played",
            "an-evil-empire": "flower_power_cancelled", "the-iron-lady": "opec_cancelled", "north-sea-oil": "opec_cancelled",
            "awacs-sale-to-saudis": "awacs_active", "iranian-hostage-crisis": "iran_hostage_crisis_active"}
HOW = {"europe_control": "europe-control", "scoring_card_held": "held-scoring-card"}
# Events that look into a hand, and whose.
LOOKS_INTO = {5: ["ussr"], 10: ["us"], 36: ["us"], 52: SIDES, 68: ["ussr"], 95: SIDES, 98: ["us"], 101: ["us"], 32: SIDES}


class Wanting(Exception):
    """The facts so far do not suffice."""


class Refused(Exception):
    """The last fact is none that it takes here."""


class Lots:
    """Stands in for its random numbers: answers with facts, in their order."""

    def __init__(self, facts, swapped=False):
        self.facts, self.dice, self.swapped, self.used = list(facts), [], swapped, 0

    def next(self, *types):
        for at, fact in enumerate(self.facts):
            if fact["type"] in types:
                return self.facts.pop(at)
        if self.facts:
            raise Refused(f"it waits for {' or '.join(types)}")
        raise Wanting(types)

    def integers(self, low, high=None):
        if (low, high) == (1, 6):
            return int(self.next("choose")["option"])
        if (low, high) != (1, 7):
            raise Unsupported("lots over whole hands")
        if not self.dice:
            fact = self.next("roll", "rolls")
            order = ("us", "ussr") if self.swapped else ("ussr", "us")
            self.dice = [fact["die"]] if fact["type"] == "roll" else [fact[side] for side in order]
            if None in self.dice:
                raise Unsupported("a die that nobody saw")
        return self.dice.pop(0)

    def random(self):
        return 0.0 if self.next("choose")["option"] == "boycott" else 1.0

    def shuffle(self, _):
        raise Unsupported("a shuffle")

    def headline(self, side):
        """The headline of a side, whichever was told first."""
        for at, fact in enumerate(self.facts):
            if fact["type"] == "headline" and fact["by"] == SAY[side]:
                return self.facts.pop(at)
        if any(fact["type"] != "headline" for fact in self.facts):
            raise Refused("it waits for a headline")
        raise Wanting("headline")

    def choice(self, pool, size=None, replace=True):
        if size is not None:
            left, found = list(pool), []
            for _ in range(int(size)):
                found.append(self.choice(left))
                if not replace:
                    left.remove(found[-1])
            return found
        if pool and isinstance(pool[0], M):
            return self.among(OPERATIONS[self.next("mode")["mode"]], pool)
        fact = self.next("place", "remove", "target", "select", "choose", "draw", "discard", "done")
        if fact["type"] == "done":
            raise Refused("it does not stop early")
        if fact["type"] == "choose":
            option = fact["option"]
            return self.among(OPTIONS.get(option, CARD.get(option, option)), pool)
        if "country" in fact:
            return self.among(COUNTRY.get(fact["country"]), pool)
        if fact.get("card") is None:
            raise Unsupported("a card that nobody sees")
        return self.among(CARD[fact["card"]], pool)

    @staticmethod
    def among(value, pool):
        if value not in list(pool):
            raise Refused(f"{PLACE.get(value, value)} is not among its {len(pool)} options")
        return value


class Tsrl:
    def new(self, edition="deluxe", policies=None, position=None, hands="known", handicap=(0, 0)):
        if edition != "deluxe":
            raise Unsupported("the second edition")
        if policies:
            raise Unsupported("other readings")
        if position is None or position.get("phase", "action_round") not in ("action_round", "headline", "cleanup"):
            raise Unsupported("beginning before a headline or an action round")
        if position.get("options"):
            raise Unsupported("optional rules")
        self.gs, self.facts, self.todo, self.over, self.dealt = GameState(), [], None, None, False
        pub = self.gs.pub
        pub.turn, pub.ar = position.get("turn", 1), position.get("action_round", 1)
        pub.phasing = BY[position.get("phasing", "USSR").lower()]
        pub.defcon, pub.vp = position.get("defcon", 5), -position.get("vp", 0)
        for side, at in BY.items():
            pub.milops[at] = position.get("milops", {}).get(side, 0)
            pub.space[at] = position.get("space", {}).get(side, 0)
            pub.space_attempts[at] = position.get("space_attempts_spent", {}).get(side, 0)
            for country, markers in position.get("influence", {}).items():
                pub.influence[(at, self.country(country))] = markers.get(side, 0)
        for box, name in ((4, "space_level4_first"), (6, "space_level6_first")):
            there = [side for side in BY.values() if pub.space[side] >= box]
            setattr(pub, name, there[0] if len(there) == 1 else None)
        china = position.get("china", {"holder": "USSR", "face": "up"})
        if china["holder"] == "none":
            raise Unsupported("nobody with the China Card")
        pub.china_held_by, pub.china_playable = BY[china["holder"].lower()], china.get("face", "up") == "up"
        loop._sync_china(self.gs)
        stated = position.get("hands", {})
        self.unknown = {side for side in SIDES if not isinstance(stated.get(side), list)}
        for side in SIDES:
            held = [CARD[c] for c in stated.get(side) or []] if side not in self.unknown else []
            mine = [CHINA] if pub.china_held_by is BY[side] and pub.china_playable else []
            self.gs.hands[BY[side]] = frozenset(held + mine)
        pub.discard = frozenset(CARD[c] for c in position.get("discard", []))
        pub.removed = frozenset(CARD[c] for c in position.get("removed", []))
        self.effects(position)
        self.stage = {"headline": "headline", "cleanup": "over"}.get(position.get("phase"), "card")
        if position.get("phase") == "headline":
            self.todo = self.headlines
        if position.get("phase") == "cleanup":
            self.cleanup()

    @staticmethod
    def country(name):
        if name not in COUNTRY:
            raise Unsupported(f"{name}: its map has no such country")
        return COUNTRY[name]

    def effects(self, position):
        pub = self.gs.pub
        for effect in position.get("effects", []):
            name, value = effect["name"], str(effect.get("value") or "").lower()
            if name in FLAGS:
                setattr(pub, FLAGS[name], True)
            elif name in MODIFIERS:
                pub.ops_modifier[MODIFIERS[name][0]] += MODIFIERS[name][1]
            elif name == "red_scare_on":
                pub.ops_modifier[BY[value]] -= 1
            elif name == "vietnam_revolts":
                pub.vietnam_revolts_active = True
                pub.ops_modifier[Side.USSR] += 1
            elif name == "death_squads_by":
                pub.latam_coup_bonus = BY[value]
            elif name == "chernobyl":
                pub.chernobyl_blocked_region = REGIONS[value]
            else:
                raise Unsupported(f"the effect {name}")
        for card in position.get("occurred", []):
            if card in OCCURRED:
                setattr(pub, OCCURRED[card], True)

    # What happens to a play, tried again with every fact.

    def attempt(self, fact):
        self.facts.append(fact)
        trial, lots = clone_game_state(self.gs), Lots(self.facts, self.stage == "event" and self.actor is Side.US)
        try:
            result = self.todo(trial, lots)
        except Wanting:
            return None
        except Refused as why:
            self.facts.pop()
            return str(why)
        self.gs, self.facts, self.todo = trial, [], None
        if isinstance(result, loop.GameResult):
            self.end(result.winner, result.end_reason)
        elif result and result[1]:
            self.end(result[2])
        if self.over is None:
            self.then()
        return None

    def begin(self, todo, then):
        """Starts something that may need no fact at all."""
        self.todo, self.then, self.facts = todo, then, []
        trial = clone_game_state(self.gs)
        try:
            result = todo(trial, Lots([]))
        except Wanting:
            return
        self.gs, self.todo = trial, None
        if result and result[1]:
            return self.end(result[2])
        then()

    def end(self, winner, why=""):
        pub = self.gs.pub
        how = "defcon-1" if pub.defcon <= 1 else "vp-20" if abs(pub.vp) >= 20 else ""
        self.over, self.stage = {"winner": SAY.get(winner, "draw"), "how": how or HOW.get(why, "final-scoring")}, "over"

    def headlines(self, gs, lots):
        running = loop._run_headline_phase_gen(gs, lots)
        try:
            request = next(running)
            while True:
                fact = lots.headline(request.side)
                if fact.get("card") is None:
                    raise Unsupported("a headline that nobody sees")
                if CARD[fact["card"]] not in request.hand:
                    raise Refused("this card is no headline")
                request = running.send(ActionEncoding(CARD[fact["card"]], M.EVENT))
        except StopIteration as done:
            return done.value

    def apply(self, fact):
        kind, pub = fact["type"], self.gs.pub
        by, card = fact.get("by"), CARD.get(fact.get("card") or "")
        if fact.get("card") and card is None:
            raise Unsupported(f"the card {fact['card']}")
        if self.over:
            return "the game is over"
        if kind in ("play", "headline", "discard") and by in self.unknown and card and card != CHINA:
            self.gs.hands[BY[by]] |= {card}
        if self.stage == "headline":
            if self.todo is None:
                raise Unsupported("a turn after cards were dealt")
            if card == CHINA:
                return "the China Card is no headline"
            if kind == "headline" and any(by in self.unknown and not self.gs.hands[BY[by]] - {CHINA} for by in SIDES):
                # Whose card nobody knows yet has one: it comes with the fact.
                self.facts.append(fact)
                return None
            self.then = lambda: setattr(self, "stage", "card")
            return self.attempt(fact)
        if self.todo:
            return self.attempt(fact)
        return getattr(self, "at_" + self.stage.replace("-", "_"))(fact, kind, by, card)

    def at_card(self, fact, kind, by, card):
        pub = self.gs.pub
        if by != SAY[pub.phasing]:
            return f"it waits for {SAY[pub.phasing]}"
        self.actor = self.player = pub.phasing
        if pub.bear_trap_active and by == "ussr" or pub.quagmire_active and by == "us":
            if kind != "discard":
                return "it waits for a discard"
            self.todo, self.then = lambda gs, lots: loop._resolve_trap_ar(gs, gs.pub.phasing, lots), self.round_over
            return self.attempt(fact)
        if kind == "pass" and not self.cards():
            return self.round_over()
        if kind != "play":
            return "it waits for a play"
        if card not in self.cards():
            return "this card is not legal"
        self.card, self.stage = card, "use"
        self.gs.hands[self.player] -= {card}
        return None

    def cards(self):
        pub, side = self.gs.pub, self.gs.pub.phasing
        return rules.legal_cards(self.gs.hands[side], pub, side, holds_china=pub.china_held_by is side)

    def modes(self):
        return rules.legal_modes(self.card, self.gs.pub, self.player)

    def at_use(self, fact, kind, by, card):
        if kind != "use":
            return "it waits for the use of the card"
        use, modes = fact["use"], self.modes()
        if use == "paired":
            raise Unsupported("UN Intervention played after its companion")
        wanted = {"event": {M.EVENT}, "space": {M.SPACE}, "operations": set(OPERATIONS.values())}[use]
        if not wanted & modes:
            return f"{use} is not among its modes"
        if use == "event":
            if self.unknown & set(LOOKS_INTO.get(self.card, ())):
                raise Unsupported("a hand that is not stated")
            return self.event(self.player, self.round_over)
        if use == "space":
            return self.start(ActionEncoding(self.card, M.SPACE), self.round_over)
        theirs = load_cards()[self.card].side not in (self.player, Side.NEUTRAL)
        self.stage = "order" if theirs else "mode"
        return None

    def event(self, side, then):
        self.stage, self.actor = "event", side
        self.begin(lambda gs, lots: loop._apply_action_with_hands(gs, ActionEncoding(self.card, M.EVENT), side, lots), then)

    def start(self, action, then):
        self.begin(lambda gs, lots: self.operate(gs, action, lots), then)

    def operate(self, gs, action, lots):
        gs.pub, over, winner = apply_action(gs.pub, action, self.player, rng=lots)
        return gs.pub, over, winner

    def at_order(self, fact, kind, by, card):
        if kind != "order":
            return "the event comes first"
        if fact["order"] != "event-first":
            return "the event of an opponent's card always comes first"
        if self.unknown & set(LOOKS_INTO.get(self.card, ())):
            raise Unsupported("a hand that is not stated")
        opponent = Side.US if self.player is Side.USSR else Side.USSR
        return self.event(opponent, lambda: setattr(self, "stage", "mode"))

    def at_mode(self, fact, kind, by, card):
        mode = OPERATIONS.get(fact.get("mode"))
        if kind != "mode" or mode not in self.modes():
            return f"{fact.get('mode', kind)} is not among its modes"
        self.mode, self.targets, self.stage = mode, [], "targets"
        self.allowed = rules.accessible_countries(self.player, self.gs.pub, mode=mode)
        self.before = clone_game_state(self.gs)
        return None

    def at_targets(self, fact, kind, by, card):
        if kind == "done":
            return "it spends every point"
        if kind not in ("place", "target"):
            return "it waits for a country"
        country = self.country(fact["country"])
        if country not in self.allowed:
            return f"{fact['country']} is not among its countries"
        self.targets.append(country)
        points = rules.effective_ops(self.card, self.before.pub, self.player)
        asia = all(load_countries()[c].region is Region.ASIA for c in self.targets)
        last = len(self.targets) >= points + (self.card == CHINA and asia)
        self.gs = clone_game_state(self.gs if self.mode is M.REALIGN else self.before)
        then = self.round_over if last or self.mode is M.COUP else lambda: self.take_back(self.mode is M.INFLUENCE)
        one = (country,) if self.mode is not M.INFLUENCE else tuple(self.targets)
        return self.start(ActionEncoding(self.card, self.mode, one), then)

    def take_back(self, _):
        """The card lies on the pile only once the last point is spent."""
        pub, before = self.gs.pub, self.before.pub
        pub.discard, pub.china_held_by, pub.china_playable = before.discard, before.china_held_by, before.china_playable
        self.stage = "targets"

    def round_over(self):
        gs, pub = self.gs, self.gs.pub
        loop._sync_china(gs)
        self.stage = "card"
        if pub.phasing is Side.USSR and pub.norad_active and pub.defcon == 2 and not self.todo:
            self.begin(lambda gs, lots: loop._resolve_norad(gs, None, lots), self.next_round)
        else:
            self.next_round()

    def next_round(self):
        gs, pub = self.gs, self.gs.pub
        total = _ars_for_turn(pub.turn)
        if pub.phasing is Side.USSR and pub.ar <= loop._ars_for_side(pub, Side.US, total):
            pub.phasing = Side.US
        elif pub.ar < max(loop._ars_for_side(pub, side, total) for side in BY.values()):
            pub.ar += 1
            pub.phasing = Side.USSR if pub.ar <= loop._ars_for_side(pub, Side.USSR, total) else Side.US
        elif pub.north_sea_oil_extra_ar and pub.phasing is Side.US:
            pub.north_sea_oil_extra_ar = False
        else:
            self.cleanup()

    def cleanup(self):
        result = loop._end_of_turn(self.gs, None, self.gs.pub.turn)
        self.dealt = True
        if result:
            self.end(result.winner, result.end_reason)
        elif self.gs.pub.turn == 10:
            vp = self.gs.pub.vp
            self.end(Side.USSR if vp > 0 else Side.US if vp < 0 else None, "final-scoring")
        else:
            self.gs.pub.turn += 1
            self.stage = "headline"
            self.todo = self.headlines

    def at_over(self, *_):
        return "the game is over"

    def choices(self):
        if self.todo or self.over:
            raise Unsupported("choices within an event")
        if self.stage == "card":
            by = SAY[self.gs.pub.phasing]
            if by in self.unknown:
                raise Unsupported("choices of a hand that is not stated")
            trapped = self.gs.pub.bear_trap_active and by == "ussr" or self.gs.pub.quagmire_active and by == "us"
            if trapped:
                raise Unsupported("choices of a side in a trap")
            return [{"type": "play", "by": by, "card": OURS[c]} for c in self.cards()] or [{"type": "pass", "by": by}]
        by = SAY[self.player]
        if self.stage == "use":
            modes = self.modes()
            uses = ["event"] * (M.EVENT in modes) + ["space"] * (M.SPACE in modes)
            uses += ["operations"] * any(mode in modes for mode in OPERATIONS.values())
            return [{"type": "use", "by": by, "use": use} for use in uses]
        if self.stage == "mode":
            modes = self.modes()
            return [{"type": "mode", "by": by, "mode": name} for name, mode in OPERATIONS.items() if mode in modes]
        if self.stage == "targets":
            kind = "place" if self.mode is M.INFLUENCE else "target"
            return [{"type": kind, "by": by, "country": PLACE[c]} for c in self.allowed]
        raise Unsupported(f"choices of {self.stage}")

    def state(self):
        if self.todo and self.facts:
            raise Unsupported("how things stand within an event")
        pub = self.gs.pub
        both = lambda values: {side: int(values[at]) for side, at in BY.items()}
        control = {side: [name for name, number in COUNTRY.items() if number not in (81, 82) and _controls(at, number, pub)]
                   for side, at in BY.items()}
        influence = {name: {side: int(pub.influence.get((at, number), 0)) for side, at in BY.items()}
                     for name, number in COUNTRY.items()}
        said = {
            "turn": pub.turn, "defcon": int(pub.defcon), "vp": -int(pub.vp), "milops": both(pub.milops),
            "space": both(pub.space), "influence": {c: m for c, m in influence.items() if any(m.values())},
            "control": control, "china": {"holder": SAY[pub.china_held_by], "face": "up" if pub.china_playable else "down"}, "over": self.over,
        }
        if not self.dealt:
            said["discard"] = [OURS[int(c)] for c in pub.discard]
            said["removed"] = [OURS[int(c)] for c in pub.removed]
        return said


if __name__ == "__main__":
    serve(Tsrl())
