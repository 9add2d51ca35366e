/** Keys for development. They are public, so `settings.ts` refuses them in every other environment. */
export const DEVELOPMENT_SESSION_KEY = 'c2thcmUtZGV2ZWxvcG1lbnQtc2Vzc2lvbi1rZXktMDE='
export const DEVELOPMENT_PURGE_KEY = 'skare-development-purge-key'
