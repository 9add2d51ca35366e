export const en = `
People who get cold on skis have nearly always put on too much at the start. You sweat on the first climb, the shirt gets wet, and for the rest of the tour your body is busy drying it. Dressing well is less about warmth than about moisture. Stay dry and you stay warm.

## Three layers, three jobs

The innermost layer moves moisture away from the skin. The middle one holds air still, because it is the air that insulates. The outermost stops the wind. If a garment does none of the three, it can stay at home.

It also means that the layers have to work together. A baselayer that wicks is no help if the sweater on top of it is cotton and soaks everything up. Cotton doubles its weight when wet, cools you like a compress and does not dry until the next day. Leave it in the drawer.

## Innermost: wool or synthetics

Wool warms even when it is damp and does not smell after a whole weekend. It dries more slowly, so it is best when you move gently and stop often: tours, days with children, anything colder than ten below. Synthetics and mesh move moisture faster and dry while you ski. They suit hard sessions after which you change straight away.

The garment should fit closely without pulling. A fold of air next to the skin is a place where sweat stays. Check the back in particular: the top must be long enough to stay in your trousers when you double pole.

:: products baselayer#1, baselayer#6

## In the middle: as little as possible

On the trail you need the midlayer in your pack more often than on your body. With a high pulse, a baselayer and a jacket are enough down to about minus ten. On tour, when the pulse is lower and the breaks longer, a thin fleece or a wool jacket is the garment you will use most.

A gilet is often better than a jumper. It warms the trunk, from which the body directs its blood, and leaves the arms free. Cold hands, by the way, are hardly ever a glove problem. If your stomach is cold the body throttles the blood to your fingers, and no mitten will help. Put on the gilet first.

:: products midlayer#5, midlayer#2

## Outermost: wind, not water

:: look glacier
:: scene mountain-plateau

It rarely rains on the trail, but it always blows: ski at twenty kilometres an hour on a still day and you have twenty kilometres an hour in your face. A ski jacket is windproof in front and airy behind, so that the moisture has somewhere to go. A fully waterproof shell is too tight. It belongs in your pack in the mountains, not on your body on a climb.

The same goes for trousers. Windproof in front, stretchy behind, and a long zip so that you can take them off without taking off your boots.

:: products jacket#0, pants#6

## A table to start from

The figures are for calm weather and ordinary training pace. If there is wind, go one step colder; if you ski hard, one step warmer.

| Temperature | On the body | Hands and head |
| 0 to +5 °C | thin baselayer, airy jacket | thin gloves, headband |
| −8 to 0 °C | baselayer, windproof jacket | gloves, hat |
| −15 to −8 °C | thicker baselayer, jacket, gilet | lined gloves, hat, neck warmer |
| below −15 °C | two thin layers under the jacket | mittens, hat, buff over the nose |

Below minus fifteen it is wise to shorten the session, warm up indoors and breathe through cloth. Below minus twenty it is a day for waxing skis.

## The ten-minute rule

You should be a little cold when you start. If you are comfortable in the car park, you are wearing one garment too many. After ten minutes your body has caught up, and then you know whether you chose well. Open a zip before you get wet, and close it before you get cold. It is the only way to adjust that does not require stopping.

When you do stop, do the opposite: put on your jacket before you take out the flask. The first three minutes are the ones that cool you most.

## Feet and hands

Thick socks in a boot that is already snug make the foot colder, not warmer. The blood cannot get through, and the air is gone. One wool sock of the right thickness is enough. If it is still cold, pull an old sock with its toe cut off over the outside of the boot. It looks silly and works very well.

For your hands have two pairs: one on and one dry in your pocket. Mittens are warmer than gloves with the same lining, because fingers warm each other. A headband is enough while you ski, a hat when you stop.

There is more about cut, washing and sizes in the [guide to layers](guide:dress-in-layers). But experiment for a winter and write it down. After ten sessions you will have a table of your own, and it will be better than ours.
`
