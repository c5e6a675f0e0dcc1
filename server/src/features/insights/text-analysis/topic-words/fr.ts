import type { Topic } from './en.ts'

export const topicWords: Record<Topic, string> = {
  Animals:
    'animal chien chiot chat chatte chaton minou lapin cheval poney poulain vache veau cochon mouton agneau ' +
    'chèvre poule coq poussin canard oie oiseau plume hibou chouette aigle perroquet pingouin manchot poisson ' +
    'requin baleine dauphin pieuvre grenouille têtard tortue serpent lézard crocodile lion tigre éléphant girafe ' +
    'zèbre singe gorille hippopotame rhinocéros ours panda koala kangourou loup renard cerf biche écureuil ' +
    'hérisson hamster souris rat araignée abeille guêpe papillon chenille fourmi escargot limace coccinelle ' +
    'scarabée insecte zoo patte aboie miaule ronronne',
  Dinosaurs:
    'dinosaure dino trex tyrannosaure tricératops stégosaure vélociraptor brachiosaure diplodocus ptérodactyle ' +
    'fossile jurassique',
  Family:
    'famille maman mère papa père frère soeur sœur bébé mamie papi papy pépé tante tata oncle tonton cousin ' +
    'cousine jumeau parents',
  Friends: 'ami amitié copain copine camarade',
  School:
    'école maternelle crèche maître maîtresse professeur devoirs leçon élève cartable récréation récré cantine ' +
    'épeler',
  Food:
    'manger mange nourriture déjeuner dîner goûter pizza pâtes spaghetti nouille pain beurre fromage oeuf œuf ' +
    'soupe riz patate frites carotte tomate concombre brocoli pomme banane fraise cerise raisin poire melon ' +
    'citron biscuit gâteau crêpe gaufre chocolat bonbon glace lait jus sandwich saucisse hamburger miel confiture ' +
    'délicieux miam faim cuisiner cuisine',
  'Toys and games':
    'jouet jeu jeux lego poupée peluche doudou puzzle cubes marionnette bille toboggan balançoire sable ' +
    'trampoline minecraft roblox playmobil',
  'Sport and moving':
    'sport foot football basket nager natation piscine gymnastique danser danse courir couru course ski skier ' +
    'patiner patin skateboard vélo trottinette sauter grimper escalade judo karaté galipette',
  'Nature and weather':
    'nature forêt arbre branche feuille fleur jardin herbe montagne colline rivière pierre caillou champignon ' +
    'graine terre boue flaque météo pluie pleut pleuvait pleuvoir parapluie ciel neige neiger flocon gel gelé ' +
    'glaçon givre grêle brouillard brume soleil ensoleillé nuage nuageux vent orage tempête tonnerre éclair hiver ' +
    'automne',
  'Sea and water': 'mer océan plage vague bateau pirate sirène marin île ancre coquillage corail marée',
  Space:
    'espace planète étoile lune fusée astronaute extraterrestre alien galaxie jupiter saturne comète astéroïde ' +
    'télescope ovni univers',
  'Cars, trains and machines':
    'voiture camion bus train tramway tracteur pelleteuse grue avion hélicoptère ambulance pompier moto moteur ' +
    'roue robot machine police garage',
  'Stories and magic':
    'histoire conte fée princesse prince reine roi château dragon licorne magicien sorcier magie magique baguette ' +
    'fantôme monstre géant chevalier héros superhéros trésor elfe nain lutin',
  'Music and songs':
    'musique chanson chanter chante piano guitare tambour violon flûte trompette mélodie concert micro chorale',
  'Drawing and making':
    'dessiner dessin peindre peinture colorier coloriage crayon feutre pinceau ciseaux colle papier bricolage ' +
    'bricoler construire construit coudre tricoter',
  'Numbers and counting': 'nombre chiffre compter addition soustraction calcul maths cent mille million douzaine',
  'Body and health':
    'corps ventre dent nez oreille genou coude doigt orteil médecin docteur dentiste hôpital médicament pansement ' +
    'fièvre tousser toux éternuer rhume',
  'Sleep and dreams':
    'dormir dors dort dormi endormi lit rêve rêver cauchemar pyjama oreiller couverture berceuse fatigué bâiller',
  'Birthdays and holidays':
    'anniversaire fête cadeau ballon bougie noël pâques halloween carnaval vacances costume déguisement déguiser',
  'Colours and shapes': 'couleur bleu jaune violet rose vert turquoise cercle carré triangle rectangle rayure',
}
