"""Rounds the convex corners of an outline, on its curves.

An outline is a list of closed contours; a contour is a list of segments, each a tuple of points
(start, …, end): two points for a line, three for a quadratic curve. TrueType fills to the right of
the direction of travel, so a corner that turns right is convex.
"""

import math

from fontTools.misc.bezierTools import calcQuadraticArcLength, splitQuadraticAtT
from fontTools.cu2qu import curve_to_quadratic
from fontTools.pens.recordingPen import DecomposingRecordingPen

# Corners that turn less than this stay as they are: they are joins of a curve, not ends of a stroke.
LARGEST_KEPT_TURN = math.radians(14)
# A very pointed corner would need tangents longer than the stroke is wide.
LONGEST_TANGENT_IN_RADII = 1.7


def contours_of(glyph_set, name):
    pen = DecomposingRecordingPen(glyph_set)
    glyph_set[name].draw(pen)
    contours, segments, start, here = [], [], None, None
    for operator, points in pen.value:
        if operator == "moveTo":
            segments, start, here = [], points[0], points[0]
        elif operator == "lineTo":
            if points[0] != here:
                segments.append((here, points[0]))
            here = points[0]
        elif operator == "qCurveTo":
            if points[-1] is None:  # a contour of off-curve points alone
                off = list(points[:-1])
                start = here = middle(off[-1], off[0])
                points = tuple(off) + (start,)
            off, end = list(points[:-1]), points[-1]
            for index, control in enumerate(off):
                stop = end if index == len(off) - 1 else middle(control, off[index + 1])
                segments.append((here, control, stop))
                here = stop
        elif operator in ("closePath", "endPath"):
            if here != start:
                segments.append((here, start))
            segments = [s for s in segments if distance(s[0], s[-1]) > 0.5 or len(s) == 3]
            if segments:
                contours.append(segments)
    return contours


def middle(a, b):
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def distance(a, b):
    return math.hypot(b[0] - a[0], b[1] - a[1])


def length(segment):
    if len(segment) == 2:
        return distance(*segment)
    return calcQuadraticArcLength(*segment)


def direction(segment, at_end):
    """The unit tangent at one end of a segment."""
    points = list(segment)
    pairs = zip(points[-2::-1], points[::-1]) if at_end else zip(points, points[1:])
    for a, b in pairs:
        d = distance(a, b)
        if d > 1e-6:
            return ((b[0] - a[0]) / d, (b[1] - a[1]) / d)
    return (1.0, 0.0)


def turn(before, after):
    a, b = direction(before, True), direction(after, False)
    return math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1])


def split(segment, at):
    """Cuts a segment at a distance from its start."""
    total = length(segment)
    if len(segment) == 2:
        t = at / total
        a, b = segment
        p = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        return (a, p), (p, b)
    low, high = 0.0, 1.0
    for _ in range(24):
        t = (low + high) / 2
        if length(splitQuadraticAtT(*segment, t)[0]) < at:
            low = t
        else:
            high = t
    first, second = splitQuadraticAtT(*segment, (low + high) / 2)
    return tuple(first), tuple(second)


def drop_head(segments, amount):
    segments = list(segments)
    while len(segments) > 1 and length(segments[0]) <= amount + 1e-3:
        amount -= length(segments.pop(0))
    if amount > 1e-3:
        segments[0] = split(segments[0], min(amount, length(segments[0]) * 0.999))[1]
    return segments


def drop_tail(segments, amount):
    reverse = [tuple(reversed(s)) for s in reversed(segments)]
    return [tuple(reversed(s)) for s in reversed(drop_head(reverse, amount))]


def arc(a, direction_a, b, direction_b):
    """A round join from `a` to `b` along both tangents, as quadratic pieces."""
    angle = math.acos(max(-1.0, min(1.0, direction_a[0] * direction_b[0]
                                    + direction_a[1] * direction_b[1])))
    if angle < 1e-3:
        return [(a, b)]
    # The legs from both ends to where the tangents meet: equal for a circle, nearly so here.
    cross = direction_a[0] * direction_b[1] - direction_a[1] * direction_b[0]
    dx, dy = b[0] - a[0], b[1] - a[1]
    if abs(cross) < 0.15:
        handle_a = handle_b = 4 / 3 * math.tan(angle / 4) * math.hypot(dx, dy) / 2
    else:
        ratio = 4 / 3 * math.tan(angle / 4) / math.tan(angle / 2)
        handle_a = ratio * abs((dx * direction_b[1] - dy * direction_b[0]) / cross)
        handle_b = ratio * abs((dx * direction_a[1] - dy * direction_a[0]) / cross)
    c1 = (a[0] + direction_a[0] * handle_a, a[1] + direction_a[1] * handle_a)
    c2 = (b[0] - direction_b[0] * handle_b, b[1] - direction_b[1] * handle_b)
    spline = curve_to_quadratic((a, c1, c2, b), 0.8)
    pieces, here = [], spline[0]
    off = spline[1:-1]
    for index, control in enumerate(off):
        stop = spline[-1] if index == len(off) - 1 else middle(control, off[index + 1])
        pieces.append((here, control, stop))
        here = stop
    return pieces


def round_contour(segments, radius):
    count = len(segments)
    turns = [turn(segments[i - 1], segments[i]) for i in range(count)]
    corners = [i for i in range(count) if turns[i] < -LARGEST_KEPT_TURN]
    if not corners:
        return segments
    # The stretch of outline from each corner to the next.
    stretches = []
    for index, corner in enumerate(corners):
        following = corners[(index + 1) % len(corners)]
        stop = following if following > corner else following + count
        stretches.append([segments[i % count] for i in range(corner, stop)])
    lengths = [sum(map(length, stretch)) for stretch in stretches]
    wanted = []
    for corner in corners:
        angle = min(-turns[corner], math.radians(150))
        wanted.append(min(radius * math.tan(angle / 2), radius * LONGEST_TANGENT_IN_RADII))
    # Two corners that want more than lies between them share it in proportion.
    shares = [min(1.0, 0.9998 * lengths[i] / (wanted[i] + wanted[(i + 1) % len(wanted)]))
              for i in range(len(wanted))]
    cuts = [wanted[i] * min(shares[i], shares[i - 1]) for i in range(len(wanted))]
    trimmed = []
    for index, stretch in enumerate(stretches):
        kept = drop_tail(drop_head(stretch, cuts[index]), cuts[(index + 1) % len(cuts)])
        trimmed.append(kept)
    rounded = []
    for index, kept in enumerate(trimmed):
        before = trimmed[index - 1]
        rounded += arc(before[-1][-1], direction(before[-1], True),
                       kept[0][0], direction(kept[0], False))
        rounded += [s for s in kept if length(s) > 0.7]
    return rounded


def draw(contours, pen):
    for segments in contours:
        pen.moveTo(segments[0][0])
        for segment in segments:
            if len(segment) == 2:
                pen.lineTo(segment[1])
            else:
                pen.qCurveTo(segment[1], segment[2])
        pen.closePath()
