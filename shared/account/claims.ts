import * as z from 'zod/mini'

/** A stored fact: something the shopper was told or has answered on this device (Spec §3, Claims). */
const claimSchema = z.object({
  /** One claim per code: a newer one replaces it. */
  code: z.string(),
  /** ISO 8601. */
  created_at: z.iso.datetime(),
  value: z.unknown(),
  /** Its meaning, for people who inspect the storage. */
  description: z.string(),
})
type Claim = z.infer<typeof claimSchema>

/** Parses stored claims; an empty list when nothing valid is stored. */
export function parseClaims(text: string | null): Claim[] {
  try {
    const parsed = z.array(claimSchema).safeParse(JSON.parse(text ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return [] // incomplete: the shopper is asked again
  }
}

/** The claims with a new one that is created now. */
export const withClaim = (claims: Claim[], claim: Omit<Claim, 'created_at'>, now: Date): Claim[] => [
  ...claims.filter(({ code }) => code !== claim.code),
  { ...claim, created_at: now.toISOString() },
]

/** The claim with this code, unless it is too old, or lies as far ahead: the clock was set back. */
export const findClaim = (
  claims: Claim[],
  code: string,
  { now, maxAgeMs }: { now: Date; maxAgeMs: number },
): Claim | null =>
  claims.find(
    (claim) => claim.code === code && Math.abs(now.getTime() - Date.parse(claim.created_at)) < maxAgeMs,
  ) ?? null
