import type { PageName } from '#shared/routes.ts'
import { Extra } from '../../ui/extra.tsx'
import { useOnline } from '../../ui/use-online.ts'
import type { LoadedPage } from '../load-page.ts'
import { OfflineBar } from '../offline-parts.ts'

/** How current the shown page is, and how to load it anew. */
export interface Saved extends Omit<LoadedPage, 'page'> {
  onReload: () => void
}

/** The line below the header while there is no connection, or while a saved page is shown. */
export function OfflineStatus(props: Partial<Saved> & { page: PageName }) {
  const isOnline = useOnline()
  return (
    <div className="offline-status" role="status">
      {(!isOnline || props.savedAt) && (
        <Extra>
          <OfflineBar isOnline={isOnline} {...props} />
        </Extra>
      )}
    </div>
  )
}
