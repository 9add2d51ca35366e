export const en = `
At half past three in December the day is over. Either you pack up, or you switch on your lamp and have the trail to yourself. Snow is at its best in the evening, colder and smoother, and it is quiet in a way it never is by day. All you need is light, a little more clothing and a plan for what might go wrong.

## How much light?

Lamps are sold by lumens, the total amount of light. That does not say everything, but it is a good start:

| Skiing | Enough lumens |
| An easy tour on a groomed trail | 300–400 |
| Training in mixed terrain | 600–800 |
| Fast descents in the forest | 1,000 and more |

More is not always better. A very bright light straight ahead makes your eyes adjust to the brightness, and everything outside it turns pitch black. The shape of the beam matters more. A wide cone near your skis shows the track, a narrower one further out shows the bend. Good lamps do both at once.

:: products headlamp#2, headlamp#4

Snow helps. On white ground you need about half the light that you need in a bare forest. When it is snowing the opposite is true: the flakes shine back into your face. Turn the power down and aim the beam lower, just as with fog lights.

## The battery and the cold

A lithium battery loses a third of its running time at ten below, and more as it gets colder. It does not break; it goes to sleep. So there are two ways to carry it: at the back of your head under the hat, or in an inside pocket with a cable.

- Charge it the same evening, not the week before.
- Count on two thirds of the time printed on the box.
- Ski at half power uphill. You are slow there anyway, and you save some for the descent.
- Always have a small spare lamp in your pocket. It only has to last you home.

## See and be seen

:: look pine
:: scene forest-track

You can see the trail, but others should see you as well. A red flashing light behind, reflectors on legs and arms, and turn your head away when you meet somebody. Dazzling a skier on a descent is like sticking a pole out in front of their skis. Say hello instead, and both of you know where you are.

On a lit loop it is the other way round. There you can often switch the lamp off, and you should when others come towards you. Keep it on your head all the same. The floodlights go out on the hour, and you will be at the far end from the car.

## Clothes for the evening

The temperature falls by five to ten degrees between afternoon and evening, most of all in hollows and on lakes. Dress as you would by day, but put a windproof layer in your pack, take thicker mittens and swap the headband for a hat. Do not drench yourself on the first climb. Sweat that is warm at seven is ice cold at eight.

Clear glasses or a visor protect your eyes from twigs and from the cold. Dark lenses stay at home.

:: products eyewear#0, hat#1, glove#1

## Choose a loop you know

The first rule of the evening is to ski where you have been by day. The forest looks different in a beam of light: distances shrink, hills get steeper, and a bend arrives before you expect it. Ski one lap at half speed first. Look for patches of ice in the shade under the spruces, where the track has melted by day and frozen again.

Take the descents more gently than usual. The rule is simple: you must be able to stop within what you can see. If the light reaches thirty metres, thirty metres is what you have.

1. Tell somebody which loop you are skiing and when you will be back.
2. Carry your phone inside your jacket, where its battery stays warm.
3. Put a foil blanket and a dry top in your pack. Together they weigh less than a banana.
4. If you are alone, choose a loop that passes the car every half hour.

## What you get

After a quarter of an hour you stop thinking about the lamp. The sound of the skis is clearer than by day, and you feel the snow instead of seeing it. Many people find that their technique improves in the dark, which is hardly surprising: when the eyes have less to do, the feet take over.

One evening a month you do not even need the lamp. Under a full moon, on an open field of new snow, you can switch it off and wait a minute. At first you see nothing. Then come the trees, the trail and finally your own shadow. It is worth a whole winter of skiing. Let the length of the tour decide what you wear; [dressing in layers](guide:dress-in-layers) works at night, too.
`
