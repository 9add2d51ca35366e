export const en = `
## Innermost: wool or synthetics

:: products baselayer#1, baselayer#6
:: categories baselayers

Wool warms when damp and does not smell after three sessions. Thin for speed, thick for the mountains; close to the body without pulling. Synthetics dry faster and suit people who sweat a lot and change straight away. Mesh is an old trick that still works: the air in its holes insulates, and the moisture goes straight out into the next layer.

Cotton stays at home. It soaks, cools and does not dry.

## In the middle: air

:: scene mountain-plateau
:: products midlayer#5, midlayer#2
:: categories midlayers

The midlayer is for when you move slowly or stand still. On the trail it mostly stays in your pack. Fleece is light and dries fast, a wool jacket is warmer and keeps its shape, a gilet warms the trunk and leaves the arms free.

Cold hands usually mean a cold body. Put on a gilet before you change mittens.

## Outermost: wind, not water

:: products DEMO-INITIALS, jacket#0, pants#6
:: categories jackets, pants

On the trail it is rarely wet but often windy. A windproof front and a back that breathes go further than a shell. Trousers follow the same idea: tight in front, stretchy behind, a side zip so that they come off over your boots.

The mountains are different. There you need a shell that can take rain and blizzard, with a hood that tightens around your hat. It stays in the pack until you need it.

## Hands, head, neck

:: scene lit-loop
:: products glove#1, hat#1
:: categories gloves, hats, socks

The head is the thermostat. A headband at speed, a hat at rest, a neck warmer that pulls up over the nose. Hands need a grip on the pole and a dry lining; keep another pair in your pocket. Mittens are warmer than gloves of the same thickness.

Socks: one pair, of wool, without wrinkles. Two pairs in the same boot make the foot colder.

## What to wear when

| Temperature | Trail and training | Touring with breaks |
| 0 to +5 °C | thin baselayer, thin jacket | baselayer, wind jacket, fleece in the pack |
| −8 to 0 °C | baselayer, windproof jacket | baselayer, fleece, windproof jacket |
| −15 to −8 °C | thicker baselayer, jacket, gilet | wool, wool jacket, shell |
| below −15 °C | two thin layers under the jacket | two layers of wool, a down jacket for breaks |

The figures are without wind. In a wind of ten metres a second, dress for ten degrees colder. And whatever the table says, you should be a little cold for the first quarter of an hour; that is how you know you got it right.

## Care

Air wool, wash it seldom, at 30 °C without softener. Softener clogs fibres and membranes. Wash shell jackets more often than you think: dirt and sweat stop them breathing. Close zips and Velcro first. Mend a tear the same evening, and rub a stiff zip with candle wax.

Dress children for standing still, not for skiing. How to do that, and what to keep in your pocket, is in the [article on the children’s first tour](article:journeys/the-childrens-first-tour). Why wearing too much makes you cold is explained in the [magazine](article:journeys/three-layers).
`
