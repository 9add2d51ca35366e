import { skuOf } from '../../product-names.ts'
import { optionsLabelled } from '../../vocabulary/attributes.ts'
import { type BrandKey, brands } from '../../vocabulary/brands.ts'
import { same, say, type Texts } from '../../vocabulary/texts.ts'
import { pictureOf } from '../category-pictures.ts'
import { paragraphs } from '../editorial.ts'
import { type ContentContext, categoryLink, type EntryPlan, htmlOf, pointer, sceneAsset } from '../entry.ts'

/** A line of a brand with a page of its own (R3.44). */
interface SubBrandPlan {
  slug: string
  brand: BrandKey
  title: Texts
  text: Texts
  scene: string
  /** Which of the brand's products it shows: an attribute and the Swedish label of its option. */
  attribute?: ['ls_modell' | 'ls_aktivitet' | 'ls_sasong', string]
  /** Key of the category its products are in. */
  category: string
  /** Only products with this word in their names. */
  filterByText?: string
  customProducts: string[]
  customProductsTitle: Texts
  /** Categories it leads on to. */
  links: string[]
}

export const subBrandPlans: SubBrandPlan[] = [
  {
    slug: 'spar',
    brand: 'fjallro',
    title: same('Fjällro Spår'),
    text: say(
      paragraphs(
        'Skidan till det första loppet och till det tjugonde. Välj längd efter vikt, så räcker fästet hela vägen.',
      ),
      paragraphs(
        'Skien til det første rennet og til det tjuende. Velg lengde etter vekt, så holder festet hele veien.',
      ),
      paragraphs(
        'The ski for your first race and your twentieth. Choose length by weight and the grip lasts all the way.',
      ),
    ),
    scene: 'forest-track',
    attribute: ['ls_aktivitet', 'Klassisk åkning'],
    category: 'classic-skis',
    filterByText: 'Spår',
    customProducts: ['DEMO-CONF', skuOf('ski-classic', 0)],
    customProductsTitle: say(
      'Våra favoriter i spåret',
      'Våre favoritter i løypa',
      'Our favourites on the track',
    ),
    links: ['classic-boots', 'grip-wax'],
  },
  {
    slug: 'racer',
    brand: 'fjallro',
    title: same('Fjällro Racer'),
    text: say(
      paragraphs('Tävlingsfamiljen. Styvare spann, lättare kärna och ett belag slipat för ett enda före.'),
      paragraphs('Konkurransefamilien. Stivere spenn, lettere kjerne og en såle slipt for ett eneste føre.'),
      paragraphs('The race family: a stiffer camber, a lighter core and a base ground for one kind of snow.'),
    ),
    scene: 'long-race',
    attribute: ['ls_modell', 'Tävling'],
    category: 'nordic-skis',
    customProducts: [skuOf('ski-classic', 24)],
    customProductsTitle: say('Till startlinjen', 'Til startstreken', 'For the start line'),
    links: ['skate-boots', 'glide-wax'],
  },
  {
    slug: 'komplett',
    brand: 'isrand',
    title: say('Isrand Komplett', 'Isrand Komplett', 'Isrand Complete'),
    text: say(
      paragraphs('Hela uppsättningen i en låda, med bindningen monterad på skidans balanspunkt.'),
      paragraphs('Hele settet i én eske, med bindingen montert på balansepunktet til skia.'),
      paragraphs('The whole set in one box, with the binding mounted at the balance point.'),
    ),
    scene: 'family-tour',
    category: 'ski-packages',
    customProducts: ['DEMO-BUNDLE'],
    customProductsTitle: say(
      'Paketet de flesta väljer',
      'Pakken de fleste velger',
      'The package most people choose',
    ),
    links: ['classic-skis'],
  },
  {
    slug: 'langfjall',
    brand: 'tjarnmo',
    title: say('Tjärnmo Långfjäll', 'Tjärnmo Langfjell', 'Tjärnmo Longfell'),
    text: say(
      paragraphs('För veckan mellan stugorna: stålkant hela vägen och fäste för fällor när det bär uppåt.'),
      paragraphs('For uka mellom hyttene: stålkant hele veien og feste for feller når det går oppover.'),
      paragraphs('For the week between the huts: full steel edges, and notches for skins when it goes up.'),
    ),
    scene: 'spring-crust',
    attribute: ['ls_aktivitet', 'Turskidåkning'],
    category: 'touring-skis',
    customProducts: ['DEMO-SALE', skuOf('boot-touring', 0)],
    customProductsTitle: say('Packa det här', 'Pakk dette', 'Pack these'),
    links: ['touring-boots', 'bags'],
  },
  {
    slug: 'klubb',
    brand: 'vinterhed',
    title: say('Vinterhed Klubb', 'Vinterhed Klubb', 'Vinterhed Club'),
    text: say(
      paragraphs(
        'Kläder till hela laget, med namn på ryggen och initialer på bröstet. Från ett plagg och uppåt.',
      ),
      paragraphs(
        'Klær til hele laget, med navn på ryggen og initialer på brystet. Fra ett plagg og oppover.',
      ),
      paragraphs(
        'Clothes for the whole team, with a name on the back and initials on the chest. From one garment up.',
      ),
    ),
    scene: 'race-start',
    category: 'jackets',
    customProducts: ['DEMO-INITIALS'],
    customProductsTitle: say('Vi trycker åt er', 'Vi trykker for dere', 'We print for you'),
    links: ['pants', 'midlayers'],
  },
]

/** A sub-brand's page: found by its slug, and by its brand through `filter[parentBrand.id]`. */
export function toSubBrand(plan: SubBrandPlan, context: ContentContext): EntryPlan {
  const { language } = context.store
  const [link] = plan.links
  return {
    type: 'subBrand',
    id: `${plan.brand}-${plan.slug}`,
    attributes: {
      subBrandSlug: plan.slug,
      title: plan.title[language],
      description: htmlOf(plan.text, context),
      attributes: toAttributes(plan),
      category: categoryLink(context, plan.category).categoryItem,
      customProducts: plan.customProducts,
      customProductsTitle: plan.customProductsTitle[language],
      subBrandLinks: plan.links.map((key) => ({
        link: categoryLink(context, key),
        bgImage: { url: pictureOf(key) ?? `/scene/${plan.scene}.svg` },
      })),
      linkBlock: link
        ? {
            title: discover[language],
            text: plan.customProductsTitle[language],
            link: categoryLink(context, link),
          }
        : null,
      filterByText: plan.filterByText ?? null,
    },
    relationships: { heroImage: sceneAsset(plan.scene), parentBrand: pointer('brand', plan.brand) },
  }
}

const discover = say('Passar till', 'Passer til', 'Goes with')

/** The brand itself first: a sub-brand never shows another's products. */
function toAttributes({ brand, attribute }: SubBrandPlan) {
  const own = { attributeProperty: 'ls_brand', attributeValue: String(brands[brand].option) }
  if (!attribute) return [own]
  const [code, label] = attribute
  return [own, { attributeProperty: code, attributeValue: String(optionsLabelled(code, [label])[0]) }]
}
