export { app as default } from './app.ts'
export { PurgeLog } from './cache/purge/purge-log.ts'
export { OrderMemory } from './orders/order-memory.ts'
export { CustomerSessions } from './session/customer-sessions.ts'
