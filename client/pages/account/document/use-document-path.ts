import { ACCOUNT_DOCUMENT_PATH } from '#shared/account/account-path.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'

/** Writes the address of the account as a document, with a query. */
export function useDocumentPath(): (query?: Record<string, string>) => string {
  const { store } = useShop()
  return (query) => {
    const text = String(new URLSearchParams(query))
    return `${store.pathPrefix}${ACCOUNT_DOCUMENT_PATH}${text && `?${text}`}`
  }
}
