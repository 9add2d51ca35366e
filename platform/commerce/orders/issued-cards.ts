import type { PricedCart } from '../cart/cart-totals.ts'
import { isMailedCard } from '../cart/lines.ts'
import { endOfDayAfter, ofSqlTime, toSqlTime } from '../clock.ts'
import { GIFT_CARD_YEARS } from '../promises.ts'
import { newCardCode } from '../secrets.ts'

/** Gift cards that a paid order brings by mail. */
export interface IssuedCards {
  /** Balances are minor units. */
  cards: { code: string; balance: number }[]
  currency: string
  /** SQL time. */
  validTo: string
}

const MAX_PIECES = 100 // codes that a mail has room for

/** A card for each piece that is bought, of very many pieces one for all. */
export function issueCards({ cart, totals }: PricedCart, at: string): IssuedCards {
  const { currency, timeZone } = cart.store
  const cards = cart.lines.flatMap((line, index) => {
    const worth = isMailedCard(line, cart.offersBySku) ? (totals.lines[index]?.unitPrice ?? 0) : 0
    if (worth === 0) return []
    const [pieces, balance] = line.qty > MAX_PIECES ? [1, worth * line.qty] : [line.qty, worth]
    return Array.from({ length: pieces }, () => ({ code: newCardCode(), balance }))
  })
  return { cards, currency, validTo: endOfDayAfter(yearsAfter(at, GIFT_CARD_YEARS), 0, timeZone) }
}

/** Stores the cards, if the placement made an order. */
export function issueStatement(
  db: D1Database,
  { cards, currency, validTo }: IssuedCards,
  placement: string,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO gift_card (code, balance, currency, valid_to)
      SELECT json_extract(card.value, '$.code'), json_extract(card.value, '$.balance'), ?1, ?2 FROM json_each(?3) AS card
      WHERE EXISTS (SELECT 1 FROM sales_order WHERE placement = ?4)`,
    )
    .bind(currency, validTo, JSON.stringify(cards), placement)
}

function yearsAfter(sqlTime: string, years: number): string {
  const moment = ofSqlTime(sqlTime)
  moment.setUTCFullYear(moment.getUTCFullYear() + years)
  return toSqlTime(moment)
}
