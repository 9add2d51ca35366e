import { Hono } from 'hono'
import { answer, Refusal, readBody, textOf } from '#platform/answers.ts'
import { tokenOf } from '#platform/commerce/cart/cart-key.ts'
import { now, toSqlTime } from '#platform/commerce/clock.ts'
import { savedSchema } from '#platform/commerce/customers/account-service-schemas.ts'
import { customerOfToken } from '#platform/commerce/customers/customers.ts'
import { deleteCustomer } from '#platform/commerce/customers/delete-customer.ts'
import { WRONG_PASSWORD } from '#platform/commerce/customers/passwords.ts'
import { changeSaved } from '#platform/commerce/customers/saved-products.ts'
import { findFault } from '#platform/commerce/json-schema.ts'
import { isPassword } from '#platform/commerce/secrets.ts'
import type { PlatformEnv } from '#platform/env.ts'

/** What a stock platform has no calls for: saved products and the deletion of an account (contract §19). */
export const accountServiceRoutes = new Hono<PlatformEnv>()

accountServiceRoutes.post('/saved', async (c) => {
  const customer = await customerOfToken(c.env.DB, tokenOf(c), toSqlTime(now(c)))
  const body = await readBody(c)
  const fault = findFault(body, savedSchema)
  if (fault) throw new Refusal(400, [fault])
  return answer(c, await changeSaved(c.env.DB, customer.id, body))
})

accountServiceRoutes.post('/delete', async (c) => {
  const customer = await customerOfToken(c.env.DB, tokenOf(c), toSqlTime(now(c)))
  const { password } = await readBody(c)
  if (!(await isPassword(textOf(password), customer.password_hash))) throw new Refusal(403, WRONG_PASSWORD)
  await deleteCustomer(c.env.DB, customer)
  return answer(c, true)
})
