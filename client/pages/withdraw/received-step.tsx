import { formatMoment } from '#shared/format/moment.ts'
import { isGoods, lineWords } from '#shared/orders/past-order.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { FactRows, Facts } from './facts.tsx'
import type { StepOf } from './step.ts'
import { wantedText } from './wanted.ts'

/** The receipt: what was withdrawn and when, as the e-mail says it, too (Directive 2011/83/EU, Article 11a(4)). */
export function ReceivedStep({ draft, order, withdrawal }: StepOf<'received'>) {
  const { t, to, store } = useShop()
  const { reference, kind, receivedAt, lines } = withdrawal
  const moment = t('withdraw.received.moment', formatMoment(new Date(receivedAt), store))
  const address = `${t('company.name')}, ${t('company.address')}`
  const hasGoods = order.lines.some((line) => isGoods(line) && lines.some(({ id }) => id === line.id))
  /** The law's right and the shop's own promise are kept in different ways. */
  const isPromise = kind === 'withdrawal' && order.withdrawal?.state === 'openPurchase'
  const mark: [string, string][] = [
    [t('withdraw.received.reference'), reference],
    [t('withdraw.received.at'), moment],
  ]
  const facts: [string, string][] = [
    [t('withdraw.find.orderNumber'), order.number],
    [t('withdraw.choose.name'), draft.name],
    [t('withdraw.confirm.wanted'), wantedText(withdrawal, t)],
  ]
  return (
    <>
      <header>
        <Icon name="check" />
        <h1>{t(`withdraw.received.title.${kind}`)}</h1>
      </header>
      <dl>
        <FactRows facts={mark} />
      </dl>
      <Facts facts={facts} />
      <ul className="dashes">
        {lines.map(({ id, quantity }) => (
          <li key={id}>{t('order.withdrawnLine', { count: quantity, name: lineWords(order, id) })}</li>
        ))}
      </ul>
      <h2>{t('withdraw.received.next')}</h2>
      <ul className="dashes">
        <li>{t('withdraw.received.mail', { email: draft.email })}</li>
        {hasGoods && <li>{t('withdraw.received.send', { address, reference })}</li>}
        <li>
          {t(`withdraw.received.after.${!hasGoods ? 'withoutGoods' : isPromise ? 'openPurchase' : kind}`)}
        </li>
      </ul>
      <PrintButton />
      <p>
        <a href={to('withdraw', {})} data-reload="">
          {t('withdraw.choose.other')}
        </a>
      </p>
    </>
  )
}

/** Not without JavaScript: it would do nothing there. */
function PrintButton() {
  const { t } = useShop()
  return useHydrated() ? (
    <footer>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('order.print')}
      </Button>
    </footer>
  ) : null
}
