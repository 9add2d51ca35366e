import { expect } from 'vitest'
import { attributes } from '#platform/seed/vocabulary/attributes.ts'
import { colours } from '#platform/seed/vocabulary/colours.ts'
import type { NewCartLine } from '#shared/api/cart.ts'

/** A line of an order: what was bought, and what was chosen of it. */
interface OrderedLine {
  /** A bundle's is joined of its members' skus. */
  sku: RegExp
  quantity: number
  /** What the cart says of it, one for each choice. */
  shows: RegExp[]
  /** The same in the platform's words (contract §2.3). */
  chosen: object
}

/** Something to buy: what its page sends, and what the order of it holds. */
export interface Goods {
  name: string
  adds: NewCartLine[]
  /** Nothing of it has to be sent (R4.70). */
  isVirtual: boolean
  /** A gift card that comes by mail is in it. */
  hasMailedCard?: true
  lines: OrderedLine[]
}

const bundleOf = (...links: number[]) =>
  links.map((link) => ({ optionId: String(Math.floor(link / 100)), quantity: 1, selections: [String(link)] }))

const simple: Goods = {
  name: 'a simple product',
  adds: [{ sku: 'DEMO-SALE', quantity: 2 }],
  isVirtual: false,
  lines: [{ sku: /^DEMO-SALE$/, quantity: 2, shows: [], chosen: {} }],
}

const external: Goods = {
  name: 'a product of an external warehouse',
  adds: [{ sku: 'DEMO-EXTERNAL', quantity: 1 }],
  isVirtual: false,
  lines: [{ sku: /^DEMO-EXTERNAL$/, quantity: 1, shows: [], chosen: {} }],
}

const lengthOf = (label: string) =>
  attributes.ls_skidlangd.options.find((option) => option.label.sv === label)?.id

const configurable: Goods = {
  name: 'a configurable',
  adds: [{ sku: 'DEMO-CONF-RED-180', parentSku: 'DEMO-CONF', quantity: 1 }],
  isVirtual: false,
  lines: [
    {
      sku: /^DEMO-CONF-RED-180$/,
      quantity: 1,
      shows: [/^(Röd|Rød|Red)$/, /^180 cm$/],
      chosen: {
        configurable_item_options: [
          { option_id: String(attributes.ls_farg.id), option_value: colours.red.option },
          { option_id: String(attributes.ls_skidlangd.id), option_value: lengthOf('180 cm') },
        ],
      },
    },
  ],
}

const bundle: Goods = {
  name: 'a bundle',
  adds: [{ sku: 'DEMO-BUNDLE', quantity: 1, bundle: bundleOf(101, 202, 301, 403) }],
  isVirtual: false,
  lines: [
    {
      sku: /^DEMO-BUNDLE-/,
      quantity: 1,
      shows: [/190/, /40/, /./, /150/],
      chosen: {
        bundle_options: [101, 202, 301, 403].map((link) => ({
          option_id: Math.floor(link / 100),
          option_qty: 1,
          option_selections: [link],
        })),
      },
    },
  ],
}

const bundleOfSeveral: Goods = {
  name: 'a bundle with several of a part',
  adds: [
    {
      sku: 'DEMO-MULTI',
      quantity: 2,
      bundle: [
        { optionId: '1', quantity: 1, selections: ['101', '103'] },
        { optionId: '2', quantity: 3, selections: ['201'] },
      ],
    },
  ],
  isVirtual: false,
  lines: [
    {
      sku: /^DEMO-MULTI-/,
      quantity: 2,
      shows: [/^6 × /, /^2 × /, /^3 × /],
      chosen: {
        bundle_options: [
          { option_id: 1, option_selections: [101, 103] },
          { option_id: 2, option_qty: 3, option_selections: [201] },
        ],
      },
    },
  ],
}

const grouped: Goods = {
  name: 'a grouped product',
  adds: [
    {
      sku: 'DEMO-GROUPED',
      quantity: 1,
      members: [
        { sku: 'DEMO-GROUPED-BLUE', quantity: 2 },
        { sku: 'DEMO-GROUPED-RED', quantity: 1 },
      ],
    },
  ],
  isVirtual: false,
  lines: [
    { sku: /^DEMO-GROUPED-BLUE$/, quantity: 2, shows: [], chosen: {} },
    { sku: /^DEMO-GROUPED-RED$/, quantity: 1, shows: [], chosen: {} },
  ],
}

const personal: Goods = {
  name: 'a jacket with initials',
  adds: [
    {
      sku: 'DEMO-INITIALS',
      quantity: 1,
      custom: [
        { optionId: '1', value: 'ÅB' },
        { optionId: '2', value: 'Åström' },
      ],
    },
  ],
  isVirtual: false,
  lines: [
    {
      sku: /^DEMO-INITIALS$/,
      quantity: 1,
      shows: [/^ÅB$/, /^Åström$/],
      chosen: {
        custom_options: [
          { option_id: '1', option_value: 'ÅB' },
          { option_id: '2', option_value: 'Åström' },
        ],
      },
    },
  ],
}

const service: Goods = {
  name: 'a service',
  adds: [{ sku: 'DEMO-VIRTUAL', quantity: 1 }],
  isVirtual: true,
  lines: [{ sku: /^DEMO-VIRTUAL$/, quantity: 1, shows: [], chosen: {} }],
}

const download: Goods = {
  name: 'a download',
  adds: [{ sku: 'DEMO-DOWNLOAD', quantity: 1 }],
  isVirtual: true,
  lines: [
    {
      sku: /^DEMO-DOWNLOAD$/,
      quantity: 1,
      shows: [/^(Träningsprogram|Treningsprogram|Training plan)$/, /^(Kalender|Calendar)$/],
      chosen: { downloadable_option: { downloadable_links: [expect.any(Number), expect.any(Number)] } },
    },
  ],
}

const giftCard: Goods = {
  name: 'a gift card',
  adds: [{ sku: 'DEMO-GIFTCARD', quantity: 1 }],
  isVirtual: true,
  hasMailedCard: true,
  lines: [{ sku: /^DEMO-GIFTCARD$/, quantity: 1, shows: [], chosen: {} }],
}

const each = [
  simple,
  external,
  configurable,
  bundle,
  bundleOfSeveral,
  grouped,
  personal,
  service,
  download,
  giftCard,
]

/** A product of each type, and all of them at once. */
export const assortment: Goods[] = [
  ...each,
  {
    name: 'one of each',
    adds: each.flatMap(({ adds }) => adds),
    isVirtual: false,
    hasMailedCard: true,
    lines: each.flatMap(({ lines }) => lines),
  },
]
