import { useLayoutEffect, useState } from 'react'
import type { PageMeta, ProductPageData } from '#shared/page-data.ts'
import {
  type Chosen,
  chooseValue,
  initialChoice,
  valuePath,
  variantPath,
} from '#shared/product/choose-value.ts'
import type { Product, Variant } from '#shared/product/product.ts'
import { VARIANT_PARAMETER } from '#shared/product/variant-address.ts'
import { matching } from '#shared/product/variant-choice.ts'
import { productPageName } from '#shared/routes.ts'
import { useShowPage } from '../../router/index.ts'
import type { Choosing } from '../../shop-ui/product-options/product-options.tsx'

interface ShownProduct extends ProductPageData {
  /** The product as the page came, with nobody's prices: pages are kept, and a customer may log out. */
  served: Product
  meta: PageMeta
}

/** What is chosen of the product. The address says it, and so it does in the first HTML. */
export function useChoice({ meta, served, ...data }: ShownProduct): Choosing {
  const { product, chosenSku, open } = data
  const showPage = useShowPage()
  const [chosen, setChosen] = useState(() => initialChoice(product, chosenSku, open))
  const sku = chosen.variant?.sku ?? null
  const variant = product.variants.find((one) => one.sku === sku) ?? null // as it is now: its stock may have changed

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page counts; our own choices are there already
  useLayoutEffect(() => {
    const namedSku = new URLSearchParams(location.search).get(VARIANT_PARAMETER)
    const isHere = location.pathname === product.path || namedSku === chosenSku // a saved copy may be that of another variant
    if (sku !== namedSku && isHere) setChosen(initialChoice(product, namedSku, open))
  }, [product, chosenSku])

  return {
    ...chosen,
    variant,
    linkOf: (code, value) => valuePath(product, chosen.choice, [code, value]),
    choose: (code, value) => {
      const next = chooseValue(product, chosen.choice, [code, value])
      const canonical = variantPath(product, next.variant)
      setChosen(next)
      showPage(canonical, {
        name: productPageName(product.type),
        data: { ...data, product: served, chosenSku: next.variant?.sku ?? null, open: '' },
        meta: { ...meta, canonical },
      })
    },
  }
}

/** The variant whose pictures show: the chosen one, else one of the colour. */
export function galleryVariant(product: Product, { choice, variant }: Chosen): Variant | null {
  return variant ?? (Object.keys(choice).length > 0 ? (matching(product, choice)[0] ?? null) : null)
}
