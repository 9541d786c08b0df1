"""How fast questions are made: run `python tests/benchmarks/bench_questions.py`.

Prints one JSON line for each topic and one for all: questions per second of CPU time on one core.
It judges nothing; compare lines of one run on one machine.
"""

from __future__ import annotations

import json
import time
from itertools import islice

from unoflip_widgets.teaching.questions import TOPICS, stream

QUESTIONS = 500


def measure(topic: str) -> float:
    """Print how many questions a second there are about a topic; return the seconds."""
    source = stream(topic, seed=1)
    next(source)
    start = time.process_time()
    made = sum(1 for _ in islice(source, QUESTIONS))
    seconds = time.process_time() - start
    print(json.dumps({"topic": topic, "questions_per_cpu_s": round(made / seconds)}), flush=True)
    return seconds


if __name__ == "__main__":
    total = sum(map(measure, TOPICS))
    line = {"topic": "all", "questions_per_cpu_s": round(len(TOPICS) * QUESTIONS / total)}
    print(json.dumps(line))
