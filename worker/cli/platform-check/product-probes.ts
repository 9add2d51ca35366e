import * as z from 'zod/mini'
import { asOptional, degrades, expectResult, notChecked, type Probe, summarise, works } from './probe.ts'

const noProduct = notChecked('no product was found')

/** What is asked for one product. */
export const productProbes: Probe[] = [
  {
    name: 'addresses',
    route: 'POST /api/url/map (§10)',
    isRequired: false,
    lost: 'addresses are searched for one by one: slower',
    async run({ ask, store, sample }) {
      if (!sample.product?.path) return noProduct
      const body = {
        url: sample.product.path,
        includeFields: null,
        excludeFields: [],
        options: {},
        filters: {},
      }
      const answer = await ask('POST', '/api/url/map', { query: { storeCode: store.code }, body })
      const hit = z.object({ _type: z.string() }).safeParse(answer.json)
      return hit.success ? works(hit.data._type) : degrades(summarise(answer), 'Serve POST /api/url/map.')
    },
  },
  {
    name: 'current prices',
    route: 'GET /api/product/render-list (§9.1)',
    isRequired: false,
    lost: 'prices are those of the index until it is written anew',
    async run({ ask, store, sample }) {
      if (!sample.product) return noProduct
      const query = {
        skus: sample.product.sku,
        currencyCode: store.currency,
        storeId: store.id,
        storeCode: store.code,
      }
      const answer = await ask('GET', '/api/product/render-list', { query })
      return asOptional(expectResult(answer, z.object({ items: z.array(z.unknown()) }), 'Serve render-list.'))
    },
  },
  {
    name: 'pictures',
    route: 'GET /img/{width}/{height}/resize/… (§8.7)',
    isRequired: false,
    lost: 'pictures',
    async run({ ask, sample }) {
      if (!sample.product?.image) return notChecked('no product with a picture was found')
      const answer = await ask('GET', `/img/310/300/resize/${sample.product.image.replace(/^\//, '')}`)
      return answer.status === 200 && answer.text.length > 0
        ? works()
        : degrades(summarise(answer), 'Check the picture service, its source and its sizes.')
    },
  },
]
