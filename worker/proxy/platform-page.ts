import type { AppContext } from '../app-env.ts'

/** A page of the embedded platform, served from our own address. Other platforms have an address of their own: 404. */
export async function servePlatformPage(c: AppContext): Promise<Response> {
  const { platform } = c.var.settings
  if (!platform.binding) return c.notFound()
  const { pathname, search } = new URL(c.req.url)
  const response = await platform.binding.fetch(new Request(platform.origin + pathname + search, c.req.raw))
  return new Response(response.body, response)
}

/** `/hosted-checkout/*`: its substitute for a payment provider. With a real one (`HOSTED_CHECKOUT_URL`) there is none. */
export function serveProviderPage(c: AppContext): Response | Promise<Response> {
  return c.var.settings.hostedCheckoutUrl.startsWith('/') ? servePlatformPage(c) : c.notFound()
}
