/** How long a picture takes: 65 ms for one of a list, 320 × 400, on one of two busy processors. */
const MS_PER_PIXEL = 65 / (320 * 400)

/** A drawing blocks the only thread of its isolate. It gets a fifth of the time; the rest is for the shop's calls. */
const SHARE_OF_TIME = 1 / 5

/** When a picture is drawn, and when it will be there, in milliseconds from now. */
interface Turn {
  beginsInMs: number
  endsInMs: number
}

const FURTHEST_MS = 20_000 // what is done after an answer may take half a minute

/** The turn of the drawing with a tag, of so many pixels; null: too many wait, and it has none. */
type TakeTurn = (tag: string, pixels: number, now: number) => Turn | null

/**
 * Turns of drawing, one after the other, with room between them. Requests for the same picture share a turn. A turn ends by
 * the clock, because a request that is cancelled never reports its end.
 */
export function createTurns(): TakeTurn {
  let freeAt = 0
  const taken = new Map<string, { beginsAt: number; endsAt: number }>()
  return (tag, pixels, now) => {
    for (const [other, { endsAt }] of taken) if (endsAt <= now) taken.delete(other)
    const beginsAt = Math.max(freeAt, now)
    const takesMs = pixels * MS_PER_PIXEL
    const turn = taken.get(tag) ?? { beginsAt, endsAt: beginsAt + takesMs }
    if (turn.beginsAt - now > FURTHEST_MS) return null
    if (!taken.has(tag)) freeAt = beginsAt + takesMs / SHARE_OF_TIME
    taken.set(tag, turn)
    return { beginsInMs: Math.max(0, turn.beginsAt - now), endsInMs: turn.endsAt - now }
  }
}
