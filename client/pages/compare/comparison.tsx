import { useState } from 'react'
import { type ComparedProduct, toComparedRows } from '#shared/account/compare.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import { useApi } from '../../api/use-api.ts'
import { callCompared, untilFromShop } from '../../features/saved-products/call-or-saved.ts'
import { SavedAnswer } from '../../features/saved-products/saved-answer.tsx'
import { savedList } from '../../features/saved-products/saved-list.ts'
import { useSavedInput } from '../../features/saved-products/use-saved-input.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { focusHeading } from '../../router/index.ts'
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
  const { skus, input } = useSavedInput('compare')
  const answer = useApi('products.compare', input, {
    call: callCompared,
    ...untilFromShop(),
  })
  return (
    <SavedAnswer
      list="compare"
      {...{ skus, answer }}
      cardsOf={({ products }) => products.map(({ card }) => card)}
    >
      {({ products }) => <Compared products={products.filter(({ card }) => skus.includes(card.sku))} />}
    </SavedAnswer>
  )
}

function Compared({ products }: { products: ComparedProduct[] }) {
  return (
    <>
      {products.some(({ ski }) => ski) && (
        <Extra>
          <SkiDrawings products={products} />
        </Extra>
      )}
      <ComparedTable products={products} />
    </>
  )
}

function ComparedTable({ products }: { products: ComparedProduct[] }) {
  const { t } = useShop()
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const canDiffer = products.length > 1
  const rows = toComparedRows(products).filter(({ differs }) => differs || !differencesOnly || !canDiffer)
  return (
    <>
      {canDiffer && (
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
  const remove = () => {
    savedList('compare').remove(sku)
    focusHeading() // the button is gone
  }
  return (
    <>
      <Picture file={image} size={imageSizes.cart} alt="" ground />
      <a href={path}>{name}</a>
      <CardPrice card={card} />
      <Button variant="quiet" onClick={remove} aria-label={t('compare.remove', { name })}>
        {t('saved.remove')}
      </Button>
    </>
  )
}
