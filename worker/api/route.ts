import type { MiddlewareHandler } from 'hono'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import { inputSchemas, type ParsedInput } from '#shared/api/endpoint-inputs.ts'
import { type EndpointName, endpoints } from '#shared/api/endpoints.ts'
import type { AppContext, AppEnv } from '../app-env.ts'
import type { App } from '../create-app.ts'
import { parseInput, readFields } from '../request/read-body.ts'

type Answering<N extends EndpointName> = (
  c: AppContext,
  input: ParsedInput<N>,
) => Promise<ApiAnswer<N>> | ApiAnswer<N>

/**
 * Mounts an endpoint of our API where the table says. `answer` gets what was sent, checked, and returns what the browser
 * gets; undefined is an answer without a body. `guard` comes before anything is read.
 */
export function route<N extends EndpointName>(
  app: App,
  name: N,
  answer: Answering<N>,
  guard: MiddlewareHandler<AppEnv> = (_, next) => next(),
): void {
  const [method = '', path = ''] = endpoints[name].split(' ')
  const input = inputSchemas[name]
  app.on(method, path, guard, async (c) => {
    const answered = await answer(c, parseInput(input, await readFields(c, method)))
    return answered === undefined ? c.body(null, 204) : c.json(answered)
  })
}
