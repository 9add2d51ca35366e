import { verify } from 'hono/jwt'
import { z } from 'zod'

const bodySchema = z.looseObject({ groupToken: z.string().nullish() })
const claimsSchema = z.looseObject({ group_id: z.coerce.number() })

/**
 * The price group of a search, proven by the group token in its body (HS256, contract §1.6); read before the query
 * (§8.4). A plain `groupId` is accepted but proves nothing: tier prices are for customers only.
 */
export async function readPriceGroup(body: unknown, signingKey: string): Promise<number | null> {
  const { data } = bodySchema.safeParse(body)
  if (!data?.groupToken) return null
  const claims = await verify(data.groupToken, signingKey, 'HS256').catch(() => null)
  return claimsSchema.safeParse(claims).data?.group_id ?? null
}
