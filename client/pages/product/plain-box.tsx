import { useState } from 'react'
import { openOption } from '#shared/product/choose-value.ts'
import { type Price, priceSpan } from '#shared/product/price.ts'
import { matching } from '#shared/product/variant-choice.ts'
import { SkierFit } from '../../features/ski-finder/skier-fit.tsx'
import { ProductOptions } from '../../shop-ui/product-options/product-options.tsx'
import { BuyForm, type BuyFormProps } from './buy-form.tsx'
import { BuyFrame } from './buy-frame.tsx'

interface PlainBoxProps extends Pick<BuyFormProps, 'product' | 'choosing' | 'fields' | 'prepare'> {
  /** What fields add to the price, minor units. */
  surcharge?: number
}

/** A product as it is, or one of its variants; with fields of its own where something is to be filled in. */
export function PlainBox({ product, choosing, surcharge = 0, ...form }: PlainBoxProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const { choice, variant } = choosing
  const hasVariants = product.variants.length > 0
  const open = openOption(product, choice)
  const span = priceSpan(matching(product, choice).map(({ price }) => price))
  const from = !variant && span.from
  const price = plus(variant?.price ?? (hasVariants ? span.lowest : product.price), surcharge)
  return (
    <BuyFrame
      product={product}
      price={price}
      from={from}
      variant={variant}
      stock={variant?.stock ?? (hasVariants ? null : product.stock)}
      options={
        <>
          <ProductOptions
            product={product}
            choosing={choosing}
            missing={open && open.code === missing ? missing : null}
          />
          <SkierFit product={product} chosenSku={variant?.sku ?? null} />
        </>
      }
    >
      {price.current !== null && (
        <BuyForm
          {...form}
          product={product}
          choosing={choosing}
          price={price}
          from={from}
          onMissing={setMissing}
        />
      )}
    </BuyFrame>
  )
}

const plus = ({ current, was, ...price }: Price, surcharge: number): Price => ({
  ...price,
  current: current === null ? null : current + surcharge,
  was: was === null ? null : was + surcharge,
})
