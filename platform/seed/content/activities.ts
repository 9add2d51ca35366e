import { say, type Texts } from '../vocabulary/texts.ts'
import { paragraphs } from './editorial.ts'
import { type ContentContext, type EntryPlan, htmlOf, pointers, sceneAsset } from './entry.ts'

interface ActivityPlan {
  slug: string
  scene: string
  title: Texts
  excerpt: Texts
  /** HTML. */
  body: Texts
  /** Keys of the categories it leads to. */
  childCategories: string[]
  /** How its menu opens: one list, or one list per type of equipment. */
  menu: 'single' | 'type'
}

const activityPlans: ActivityPlan[] = [
  {
    slug: 'classic-skiing',
    scene: 'forest-track',
    menu: 'type',
    title: say('Klassisk åkning', 'Klassisk langrenn', 'Classic skiing'),
    excerpt: say(
      'Spåret, diagonalen och fästet som släpper i rätt ögonblick.',
      'Løypa, diagonalgangen og festet som slipper i rett øyeblikk.',
      'The track, the stride and the grip that lets go at the right moment.',
    ),
    body: say(
      paragraphs(
        'Klassisk åkning är längdskidornas modersmål. Skidan ska ta i snön när du trycker ned den och glida fritt när du inte gör det; allt annat är finjustering.',
        'Börja med skidans spann och din vikt, inte med burken i vallaväskan. Rätt spann förlåter fel valla, men aldrig tvärtom. Är du nybörjare eller åker sällan är <a href="category:classic-skis">skinskidor</a> det enklaste valet.',
      ),
      paragraphs(
        'Klassisk er langrennets morsmål. Skien skal gripe i snøen når du trykker den ned og gli fritt når du ikke gjør det; resten er finjustering.',
        'Begynn med spennet og vekten din, ikke med boksen i smørekofferten. Riktig spenn tilgir feil smøring, men aldri omvendt. Er du nybegynner eller går sjelden, er <a href="category:classic-skis">felleski</a> det enkleste valget.',
      ),
      paragraphs(
        'Classic is the mother tongue of cross-country skiing. The ski must bite when you press it down and run free when you do not; everything else is fine tuning.',
        'Start with the camber and your weight, not with the tins in the wax case. The right camber forgives the wrong wax, never the other way round. If you are new or ski seldom, <a href="category:classic-skis">skin skis</a> are the easy choice.',
      ),
    ),
    childCategories: ['classic-skis', 'classic-boots', 'poles', 'grip-wax'],
  },
  {
    slug: 'skate-skiing',
    scene: 'race-start',
    menu: 'type',
    title: say('Skate', 'Skøyting', 'Skate skiing'),
    excerpt: say(
      'Breda spår, hög fart och ett frånskjut i taget.',
      'Brede løyper, høy fart og ett fraspark om gangen.',
      'Wide tracks, high speed, one push at a time.',
    ),
    body: say(
      paragraphs(
        'I skate är det pjäxan som gör jobbet. En stabil manschett för över kraften åt sidan, och en skida som är styv nog släpper snön utan att fladdra.',
        'Stavarna är längre än i klassiskt: mellan haka och näsa. Åk många korta pass i början; tekniken sitter i balansen, inte i flåset.',
      ),
      paragraphs(
        'I skøyting er det skoen som gjør jobben. En stabil mansjett overfører kraften sideveis, og en ski som er stiv nok, slipper snøen uten å flagre.',
        'Stavene er lengre enn i klassisk: mellom hake og nese. Gå mange korte økter i starten; teknikken sitter i balansen, ikke i pusten.',
      ),
      paragraphs(
        'In skating the boot does the work. A stable cuff carries the force sideways, and a ski that is stiff enough leaves the snow without flapping.',
        'Poles are longer than in classic: between chin and nose. Begin with many short sessions; technique is balance, not breath.',
      ),
    ),
    childCategories: ['skate-skis', 'skate-boots', 'poles', 'glide-wax'],
  },
  {
    slug: 'ski-touring',
    scene: 'mountain-plateau',
    menu: 'type',
    title: say('Turskidåkning', 'Skitur på fjellet', 'Ski touring'),
    excerpt: say(
      'Dagar långt från spåret, med allt du behöver på ryggen.',
      'Dager langt fra løypa, med alt du trenger på ryggen.',
      'Days far from the track with all you need on your back.',
    ),
    body: say(
      paragraphs(
        'På fjället är det vädret som bestämmer. Stålkanter, varma pjäxor och en lampa som lyser två timmar längre än planerat är det som skiljer en fin tur från en lång kväll.',
        'Packa lätt men inte dumt: vindsäck, spade, karta, torra vantar. Berätta för någon vart du ska.',
      ),
      paragraphs(
        'På fjellet er det været som bestemmer. Stålkanter, varme sko og en lykt som lyser to timer lenger enn planlagt, skiller en fin tur fra en lang kveld.',
        'Pakk lett, men ikke dumt: vindsekk, spade, kart, tørre votter. Si fra til noen hvor du skal.',
      ),
      paragraphs(
        'In the mountains the weather decides. Steel edges, warm boots and a lamp that lasts two hours longer than planned separate a fine tour from a long evening.',
        'Pack light but not foolishly: wind sack, shovel, map, dry mittens. Tell somebody where you are going.',
      ),
    ),
    childCategories: ['touring-skis', 'touring-boots', 'bags', 'headlamps'],
  },
  {
    slug: 'roller-skiing',
    scene: 'roller-road',
    menu: 'type',
    title: say('Rullskidor', 'Rulleski', 'Roller skiing'),
    excerpt: say(
      'Skidsäsongen är tolv månader lång.',
      'Skisesongen er tolv måneder lang.',
      'The ski season is twelve months long.',
    ),
    body: say(
      paragraphs(
        'De flesta mästare är gjorda i augusti. Välj rullskidor med samma fart som snö, ett hjul i klass 3, så tränar du tekniken och inte bromssträckan.',
        'Hjälm, handskar och en väg du kan utantill. Vänd på krönet om du inte litar på nedfarten.',
      ),
      paragraphs(
        'De fleste mestere er laget i august. Velg rulleski med samme fart som snø, hjul i klasse 3, så trener du teknikk og ikke bremselengde.',
        'Hjelm, hansker og en vei du kan utenat. Snu på toppen om du ikke stoler på nedkjøringen.',
      ),
      paragraphs(
        'Most champions are made in August. Choose roller skis as fast as snow, wheel class 3, and you train technique rather than braking.',
        'Helmet, gloves and a road you know by heart. Turn around at the top if you do not trust the descent.',
      ),
    ),
    childCategories: ['classic-roller-skis', 'skate-roller-skis', 'poles', 'training-plans'],
  },
  {
    slug: 'nordic-skating',
    scene: 'frozen-lake',
    menu: 'single',
    title: say('Långfärdsskridsko', 'Turskøyter', 'Nordic skating'),
    excerpt: say(
      'Svart is, låg sol och ljudet av skenor.',
      'Svart is, lav sol og lyden av skøyter.',
      'Black ice, low sun and the sound of blades.',
    ),
    body: say(
      paragraphs(
        'Fem centimeter kärnis bär en människa, men isen är aldrig lika tjock överallt. Åk flera tillsammans, med isdubbar om halsen, räddningslina i ryggsäcken och ombyte i vattentät påse.',
        'Med <a href="category:bindings">bindning</a> för skidpjäxa använder du samma skor på isen som i spåret.',
      ),
      paragraphs(
        'Fem centimeter stålis bærer et menneske, men isen er aldri like tykk overalt. Gå flere sammen, med ispigger rundt halsen, kasteline i sekken og tørt skift i vanntett pose.',
        'Med <a href="category:bindings">binding</a> for skisko bruker du de samme skoene på isen som i løypa.',
      ),
      paragraphs(
        'Five centimetres of clear ice carry a person, but ice is never equally thick. Skate in company, ice picks around your neck, a rescue line in your pack and dry clothes in a waterproof bag.',
        'With a <a href="category:bindings">binding</a> for ski boots you wear the same boots on the ice as on the track.',
      ),
    ),
    childCategories: ['nordic-skates', 'gloves', 'hats'],
  },
  {
    slug: 'running-and-cycling',
    scene: 'coast-trail',
    menu: 'single',
    title: say('Löpning och cykel', 'Løping og sykkel', 'Running and cycling'),
    excerpt: say(
      'Barmarksträning som märks när snön kommer.',
      'Barmarkstrening som merkes når snøen kommer.',
      'Dry-land training that shows when the snow comes.',
    ),
    body: say(
      paragraphs(
        'Löpning med stavar i mjuk terräng är det närmaste skidåkning du kommer utan snö. Cykeln är för de långa passen, när benen ska jobba i fyra timmar utan stötar.',
        'Klä dig för farten, inte för parkeringen: du ska frysa lite de första tio minuterna.',
      ),
      paragraphs(
        'Løping med staver i mykt terreng er det nærmeste ski du kommer uten snø. Sykkelen er for de lange turene, når beina skal jobbe i fire timer uten støt.',
        'Kle deg for farten, ikke for parkeringsplassen: du skal fryse litt de første ti minuttene.',
      ),
      paragraphs(
        'Running with poles on soft ground is the closest you get to skiing without snow. The bike is for the long days, when legs work four hours without a jolt.',
        'Dress for the speed, not for the car park: you should be a little cold for the first ten minutes.',
      ),
    ),
    childCategories: ['baselayers', 'bottles', 'gels', 'eyewear'],
  },
]

/** Activities, the editors' order; their child categories are entries of `linkedCategory` (R3.47). */
export const toActivities = (context: ContentContext): EntryPlan[] =>
  activityPlans.map(({ slug, title, excerpt, body, scene, menu, childCategories }) => {
    const { language } = context.store
    return {
      type: 'activityPage',
      id: slug,
      attributes: {
        slug,
        title: title[language],
        excerpt: excerpt[language],
        body: htmlOf(body, context),
        menu,
      },
      relationships: {
        hero: sceneAsset(scene),
        childCategories: pointers('linkedCategory', childCategories),
      },
    }
  })
