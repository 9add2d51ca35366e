import { Hono } from 'hono'
import { answer, Refusal, readBody, textOf } from '#platform/answers.ts'
import { savedSchema } from '#platform/commerce/customers/account-service-schemas.ts'
import { deleteCustomer } from '#platform/commerce/customers/delete-customer.ts'
import { WRONG_PASSWORD } from '#platform/commerce/customers/passwords.ts'
import { changeSaved } from '#platform/commerce/customers/saved-products.ts'
import { refuseUnfit } from '#platform/commerce/json-schema.ts'
import { isPassword } from '#platform/commerce/secrets.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { customerOf } from './customer-of.ts'

/** What a stock platform has no calls for: saved products and the deletion of an account (contract §19). */
export const accountServiceRoutes = new Hono<PlatformEnv>()

accountServiceRoutes.post('/saved', async (c) => {
  const customer = await customerOf(c)
  const body = await readBody(c)
  refuseUnfit(body, savedSchema)
  return answer(c, await changeSaved(c.env.DB, customer.id, body))
})

accountServiceRoutes.post('/delete', async (c) => {
  const customer = await customerOf(c)
  const { password } = await readBody(c)
  if (!(await isPassword(textOf(password), customer.password_hash))) throw new Refusal(403, WRONG_PASSWORD)
  await deleteCustomer(c.env.DB, customer)
  return answer(c, true)
})
