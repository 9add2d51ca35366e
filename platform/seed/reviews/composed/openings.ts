import type { Language } from '../../../commerce/stores.ts'
import { linesOf } from '../../lines-of.ts'

/** What goods are used for, as far as a reviewer's first sentence depends on it. */
export type Use = 'track' | 'tour' | 'roll' | 'ice' | 'child' | 'care' | 'wear' | 'gear' | 'food'

/** How a reviewer begins: who they are. True of anybody who buys such things, and of nothing else about them. */
export const openings: Record<Use, Record<Language, string[]>> = {
  track: {
    sv: linesOf(`
Åker mest på kvällar efter jobbet.
Kom tillbaka till skidorna i fjol efter många år.
Tränar i klubb tre gånger i veckan.
Jag är 61 och åker för nöjes skull.
Bor tio minuter från ett elljusspår.
Anmäld till mitt första långlopp i vår.
Åker på konstsnö i november och december, annars i skogen.
Brorsan hade samma, så jag visste vad jag fick.`),
    nb: linesOf(`
Går mest på kveldene etter jobb.
Kom tilbake til skisporten i fjor etter mange år.
Trener i klubb tre ganger i uka.
Jeg er 61 og går for moro skyld.
Bor ti minutter fra ei lysløype.
Påmeldt til mitt første turrenn i vår.
Går på kunstsnø i november og desember, ellers i marka.
Broren min hadde det samme, så jeg visste hva jeg fikk.`),
    en: linesOf(`
I mostly ski after work, in the dark.
I came back to skiing last winter after a long break.
I train with a club three times a week.
I am 61 and ski for fun.
I live ten minutes from a floodlit trail.
I have entered my first marathon this spring.
Man-made snow before Christmas, forest trails after.
My brother has the same, so I knew what to expect.`),
  },
  tour: {
    sv: linesOf(`
Vi går från stuga till stuga varje påsk.
Har pulka med barn bakom mig halva vintern.
Jobbar i fjällen och är ute varje dag.
Går mest korta turer hemifrån, över myrarna.
Var ute fyra dagar i vind och drev.
Åker sällan där det finns spår.`),
    nb: linesOf(`
Vi går fra hytte til hytte hver påske.
Har pulk med unger bak meg halve vinteren.
Jobber på fjellet og er ute hver dag.
Går mest korte turer hjemmefra, over myrene.
Var ute fire dager i vind og snøfokk.
Går sjelden der det er løyper.`),
    en: linesOf(`
We ski from hut to hut every Easter.
I pull a sledge with children half the winter.
I work in the mountains and am out every day.
Mostly short tours from home, across the bogs.
Four days out in wind and drifting snow.
I rarely ski where there are tracks.`),
  },
  roll: {
    sv: linesOf(`
Tränar på landsväg från maj till första snön.
Började med rullskidor i år.
Kör intervaller på en cykelväg utan trafik.
Har en ojämn asfaltväg hem, med grus i kurvorna.
Bor på slätten, så snö är ingenting att vänta på.
Kör med klubben på söndagar.`),
    nb: linesOf(`
Trener på landevei fra mai til den første snøen.
Begynte med rulleski i år.
Går intervaller på en sykkelvei uten trafikk.
Har en ujevn asfaltvei hjem, med grus i svingene.
Bor på flatlandet, så snø er ikke noe å vente på.
Går med klubben på søndager.`),
    en: linesOf(`
I train on country roads from May until the first snow.
I took up roller skiing this year.
Intervals on a cycle path without traffic.
The road home is rough tarmac with gravel in the bends.
I live where it hardly snows, so this is my season.
I go out with the club on Sundays.`),
  },
  ice: {
    sv: linesOf(`
Åker långturer så fort isen bär.
Började åka på sjön hemma i fjol.
Är ute med en grupp varje helg i januari.
Bor vid en vik som fryser först av alla.`),
    nb: linesOf(`
Går langturer så snart isen bærer.
Begynte å gå på vannet hjemme i fjor.
Er ute med en gjeng hver helg i januar.
Bor ved en vik som fryser først av alle.`),
    en: linesOf(`
I do long tours as soon as the ice carries.
I started on the lake at home last year.
Out with a group every weekend in January.
I live by a bay that freezes before all others.`),
  },
  child: {
    sv: linesOf(`
Till vår sjuåring, som aldrig går in frivilligt.
Köpt till dottern, som började i skidskolan i år.
Till barnbarnen när de är hos oss.
Vår son är tio och hård mot sina saker.
Andra barnet i samma familj som får likadant.
Till en som helst åker i backen bakom huset.`),
    nb: linesOf(`
Til sjuåringen vår, som aldri går inn frivillig.
Kjøpt til datteren, som begynte på skiskole i år.
Til barnebarna når de er hos oss.
Sønnen vår er ti og hard mot tingene sine.
Andre barnet i familien som får det samme.
Til en som helst er i bakken bak huset.`),
    en: linesOf(`
For our seven-year-old, who never comes in by choice.
Bought for our daughter, who started ski school this year.
For the grandchildren when they stay with us.
Our son is ten and hard on his things.
Our second child to get the same.
For one who would rather be on the hill behind the house.`),
  },
  care: {
    sv: linesOf(`
Vallar åt hela familjen i garaget.
Nybörjare vid vallabocken.
Har vallat i trettio år och trodde att jag hade allt.
Sköter skidorna åt åtta ungdomar i klubben.
Vallar sällan, men då ska det bli gjort.
Står i en kall bod och vill bli klar.`),
    nb: linesOf(`
Smører for hele familien i garasjen.
Nybegynner ved smørebukken.
Har smurt i tretti år og trodde jeg hadde alt.
Steller skiene til åtte ungdommer i klubben.
Smører sjelden, men da skal det bli gjort.
Står i ei kald bu og vil bli ferdig.`),
    en: linesOf(`
I wax for the whole family in the garage.
New at the waxing bench.
I have waxed for thirty years and thought I had everything.
I look after skis for eight juniors in the club.
I seldom wax, but when I do it should get done.
I stand in a cold shed and want to be finished.`),
  },
  wear: {
    sv: linesOf(`
På skidor, på cykeln och på väg till jobbet.
Fryser lätt och är petig med kläder.
Tränar ute året om, i alla väder.
Svettas mycket och vill inte bli kall efteråt.
Det jag hade förut gav upp efter tio år.
Följer med på varje pass numera.`),
    nb: linesOf(`
På ski, på sykkelen og på vei til jobb.
Fryser lett og er nøye med klær.
Trener ute året rundt, i all slags vær.
Svetter mye og vil ikke bli kald etterpå.
Det jeg hadde før, ga opp etter ti år.
Blir med på hver økt nå.`),
    en: linesOf(`
For skiing, cycling and the way to work.
I get cold easily and am fussy about clothes.
I train outdoors all year, in all weathers.
I sweat a lot and do not want to be cold afterwards.
What I had before gave up after ten years.
Comes along on every session now.`),
  },
  gear: {
    sv: linesOf(`
Packar lätt men vill ha det som behövs.
Följer med på varje tur numera.
Ville ha något som tål att tappas i backen.
Är ute även när det blåser.
Lånade en kompis först och köpte en egen sedan.
Åker tåg till fjällen och bär allt själv.`),
    nb: linesOf(`
Pakker lett, men vil ha det som trengs.
Blir med på hver tur nå.
Ville ha noe som tåler å falle i bakken.
Er ute også når det blåser.
Lånte en kamerats først og kjøpte en egen etterpå.
Tar toget til fjells og bærer alt selv.`),
    en: linesOf(`
I pack light but want what is needed.
It comes along on every outing now.
I wanted something that survives being dropped.
I go out in the wind, too.
I borrowed a friend’s first, then bought my own.
I take the train to the mountains and carry everything.`),
  },
  food: {
    sv: linesOf(`
Provade på långpassen i höstas.
Har känslig mage och är försiktig.
Hade med mig på ett lopp i vintras.
Tar det halvvägs, oavsett om jag är hungrig.
Köper hem inför varje säsong.`),
    nb: linesOf(`
Prøvde på langturene i høst.
Har følsom mage og er forsiktig.
Hadde med på et renn i vinter.
Tar det halvveis, enten jeg er sulten eller ikke.
Kjøper inn før hver sesong.`),
    en: linesOf(`
I tried it on long sessions first.
I have a sensitive stomach and am careful.
I took it along to a race.
I have it halfway, hungry or not.
I stock up before every season.`),
  },
}
