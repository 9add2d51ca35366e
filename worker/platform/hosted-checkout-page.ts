import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/**
 * `/hosted-checkout/*`: the embedded platform's stand-in for a payment provider, under our own address so that one
 * command starts a whole shop. A real provider has its own (`HOSTED_CHECKOUT_URL`); then there is nothing here.
 */
export async function serveProviderPage(c: Context<AppEnv>): Promise<Response> {
  const { env, settings } = { env: c.env, settings: c.var.settings }
  if (!env.PLATFORM || !settings.hostedCheckoutUrl.startsWith('/')) return c.notFound()
  const { pathname, search } = new URL(c.req.url)
  const response = await env.PLATFORM.fetch(new Request(settings.apiUrl + pathname + search, c.req.raw))
  return new Response(response.body, response)
}
