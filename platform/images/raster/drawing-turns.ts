/** How long a picture takes: 65 ms for one of a list, 320 × 400, on one of two busy processors. */
const MS_PER_PIXEL = 65 / (320 * 400)

/** A drawing takes the only thread of an isolate: of five moments it gets one, and the shop's questions the others. */
const SHARE_OF_TIME = 1 / 5

/** When a picture is drawn, and when it will be there, in milliseconds from now. */
export interface Turn {
  beginsInMs: number
  endsInMs: number
}

/**
 * Turns of drawing, one after the other, with room between them. They are told by the clock, not by who has finished,
 * because a request that ends early finishes nothing.
 */
export function createTurns(): (pixels: number, now: number) => Turn {
  let freeAt = 0
  return (pixels, now) => {
    const beginsAt = Math.max(freeAt, now)
    const takesMs = pixels * MS_PER_PIXEL
    freeAt = beginsAt + takesMs / SHARE_OF_TIME
    return { beginsInMs: beginsAt - now, endsInMs: beginsAt - now + takesMs }
  }
}
