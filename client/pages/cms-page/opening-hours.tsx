import type { OpeningDay } from '#shared/content/cms-page.ts'
import { isShopOpen, shopTime } from '#shared/content/opening-hours.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useNow } from '../../ui/use-now.ts'

const SHOP_TIME_ZONE = 'Europe/Stockholm' // the shop stands in Östersund, whichever store one visits

/** The hours of the week. Pages are kept for long, so whether it is open now is the browser's to say: `data-live-part` asks the starter for React. */
export function OpeningHours({ days }: { days: OpeningDay[] }) {
  const { t } = useShop()
  const now = useNow()
  const today = now && shopTime(now, SHOP_TIME_ZONE).weekday
  return (
    <section className="prose" data-live-part="">
      <h2>{t('hours.title')}</h2>
      <p role="status">
        {now && t(isShopOpen(days, now, SHOP_TIME_ZONE) ? 'hours.open' : 'hours.closedNow')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('hours.day')}</th>
            <th scope="col">{t('hours.shop')}</th>
            <th scope="col">{t('hours.service')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, shop, customerService }, at) => (
            <tr key={day} aria-current={at === today ? 'date' : undefined}>
              <th scope="row">{day}</th>
              <td>{shop ?? t('hours.closed')}</td>
              <td>{customerService ?? t('hours.closed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
