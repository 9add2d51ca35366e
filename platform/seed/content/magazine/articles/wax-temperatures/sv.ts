export const sv = `
Sju grader kallt stod det på termometern vid köksfönstret. På stadion var det två plusgrader i solen, och snön i skogen var minus nio. Samma förmiddag, samma ort. Det är därför vallning känns som tur, och det är därför en snötermometer för ett par hundralappar gör större skillnad än nästa burk.

## Mät där du åker

Snön har en egen temperatur. På dagen är den kallare än luften, eftersom luften värms först. På natten och i klart väder är den ofta mycket kallare än luften, för den strålar ut sin värme. Och när det är varmare än noll kan snön aldrig bli varmare än noll: den blir bara blötare.

Så här gör du:

1. Stick ned termometern två centimeter, inte djupare.
2. Skugga den med handen eller en stav.
3. Vänta en hel minut.
4. Mät på två ställen: ett i solen, ett i skuggan.
5. Välj valla efter det kallaste stället där du måste uppför.

## Färgerna

Burkarnas färger är i stort sett desamma hos alla fabrikat, även om gränserna skiljer någon grad. I vår butik är skalan den här:

| Färg | Snöns temperatur | Typiskt före |
| Grön | −18 till −8 °C | gnistrande kallt, torr snö |
| Blå | −10 till −3 °C | vanlig vinterdag |
| Lila | −4 till 0 °C | på väg mot nollan |
| Röd | −1 till +3 °C | nollföre, blöt nysnö |
| Gul | 0 till +10 °C | vårsnö, grovkornigt och vått |

Skalan är densamma för glid och för fäste, och överlappningen är avsiktlig. Där två färger passar väljer du den hårdare för fäste och den kallare för glid om snön är ny, och den mjukare om den är gammal.

:: products wax-glide#0, wax-grip#0, DEMO-GROUPED
:: button grip-wax | Se fästvalla

## Varför nysnö vill ha hårdare valla

En nyfallen kristall har vassa armar. När skidan trycker ned den tränger armarna in i vallan som kardborre; det är så fästvalla fungerar. Är vallan för mjuk stannar kristallerna kvar och skidan isar. Därför hårdare valla i ny snö.

Efter några dygn har armarna brutits av och kornen blivit runda. De får inget grepp i hård valla, och då behövs en mjukare. När snön dessutom har smält och frusit på nytt är kornen små iskulor. De skaver bort burkvalla på någon kilometer, och du får gå över till [klister](article:workshop/klister).

## Fukten, den glömda halvan

:: look glacier
:: scene lit-loop

Temperatur är bara halva svaret. Torr inlandsluft på tio minus och fuktig kustluft på tio minus är två helt olika sorters före. Krama en näve snö i handsken:

- Den rinner isär: torr, under 50 procent fukt. Håll dig på den kalla sidan.
- Den går att forma: normal. Gå efter burken.
- Det blir en snöboll: fuktig. Gå en halv färg mjukare.
- Handsken blir våt: blöt. Strukturen i belaget betyder nu mer än vallan.

Struktur är mönstret av små rännor som slipningen lämnar i belaget. Fint mönster för kall, torr snö, grovt för blöt. En skida med fel struktur går trögt hur den än är vallad, och det är ett jobb för [verkstaden](category:services).

## Glid: två metoder

Vill du göra det ordentligt smälter du in glidvalla med järn. Temperaturen på järnet står på förpackningen. Låt inte järnet stanna, dra det från spets till bakände på tio sekunder per skida och sluta när vallan är blank bakom. Sickla när skidan svalnat, borsta med mässing först och nylon sedan, och borsta mer än du tror. Vallan ska vara i belaget, inte på det.

:: products wax-tool#0, wax-tool#5, wax-tool#2

Har du fem minuter tar du flytande glid. Stryk på, låt torka, borsta. Det räcker i ett par mil, och för den som åker efter jobbet är det oftast det enda rimliga.

:: products DEMO-LOW, wax-glide#4

## En kväll, ett beslut

Så här kan en vanlig vinterkväll se ut. Prognosen för lördag säger minus sex på morgonen och minus två mitt på dagen, klart, ingen ny snö. Spåret är tre dygn gammalt.

Glid: blå, eftersom det är kallast när du startar och snön är torr. Fäste: grundvalla, sedan två lager blå, sedan ett lager lila längst bak i zonen, under hälen, där det nöts mest. I fickan: lila och kork, för eftermiddagen. Det tar en halvtimme inklusive kaffe.

Skriv upp vad du valde och hur det gick. Datum, snö, temperatur, valla, betyg. Efter en vinter har du ett häfte som är värt mer än alla tabeller, för det handlar om din snö, dina skidor och dina backar. Vill du börja från början finns hela gången i [vallaguiden](guide:wax-guide).
`
