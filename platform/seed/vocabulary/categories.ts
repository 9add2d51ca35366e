import { say, type Texts } from './texts.ts'

/** A node of the category tree as the editors wrote it. */
export interface CategoryPlan {
  key: string
  id: number
  name: Texts
  /** One or two sentences above the listing. */
  text: Texts
  /** Picture of its head. */
  scene: string
  parent: string | null
  isActive: boolean
  inMenu: boolean
}

interface Extras {
  isActive?: boolean
  inMenu?: boolean
}

const FIRST_ID = 20 // contract §15.7 E1: the first main category

const list: CategoryPlan[] = []

/** Adds a category; its id is its place in this file, so new ones go last. */
function add(
  key: string,
  parent: string | null,
  [name, text, scene]: [Texts, Texts, string],
  extras: Extras = {},
) {
  const { isActive = true, inMenu = true } = extras
  list.push({ key, id: FIRST_ID + list.length, name, text, scene, parent, isActive, inMenu })
}

add('skis', null, [
  say('Skidor', 'Ski', 'Skis'),
  say(
    'Skidor för spår, fjäll och första turen runt huset. Välj längd efter vikt och åkstil, så hjälper vi dig att få rätt spann.',
    'Ski for løype, fjell og den første turen rundt huset. Velg lengde etter vekt og stil, så hjelper vi deg med riktig spenn.',
    'Skis for tracks, mountains and a first lap around the house. Choose length by weight and style, and we will help you find the right camber.',
  ),
  'forest-track',
])
add('nordic-skis', 'skis', [
  say('Längdskidor', 'Langrennsski', 'Cross-country skis'),
  say(
    'Klassiska skidor och skateskidor för preparerade spår, från första motionsloppet till startled ett.',
    'Klassiske ski og skøyteski for preparerte løyper, fra første turrenn til første startpulje.',
    'Classic and skate skis for groomed tracks, from your first mass start to the front row.',
  ),
  'forest-track',
])
add('classic-skis', 'nordic-skis', [
  say('Klassiska skidor', 'Klassiske ski', 'Classic skis'),
  say(
    'Vallningsbara skidor och skinskidor med fäste som håller uppför och glid som räcker utför.',
    'Smøreski og felleski med feste som holder oppover og glid som varer nedover.',
    'Waxable skis and skin skis with grip that holds uphill and glide that lasts down the other side.',
  ),
  'forest-track',
])
add('skate-skis', 'nordic-skis', [
  say('Skateskidor', 'Skøyteski', 'Skate skis'),
  say(
    'Korta, styva skidor med snabb respons för dig som vill hålla hög fart i breda spår.',
    'Korte, stive ski med rask respons for deg som vil holde høy fart i brede løyper.',
    'Short, stiff skis with a quick response, for keeping the speed up on wide tracks.',
  ),
  'race-start',
])
add('touring-skis', 'skis', [
  say('Turskidor', 'Fjellski', 'Touring skis'),
  say(
    'Bredare skidor med stålkant för orörd snö, pulka och dagar långt från spåret.',
    'Bredere ski med stålkant for løssnø, pulk og dager langt fra løypa.',
    'Wider skis with steel edges for untouched snow, sledges and days far from the track.',
  ),
  'mountain-plateau',
])
add('junior-skis', 'skis', [
  say('Juniorskidor', 'Juniorski', 'Junior skis'),
  say(
    'Lättåkta skidor i längder som följer barnet. Korta nog att svänga med, långa nog att glida på.',
    'Lettgåtte ski i lengder som følger barnet. Korte nok til å svinge med, lange nok til å gli på.',
    'Easy skis in lengths that follow the child: short enough to turn, long enough to glide.',
  ),
  'family-tour',
])
add('boots', null, [
  say('Pjäxor', 'Skisko', 'Boots'),
  say(
    'Rätt pjäxa är den som sitter still i hälen och låter tårna röra sig. Prova med den strumpa du åker i.',
    'Riktig skisko sitter godt i hælen og lar tærne bevege seg. Prøv med sokken du går i.',
    'The right boot holds the heel still and lets the toes move. Try it on with the sock you ski in.',
  ),
  'forest-track',
])
add('classic-boots', 'boots', [
  say('Klassiska pjäxor', 'Klassiske skisko', 'Classic boots'),
  say(
    'Mjuk sula och fri vrist för ett naturligt frånskjut i klassisk stil.',
    'Myk såle og fri ankel for et naturlig fraspark i klassisk stil.',
    'A soft sole and a free ankle for a natural kick in classic style.',
  ),
  'forest-track',
])
add('skate-boots', 'boots', [
  say('Skatepjäxor', 'Skøytesko', 'Skate boots'),
  say(
    'Stabil manschett och styv sula som för över kraften från benet till skidan.',
    'Stabil mansjett og stiv såle som overfører kraften fra beinet til skien.',
    'A stable cuff and a stiff sole that carry the power from leg to ski.',
  ),
  'race-start',
])
add('touring-boots', 'boots', [
  say('Turpjäxor', 'Fjellskisko', 'Touring boots'),
  say(
    'Högre skaft, grövre sula och mer isolering för hela dagar i fjällterräng.',
    'Høyere skaft, grovere såle og mer isolasjon for lange dager i fjellterreng.',
    'A higher shaft, a more rugged sole and more insulation for full days in the mountains.',
  ),
  'mountain-plateau',
])
add('poles-and-bindings', null, [
  say('Stavar och bindningar', 'Staver og bindinger', 'Poles and bindings'),
  say(
    'Det som binder ihop dig med skidan och skidan med snön: stavar i rätt längd och bindningar som passar pjäxan.',
    'Det som binder deg til skien og skien til snøen: staver i riktig lengde og bindinger som passer skoen.',
    'What joins you to the ski and the ski to the snow: poles of the right length and bindings that fit the boot.',
  ),
  'race-start',
])
add('poles', 'poles-and-bindings', [
  say('Stavar', 'Staver', 'Poles'),
  say(
    'Klassiskt: 83–85 procent av kroppslängden. Skate: 89–90 procent. Däremellan avgör smaken.',
    'Klassisk: 83–85 prosent av høyden. Skøyting: 89–90 prosent. Resten er smak og behag.',
    'Classic: 83–85 per cent of your height. Skate: 89–90 per cent. The rest is taste.',
  ),
  'race-start',
])
add('bindings', 'poles-and-bindings', [
  say('Bindningar', 'Bindinger', 'Bindings'),
  say(
    'Bindningar för spår och tur, med och utan flyttbar platta. Kontrollera att sulan på pjäxan passar.',
    'Bindinger for løype og tur, med og uten flyttbar plate. Sjekk at sålen på skoen passer.',
    'Bindings for track and touring, fixed or movable. Check that the sole of your boot fits.',
  ),
  'wax-room',
])
add('wax', null, [
  say('Valla', 'Smøring', 'Wax'),
  say(
    'Allt för fäste och glid, utan fluor. Välj efter snöns temperatur, inte efter termometern på altanen. Skriv snöns temperatur i <a href="shop:todays-wax">Dagens valla</a>, så ser du rätt burk.',
    'Alt for feste og glid, uten fluor. Velg etter snøens temperatur, ikke etter termometeret på terrassen. Skriv snøens temperatur i <a href="shop:todays-wax">Dagens smøring</a>, så ser du riktig boks.',
    'Everything for grip and glide, fluoro-free. Choose by the temperature of the snow, not by the thermometer on the terrace. Enter the snow temperature in <a href="shop:todays-wax">Today’s wax</a> and see the right tin.',
  ),
  'wax-room',
])
add('glide-wax', 'wax', [
  say('Glidvalla', 'Glider', 'Glide wax'),
  say(
    'Vallor för värmning, flytande glid och snabb behandling före start. Skriv snöns temperatur i <a href="shop:todays-wax">Dagens valla</a>, så ser du rätt burk.',
    'Glidere for varming, flytende glider og rask behandling før start. Skriv snøens temperatur i <a href="shop:todays-wax">Dagens smøring</a>, så ser du riktig boks.',
    'Hot wax, liquid glide and quick treatments before the start. Enter the snow temperature in <a href="shop:todays-wax">Today’s wax</a> and see the right tin.',
  ),
  'wax-room',
])
add('grip-wax', 'wax', [
  say('Fästvalla', 'Festesmøring', 'Grip wax'),
  say(
    'Burkvalla och klister för varje före, från nyfallen kyla till grovkornig vårsnö. Skriv snöns temperatur i <a href="shop:todays-wax">Dagens valla</a>, så ser du rätt burk.',
    'Festevoks og klister for alt slags føre, fra nysnø i kulde til grovkornet vårsnø. Skriv snøens temperatur i <a href="shop:todays-wax">Dagens smøring</a>, så ser du riktig boks.',
    'Hard wax and klister for every snow, from fresh and cold to coarse in spring. Enter the snow temperature in <a href="shop:todays-wax">Today’s wax</a> and see the right tin.',
  ),
  'wax-room',
])
add('wax-tools', 'wax', [
  say('Vallatillbehör', 'Smøreutstyr', 'Waxing tools'),
  say(
    'Vallajärn, sicklar, borstar och vallabord. Bra verktyg halverar tiden i vallaboden.',
    'Smørejern, siklinger, børster og smørebenk. Godt verktøy halverer tiden i smørebua.',
    'Irons, scrapers, brushes and benches. Good tools halve the time in the wax room.',
  ),
  'wax-room',
])
add('clothing', null, [
  say('Kläder', 'Klær', 'Clothing'),
  say(
    'Lager för lager: underställ som andas, mellanlager som värmer och ytterplagg som håller vinden ute.',
    'Lag på lag: ullundertøy som puster, mellomlag som varmer og yttertøy som holder vinden ute.',
    'Layer by layer: baselayers that breathe, midlayers that warm and shells that keep the wind out.',
  ),
  'coast-trail',
])
add('jackets', 'clothing', [
  say('Jackor', 'Jakker', 'Jackets'),
  say(
    'Vindtäta träningsjackor, varma turjackor och lätta skal för skiftande väder.',
    'Vindtette treningsjakker, varme turjakker og lette skall for skiftende vær.',
    'Windproof training jackets, warm touring jackets and light shells for changing weather.',
  ),
  'coast-trail',
])
add('pants', 'clothing', [
  say('Byxor', 'Bukser', 'Trousers'),
  say(
    'Skidbyxor med vindtät framsida och elastisk baksida, för spår och för tur.',
    'Skibukser med vindtett forside og elastisk bakside, for løype og for tur.',
    'Ski trousers with a windproof front and a stretchy back, for tracks and for touring.',
  ),
  'coast-trail',
])
add('baselayers', 'clothing', [
  say('Underställ', 'Undertøy', 'Baselayers'),
  say(
    'Ull, syntet och nät närmast kroppen. Det som avgör om du fryser på väg ned.',
    'Ull, syntet og netting innerst. Det avgjør om du fryser på vei ned.',
    'Wool, synthetics and mesh next to the skin: what decides whether you freeze on the way down.',
  ),
  'cabin',
])
add('midlayers', 'clothing', [
  say('Mellanlager', 'Mellomlag', 'Midlayers'),
  say(
    'Fleece, ull och tunna västar som värmer utan att hindra rörelsen.',
    'Fleece, ull og tynne vester som varmer uten å hindre bevegelsen.',
    'Fleece, wool and thin gilets that warm you without getting in the way.',
  ),
  'cabin',
])
add('gloves', 'clothing', [
  say('Handskar', 'Hansker', 'Gloves'),
  say(
    'Tunna tävlingshandskar, vindtäta träningshandskar och tumvantar för tvåsiffrig kyla.',
    'Tynne konkurransehansker, vindtette treningshansker og votter for tosifret kulde.',
    'Thin race gloves, windproof training gloves and mittens for double-digit cold.',
  ),
  'forest-track',
])
add('hats', 'clothing', [
  say('Mössor och pannband', 'Luer og pannebånd', 'Hats and headbands'),
  say(
    'Mössor, pannband och halsvärmare som transporterar fukt och sitter kvar i fart.',
    'Luer, pannebånd og halser som transporterer fukt og sitter i fart.',
    'Hats, headbands and neck warmers that wick moisture and stay put at speed.',
  ),
  'forest-track',
])
add('socks', 'clothing', [
  say('Strumpor', 'Sokker', 'Socks'),
  say(
    'Strumpor utan tjocka sömmar, i den tjocklek som pjäxan är gjord för.',
    'Sokker uten tykke sømmer, i den tykkelsen skoen er laget for.',
    'Socks without bulky seams, as thick as the boot is made for.',
  ),
  'cabin',
])
add('accessories', null, [
  say('Tillbehör', 'Tilbehør', 'Accessories'),
  say(
    'Glasögon, väskor, pannlampor och flaskor: det lilla som gör turen längre.',
    'Briller, bager, hodelykter og flasker: det lille som gjør turen lengre.',
    'Eyewear, bags, headlamps and bottles: the small things that make a long day possible.',
  ),
  'night-lamp',
])
add('eyewear', 'accessories', [
  say('Glasögon', 'Briller', 'Eyewear'),
  say(
    'Sportglasögon och visir med linser för sol, gråväder och konstljus.',
    'Sportsbriller og visir med linser for sol, gråvær og kunstlys.',
    'Sports glasses and visors with lenses for sun, flat light and floodlights.',
  ),
  'race-start',
])
add('bags', 'accessories', [
  say('Väskor', 'Sekker og bager', 'Bags'),
  say(
    'Skidfodral, ryggsäckar och vätskebälten.',
    'Skitrekk, ryggsekker og drikkebelter.',
    'Ski sleeves, backpacks and drink belts.',
  ),
  'mountain-plateau',
])
add('headlamps', 'accessories', [
  say('Pannlampor', 'Hodelykter', 'Headlamps'),
  say(
    'Ljus nog för snabba utförsåk, batteri nog för hela kvällen.',
    'Lys nok for raske utforkjøringer, batteri nok for hele kvelden.',
    'Enough light for fast descents, enough battery for the whole evening.',
  ),
  'night-lamp',
])
add('bottles', 'accessories', [
  say('Flaskor', 'Flasker', 'Bottles'),
  say(
    'Termosflaskor och sportflaskor som går att öppna med handskar på.',
    'Termosflasker og sportsflasker som kan åpnes med hansker på.',
    'Insulated and sports bottles that open with gloves on.',
  ),
  'mountain-plateau',
])
add('roller-skis', null, [
  say('Rullskidor', 'Rulleski', 'Roller skis'),
  say(
    'Skidkänsla på barmark. Välj hjul efter hur hårt du vill jobba och bromsa alltid i tid.',
    'Skifølelse på barmark. Velg hjul etter hvor hardt du vil jobbe, og brems alltid i tide.',
    'The feel of skiing on tarmac. Choose wheels by how hard you want to work, and always brake in time.',
  ),
  'roller-road',
])
add('classic-roller-skis', 'roller-skis', [
  say('Klassiska rullskidor', 'Klassiske rulleski', 'Classic roller skis'),
  say(
    'Bredare hjul med backspärr, för stakning och diagonalåkning hela sommaren.',
    'Bredere hjul med sperre, for staking og diagonalgang hele sommeren.',
    'Wider wheels with a ratchet, for double poling and striding all summer.',
  ),
  'roller-road',
])
add('skate-roller-skis', 'roller-skis', [
  say('Skaterullskidor', 'Skøyterulleski', 'Skate roller skis'),
  say(
    'Smala hjul och lätt balk som beter sig som en skateskida på hård snö.',
    'Smale hjul og lett ramme som oppfører seg som en skøyteski på hard snø.',
    'Narrow wheels and a light frame that behave like a skate ski on firm snow.',
  ),
  'roller-road',
])
add('ice-skates', null, [
  say('Skridskor', 'Skøyter', 'Ice skates'),
  say(
    'Skridskor och pjäxor för naturis. Åk aldrig ensam, och alltid med isdubbar.',
    'Skøyter og sko for naturis. Gå aldri alene, og alltid med ispigger.',
    'Blades and boots for natural ice. Never skate alone, and always carry ice picks.',
  ),
  'frozen-lake',
])
add('nordic-skates', 'ice-skates', [
  say('Långfärdsskridskor', 'Turskøyter', 'Nordic skates'),
  say(
    'Långa skenor som rullar mjukt över ojämn is, med bindning för skidpjäxa eller egen känga.',
    'Lange skjær som går mykt over ujevn is, med binding for skisko eller egen støvel.',
    'Long blades that run smoothly over rough ice, with bindings for ski boots or a boot of their own.',
  ),
  'frozen-lake',
])
add('nutrition', null, [
  say('Energi', 'Energi', 'Nutrition'),
  say(
    'Gel, sportdryck och bars för lopp och långpass. Testa på träning, inte på tävlingsdagen.',
    'Gel, sportsdrikk og barer for renn og langturer. Test på trening, ikke på konkurransedagen.',
    'Gels, sports drinks and bars for races and long sessions. Try them in training, not on race day.',
  ),
  'race-start',
])
add('gels', 'nutrition', [
  say('Energigel', 'Energigel', 'Energy gels'),
  say(
    'Snabb energi i fickformat, även när det är kallt.',
    'Rask energi i lommeformat, også når det er kaldt.',
    'Quick energy for the pocket, also in the cold.',
  ),
  'race-start',
])
add('drinks', 'nutrition', [
  say('Sportdryck', 'Sportsdrikk', 'Sports drinks'),
  say(
    'Pulver att blanda själv, så starkt som magen vill ha det.',
    'Pulver du blander selv, så sterkt som magen vil ha det.',
    'Powder to mix yourself, as strong as your stomach likes it.',
  ),
  'race-start',
])
add('bars', 'nutrition', [
  say('Energibars', 'Energibarer', 'Energy bars'),
  say(
    'Bars som går att tugga vid tio minusgrader.',
    'Barer som kan tygges i ti kuldegrader.',
    'Bars that can be chewed at ten below.',
  ),
  'family-tour',
])
add('packages', null, [
  say('Paket', 'Pakker', 'Packages'),
  say(
    'Skidor, pjäxor, bindningar och stavar som hör ihop, i de längder och storlekar du väljer.',
    'Ski, sko, bindinger og staver som hører sammen, i lengdene og størrelsene du velger.',
    'Skis, boots, bindings and poles that belong together, in the lengths and sizes you choose.',
  ),
  'family-tour',
])
add('ski-packages', 'packages', [
  say('Skidpaket', 'Skipakker', 'Ski packages'),
  say(
    'Färdiga paket för spår, skate, tur och barn. Vi monterar bindningen utan kostnad.',
    'Ferdige pakker for løype, skøyting, fjell og barn. Vi monterer bindingen gratis.',
    'Complete packages for classic, skate, touring and children. We mount the binding free of charge.',
  ),
  'family-tour',
])
add('wax-packages', 'packages', [
  say('Vallapaket', 'Smørepakker', 'Wax packages'),
  say(
    'Allt du behöver för att komma igång i vallaboden.',
    'Alt du trenger for å komme i gang i smørebua.',
    'Everything you need to get started in the wax room.',
  ),
  'wax-room',
])
add('gifts-and-services', null, [
  say('Presentkort och tjänster', 'Gavekort og tjenester', 'Gifts and services'),
  say(
    'Presentkort, skidservice och träningsprogram.',
    'Gavekort, skiservice og treningsprogram.',
    'Gift cards, ski service and training plans.',
  ),
  'cabin',
])
add('gift-cards', 'gifts-and-services', [
  say('Presentkort', 'Gavekort', 'Gift cards'),
  say(
    'Tryckta kort med posten eller en kod med e-post. Gäller i två år.',
    'Trykte kort i posten eller en kode på e-post. Gjelder i to år.',
    'Printed cards by post or a code by email. Valid for two years.',
  ),
  'cabin',
])
add('services', 'gifts-and-services', [
  say('Skidservice', 'Skiservice', 'Ski service'),
  say(
    'Stenslip, vallning och montering i vår verkstad i Östersund.',
    'Steinsliping, preparering og montering på verkstedet vårt i Östersund.',
    'Stone grinding, waxing and mounting in our workshop in Östersund.',
  ),
  'wax-room',
])
add('training-plans', 'gifts-and-services', [
  say('Träningsprogram', 'Treningsprogram', 'Training plans'),
  say(
    'Program att ladda ned, skrivna av tränare som själva åker.',
    'Program til nedlasting, skrevet av trenere som går selv.',
    'Plans to download, written by coaches who ski themselves.',
  ),
  'race-start',
])
add('junior', null, [
  say('Junior', 'Junior', 'Junior'),
  say(
    'Skidor, pjäxor, stavar och kläder för barn och ungdomar, i storlekar som räcker mer än en säsong.',
    'Ski, sko, staver og klær for barn og ungdom, i størrelser som holder mer enn én sesong.',
    'Skis, boots, poles and clothing for children, in sizes that last more than one season.',
  ),
  'family-tour',
])
add('junior-clothing', 'junior', [
  say('Juniorkläder', 'Juniorklær', 'Junior clothing'),
  say(
    'Plagg som tål att glida på magen i.',
    'Plagg som tåler å skli på magen i.',
    'Clothes that can take a slide on the belly.',
  ),
  'family-tour',
])
add('junior-equipment', 'junior', [
  say('Juniorutrustning', 'Juniorutstyr', 'Junior equipment'),
  say(
    'Skidor, pjäxor och stavar för de första spåren.',
    'Ski, sko og staver for de første løypene.',
    'Skis, boots and poles for the first tracks.',
  ),
  'family-tour',
])
add('sale', null, [
  say('Rea', 'Salg', 'Sale'),
  say(
    'Nedsatt utrustning så länge lagret räcker. Samma öppna köp som på allt annat.',
    'Nedsatt utstyr så lenge lageret rekker. Samme åpne kjøp som på alt annet.',
    'Reduced equipment while stocks last, with the same right to return as anything else.',
  ),
  'coast-trail',
])
add('biathlon', null, [
  say('Skidskytte', 'Skiskyting', 'Biathlon'),
  say(
    'Här kommer vårt sortiment för skidskytte.',
    'Her kommer utvalget vårt for skiskyting.',
    'Our biathlon range is on its way.',
  ),
  'race-start',
])
add(
  'outlet',
  null,
  [
    say('Outlet', 'Outlet', 'Outlet'),
    say('Stängd för säsongen.', 'Stengt for sesongen.', 'Closed for the season.'),
    'coast-trail',
  ],
  { isActive: false, inMenu: false },
)

/** The whole tree, parents before children. */
export const categoryPlans: readonly CategoryPlan[] = list
