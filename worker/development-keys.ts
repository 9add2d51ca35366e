/** In the repository for everybody to read: `env.ts` refuses them in any environment but development. */
export const DEVELOPMENT_SESSION_KEY = 'c2thcmUtZGV2ZWxvcG1lbnQtc2Vzc2lvbi1rZXktMDE='
export const DEVELOPMENT_PURGE_KEY = 'skare-development-purge-key'
