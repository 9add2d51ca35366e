export { app as default } from './app.ts'
export { PurgeLog } from './purge/purge-log.ts'
