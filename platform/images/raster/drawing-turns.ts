/** How long a picture takes: 65 ms for one of a list, 320 × 400, on one of two busy processors. */
const MS_PER_PIXEL = 65 / (320 * 400)

/** When a picture is drawn, and when it will be there, in milliseconds from now. */
export interface Turn {
  beginsInMs: number
  endsInMs: number
}

/**
 * Turns of drawing, one after the other, with room between them for all else that the isolate answers: a drawing takes its
 * only thread. They are told by the clock, not by who has finished, because a request that ends early finishes nothing.
 */
export function createTurns(): (pixels: number, now: number) => Turn {
  let freeAt = 0
  return (pixels, now) => {
    const beginsAt = Math.max(freeAt, now)
    freeAt = beginsAt + pixels * MS_PER_PIXEL
    return { beginsInMs: beginsAt - now, endsInMs: freeAt - now }
  }
}
