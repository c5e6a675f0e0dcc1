import type { Openings, RepeatedOpenings } from '../texts.ts'

const emergency: Openings['emergency'] = {
  danger: {
    younger: [
      'Hol jetzt einen Erwachsenen! Ruf, so laut du kannst. Ich bleibe hier.',
      'Bitte hol sofort einen Erwachsenen! Lauf hin oder ruf laut. Ich warte hier auf dich.',
    ],
    older: [
      'Hol bitte sofort einen Erwachsenen. Wenn keiner in der Nähe ist, bring dich in Sicherheit und wähl die {emergency}. Ich kann nicht kommen, aber ich bleibe hier.',
      'Bitte lauf sofort zu einem Erwachsenen. Wenn du keinen findest, geh an einen sicheren Ort und wähl die {emergency}. Ich warte hier auf dich.',
    ],
  },
  'self-harm': {
    younger: [
      'Geh bitte jetzt zu einem Erwachsenen und halt dich an ihm fest. Danke, dass du es mir gesagt hast. Du bist nicht allein.',
      'Geh bitte sofort zu einem Erwachsenen. Sag es dort genauso wie mir. Du bist so wichtig.',
    ],
    older: [
      'Geh bitte sofort zu einem Erwachsenen und sag es dort mit denselben Worten. Ich bin wirklich froh, dass du es mir gesagt hast. Du bist wichtig, und du musst das nicht allein tragen.',
      'Such dir bitte sofort einen Erwachsenen und bleib ganz nah bei ihm. Es war richtig, es mir zu sagen. Das ist ein sehr großes Gefühl, und damit sollte niemand allein sein.',
    ],
  },
  substances: {
    younger: [
      'Hol jetzt einen Erwachsenen! Zeig es ihm. Ich schimpfe nicht mit dir. Ich bleibe hier.',
      'Bitte hol sofort einen Erwachsenen und zeig es ihm. Du hast nichts falsch gemacht. Ich warte hier.',
    ],
    older: [
      'Hol bitte sofort einen Erwachsenen und zeig es ihm. Niemand soll mit dir schimpfen, weil du es sagst. Wenn keiner in der Nähe ist, wähl die {emergency}.',
      'Bitte lauf sofort zu einem Erwachsenen und zeig es ihm. Es war richtig, es mir zu sagen. Wenn du keinen findest, wähl die {emergency}.',
    ],
  },
}

