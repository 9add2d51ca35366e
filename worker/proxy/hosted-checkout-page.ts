import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'

/**
 * `/hosted-checkout/*`: the embedded platform's stand-in for a payment provider, under our own address so that one
 * command starts a whole shop. A real provider has its own (`HOSTED_CHECKOUT_URL`); then there is nothing here.
 */
export async function serveProviderPage(c: Context<AppEnv>): Promise<Response> {
  const { platform, hostedCheckoutUrl } = c.var.settings
  if (!platform.binding || !hostedCheckoutUrl.startsWith('/')) return c.notFound()
  const { pathname, search } = new URL(c.req.url)
  const response = await platform.binding.fetch(new Request(platform.origin + pathname + search, c.req.raw))
  return new Response(response.body, response)
}
