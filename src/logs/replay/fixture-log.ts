/** An invented game in the form of the digital edition's log, for tests that run without the real ones. */
export const INVENTED_GAME = `SETUP: : Anna will play as USSR.
Boris will play as USA.
Handicap influence: US +2
Scenario: Standard
Optional Cards Added
Time per Player: 45 Minutes
USSR +3 in Poland [0][3]
USSR +2 in East Germany [0][5]
USSR +1 in Bulgaria [0][1]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]
US +2 in Iran [3][0]

Turn 1, Headline Phase: COMECON* & Duck and Cover: USSR Headlines COMECON*
US Headlines Duck and Cover
Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is US 1.

Event: COMECON*
USSR +1 in Hungary [0][1]
USSR +1 in Yugoslavia [0][1]
USSR +1 in Romania [0][1]
USSR +1 in Czechoslovakia [0][1]

Turn 1, USSR AR1: Socialist Governments: Coup (3 Ops):
Target: Iran
SUCCESS: 5 [ + 3 - 2x2 = 4 ]
US -3 in Iran [0][0]
USSR +1 in Iran [0][1]
USSR Military Ops to 3
DEFCON degrades to 3

Turn 1, US AR1: Truman Doctrine*: Event: Truman Doctrine*
USSR -1 in Bulgaria [0][0]

Turn 1, USSR AR2: Olympic Games: Event: Olympic Games
US chooses to participate in the Olympics
USSR gains 2 VP. Score is USSR 1.

Turn 1, US AR2: Korean War*: Event: Korean War*
War in South Korea
DEFEAT: 2 < 4
USSR Military Ops to 5

Place Influence (2 Ops):
US +2 in Canada [4][0]

Turn 1, USSR AR3: Arab-Israeli War: Space Race (2 Ops):
Die roll: 2 -- Success! (Needed 3 or less)
USSR advances to 1 in the Space Race.
USSR gains 2 VP. Score is USSR 3.

Turn 1, US AR3: Marshall Plan*: Event: Marshall Plan*
US +1 in UK [6][0]
US +1 in France [1][0]
US +1 in Spain/Portugal [1][0]
US +1 in Greece [1][0]
US +1 in Turkey [1][0]
US +1 in Norway [1][0]
US +1 in Denmark [1][0]
Marshall Plan* is now in play.

Turn 1, USSR AR4: Warsaw Pact Formed*: Event: Warsaw Pact Formed*
Event: Warsaw Pact Formed*
USSR +2 in Poland [0][5]
USSR +2 in East Germany [0][7]
USSR +1 in Hungary [0][2]

Warsaw Pact Formed* is now in play.

Turn 1, US AR4: NATO*: Event: NATO*
NATO* is now in play.
Marshall Plan* is no longer in play.
Warsaw Pact Formed* is no longer in play.

Turn 1, USSR AR5: Blockade*: Event: Blockade*
US discards Containment*

Turn 1, US AR5: Five Year Plan: Realignment (3 Ops):
Target: Iran
USSR rolls 3 (+1) = 4
US rolls 5
USSR -1 in Iran [0][0]
Target: Iraq
USSR rolls 6 (+1) = 7
US rolls 2
Target: Syria
USSR rolls 1 (+1) = 2
US rolls 4
USSR -1 in Syria [0][0]

Turn 1, USSR AR6: The China Card: Place Influence (4 Ops):
USSR +1 in Afghanistan [0][1]
USSR +4 in North Korea [0][7]

Turn 1, US AR6: Nuclear Test Ban: Coup (4 Ops):
Target: Iraq
SUCCESS: 3 [ + 4 - 2x3 = 1 ]
USSR -1 in Iraq [0][0]
US Military Ops to 4
DEFCON degrades to 2

Turn 2, Headline Phase: Decolonization & East European Unrest: DEFCON improves to 3
USSR Headlines Decolonization
US Headlines East European Unrest
Event: East European Unrest
USSR -1 in Poland [0][4]
USSR -1 in Yugoslavia [0][0]
USSR -1 in Romania [0][0]

Event: Decolonization
USSR +1 in Algeria [0][1]
USSR +1 in Angola [0][1]
USSR +1 in Thailand [0][1]
USSR +1 in Indonesia [0][1]

Turn 2, USSR AR1: Vietnam Revolts*: Event: Vietnam Revolts*
USSR +2 in Vietnam [0][2]
Vietnam Revolts* is now in play.

Turn 2, US AR1: NORAD*: Event: NORAD*
NORAD* is now in play.

Turn 2, USSR AR2: Suez Crisis*: Coup (3 Ops):
Target: Panama
SUCCESS: 2 [ + 3 - 2x2 = 1 ]
US -1 in Panama [0][0]
USSR Military Ops to 3
DEFCON degrades to 2

US +1 in Italy [4][0]

Turn 2, US AR2: UN Intervention: Event: UN Intervention
US plays Romanian Abdication*
Place Influence (1 Ops):
US +1 in France [2][0]

Turn 2, USSR AR3: CIA Created*: Event: CIA Created*
USSR reveals Europe Scoring
USSR reveals Indo-Pakistani War
USSR reveals De Gaulle Leads France*
USSR reveals Captured Nazi Scientist*
Place Influence (1 Ops):
US +1 in Greece [2][0]

Place Influence (1 Ops):
USSR +1 in Pakistan [0][1]

Turn 2, US AR3: Asia Scoring: Event: Asia Scoring
USSR gains 5 VP. Score is USSR 8.

Turn 2, USSR AR4: Europe Scoring: Event: Europe Scoring
No VP awarded. Score is USSR 8.

Turn 2, US AR4: Special Relationship: Event: Special Relationship
US +2 in France [4][0]
US gains 2 VP. Score is USSR 6.

Turn 2, USSR AR5: Indo-Pakistani War: Event: Indo-Pakistani War
War in Pakistan
VICTORY: 5 >= 4
USSR gains 2 VP. Score is USSR 8.
USSR Military Ops to 5

Turn 2, US AR5: Formosan Resolution*: Event: Formosan Resolution*
Formosan Resolution* is now in play.

Turn 2, USSR AR6: De Gaulle Leads France*: Event: De Gaulle Leads France*
US -2 in France [2][0]
USSR +1 in France [2][1]
De Gaulle Leads France* is now in play.

Turn 2, US AR6: The Cambridge Five: Place Influence (2 Ops):
US +2 in Japan [3][0]

Event: The Cambridge Five
US has no cards to reveal

Vietnam Revolts* is no longer in play.

Turn 3, Headline Phase: Red Scare/Purge & Containment*: DEFCON improves to 3
*RESHUFFLE*
USSR Headlines Red Scare/Purge
US Headlines Containment*
Event: Red Scare/Purge
Red Scare/Purge is now in play.

Event: Containment*
Containment* is now in play.

Turn 3, USSR AR1: Arab-Israeli War: Event: Arab-Israeli War
War in Israel
DEFEAT: 3 < 4
USSR Military Ops to 2

Turn 3, US AR1: Olympic Games: Place Influence (2 Ops):
US +2 in South Korea [3][0]

Turn 3, USSR AR2: Suez Crisis*: Coup (3 Ops):
Target: Israel
FAILURE: 1 [ + 3 - 2x4 = -4 ]
USSR Military Ops to 5
DEFCON degrades to 2

US +1 in Israel [2][0]
`;
