import { ACCOUNT_DOCUMENT_PATH } from '#shared/account/account-path.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'

/** The way to the account as a document, where scripts are off or have failed. */
export function AccountEntry({ search }: { search: string }) {
  const { t, store } = useShop()
  const path = store.pathPrefix + ACCOUNT_DOCUMENT_PATH
  return (
    <form action={path}>
      <HiddenFields fields={Object.fromEntries(new URLSearchParams(search))} />
      <Button type="submit">{t('account.plain')}</Button>
    </form>
  )
}
