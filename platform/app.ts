import { Hono } from 'hono'
import type { PlatformEnv } from './env.ts'

/** The embedded platform: one route file per section of the platform contract. */
export const app = new Hono<PlatformEnv>()

app.get('/api/', (c) => c.json({ version: 'skare-platform' }))
