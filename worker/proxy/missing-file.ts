import type { AppContext } from '../app-env.ts'

/**
 * `GET /assets/*`: a file of the build that this version does not have; the asset server answers the others. While a version is
 * rolled out a page may be newer than the version that is asked, and a moment later the file is there: nobody may keep this.
 */
export const refuseMissingFile = (c: AppContext): Response =>
  c.text('Not Found', 404, { 'Cache-Control': 'no-store' })
