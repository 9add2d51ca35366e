import type { OrderLine, PastOrder } from '#shared/orders/past-order.ts'
import { orElse } from '../../observability/or-else.ts'
import { findShown } from '../cart/cart.ts'
import type { PlatformClient } from '../client.ts'
import { lineGoods } from '../products/line-goods.ts'
import { productTypeSchema } from '../protocol/product.ts'

/** An order with the pictures and paths of its goods, as far as they are still sold. */
export async function withGoods<Order extends Pick<PastOrder, 'lines'>>(
  platform: PlatformClient,
  order: Order,
): Promise<Order> {
  return { ...order, lines: await Promise.all(order.lines.map((line) => withProduct(platform, line))) }
}

/** When the product cannot be loaded, only its picture is missing. */
async function withProduct(platform: PlatformClient, line: OrderLine): Promise<OrderLine> {
  const failure = { log: platform.log, event: 'order.partFailed', part: line.sku }
  const found = await orElse(findProductOf(platform, line), null, failure)
  if (!found) return line
  const { image, path } = lineGoods(found, line.sku)
  return { ...line, image, path }
}

async function findProductOf(platform: PlatformClient, { sku, type }: OrderLine) {
  return findShown(platform, { sku, product_type: productTypeSchema.parse(type) })
}
