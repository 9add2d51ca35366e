import { meantSetting, platformSettings, storefrontSettings } from './setting-names.ts'

type Variables = Record<string, string | undefined>

/** The settings among the environment variables, for both Workers. */
export const readSettings = (variables: Variables): Record<string, string> =>
  Object.fromEntries(
    [...storefrontSettings, ...platformSettings].flatMap((name) => {
      const value = variables[name]
      return value ? [[name, value]] : []
    }),
  )

/**
 * What both Workers are started with. The platform alone listens to the whole network, so it shows its mails, which carry
 * password codes, only when told to.
 */
export const startSettings = (
  variables: Variables,
  { port, platformOnly }: { port: number; platformOnly: boolean },
): Record<string, string> => ({
  ...(!platformOnly && { SHOP_ORIGINS: JSON.stringify(shopOrigins(port)) }), // the platform alone does not know where the shop is
  DEMO: platformOnly ? '0' : '1',
  ...readSettings(variables),
})

/** Origins of the stores, for links in mails. */
function shopOrigins(shopPort: number): Record<string, string> {
  const sweden = `http://localhost:${shopPort}`
  return { sv: sweden, no: `http://no.localhost:${shopPort}`, en: sweden }
}

/** Settings of a shop that is not started, names that are no settings, and values that the platform cannot use: a sentence for each. */
export function settingFaults(variables: Variables, { platformOnly }: { platformOnly: boolean }): string[] {
  const unknown = Object.keys(variables).flatMap((name) => {
    const meant = meantSetting(name)
    return meant ? [`${name} is no setting. Do you mean ${meant}?`] : []
  })
  const ignored = platformOnly
    ? storefrontSettings.filter((name) => variables[name] && !COMMON.has(name))
    : []
  return [
    ...unknown,
    ...ignored.map((name) => `${name} is ignored: it is a setting of the storefront.`),
    ...platformFaults(variables),
  ]
}

function platformFaults({ TOKEN_TTL_SECONDS, SHOP_ORIGINS }: Variables): string[] {
  return [
    ...(TOKEN_TTL_SECONDS && !/^[1-9]\d*$/.test(TOKEN_TTL_SECONDS)
      ? ['TOKEN_TTL_SECONDS must be a whole number of seconds, such as 3600.']
      : []),
    ...(SHOP_ORIGINS && !hasOrigins(SHOP_ORIGINS)
      ? ['SHOP_ORIGINS must be JSON of stores and origins, such as {"sv":"https://skare.example"}.']
      : []),
  ]
}

function hasOrigins(text: string): boolean {
  try {
    return Object.values(JSON.parse(text)).every((value) => URL.parse(String(value))?.origin === value)
  } catch {
    return false // no JSON: an expected result
  }
}

/** Variables that other programs have, too. */
const COMMON: ReadonlySet<string> = new Set(['ENVIRONMENT'])
