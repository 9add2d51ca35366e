import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** The constant behind Miniflare, as the shop is. */
export async function startConstant(
  port: number,
  script: string,
  pages: Record<string, string>,
): Promise<Miniflare> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      telemetry: { enabled: false },
      cf: false,
      modules: true,
      script,
      compatibilityDate: '2026-11-01', // wrangler.toml
      bindings: pages,
    }),
  )
  await miniflare.ready
  return miniflare
}
