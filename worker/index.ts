export { app as default } from './app.ts'
export { OrderMemory } from './orders/order-memory.ts'
export { PurgeLog } from './purge/purge-log.ts'
export { CustomerSessions } from './session/customer-sessions.ts'