const disclosure: Openings['disclosure'] = {
  abuse: {
    younger: [
      'Danke, dass du es mir sagst. Ich glaube dir. Du kannst nichts dafür. Ein Erwachsener, bei dem du dich sicher fühlst, kann helfen.',
      'Gut, dass du es mir sagst. Du bist sehr mutig. Du bist nicht schuld. Sag es bitte einem Erwachsenen, bei dem du dich sicher fühlst.',
    ],
    older: [
      'Danke für dein Vertrauen. Ich glaube dir, und du bist nicht schuld daran. Ein Erwachsener, bei dem du dich sicher fühlst, sollte es wissen, denn er kann helfen. Ich bin nur ein kleiner Begleiter.',
      'Ich glaube dir, und es ist gut, dass du es mir gesagt hast. Du kannst nichts dafür. Ich bin nur ein kleiner Begleiter, also sag es bitte einem Erwachsenen, bei dem du dich sicher fühlst.',
    ],
  },
  neglect: {
    younger: [
      'Danke, dass du es mir sagst. Das ist schwer, und du kannst nichts dafür. Ein Erwachsener, bei dem du dich sicher fühlst, sollte es wissen.',
      'Gut, dass du es mir sagst. Jedes Kind braucht jemanden, der sich kümmert. Sag es bitte einem Erwachsenen, bei dem du dich sicher fühlst.',
    ],
    older: [
      'Danke, dass du es mir sagst. Jedes Kind braucht Essen, Wärme und jemanden, der sich kümmert, und du bist nicht schuld, wenn das fehlt. Ein Erwachsener, bei dem du dich sicher fühlst, sollte es wissen.',
      'Gut, dass du es mir sagst. Das ist ganz schön viel, und du kannst nichts dafür. Sag es bitte einem Erwachsenen, bei dem du dich sicher fühlst, denn er kann mehr tun als ich.',
    ],
  },
  sexual: {
    younger: [
      'Danke, dass du es mir sagst. Du hast nichts falsch gemacht. Dein Körper gehört dir. Ein Erwachsener, bei dem du dich sicher fühlst, kann helfen.',
      'Gut, dass du es mir sagst. Du bist nicht schuld. Sag es bitte einem Erwachsenen, bei dem du dich sicher fühlst.',
    ],
    older: [
      'Danke für dein Vertrauen. Du hast nichts falsch gemacht, und dein Körper gehört dir. Ein Erwachsener, bei dem du dich sicher fühlst, sollte es wissen.',
      'Gut, dass du es mir sagst, und du bist nicht schuld daran. Sag es bitte einem Erwachsenen, bei dem du dich sicher fühlst. Es ist richtig, darüber zu reden.',
    ],
  },
  stranger: {
    younger: [
      'Danke, dass du es mir sagst. Du hast nichts falsch gemacht. Geh bitte zu einem Erwachsenen, den du kennst, und sag es ihm.',
      'Gut, dass du es mir sagst. Das war richtig. Bleib nah bei einem Erwachsenen, den du kennst, und sag es ihm jetzt.',
    ],
    older: [
      'Danke, dass du es mir sagst. Das war richtig. Bleib bitte bei Menschen, die du kennst, und sag es heute noch einem Erwachsenen, dem du vertraust.',
      'Gut, dass du es mir sagst, und du hast nichts falsch gemacht. Geh bitte nicht mit und schick nichts. Ein Erwachsener, dem du vertraust, sollte es heute noch wissen.',
    ],
  },
  secrecy: {
    younger: [
      'Danke, dass du es mir sagst. Schwere Sachen soll man nicht allein tragen. Du darfst es einem Erwachsenen sagen, bei dem du dich sicher fühlst.',
      'Gut, dass du es mir sagst. Du hast nichts falsch gemacht. Einem Erwachsenen, bei dem du dich sicher fühlst, darfst du immer alles sagen.',
    ],
    older: [
      'Danke, dass du es mir sagst. Schöne Überraschungen können warten, aber Schweres soll man teilen. Niemand soll mit dir schimpfen, wenn du es einem Erwachsenen sagst, bei dem du dich sicher fühlst.',
      'Gut, dass du es mir sagst. Niemand darf verlangen, dass du etwas Schweres allein trägst. Es ist immer richtig, es einem Erwachsenen zu sagen, bei dem du dich sicher fühlst.',
    ],
  },
  bullying: {
    younger: [
      'Danke, dass du es mir sagst. Das tut weh, und du kannst nichts dafür. Ein Erwachsener, dem du vertraust, kann helfen.',
      'Gut, dass du es mir sagst. Das hast du nicht verdient. Sag es bitte einem Erwachsenen, dem du vertraust.',
    ],
    older: [
      'Danke, dass du es mir sagst. Das tut richtig weh, und du kannst nichts dafür. Ein Erwachsener, dem du vertraust, sollte es wissen, damit es aufhört.',
      'Gut, dass du es mir sagst. So behandelt zu werden, hat niemand verdient. Sag es bitte einem Erwachsenen, dem du vertraust, auch wenn es schwerfällt.',
    ],
  },
  unhappiness: {
    younger: [
      'Danke, dass du es mir sagst. Das ist ein sehr schweres Gefühl. Ein Erwachsener, den du lieb hast, kann dich festhalten.',
      'Gut, dass du es mir sagst. Du bist nicht allein. Ein Erwachsener, dem du vertraust, kann dir tragen helfen.',
    ],
    older: [
      'Danke, dass du es mir sagst. Das klingt richtig schwer, und du kannst nichts dafür, dass du so fühlst. Ein Erwachsener, dem du vertraust, kann dir tragen helfen.',
      'Gut, dass du es mir sagst. Du musst da nicht allein durch. Rede bitte heute noch mit einem Erwachsenen, dem du vertraust.',
    ],
  },
}

