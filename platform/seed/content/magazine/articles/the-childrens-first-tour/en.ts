export const en = `
There are two kinds of memories of a first ski tour. One is about cold fingers, a parent who says that it is not far now, and a car that never comes closer. The other is about a hill. Which of the two it will be is decided before you are out of the door.

## Measure the tour in good things

Children do not ski kilometres. They ski to the bridge, to the tracks of the hare, to the hill that can be done twice. Plan the tour as a row of small goals, no more than five minutes apart, with something to look forward to at each. Turn around while it is still fun. That is the one rule that never fails, because what people remember is the end.

Eight hundred metres are enough for a four-year-old. Two kilometres are far for a seven-year-old in the first winter. Expect half of the time to go on things other than skiing: lying in the snow, eating, looking at a footprint, falling over on purpose.

## Skis of the right length

For the smallest, short is best. For a beginner the child’s height plus 5–10 centimetres is enough: it should be possible to turn around on it, sidestep up a slope with it and fall over on it. Once the child has skied before and the technique arrives, choose the child’s height plus 10–20 centimetres.

Do not buy big to make them last. A ski that is too long is too stiff for a light child. The grip never reaches the snow, and the child sidesteps while friends walk straight up. If the skis are to last two winters, choose a softer model rather than a longer one.

:: products ski-junior#0, ski-junior#4
:: scene cabin

Skin skis are the only sensible choice until the child asks to wax. They work at once, in nearly any snow, and nobody has to wait by the car. Put a little glide wax on tips and tails, brush the skin afterwards, done.

## Boots, poles and binding

The boot matters more than the ski. It should go on easily, hold the heel and leave room for the toes with one warm sock in it, not two. A centimetre to spare is about right. Feel the child’s toes after half an hour outdoors: if they are cold, the boot is more often too tight than too thin.

Poles can wait. Without them children learn to stand on the ski instead of hanging on their arms, and their hands are free when they fall. When the time comes, a pole for classic reaches the shoulder.

## Dress for standing still

Adults get warm when they ski. Children keep stopping. So dress them for standing about, and take off a layer if need be:

- wool next to the skin, never cotton
- a thin fleece
- a snowsuit, or a jacket and trousers that can take a slide on the belly
- mittens rather than gloves, and a dry pair in your pocket
- a hat that covers the ears, under the hood as well

Change mittens at the break, not when somebody complains. By then it is too late.

:: products glove#3, hat#3, ski-junior#3

## Something to eat

:: look glacier

Hot chocolate, a sausage warmed in a flask, sandwiches in small pieces and some treat that only exists on ski tours. Stop early, after twenty minutes or so, and then again. Hunger nearly always sounds like something else: like tiredness, like a sore foot, like this having been a stupid idea from the start.

## Let the games teach

Do not tell a child to bend its knees. Ask it to ski under a branch. The technique comes by itself if the game is well chosen:

1. **Under the bridge.** Two poles for a bar, lower every round.
2. **The scooter.** One ski off, push with the other foot. There is no better balance drill.
3. **Steal the tail.** A ribbon in the waistband. Everybody chases everybody, without poles.
4. **Silent skiing.** Who can pass the grown-up without being heard? Gliding makes less noise than walking.
5. **The hill.** Up any way you like, down any way you like. All day if possible.

## When it comes to a halt

At some point the child will sit down in the snow and refuse. Sit down beside it. Do not ask whether it is tired, because the answer is yes. Offer something, tell a story, change mittens. If that does not help, take off the skis and walk home. It is no defeat. You have been out on skis, and next time you will get a little further.

With several families everything is easier. Children can ski any distance behind another child. Plan the tour so that you can meet after half a loop, light a fire where it is allowed, and let the big ones ski another lap while the small ones dig.

There is more about lengths and boots in the [guide to junior skis](guide:junior-skis). Read it at home at the kitchen table. On the tour, chocolate is enough.
`
