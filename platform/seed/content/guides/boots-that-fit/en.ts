export const en = `
## Try them in the evening

:: scene cabin
:: products boot-classic#0, boot-skate#0, sock#2
:: categories classic-boots, skate-boots, touring-boots

Feet grow during the day. Wear the sock you ski in, lace from the toes up and rise on your toes ten times. If the heel lifts more than a few millimetres, the boot is too big.

Measure your foot against our [size guide](page:size-guide). Between two sizes take the larger for touring and the smaller for racing.

## Five things to feel for

1. **The heel** should sit as in a cup, even when you bend forwards.
2. **The toes** should move freely. When you stand upright the longest toe may touch the lining but not press against it.
3. **The instep** should be held down without the lace cutting in.
4. **The width.** If the foot bulges over the sole, the last is too narrow; if it slides sideways, it is too wide.
5. **The flex.** If the boot creases over your toes as you rise, the crease is in the wrong place for your foot.

Keep the boots on for half an hour, indoors, while you do something else. What rubs after ten minutes will rub more after ten kilometres. Clean and unused they can go back; how to do that is under [delivery and returns](page:delivery-returns).

## The right kind for your skiing

| | Classic | Skate | Touring |
| Sole | soft and flexible | stiff | coarse, for walking |
| Shaft | low | a cuff | high |
| What matters most | a free ankle | sideways support | warmth and dry feet |

A skate boot on classic skis hinders the kick. A classic boot on skate skis gives no support at all. If you do both and want a single pair there are combi boots, but two pairs are kinder to your feet and not much dearer in the long run.

## The sole decides the binding

:: products binding#4
:: categories bindings

Most boots of the last ten years share the same wide sole with two grooves. The product page says which binding it fits. Touring boots have soles of their own, and children’s boots sometimes a simpler kind. If yours are older, bring them to the shop or send a picture of the sole, and we will see what they fit.

## Warm feet

Cold toes have more often too little room than too little lining. A foot needs air around it and blood in it. Wear one sock, not two, and lace more loosely over the toes than over the instep.

- Wool warms even when it is damp.
- Change into dry socks just before you ski. Feet sweat in the car.
- If your feet are always cold, choose a size that takes a thicker sock without pinching.

:: products sock#3, boot-touring#0
:: categories socks

## Make them last

Take out the insole after every outing and let the boot dry at room temperature, open. On a radiator the glue dries out and the sole comes off. Rinse road salt from the sole and rub the zip with a little candle wax. Laces and cuff buckles can be replaced.

Tarmac and gravel wear down the grooves of the sole. Walk as little as possible in your boots away from the snow, and change at the car. Then a pair of recreational boots will last eight to ten winters. Dress the rest of your body [in layers](guide:dress-in-layers).
`
