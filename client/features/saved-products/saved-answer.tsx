import type { ReactNode } from 'react'
import type { SavedListName } from '#shared/account/saved-products.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { codeOf } from '../../api/call-api.ts'
import { focusListHeading } from '../../shop-ui/focus-list-heading.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { isFromDevice } from './call-or-saved.ts'
import { NotStored } from './not-stored.tsx'
import { NothingSaved } from './nothing-saved.tsx'
import { savedList } from './saved-list.ts'

interface SavedAnswerProps<T extends object> {
  list: SavedListName
  /** The products of the list, as the device knows them. */
  skus: string[]
  /** What the shop tells of them, from `useApi`. */
  answer: { data: T | undefined; error: unknown; isLoading: boolean; mutate: () => unknown }
  cardsOf: (data: T) => ProductCard[]
  children: (data: T) => ReactNode
}

/** The products of a list, once the shop or the device has told of them, how many lack, and the button that empties the list. */
export function SavedAnswer<T extends object>({
  list,
  skus,
  answer,
  cardsOf,
  children,
}: SavedAnswerProps<T>) {
  const { t } = useShop()
  const { data, error, isLoading, mutate } = answer
  const clear = () => {
    savedList(list).clear()
    focusListHeading()
  }
  if (skus.length === 0) return <NothingSaved list={list} />
  const problem = error !== undefined && <Problem code={codeOf(error)} onRetry={() => mutate()} />
  if (!data) return problem || <div className="checkout-waiting" aria-busy="true" />
  const answeredSkus = cardsOf(data).map(({ sku }) => sku)
  const lacking = isLoading || problem ? [] : skus.filter((sku) => !answeredSkus.includes(sku)) // until then it is the answer to the list before
  const count = lacking.length
  const removeLacking = () => {
    for (const sku of lacking) savedList(list).remove(sku)
    focusListHeading()
  }
  return (
    <>
      {problem}
      <NotStored list={list} />
      {isFromDevice(data) && <p role="status">{t('saved.fromDevice')}</p>}
      {children(data)}
      {count > 0 && (
        <p>
          {t(isFromDevice(data) ? 'saved.notOnDevice' : 'saved.gone', { count })}{' '}
          {!isFromDevice(data) && (
            <Button variant="quiet" onClick={removeLacking}>
              {t('saved.removeGone', { count })}
            </Button>
          )}
        </p>
      )}
      <Button variant="secondary" onClick={clear}>
        {t(`${list}.clear`)}
      </Button>
    </>
  )
}
