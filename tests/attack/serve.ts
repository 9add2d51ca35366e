import { startShopServer } from '../bench/shop-server.ts'

/**
 * `node serve.ts platform PORT STATE` or `node serve.ts storefront PORT STATE PLATFORM_PORT`: one half of the built shop in a
 * process of its own, so that it can be killed and started again with what its disk has kept.
 */
const [role, port, stateFolder, platformPort] = process.argv.slice(2)
const platform = `http://localhost:${platformPort}`
await startShopServer({
  port: Number(port),
  platformOnly: role === 'platform',
  stateFolder: stateFolder ?? '',
  settings:
    role === 'platform'
      ? { DIALS: '1' }
      : { API_URL: platform, CONTENT_URL: platform, PERSONALISATION_URL: platform, LOG_REQUESTS: 'errors' },
})
process.send?.('open')
