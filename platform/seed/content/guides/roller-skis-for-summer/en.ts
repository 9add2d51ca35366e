export const en = `
## Classic, skate or combi

:: products roller-classic#0, roller-skate#0
:: categories classic-roller-skis, skate-roller-skis

Classic roller skis have wide wheels and a ratchet, so that you can kick. They are stable and the natural choice if you double pole a lot. Skate roller skis are narrower and shorter and ask for more balance. Combi models have a ratchet and wheels that you can skate on; they make a good first pair if you ski both styles in winter.

On poor tarmac choose bigger wheels. They roll over joints and grit that stop small ones.

## Choose wheels by speed

Wheels are numbered by resistance.

| Wheel | Speed | For whom |
| 2 | fast | groups on flat roads, racing |
| 3 | like snow | most people |
| 4 | slow | beginners, hills, long double-poling sessions |

Beginners in hilly country are wise to start with four. Slower wheels give you more training per kilometre and a shorter braking distance. Change all wheels on both skis at once, and never mix numbers.

:: products roller-classic#4, roller-skate#3

## Length, frame and binding

The length is in the name, in millimetres between the wheels. 700 is common for classic, 530 to 610 for skating. Longer is calmer; shorter is livelier and turns more easily. A frame of wood or carbon absorbs vibration; aluminium is the toughest and cheapest.

The binding is the same as on snow, so your ordinary boots fit. We mount it free of charge when you buy roller ski and binding from us. Many people keep an older pair of boots for roller skiing, because tarmac is hard on them.

## Safe on the road

:: scene race-start
:: products pole#3, eyewear#0, glove#1
:: categories poles, eyewear

Roller skis have no brake worth the name. Plough, step into the grass or avoid the hill. Helmet, gloves, a reflective vest and freshly ground pole tips are part of it. Ski in single file, early in the morning rather than in the rush hour.

1. Learn to plough in an empty car park before you set out.
2. Cycle the loop first and take note of hills and junctions.
3. Choose a dry road. On wet tarmac wheels lose their hold in bends.
4. Always brake before the hill, never on it.

## The first weeks

Begin with forty minutes twice a week. Add ten minutes a week until you reach an hour and a half. Balance without poles at the start of every session, then double poling, and finally the stride on a gentle climb. Your forearms will tire from the vibration; it passes within a couple of weeks.

If you want a plan for the rest of the summer there are the [training plans](category:training-plans), and the technique is described in [Skis in August](article:technique/skis-in-august).

## Care

Wipe the bearings after rain and let the skis dry indoors. Check the screws of the axles once a month and feel for play. Swap front and rear wheels when they begin to wear unevenly. The wheel with the ratchet wears fastest; keep the old one as a spare. Grind your pole tips every other week: a blunt tip slips, and your shoulders take the shock.
`
