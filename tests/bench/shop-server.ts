import type { Miniflare } from 'miniflare'

/** What the benchmark uses of `platform/cli`. */
interface ShopServerModule {
  startShopServer(options: {
    port: number
    platformOnly?: boolean
    stateFolder?: string
    settings?: Record<string, string>
    twins?: string[]
  }): Promise<Miniflare>
  openDatabase(stateFolder: string): Promise<{ db: unknown; close: () => Promise<void> }>
  migrate(db: unknown): Promise<void>
}

interface SeedModule {
  DEFAULT_PRODUCTS: number
  seedIfNeeded(db: unknown, products?: number): Promise<void>
}

/**
 * Imported by address: `platform/cli` has types of the Workers runtime, which the project of the tests does not load.
 * A reference to `platform/cli` in tests/tsconfig.json would make plain imports of these.
 */
const folder = new URL('../../platform/cli/', import.meta.url)
const server = (await import(new URL('shop-server.ts', folder).href)) as ShopServerModule
const seed = (await import(new URL('seed-database.ts', folder).href)) as SeedModule

/** Starts the built shop, or its platform alone, in Miniflare. */
export const startShopServer = server.startShopServer

export const { DEFAULT_PRODUCTS } = seed

/** Makes the database of the demo shop in a folder, unless it is there. */
export async function fillDatabase(stateFolder: string, products = DEFAULT_PRODUCTS): Promise<void> {
  const { db, close } = await server.openDatabase(stateFolder)
  await server.migrate(db)
  await seed.seedIfNeeded(db, products)
  await close()
}
