export const en = `
## Start with the child, not with next year

Children’s skis are often bought too big, to make them last. Then the child has the wrong camber for two years instead of the right one for one. A ski that is too long is also too stiff: the grip does not reach the snow, and the child slips on every hill.

| Height of the child | Beginner | Has skied before | Pole |
| 90–105 cm | 95–115 cm | 100–125 cm | none |
| 105–115 cm | 110–125 cm | 115–135 cm | none, or 85–95 cm |
| 115–130 cm | 120–140 cm | 125–150 cm | 95–110 cm |
| 130–145 cm | 135–155 cm | 140–165 cm | 110–120 cm |
| 145–160 cm | 150–170 cm | 155–180 cm | 120–135 cm |

A beginner’s skis are 5–10 centimetres longer than the child, an experienced child’s 10–20. The table is a start. If the child is light for its height take the shorter ski, if heavier the longer.

:: products ski-junior#0, ski-junior#2
:: categories junior-skis

## Skins, pattern or wax?

:: scene cabin

Skin skis are the easiest. They work straight away, in nearly any snow, and demand nothing of the adult by the car. Skis with a patterned base are cheaper and indestructible, but noisier and slower. Waxable skis are for children who train with a club and for those who have begun to ask about wax themselves.

Skating can wait until the child is seven or eight and has played a lot on classic skis. Until then children skate anyway, on the skis they have.

:: products ski-junior#4, ski-junior#7

## Boots to put on without help

The best thing about a child’s boot is that it goes on without help. Quick lacing or Velcro, a wide opening, a soft sole. A centimetre of air in front of the toe is about right, with one wool sock. Two pairs of socks make the foot cold.

Feel the toes outdoors after half an hour. If they are cold, the boot is usually too tight. Change boots more often than skis, because feet grow first. Measure against the [size guide](page:size-guide) before you order.

:: products binding#1
:: categories junior-equipment

## Poles, helmet and the rest

Poles are not needed before the age of five or six. Without them children learn balance, and their hands are free when they fall. When the time comes a pole for classic should reach the shoulder. A wide strap, easy to get in and out of, a blunt tip.

On roller skis and on downhill slopes wear a helmet. On the trail a hat will do.

## A package or piece by piece?

:: scene forest-track
:: products PK-KV-JUNIOR, PK-FJ-JUNIOR
:: categories ski-packages

In a package the parts are chosen for each other and the binding is mounted. It is the easiest way to a first pair. Piece by piece you get a better fit of the boot, which pays from school age. If you inherit skis, check that the binding fits the boot and do the [paper test](article:workshop/skis-by-weight) with the child’s weight.

## Clothes and the first tour

Dress children for standing still. Wool next to the skin, fleece, a snowsuit that can take a slide on the belly, mittens and a dry pair in your pocket. And make the tour shorter than you had planned. How to get a second time is in [The children’s first tour](article:journeys/the-childrens-first-tour).

:: products glove#3, hat#3
:: categories junior-clothing
`