const comfort: Openings['comfort'] = {
  ...disclosure,
  abuse: {
    younger: [
      'Aua. Danke, dass du es mir sagst. Niemand soll dir wehtun. Ein Erwachsener kann helfen.',
      'Gut, dass du es mir sagst. Das tut weh, und du kannst nichts dafür. Sag es ruhig einem Erwachsenen.',
    ],
    older: [
      'Danke, dass du es mir sagst. Niemand soll dir wehtun, und du kannst nichts dafür. Ein Erwachsener, dem du vertraust, kann helfen, das zu klären.',
      'Gut, dass du es mir sagst. Das tut weh, und du musst es dir nicht gefallen lassen. Sag es bitte einem Erwachsenen, dem du vertraust.',
    ],
  },
  'self-harm': {
    younger: [
      'Das ist ein sehr schweres Gefühl. Danke, dass du es mir sagst. Ein Erwachsener, den du lieb hast, kann dich festhalten.',
      'Gut, dass du es mir sagst. Du bist wichtig. Sag bitte einem Erwachsenen, dem du vertraust, dass es so schwer ist.',
    ],
    older: [
      'Das klingt sehr schwer. Danke, dass du es mir sagst. Du bist wichtig, und ein Erwachsener, dem du vertraust, kann dir tragen helfen.',
      'Gut, dass du es mir sagst. Mit diesem Gefühl musst du nicht allein bleiben. Sag es bitte heute noch einem Erwachsenen, dem du vertraust.',
    ],
  },
  danger: {
    younger: [
      'Danke, dass du es mir sagst. Geh bitte zu einem Erwachsenen, den du kennst, und bleib nah bei ihm.',
      'Gut, dass du es mir sagst. Ich möchte, dass dir nichts passiert. Such bitte einen Erwachsenen, den du kennst.',
    ],
    older: [
      'Danke, dass du es mir sagst. Ich möchte, dass dir nichts passiert. Such bitte einen Erwachsenen, den du kennst, und erzähl es ihm jetzt.',
      'Gut, dass du es mir sagst. Das kann gefährlich werden, und ich schimpfe nicht mit dir. Geh bitte zu einem Erwachsenen, den du kennst.',
    ],
  },
  unhappiness: {
    younger: [
      'Das ist ein trauriges Gefühl. Danke, dass du es mir sagst. Ein Erwachsener, den du lieb hast, kann dich festhalten.',
      'Oh, das tut weh. Gut, dass du es mir sagst. Eine Umarmung von einem Erwachsenen, den du lieb hast, kann helfen.',
    ],
    older: [
      'Danke, dass du es mir sagst. Das tut innen weh. Du musst es nicht allein lösen: Ein Erwachsener, dem du vertraust, kann helfen.',
      'Das klingt richtig schwer, und es ist gut, dass du es mir sagst. Du kannst nichts dafür, dass du so fühlst. Ein Erwachsener, dem du vertraust, kann mehr helfen, als du denkst.',
    ],
  },
  violence: {
    younger: [
      'Du klingst sehr wütend. Wütend sein darf man, wehtun nicht. Atme langsam mit mir. Ein Erwachsener kann dir helfen.',
      'Das ist eine große Wut. Sie darf da sein. Wir atmen ein, und wieder aus. Ein Erwachsener kann helfen.',
    ],
    older: [
      'Du klingst richtig wütend. Wut ist erlaubt, jemandem wehtun nicht. Rede bitte mit einem Erwachsenen, dem du vertraust, bevor die Wut noch größer wird.',
      'Das ist eine Menge Wut, und sie darf da sein. Atme dreimal langsam mit mir. Ein Erwachsener, dem du vertraust, kann dir dabei helfen.',
    ],
  },
  cruelty: {
    younger: [
      'Aua, das sind Worte, die wehtun. Wenn jemand so mit dir redet, sag es bitte einem Erwachsenen, dem du vertraust.',
      'Diese Worte tun weh. Niemand soll so mit dir reden. Ein Erwachsener, dem du vertraust, kann helfen.',
    ],
    older: [
      'Das sind Worte, die sehr wehtun. Wenn jemand so mit dir redet, kannst du nichts dafür. Sag es bitte einem Erwachsenen, dem du vertraust.',
      'Solche Worte tun weh. Niemand sollte sie hören müssen. Ein Erwachsener, dem du vertraust, kann helfen.',
    ],
  },
  substances: {
    younger: [
      'Danke, dass du es mir sagst. Das ist nicht gut für Kinder. Ich schimpfe nicht. Sag es bitte einem Erwachsenen, dem du vertraust.',
      'Gut, dass du es mir sagst. Davon kann man krank werden. Ein Erwachsener, dem du vertraust, sollte es wissen.',
    ],
    older: [
      'Das kann dir richtig schaden, und niemand soll mit dir schimpfen, weil du es mir sagst. Rede bitte heute noch mit einem Erwachsenen, dem du vertraust.',
      'Gut, dass du es mir sagst. Das war richtig. Ein Erwachsener, dem du vertraust, sollte es heute noch wissen.',
    ],
  },
  sexual: {
    younger: [
      'Darüber redest du am besten mit einem Erwachsenen, dem du vertraust. Du hast nichts falsch gemacht.',
      'Ein Erwachsener, dem du vertraust, kann dir dabei helfen. Frag ruhig.',
    ],
    older: [
      'Darüber redest du am besten mit einem Erwachsenen, dem du vertraust. Frag ruhig, du hast nichts falsch gemacht.',
      'Es ist richtig, über so etwas mit einem Erwachsenen zu reden, dem du vertraust. Damit machst du nichts falsch.',
    ],
  },
}

