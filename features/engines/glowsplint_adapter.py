"""Adapter to twilight-struggle-py, an engine in Python by somebody else (github.com/glowsplint/twilight-struggle-py, read at a30ad14).

    git clone https://github.com/glowsplint/twilight-struggle-py && export GLOWSPLINT=$PWD/twilight-struggle-py
    arbiter suite features/suite --engine "python3 features/engines/glowsplint_adapter.py" --name twilight-struggle-py

Every input it waits for has a list of options; facts are matched with them. Use, order and mode of a card are one option
there: they are collected until it is known. Its VP are positive for the USSR.
"""
import contextlib
import os
import re
import sys

sys.path.insert(0, os.environ.get("GLOWSPLINT", "twilight-struggle-py"))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from reference import SIDES, Unsupported, serve  # noqa: E402
from game_mechanics import Game  # noqa: E402
from twilight_cards import Card  # noqa: E402
from twilight_enums import InputType, Side  # noqa: E402
from twilight_map import CountryInfo  # noqa: E402

low = lambda name: re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")
COUNTRY = {"united-kingdom" if c == "UK" else low(c): c for c in CountryInfo.ALL if c not in ("US", "USSR")}
CARD = {low(c): c for c in Card.ALL}
PLACE, OURS = ({theirs: ours for ours, theirs in table.items()} for table in (COUNTRY, CARD))
SIDE = {"us": Side.US, "ussr": Side.USSR}
PERIODS = (("Early War", 1), ("Mid War", 4), ("Late War", 8))
EFFECTS = {"containment": (Side.US, "Containment"), "brezhnev_doctrine": (Side.USSR, "Brezhnev_Doctrine"),
           "vietnam_revolts": (Side.USSR, "Vietnam_Revolts"), "nato": (Side.US, "NATO"),
           "quagmire": (Side.US, "Quagmire"), "bear_trap": (Side.USSR, "Bear_Trap"),
           "formosan_resolution": (Side.US, "Formosan_Resolution"), "flower_power": (Side.USSR, "Flower_Power"),
           "us_japan_pact": (Side.US, "US_Japan_Mutual_Defense_Pact"), "nuclear_subs": (Side.US, "Nuclear_Subs"),
           "de_gaulle": (Side.USSR, "De_Gaulle_Leads_France"), "norad": (Side.US, "NORAD"),
           "u2_incident": (Side.USSR, "U2_Incident"), "we_will_bury_you_pending": (Side.USSR, "We_Will_Bury_You"),
           "shuttle_diplomacy": (Side.US, "Shuttle_Diplomacy"), "the_reformer": (Side.USSR, "The_Reformer")}
MODES = {"influence": "INFLUENCE", "realignment": "REALIGNMENT", "coup": "COUP"}


