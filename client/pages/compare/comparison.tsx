import { useState } from 'react'
import { type ComparedProduct, toComparedRows } from '#shared/account/compare.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import { codeOf } from '../../api/call-api.ts'
import { useApi } from '../../api/use-api.ts'
import { Problem } from '../../features/checkout/problem.tsx'
import { callCompared, isFromDevice } from '../../features/saved-products/call-or-saved.ts'
import { NotKept } from '../../features/saved-products/not-kept.tsx'
import { NothingSaved } from '../../features/saved-products/nothing-saved.tsx'
import { savedList } from '../../features/saved-products/saved-list.ts'
import { useSavedInput } from '../../features/saved-products/use-saved-input.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { CardPrice } from '../../shop-ui/group-prices/card-price.tsx'
import { Picture } from '../../shop-ui/picture.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Extra } from '../../ui/extra.tsx'
import { CheckField } from '../../ui/field.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const SkiDrawings = lazyPart(() =>
  withMessages(
    import('./ski-drawings.tsx').then((module) => module.SkiDrawings),
    'skis',
  ),
)

/** The products that the device compares: the skis drawn, and all in a table. */
export function Comparison() {
  const { t } = useShop()
  const { skus, input } = useSavedInput('compare')
  const { data, error, mutate } = useApi('products.compare', input, {
    call: callCompared,
    keepPreviousData: true, // the last answer stays
  })
  if (skus.length === 0) return <NothingSaved list="compare" />
  if (error) return <Problem code={codeOf(error)} onRetry={() => mutate()} />
  if (!data) return <div className="checkout-waiting" aria-busy="true" />
  const shown = data.products.filter(({ card }) => skus.includes(card.sku))
  return (
    <>
      <NotKept list="compare" />
      {isFromDevice(data) && <p role="status">{t('saved.fromDevice')}</p>}
      {shown.some(({ ski }) => ski) && (
        <Extra>
          <SkiDrawings products={shown} />
        </Extra>
      )}
      <ComparedTable products={shown} />
      <Button variant="secondary" onClick={() => savedList('compare').clear()}>
        {t('compare.clear')}
      </Button>
    </>
  )
}

function ComparedTable({ products }: { products: ComparedProduct[] }) {
  const { t } = useShop()
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const rows = toComparedRows(products).filter(({ differs }) => differs || !differencesOnly)
  return (
    <>
      {products.length > 1 && (
        <CheckField
          label={t('compare.differences')}
          checked={differencesOnly}
          onChange={({ target }) => setDifferencesOnly(target.checked)}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a box that scrolls, not a part of the page's outline */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard (WCAG 2.1.1) */}
      <div className="compare-table" role="group" tabIndex={0} aria-label={t('head.compare.title')}>
        <table>
          <thead>
            <tr>
              <td />
              {products.map(({ card }) => (
                <th key={card.sku} scope="col">
                  <ComparedHead card={card} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {products.map(({ card }, at) => (
                  <td key={card.sku}>{values[at] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function ComparedHead({ card }: Pick<ComparedProduct, 'card'>) {
  const { t } = useShop()
  const { sku, name, path, image } = card
  return (
    <>
      <Picture file={image} size={imageSizes.cart} alt="" ground />
      <a href={path}>{name}</a>
      <CardPrice card={card} />
      <Button
        variant="quiet"
        onClick={() => savedList('compare').remove(sku)}
        aria-label={t('compare.remove', { name })}
      >
        {t('saved.remove')}
      </Button>
    </>
  )
}
