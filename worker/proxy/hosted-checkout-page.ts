import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'

/**
 * `/hosted-checkout/*`: the embedded platform's substitute for a payment provider, served from our own address. With a
 * real provider (`HOSTED_CHECKOUT_URL`) this responds with 404.
 */
export async function serveProviderPage(c: Context<AppEnv>): Promise<Response> {
  const { platform, hostedCheckoutUrl } = c.var.settings
  if (!platform.binding || !hostedCheckoutUrl.startsWith('/')) return c.notFound()
  const { pathname, search } = new URL(c.req.url)
  const response = await platform.binding.fetch(new Request(platform.origin + pathname + search, c.req.raw))
  return new Response(response.body, response)
}