class Glowsplint:
    def new(self, edition="deluxe", policies=None, position=None, hands="known", handicap=(0, 0)):
        if edition != "deluxe" or policies:
            raise Unsupported("another edition or other readings")
        if position is None or position.get("phase", "action_round") != "action_round" or position.get("options"):
            raise Unsupported("beginning anywhere but at an action round")
        with contextlib.redirect_stdout(sys.stderr):
            self.lay(position)

    def lay(self, position):
        g = self.game = Game()
        g.start()
        for row in g.map.ALL.values():
            if not row.info.superpower:
                row.influence[:] = [0, 0]
        for country, markers in position.get("influence", {}).items():
            for side in SIDES:
                g.map[COUNTRY[country]].influence[SIDE[side]] = markers.get(side, 0)
        g.turn_track, g.defcon_track, g.vp_track = position.get("turn", 1), position.get("defcon", 5), -position.get("vp", 0)
        for track, key in ((g.milops_track, "milops"), (g.space_track, "space"), (g.spaced_turns, "space_attempts_spent")):
            for side in SIDES:
                track[SIDE[side]] = position.get(key, {}).get(side, 0)
        self.unknown = {side for side in SIDES if not isinstance(position.get("hands", {}).get(side), list)}
        g.hand = [[], [], []]
        for side in set(SIDES) - self.unknown:
            g.hand[SIDE[side]] = [CARD[card] for card in position["hands"][side]]
        g.discard_pile = [CARD[card] for card in position.get("discard", [])]
        g.removed_pile = [CARD[card] for card in position.get("removed", [])]
        gone = sum(g.hand, []) + g.discard_pile + g.removed_pile
        stages = [stage for stage, turn in PERIODS if turn <= g.turn_track]
        g.draw_pile = [c for c, card in Card.ALL.items() if card.stage in stages and c not in gone and c != "The_China_Card"]
        # A hand that nobody states holds cards of no interest, one of which gives way to each that is played.
        idle = [c for c in g.draw_pile if Card.ALL[c].card_type != "Scoring" and Card.ALL[c].ops >= 2]
        for side in sorted(self.unknown):
            g.hand[SIDE[side]] += idle[-7:]
            del idle[-7:]
        g.draw_pile = [c for c in g.draw_pile if c not in g.hand[0] + g.hand[1]]
        china = position.get("china", {"holder": "ussr", "face": "up"})
        if china["holder"] == "none":
            raise Unsupported("nobody with the China Card")
        g.hand[SIDE[china["holder"].lower()]].append("The_China_Card")
        g.cards["The_China_Card"].is_playable = china.get("face", "up") == "up"
        for effect in position.get("effects", []):
            if effect["name"] == "red_scare_on":
                g.basket[SIDE[effect["value"].lower()].opp].append("Red_Scare_Purge")
            elif effect["name"] in EFFECTS:
                side, name = EFFECTS[effect["name"]]
                g.basket[side].append(name)
            else:
                raise Unsupported(f"the effect {effect['name']}")
        if position.get("occurred"):
            raise Unsupported("events that have occurred")
        g.ar_track, g.ar_side = position["action_round"], SIDE[position.get("phasing", "USSR").lower()]
        g.ar_side_done = [False, False]
        g.ended = None
        g.terminate = self.ended
        trap = {Side.US: "Quagmire", Side.USSR: "Bear_Trap"}[g.ar_side]
        trapped = trap in g.basket[g.ar_side]
        g.stage_list = [g.ar_complete, (lambda: g.qbt_discard(g.ar_side, trap)) if trapped else g.select_card]
        self.begun, self.planned, self.scoring, self.trapped = False, None, None, trapped

    def ended(self, side=Side.NEUTRAL):
        g = self.game
        g.stage_list.clear()
        g.ended = side if side != Side.NEUTRAL else Side.USSR if g.vp_track > 0 else Side.US

    def go_on(self):
        g = self.game
        while g.ended is None and g.stage_list and (g.input_state is None or g.input_state.complete):
            # The position is compared where the next player chooses a card, as long as the turn is the same.
            g.stage_complete()

    def apply(self, fact):
        with contextlib.redirect_stdout(sys.stderr):
            return self.take(fact)

    def take(self, fact):
        g, kind, by = self.game, fact["type"], fact.get("by")
        card = CARD.get(fact.get("card") or "")
        if kind in ("play", "discard") and by in self.unknown and card and card not in g.hand[SIDE[by]]:
            if self.begun:
                raise Unsupported("a second card of a hand that is not stated")
            g.hand[SIDE[by]].insert(0, card)
            del g.hand[SIDE[by]][1]
        if not self.begun:
            self.begun = True
            self.go_on()
        if g.ended is not None:
            return "the game is over"
        state = g.input_state
        if self.scoring:  # There it scores as soon as it is played.
            card, self.scoring = self.scoring, None
            return self.choose(card, list(state.available_options)) if fact.get("use") == "event" else "it can only be scored"
        if kind == "pass" and state and state.state == InputType.SELECT_CARD and not state.available_options:
            raise Unsupported("sitting a round out")
        if state is None:
            raise Unsupported(f"it waits for nothing when this comes: {kind}")
        if by and state.side != Side.NEUTRAL and state.side != SIDE[by]:
            return f"it waits for {state.side.toStr()}"
        options, at = list(state.available_options), state.state
        if at == InputType.SELECT_CARD_ACTION:
            wanted = self.action(fact, kind, options)
            return None if wanted is None else self.choose(wanted, options)
        if at == InputType.ROLL_DICE:
            if kind == "roll":
                return self.choose(str(fact["die"]), options)
            if kind == "rolls":
                return self.choose((fact["ussr"], fact["us"]), options)
            raise Unsupported(f"{kind} where it rolls")
        if at == InputType.SELECT_COUNTRY and kind in ("place", "remove", "target"):
            return self.choose(COUNTRY[fact["country"]], options)
        if self.trapped and kind == "play":
            return "it waits for a discard"
        if at == InputType.SELECT_CARD and kind == "play" and card in options and Card.ALL[card].card_type == "Scoring":
            self.scoring = card
            return None
        if at == InputType.SELECT_CARD and kind in ("play", "discard", "select"):
            return self.choose(card, options)
        if kind == "done" and state.option_stop_early:
            return self.choose(state.option_stop_early, options)
        raise Unsupported(f"{kind} where it asks {at}")

    def action(self, fact, kind, options):
        """The one option for use, order and mode; None while it is not known."""
        if kind == "use":
            self.planned = fact["use"]
            single = {"event": "PLAY_EVENT", "space": "SPACE"}.get(fact["use"])
            if fact["use"] == "paired":
                raise Unsupported("UN Intervention")
            return single
        if kind == "order":
            # It asks for the order only where the event can take place.
            first = fact["order"] == "event-first" and "RESOLVE_EVENT_FIRST" in options
            return "RESOLVE_EVENT_FIRST" if first else None
        if kind == "mode":
            return MODES[fact["mode"]]
        raise Unsupported(f"{kind} where it asks for an action")

    def choose(self, option, options):
        g = self.game
        if option not in options and option != g.input_state.option_stop_early:
            return f"{option} is not among {len(options)} options"
        if not g.input_state.recv(option):
            return f"{option} is not taken"
        self.go_on()
        return None

    def choices(self):
        g = self.game
        state = g.input_state if self.begun else None
        if state is None or g.ended is not None:
            raise Unsupported("choices of a hand that is not stated")
        by = state.side.toStr().lower()
        if state.state == InputType.SELECT_COUNTRY and self.planned == "operations":
            if state.option_stop_early:
                raise Unsupported("choices that may stop early")
            kind = "target" if "Place" not in state.prompt else "place"
            return [{"type": kind, "by": by, "country": PLACE[c]} for c in state.available_options if c in PLACE]
        raise Unsupported("choices of this kind")

    def state(self):
        g, both = self.game, lambda track: {side: track[SIDE[side]] for side in SIDES}
        control = {side: [ours for ours, c in COUNTRY.items() if g.map[c].control == SIDE[side]] for side in SIDES}
        said = {
            "turn": g.turn_track, "defcon": g.defcon_track, "vp": -g.vp_track, "milops": both(g.milops_track),
            "space": both(g.space_track), "control": control,
            "influence": {ours: both(g.map[c].influence) for ours, c in COUNTRY.items() if any(g.map[c].influence)},
            "discard": [OURS[c] for c in g.discard_pile if c in OURS],
            "removed": [OURS[c] for c in g.removed_pile if c in OURS],
        }
        if self.begun:
            said["over"] = None if g.ended is None else {"winner": g.ended.toStr().lower(), "how": self.how()}
        holder = next((side for side in SIDES if "The_China_Card" in g.hand[SIDE[side]]), None)
        if holder:
            said["china"] = {"holder": holder, "face": "up" if g.cards["The_China_Card"].is_playable else "down"}
        return said

    def how(self):
        g = self.game
        return "vp-20" if abs(g.vp_track) >= 20 else "defcon-1" if g.defcon_track <= 1 else "unknown"


if __name__ == "__main__":
    serve(Glowsplint())
