/** @file What moves the prices of vendors for events, and what to ask them. */
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { t } from '#words/t.ts';
import type { GuideWords } from './guide-words.ts';

export const eventGuides = {
  venue: {
    moves: [
      t(
        'The day: a date with many weddings or a Saturday evening costs more than a weekday or a daytime function.',
      ),
      t('The number of plates you promise. You pay for that number even when fewer guests come.'),
      t('The menu: non-vegetarian dishes, live counters and imported fruit raise the price of a plate.'),
      t(
        'What comes with the hall: rooms, power backup, basic decoration and parking staff are included by some and charged by others.',
      ),
    ],
    asks: [
      t('For how many hours is the hall ours, and what does each further hour cost?'),
      t('May we bring our own decorator, caterer or DJ, and is there a charge for that?'),
    ],
  },
  catering: {
    moves: [
      t(
        'The number of guests: a plate costs less for 500 than for 80, because cooks and transport are shared.',
      ),
      t('The menu: each live counter, paneer or meat dish and dessert adds to the plate.'),
      t(
        'The place: an upper floor, a farmhouse far out or a site without water needs more people and a tanker.',
      ),
      t('Service: waiters for each table cost more than a buffet, and crockery more than disposables.'),
    ],
    asks: [
      t('For how many plates do we pay at least, and what does a plate beyond that cost?'),
      t('Are waiters, crockery, gas and transport in the price of a plate?'),
    ],
  },
  decoration: {
    moves: [
      t('Flowers: fresh ones cost more than artificial ones, and most of all in the wedding months.'),
      t('The size of the place and of the stage, and the height at which people have to work.'),
      t('The time to set up: a night between two functions needs a larger team.'),
    ],
    asks: [
      t('Which flowers are fresh, and what replaces one that the market does not have?'),
      t('Are lights, fabric, transport and taking down in the price?'),
    ],
  },
  music: {
    moves: [
      t('The number of musicians, and how well known the singer is.'),
      t('The hours on stage, and waiting time between two ceremonies.'),
      t('Sound and light: some bring their own, others need a hired system.'),
    ],
    asks: [
      t('How many people play, for how many hours, and with how many breaks?'),
      t('Are sound, travel and food for the group in the price?'),
    ],
  },
  dj: {
    moves: [
      t('The hours, and whether the sound must fill a room or a lawn.'),
      t('The equipment: a dance floor, a light truss, fog or an LED wall cost more than the DJ.'),
      t('The date: on days with many weddings the same set costs more.'),
    ],
    asks: [
      t('Which speakers and lights come, and who pays for the generator?'),
      t('When must the music stop, and what does an extra hour cost before that?'),
    ],
  },
  photography: {
    moves: [
      t('The number of people with a camera: a second photographer and a film team each add about a person.'),
      t('The days and hours: haldi, wedding and reception are mostly charged one by one.'),
      t('What you get in the end: an album, a long film, a drone or prints.'),
    ],
    asks: [
      t('How many edited photos do we get, by when, and do we get all the others too?'),
      t('Who exactly will come on our day, and who comes if that person is ill?'),
    ],
  },
  makeup: {
    moves: [
      t('Who does it: the artist herself costs more than a member of her team.'),
      t('How many people are made up, and whether hair, draping and lashes are included.'),
      t('Where and when: a visit at home and an early morning cost more than the studio.'),
    ],
    asks: [
      t('Which brands are used, and is there a trial before the day?'),
      t('For mehendi: up to where on hands and feet, and how many guests?'),
    ],
  },
  priest: {
    moves: [
      t('The ceremony and its length: a full wedding takes longer than a naming or a house-warming.'),
      t('The number of pandits, and whether they bring the things for the puja.'),
      t('The muhurat: a night hour or a date with many weddings costs more.'),
    ],
    asks: [
      t('Are the samagri and the dakshina in the price, or separate?'),
      t('In which language and by which custom is the ceremony held, and how long does it take?'),
    ],
  },
  fashion: {
    moves: [
      t('The work: hand embroidery takes weeks, machine work takes days.'),
      t('The cloth: silk, velvet and real zari cost several times as much as blends.'),
      t('Made to measure, ready or on rent: for one evening renting costs least.'),
    ],
    asks: [
      t('How many fittings are included, and what does a change after the last one cost?'),
      t('For clothes on rent: how large is the deposit, and what counts as damage?'),
    ],
  },
  choreography: {
    moves: [
      t('The number of songs and of dancers: a solo is learnt faster than a family of twenty.'),
      t('The number of sessions, and whether the teacher comes to your home.'),
      t('Help on the evening itself: running the order of songs and cues on stage.'),
    ],
    asks: [
      t('How many sessions of how many hours are included, and for how many songs?'),
      t('Who cuts the music, and does somebody come on the evening?'),
    ],
  },
  'car-rentals': {
    moves: [
      t('The car: an open vintage car or a luxury brand costs many times a sedan.'),
      t('Hours and kilometres: both have a limit, and each further one is charged.'),
      t('Flowers on the car, waiting time and a night drive.'),
    ],
    asks: [
      t('How many hours and kilometres are included, counted from the garage or from our door?'),
      t('Are driver, fuel, toll, parking and state tax in the price?'),
    ],
  },
  gifts: {
    moves: [
      t('The number: a card costs much less at 500 than at 50, since the setting up is the same.'),
      t('Paper, printing and boxes: foil, laser cutting and several inserts add up.'),
      t('The time: an order within a week costs more than one within a month.'),
    ],
    asks: [
      t('Is there a sample to hold before all are printed, and who pays for a printing mistake?'),
      t('Is delivery to the guests included, or only to us?'),
    ],
  },
  crew: {
    moves: [
      t('The task: an anchor or a supervisor costs more than a waiter or a helper.'),
      t('The hours: after the agreed end, and late at night, people are paid more.'),
      t('The notice: for tomorrow it costs more than for next month.'),
    ],
    asks: [
      t('How many hours is a day, and how is overtime paid?'),
      t('Who pays for travel, food and uniforms?'),
    ],
  },
  retail: {
    moves: [
      t('Material and work: handwork, pure silk and hallmarked metal cost more than their copies.'),
      t('The season: before weddings and Diwali there are fewer offers.'),
      t('The quantity: for several pieces most shops give a better price.'),
    ],
    asks: [
      t('Can it be exchanged or returned, within how many days, and with which bill?'),
      t('Are fitting, stitching or engraving in the price, and when is it ready?'),
    ],
  },
} as const satisfies Partial<Record<VendorCategory, GuideWords>>;
