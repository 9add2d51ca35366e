import { formatSum } from '#shared/format/sum.ts'
import { type Contents, unitPriceOf } from '#shared/product/unit-price.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** What 100 g or a litre costs. */
export function ComparisonPrice({ total, contents }: { total: number; contents: Contents }) {
  const { t, store } = useShop()
  const { amount, per } = unitPriceOf(total, contents)
  return <p>{t(`price.per.${per}`, { price: formatSum(amount, store) })}</p>
}

const INSTALMENT_MONTHS = 24 // Spec §9, Store texts
const INSTALMENT_FROM = 1000_00 // our choice: nobody pays a cap by instalments

/** What it costs a month, where the shop sells in kr (R9.55), with what the law wants beside it. */
export function Instalment({ total }: { total: number }) {
  const { t, price, store } = useShop()
  if (total < INSTALMENT_FROM || store.currencySign !== 'kr') return <p>{t('product.vat')}</p>
  const amount = Math.ceil(total / INSTALMENT_MONTHS / 100) * 100
  return (
    <p>
      {t('product.instalment', {
        amount: price(amount),
        months: INSTALMENT_MONTHS,
        total: price(total),
      })}
    </p>
  )
}
