"""Adapter to struggler, an engine in Python by somebody else (github.com/alekpinel/struggler, MIT licence, read at af34912).

    git clone https://github.com/alekpinel/struggler && export STRUGGLER=$PWD/struggler
    arbiter suite features/suite --engine "python3 features/engines/struggler_adapter.py" --name struggler

Positions are laid on its board directly; facts are matched with its pending decisions; dice are handed to it. A hand that
nobody states receives the cards that are played from it.
"""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.environ.get("STRUGGLER", "struggler"), "src"))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from reference import SIDES, Unsupported, serve  # noqa: E402
from struggler.engine.core import Engine  # noqa: E402
from struggler.engine.types import Action, DecisionKind as K, Side  # noqa: E402

BLANK = Engine(seed=1)
NAMES = {"UK": "united-kingdom"}
COUNTRY = {NAMES.get(c, c.lower().replace("_", "-")): c for c in BLANK.board.countries}
PERIODS = {"EARLY_WAR": 1, "MID_WAR": 4, "LATE_WAR": 8}
CARD = {re.sub("[^a-z0-9]+", "-", c.lower()).strip("-"): c for c in BLANK.cards}
OURS = {theirs: ours for ours, theirs in CARD.items()}
PLACE = {theirs: ours for ours, theirs in COUNTRY.items()}

# Readings of disputed rules by which it plays; hand them to the suite as --policy to hold it to them.
READINGS = {"realignment-without-rival": "forbidden"}

# Effects: for the turn or for the game, under which flag, and what its value is.
TURN = {"vietnam_revolts": "vietnam_revolts", "brezhnev_doctrine": "brezhnev", "containment": "containment",
        "salt_negotiations": "salt", "nuclear_subs": "nuclear_subs", "iran_contra": "iran_contra",
        "we_will_bury_you_pending": "we_will_bury_you", "north_sea_oil_extra_round": "north_sea_oil_extra"}
GAME = {"quagmire": "quagmire", "bear_trap": "bear_trap", "flower_power": "flower_power", "nato": "nato",
        "formosan_resolution": "formosan_resolution", "us_japan_pact": "us_japan_pact", "norad": "norad",
        "de_gaulle": "degaulle_france", "shuttle_diplomacy": "shuttle_diplomacy", "the_reformer": "reformer",
        "willy_brandt": "willy_brandt", "yuri_and_samantha": "yuri_samantha"}
OCCURRED = {"camp-david-accords": "camp_david", "john-paul-ii-elected-pope": "john_paul", "an-evil-empire": "evil_empire",
            "iranian-hostage-crisis": "iranian_hostage", "the-iron-lady": "iron_lady", "north-sea-oil": "north_sea_oil",
            "awacs-sale-to-saudis": "awacs", "marshall-plan": "marshall_or_warsaw",
            "warsaw-pact-formed": "marshall_or_warsaw", "the-reformer": "reformer"}
CHOICES = {"purge": "remove", "build": "add", "improve": "raise", "degrade": "lower", "leave": "none",
           "south-africa": "south_africa_only", "spread": "and_adjacent", "end-game": "end_game", "play": "take",
           "lose-west-germany": "refuse", "accept": "refuse"}
FINISHED = ("stop", "done", "none", "refuse", "skip", "decline")
ROLLS = (K.COUP_ROLL, K.SPACE_RACE_ROLL, K.WAR_ROLL, K.QUAGMIRE_ROLL)


