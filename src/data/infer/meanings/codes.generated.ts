/*! Made by scripts/generate.mjs from ISO 3166, ISO 639 and ISO 4217 in iso-3166 4.4.0 (MIT), iso-639-3 3.0.1 (MIT), currency-codes 2.2.0 (MIT). Do not edit. */

/** One country of ISO 3166-1 a line: two letters, three letters, number, English name. */
export const countryRows = `\
AD	AND	020	Andorra
AE	ARE	784	United Arab Emirates
AF	AFG	004	Afghanistan
AG	ATG	028	Antigua and Barbuda
AI	AIA	660	Anguilla
AL	ALB	008	Albania
AM	ARM	051	Armenia
AO	AGO	024	Angola
AQ	ATA	010	Antarctica
AR	ARG	032	Argentina
AS	ASM	016	American Samoa
AT	AUT	040	Austria
AU	AUS	036	Australia
AW	ABW	533	Aruba
AX	ALA	248	Åland Islands
AZ	AZE	031	Azerbaijan
BA	BIH	070	Bosnia and Herzegovina
BB	BRB	052	Barbados
BD	BGD	050	Bangladesh
BE	BEL	056	Belgium
BF	BFA	854	Burkina Faso
BG	BGR	100	Bulgaria
BH	BHR	048	Bahrain
BI	BDI	108	Burundi
BJ	BEN	204	Benin
BL	BLM	652	Saint Barthélemy
BM	BMU	060	Bermuda
BN	BRN	096	Brunei Darussalam
BO	BOL	068	Bolivia, Plurinational State of
BQ	BES	535	Bonaire, Sint Eustatius and Saba
BR	BRA	076	Brazil
BS	BHS	044	Bahamas
BT	BTN	064	Bhutan
BV	BVT	074	Bouvet Island
BW	BWA	072	Botswana
BY	BLR	112	Belarus
BZ	BLZ	084	Belize
CA	CAN	124	Canada
CC	CCK	166	Cocos (Keeling) Islands
CD	COD	180	Congo, Democratic Republic of the
CF	CAF	140	Central African Republic
CG	COG	178	Congo
CH	CHE	756	Switzerland
CI	CIV	384	Côte d'Ivoire
CK	COK	184	Cook Islands
CL	CHL	152	Chile
CM	CMR	120	Cameroon
CN	CHN	156	China
CO	COL	170	Colombia
CR	CRI	188	Costa Rica
CU	CUB	192	Cuba
CV	CPV	132	Cabo Verde
CW	CUW	531	Curaçao
CX	CXR	162	Christmas Island
CY	CYP	196	Cyprus
CZ	CZE	203	Czechia
DE	DEU	276	Germany
DJ	DJI	262	Djibouti
DK	DNK	208	Denmark
DM	DMA	212	Dominica
DO	DOM	214	Dominican Republic
DZ	DZA	012	Algeria
EC	ECU	218	Ecuador
EE	EST	233	Estonia
EG	EGY	818	Egypt
EH	ESH	732	Western Sahara
ER	ERI	232	Eritrea
ES	ESP	724	Spain
ET	ETH	231	Ethiopia
FI	FIN	246	Finland
FJ	FJI	242	Fiji
FK	FLK	238	Falkland Islands (Malvinas)
FM	FSM	583	Micronesia, Federated States of
FO	FRO	234	Faroe Islands
FR	FRA	250	France
GA	GAB	266	Gabon
GB	GBR	826	United Kingdom of Great Britain and Northern Ireland
GD	GRD	308	Grenada
GE	GEO	268	Georgia
GF	GUF	254	French Guiana
GG	GGY	831	Guernsey
GH	GHA	288	Ghana
GI	GIB	292	Gibraltar
GL	GRL	304	Greenland
GM	GMB	270	Gambia
GN	GIN	324	Guinea
GP	GLP	312	Guadeloupe
GQ	GNQ	226	Equatorial Guinea
GR	GRC	300	Greece
GS	SGS	239	South Georgia and the South Sandwich Islands
GT	GTM	320	Guatemala
GU	GUM	316	Guam
GW	GNB	624	Guinea-Bissau
GY	GUY	328	Guyana
HK	HKG	344	Hong Kong
HM	HMD	334	Heard Island and McDonald Islands
HN	HND	340	Honduras
HR	HRV	191	Croatia
HT	HTI	332	Haiti
HU	HUN	348	Hungary
ID	IDN	360	Indonesia
IE	IRL	372	Ireland
IL	ISR	376	Israel
IM	IMN	833	Isle of Man
IN	IND	356	India
IO	IOT	086	British Indian Ocean Territory
IQ	IRQ	368	Iraq
IR	IRN	364	Iran, Islamic Republic of
IS	ISL	352	Iceland
IT	ITA	380	Italy
JE	JEY	832	Jersey
JM	JAM	388	Jamaica
JO	JOR	400	Jordan
JP	JPN	392	Japan
KE	KEN	404	Kenya
KG	KGZ	417	Kyrgyzstan
KH	KHM	116	Cambodia
KI	KIR	296	Kiribati
KM	COM	174	Comoros
KN	KNA	659	Saint Kitts and Nevis
KP	PRK	408	Korea, Democratic People's Republic of
KR	KOR	410	Korea, Republic of
KW	KWT	414	Kuwait
KY	CYM	136	Cayman Islands
KZ	KAZ	398	Kazakhstan
LA	LAO	418	Lao People's Democratic Republic
LB	LBN	422	Lebanon
LC	LCA	662	Saint Lucia
LI	LIE	438	Liechtenstein
LK	LKA	144	Sri Lanka
LR	LBR	430	Liberia
LS	LSO	426	Lesotho
LT	LTU	440	Lithuania
LU	LUX	442	Luxembourg
LV	LVA	428	Latvia
LY	LBY	434	Libya
MA	MAR	504	Morocco
MC	MCO	492	Monaco
MD	MDA	498	Moldova, Republic of
ME	MNE	499	Montenegro
MF	MAF	663	Saint Martin (French part)
MG	MDG	450	Madagascar
MH	MHL	584	Marshall Islands
MK	MKD	807	North Macedonia
ML	MLI	466	Mali
MM	MMR	104	Myanmar
MN	MNG	496	Mongolia
MO	MAC	446	Macao
MP	MNP	580	Northern Mariana Islands
MQ	MTQ	474	Martinique
MR	MRT	478	Mauritania
MS	MSR	500	Montserrat
MT	MLT	470	Malta
MU	MUS	480	Mauritius
MV	MDV	462	Maldives
MW	MWI	454	Malawi
MX	MEX	484	Mexico
MY	MYS	458	Malaysia
MZ	MOZ	508	Mozambique
NA	NAM	516	Namibia
NC	NCL	540	New Caledonia
NE	NER	562	Niger
NF	NFK	574	Norfolk Island
NG	NGA	566	Nigeria
NI	NIC	558	Nicaragua
NL	NLD	528	Netherlands, Kingdom of the
NO	NOR	578	Norway
NP	NPL	524	Nepal
NR	NRU	520	Nauru
NU	NIU	570	Niue
NZ	NZL	554	New Zealand
OM	OMN	512	Oman
PA	PAN	591	Panama
PE	PER	604	Peru
PF	PYF	258	French Polynesia
PG	PNG	598	Papua New Guinea
PH	PHL	608	Philippines
PK	PAK	586	Pakistan
PL	POL	616	Poland
PM	SPM	666	Saint Pierre and Miquelon
PN	PCN	612	Pitcairn
PR	PRI	630	Puerto Rico
PS	PSE	275	Palestine, State of
PT	PRT	620	Portugal
PW	PLW	585	Palau
PY	PRY	600	Paraguay
QA	QAT	634	Qatar
RE	REU	638	Réunion
RO	ROU	642	Romania
RS	SRB	688	Serbia
RU	RUS	643	Russian Federation
RW	RWA	646	Rwanda
SA	SAU	682	Saudi Arabia
SB	SLB	090	Solomon Islands
SC	SYC	690	Seychelles
SD	SDN	729	Sudan
SE	SWE	752	Sweden
SG	SGP	702	Singapore
SH	SHN	654	Saint Helena, Ascension and Tristan da Cunha
SI	SVN	705	Slovenia
SJ	SJM	744	Svalbard and Jan Mayen
SK	SVK	703	Slovakia
SL	SLE	694	Sierra Leone
SM	SMR	674	San Marino
SN	SEN	686	Senegal
SO	SOM	706	Somalia
SR	SUR	740	Suriname
SS	SSD	728	South Sudan
ST	STP	678	Sao Tome and Principe
SV	SLV	222	El Salvador
SX	SXM	534	Sint Maarten (Dutch part)
SY	SYR	760	Syrian Arab Republic
SZ	SWZ	748	Eswatini
TC	TCA	796	Turks and Caicos Islands
TD	TCD	148	Chad
TF	ATF	260	French Southern Territories
TG	TGO	768	Togo
TH	THA	764	Thailand
TJ	TJK	762	Tajikistan
TK	TKL	772	Tokelau
TL	TLS	626	Timor-Leste
TM	TKM	795	Turkmenistan
TN	TUN	788	Tunisia
TO	TON	776	Tonga
TR	TUR	792	Türkiye
TT	TTO	780	Trinidad and Tobago
TV	TUV	798	Tuvalu
TW	TWN	158	Taiwan, Province of China
TZ	TZA	834	Tanzania, United Republic of
UA	UKR	804	Ukraine
UG	UGA	800	Uganda
UM	UMI	581	United States Minor Outlying Islands
US	USA	840	United States of America
UY	URY	858	Uruguay
UZ	UZB	860	Uzbekistan
VA	VAT	336	Holy See
VC	VCT	670	Saint Vincent and the Grenadines
VE	VEN	862	Venezuela, Bolivarian Republic of
VG	VGB	092	Virgin Islands (British)
VI	VIR	850	Virgin Islands (U.S.)
VN	VNM	704	Viet Nam
VU	VUT	548	Vanuatu
WF	WLF	876	Wallis and Futuna
WS	WSM	882	Samoa
YE	YEM	887	Yemen
YT	MYT	175	Mayotte
ZA	ZAF	710	South Africa
ZM	ZMB	894	Zambia
ZW	ZWE	716	Zimbabwe`;

