import { ACCOUNT_DOCUMENT_PATH } from '#shared/account/account-path.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'

/** The way to the account as a document, where scripts are off or have failed. */
export function AccountEntry({ search }: { search: string }) {
  const { t, store } = useShop()
  const path = store.pathPrefix + ACCOUNT_DOCUMENT_PATH
  const fields = Object.entries(Object.fromEntries(new URLSearchParams(search))) // each name once
  return (
    <form action={path}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t('account.plain')}</Button>
    </form>
  )
}
