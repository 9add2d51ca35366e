import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, settingFaults, startSettings } from '#platform/cli/read-settings.ts'
import { platformSettings, storefrontSettings } from '#platform/cli/setting-names.ts'
import { settingNames } from '#shared/setting-names.ts'

const everything = { platformOnly: false }

test('`npm start` passes on every setting of the storefront, and README names each of them', () => {
  const readme = readFileSync('README.md', 'utf8')
  const [, table = ''] = /\n\| setting .*\n((?:\|.*\n)+)/.exec(readme) ?? []
  const named = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual([...settingNames].toSorted())
  expect([...storefrontSettings].toSorted()).toEqual([...settingNames].toSorted())
  const variables = Object.fromEntries([...settingNames, ...platformSettings].map((name) => [name, 'x']))
  expect(readSettings({ ...variables, PATH: '/bin' })).toEqual(variables)
})

test.each([
  ['EXTENSION_OFF', 'EXTENSIONS_OFF'],
  ['API-URL', 'API_URL'],
  ['tokenPlace', 'TOKEN_PLACE'],
  ['SORT', 'SORTS'],
  ['API_ULR', 'API_URL'],
  ['INDEX_TAX_PERCENTAGE', 'INDEX_TAX_PERCENT'],
  ['SERVER_TIMEOUT', 'SERVER_TIMEOUT_MS'],
])('%s is told to be meant as %s', (name, meant) => {
  expect(settingFaults({ [name]: 'x' }, everything)).toEqual([`${name} is no setting. Do you mean ${meant}?`])
})

test('other variables of the machine are nobody’s business', () => {
  const variables = {
    _: '/usr/bin/node', // the shell's: the command that runs
    _1: '',
    PATH: '/bin',
    HOME: '/root',
    LANG: 'sv_SE.UTF-8',
    NODE_OPTIONS: '',
    PORT: '80',
    npm_config_cache: '',
  }
  expect(settingFaults(variables, everything)).toEqual([])
})

test('the platform alone says which settings it ignores', () => {
  expect(settingFaults({ STOCK: '1', PAGE_CACHE: 'off' }, { platformOnly: true })).toEqual([
    'PAGE_CACHE is ignored: it is a setting of the storefront.',
  ])
})

test('the platform alone, which listens to the whole network, shows its mails only when told to', () => {
  const demo = (variables: Record<string, string>, platformOnly: boolean) =>
    startSettings(variables, { port: 8788, platformOnly }).DEMO
  expect(demo({}, true)).toBe('0')
  expect(demo({ DEMO: '1' }, true)).toBe('1')
  expect(demo({}, false)).toBe('1')
  expect(demo({ DEMO: '0' }, false)).toBe('0')
})

test.each([
  ['TOKEN_TTL_SECONDS', '1h'],
  ['TOKEN_TTL_SECONDS', '0'],
  ['SHOP_ORIGINS', 'https://skare.example'],
  ['SHOP_ORIGINS', '{"sv":"skare.example"}'],
  ['SHOP_ORIGINS', 'null'],
])('%s=%s is told at the start', (name, value) => {
  expect(settingFaults({ [name]: value }, everything)).toEqual([expect.stringMatching(`^${name} must be`)])
})

test('a good life of tokens and good origins are not told of', () => {
  const variables = { TOKEN_TTL_SECONDS: '3600', SHOP_ORIGINS: '{"sv":"https://skare.example"}' }
  expect(settingFaults(variables, everything)).toEqual([])
})

test('links of mails lead to the shop; the platform alone does not know where it is', () => {
  expect(startSettings({}, { port: 8787, platformOnly: false }).SHOP_ORIGINS).toContain(
    'http://localhost:8787',
  )
  expect(startSettings({}, { port: 8788, platformOnly: true })).not.toHaveProperty('SHOP_ORIGINS')
})
