export const en = `
## Measure the snow, not the air

:: scene spring-crust
:: products DEMO-GROUPED, wax-grip#0
:: categories grip-wax

Snow is colder than the air by day, and often at night as well when the sky is clear. Push the thermometer two centimetres down, wait a minute in the shade and choose your tin by that. Or enter the figure in [Today’s wax](shop:todays-wax) and we will show you the tin.

Fresh snow wants harder wax than the thermometer says, old snow softer. When in doubt start hard: soft goes on top of hard, never the other way round. The colours, one by one, are in the [article on wax and temperature](article:workshop/wax-temperatures).

## Grip in five steps

Grip wax belongs under your foot and nowhere else, 45 to 60 centimetres from the heel forwards. More wax does not mean more grip, only more drag.

1. Clean the zone and roughen it lightly with sandpaper.
2. Apply a thin layer of base binder if the track is hard or the tour is long.
3. Crayon on a layer so thin that you see the base through it.
4. Cork it smooth. Repeat until you have three layers.
5. Let the skis get cold outdoors before you ski.

:: products wax-grip#1, wax-tool#4

If the snow is refrozen, coarse or icy, no tin will do. You need klister, and it is better than its reputation if you [do it indoors](article:workshop/klister).

## Glide in a quarter of an hour

:: scene lit-loop
:: products wax-glide#0, wax-tool#0, wax-tool#2
:: categories glide-wax, wax-tools

Brush the base, drip on the wax, iron it in at an even speed from tip to tail. Let it cool, scrape, brush. Stop with the iron and the base burns.

- **The iron** should be hot enough for the wax to melt but not to smoke.
- **The scraper** should be sharp. A blunt one leaves more than it takes.
- **The brush** does the work. Brass first, nylon second, until no more dust comes.

On classic skis you glide wax in front of the kick zone and behind it, never in it. On skate skis all the way.

## Five minutes instead

:: products DEMO-LOW, wax-glide#4

If you have five minutes: liquid glide. Apply, let it dry, brush. It lasts twenty kilometres and is far better than nothing. It is also the right thing for skin skis, where hot wax must not run into the skin.

## Care through the year

New skis are saturated at the factory but benefit from a couple of waxings before you push them. After that wax every thirty or forty kilometres, or when the base looks grey and dry along the edges. Clean with a brush rather than with wax remover, which dries the base out.

In spring apply a thick layer of glide wax and leave it on until autumn. It keeps light and air away from the base. Every second or third year the base needs a new structure, and a good [workshop](category:services) does that better than you can.

## Mistakes you need not make

- Waxing for the temperature at home. The trail is often two hundred metres higher up.
- Putting it on thick. Three thin layers beat a thick one, always.
- Taking the grip too far forward. It brakes with every glide.
- Setting off on warm skis. They ice within a metre.
- Leaving the cork at home. It weighs twenty grams.

If you would rather start even more simply, there are [three tins and a hundred metres](article:technique/wax-right) in the magazine.
`
