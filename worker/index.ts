export { app as default } from './app.ts'
export { OrderMemory } from './orders/order-memory.ts'
export { PurgeLog } from './purge/purge-log.ts'
