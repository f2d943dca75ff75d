"""Works out expected.json from the description of the hashing embedder alone: python3 reference.py > expected.json"""

import json
import math
import struct

DIMENSIONS, BALLAST_FROM, BALLAST_LENGTH = 16, 12, 5

# Units and their weights, worked out by hand: stems, pairs of neighbouring stems, Chinese characters and pairs.
# "the" weighs 0.05, too little for grams; a pair weighs 0.3 of the geometric mean of its stems.
CASES = [
    ("Cats chase cats", [("stem:cat", 1, 2), ("pair:cat chase", 0.3, 1), ("stem:chase", 1, 1), ("pair:chase cat", 0.3, 1)]),
    ("the cat", [("stem:the", 0.05, 1), ("stem:cat", 1, 1), ("pair:the cat", 0.3 * math.sqrt(0.05), 1)]),
    ("琥珀", [("chinese:琥", 1, 1), ("chinese:珀", 1, 1), ("chinese:琥珀", 1, 1)]),
    ("ox 琥", [("stem:ox", 1, 1), ("chinese:琥", 1, 1)]),
]


def mix(h):
    h ^= h >> 16
    h = h * 0x85EBCA6B & 0xFFFFFFFF
    h ^= h >> 13
    h = h * 0xC2B2AE35 & 0xFFFFFFFF
    return h ^ h >> 16


def fnv1a(text):
    h = 0x811C9DC5
    for (unit,) in struct.iter_unpack("<H", text.encode("utf-16-le")):
        h = (h ^ unit) * 0x01000193 & 0xFFFFFFFF
    return mix(h)


def features(unit, weight):
    yield unit, weight
    kind, text = unit.split(":")
    if kind != "stem" or weight < 0.2:
        return
    spelling = f"<{text}>"
    grams = [spelling[i : i + n] for n in (3, 4, 5) for i in range(len(spelling) - n + 1)]
    for gram in grams:
        yield f"gram:{gram}", 0.5 * weight / math.sqrt(len(grams))


def embed(units, purpose):
    vector = [0.0] * DIMENSIONS
    for unit, weight, count in units:
        for key, value in features(unit, weight):
            h = fnv1a(key)
            for h, start, end in ((h, 0, BALLAST_FROM), (mix(h ^ 0x9E3779B9), BALLAST_FROM, DIMENSIONS)):
                vector[start + (h >> 1) % (end - start)] += (-1 if h & 1 else 1) * value * (1 + math.log(count))
    ballast = math.sqrt(sum(v * v for v in vector[BALLAST_FROM:]))
    factor = BALLAST_LENGTH / ballast if purpose == "document" else 0
    vector[BALLAST_FROM:] = [v * factor for v in vector[BALLAST_FROM:]]
    length = math.sqrt(sum(v * v for v in vector))
    return [round(v / length, 6) for v in vector]


print(json.dumps([{"text": t, "purpose": p, "vector": embed(u, p)} for t, u in CASES for p in ("query", "document")], ensure_ascii=False, indent=1))
