import { memo, Suspense, use, useEffect } from 'react'
import type { PageMeta, ProductPageData } from '#shared/page-data.ts'
import { galleryImages } from '#shared/product/gallery.ts'
import type { SyncedProduct } from '#shared/product/offers.ts'
import type { Product } from '#shared/product/product.ts'
import { breadcrumbsJsonLd } from '#shared/seo/json-ld.ts'
import { productJsonLd } from '#shared/seo/product-json-ld.ts'
import type { StoreView } from '#shared/store-views.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { Breadcrumbs } from '../../shop-ui/breadcrumbs.tsx'
import { JsonLd } from '../../shop-ui/head.tsx'
import { ProductRail } from '../../shop-ui/product-card/product-grid.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Extra } from '../../ui/extra.tsx'
import { Html } from '../../ui/html.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'
import { Section } from '../../ui/section.tsx'
import { WhenNear } from '../../ui/when-near.tsx'
import { BackInStockContext, preloadBackInStock } from './back-in-stock/back-in-stock.tsx'
import { BuyBox, preloadBuyBox } from './buy-box.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductPreview } from './product-preview.tsx'
import { ProductSafety } from './product-safety.tsx'
import { DeliveryTermsContext } from './promises.tsx'
import { galleryVariant, useChoice } from './use-choice.ts'
import { useOffers } from './use-offers.ts'

/**
 * A product: pictures, what can be chosen, what it costs, and the button. Everything else comes below. What was chosen and
 * typed of one product is never another's.
 */
export function ProductPage(props: ProductPageData & { meta: PageMeta }) {
  const { product } = props
  return <OfferedProduct key={product.sku} {...props} served={product} {...useOffers(product)} />
}

type OfferedProductProps = ProductPageData & SyncedProduct & { served: Product; meta: PageMeta }

/** Rendered again only when something of it has changed: an answer on its way is not. */
const OfferedProduct = memo(function OfferedProduct({ priceIsCurrent, ...props }: OfferedProductProps) {
  const { product, related, delivery } = props
  const { t, store, origins } = useShop()
  const choosing = useChoice(props)
  useEffect(() => recordView(store, product.id), [store, product.id])
  const { name, path, breadcrumbs, descriptionHtml, specs, downloads } = product
  const at = { store, origin: origins[store.code] }
  const sku = choosing.variant?.sku ?? product.sku
  const rows = [
    ...specs,
    ...(downloads.length > 0 ? [{ label: t('product.files'), value: downloads.join(', ') }] : []),
    { label: t('product.sku'), value: sku },
  ]
  return (
    <div className="product-page" data-prices={priceIsCurrent ? 'current' : undefined}>
      <JsonLd data={import.meta.env.SSR && productJsonLd(product, { ...at, delivery })} />
      <JsonLd data={import.meta.env.SSR && breadcrumbsJsonLd([...breadcrumbs, { name, path }], at)} />
      <div className="wide">
        <Breadcrumbs items={breadcrumbs} current={name} />
        <article className="product-page-main">
          <ProductGallery name={name} images={galleryImages(product, galleryVariant(product, choosing))} />
          <DeliveryTermsContext value={delivery}>
            <BackInStockContext value={props.backInStock ?? null}>
              <BuyBox product={product} choosing={choosing} />
            </BackInStockContext>
          </DeliveryTermsContext>
          <div className="product-page-about">
            {(descriptionHtml || product.safety) && (
              <section>
                {descriptionHtml && <h2>{t('product.description')}</h2>}
                {descriptionHtml && <Html html={descriptionHtml} />}
                <ProductSafety safety={product.safety} sku={sku} />
              </section>
            )}
            <section>
              <h2>{t('product.specs')}</h2>
              <table>
                <tbody>
                  {rows.map(({ label, value }) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </div>
        </article>
      </div>
      <BelowProduct product={product} related={related} />
    </div>
  )
})

/** What a choice does not change: a tap on a size renders none of it. */
const BelowProduct = memo(({ product, related }: Pick<OfferedProductProps, 'product' | 'related'>) => (
  <>
    <Suspense fallback={<RailSkeleton />}>
      <Related cards={related} />
    </Suspense>
    <div id="reviews">
      <noscript>{product.rating && <ReviewsNeedScripts />}</noscript>
      <WhenNear>
        <Extra>
          <SecondarySections product={product} />
        </Extra>
      </WhenNear>
    </div>
  </>
))

const SecondarySections = browserPart(() =>
  withMessages(
    import('./secondary-sections/secondary-sections.tsx').then((module) => module.SecondarySections),
    'product',
  ),
)

/** The first look at a product is remembered on the device and told to the shop (R4.112, R4.115). */
function recordView(store: StoreView, id: number): void {
  import('./secondary-sections/view-history.ts')
    .then((module) => module.recordView(store, id))
    .catch(reportFailure)
}

const reportFailure = (error: unknown) => console.warn('view', error)

function Related({ cards }: { cards: ProductPageData['related'] }) {
  const { t } = useShop()
  const found = use(cards)
  if (!found || found.length === 0) return null
  return (
    <Section title={t('product.related')}>
      <ProductRail cards={found} label={t('product.related')} />
    </Section>
  )
}

/** Said where the rating leads, when no script can ask for the reviews. */
function ReviewsNeedScripts() {
  const { t } = useShop()
  return <p className="wide">{t('product.reviewsNeedScripts')}</p>
}

/** Holds the place of the rail, so that nothing below moves when it comes. */
const RailSkeleton = () => <div className="product-page-waiting wide" aria-hidden="true" />

ProductPage.Preview = import.meta.env.SSR ? undefined : ProductPreview // the worker has no cards that were clicked

/** What the product's page shows at once, beside its own code. */
ProductPage.preload = ({ product, chosenSku }: ProductPageData) =>
  Promise.all([
    preloadBuyBox(product),
    preloadBackInStock({
      product,
      variant: product.variants.find(({ sku }) => sku === chosenSku) ?? null,
    }),
  ])
