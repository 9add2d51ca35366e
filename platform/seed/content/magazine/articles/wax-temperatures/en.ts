export const en = `
Minus seven, said the thermometer at the kitchen window. At the stadium it was two above in the sun, and the snow in the forest was minus nine. The same morning, the same town. That is why waxing feels like luck, and why a cheap snow thermometer makes a bigger difference than the next tin.

## Measure where you ski

Snow has a temperature of its own. By day it is colder than the air, because the air warms first. At night and under a clear sky it is often much colder than the air, because it radiates its heat away. And when the air is above zero the snow can never be warmer than zero: it only gets wetter.

Here is how to measure:

1. Push the thermometer two centimetres into the snow, no deeper.
2. Shade it with your hand or a pole.
3. Wait a full minute.
4. Measure in two places: one in the sun, one in the shade.
5. Wax for the coldest place where you have to go uphill.

## The colours

The colours on the tins are much the same for all makes, although the limits differ by a degree or so. In our shop the scale is this:

| Colour | Temperature of the snow | Typical conditions |
| Green | −18 to −8 °C | sparkling cold, dry snow |
| Blue | −10 to −3 °C | an ordinary winter’s day |
| Purple | −4 to 0 °C | on the way to zero |
| Red | −1 to +3 °C | around zero, wet new snow |
| Yellow | 0 to +10 °C | spring snow, coarse and wet |

The scale is the same for glide and for grip, and it overlaps on purpose. Where two colours fit, choose the harder for grip and the colder for glide if the snow is new, and the softer if it is old.

:: products wax-glide#0, wax-grip#0, DEMO-GROUPED
:: button grip-wax | See grip wax

## Why new snow wants harder wax

A fresh crystal has sharp arms. When the ski presses it down, the arms dig into the wax like a hook-and-loop fastener; that is how grip wax works. If the wax is too soft, the crystals stay in it and the ski ices. Hence harder wax on new snow.

After a few days the arms have broken off and the grains are round. They find no hold in hard wax, so you need something softer. When the snow has also melted and frozen again, the grains are small balls of ice. They scour hard wax away within a few kilometres, and you have to change to [klister](article:workshop/klister).

## Moisture, the forgotten half

:: look glacier
:: scene lit-loop

Temperature is only half the answer. Dry inland air at minus ten and humid coastal air at minus ten make two different kinds of snow. Squeeze a handful in your glove:

- It runs apart: dry, below 50 per cent humidity. Stay on the cold side.
- It can be shaped: normal. Trust the tin.
- It makes a snowball: humid. Go half a colour softer.
- Your glove gets wet: wet. The structure of the base now matters more than the wax.

Structure is the pattern of fine grooves that grinding leaves in the base. A fine pattern is for cold, dry snow, a coarse one for wet. A ski with the wrong structure is slow however it is waxed, and that is a job for the [workshop](category:services).

## Glide: two methods

To do it properly, iron the glide wax in. The temperature of the iron is printed on the packet. Never let the iron stop; draw it from tip to tail in ten seconds a ski and finish when the wax is shiny behind it. Scrape when the ski has cooled, brush with brass first and nylon second, and brush more than you think. The wax should be in the base, not on it.

:: products wax-tool#0, wax-tool#5, wax-tool#2

If you have five minutes, use liquid glide. Apply, let it dry, brush. It lasts for twenty kilometres or so, and if you ski after work it is usually the only reasonable thing to do.

:: products DEMO-LOW, wax-glide#4

## One evening, one decision

An ordinary winter’s evening might look like this. The forecast for Saturday says minus six in the morning and minus two at midday, clear, no new snow. The trail is three days old.

Glide: blue, because it is coldest when you start and the snow is dry. Grip: base binder, then two layers of blue, then one of purple at the back of the zone, under the heel, where it wears most. In your pocket: purple and a cork, for the afternoon. It takes half an hour, coffee included.

Write down what you chose and how it went. Date, snow, temperature, wax, verdict. After a winter you will have a notebook worth more than any table, because it is about your snow, your skis and your hills. If you would rather start from the beginning, the whole procedure is in the [wax guide](guide:wax-guide).
`
