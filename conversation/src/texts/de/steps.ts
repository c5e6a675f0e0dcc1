import type { StepTexts } from '../texts.ts'

export const steps: StepTexts = {
  alarm: {
    younger: [
      'Hol bitte jetzt einen Erwachsenen! Ist ein Erwachsener bei dir?',
      'Geh bitte zuerst zu einem Erwachsenen! Ist einer gekommen?',
      'Ein Erwachsener muss es jetzt wissen! Ruf laut. Ist einer da?',
      'Geh schnell und ruf einen Erwachsenen! Ich bleibe da. Kommt einer?',
    ],
    older: [
      'Hol bitte jetzt einen Erwachsenen, alles andere kann warten. Ist ein Erwachsener bei dir?',
      'Geh bitte zuerst zu einem Erwachsenen, oder ruf laut nach einem. Ist jemand gekommen?',
      'Ein Erwachsener muss es jetzt sofort wissen. Geh zu den Nachbarn, wenn es sein muss. Ist schon einer bei dir?',
      'Ruf bitte sofort einen Erwachsenen, so laut du kannst. Ich bleibe da. Kommt jemand?',
    ],
  },
  selfHarmAlarm: {
    younger: [
      'Geh bitte jetzt zu einem Erwachsenen. Du kannst einfach seine Hand nehmen. Ist ein Erwachsener bei dir?',
      'Ein Erwachsener soll dich jetzt festhalten. Geh bitte zu einem. Ich bleibe da. Ist einer gekommen?',
      'Lass bitte einen Erwachsenen nah bei dir sein. Geh jetzt, wenn du kannst. Ist einer da?',
    ],
    older: [
      'Geh bitte jetzt zu einem Erwachsenen. Du musst nichts erklären, sag einfach: Ich brauche dich. Ist ein Erwachsener bei dir?',
      'Ein Erwachsener sollte jetzt nah bei dir sein, also geh bitte zu einem. Ich bleibe da. Ist jemand gekommen?',
      'Lass bitte jetzt einen Erwachsenen bei dir sein, auch wenn es schwerfällt. Du bist mir wichtig. Ist schon einer bei dir?',
    ],
  },
  selfHarmNobodyThere: {
    younger: [
      'Dann wähl bitte die {emergency} und sag: Ich brauche Hilfe. Ich bin bei dir.',
      'Du sollst jetzt nicht allein sein. Wähl die {emergency}, oder ruf nach einem Erwachsenen. Ich bleibe da.',
    ],
    older: [
      'Du sollst damit jetzt nicht allein sein. Wähl bitte die {emergency} und sag: Ich brauche Hilfe.{helpline}',
      'Dann wähl bitte die {emergency}, dort sind Menschen genau dafür da. Sag: Ich brauche Hilfe, ich bin in Gefahr.{helpline}',
    ],
  },
  nobodyThere: {
    younger: [
      'Dann lauf zu den Nachbarn, oder wähl die {emergency}. Mach es bitte jetzt. Du schaffst das.',
      'Wähl jetzt bitte die {emergency}, oder ruf an der Tür laut um Hilfe. Ich bin bei dir.',
    ],
    older: [
      'Dann wähl bitte jetzt die {emergency} und sag, dass du Hilfe brauchst. Du kannst auch zu den Nachbarn laufen. Ich bleibe da.',
      'Wähl bitte sofort die {emergency}, oder geh zum nächsten Nachbarn und ruf laut um Hilfe. Du schaffst das.',
    ],
  },
  grownUpThere: {
    younger: [
      'Gut. Das hast du toll gemacht. Sag es jetzt genauso wie mir. Bleib ganz in der Nähe.',
      'Das ist gut. Zeig es dem Erwachsenen, oder sag es. Schön, dass du nicht allein bist.',
    ],
    older: [
      'Gut, das hast du sehr gut gemacht. Sag es jetzt mit denselben Worten wie mir, und bleib ganz in der Nähe.',
      'Das ist gut. Erzähl alles, was du erzählen möchtest. Ich bin froh, dass du damit nicht allein bist.',
    ],
  },
  allIsWell: {
    younger: [
      'In Ordnung. Wenn es einmal wirklich so ist, geh zuerst zu einem Erwachsenen.',
      'Gut zu wissen. Wenn es echt ist, ruf zuerst einen Erwachsenen.',
    ],
    older: [
      'In Ordnung, und ich schimpfe nicht mit dir. Wenn so etwas einmal wirklich passiert, geh zuerst zu einem Erwachsenen.',
      'Gut zu wissen, und schön, dass du es mir sagst. Wenn es echt ist, geh immer zuerst zu einem Erwachsenen.',
    ],
  },
  support: {
    younger: [
      'Du hast nichts falsch gemacht. Es war richtig, es zu sagen.',
      'Du bist mutig, und niemand soll mit dir schimpfen.',
      'Nichts davon passiert wegen dir.',
    ],
    older: [
      'Du hast nichts falsch gemacht, und es war richtig, es zu sagen.',
      'Es braucht Mut, so etwas zu sagen, und niemand soll deswegen mit dir schimpfen.',
      'Nichts davon passiert wegen dir, und deine Gefühle dabei sind in Ordnung.',
    ],
  },
  helper: {
    younger: [
      'Sag es vielleicht {helpers}. Hört einer nicht zu, geh zum Nächsten.',
      'Vielleicht sagst du es {helpers}. Sonst versuch es beim nächsten Erwachsenen.',
      'Geh zu {helpers}. Sag es, bis dir ein Erwachsener zuhört.',
    ],
    older: [
      'Denk an einen Erwachsenen, bei dem du dich sicher fühlst. Vielleicht sagst du es {helpers}. Wenn der Erste nicht zuhört, sag es bitte noch jemandem.{helpline}',
      'Geh vielleicht zu {helpers}, und sag einfach: Ich brauche Hilfe. Sag es immer wieder, bis dir jemand zuhört.{helpline}',
      'Manche Erwachsene haben gelernt, bei so etwas zu helfen. Sag es {helpers}, dann könnt ihr sie zusammen suchen. Hat einer keine Zeit, geh zum Nächsten.{helpline}',
    ],
  },
  comfortHelper: {
    younger: [
      'Geteilte Gefühle werden leichter. Ein Erwachsener, den du magst, kann bei dir sitzen.',
      'Kuscheln oder Malen kann helfen. Ein Erwachsener, den du magst, auch.',
      'Du musst es nicht allein schaffen. Ein Erwachsener kann mit dir nachdenken.',
    ],
    older: [
      'Gefühle werden leichter, wenn man sie teilt. Vielleicht redest du darüber mit {helpers}.{helpline}',
      'Manchmal hilft es, das zu malen oder aufzuschreiben und einem Erwachsenen zu zeigen, den du magst.{helpline}',
      'Du musst das nicht allein schaffen. Ein Erwachsener, den du magst, kann mit dir überlegen.{helpline}',
    ],
  },
  choice: {
    younger: [
      'Wollen wir weiterspielen, zusammen still sein oder noch ein bisschen reden?',
      'Möchtest du weiterspielen, mit mir still sein oder mehr reden?',
      'Du entscheidest: weiterspielen, zusammen still sein oder noch reden?',
    ],
    older: [
      'Wollen wir weiterspielen, ein bisschen zusammen still sein oder noch etwas reden?',
      'Du entscheidest: Möchtest du weiterspielen, mit mir still sein oder noch ein wenig reden?',
      'Möchtest du lieber weiterspielen, einen stillen Moment mit mir haben oder noch etwas länger darüber reden?',
    ],
  },
  choiceWithoutPlay: {
    younger: [
      'Wollen wir ein bisschen zusammen still sein oder noch reden?',
      'Möchtest du mit mir still sein oder mehr reden?',
      'Du entscheidest: zusammen still sein oder noch ein bisschen reden?',
    ],
    older: [
      'Wollen wir ein bisschen zusammen still sein oder noch etwas reden?',
      'Du entscheidest: Möchtest du mit mir still sein oder noch ein wenig reden?',
      'Möchtest du lieber einen stillen Moment mit mir haben oder noch etwas länger darüber reden?',
    ],
  },
  listen: {
    younger: [
      'Ich habe Zeit für dich. Sag so viel oder so wenig, wie du magst.',
      'Erzähl weiter, wenn du magst. Du kannst jederzeit aufhören.',
    ],
    older: [
      'Ich habe Zeit für dich. Du kannst so viel oder so wenig sagen, wie du magst, und jederzeit aufhören.',
      'Erzähl weiter, wenn du magst. Du musst nichts erklären.',
    ],
  },
  quiet: {
    younger: [
      'Dann sind wir zusammen still. Sag etwas, wenn du mich brauchst.',
      'Gut, ein stiller Moment. Atme langsam. Ich gehe nicht weg.',
    ],
    older: [
      'Dann sind wir zusammen still. Sag einfach etwas, wenn du mich brauchst.',
      'Gut, dann haben wir jetzt einen stillen Moment. Atme langsam, ich gehe nicht weg.',
    ],
  },
  resume: {
    younger: [
      'Gut, wir spielen weiter. Du kannst jederzeit wieder davon erzählen.',
      'In Ordnung. Wir können später auch wieder reden.',
    ],
    older: [
      'Gut, spielen wir weiter. Du kannst jederzeit darauf zurückkommen.',
      'In Ordnung. Und wir können später wieder darüber reden, wenn du magst.',
    ],
  },
  reminder: {
    younger: [
      'Ich denke noch daran, was du mir gesagt hast. Sag es bitte heute einem Erwachsenen.',
      'Bevor es weitergeht: Gut, dass du es mir gesagt hast. Ein Erwachsener möchte es auch wissen.',
    ],
    older: [
      'Ich denke noch daran, was du mir gesagt hast. Sag es bitte heute einem Erwachsenen, bei dem du dich sicher fühlst.',
      'Bevor es weitergeht: Ich habe es nicht vergessen. Ich hoffe, du sagst es heute einem Erwachsenen, bei dem du dich sicher fühlst.',
    ],
  },
  comfortReminder: {
    younger: [
      'Ich denke noch an dich und dein Gefühl. Du bist nicht allein.',
      'Übrigens: Ich war froh, dass du es mir gesagt hast.',
    ],
    older: [
      'Ich denke noch an das, was dir wehgetan hat. Ich hoffe, es wird leichter.',
      'Übrigens: Ich war froh, dass du mir davon erzählt hast.',
    ],
  },
  hearFailed: {
    younger: [
      'Das habe ich nicht gut gehört. Du musst es nicht noch einmal sagen.',
      'Entschuldige, das haben meine Ohren verpasst. Ich bin noch bei dir.',
    ],
    older: [
      'Das habe ich nicht gut gehört. Du musst es nicht noch einmal sagen, nur wenn du magst.',
      'Entschuldige, das haben meine Ohren verpasst. Ich bin noch bei dir.',
    ],
  },
  silence: {
    younger: [
      'Ich bin noch hier bei dir.',
      'Du musst nicht reden. Wir können einfach zusammen sein.',
      'Ich gehe nicht weg. Lass dir Zeit.',
      'Du musst dich gar nicht beeilen.',
    ],
    older: [
      'Ich bin noch hier bei dir.',
      'Du musst nichts sagen. Wir können einfach eine Weile zusammen sein.',
      'Ich gehe nicht weg. Lass dir alle Zeit, die du brauchst.',
      'Du musst dich gar nicht beeilen. Ich bin da.',
    ],
  },
  alarmSilence: {
    younger: [
      'Ist jetzt ein Erwachsener da? Wenn nicht, geh bitte und ruf einen!',
      'Hol bitte einen Erwachsenen, auch wenn es schwer ist! Ist einer bei dir?',
      'Ich warte auf dich. Geh und ruf einen Erwachsenen! Ist einer gekommen?',
    ],
    older: [
      'Ist jetzt ein Erwachsener da? Wenn nicht, geh bitte und ruf einen, oder wähl die {emergency}.',
      'Hol bitte einen Erwachsenen, auch wenn es schwerfällt. Ist jemand gekommen?',
      'Ich warte auf dich. Geh bitte und ruf einen Erwachsenen. Ist einer in deiner Nähe?',
    ],
  },
  goodbye: {
    younger: [
      'Tschüss, bis bald. Sag es bitte einem Erwachsenen, genauso wie mir. Du warst heute sehr mutig.',
      'Mach es gut. Schön, dass du es mir gesagt hast. Geh bitte zu einem Erwachsenen, dem du vertraust.',
    ],
    older: [
      'Tschüss, bis bald. Es war gut, dass du es mir gesagt hast. Sag es bitte heute auch einem Erwachsenen, bei dem du dich sicher fühlst.',
      'Mach es gut, und pass auf dich auf. Geh bitte zu einem Erwachsenen, bei dem du dich sicher fühlst, und sag es dort auch.',
    ],
  },
}
