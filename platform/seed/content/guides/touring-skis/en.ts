export const en = `
## Where are you going?

Touring skis is a big word. At one end is the ski for the forest behind the house, at the other the one that follows a sledge across the high plateau for a week. The difference lies in width, edge and camber. Decide where you spend most of your days and buy for those, not for the one expedition.

| Terrain | Width under the foot | Edge |
| Snowmobile tracks, marked trails | 50–58 mm | not necessary |
| Mountains, mixed snow | 58–64 mm | full steel edge |
| Loose snow, forest, steep ground | 65 mm and more | steel edge |

:: products DEMO-SALE, ski-touring#0, ski-touring#2
:: categories touring-skis

## Length by weight, pack included

Weigh yourself with everything on. A pack of twelve kilos moves you one step down the list, whereas a sledge does not move you at all: it pulls, it does not press.

- Under 60 kg: 170–180 cm
- 60–80 kg: 190 cm
- Over 80 kg: 200 cm and longer

In loose snow width carries more than length. If you ski a lot in forest, take a wider ski in a shorter length, so that you can turn in narrow places.

## Steel edge, grip and skins

:: scene spring-crust

The steel edge is there for crust and ice. On level ground you do not notice it; on a hard traverse it is the difference between standing and falling. The grip of touring skis is mostly a patterned or roughened zone, sometimes with room for short skins. Short skins do on gentle trails; full skins are needed when it is steep or when you pull a load.

Wax works as well, and is often the best on long, flat days. Take one blue and one red tin, and a piece of cork.

:: products wax-grip#0, wax-tool#4

## Boots and binding

:: products boot-touring#0, boot-touring#2
:: categories touring-boots, bindings

The boot decides how you feel in the evening. A high shaft, a coarse sole for walking, room for a thick sock. Try it with the pack you are going to carry: the foot gets longer with weight on your back. A warm liner that comes out is worth a lot in a cold hut.

Choose the binding by the sole of the boot. Three pins are simple and can be repaired; modern touring bindings are steadier sideways. We mount free of charge when you buy ski and binding from us.

## Poles and pack

Touring poles reach the shoulder and have big baskets. Adjustable length is good in steep country. The pack should have straps for skis on its sides and a hip belt that carries.

:: products pole#2, bag#4
:: categories poles, bags

## What to bring

:: scene cabin

1. A map and compass, and somebody who can use them.
2. A wind sack, a shovel, first aid.
3. A change of baselayer and socks in a waterproof bag.
4. Two pairs of mittens besides those you wear.
5. A headlamp with a full battery.
6. Food for one day more than planned.
7. Avalanche equipment, and the knowledge to use it, if you go where it is steep.

:: products headlamp#2, bottle#0
:: categories headlamps, bottles

Check the weather and the avalanche forecast in the morning, and tell somebody where you are going and when you will be back. Turn around in time. The mountain will still be there. How to dress for days with long breaks is in [Dress in layers](guide:dress-in-layers), and if you want to ski after dark there is [When the lamp is the only light](article:journeys/night-skiing).
`
