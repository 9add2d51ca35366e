import { expect } from 'vitest'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import { type EndpointName, toApiRequest } from '#shared/api/endpoints.ts'
import type { Fate } from './plan.ts'
import { type Browser, count, type World } from './world.ts'

/** Calls that may say "not now" although the platform is well: nobody can tell yet what becomes of the order. */
const UNDECIDED: ReadonlySet<EndpointName> = new Set<EndpointName>(['checkout.complete', 'checkout.order'])

export interface Call<N extends EndpointName> {
  input?: object
  fate: Fate
  /** What the browser makes of a good answer. */
  hear?: (answer: ApiAnswer<N>) => void
  /** What it makes of a refusal, with the status and its code. */
  hearRefusal?: (status: number, code: string) => void
}

/**
 * A call of the shop's API. With a platform that is well no call fails. Resolves when the edge has answered; the browser hears
 * the answer at once, some acts later, or never.
 */
export async function call<N extends EndpointName>(
  world: World,
  browser: Browser,
  name: N,
  { input = {}, fate, hear, hearRefusal }: Call<N>,
): Promise<void> {
  const { method, path, body } = toApiRequest(name, input)
  const isBroken = world.wire.outage !== null
  const sent = body === undefined ? undefined : JSON.parse(body)
  const response = await browser.shopper.sendOnly(method, `${world.place.prefix}/api${path}`, sent)
  const text = await response.clone().text()
  const isFine = response.status < 500 || isBroken || UNDECIDED.has(name)
  expect(isFine, `${name} with a platform that is well: ${response.status} ${text}`).toBe(true)
  if (response.status >= 500) count(world, 'answers of a shop without its platform')
  if (fate !== 'arrives') count(world, `answers ${fate}`)
  const arrive = async () => {
    browser.shopper.arrive(response)
    if (response.ok) return hear?.(JSON.parse(text))
    const { error } = JSON.parse(text) as { error: { code: string } } // every refusal of the API has this form
    hearRefusal?.(response.status, error.code)
  }
  if (fate === 'arrives') await arrive()
  if (fate === 'late') browser.late.push(arrive)
}
