#!/usr/bin/env python3
"""Plays any game at random, reading and writing lines of JSON: see docs/bot-programs.md.

starboard arena duel-in-space --bots 'cmd:python3 docs/examples/bot.py,random'
starboard bot 'http://127.0.0.1:8080/#/online/<match>' --cmd 'python3 docs/examples/bot.py'
"""

import json
import random
import sys


def choose(view, chance):
    """The place of the option to take in view["mine"]["options"]: put your own thoughts here."""
    return chance.randrange(len(view["mine"]["options"]))


def main():
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "match":
            chance = random.Random(message["seed"])
            answer = {"id": message["id"]}
        elif message["type"] == "ask":
            answer = {"id": message["id"], "option": choose(message["view"], chance)}
        else:
            continue
        print(json.dumps(answer), flush=True)


main()
