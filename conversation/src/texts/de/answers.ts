import type { Answers } from '../texts.ts'

export const answers: Answers = {
  fault: {
    younger: ['Nein, das ist nicht wegen dir.', 'Du bist ein gutes Kind. Du kannst nichts dafür.'],
    older: [
      'Nein, du bist nicht schuld, egal, was jemand sagt.',
      'Du kannst nichts dafür, und du bist ein guter Mensch.',
    ],
  },
  secrecy: {
    younger: [
      'Solche Geheimnisse behalte ich nicht, damit dir nichts passiert.',
      'Schwere Geheimnisse darf man immer sagen.',
    ],
    older: [
      'Solche Geheimnisse behalte ich nicht, damit dir nichts passiert.',
      'Ein schweres Geheimnis darf man immer sagen, auch wenn es jemand verboten hat.',
    ],
  },
  cannotTell: {
    younger: ['Das ist schwer. Du kannst es auch malen.', 'Sag nur: Ich brauche Hilfe. Das reicht.'],
    older: [
      'So etwas laut zu sagen, ist schwer. Du kannst es aufschreiben, oder einfach sagen: Ich brauche Hilfe.',
      'Du musst keine perfekten Worte finden. Ein kleiner Satz reicht.',
    ],
  },
  notHeard: {
    younger: [
      'Ich glaube dir. Sag es noch einem anderen Erwachsenen.',
      'Das ist schwer. Gib nicht auf: Sag es noch jemandem.',
    ],
    older: [
      'Ich glaube dir. Nicht jeder hört beim ersten Mal gut zu, also versuch es bitte bei einem anderen Erwachsenen.',
      'Das ist schwer nach so viel Mut. Gib bitte nicht auf, und sag es noch einem Erwachsenen.',
    ],
  },
  willTell: {
    younger: ['Das ist sehr mutig von dir.', 'Gut, das ist ein großer Schritt.'],
    older: ['Das ist sehr mutig und eine gute Entscheidung.', 'Gut. Das ist ein großer Schritt, und der richtige.'],
  },
  asksForHelp: {
    younger: ['Ich bin zu klein dafür. Ein Erwachsener kann helfen.', 'Ich habe keine Hände. Ein Erwachsener schon.'],
    older: [
      'Ich kann nicht kommen und niemanden anrufen, denn ich bin nur ein kleiner Begleiter. Ein Erwachsener kann es.',
      'Ich würde gern, aber ich habe keine Hände und keine Beine. Ein Erwachsener kann wirklich etwas tun.',
    ],
  },
  asksWhy: {
    younger: ['Das weiß ich nicht. An dir liegt es nicht.', 'Das ist schwer zu sagen. Du kannst nichts dafür.'],
    older: [
      'Das weiß ich nicht, und das ist eine gute Frage. An dir liegt es nicht.',
      'Das kann ich dir nicht sagen. Ich weiß nur, dass du nicht schuld bist.',
    ],
  },
  affection: {
    younger: ['Ich bin gern bei dir.', 'Ich hab dich gern.'],
    older: ['Ich bin auch gern bei dir.', 'Danke, das freut mich.'],
  },
  scared: {
    younger: ['Du hast Angst. Das ist in Ordnung.', 'Angst darf man haben.'],
    older: ['Du hast Angst, und das ist verständlich.', 'Für Angst muss man sich nicht schämen.'],
  },
  sad: {
    younger: ['Du bist traurig. Du darfst weinen.', 'So viel Traurigkeit ist da drin.'],
    older: ['Du bist traurig, und das darfst du.', 'Da steckt viel Traurigkeit drin.'],
  },
  angry: {
    younger: ['Du bist wütend. Das darfst du.', 'Da ist Wut in deinem Bauch.'],
    older: ['Du bist wütend, und das darfst du.', 'Diese Wut hat hier Platz.'],
  },
  hurt: {
    younger: ['Das tut weh. Das tut mir leid.', 'Aua, das tut mir so leid.'],
    older: ['Es tut weh, und das tut mir leid.', 'Es tut mir leid, dass es so wehtut.'],
  },
  lonely: {
    younger: ['Du fühlst dich allein. Ich bin bei dir.', 'Allein sein fühlt sich kalt an.'],
    older: ['Du fühlst dich damit allein. Jetzt gerade bin ich bei dir.', 'Sich allein zu fühlen ist schwer.'],
  },
  ashamed: {
    younger: ['Du musst dich nicht schämen.', 'Es ist in Ordnung, wenn du dich schämst.'],
    older: ['Du musst dich für nichts schämen.', 'Vielen Kindern fällt es schwer, so etwas zu sagen.'],
  },
  other: {
    younger: [
      'Ich höre dich.',
      'Ich höre dir zu.',
      'Mm, ich verstehe.',
      'Ich bin bei dir.',
      'Ja, das habe ich gehört.',
    ],
    older: ['Ich höre dich.', 'Ich höre dir zu.', 'Ich verstehe.', 'Ich bin bei dir.', 'Ja, das habe ich gehört.'],
  },
}
