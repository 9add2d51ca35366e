import { startShopServer } from '../bench/shop-server.ts'

/**
 * `node serve-storefront.ts PORT PLATFORM_PORT SETTINGS`: the storefront that is built in the current folder, with the
 * platform at another port and settings as JSON. For tests that need a second one.
 */
const [port, platformPort, settings] = process.argv.slice(2)
const platform = `http://localhost:${platformPort}`
await startShopServer({
  port: Number(port),
  settings: {
    API_URL: platform,
    CONTENT_URL: platform,
    PERSONALISATION_URL: platform,
    ...JSON.parse(settings ?? '{}'),
  },
})
process.send?.('open')
