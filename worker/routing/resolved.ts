import type { PageName } from '#shared/routes.ts'
import type { Redirect } from './redirect-rules.ts'

/** What an address of a store leads to. */
export type Resolved =
  | {
      kind: 'page'
      name: PageName
      params: Record<string, string>
      /** Shown in place of the address that was asked for (R2.76). */
      url?: URL
    }
  | ({ kind: 'redirect' } & Redirect)