export const openings: Openings = { emergency, disclosure, comfort }

export const repeatedOpenings: RepeatedOpenings = {
  disclosure: {
    younger: [
      'Gut, dass du es noch einmal sagst. Ich glaube dir immer noch. Ein Erwachsener soll es auch hören.',
      'Ich habe gut zugehört. Du trägst etwas Schweres. Lass bitte einen Erwachsenen mittragen.',
      'Du darfst es so oft sagen, wie du magst. Ich halte zu dir. Ein Erwachsener kann mehr tun als ich.',
    ],
    older: [
      'Gut, dass du es noch einmal sagst, und ich glaube dir immer noch. Das sollte heute noch ein Erwachsener hören, bei dem du dich sicher fühlst.',
      'Ich habe gut zugehört. Du hast das lange genug allein getragen. Lass bitte einen Erwachsenen mittragen, bei dem du dich sicher fühlst.',
      'Du darfst es so oft sagen, wie du magst, ich halte zu dir. Ich kann nichts tun, ein Erwachsener schon, also geh bitte bald zu einem.',
    ],
  },
  comfort: {
    younger: [
      'Das tut immer noch weh, ich merke es. Ein Erwachsener, den du lieb hast, kann nah bei dir sein.',
      'Es ist immer noch schwer, das merke ich. Du darfst es einem Erwachsenen sagen.',
      'Du spürst es ganz stark. Ich bin neben dir. Eine Umarmung von einem Erwachsenen kann guttun.',
    ],
    older: [
      'Das tut immer noch weh, ich merke es. Erzähl es ruhig einem Erwachsenen, den du magst, auch wenn es dir klein vorkommt.',
      'Es geht dir noch im Kopf herum, und das ist in Ordnung. Ein Erwachsener, den du magst, kann mit dir darüber nachdenken.',
      'Du fühlst es sehr stark, und das zählt. Sag es bitte einem Erwachsenen, den du magst.',
    ],
  },
}
