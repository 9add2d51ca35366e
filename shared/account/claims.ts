import * as z from 'zod/mini'

/** What this device knows that the shopper was told or has said (Spec §3, Claims). */
export const claimSchema = z.object({
  /** One claim for each code: a newer one takes its place. */
  code: z.string(),
  /** ISO 8601. */
  created_at: z.iso.datetime(),
  value: z.unknown(),
  /** What it means, for whoever looks into the storage. */
  description: z.string(),
})
export type Claim = z.infer<typeof claimSchema>

/** The claims of a stored text; none where there is none, or where it holds something else. */
export function parseClaims(text: string | null): Claim[] {
  try {
    const parsed = z.array(claimSchema).safeParse(JSON.parse(text ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return [] // cut off: the shopper is asked once more
  }
}

/** The claims with a new one, made now. */
export const withClaim = (claims: Claim[], claim: Omit<Claim, 'created_at'>, now: Date): Claim[] => [
  ...claims.filter(({ code }) => code !== claim.code),
  { ...claim, created_at: now.toISOString() },
]

/** The claim of a code, if it is not older than this. */
export const findClaim = (
  claims: Claim[],
  code: string,
  { now, maxAgeMs }: { now: Date; maxAgeMs: number },
): Claim | null =>
  claims.find((claim) => claim.code === code && now.getTime() - Date.parse(claim.created_at) < maxAgeMs) ??
  null
