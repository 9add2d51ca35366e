/** A kind of product: a family and the index of one of its kinds (vocabulary/families.ts). */
export interface Kind {
  family: string
  kindAt: number
}

const binding = (kindAt: number): Kind => ({ family: 'binding', kindAt })
const CLASSIC = binding(0)
const SKATE = binding(1)
const TOURING = binding(2)
const JUNIOR = binding(3)
const bootsOf = (family: string): Kind[] => [0, 1].map((kindAt) => ({ family, kindAt }))
const GLIDER: Kind = { family: 'wax-glide', kindAt: 0 }
const LIQUID_GLIDER: Kind = { family: 'wax-glide', kindAt: 1 }
const HARD_WAX: Kind = { family: 'wax-grip', kindAt: 0 }
const SCRAPER: Kind = { family: 'wax-tool', kindAt: 1 }
const BRUSH: Kind = { family: 'wax-tool', kindAt: 2 }
const CORK: Kind = { family: 'wax-tool', kindAt: 4 }
const REMOVER: Kind = { family: 'wax-tool', kindAt: 7 }

/** What a kind needs, by family; a list per kind where they differ: only a ski without skin or zero base takes grip wax. */
const fitting: Record<string, readonly (readonly Kind[])[]> = {
  'ski-classic': [
    [CLASSIC, HARD_WAX, GLIDER],
    [CLASSIC, LIQUID_GLIDER],
    [CLASSIC, LIQUID_GLIDER],
  ],
  'ski-skate': [[SKATE, GLIDER, BRUSH]],
  'ski-touring': [[TOURING, LIQUID_GLIDER]],
  'ski-junior': [[JUNIOR, LIQUID_GLIDER]],
  'boot-classic': [[CLASSIC]],
  'boot-skate': [[SKATE]],
  'boot-touring': [[TOURING]],
  // in the order of the kinds: boots of children are not in the demo shop
  binding: [bootsOf('boot-classic'), bootsOf('boot-skate'), bootsOf('boot-touring'), []],
  'roller-classic': [[CLASSIC]],
  'roller-skate': [[SKATE]],
  'wax-glide': [[SCRAPER, BRUSH], [REMOVER], [SCRAPER, BRUSH]],
  'wax-grip': [
    [CORK, REMOVER],
    [CORK, REMOVER],
    [CORK, REMOVER],
  ],
}

/** The kinds of products that fit a product and that it needs: bindings to a ski, wax to a base, tools to a wax. */
export function kindsFitting({ family, kindAt }: Kind): readonly Kind[] {
  const kinds = fitting[family] ?? []
  return kinds[kindAt] ?? kinds[0] ?? []
}
