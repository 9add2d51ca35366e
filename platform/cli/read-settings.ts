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
  SHOP_ORIGINS: JSON.stringify(shopOrigins(port)),
  DEMO: platformOnly ? '0' : '1',
  ...readSettings(variables),
})

/** Origins of the stores, for links in mails. */
function shopOrigins(shopPort: number): Record<string, string> {
  const sweden = `http://localhost:${shopPort}`
  return { sv: sweden, no: `http://no.localhost:${shopPort}`, en: sweden }
}

/** Settings of a shop that is not started, and names that are none: a sentence for each. */
export function settingFaults(variables: Variables, { platformOnly }: { platformOnly: boolean }): string[] {
  const unknown = Object.keys(variables).flatMap((name) => {
    const meant = meantSetting(name)
    return meant ? [`${name} is no setting. Do you mean ${meant}?`] : []
  })
  const ignored = platformOnly
    ? storefrontSettings.filter((name) => variables[name] && !COMMON.has(name))
    : []
  return [...unknown, ...ignored.map((name) => `${name} is ignored: it is a setting of the storefront.`)]
}

/** Variables that other programs have, too. */
const COMMON: ReadonlySet<string> = new Set(['ENVIRONMENT'])
