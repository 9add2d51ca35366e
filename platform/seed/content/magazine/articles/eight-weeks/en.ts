export const en = `
Ninety kilometres on skis sounds like something for people without jobs and children. Most of those who ski Vasaloppet have both. They have simply decided what counts and let the rest go. Here is a plan of three sessions a week for eight weeks, for anybody who already moves a couple of times a week and wants to reach the finish in one piece.

## What you need to be able to do

Ninety kilometres in classic style takes a recreational skier between six and eleven hours. It is not decided by how fast you can ski ten kilometres but by how long you can ski at a sensible pace. Three things have to work. You must be able to double pole for hours without your back giving up, you must be able to eat and drink on the move, and you must have spent enough time on skis not to stiffen on the descents.

Strength and aerobic capacity are good to have. But somebody who has skied six long days will usually beat somebody who has run six interval sessions.

## Three sessions, three purposes

| Day | Session | Time |
| Tuesday | Hills: 6 × 3 minutes, easy skiing down in between | 60 min |
| Thursday | Double poling on the flat at a steady pace, the last quarter of an hour technique without poles | 60–75 min |
| Sunday | Long and easy, at talking pace | 2–4 hours |

Tuesday makes you stronger, Thursday makes you cheaper to run, Sunday makes you last. If you have to drop a session, drop Tuesday. The long one is the last you touch.

Talking pace means that you can speak in whole sentences. Most people ski their long sessions too fast and their hills too slowly, and end up moderately tired by both without getting what either was for.

## Eight weeks

:: look glacier
:: scene coast-trail
:: products DEMO-DOWNLOAD, SK-PDF-MOTION

1. **Weeks 1–2.** Two hours on Sunday. Find the pace at which you never get out of breath.
2. **Week 3.** Two and a half hours. Begin to practise eating every twenty minutes.
3. **Week 4.** Easier: skip Tuesday, ninety minutes on Sunday. The body builds while it rests.
4. **Week 5.** Three hours, the last of them double poling only.
5. **Week 6.** Three and a half to four hours, with the skis, the clothes and the food you will use in the race. This is the dress rehearsal.
6. **Week 7.** Two hours. Halve Tuesday: three hills instead of six.
7. **Week 8.** Two short, easy sessions with a few bursts of speed. Then the race.

If you fall ill, rest until you are well and then one more day. Never try to catch up on a session you missed. It is gone, and it does not matter.

## Double pole wisely

Double poling is what carries you through a flat long-distance race. Fall forward with a straight back and firm arms, press with your stomach first and your arms second, and let your hands pass your knees. If the power comes from your shoulders it will be gone after twenty kilometres. Practise on a frozen lake or a bog where there is nowhere to hide.

Change technique often during the race: double pole, double pole with a kick, stride on the steep hills. Each change is a rest for the muscles that have just been working.

## If the snow does not come

Then you do the same sessions in other ways. Hills can be run with poles. Thursday becomes roller skis, or a ski ergometer if there is a gym nearby. The long one can be a walk with a pack, a bike ride or three hours on roller skis at an easy pace. The body counts hours, not kilometres of snow.

:: products roller-classic#0, pole#1

But do get at least three sessions on snow before you stand on the start line. Balance cannot be borrowed from anywhere else.

## The day itself

Start more slowly than you think. The first hill is a queue, and that is good for you: it keeps you from spending what you will need on the last ten kilometres. Eat before you are hungry, drink at every station even if you are not thirsty, and do not stand still for longer than you must. A body that stops for five minutes takes a quarter of an hour to restart.

Wax for the temperature at midday, not at dawn. Choose grip over glide: a ski that slips costs more strength than one that runs a little slowly. The week before, have a look at the [guide to your first race](guide:first-race).

And when it gets hard, somewhere around sixty kilometres, as it does for everybody: do not count what is left. Count to the next station. That is how you ski ninety kilometres. One stretch at a time.
`
