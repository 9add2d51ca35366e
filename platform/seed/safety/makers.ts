import type { BrandKey } from '../vocabulary/brands.ts'
import { type Brand, brands } from '../vocabulary/brands.ts'
import { perLanguage, say, type Texts } from '../vocabulary/texts.ts'

/** A business and how to reach it: by post and electronically. */
export interface Maker {
  name: string
  address: Texts
  email: string
}

/** Company, street and post town of each maker; those in Norway end in `NO`. All are invented. */
const rows: Record<BrandKey, [company: string, street: string, town: string, country?: 'NO']> = {
  fjallro: ['Fjällro Skidfabrik AB', 'Mejerivägen 4', '837 52 Åre'],
  nordvind: ['Nordvind Skidor AB', 'Industrigatan 11', '981 38 Kiruna'],
  isrand: ['Isrand Sport AB', 'Strandgatan 27', '852 30 Sundsvall'],
  tjarnmo: ['Tjärnmo Friluft AB', 'Fjällvägen 2', '840 95 Funäsdalen'],
  kvalsund: ['Kvalsund Ski AS', 'Fjordveien 18', '9620 Kvalsund', 'NO'],
  hallskar: ['Hällskär AB', 'Hamnvägen 6', '130 54 Dalarö'],
  glidfors: ['Glidfors Vallabruk AB', 'Forsvägen 1', '840 40 Svenstavik'],
  valhem: ['Valhem Valla AB', 'Storgatan 40', '831 30 Östersund'],
  kadaby: ['Kådaby Kokeri AB', 'Byvägen 12', '872 94 Sandöverken'],
  vinterhed: ['Vinterhed Konfektion AB', 'Sömmerskegatan 3', '503 31 Borås'],
  tallasen: ['Tallåsen Syateljé AB', 'Tallvägen 9', '793 30 Leksand'],
  lunsjo: ['Lunsjö Kläder AB', 'Sjögatan 15', '904 20 Umeå'],
  snohild: ['Snöhild AB', 'Spårvägen 7', '791 71 Falun'],
  myrland: ['Myrland Ull AB', 'Myrvägen 21', '840 31 Åsarna'],
  ullbacka: ['Ullbacka Spinneri AB', 'Spinnerivägen 5', '512 50 Svenljunga'],
  siktvik: ['Siktvik Optik AB', 'Viksgatan 8', '871 30 Härnösand'],
  ljusnar: ['Ljusnar Elektronik AB', 'Älvgatan 14', '981 92 Kiruna'],
  packmo: ['Packmo Väskor AB', 'Handelsvägen 2', '780 68 Transtrand'],
  barmark: ['Barmark Rullskidor AB', 'Landsvägen 33', '792 30 Mora'],
  blankis: ['Blankis Skridsko AB', 'Skärgårdsgatan 19', '761 30 Norrtälje'],
  kraftmyra: ['Kraftmyra Livs AB', 'Kvarnvägen 10', '831 52 Östersund'],
  skare: ['Skare Sport AB', 'Stadiongatan 8', '831 52 Östersund'],
}

const countries = { SE: say('Sverige', 'Sverige', 'Sweden'), NO: say('Norge', 'Norge', 'Norway') }

export const makerOf = (key: BrandKey): Maker => {
  const [name, street, town, country = 'SE'] = rows[key]
  return {
    name,
    address: perLanguage((language) => [street, town, countries[country][language]].join(', ')),
    email: emailOf(brands[key]),
  }
}

const emailOf = ({ key }: Brand): string => (key === 'skare' ? 'hej@skare.example' : `kontakt@${key}.example`)

/** Who answers in the Union for a maker outside of it (regulation (EU) 2023/988, article 16); null: the maker does. */
export const responsibleFor = (key: BrandKey): Maker | null =>
  rows[key][3] === 'NO' ? makerOf('skare') : null
