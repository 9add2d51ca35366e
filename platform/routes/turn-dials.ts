import type { MiddlewareHandler } from 'hono'
import type { PlatformContext } from '#platform/answers.ts'
import { type Dial, dialState } from '#platform/commerce/dial-state.ts'
import type { PlatformEnv } from '#platform/env.ts'

/** Counts every call and applies the dials; runs before all routes. */
export const turnDials: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  if (c.env.DIALS !== '1' || c.req.path.startsWith('/dials')) return next()
  dialState.calls.set(c.req.path, (dialState.calls.get(c.req.path) ?? 0) + 1)
  const dial = dialState.dials.length === 0 ? undefined : await findDial(c)
  if (!dial) return next()
  if (dial.delayMs) await new Promise((resolve) => setTimeout(resolve, dial.delayMs))
  const isAnswered = [dial.status, dial.body, dial.contentType, dial.drop].some((part) => part !== undefined)
  return isAnswered ? answerDial(dial) : next()
}

async function findDial(c: PlatformContext): Promise<Dial | undefined> {
  const under = dialState.dials.filter((dial) => c.req.path.startsWith(dial.path))
  const body = under.some((dial) => dial.match !== undefined) ? await c.req.raw.clone().text() : ''
  const text = [c.req.url, ...Object.values(c.req.query()), body].join('\n')
  const dial = under.find((one) => one.match === undefined || text.includes(one.match))
  if (dial?.times !== undefined && --dial.times <= 0)
    dialState.dials = dialState.dials.filter((one) => one !== dial)
  return dial
}

function answerDial(dial: Dial): Response {
  if (dial.drop) return dropConnection()
  const status = dial.status ?? 200
  const body = dial.body ?? JSON.stringify({ code: status, result: `Dial: ${status}` })
  return new Response(status === 204 || status === 304 ? null : body, {
    status,
    headers: { ...dial.headers, 'content-type': dial.contentType ?? 'application/json' },
  })
}

/** A response that breaks while it is read. This is the closest a Worker can come to a lost connection. */
function dropConnection(): Response {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error('Dial: connection dropped'))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}