/** The subdivisions of one country in ISO 3166-2 a line: its two letters, what follows the hyphen in each code. */
export const subdivisionRows = `\
AD	02 03 04 05 06 07 08
AE	AJ AZ DU FU RK SH UQ
AF	BAL BAM BDG BDS BGL DAY FRA FYB GHA GHO HEL HER JOW KAB KAN KAP KDZ KHO KNR LAG LOG NAN NIM NUR PAN PAR PIA PKA SAM SAR TAK URU WAR ZAB
AG	03 04 05 06 07 08 10 11
AI
AL	01 02 03 04 05 06 07 08 09 10 11 12
AM	AG AR AV ER GR KT LO SH SU TV VD
AO	BGO BGU BIE CAB CCU CNN CNO CUS HUA HUI LNO LSU LUA MAL MOX NAM UIG ZAI
AQ
AR	A B C D E F G H J K L M N P Q R S T U V W X Y Z
AS
AT	1 2 3 4 5 6 7 8 9
AU	ACT NSW NT QLD SA TAS VIC WA
AW
AX
AZ	ABS AGA AGC AGM AGS AGU AST BA BAB BAL BAR BEY BIL CAB CAL CUL DAS FUZ GA GAD GOR GOY GYG HAC IMI ISM KAL KAN KUR LA LAC LAN LER MAS MI NA NEF NV NX OGU ORD QAB QAX QAZ QBA QBI QOB QUS SA SAB SAD SAH SAK SAL SAR SAT SBN SIY SKR SM SMI SMX SR SUS TAR TOV UCA XA XAC XCI XIZ XVD YAR YE YEV ZAN ZAQ ZAR
BA	BIH BRC SRP
BB	01 02 03 04 05 06 07 08 09 10 11
BD	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 A B C D E F G H
BE	BRU VAN VBR VLG VLI VOV VWV WAL WBR WHT WLG WLX WNA
BF	01 02 03 04 05 06 07 08 09 10 11 12 13 BAL BAM BAN BAZ BGR BLG BLK COM GAN GNA GOU HOU IOB KAD KEN KMD KMP KOP KOS KOT KOW LER LOR MOU NAM NAO NAY NOU OUB OUD PAS PON SEN SIS SMT SNG SOM SOR TAP TUI YAG YAT ZIR ZON ZOU
BG	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28
BH	13 14 15 17
BI	BB BL BM BR CA CI GI KI KR KY MA MU MW MY NG RM RT RY
BJ	AK AL AQ BO CO DO KO LI MO OU PL ZO
BL
BM
BN	BE BM TE TU
BO	B C H L N O P S T
BQ	BO SA SE
BR	AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO
BS	AK BI BP BY CE CI CK CO CS EG EX FP GC HI HT IN LI MC MG MI NE NO NP NS RC RI SA SE SO SS SW WG
BT	11 12 13 14 15 21 22 23 24 31 32 33 34 41 42 43 44 45 GA TY
BV
BW	CE CH FR GA GH JW KG KL KW LO NE NW SE SO SP ST
BY	BR HM HO HR MA MI VI
BZ	BZ CY CZL OW SC TOL
CA	AB BC MB NB NL NS NT NU ON PE QC SK YT
CC
CD	BC BU EQ HK HL HU IT KC KE KG KL KN KS LO LU MA MN MO NK NU SA SK SU TA TO TU
CF	AC BB BGF BK HK HM HS KB KG LB MB MP NM OP SE UK VK
CG	11 12 13 14 15 16 2 5 7 8 9 BZV
CH	AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH
CI	AB BS CM DN GD LC LG MG SM SV VB WR YM ZZ
CK
CL	AI AN AP AR AT BI CO LI LL LR MA ML NB RM TA VS
CM	AD CE EN ES LT NO NW OU SU SW
CN	AH BJ CQ FJ GD GS GX GZ HA HB HE HI HK HL HN JL JS JX LN MO NM NX QH SC SD SH SN SX TJ TW XJ XZ YN ZJ
CO	AMA ANT ARA ATL BOL BOY CAL CAQ CAS CAU CES CHO COR CUN DC GUA GUV HUI LAG MAG MET NAR NSA PUT QUI RIS SAN SAP SUC TOL VAC VAU VID
CR	A C G H L P SJ
CU	01 03 04 05 06 07 08 09 10 11 12 13 14 15 16 99
CV	B BR BV CA CF CR MA MO PA PN PR RB RG RS S SD SF SL SM SO SS SV TA TS
CW
CX
CY	01 02 03 04 05 06
CZ	10 20 201 202 203 204 205 206 207 208 209 20A 20B 20C 31 311 312 313 314 315 316 317 32 321 322 323 324 325 326 327 41 411 412 413 42 421 422 423 424 425 426 427 51 511 512 513 514 52 521 522 523 524 525 53 531 532 533 534 63 631 632 633 634 635 64 641 642 643 644 645 646 647 71 711 712 713 714 715 72 721 722 723 724 80 801 802 803 804 805 806
DE	BB BE BW BY HB HE HH MV NI NW RP SH SL SN ST TH
DJ	AR AS DI DJ OB TA
DK	015 020 025 030 035 040 042 050 055 060 065 070 076 080 101 147 81 82 83 84 85
DM	02 03 04 05 06 07 08 09 10 11
DO	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42
DZ	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58
EC	A B C D E F G H I L M N O P R S SD SE T U W X Y Z
EE	130 141 142 171 184 191 198 205 214 245 247 251 255 272 283 284 291 293 296 303 305 317 321 338 353 37 39 424 430 431 432 441 442 446 45 478 480 486 50 503 511 514 52 528 557 56 567 586 60 615 618 622 624 638 64 651 653 661 663 668 68 689 698 708 71 712 714 719 726 732 735 74 784 79 792 793 796 803 809 81 824 834 84 855 87 890 897 899 901 903 907 917 919 928
EG	ALX ASN AST BA BH BNS C DK DT FYM GH GZ IS JS KB KFS KN LX MN MNF MT PTS SHG SHR SIN SUZ WAD
EH
ER	AN DK DU GB MA SK
ES	A AB AL AN AR AS AV B BA BI BU C CA CB CC CE CL CM CN CO CR CS CT CU EX GA GC GI GR GU H HU IB J L LE LO LU M MA MC MD ML MU NA NC O OR P PM PO PV RI S SA SE SG SO SS T TE TF TO V VA VC VI Z ZA
ET	AA AF AM BE DD GA HA OR SI SN SO SW TI
FI	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19
FJ	01 02 03 04 05 06 07 08 09 10 11 12 13 14 C E N R W
FK
FM	KSA PNI TRK YAP
FO
FR	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20R 21 22 23 24 25 26 27 28 29 2A 2B 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 69M 6AE 70 71 72 73 74 75C 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 971 972 973 974 976 ARA BFC BL BRE CP CVL GES HDF IDF MF NAQ NC NOR OCC PAC PDL PF PM TF WF
GA	1 2 3 4 5 6 7 8 9
GB	ABC ABD ABE AGB AGY AND ANN ANS BAS BBD BCP BDF BDG BEN BEX BFS BGE BGW BIR BKM BNE BNH BNS BOL BPL BRC BRD BRY BST BUR CAM CAY CBF CCG CGN CHE CHW CLD CLK CMA CMD CMN CON COV CRF CRY CWY DAL DBY DEN DER DEV DGY DNC DND DOR DRS DUD DUR EAL EAW EAY EDH EDU ELN ELS ENF ENG ERW ERY ESS ESX FAL FIF FLN FMO GAT GBN GLG GLS GRE GWN HAL HAM HAV HCK HEF HIL HLD HMF HNS HPL HRT HRW HRY IOS IOW ISL IVC KEC KEN KHL KIR KTT KWL LAN LBC LBH LCE LDS LEC LEW LIN LIV LND LUT MAN MDB MDW MEA MIK MLN MON MRT MRY MTY MUL NAY NBL NEL NET NFK NGM NIR NLK NLN NMD NNH NSM NTL NTT NTY NWM NWP NYK OLD ORK OXF PEM PKN PLY POR POW PTE RCC RCH RCT RDB RDG RFW RIC ROT RUT SAW SAY SCB SCT SFK SFT SGC SHF SHN SHR SKP SLF SLG SLK SND SOL SOM SOS SRY STE STG STH STN STS STT STY SWA SWD SWK TAM TFW THR TOB TOF TRF TWH UKM VGL WAR WBK WDU WFT WGN WIL WKF WLL WLN WLS WLV WND WNH WNM WOK WOR WRL WRT WRX WSM WSX YOR ZET
GD	01 02 03 04 05 06 10
GE	AB AJ GU IM KA KK MM RL SJ SK SZ TB
GF
GG
GH	AA AF AH BA BE BO CP EP NE NP OT SV TV UE UW WN WP
GI
GL	AV KU QE QT SM
GM	B L M N U W
GN	B BE BF BK C CO D DB DI DL DU F FA FO FR GA GU K KA KB KD KE KN KO KS L LA LE LO M MC MD ML MM N NZ PI SI TE TO YO
GP
GQ	AN BN BS C CS DJ I KN LI WN
GR	69 A B C D E F G H I J K L M
GS
GT	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22
GU
GW	BA BL BM BS CA GA L N OI QU S TO
GY	BA CU DE EB ES MA PM PT UD UT
HK
HM
HN	AT CH CL CM CP CR EP FM GD IB IN LE LP OC OL SB VA YO
HR	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21
HT	AR CE GA ND NE NI NO OU SD SE
HU	BA BC BE BK BU BZ CS DE DU EG ER FE GS GY HB HE HV JN KE KM KV MI NK NO NY PE PS SD SF SH SK SN SO SS ST SZ TB TO VA VE VM ZA ZE
ID	AC BA BB BE BT GO JA JB JI JK JT JW KA KB KI KR KS KT KU LA MA ML MU NB NT NU PA PB PD PE PP PS PT RI SA SB SG SL SM SN SR SS ST SU YO
IE	C CE CN CO CW D DL G KE KK KY L LD LH LK LM LS M MH MN MO OY RN SO TA U WD WH WW WX
IL	D HA JM M TA Z
IM
IN	AN AP AR AS BR CG CH DH DL GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD PB PY RJ SK TN TR TS UK UP WB
IO
IQ	AN AR BA BB BG DA DI DQ KA KI KR MA MU NA NI QA SD SU WA
IR	00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
IS	1 2 3 4 5 6 7 8 AKN AKU ARN ASA BLA BOG BOL DAB DAV EOM EYF FJD FJL FLA FLR GAR GOG GRN GRU GRY HAF HRG HRU HUG HUV HVA HVE ISA KAL KJO KOP LAN MOS MUL MYR NOR RGE RGY RHH RKN RKV SBT SDN SDV SEL SFA SHF SKF SKG SKO SKR SNF SOG SOL SSS STR STY SVG TAL THG TJO VEM VER VOP
IT	21 23 25 32 34 36 42 45 52 55 57 62 65 67 72 75 77 78 82 88 AG AL AN AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV
JE
JM	01 02 03 04 05 06 07 08 09 10 11 12 13 14
JO	AJ AM AQ AT AZ BA IR JA KA MA MD MN
JP	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47
KE	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47
KG	B C GB GO J N O T Y
KH	1 10 11 12 13 14 15 16 17 18 19 2 20 21 22 23 24 25 3 4 5 6 7 8 9
KI	G L P
KM	A G M
KN	01 02 03 04 05 06 07 08 09 10 11 12 13 15 K N
KP	01 02 03 04 05 06 07 08 09 10 13 14 15
KR	11 26 27 28 29 30 31 41 42 43 44 45 46 47 48 49 50
KW	AH FA HA JA KU MU
KY
KZ	10 11 15 19 23 27 31 33 35 39 43 47 55 59 61 62 63 71 75 79
LA	AT BK BL CH HO KH LM LP OU PH SL SV VI VT XA XE XI XS
LB	AK AS BA BH BI JA JL NA
LC	01 02 03 05 06 07 08 10 11 12
LI	01 02 03 04 05 06 07 08 09 10 11
LK	1 11 12 13 2 21 22 23 3 31 32 33 4 41 42 43 44 45 5 51 52 53 6 61 62 7 71 72 8 81 82 9 91 92
LR	BG BM CM GB GG GK GP LO MG MO MY NI RG RI SI
LS	A B C D E F G H J K
LT	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 AL KL KU MR PN SA TA TE UT VL
LU	CA CL D DI EC ES G GR L LU ME RD RM VD WI
LV	002 007 011 015 016 022 026 033 041 042 047 050 052 054 056 058 059 062 067 068 073 077 080 087 088 089 091 094 097 099 101 102 106 111 112 113 DGV JEL JUR LPX REZ RIX VEN
LY	BA BU DR GT JA JG JI JU KF MB MI MJ MQ NL NQ SB SR TB WA WD WS ZA
MA	01 02 03 04 05 06 07 08 09 10 11 12 AGD AOU ASZ AZI BEM BER BES BOD BOM BRR CAS CHE CHI CHT DRI ERR ESI ESM FAH FES FIG FQH GUE GUF HAJ HAO HOC IFR INE JDI JRA KEN KES KHE KHN KHO LAA LAR MAR MDF MED MEK MID MOH MOU NAD NOU OUA OUD OUJ OUZ RAB REH SAF SAL SEF SET SIB SIF SIK SIL SKH TAF TAI TAO TAR TAT TAZ TET TIN TIZ TNG TNT YUS ZAG
MC	CL CO FO GA JE LA MA MC MG MO MU PH SD SO SP SR VR
MD	AN BA BD BR BS CA CL CM CR CS CT CU DO DR DU ED FA FL GA GL HI IA LE NI OC OR RE RI SD SI SN SO ST SV TA TE UN
ME	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25
MF
MG	A D F M T U
MH	ALK ALL ARN AUR EBO ENI JAB JAL KIL KWA L LAE LIB LIK MAJ MAL MEJ MIL NMK NMU RON T UJA UTI WTH WTJ
MK	101 102 103 104 105 106 107 108 109 201 202 203 204 205 206 207 208 209 210 211 301 303 304 307 308 310 311 312 313 401 402 403 404 405 406 407 408 409 410 501 502 503 504 505 506 507 508 509 601 602 603 604 605 606 607 608 609 701 702 703 704 705 706 801 802 803 804 805 806 807 808 809 810 811 812 813 814 815 816 817
ML	1 10 2 3 4 5 6 7 8 9 BKO
MM	01 02 03 04 05 06 07 11 12 13 14 15 16 17 18
MN	035 037 039 041 043 046 047 049 051 053 055 057 059 061 063 064 065 067 069 071 073 1
MO
MP
MQ
MR	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15
MS
MT	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68
MU	AG BL CC FL GP MO PA PL PW RO RR SA
MV	00 01 02 03 04 05 07 08 12 13 14 17 20 23 24 25 26 27 28 29 MLE
MW	BA BL C CK CR CT DE DO KR KS LI LK MC MG MH MU MW MZ N NB NE NI NK NS NU PH RU S SA TH ZO
MX	AGU BCN BCS CAM CHH CHP CMX COA COL DUR GRO GUA HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SIN SLP SON TAB TAM TLA VER YUC ZAC
MY	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16
MZ	A B G I L MPM N P Q S T
NA	CA ER HA KA KE KH KU KW OD OH ON OS OT OW
NC
NE	1 2 3 4 5 6 7 8
NF
NG	AB AD AK AN BA BE BO BY CR DE EB ED EK EN FC GO IM JI KD KE KN KO KT KW LA NA NI OG ON OS OY PL RI SO TA YO ZA
NI	AN AS BO CA CI CO ES GR JI LE MD MN MS MT NS RI SJ
NL	AW BQ1 BQ2 BQ3 CW DR FL FR GE GR LI NB NH OV SX UT ZE ZH
NO	03 11 15 18 21 22 30 34 38 42 46 50 54
NP	P1 P2 P3 P4 P5 P6 P7
NR	01 02 03 04 05 06 07 08 09 10 11 12 13 14
NU
NZ	AUK BOP CAN CIT GIS HKB MBH MWT NSN NTL OTA STL TAS TKI WGN WKO WTC
OM	BJ BS BU DA MA MU SJ SS WU ZA ZU
PA	1 10 2 3 4 5 6 7 8 9 EM KY NB NT
PE	AMA ANC APU ARE AYA CAJ CAL CUS HUC HUV ICA JUN LAL LAM LIM LMA LOR MDD MOQ PAS PIU PUN SAM TAC TUM UCA
PF
PG	CPK CPM EBR EHG EPW ESW GPK HLA JWK MBA MPL MPM MRL NCD NIK NPP NSB SAN SHM WBK WHM WPD
PH	00 01 02 03 05 06 07 08 09 10 11 12 13 14 15 40 41 ABR AGN AGS AKL ALB ANT APA AUR BAN BAS BEN BIL BOH BTG BTN BUK BUL CAG CAM CAN CAP CAS CAT CAV CEB COM DAO DAS DAV DIN DVO EAS GUI IFU ILI ILN ILS ISA KAL LAG LAN LAS LEY LUN MAD MAS MDC MDR MGN MGS MOU MSC MSR NCO NEC NER NSA NUE NUV PAM PAN PLW QUE QUI RIZ ROM SAR SCO SIG SLE SLU SOR SUK SUN SUR TAR TAW WSA ZAN ZAS ZMB ZSI
PK	BA GB IS JK KP PB SD TA
PL	02 04 06 08 10 12 14 16 18 20 22 24 26 28 30 32
PM
PN
PR
PS	BTH DEB GZA HBN JEM JEN JRH KYS NBS NGZ QQA RBH RFH SLT TBS TKM
PT	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 20 30
PW	002 004 010 050 100 150 212 214 218 222 224 226 227 228 350 370
PY	1 10 11 12 13 14 15 16 19 2 3 4 5 6 7 8 9 ASU
QA	DA KH MS RA SH US WA ZA
RE
RO	AB AG AR B BC BH BN BR BT BV BZ CJ CL CS CT CV DB DJ GJ GL GR HD HR IF IL IS MH MM MS NT OT PH SB SJ SM SV TL TM TR VL VN VS
RS	00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 KM VO
RU	AD AL ALT AMU ARK AST BA BEL BRY BU CE CHE CHU CU DA IN IRK IVA KAM KB KC KDA KEM KGD KGN KHA KHM KIR KK KL KLU KO KOS KR KRS KYA LEN LIP MAG ME MO MOS MOW MUR NEN NGR NIZ NVS OMS ORE ORL PER PNZ PRI PSK ROS RYA SA SAK SAM SAR SE SMO SPE STA SVE TA TAM TOM TUL TVE TY TYU UD ULY VGG VLA VLG VOR YAN YAR YEV ZAB
RW	01 02 03 04 05
SA	01 02 03 04 05 06 07 08 09 10 11 12 14
SB	CE CH CT GU IS MK ML RB TE WE
SC	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27
SD	DC DE DN DS DW GD GK GZ KA KH KN KS NB NO NR NW RS SI
SE	AB AC BD C D E F G H I K M N O S T U W X Y Z
SG	01 02 03 04 05
SH	AC HL TA
SI	001 002 003 004 005 006 007 008 009 010 011 012 013 014 015 016 017 018 019 020 021 022 023 024 025 026 027 028 029 030 031 032 033 034 035 036 037 038 039 040 041 042 043 044 045 046 047 048 049 050 051 052 053 054 055 056 057 058 059 060 061 062 063 064 065 066 067 068 069 070 071 072 073 074 075 076 077 078 079 080 081 082 083 084 085 086 087 088 089 090 091 092 093 094 095 096 097 098 099 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190 191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213
SJ
SK	BC BL KI NI PV TA TC ZI
SL	E N NW S W
SM	01 02 03 04 05 06 07 08 09
SN	DB DK FK KA KD KE KL LG MT SE SL TC TH ZG
SO	AW BK BN BR BY GA GE HI JD JH MU NU SA SD SH SO TO WO
SR	BR CM CR MA NI PM PR SA SI WA
SS	BN BW EC EE EW JG LK NU UY WR
ST	01 02 03 04 05 06 P
SV	AH CA CH CU LI MO PA SA SM SO SS SV UN US
SX
SY	DI DR DY HA HI HL HM ID LA QU RA RD SU TA
SZ	HH LU MA SH
TC
TD	BA BG BO CB EE EO GR HL KA LC LO LR MA MC ME MO ND OD SA SI TA TI WF
TF
TG	C K M P S
TH	10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 67 70 71 72 73 74 75 76 77 80 81 82 83 84 85 86 90 91 92 93 94 95 96 S
TJ	DU GB KT RA SU
TK
TL	AL AN BA BO CO DI ER LA LI MF MT OE VI
TM	A B D L M S
TN	11 12 13 14 21 22 23 31 32 33 34 41 42 43 51 52 53 61 71 72 73 81 82 83
TO	01 02 03 04 05
TR	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81
TT	ARI CHA CTT DMN MRC PED POS PRT PTF SFO SGE SIP SJL TOB TUP
TV	FUN NIT NKF NKL NMA NMG NUI VAI
TW	CHA CYI CYQ HSQ HSZ HUA ILA KEE KHH KIN LIE MIA NAN NWT PEN PIF TAO TNN TPE TTT TXG YUN
TZ	01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
UA	05 07 09 12 14 18 21 23 26 30 32 35 40 43 46 48 51 53 56 59 61 63 65 68 71 74 77
UG	101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336 337 401 402 403 404 405 406 407 408 409 410 411 412 413 414 415 416 417 418 419 420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 C E N W
UM	67 71 76 79 81 84 86 89 95
US	AK AL AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MI MN MO MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UM UT VA VI VT WA WI WV WY
UY	AR CA CL CO DU FD FS LA MA MO PA RN RO RV SA SJ SO TA TT
UZ	AN BU FA JI NG NW QA QR SA SI SU TK TO XO
VA
VC	01 02 03 04 05 06
VE	A B C D E F G H I J K L M N O P R S T U V W X Y Z
VG
VI
VN	01 02 03 04 05 06 07 09 13 14 18 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 39 40 41 43 44 45 46 47 49 50 51 52 53 54 55 56 57 58 59 61 63 66 67 68 69 70 71 72 73 CT DN HN HP SG
VU	MAP PAM SAM SEE TAE TOB
WF	AL SG UV
WS	AA AL AT FA GE GI PA SA TU VF VS
YE	AB AD AM BA DA DH HD HJ HU IB JA LA MA MR MW RA SA SD SH SN SU TA
YT
ZA	EC FS GP KZN LP MP NC NW WC
ZM	01 02 03 04 05 06 07 08 09 10
ZW	BU HA MA MC ME MI MN MS MV MW`;