class Struggler:
    def new(self, edition="deluxe", policies=None, position=None, hands="known", handicap=(0, 0)):
        if edition != "deluxe":
            raise Unsupported("the second edition")
        if any(READINGS.get(issue) != option for issue, option in (policies or {}).items()):
            raise Unsupported("other readings")
        if position is None or position.get("phase", "action_round") not in ("action_round", "headline", "cleanup"):
            raise Unsupported("beginning before a headline or an action round")
        if position.get("options"):
            raise Unsupported("optional rules")
        e = self.engine = Engine(seed=1)
        e.events_enabled = e.include_optional = True
        self.dealt, self.laid = False, None
        e.turn, e.defcon, e.vp = position.get("turn", 1), position.get("defcon", 5), position.get("vp", 0)
        for country, markers in position.get("influence", {}).items():
            for side in SIDES:
                e.board.influence[COUNTRY[country]][side.upper()] = markers.get(side, 0)
        for theirs, key in ((e.military_ops, "milops"), (e.space_race, "space"),
                            (e.space_race_attempts, "space_attempts_spent")):
            for side in SIDES:
                theirs[side.upper()] = position.get(key, {}).get(side, 0)
        self.space_abilities()
        china = position.get("china", {"holder": "USSR", "face": "up"})
        if china["holder"] == "none":
            raise Unsupported("nobody with the China Card")
        e.china_card_owner, e.china_card_available = china["holder"].upper(), china.get("face", "up") == "up"
        self.unknown = set()
        for side in SIDES:
            hand = position.get("hands", {}).get(side)
            if hand is None or isinstance(hand, dict):
                self.unknown.add(side.upper())
            e.hands[side.upper()] = [CARD[c] for c in (hand or []) if isinstance(hand, list)]
        e.discard_pile = [CARD[c] for c in position.get("discard", [])]
        e.removed_cards = [CARD[c] for c in position.get("removed", [])]
        gone = set(e.discard_pile + e.removed_cards + e.hands["US"] + e.hands["USSR"])
        e.draw_pile = [c for c, card in e.cards.items() if card.in_deck and c not in gone
                       and PERIODS[card.period.value] <= e.turn]
        # A hand that nobody states holds something: cards of no interest here, one of which gives way to each that is played.
        idle = [c for c in e.draw_pile if not e.cards[c].scoring and e.cards[c].ops >= 2]
        for side in sorted(self.unknown):
            e.hands[side] += idle[-7:]
            del idle[-7:]
        e.draw_pile = [c for c in e.draw_pile if c not in e.hands["US"] + e.hands["USSR"]]
        self.effects(position)
        self.begin(position)

    def space_abilities(self):
        e = self.engine
        for box in range(1, 9):
            there = [side for side in ("US", "USSR") if e.space_race[side] >= box]
            if len(there) == 1:
                e._update_space_race_ability(Side(there[0]), box, True)

    def effects(self, position):
        e = self.engine
        for effect in position.get("effects", []):
            name, value = effect["name"], effect.get("value")
            if name in TURN:
                e.turn_effects[TURN[name]] = True
            elif name in GAME:
                e.game_effects[GAME[name]] = True
            elif name == "red_scare_on":
                e.turn_effects["red_scare"] = value
            elif name == "death_squads_by":
                e.turn_effects["la_death_squads"] = value
            elif name == "cuban_missile_crisis_by":
                e.turn_effects["cuban_missile_crisis"] = "USSR" if value == "US" else "US"
            elif name == "missile_envy_owed_by":
                e.game_effects["missile_envy_forced"] = value
            elif name == "chernobyl":
                e.turn_effects["chernobyl"] = value.upper().replace("-", "_").replace(" ", "_")
            else:
                raise Unsupported(f"the effect {name}")
        for card in position.get("occurred", []):
            if card in OCCURRED:
                e.game_effects[OCCURRED[card]] = True

    def begin(self, position):
        e, phase = self.engine, position.get("phase", "action_round")
        self.waiting = False
        if phase == "headline":
            e.phase = "headline"
        else:
            e.phase = "action_rounds"
            e._ars_played = e._total_action_rounds()
            if phase == "action_round":
                e._ars_played = 2 * (position["action_round"] - 1) + (position.get("phasing", "USSR").upper() == "US")
                e.action_round = position["action_round"]
        # Which card an unknown hand plays is told by the fact: wait for it.
        phasing = position.get("phasing", "USSR").upper()
        self.waiting = phase != "cleanup" and (phase == "headline" and bool(self.unknown) or phasing in self.unknown)
        if not self.waiting:
            self.go_on()

    def hold(self, side, card):
        """A card turns out to be in a hand that nobody states."""
        e = self.engine
        if side in self.unknown and card and card != "The_China_Card" and card not in e.hands[side]:
            gone = e.hands[side].pop() if e.hands[side] else None
            e.hands[side].append(card)
            e.draw_pile = [c for c in e.draw_pile + [gone] if c and c != card]

    def go_on(self):
        turn = self.engine.turn
        self.engine._advance()
        while self.engine.pending_decision:
            pending = self.engine.pending_decision
            # A card taken by Missile Envy that is no card of the opponent's is used for its event: nobody is asked elsewhere.
            taken = pending.kind is K.EVENT_CHOICE and pending.context["event"] == "Missile_Envy_use"
            if pending.kind is not K.EVENT_RESUME and not taken:
                break
            self.engine.step(next(o for o in pending.options if not taken or o.payload["choice"] == "event"))
        self.dealt = self.dealt or self.engine.turn != turn

    def force(self, payload):
        """Takes a decision of chance with this result."""
        e, turn = self.engine, self.engine.turn
        decision = e._decision_stack.pop()
        e._dispatch(decision, Action(decision.kind, payload))
        self.dealt = self.dealt or e.turn != turn
        self.go_on()

    def step(self, payload):
        e, turn = self.engine, self.engine.turn
        action = Action(e.pending_decision.kind, payload)
        if action not in e.pending_decision.options:
            return f"{payload} is not among its {len(e.pending_decision.options)} options for {e.pending_decision.kind.value}"
        e.step(action)
        self.dealt = self.dealt or e.turn != turn
        self.go_on()
        return None

    def apply(self, fact):
        kind, e = fact["type"], self.engine
        card = CARD.get(fact.get("card") or "")
        by = fact.get("by", "").upper()
        if kind in ("play", "headline", "discard"):
            self.hold(by, card)
        if self.waiting and kind in ("play", "headline", "discard"):
            self.waiting = False
            self.go_on()
        if e.is_terminal:
            return "the game is over"
        decision = e.pending_decision
        if decision is None:
            raise Unsupported(f"it waits for nothing when this comes: {kind}")
        return self.match(fact, kind, decision, card, by)

    def match(self, fact, kind, decision, card, by):
        if kind == "select" and self.engine.game_effects.get("missile_envy_forced") == by and decision.kind is not K.EVENT_CHOICE:
            return None  # The only card that Missile Envy can take is taken without a word.
        at, options = decision.kind, [dict(o.payload) for o in decision.options]
        if kind in ("roll", "rolls") and decision.actor is not Side.CHANCE or kind == "order" and at is not K.EVENT_OPS_ORDER:
            if kind == "order":  # It asks for the order only where the event can take place.
                return None
            raise Unsupported(f"a die for {at.value}")
        if by and decision.actor is not Side.CHANCE and decision.actor.value != by and at is not K.HEADLINE_PLAY:
            return f"it waits for {decision.actor.value}"
        if at in ROLLS and kind == "roll" and fact["die"]:
            return self.force({"value": fact["die"]})
        if at is K.REALIGNMENT_ACTOR_ROLL and kind == "rolls":
            mine = decision.context["side"].lower()
            self.force({"value": fact[mine]})
            return self.force({"value": fact["us" if mine == "ussr" else "ussr"]})
        if at is K.CONTEST_ROLL and kind == "rolls":
            mine = decision.context["sponsor"].lower()
            return self.force({"sponsor_roll": fact[mine], "defender_roll": fact["us" if mine == "ussr" else "ussr"]})
        if at is K.RANDOM_DISCARD and kind == "draw" and card:
            return self.force({"card": card})
        if at in (K.ACTION_ROUND_PLAY, K.QUAGMIRE_DISCARD, K.HEADLINE_PLAY):
            if by in self.unknown and card and {"card": card} not in options:
                raise Unsupported("a second card of a hand that is not stated")
            wanted = {K.ACTION_ROUND_PLAY: "play", K.QUAGMIRE_DISCARD: "discard", K.HEADLINE_PLAY: "headline"}[at]
            if kind == "headline" and card is None:
                raise Unsupported("a headline that nobody sees")
            if kind == "headline" and decision.actor.value != by:
                # Both are laid at once; it asks for one after the other.
                self.laid = card
                return None if card in self.engine.hands[by] else f"{card} is not in the hand of {by}"
            if kind != wanted:
                return f"it waits for {wanted}"
            refused, laid, self.laid = self.step({"card": card}), self.laid, None
            return self.step({"card": laid}) if laid and refused is None else refused
        if at is K.PLAY_MODE and kind == "use":
            if decision.context["card"] == "UN_Intervention" and fact["use"] == "event":
                raise Unsupported("UN Intervention played first and its companion after it")
            mode = {"event": "event", "operations": "ops", "space": "space_race", "paired": "un_intervention"}[fact["use"]]
            return self.step({"mode": mode})
        if at is K.EVENT_OPS_ORDER and kind == "order":
            return self.step({"order": {"event-first": "event_first", "operations-first": "ops_first"}[fact["order"]]})
        if at is K.OPS_TYPE and kind == "mode":
            return self.step({"type": fact["mode"]})
        if kind in ("place", "remove", "target") and all("country" in o for o in options):
            if at is K.EVENT_INFLUENCE and decision.context["op"] != kind and kind != "target":
                return f"it waits for {decision.context['op']}"
            return self.step({"country": COUNTRY[fact["country"]]})
        if at is K.HELD_CARD_DISCARD and kind in ("select", "done"):
            return self.step({"card": card if kind == "select" else "none"})
        if at is K.EVENT_CHOICE:
            return self.choice(fact, kind, card, [o["choice"] for o in options])
        if kind == "done":
            raise Unsupported("stopping early")
        raise Unsupported(f"{kind} where it asks {at.value}")

    def choice(self, fact, kind, card, names):
        option = fact.get("option", "")
        tried = [card, COUNTRY.get(fact.get("country", "")), option, CHOICES.get(option),
                 option.upper().replace("-", "_")] + (list(FINISHED) if kind == "done" else [])
        for name in tried:
            if name and name in names:
                return self.step({"choice": name})
        if card or fact.get("country"):
            return f"{card or fact['country']} is not among {names}"
        raise Unsupported(f"the option {option or kind} among {names}")

    def choices(self):
        decision = self.engine.pending_decision
        if self.waiting or decision is None or "card" in decision.options[0].payload and decision.actor.value in self.unknown:
            raise Unsupported("choices of a hand that is not stated")
        by, found = decision.actor.value.lower(), []
        single = {K.ACTION_ROUND_PLAY: "play", K.QUAGMIRE_DISCARD: "discard"}
        for option in decision.options:
            value = option.payload
            if decision.kind in single:
                found.append({"type": single[decision.kind], "by": by, "card": OURS[value["card"]]})
            elif decision.kind is K.PLAY_MODE:
                if "un_intervention" in [o.payload["mode"] for o in decision.options] \
                        or decision.context["card"] == "UN_Intervention":
                    raise Unsupported("UN Intervention among the choices")
                mode = {"event": "event", "ops": "operations", "space_race": "space"}[value["mode"]]
                found.append({"type": "use", "by": by, "use": mode})
            elif decision.kind is K.OPS_TYPE:
                found.append({"type": "mode", "by": by, "mode": value["type"]})
            elif decision.kind is K.EVENT_OPS_ORDER:
                order = {"event_first": "event-first", "ops_first": "operations-first"}[value["order"]]
                found.append({"type": "order", "by": by, "order": order})
            elif decision.kind in (K.COUP_TARGET, K.WAR_TARGET):
                found.append({"type": "target", "by": by, "country": PLACE[value["country"]]})
            elif decision.kind is K.PLACE_INFLUENCE:
                found.append({"type": "place", "by": by, "country": PLACE[value["country"]]})
            else:
                raise Unsupported(f"choices of {decision.kind.value}")
        return found

    def state(self):
        e = self.engine
        control = {side: [] for side in SIDES}
        for theirs, ours in PLACE.items():
            holder = e.board.control(theirs)
            if holder:
                control[holder.value.lower()].append(ours)
        low = lambda table: {side: table[side.upper()] for side in SIDES}
        over = None
        if e.is_terminal:
            over = {"winner": e.winner.value.lower() if e.winner else "draw", "how": self.how()}
        said = {
            "turn": e.turn, "defcon": e.defcon, "vp": e.vp, "milops": low(e.military_ops), "space": low(e.space_race),
            "influence": {PLACE[c]: {side: m[side.upper()] for side in SIDES}
                          for c, m in e.board.influence.items() if any(m.values()) and c in PLACE},
            "control": control,
            "china": {"holder": e.china_card_owner.lower(), "face": "up" if e.china_card_available else "down"},
            "over": over,
        }
        if not self.dealt:
            said["discard"] = [OURS[c] for c in e.discard_pile]
            said["removed"] = [OURS[c] for c in e.removed_cards]
        return said

    def how(self):
        reason = self.engine._game_over_reason or ""
        return {"vp": "vp-20", "final_vp": "final-scoring", "": "wargames"}.get(reason, reason.replace("_", "-"))


if __name__ == "__main__":
    serve(Struggler())
