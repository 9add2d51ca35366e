import { ACCOUNT_DOCUMENT_PATH } from '#shared/account/account-path.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'

/** The way to the account as a document, which only the worker has: where scripts are off, have failed, or take long. */
export function AccountEntry({ search }: { search: string }) {
  const { t, store } = useShop()
  const path = store.pathPrefix + ACCOUNT_DOCUMENT_PATH
  return (
    <form action={path} data-reload="">
      <HiddenFields fields={Object.fromEntries(new URLSearchParams(search))} />
      <Button type="submit">{t('account.plain')}</Button>
    </form>
  )
}
