"""A reference engine in Python: copy it, and put your own rules where it says "yours".

It speaks the protocol of `arbiter suite --engine "python3 reference.py"`: a line of JSON on standard input is a request,
a line of JSON on standard output its answer. What it does not know it says, and that is never held against it.
As it stands it keeps the position it is given and knows no rule at all.
"""
import json
import sys

SIDES = ("us", "ussr")


class Unsupported(Exception):
    """Something this engine does not know."""


class Engine:
    def new(self, edition="deluxe", policies=None, position=None, hands="known", handicap=(0, 0)):
        """A game begins: at a position, or without one at the set-up. What a position leaves out has its usual value."""
        if position is None:
            raise Unsupported("a whole game")
        if position.get("phase", "action_round") != "action_round":
            raise Unsupported(f"what happens in the phase {position['phase']}")
        both = lambda key: {side: position.get(key, {}).get(side, 0) for side in SIDES}
        china = position.get("china", {"holder": "ussr", "face": "up"})
        self.position = {
            "turn": position.get("turn", 1),
            "defcon": position.get("defcon", 5),
            "vp": position.get("vp", 0),  # positive for the US
            "milops": both("milops"),
            "space": both("space"),
            "influence": {c: {s: m.get(s, 0) for s in SIDES} for c, m in position.get("influence", {}).items()},
            "china": {"holder": china["holder"].lower(), "face": china.get("face", "up")},
            "discard": sorted(position.get("discard", [])),
            "removed": sorted(position.get("removed", [])),
        }

    def choices(self):
        """Every fact that may come next, in any order."""
        raise Unsupported("listing choices")  # yours

    def apply(self, fact):
        """Something happens: {"type": "place", "by": "us", "country": "italy"}. False, or a reason, if it is illegal."""
        raise Unsupported(f"facts of the type {fact['type']}")  # yours

    def state(self):
        """How things stand. Leave out what you do not know."""
        return self.position


def answer(engine, request):
    kind = request.pop("do")
    if kind == "new":
        engine.new(**request)
        return {"ok": True}
    if kind == "choices":
        return {"ok": True, "choices": engine.choices()}
    if kind == "apply":
        refused = engine.apply(request["fact"])
        return {"ok": True} if refused in (None, True) else {"ok": False, "reason": str(refused)}
    if kind == "state":
        return {"ok": True, "state": engine.state()}
    raise Unsupported(f"the request {kind}")


def serve(engine):
    for line in sys.stdin:
        request = json.loads(line)
        if request.get("do") == "quit":
            break
        try:
            said = answer(engine, request)
        except Unsupported as missing:
            said = {"ok": False, "unsupported": str(missing)}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    serve(Engine())