/** The languages of ISO 639-1. */
export const shortLanguages = `\
aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu`;

/** The languages of ISO 639-3. */
export const languages = `\
aaa aab aac aad aae aaf aag aah aai aak aal aan aao aap aaq aar aas aat aau aaw aax aaz aba abb abc abd abe abf abg abh abi abj abk abl abm abn abo abp abq abr abs abt abu abv abw abx aby abz aca acb acd ace acf ach aci ack acl acm acn acp acq acr acs act acu acv acw acx acy acz ada adb add ade adf adg adh adi adj adl adn ado adq adr ads adt adu adw adx ady adz aea aeb aec aed aee aek ael aem aen aeq aer aes aeu aew aey aez afb afd afe afg afh afi afk afn afo afp afr afs aft afu afz aga agb agc agd age agf agg agh agi agj agk agl agm agn ago agq agr ags agt agu agv agw agx agy agz aha ahb ahg ahh ahi ahk ahl ahm ahn aho ahp ahr ahs aht aia aib aic aid aie aif aig aih aii aij aik ail aim ain aio aip aiq air ait aiw aix aiy aja ajg aji ajn ajp ajt aju ajw ajz aka akb akc akd ake akf akg akh aki akj akk akl akm ako akp akq akr aks akt aku akv akw akx aky akz ala alc ald ale alf alh ali alj alk all alm aln alo alp alq alr als alt alu alw alx aly alz ama amb amc ame amf amg amh ami amj amk aml amm amn amo amp amq amr ams amt amu amv amw amx amy amz ana anb anc and ane anf ang anh ani anj ank anl anm ann ano anp anq anr ans ant anu anv anw anx any anz aoa aob aoc aod aoe aof aog aoi aoj aok aol aom aon aor aos aot aou aox aoz apb apc apd ape apf apg aph api apj apk apl apm apn apo app apq apr aps apt apu apv apw apx apy apz aqc aqd aqg aqm aqn aqp aqr aqt aqz ara arb arc ard are arg arh ari arj ark arl arn aro arp arq arr ars aru arv arw arx ary arz asa asb asc ase asf asg ash asi asj ask asl asm asn aso asp asq asr ass ast asu asv asw asx asy asz ata atb atc atd ate atg ati atj atk atl atm atn ato atp atq atr ats att atu atv atw atx aty atz aua aub auc aud aug auh aui auj auk aul aum aun auo aup auq aur aut auu auw aux auy auz ava avb avd ave avi avk avl avm avn avo avs avt avu avv awa awb awc awe awg awh awi awk awm awn awo awr aws awt awu awv aww awx awy axb axe axg axk axl axm axx aya ayb ayc ayd aye ayg ayh ayi ayk ayl aym ayn ayo ayp ayq ayr ays ayt ayu ayz aza azb azd aze azg azj azm azn azo azt azz baa bab bac bae baf bag bah baj bak bal bam ban bao bap bar bas bau bav baw bax bay bba bbb bbc bbd bbe bbf bbg bbh bbi bbj bbk bbl bbm bbn bbo bbp bbq bbr bbs bbt bbu bbv bbw bbx bby bca bcb bcc bcd bce bcf bcg bch bci bcj bck bcl bcm bcn bco bcp bcq bcr bcs bct bcu bcv bcw bcy bcz bda bdb bdc bdd bde bdf bdg bdh bdi bdj bdk bdl bdm bdn bdo bdp bdq bdr bds bdt bdu bdv bdw bdx bdy bdz bea beb bec bed bee bef beg beh bei bej bek bel bem ben beo bep beq bes bet beu bev bew bex bey bez bfa bfb bfc bfd bfe bff bfg bfh bfi bfj bfk bfl bfm bfn bfo bfp bfq bfr bfs bft bfu bfw bfx bfy bfz bga bgb bgc bgd bge bgf bgg bgi bgj bgk bgl bgn bgo bgp bgq bgr bgs bgt bgu bgv bgw bgx bgy bgz bha bhb bhc bhd bhe bhf bhg bhh bhi bhj bhl bhm bhn bho bhp bhq bhr bhs bht bhu bhv bhw bhx bhy bhz bia bib bic bid bie bif big bij bik bil bim bin bio bip biq bir bis bit biu biv biw bix biy biz bja bjb bjc bje bjf bjg bjh bji bjj bjk bjl bjm bjn bjo bjp bjr bjs bjt bju bjv bjw bjx bjy bjz bka bkc bkd bkf bkg bkh bki bkj bkk bkl bkm bkn bko bkp bkq bkr bks bkt bku bkv bkw bkx bky bkz bla blb blc bld ble blf blg blh bli blj blk bll blm bln blo blp blq blr bls blt blv blw blx bly blz bma bmb bmc bmd bme bmf bmg bmh bmi bmj bmk bml bmm bmn bmo bmp bmq bmr bms bmt bmu bmv bmw bmx bmz bna bnb bnc bnd bne bnf bng bni bnj bnk bnl bnm bnn bno bnp bnq bnr bns bnu bnv bnw bnx bny bnz boa bob bod boe bof bog boh boi boj bok bol bom bon boo bop boq bor bos bot bou bov bow box boy boz bpa bpd bpg bph bpi bpj bpk bpl bpm bpn bpo bpp bpq bpr bps bpt bpu bpv bpw bpx bpy bpz bqa bqb bqc bqd bqf bqg bqh bqi bqj bqk bql bqm bqn bqo bqp bqq bqr bqs bqt bqu bqv bqw bqx bqy bqz bra brb brc brd bre brf brg brh bri brj brk brl brm brn bro brp brq brr brs brt bru brv brw brx bry brz bsa bsb bsc bse bsf bsg bsh bsi bsj bsk bsl bsm bsn bso bsp bsq bsr bss bst bsu bsv bsw bsx bsy bta btc btd bte btf btg bth bti btj btm btn bto btp btq btr bts btt btu btv btw btx bty btz bua bub buc bud bue buf bug buh bui buj buk bul bum bun buo bup buq bus but buu buv buw bux buy buz bva bvb bvc bvd bve bvf bvg bvh bvi bvj bvk bvl bvm bvn bvo bvp bvq bvr bvt bvu bvv bvw bvx bvy bvz bwa bwb bwc bwd bwe bwf bwg bwh bwi bwj bwk bwl bwm bwn bwo bwp bwq bwr bws bwt bwu bww bwx bwy bwz bxa bxb bxc bxd bxe bxf bxg bxh bxi bxj bxk bxl bxm bxn bxo bxp bxq bxr bxs bxu bxv bxw bxz bya byb byc byd bye byf byg byh byi byj byk byl bym byn byo byp byq byr bys byt byv byw byx byz bza bzb bzc bzd bze bzf bzg bzh bzi bzj bzk bzl bzm bzn bzo bzp bzq bzr bzs bzt bzu bzv bzw bzx bzy bzz caa cab cac cad cae caf cag cah caj cak cal cam can cao cap caq car cas cat cav caw cax cay caz cbb cbc cbd cbg cbi cbj cbk cbl cbn cbo cbq cbr cbs cbt cbu cbv cbw cby ccc ccd cce ccg cch ccj ccl ccm cco ccp ccr cda cde cdf cdh cdi cdj cdm cdn cdo cdr cds cdy cdz cea ceb ceg cek cen ces cet cey cfa cfd cfg cfm cga cgc cgg cgk cha chb chc chd che chf chg chh chj chk chl chm chn cho chp chq chr cht chu chv chw chx chy chz cia cib cic cid cie cih cik cim cin cip cir ciw ciy cja cje cjh cji cjk cjm cjn cjo cjp cjs cjv cjy ckb ckh ckl ckm ckn cko ckq ckr cks ckt cku ckv ckx cky ckz cla clc cld cle clh cli clj clk cll clm clo clt clu clw cly cma cme cmg cmi cml cmm cmn cmo cmr cms cmt cna cnb cnc cng cnh cni cnk cnl cno cnp cnr cns cnt cnu cnw cnx coa cob coc cod coe cof cog coh coj cok col com con coo cop coq cor cos cot cou cov cow cox coz cpa cpb cpc cpg cpi cpn cpo cps cpu cpx cpy cqd cra crb crc crd cre crf crg crh cri crj crk crl crm crn cro crq crr crs crt crv crw crx cry crz csa csb csc csd cse csf csg csh csi csj csk csl csm csn cso csp csq csr css cst csv csw csy csz cta ctc ctd cte ctg cth ctl ctm ctn cto ctp cts ctt ctu ctz cua cub cuc cug cuh cui cuj cuk cul cuo cup cuq cur cut cuu cuv cuw cux cuy cvg cvn cwa cwb cwd cwe cwg cwt cya cyb cym cyo czh czk czn czo czt daa dac dad dae dag dah dai daj dak dal dam dan dao daq dar das dau dav daw dax daz dba dbb dbd dbe dbf dbg dbi dbj dbl dbm dbn dbo dbp dbq dbr dbt dbu dbv dbw dby dcc dcr dda ddd dde ddg ddi ddj ddn ddo ddr dds ddw dec ded dee def deg deh dei dek del dem den dep deq der des deu dev dez dga dgb dgc dgd dge dgg dgh dgi dgk dgl dgn dgo dgr dgs dgt dgw dgx dgz dhd dhg dhi dhl dhm dhn dho dhr dhs dhu dhv dhw dhx dia dib dic did dif dig dih dii dij dik dil dim din dio dip diq dir dis diu div diw dix diy diz dja djb djc djd dje djf dji djj djk djm djn djo djr dju djw dka dkk dkr dks dkx dlg dlk dlm dln dma dmb dmc dmd dme dmf dmg dmk dml dmm dmo dmr dms dmu dmv dmw dmx dmy dna dnd dne dng dni dnj dnk dnn dno dnr dnt dnu dnv dnw dny doa dob doc doe dof doh doi dok dol don doo dop doq dor dos dot dov dow dox doy doz dpp drb drc drd dre drg dri drl drn dro drq drs drt dru dry dsb dse dsh dsi dsl dsn dso dsq dta dtb dtd dth dti dtk dtm dtn dto dtp dtr dts dtt dtu dty dua dub duc due duf dug duh dui duk dul dum dun duo dup duq dur dus duu duv duw dux duy duz dva dwa dwk dwr dws dwu dww dwy dwz dya dyb dyd dyg dyi dym dyn dyo dyu dyy dza dze dzg dzl dzn dzo eaa ebc ebg ebk ebo ebr ebu ecr ecs ecy eee efa efe efi ega egl ego egy ehu eip eit eiv eja eka eke ekg eki ekk ekl ekm eko ekp ekr eky ele elh eli elk ell elm elo elu elx ema emb eme emg emi emk emm emn emp ems emu emw emx emy ena enb enc end enf eng enh enl enm enn eno enq enr enu env enw enx eot epi epo era erg erh eri erk ero err ers ert erw ese esg esh esi esk esl esm esn eso esq ess est esu esy etb etc eth etn eto etr ets ett etu etx etz eus eve evh evn ewe ewo ext eya eyo eza eze faa fab fad faf fag fah fai faj fak fal fam fan fao fap far fas fat fau fax fay faz fbl fcs fer ffi ffm fgr fia fie fif fij fil fin fip fir fit fiw fkk fkv fla flh fli fll fln flr fly fmp fmu fnb fng fni fod foi fom fon for fos fpe fqs fra frc frd frk frm fro frp frq frr frs frt fry fse fsl fss fub fuc fud fue fuf fuh fui fuj ful fum fun fuq fur fut fuu fuv fuy fvr fwa fwe gaa gab gac gad gae gaf gag gah gai gaj gak gal gam gan gao gap gaq gar gas gat gau gaw gax gay gaz gba gbb gbd gbe gbf gbg gbh gbi gbj gbk gbl gbm gbn gbo gbp gbq gbr gbs gbu gbv gbw gbx gby gbz gcc gcd gce gcf gcl gcn gcr gct gda gdb gdc gdd gde gdf gdg gdh gdi gdj gdk gdl gdm gdn gdo gdq gdr gds gdt gdu gdx gea geb gec ged gef geg geh gei gej gek gel geq ges gev gew gex gey gez gfk gft gga ggb ggd gge ggg ggk ggl ggt ggu ggw gha ghc ghe ghh ghk ghl ghn gho ghr ghs ght gia gib gic gid gie gig gih gil gim gin gip giq gir gis git giu giw gix giy giz gji gjk gjm gjn gjr gju gka gkd gke gkn gko gkp gku gla glc gld gle glg glh glj glk gll glo glr glu glv glw gly gma gmb gmd gmg gmh gml gmm gmn gmr gmu gmv gmx gmy gmz gna gnb gnc gnd gne gng gnh gni gnj gnk gnl gnm gnn gno gnq gnr gnt gnu gnw gnz goa gob goc god goe gof gog goh goi goj gok gol gom gon goo gop goq gor gos got gou gow gox goy goz gpa gpe gpn gqa gqi gqn gqr gqu gra grb grc grd grg grh gri grj grm grn gro grq grr grs grt gru grv grw grx gry grz gse gsg gsl gsm gsn gso gsp gss gsw gta gtu gua gub guc gud gue guf gug guh gui guj guk gul gum gun guo gup guq gur gus gut guu guw gux guz gva gvc gve gvf gvj gvl gvm gvn gvo gvp gvr gvs gvy gwa gwb gwc gwd gwe gwf gwg gwi gwj gwm gwn gwr gwt gwu gww gwx gxx gya gyb gyd gye gyf gyg gyi gyl gym gyn gyo gyr gyy gza gzi gzn haa hab hac had hae haf hag hah hai haj hak hal ham han hao hap haq har has hat hau hav haw hax hay haz hba hbb hbn hbo hbs hbu hca hch hdn hds hdy hea heb hed heg heh hei hem her hgm hgw hhi hhr hhy hia hib hid hif hig hih hii hij hik hil hin hio hir hit hiw hix hji hka hke hkk hkn hks hla hlb hld hle hlt hlu hma hmb hmc hmd hme hmf hmg hmh hmi hmj hmk hml hmm hmn hmo hmp hmq hmr hms hmt hmu hmv hmw hmy hmz hna hnd hne hng hnh hni hnj hnn hno hns hnu hoa hob hoc hod hoe hoh hoi hoj hol hom hoo hop hor hos hot hov how hoy hoz hpo hps hra hrc hre hrk hrm hro hrp hrt hru hrv hrw hrx hrz hsb hsh hsl hsn hss hti hto hts htu htx hub huc hud hue huf hug huh hui huj huk hul hum hun huo hup huq hur hus hut huu huv huw hux huy huz hvc hve hvk hvn hvv hwa hwc hwo hya hye hyw iai ian iar iba ibb ibd ibe ibg ibh ibl ibm ibn ibo ibr ibu iby ica ich icl icr ida idb idc idd ide idi ido idr ids idt idu ifa ifb ife iff ifk ifm ifu ify igb ige igg igl igm ign igo igs igw ihb ihi ihp ihw iii iin ijc ije ijj ijn ijs ike iki ikk ikl iko ikp ikr iks ikt iku ikv ikw ikx ikz ila ilb ile ilg ili ilk ilm ilo ilp ils ilu ilv ima imi iml imn imo imr ims imy ina inb ind ing inh inj inl inm inn ino inp ins int inz ior iou iow ipi ipk ipo iqu iqw ire irh iri irk irn irr iru irx iry isa isc isd ise isg ish isi isk isl ism isn iso isr ist isu ita itb itd ite iti itk itl itm ito itr its itt itv itw itx ity itz ium ivb ivv iwk iwm iwo iws ixc ixl iya iyo iyx izh izr izz jaa jab jac jad jae jaf jah jaj jak jal jam jan jao jaq jas jat jau jav jax jay jaz jbe jbi jbj jbk jbn jbo jbr jbt jbu jbw jcs jct jda jdg jdt jeb jee jeh jei jek jel jen jer jet jeu jgb jge jgk jgo jhi jhs jia jib jic jid jie jig jih jii jil jim jio jiq jit jiu jiv jiy jje jjr jka jkm jko jkp jkr jku jle jls jma jmb jmc jmd jmi jml jmn jmr jms jmw jmx jna jnd jng jni jnj jnl jns job jod jog jor jos jow jpa jpn jpr jqr jra jrb jrr jrt jru jsl jua jub juc jud juh jui juk jul jum jun juo jup jur jus jut juu juw juy jvd jvn jwi jya jye jyy kaa kab kac kad kae kaf kag kah kai kaj kak kal kam kan kao kap kaq kas kat kau kav kaw kax kay kaz kba kbb kbc kbd kbe kbg kbh kbi kbj kbk kbl kbm kbn kbo kbp kbq kbr kbs kbt kbu kbv kbw kbx kby kbz kca kcb kcc kcd kce kcf kcg kch kci kcj kck kcl kcm kcn kco kcp kcq kcr kcs kct kcu kcv kcw kcx kcy kcz kda kdc kdd kde kdf kdg kdh kdi kdj kdk kdl kdm kdn kdp kdq kdr kdt kdu kdw kdx kdy kdz kea keb kec ked kee kef keg keh kei kej kek kel kem ken keo kep keq ker kes ket keu kev kew kex key kez kfa kfb kfc kfd kfe kff kfg kfh kfi kfj kfk kfl kfm kfn kfo kfp kfq kfr kfs kft kfu kfv kfw kfx kfy kfz kga kgb kge kgf kgg kgi kgj kgk kgl kgm kgn kgo kgp kgq kgr kgs kgt kgu kgv kgw kgx kgy kha khb khc khd khe khf khg khh khj khk khl khm khn kho khp khq khr khs kht khu khv khw khx khy khz kia kib kic kid kie kif kig kih kii kij kik kil kim kin kio kip kiq kir kis kit kiu kiv kiw kix kiy kiz kja kjb kjc kjd kje kjg kjh kji kjj kjk kjl kjm kjn kjo kjp kjq kjr kjs kjt kju kjv kjx kjy kjz kka kkb kkc kkd kke kkf kkg kkh kki kkj kkk kkl kkm kkn kko kkp kkq kkr kks kkt kku kkv kkw kkx kky kkz kla klb klc kld kle klf klg klh kli klj klk kll klm kln klo klp klq klr kls klt klu klv klw klx kly klz kma kmb kmc kmd kme kmf kmg kmh kmi kmj kmk kml kmm kmn kmo kmp kmq kmr kms kmt kmu kmv kmw kmx kmy kmz kna knb knc knd kne knf kng kni knj knk knl knm knn kno knp knq knr kns knt knu knv knw knx kny knz koa koc kod koe kof kog koh koi kok kol kom kon koo kop koq kor kos kot kou kov kow koy koz kpa kpb kpc kpd kpe kpf kpg kph kpi kpj kpk kpl kpm kpn kpo kpq kpr kps kpt kpu kpv kpw kpx kpy kpz kqa kqb kqc kqd kqe kqf kqg kqh kqi kqj kqk kql kqm kqn kqo kqp kqq kqr kqs kqt kqu kqv kqw kqx kqy kqz kra krb krc krd kre krf krh kri krj krk krl krn krp krr krs krt kru krv krw krx kry krz ksa ksb ksc ksd kse ksf ksg ksh ksi ksj ksk ksl ksm ksn kso ksp ksq ksr kss kst ksu ksv ksw ksx ksy ksz kta ktb ktc ktd kte ktf ktg kth kti ktj ktk ktl ktm ktn kto ktp ktq kts ktt ktu ktv ktw ktx kty ktz kua kub kuc kud kue kuf kug kuh kui kuj kuk kul kum kun kuo kup kuq kur kus kut kuu kuv kuw kux kuy kuz kva kvb kvc kvd kve kvf kvg kvh kvi kvj kvk kvl kvm kvn kvo kvp kvq kvr kvt kvu kvv kvw kvx kvy kvz kwa kwb kwc kwd kwe kwf kwg kwh kwi kwj kwk kwl kwm kwn kwo kwp kwr kws kwt kwu kwv kww kwx kwy kwz kxa kxb kxc kxd kxf kxh kxi kxj kxk kxm kxn kxo kxp kxq kxr kxs kxt kxv kxw kxx kxy kxz kya kyb kyc kyd kye kyf kyg kyh kyi kyj kyk kyl kym kyn kyo kyp kyq kyr kys kyt kyu kyv kyw kyx kyy kyz kza kzb kzc kzd kze kzf kzg kzi kzk kzl kzm kzn kzo kzp kzq kzr kzs kzu kzv kzw kzx kzy kzz laa lab lac lad lae laf lag lah lai laj lak lal lam lan lao lap laq lar las lat lau lav law lax lay laz lbb lbc lbe lbf lbg lbi lbj lbk lbl lbm lbn lbo lbq lbr lbs lbt lbu lbv lbw lbx lby lbz lcc lcd lce lcf lch lcl lcm lcp lcq lcs lda ldb ldd ldg ldh ldi ldj ldk ldl ldm ldn ldo ldp ldq lea leb lec led lee lef leh lei lej lek lel lem len leo lep leq ler les let leu lev lew lex ley lez lfa lfn lga lgb lgg lgh lgi lgk lgl lgm lgn lgq lgr lgt lgu lgz lha lhh lhi lhl lhm lhn lhp lhs lht lhu lia lib lic lid lie lif lig lih lij lik lil lim lin lio lip liq lir lis lit liu liv liw lix liy liz lja lje lji ljl ljp ljw ljx lka lkb lkc lkd lke lkh lki lkj lkl lkm lkn lko lkr lks lkt lku lky lla llb llc lld lle llf llg llh lli llj llk lll llm lln llp llq lls llu llx lma lmb lmc lmd lme lmf lmg lmh lmi lmj lmk lml lmn lmo lmp lmq lmr lmu lmv lmw lmx lmy lna lnb lnd lng lnh lni lnj lnl lnm lnn lno lns lnu lnw lnz loa lob loc loe lof log loh loi loj lok lol lom lon loo lop loq lor los lot lou lov low lox loy loz lpa lpe lpn lpo lpx lra lrc lre lrg lri lrk lrl lrm lrn lro lrr lrt lrv lrz lsa lsd lse lsh lsi lsl lsm lsn lso lsp lsr lss lst lsv lsy ltc ltg lth lti ltn lto lts ltu ltz lua lub luc lud lue luf lug lui luj luk lul lum lun luo lup luq lur lus lut luu luv luw luy luz lva lvi lvk lvs lvu lwa lwe lwg lwh lwl lwm lwo lws lwt lwu lww lya lyg lyn lzh lzl lzn lzz maa mab mad mae maf mag mah mai maj mak mal mam man maq mar mas mat mau mav maw max maz mba mbb mbc mbd mbe mbf mbh mbi mbj mbk mbl mbm mbn mbo mbp mbq mbr mbs mbt mbu mbv mbw mbx mby mbz mca mcb mcc mcd mce mcf mcg mch mci mcj mck mcl mcm mcn mco mcp mcq mcr mcs mct mcu mcv mcw mcx mcy mcz mda mdb mdc mdd mde mdf mdg mdh mdi mdj mdk mdl mdm mdn mdp mdq mdr mds mdt mdu mdv mdw mdx mdy mdz mea meb mec med mee mef meh mei mej mek mel mem men meo mep meq mer mes met meu mev mew mey mez mfa mfb mfc mfd mfe mff mfg mfh mfi mfj mfk mfl mfm mfn mfo mfp mfq mfr mfs mft mfu mfv mfw mfx mfy mfz mga mgb mgc mgd mge mgf mgg mgh mgi mgj mgk mgl mgm mgn mgo mgp mgq mgr mgs mgt mgu mgv mgw mgy mgz mha mhb mhc mhd mhe mhf mhg mhi mhj mhk mhl mhm mhn mho mhp mhq mhr mhs mht mhu mhw mhx mhy mhz mia mib mic mid mie mif mig mih mii mij mik mil mim min mio mip miq mir mis mit miu miw mix miy miz mjb mjc mjd mje mjg mjh mji mjj mjk mjl mjm mjn mjo mjp mjq mjr mjs mjt mju mjv mjw mjx mjy mjz mka mkb mkc mkd mke mkf mkg mki mkj mkk mkl mkm mkn mko mkp mkq mkr mks mkt mku mkv mkw mkx mky mkz mla mlb mlc mle mlf mlg mlh mli mlj mlk mll mlm mln mlo mlp mlq mlr mls mlt mlu mlv mlw mlx mlz mma mmb mmc mmd mme mmf mmg mmh mmi mmj mmk mml mmm mmn mmo mmp mmq mmr mmt mmu mmv mmw mmx mmy mmz mna mnb mnc mnd mne mnf mng mnh mni mnj mnk mnl mnm mnn mnp mnq mnr mns mnu mnv mnw mnx mny mnz moa moc mod moe mog moh moi moj mok mom mon moo mop moq mor mos mot mou mov mow mox moy moz mpa mpb mpc mpd mpe mpg mph mpi mpj mpk mpl mpm mpn mpo mpp mpq mpr mps mpt mpu mpv mpw mpx mpy mpz mqa mqb mqc mqe mqf mqg mqh mqi mqj mqk mql mqm mqn mqo mqp mqq mqr mqs mqt mqu mqv mqw mqx mqy mqz mra mrb mrc mrd mre mrf mrg mrh mri mrj mrk mrl mrm mrn mro mrp mrq mrr mrs mrt mru mrv mrw mrx mry mrz msa msb msc msd mse msf msg msh msi msj msk msl msm msn mso msp msq msr mss msu msv msw msx msy msz mta mtb mtc mtd mte mtf mtg mth mti mtj mtk mtl mtm mtn mto mtp mtq mtr mts mtt mtu mtv mtw mtx mty mua mub muc mud mue mug muh mui muj muk mul mum muo mup muq mur mus mut muu muv mux muy muz mva mvb mvd mve mvf mvg mvh mvi mvk mvl mvm mvn mvo mvp mvq mvr mvs mvt mvu mvv mvw mvx mvy mvz mwa mwb mwc mwe mwf mwg mwh mwi mwk mwl mwm mwn mwo mwp mwq mwr mws mwt mwu mwv mww mwz mxa mxb mxc mxd mxe mxf mxg mxh mxi mxj mxk mxl mxm mxn mxo mxp mxq mxr mxs mxt mxu mxv mxw mxx mxy mxz mya myb myc mye myf myg myh myj myk myl mym myo myp myr mys myu myv myw myx myy myz mza mzb mzc mzd mze mzg mzh mzi mzj mzk mzl mzm mzn mzo mzp mzq mzr mzs mzt mzu mzv mzw mzx mzy mzz naa nab nac nae naf nag naj nak nal nam nan nao nap naq nar nas nat nau nav naw nax nay naz nba nbb nbc nbd nbe nbg nbh nbi nbj nbk nbl nbm nbn nbo nbp nbq nbr nbs nbt nbu nbv nbw nby nca ncb ncc ncd nce ncf ncg nch nci ncj nck ncl ncm ncn nco ncq ncr ncs nct ncu ncx ncz nda ndb ndc ndd nde ndf ndg ndh ndi ndj ndk ndl ndm ndn ndo ndp ndq ndr nds ndt ndu ndv ndw ndx ndy ndz nea neb nec ned nee nef neg neh nei nej nek nem nen neo nep neq ner nes net neu nev new nex ney nez nfa nfd nfl nfr nfu nga ngb ngc ngd nge ngg ngh ngi ngj ngk ngl ngm ngn ngo ngp ngq ngr ngs ngt ngu ngv ngw ngx ngy ngz nha nhb nhc nhd nhe nhf nhg nhh nhi nhk nhm nhn nho nhp nhq nhr nht nhu nhv nhw nhx nhy nhz nia nib nid nie nif nig nih nii nij nik nil nim nin nio niq nir nis nit niu niv niw nix niy niz nja njb njd njh nji njj njl njm njn njo njr njs njt nju njx njy njz nka nkb nkc nkd nke nkf nkg nkh nki nkj nkk nkm nkn nko nkp nkq nkr nks nkt nku nkv nkw nkx nkz nla nlc nld nle nlg nli nlj nlk nll nlm nlo nlq nlu nlv nlw nlx nly nlz nma nmb nmc nmd nme nmf nmg nmh nmi nmj nmk nml nmm nmn nmo nmp nmq nmr nms nmt nmu nmv nmw nmx nmy nmz nna nnb nnc nnd nne nnf nng nnh nni nnj nnk nnl nnm nnn nno nnp nnq nnr nnt nnu nnv nnw nny nnz noa nob noc nod noe nof nog noh noi noj nok nol nom non nop noq nor nos not nou nov now noy noz npa npb npg nph npi npl npn npo nps npu npx npy nqg nqk nql nqm nqn nqo nqq nqy nra nrb nrc nre nrf nrg nri nrk nrl nrm nrn nrp nrr nrt nru nrx nrz nsa nsb nsc nsd nse nsf nsg nsh nsi nsk nsl nsm nsn nso nsp nsq nsr nss nst nsu nsv nsw nsx nsy nsz ntd nte ntg nti ntj ntk ntm nto ntp ntr ntu ntw ntx nty ntz nua nuc nud nue nuf nug nuh nui nuj nuk nul num nun nuo nup nuq nur nus nut nuu nuv nuw nux nuy nuz nvh nvm nvo nwa nwb nwc nwe nwg nwi nwm nwo nwr nwx nwy nxa nxd nxe nxg nxi nxk nxl nxm nxn nxo nxq nxr nxx nya nyb nyc nyd nye nyf nyg nyh nyi nyj nyk nyl nym nyn nyo nyp nyq nyr nys nyt nyu nyv nyw nyx nyy nza nzb nzd nzi nzk nzm nzs nzu nzy nzz oaa oac oar oav obi obk obl obm obo obr obt obu oca och oci oco ocu oda odk odt odu ofo ofs ofu ogb ogc oge ogg ogo ogu oht ohu oia oin ojb ojc ojg oji ojp ojs ojv ojw oka okb okd oke okg okh oki okj okk okl okm okn oko okr oks oku okv okx ola old ole olk olm olo olr olt olu oma omb omc omg omi omk oml omn omo omp omr omt omu omw omx ona onb one ong oni onj onk onn ono onp onr ons ont onu onw onx ood oog oon oor oos opa opk opm opo opt opy ora orc ore org orh ori orm orn oro orr ors ort oru orv orw orx ory orz osa osc osi oso osp oss ost osu osx ota otb otd ote oti otk otl otm otn otq otr ots ott otu otw otx oty otz oua oub oue oui oum ovd owi owl oyb oyd oym oyy ozm pab pac pad pae paf pag pah pai pak pal pam pan pao pap paq par pas pat pau pav paw pax pay paz pbb pbc pbe pbf pbg pbh pbi pbl pbm pbn pbo pbp pbr pbs pbt pbu pbv pby pca pcb pcc pcd pce pcf pcg pch pci pcj pck pcl pcm pcn pcp pcw pda pdc pdi pdn pdo pdt pdu pea peb ped pee pef peg peh pei pej pek pel pem peo pep peq pes pev pex pey pez pfa pfe pfl pga pgd pgg pgi pgk pgl pgn pgs pgu pgz pha phd phg phh phk phl phm phn pho phq phr pht phu phv phw pia pib pic pid pie pif pig pih pii pij pil pim pin pio pip pir pis pit piu piv piw pix piy piz pjt pka pkb pkc pkg pkh pkn pko pkp pkr pks pkt pku pla plb plc pld ple plg plh pli plj plk pll pln plo plq plr pls plt plu plv plw ply plz pma pmb pmd pme pmf pmh pmi pmj pmk pml pmm pmn pmo pmq pmr pms pmt pmw pmx pmy pmz pna pnb pnc pnd pne png pnh pni pnj pnk pnl pnm pnn pno pnp pnq pnr pns pnt pnu pnv pnw pnx pny pnz poc poe pof pog poh poi pok pol pom pon poo pop poq por pos pot pov pow pox poy ppe ppi ppk ppl ppm ppn ppo ppp ppq pps ppt ppu pqa pqm prc prd pre prf prg prh pri prk prl prm prn pro prp prq prr prs prt pru prw prx prz psa psc psd pse psg psh psi psl psm psn pso psp psq psr pss pst psu psw psy pta pth pti ptn pto ptp ptq ptr ptt ptu ptv ptw pty pua pub puc pud pue puf pug pui puj pum puo pup puq pur pus put puu puw pux puy pwa pwb pwg pwi pwm pwn pwo pwr pww pxm pye pym pyn pys pyu pyx pyy pzn qua qub quc qud que quf qug quh qui quk qul qum qun qup quq qur qus quv quw qux quy quz qva qvc qve qvh qvi qvj qvl qvm qvn qvo qvp qvs qvw qvy qvz qwa qwc qwh qwm qws qwt qxa qxc qxh qxl qxn qxo qxp qxq qxr qxs qxt qxu qxw qya qyp raa rab rac rad raf rag rah rai raj rak ral ram ran rao rap raq rar ras rat rau rav raw rax ray raz rbb rbk rbl rbp rcf rdb rea reb ree reg rei rej rel rem ren rer res ret rey rga rge rgk rgn rgr rgs rgu rhg rhp ria rif ril rim rin rir rit riu rjg rji rjs rka rkb rkh rki rkm rkt rkw rma rmb rmc rmd rme rmf rmg rmh rmi rmk rml rmm rmn rmo rmp rmq rms rmt rmu rmv rmw rmx rmy rmz rnd rng rnl rnn rnp rnr rnw rob roc rod roe rof rog roh rol rom ron roo rop ror rou row rpn rpt rri rro rrt rsb rsl rsm rtc rth rtm rts rtw rub ruc rue ruf rug ruh rui ruk run ruo rup ruq rus rut ruu ruy ruz rwa rwk rwm rwo rwr rxd rxw ryn rys ryu rzh saa sab sac sad sae saf sag sah saj sak sam san sao saq sar sas sat sau sav saw sax say saz sba sbb sbc sbd sbe sbf sbg sbh sbi sbj sbk sbl sbm sbn sbo sbp sbq sbr sbs sbt sbu sbv sbw sbx sby sbz scb sce scf scg sch sci sck scl scn sco scp scq scs sct scu scv scw scx sda sdb sdc sde sdf sdg sdh sdj sdk sdl sdn sdo sdp sdq sdr sds sdt sdu sdx sdz sea seb sec sed see sef seg seh sei sej sek sel sen seo sep seq ser ses set seu sev sew sey sez sfb sfe sfm sfs sfw sga sgb sgc sgd sge sgg sgh sgi sgj sgk sgm sgp sgr sgs sgt sgu sgw sgx sgy sgz sha shb shc shd she shg shh shi shj shk shl shm shn sho shp shq shr shs sht shu shv shw shx shy shz sia sib sid sie sif sig sih sii sij sik sil sim sin sip siq sir sis siu siv siw six siy siz sja sjb sjd sje sjg sjk sjl sjm sjn sjo sjp sjr sjs sjt sju sjw ska skb skc skd ske skf skg skh ski skj skm skn sko skp skq skr sks skt sku skv skw skx sky skz slc sld sle slf slg slh sli slj slk sll slm sln slp slq slr sls slt slu slv slw slx sly slz sma smb smc smd sme smf smg smh smj smk sml smm smn smo smp smq smr sms smt smu smv smw smx smy smz sna snb snc snd sne snf sng sni snj snk snl snm snn sno snp snq snr sns snu snv snw snx sny snz soa sob soc sod soe sog soh soi soj sok sol som soo sop soq sor sos sot sou sov sow sox soy soz spa spb spc spd spe spg spi spk spl spm spn spo spp spq spr sps spt spu spv spx spy sqa sqh sqi sqk sqm sqn sqo sqq sqr sqs sqt squ sra srb src srd sre srf srg srh sri srk srl srm srn sro srp srq srr srs srt sru srv srw srx sry srz ssb ssc ssd sse ssf ssg ssh ssi ssj ssk ssl ssm ssn sso ssp ssq ssr sss sst ssu ssv ssw ssx ssy ssz sta stb std ste stf stg sth sti stj stk stl stm stn sto stp stq str sts stt stu stv stw sty sua sub suc sue sug sui suj suk sun suq sur sus sut suv suw sux suy suz sva svb svc sve svk svm svs svx swa swb swc swe swf swg swh swi swj swk swl swm swn swo swp swq swr sws swt swu swv sww swx swy sxb sxc sxe sxg sxk sxl sxm sxn sxo sxr sxs sxu sxw sya syb syc syi syk syl sym syn syo syr sys syw syx syy sza szb szc szd sze szg szl szn szp szs szv szw szy taa tab tac tad tae taf tag tah taj tak tal tam tan tao tap taq tar tas tat tau tav taw tax tay taz tba tbc tbd tbe tbf tbg tbh tbi tbj tbk tbl tbm tbn tbo tbp tbr tbs tbt tbu tbv tbw tbx tby tbz tca tcb tcc tcd tce tcf tcg tch tci tck tcl tcm tcn tco tcp tcq tcs tct tcu tcw tcx tcy tcz tda tdb tdc tdd tde tdf tdg tdh tdi tdj tdk tdl tdm tdn tdo tdq tdr tds tdt tdv tdx tdy tea teb tec ted tee tef teg teh tei tek tel tem ten teo tep teq ter tes tet teu tev tew tex tey tez tfi tfn tfo tfr tft tga tgb tgc tgd tge tgf tgh tgi tgj tgk tgl tgn tgo tgp tgq tgr tgs tgt tgu tgv tgw tgx tgy tgz tha thd the thf thh thi thk thl thm thn thp thq thr ths tht thu thv thy thz tia tic tif tig tih tii tij tik til tim tin tio tip tiq tir tis tit tiu tiv tiw tix tiy tiz tja tjg tji tjj tjl tjm tjn tjo tjp tjs tju tjw tka tkb tkd tke tkf tkg tkl tkm tkn tkp tkq tkr tks tkt tku tkv tkw tkx tkz tla tlb tlc tld tlf tlg tlh tli tlj tlk tll tlm tln tlo tlp tlq tlr tls tlt tlu tlv tlx tly tma tmb tmc tmd tme tmf tmg tmh tmi tmj tmk tml tmm tmn tmo tmq tmr tms tmt tmu tmv tmw tmy tmz tna tnb tnc tnd tng tnh tni tnk tnl tnm tnn tno tnp tnq tnr tns tnt tnu tnv tnw tnx tny tnz tob toc tod tof tog toh toi toj tol tom ton too top toq tor tos tou tov tow tox toy toz tpa tpc tpe tpf tpg tpi tpj tpk tpl tpm tpn tpo tpp tpq tpr tpt tpu tpv tpw tpx tpy tpz tqb tql tqm tqn tqo tqp tqq tqr tqt tqu tqw tra trb trc trd tre trf trg trh tri trj trl trm trn tro trp trq trr trs trt tru trv trw trx try trz tsa tsb tsc tsd tse tsg tsh tsi tsj tsk tsl tsm tsn tso tsp tsq tsr tss tst tsu tsv tsw tsx tsy tsz tta ttb ttc ttd tte ttf ttg tth tti ttj ttk ttl ttm ttn tto ttp ttq ttr tts ttt ttu ttv ttw tty ttz tua tub tuc tud tue tuf tug tuh tui tuj tuk tul tum tun tuo tuq tur tus tuu tuv tux tuy tuz tva tvd tve tvk tvl tvm tvn tvo tvs tvt tvu tvw tvx tvy twa twb twc twd twe twf twg twh twi twl twm twn two twp twq twr twt twu tww twx twy txa txb txc txe txg txh txi txj txm txn txo txq txr txs txt txu txx txy tya tye tyh tyi tyj tyl tyn typ tyr tys tyt tyu tyv tyx tyz tza tzh tzj tzl tzm tzn tzo tzx uam uan uar uba ubi ubl ubr ubu uby uda ude udg udi udj udl udm udu ues ufi uga ugb uge ugn ugo ugy uha uhn uig uis uiv uji uka ukg ukh uki ukk ukl ukp ukq ukr uks uku ukv ukw uky ula ulb ulc ule ulf uli ulk ull ulm uln ulu ulw uma umb umc umd umg umi umm umn umo ump umr ums umu una und une ung unk unm unn unr unu unx unz upi upv ura urb urc urd ure urf urg urh uri urk url urm urn uro urp urr urt uru urv urw urx ury urz usa ush usi usk usp uss usu uta ute uth utp utr utu uum uun uur uuu uve uvh uvl uwa uya uzb uzn uzs vaa vae vaf vag vah vai vaj val vam van vao vap var vas vau vav vay vbb vbk vec ved vel vem ven veo vep ver vgr vgt vic vid vie vif vig vil vin vis vit viv vka vki vkj vkk vkl vkm vko vkp vkt vku vlp vls vma vmb vmc vmd vme vmf vmg vmh vmi vmj vmk vml vmm vmp vmq vmr vms vmu vmv vmw vmx vmy vmz vnk vnm vnp vol vor vot vra vro vrs vrt vsi vsl vsv vto vum vun vut vwa waa wab wac wad wae waf wag wah wai waj wal wam wan wao wap waq war was wat wau wav waw wax way waz wba wbb wbe wbf wbh wbi wbj wbk wbl wbm wbp wbq wbr wbs wbt wbv wbw wca wci wdd wdg wdj wdk wdu wdy wea wec wed weg weh wei wem weo wep wer wes wet weu wew wfg wga wgb wgg wgi wgo wgu wgy wha whg whk whu wib wic wie wif wig wih wii wij wik wil wim win wir wiu wiv wiy wja wji wka wkb wkd wkl wkr wku wkw wky wla wlc wle wlg wlh wli wlk wll wlm wln wlo wlr wls wlu wlv wlw wlx wly wma wmb wmc wmd wme wmh wmi wmm wmn wmo wms wmt wmw wmx wnb wnc wnd wne wng wni wnk wnm wnn wno wnp wnu wnw wny woa wob woc wod woe wof wog woi wok wol wom won woo wor wos wow woy wpc wra wrb wrd wrg wrh wri wrk wrl wrm wrn wro wrp wrr wrs wru wrv wrw wrx wry wrz wsa wsg wsi wsk wsr wss wsu wsv wtf wth wti wtk wtm wtw wua wub wud wuh wul wum wun wur wut wuu wuv wux wuy wwa wwb wwo wwr www wxa wxw wya wyb wyi wym wyr wyy xaa xab xac xad xae xag xai xaj xak xal xam xan xao xap xaq xar xas xat xau xav xaw xay xbb xbc xbd xbe xbg xbi xbj xbm xbn xbo xbp xbr xbw xby xcb xcc xce xcg xch xcl xcm xcn xco xcr xct xcu xcv xcw xcy xda xdc xdk xdm xdo xdy xeb xed xeg xel xem xep xer xes xet xeu xfa xga xgb xgd xgf xgg xgi xgl xgm xgr xgu xgw xha xhc xhd xhe xho xhr xht xhu xhv xib xii xil xin xir xis xiv xiy xjb xjt xka xkb xkc xkd xke xkf xkg xki xkj xkk xkl xkn xko xkp xkq xkr xks xkt xku xkv xkw xkx xky xkz xla xlb xlc xld xle xlg xli xln xlo xlp xls xlu xly xma xmb xmc xmd xme xmf xmg xmh xmj xmk xml xmm xmn xmo xmp xmq xmr xms xmt xmu xmv xmw xmx xmy xmz xna xnb xng xnh xni xnk xnm xnn xno xnr xns xnt xnu xny xnz xoc xod xog xoi xok xom xon xoo xop xor xow xpa xpb xpc xpd xpe xpf xpg xph xpi xpj xpk xpl xpm xpn xpo xpp xpq xpr xps xpt xpu xpv xpw xpx xpy xpz xqa xqt xra xrb xrd xre xrg xri xrm xrn xrr xrt xru xrw xsa xsb xsc xsd xse xsh xsi xsj xsl xsm xsn xso xsp xsq xsr xss xsu xsv xsy xta xtb xtc xtd xte xtg xth xti xtj xtl xtm xtn xto xtp xtq xtr xts xtt xtu xtv xtw xty xua xub xud xug xuj xul xum xun xuo xup xur xut xuu xve xvi xvn xvo xvs xwa xwc xwd xwe xwg xwj xwk xwl xwo xwr xwt xww xxb xxk xxm xxr xxt xya xyb xyj xyk xyl xyt xyy xzh xzm xzp yaa yab yac yad yae yaf yag yah yai yaj yak yal yam yan yao yap yaq yar yas yat yau yav yaw yax yay yaz yba ybb ybe ybh ybi ybj ybk ybl ybm ybn ybo ybx yby ych ycl ycn ycp yda ydd yde ydg ydk yea yec yee yei yej yel yer yes yet yeu yev yey yga ygi ygl ygm ygp ygr ygs ygu ygw yha yhd yhl yhs yia yid yif yig yih yii yij yik yil yim yin yip yiq yir yis yit yiu yiv yix yiz yka ykg yki ykk ykl ykm ykn yko ykr ykt yku yky yla ylb yle ylg yli yll ylm yln ylo ylr ylu yly ymb ymc ymd yme ymg ymh ymi ymk yml ymm ymn ymo ymp ymq ymr yms ymx ymz yna ynd yne yng ynk ynl ynn yno ynq yns ynu yob yog yoi yok yol yom yon yor yot yox yoy ypa ypb ypg yph ypm ypn ypo ypp ypz yra yrb yre yrk yrl yrm yrn yro yrs yrw yry ysc ysd ysg ysl ysn yso ysp ysr yss ysy yta ytl ytp ytw yty yua yub yuc yud yue yuf yug yui yuj yuk yul yum yun yup yuq yur yut yuw yux yuy yuz yva yvt ywa ywg ywl ywn ywq ywr ywt ywu yww yxa yxg yxl yxm yxu yxy yyr yyu yyz yzg yzk zaa zab zac zad zae zaf zag zah zai zaj zak zal zam zao zap zaq zar zas zat zau zav zaw zax zay zaz zba zbc zbe zbl zbt zbw zca zch zdj zea zeg zeh zen zga zgb zgh zgm zgn zgr zha zhb zhd zhi zhn zho zhw zia zib zik zil zim zin ziw ziz zka zkb zkd zkg zkh zkk zkn zko zkp zkr zkt zku zkv zkz zlj zlm zln zlq zma zmb zmc zmd zme zmf zmg zmh zmi zmj zmk zml zmm zmn zmo zmp zmq zmr zms zmt zmu zmv zmw zmx zmy zmz zna zne zng znk zns zoc zoh zom zoo zoq zor zos zpa zpb zpc zpd zpe zpf zpg zph zpi zpj zpk zpl zpm zpn zpo zpp zpq zpr zps zpt zpu zpv zpw zpx zpy zpz zqe zra zrg zrn zro zrp zrs zsa zsk zsl zsm zsr zsu zte ztg ztl ztm ztn ztp ztq zts ztt ztu ztx zty zua zuh zul zum zun zuy zwa zxx zyb zyg zyj zyn zyp zza zzj`;

