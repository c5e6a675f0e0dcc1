import type { BusyPhrases, Fillers, RefusalTexts, SilenceTexts } from '../texts.ts'

export const busy: BusyPhrases = {
  wait: 'Ich höre gerade so vielen Kindern zu. Gib mir bitte einen Moment.',
  askAgain: 'Ich höre gerade so vielen Kindern zu. Sag es mir bitte ein bisschen später noch einmal.',
  comeBack:
    'Ich höre gerade so vielen Kindern zu. Komm ein bisschen später wieder! Wenn etwas nicht stimmt, sag es einem Erwachsenen.',
}

export const refusals: RefusalTexts = {
  noChild: 'Ich weiß noch nicht, mit wem ich rede. Bitte einen Erwachsenen, das in Pipit auszuwählen.',
  noConsent:
    'Ich darf gerade nicht reden. Bitte einen Erwachsenen, Pipit zu öffnen und unseren Gesprächen zuzustimmen.',
  noFamily: 'Ich gehöre noch zu keiner Familie. Bitte einen Erwachsenen, mich in Pipit hinzuzufügen.',
  tryLater:
    'Ich kann gerade nicht reden, und du kannst nichts dafür. Versuch es bald noch einmal! Wenn etwas nicht stimmt, sag es einem Erwachsenen.',
  restarting: 'Ich habe lange geschlafen und brauche einen Moment zum Aufwachen. Weck mich gleich noch einmal!',
}

export const fillers: Fillers = {
  whileGreeting: ['Einen Moment, ich wache gerade auf.', 'Hm, ich strecke nur noch schnell meine Flügel.'],
  whileStarting: ['Oh, eine Karte! Lass mich mal schauen.', 'Eine Karte! Mal sehen, was das ist.'],
  forYounger: [
    'Hm, lass mich überlegen.',
    'Einen Moment, ich denke nach.',
    'Warte kurz, ich denke noch nach.',
    'Ich denke mit meinem ganzen Kopf.',
  ],
  forOlder: [
    'Hm, lass mich kurz darüber nachdenken.',
    'Einen Moment, ich überlege noch.',
    'Warte, ich denke nach.',
    'Darüber denke ich noch nach.',
  ],
}

export const silence: SilenceTexts = {
  encouragements: [
    'Ich bin noch da. Lass dir alle Zeit, die du brauchst.',
    'Ich bin noch da. Du musst dich nicht beeilen.',
    'Ich bin noch da. Du kannst so lange nachdenken, wie du magst.',
  ],
  encouragementsWhileAway: ['Ich bin noch da. Lass dir Zeit.', 'Ganz in Ruhe, ich warte auf dich.'],
  lastCalls: [
    'Bist du noch da? Ich frage noch einmal.',
    'Hörst du mich? Hier kommt es noch einmal.',
    'Soll ich noch einmal fragen?',
  ],
  stillThere: ['Bist du noch da? Du kannst mir alles erzählen.', 'Bist du noch da? Ich höre dir zu.'],
  quietTogether: [
    'Du kannst mir alles erzählen, oder wir sind einfach ein bisschen still.',
    'Wir können auch einfach eine Weile zusammen still sein.',
  ],
  fallingAsleep: [
    'Ich bin da. Mach einfach die Augen zu und ruh dich aus.',
    'Es ist schön still. Ruh dich ein bisschen aus.',
  ],
  goodbye: 'Ich glaube, du machst gerade etwas anderes. Du kannst jederzeit mit mir reden. Bis bald!',
  goodbyeAfterGame: 'Ich glaube, du machst gerade etwas anderes. Wir können jederzeit weiterspielen. Bis bald!',
  goodNight: 'Schlaf gut. Gute Nacht.',
}
