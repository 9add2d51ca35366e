import { ACCOUNT_DOCUMENT_PATH } from '#shared/account/account-path.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'

/** The way to the account as a document: at once where scripts are off, by a button where they have failed. */
export function AccountEntry({ search }: { search: string }) {
  const { t, store } = useShop()
  const path = store.pathPrefix + ACCOUNT_DOCUMENT_PATH
  const fields = Object.entries(Object.fromEntries(new URLSearchParams(search))) // each name once
  const query = String(new URLSearchParams(fields))
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${path}${query && `?${query}`}`} />
      </noscript>
      <form action={path}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t('account.plain')}</Button>
      </form>
    </>
  )
}