/** One currency of ISO 4217 a line: letters, number. */
export const currencyRows = `\
AED	784
AFN	971
ALL	008
AMD	051
ANG	532
AOA	973
ARS	032
AUD	036
AWG	533
AZN	944
BAM	977
BBD	052
BDT	050
BGN	975
BHD	048
BIF	108
BMD	060
BND	096
BOB	068
BOV	984
BRL	986
BSD	044
BTN	064
BWP	072
BYN	933
BZD	084
CAD	124
CDF	976
CHE	947
CHF	756
CHW	948
CLF	990
CLP	152
CNY	156
COP	170
COU	970
CRC	188
CUC	931
CUP	192
CVE	132
CZK	203
DJF	262
DKK	208
DOP	214
DZD	012
EGP	818
ERN	232
ETB	230
EUR	978
FJD	242
FKP	238
GBP	826
GEL	981
GHS	936
GIP	292
GMD	270
GNF	324
GTQ	320
GYD	328
HKD	344
HNL	340
HTG	332
HUF	348
IDR	360
ILS	376
INR	356
IQD	368
IRR	364
ISK	352
JMD	388
JOD	400
JPY	392
KES	404
KGS	417
KHR	116
KMF	174
KPW	408
KRW	410
KWD	414
KYD	136
KZT	398
LAK	418
LBP	422
LKR	144
LRD	430
LSL	426
LYD	434
MAD	504
MDL	498
MGA	969
MKD	807
MMK	104
MNT	496
MOP	446
MRU	929
MUR	480
MVR	462
MWK	454
MXN	484
MXV	979
MYR	458
MZN	943
NAD	516
NGN	566
NIO	558
NOK	578
NPR	524
NZD	554
OMR	512
PAB	590
PEN	604
PGK	598
PHP	608
PKR	586
PLN	985
PYG	600
QAR	634
RON	946
RSD	941
RUB	643
RWF	646
SAR	682
SBD	090
SCR	690
SDG	938
SEK	752
SGD	702
SHP	654
SLE	925
SOS	706
SRD	968
SSP	728
STN	930
SVC	222
SYP	760
SZL	748
THB	764
TJS	972
TMT	934
TND	788
TOP	776
TRY	949
TTD	780
TWD	901
TZS	834
UAH	980
UGX	800
USD	840
USN	997
UYI	940
UYU	858
UYW	927
UZS	860
VED	926
VES	928
VND	704
VUV	548
WST	882
XAF	950
XAG	961
XAU	959
XBA	955
XBB	956
XBC	957
XBD	958
XCD	951
XDR	960
XOF	952
XPD	964
XPF	953
XPT	962
XSU	994
XTS	963
XUA	965
XXX	999
YER	886
ZAR	710
ZMW	967
ZWG	924`;
