/*! Made by scripts/generate.mjs from QUDT 3.1.0 (qudt.org, CC BY 4.0) in @vocabulary/unit 2.0.0 (MIT), @vocabulary/quantitykind 2.0.0 (MIT). Do not edit. */

/** One quantity kind a line: name, label, other labels, broader ones (line numbers in base 36, from 0), dimension. */
export const quantityRows = `\
AbsoluteActivity	Absolute Activity		cr	L-3
AbsoluteHumidity	Absolute Humidity		5j	L-3M1
AbsoluteTypographicMeasurement	absolute typographic measurement		dh	L1
AbsorbedDose	Absorbed Dose		q9	L2T-2
AbsorbedDoseRate	Absorbed Dose Rate			L2T-3
Absorptance	Absorptance
Acceleration	acceleration			L1T-2
AccelerationOfGravity	Acceleration Of Gravity		6	L1T-2
AcceptorDensity	Acceptor Density		k0	L-3
AcceptorIonizationEnergy	Acceptor Ionization Energy		cy	L2M1T-2
Acidity	Acidity
AcousticImpedance	Acoustic Impediance		h4	L-2M1T-1
Action	Action			L2M1T-1
ActionTime	Action Time		tw	T1
ActiveEnergy	Active Energy		8b	L2M1T-2
ActivePower	Active Power		4b	L2M1T-3
Activity	Activity		rp	T-1
ActivityCoefficient	Activity Coefficient
ActivityConcentration	Activity Concentration			L-3T-1
ActivityRelatedByMass	activity related by mass		hg	M-1T-1
ActivityThresholds	Activity Thresholds			L2T-2
Adaptation	Adaptation		tw	T1
Admittance	Admittance			E2L-2M-1T3
AlphaDisintegrationEnergy	Alpha Disintegration Energy		8b	L2M1T-2
Altitude	Altitude		dh	L1
AmbientPressure	Ambient Pressure		lz	L-1M1T-2
AmountOfBiologicallyActiveSubstance	amount of biologically active substance
AmountOfCloudCover	Amount of cloud cover
AmountOfSubstance	amount of substance	chemical amount		A1
AmountOfSubstanceConcentration	Amount of Substance of Concentration		4f	A1L-3
AmountOfSubstanceFraction	Fractional Amount of Substance
AmountOfSubstanceIonConcentration	Ion Concentration		4f	A1L-3
AmountOfSubstancePerMass	Amount of Substance per Mass			A1M-1
AmountOfSubstancePerMassPressure	Molar Mass variation due to Pressure			A1L1M-2T2
AmountOfSubstancePerVolume	Amount of Substance per Volume		4f	A1L-3
Angle	Angle		5x
AngleOfAttack	Angle Of Attack		z
AngleOfOpticalRotation	Angle of Optical Rotation		z
AngularAcceleration	angular acceleration		cq	T-2
AngularCrossSection	Angular Cross-section			L2
AngularDistance	Angular Distance		z
AngularFrequency	angular frequency	pulsatance		T-1
AngularImpulse	angular impulse			L2M1T-1
AngularMomentum	Angular Momentum			L2M1T-1
AngularMomentumPerAngle	Angular Momentum per Angle			L2M1T-1
AngularReciprocalLatticeVector	Angular Reciprocal Lattice Vector			L-1
AngularVelocity	angular velocity	angular speed		T-1
AngularWavenumber	angular wavenumber	angular repetency	cg	L-1
ApogeeRadius	Apogee Radius		nf	L1
ApparentPower	apparent power		4b	L2M1T-3
Area	area			L2
AreaAngle	Area Angle			L2
AreaBitDensity	areic bit density			L-2
AreaChargeDensity	areic charge density		70	E1L-2T1
AreaMass	areic mass		h3	L-2M1
AreaPerLength	area per length			L1
AreaPerPower	area per heating load			M-1T3
AreaPerTime	Area per Time			L2T-1
AreaRatio	Area Ratio		5x
AreaTemperature	Area Temperature			L2H1
AreaThermalExpansion	Area Thermal Expansion			L2H-1
AreaTime	Area Time			L2T1
AreaTimeTemperature	Area Time Temperature			L2H1T1
AreicChargeDensityOrElectricFluxDensityOrElectricPolarization	areic charge density or electric flux density or electric polarization			E1L-2T1
AreicDataVolume	areic data volume			L-2
AreicEnergyFlow	areic energy flow		lu	M1T-3
AreicHeatFlowRate	Aeric Heat Flow Rate		lu	M1T-3
AreicMass	areic mass		h3	L-2M1
AreicTorque	areic torque			M1T-2
Asset	Asset
AtmosphericHydroxylationRate	Atmospheric Hydroxylation Rate		p1	A-1L3T-1
AtmosphericPressure	Atmospheric Pressure		lz	L-1M1T-2
AtomScatteringFactor	Atom Scattering Factor
AtomicAttenuationCoefficient	Atomic Attenuation Coefficient		1e	L2
AtomicCharge	Atomic Charge		6v	E1T1
AtomicEnergy	atomic energy		8b	L2M1T-2
AtomicMass	Atomic Mass		gh	M1
AtomicNumber	Atomic Number		4s
AtomicStoppingPower	atomic stopping power			L4M1T-2
AttenuationCoefficient	Attenuation Coefficient			L-1
AuditoryThresholds	Auditory Thresholds		px
AuxillaryMagneticField	Auxillary Magnetic Field		g2	E1L-1
AverageEnergyLossPerElementaryChargeProduced	Average Energy Loss per Elementary Charge Produced		8b	L2M1T-2
AverageHeadEndPressure	Average Head End Pressure		b9	L-1M1T-2
AverageLogarithmicEnergyDecrement	Average Logarithmic Energy Decrement
AverageSpecificImpulse	Average Specific Impulse		qm	T1
AverageVacuumThrust	Average Vacuum Thrust	AVT	uv	L1M1T-2
Azimuth	Azimuth		z
BandwidthDistanceProduct	bandwidth distance product			L1T-1
BandwidthLengthProduct	bandwidth length product			L1T-1
Basicity	Basicity
BatteryCapacity	battery capacity			E1T1
BendingMomentOfForce	Bending Moment of Force		u3	L2M1T-2
BetaDisintegrationEnergy	Beta Disintegration Energy		8b	L2M1T-2
BevelGearPitchAngle	Bevel Gear Pitch Angle		z
BindingFraction	Binding Fraction
BioconcentrationFactor	Bioconcentration Factor		5x
BiodegredationHalfLife	Biodegredation Half Life		tw	T1
BiogeochemicalRate	Biogeochemical Rate			A1M-1T-1
BitDataVolume	bit data volume
BitRate	bit rate			T-1
BitTransmissionRate	bit transmission rate		2s	T-1
BloodGlucoseLevel	Blood Glucose Level			A1L-3
BloodGlucoseLevel_Mass	Blood Glucose Level by Mass			L-3M1
BodyMassIndex	Body Mass Index	BMI		L-2M1
BoilingPoint	Boiling Point Temperature		sc	H1
BraggAngle	Bragg Angle		z
Breadth	breadth		dh	L1
BucklingFactor	Buckling Factor		5w
BulkModulus	Bulk Modulus			L-1M1T-2
BurgersVector	Burgers Vector		dh	L1
BurnRate	Burn Rate		v0	L1T-1
BurnTime	Burn Time		tw	T1
BurstFactor	burst factor			L1T-2
ByteDataVolume	byte data volume		4s
ByteRate	byte rate			T-1
ByteTransmissionRate	byte transmission rate		37	T-1
CENTER-OF-GRAVITY_X	Center of Gravity in the X axis		dh	L1
CENTER-OF-GRAVITY_Y	Center of Gravity in the Y axis		dh	L1
CENTER-OF-GRAVITY_Z	Center of Gravity in the Z axis		dh	L1
CENTER-OF-MASS	Center of Mass (CoM)	COM	lk	L1
CO2Equivalent	CO2Equivalent		95	M1
CONTRACT-END-ITEM-SPECIFICATION-MASS	Contract End Item (CEI) Specification Mass.	CEI	gh	M1
CONTROL-MASS	Control Mass.		gh	M1
CanonicalPartitionFunction	Canonical Partition Function
Capacitance	Capacitance			E2L-2M-1T4
Capacity	Capacity
CarrierLifetime	Carrier LifetIme		tw	T1
CartesianArea	Cartesian Area		1e	L2
CartesianCoordinates	Cartesian coordinates		dh	L1
CartesianVolume	volume		va	L3
CatalyticActivity	Catalytic Activity			A1T-1
CatalyticActivityConcentration	Catalytic Activity Concentration			A1L-3T-1
CelsiusTemperature	Celsius temperature		tn	H1
CenterOfGravity_X	Center of Gravity in the X axis		dh	L1
CenterOfGravity_Y	Center of Gravity in the Y axis		dh	L1
CenterOfGravity_Z	Center of Gravity in the Z axis		dh	L1
CharacteristicAcousticImpedance	Characteristic Acoustic Impedance		b	L-2M1T-1
CharacteristicNumber	characteristic number		5w
CharacteristicVelocity	Characteristic Velocity		v0	L1T-1
ChargeNumber	Charge Number		5w
ChemicalAffinity	Chemical Affinity			A-1L2M1T-2
ChemicalConsumptionPerMass	Chemical Consumption per Mass		qw	L3M-1
ChemicalPotential	chemical potential		im	A-1L2M1T-2
Chromaticity	Chromaticity
Circulation	Circulation		1l	L2T-1
ClosestApproachRadius	Closest Approach Radius		nf	L1
CoefficientOfHeatTransfer	Coefficient of heat transfer			M1H-1T-3
CoefficientOfPerformance	CoefficientOfPerformance		5x
Coercivity	Coercivity			E1L-1
CoherenceLength	Coherence Length		dh	L1
ColdReceptorThreshold	Cold Receptor Threshold		sc	H1
CombinedNonEvaporativeHeatTransferCoefficient	Combined Non Evaporative Heat Transfer Coefficient			M1H-1T-3
CombustionChamberTemperature	Combustion Chamber Temperature		tn	H1
ComplexFrequency_Real	real part of complex frequency		ae	T-1
ComplexPower	Complex Power		7p	L2M1T-3
CompoundPlaneAngle	Compound Plane Angle		le
Compressibility	Compressibility			L1M-1T2
CompressibilityFactor	Compressibility Factor		5x
Concentration	Concentration			A1L-3
Conductance	Conductance			E2L-2M-1T3
ConductionSpeed	Conduction Speed		r6	L1T-1
ConductiveHeatTransferRate	Conductive Heat Transfer Rate		be	L2M1T-3
Conductivity	Conductivity			E2L-3M-1T3
ConductivityVariance_NEON	Conductivity Variance, NEON			E4L-6M-2T6
Constringence	Constringence	Abbe Number|V-number	5x
ConvectiveHeatTransfer	Convective Heat Transfer		be	L2M1T-3
CorrelatedColorTemperature	Correlated Colour Temperature	Correlated Color Temperature	tn	H1
CostPerArea	cost per area			L-2
CostPerEnergy	energy cost			L-2M-1T2
CostPerMass	cost per mass			M-1
CostPerPower	cost per power			L-2M-1T3
Count	Count		5w
CountRate	CountRate		ae	T-1
CouplingFactor	coupling factor
CrossSection	Cross-section		1e	L2
CrossSectionalArea	Cross-sectional Area		1e	L2
CubicExpansionCoefficient	cubic expansion coefficient		9g	H-1
CurieTemperature	Curie temperature		sc	H1
Currency	Currency		1x
CurrencyPerFlight	Currency Per Flight		5x
CurrentLinkage	Current Linkage			E1
CurrentOfTheAmountOfSubstance	current of the amount of substance			A1T-1
Curvature	Curvature		cg	L-1
CurvatureFromRadius	Curvature			L-1
CutoffCurrentRating	I²t-value			NotApplicable
CyclotronAngularFrequency	Larmor Angular Frequency		15	T-1
DELTA-V	Delta-V		v0	L1T-1
DRY-MASS	Dry Mass		gh	M1
DataRate	Data Rate		c4	T-1
DataTransmissionRate	data transmission rate			NotApplicable
DatasetOfBits	dataset of bits
DatasetOfBytes	dataset of bytes
Debye-WallerFactor	Debye-Waller Factor
DebyeAngularFrequency	Debye Angular Frequency		15	T-1
DebyeAngularWavenumber	Debye Angular Wavenumber		cg	L-1
DebyeTemperature	Debye Temperature		sc	H1
DecayConstant	Decay Constant		co	T-1
DegreeOfDissociation	Degree of Dissociation
Density	Density			L-3M1
DensityInCombustionChamber	Density In Combustion Chamber		gr	L-3M1
DensityOfStates	Density of states			L-3T1
DensityOfTheExhaustGases	Density Of The Exhaust Gases		5j	L-3M1
Depth	Depth		dh	L1
DewPointTemperature	Dew Point Temperature		sc	H1
Diameter	diameter		dh	L1
DiastolicBloodPressure	Diastolic Blood Pressure		lz	L-1M1T-2
DiffusionArea	Diffusion Area		1e	L2
DiffusionCoefficient	diffusion coefficient			L2T-1
DiffusionCoefficientForFluenceRate	Diffusion Coefficient for Fluence Rate		dh	L1
DiffusionLength	Diffusion Length		dh	L1
DigitRate	digit rate
Dimensionless	Dimensionless
DimensionlessRatio	Dimensionless Ratio		5w
Displacement	Displacement		dh	L1
DisplacementCurrent	Displacement Current			E1
DisplacementCurrentDensity	Displacement Current Density			E1L-2
DisplacementVectorOfIon	Displacement Vector of Ion		dh	L1
Dissipance	Dissipance
Distance	distance		dh	L1
DistanceTraveledDuringBurn	Distance Traveled During a Burn		63	L1
DonorDensity	Donor Density		k0	L-3
DonorIonizationEnergy	Donor Ionization Energy		cy	L2M1T-2
DoseEquivalent	Dose Equivalent		q9	L2T-2
DoseEquivalentQualityFactor	Dose Equivalent Quality Factor
DoseEquivalentRate	dose equivalent rate			L2T-3
DotsPerInch	dots per inch		cg	L-1
DragCoefficient	Drag Coefficient		5w
DragForce	Drag Force		a6	L1M1T-2
DryBulbTemperature	Dry Bulb Temperature		sc	H1
DryVolume	Dry Volume		va	L3
DutyCycle	Duty Cycle		5x
Duv	Delta u,v
DynamicFriction	Dynamic Friction		af	L1M1T-2
DynamicFrictionCoefficient	Dynamic Friction Coefficient		ag
DynamicPressure	Dynamic Pressure		lz	L-1M1T-2
DynamicViscosity	dynamic viscosity			L-1M1T-1
EarthClosestApproachVehicleVelocity	Earth Closest Approach Vehicle Velocity		uz	L1T-1
EarthquakeMagnitude	earthquake magnitude
EccentricityOfOrbit	Eccentricity Of Orbit		5x
EffectiveExhaustVelocity	Effective Exhaustvelocity		v0	L1T-1
EffectiveMass	Effective Mass		gh	M1
EffectiveMultiplicationFactor	Effective Multiplication Factor		jb
Efficiency	efficiency		5x
EinsteinCoefficients	Einstein coefficients			M-1T1
EinsteinTransitionProbability	Einstein Transition Probability
EinsteinTransitionProbabilityForSpontaneousOrInducedEmissionAndAbsorption	Einstein transition probability for spontaneous or induced emission and absorption			M-1T1
ElectricCharge	electric charge			E1T1
ElectricChargeDensity	Electric Charge Density			E1L-3T1
ElectricChargeLineDensity	Electric Charge Line Density			E1L-1T1
ElectricChargeLinearDensity	Electric Charge Linear Density			E1L-1T1
ElectricChargePerAmountOfSubstance	Electric charge per amount of substance			A-1E1T1
ElectricChargePerArea	Electric charge per area			E1L-2T1
ElectricChargePerMass	Electric Charge Per Mass			E1M-1T1
ElectricChargeSurfaceDensity	Electric Charge Surface Density		70	E1L-2T1
ElectricChargeVolumeDensity	Electric Charge Volume Density			E1L-3T1
ElectricConductivity	electric conductivity			E2L-3M-1T3
ElectricCurrent	electric current			E1
ElectricCurrentDensity	electric current density	areic electric current		E1L-2
ElectricCurrentPerAngle	Electric Current per Angle			E1
ElectricCurrentPerEnergy	Electric Current per Energy			E1L-2M-1T2
ElectricCurrentPerLength	Electric Current per Length		e2	E1L-1
ElectricCurrentPerTemperature	Electric Current per Temperature			E1H-1
ElectricCurrentPhasor	Electric Current Phasor			E1
ElectricDipoleMoment	electric dipole moment			E1L1T1
ElectricDipoleMoment_CubicPerEnergy_Squared	Cubic Electric Dipole Moment per Square Energy			E3L-3M-2T7
ElectricDipoleMoment_QuarticPerEnergy_Cubic	Quartic Electric Dipole Moment per Cubic Energy			E4L-2M-3T10
ElectricDisplacement	Electric Displacement		70	E1L-2T1
ElectricDisplacementField	Electric Displacement Field		70	E1L-2T1
ElectricField	Electric Field			E-1L1M1T-3
ElectricFieldStrength	electric field strength			E-1L1M1T-3
ElectricFlux	Electric Flux			E-1L3M1T-3
ElectricFluxDensity	electric flux density	displacement	70	E1L-2T1
ElectricPolarizability	electric polarizability			A-1L2M1T-2
ElectricPolarization	electric polarization			E1L-2T1
ElectricPotential	electric potential			E-1L2M1T-3
ElectricPotentialDifference	electric potential difference	tension		E-1L2M1T-3
ElectricPower	electric power		lp	L2M1T-3
ElectricPropulsionPropellantMass	Electric Propulsion Propellant Mass		mr	M1
ElectricQuadrupoleMoment	electric quadrupole moment			E1L2T1
ElectricSusceptibility	electric susceptibility
ElectricalConductance	electrical conductance			E2L-2M-1T3
ElectricalPowerToMassRatio	Electrical Power To Mass Ratio		qt	L2T-3
ElectricalResistance	electrical resistance			E-2L2M1T-3
ElectrolyticConductivity	Electrolytic Conductivity			E2L-3M-1T3
ElectromagneticEnergyDensity	Electromagnetic Energy Density			L-1M1T-2
ElectromagneticPermeability	Permeability			E-2L1M1T-2
ElectromagneticPermeabilityRatio	Electromagnetic Permeability Ratio
ElectromagneticWavePhaseSpeed	Electromagnetic Wave Phase Speed			L1T-1
ElectromotiveForce	electromotive force		8o	E-1L2M1T-3
ElectronAffinity	Electron Affinity		8b	L2M1T-2
ElectronDensity	Electron Density		k0	L-3
ElectronMeanFreePath	Electron Mean Free Path		dh	L1
ElectronMobility	electron mobility		i7	E1M-1T2
ElectronRadius	Electron Radius		dh	L1
ElevationRelativeToNAP	Elevation relative to NAP		o	L1
EllipticalOrbitApogeeVelocity	Elliptical Orbit Apogee Velocity		uz	L1T-1
EllipticalOrbitPerigeeVelocity	Elliptical Orbit Perigee Velocity		uz	L1T-1
Emissivity	Emissivity
Energy	energy			L2M1T-2
EnergyContent	energy content		8b	L2M1T-2
EnergyDensity	Energy Density			L-1M1T-2
EnergyDensityOfStates	Energy Density of States			L-5M-1T2
EnergyExpenditure	Energy Expenditure			L2M1T-3
EnergyFluence	Energy Fluence			M1T-2
EnergyFluenceRate	Energy Fluence Rate		lu	M1T-3
EnergyImparted	Energy Imparted		8b	L2M1T-2
EnergyInternal	internal energy	thermodynamic energy	8b	L2M1T-2
EnergyKinetic	kinetic energy		8b	L2M1T-2
EnergyLevel	Energy Level		8b	L2M1T-2
EnergyPerArea	Energy per Area			M1T-2
EnergyPerAreaElectricCharge	Energy Per Area Electric Charge			E-1M1T-3
EnergyPerElectricCharge	Energy per electric charge			E-1L2M1T-3
EnergyPerMagneticFluxDensity_Squared	Energy Per Square Magnetic Flux Density			E2L2M-1T2
EnergyPerMassAmountOfSubstance	Energy and work per mass amount of substance			A-1L2M1T-2
EnergyPerTemperature	Energy per temperature			L2M1H-1T-2
Energy_Squared	Square Energy			L4M2T-4
Enthalpy	enthalpy		8b	L2M1T-2
Entropy	entropy			L2M1H-1T-2
EquilibriumConstant	Equilibrium Constant
EquilibriumConstantBasedOnConcentration	equilibrium constant based on concentration			L-1M1T-2
EquilibriumConstantBasedOnPressure	equilibrium constant based on pressure			A1L-3
EquilibriumConstantOnConcentrationBasis	Equilibrium Constant on Concentration Basis		8v
EquilibriumConstantOnPressureBasis	Equilibrium Constant on Pressure Basis		8v
EquilibriumPositionVectorOfIon	Equilibrium Position Vector of Ion		dh	L1
EquivalenceDoseOutput	equivalence dose output			L2T-3
EquivalentAbsorptionArea	Equivalent absorption area		1e	L2
EquivalentConcentration	Equivalent Concentration		4f	A1L-3
EquivalentDensity	Equivalent Density		5j	L-3M1
Equivalent_Mass	Mass Equivalent		gh	M1
Equivalent_Molar	Molar Equivalent		s	A1
EvaporativeHeatTransfer	Evaporative Heat Transfer			M1H-1T-3
EvaporativeHeatTransferCoefficient	Combined Non Evaporative Heat Transfer Coefficient			L1T-1
ExchangeIntegral	Exchange Integral			L2M1T-2
ExhaustGasMeanMolecularWeight	Exhaust Gas Mean Molecular Weight			A1
ExhaustGasesSpecificHeat	Exhaust Gases Specific Heat		qe	L2H-1T-2
ExhaustStreamPower	Exhaust Stream Power		lp	L2M1T-3
ExitPlaneCrossSectionalArea	Exit Plane Cross-sectional Area		1e	L2
ExitPlanePressure	Exit Plane Pressure		lz	L-1M1T-2
ExitPlaneTemperature	Exit Plane Temperature		sc	H1
ExpansionRatio	Expansion Ratio			H-1
Exposure	Exposure		71	E1M-1T1
ExposureOfIonizingRadiation	exposure of ionizing radiation			E1M-1T1
ExposureRate	Exposure Rate			E1M-1
ExposureRateOfIonizingRadiation	exposure rate of ionizing radiation			E1M-1
ExtentOfReaction	Extent of Reaction			A1
FLIGHT-PERFORMANCE-RESERVE-PROPELLANT-MASS	Flight Performance Reserve Propellant Mass	FPR	gh	M1
FUEL-BIAS	Fuel Bias		5w
FahrenheitTemperature	Fahrenheit temperature		sc	H1
FailureRate	failure rate		bu	T-1
FastFissionFactor	Fast Fission Factor
FermiAngularWavenumber	Fermi Angular Wavenumber		cg	L-1
FermiEnergy	Fermi Energy		8b	L2M1T-2
FermiTemperature	Fermi Temperature		sc	H1
FinalOrCurrentVehicleMass	Final Or Current Vehicle Mass		gh	M1
FirstMomentOfArea	First Moment of Area		va	L3
FirstStageMassRatio	First Stage Mass Ratio		h9
FishBiotransformationHalfLife	Fish Biotransformation Half Life		tw	T1
FissionCoreRadiusToHeightRatio	Fission Core Radius To Height Ratio		5x
FissionFuelUtilizationFactor	Fission Fuel Utilization Factor		5w
FissionMultiplicationFactor	Fission Multiplication Factor		5w
FlashPoint	Flash Point Temperature		sc	H1
FlightPathAngle	Flight Path Angle		z
FloatingPointCalculationCapability	floating point calculation capability			T-1
Fluidity	fluidity			L1M-1T1
Flux	Flux			L-2T-1
Force	force			L1M1T-2
ForceConstant	force constant			E-1L1M1T-2
ForceMagnitude	Force Magnitude		a6	L1M1T-2
ForcePerAngle	Force per Angle			L1M1T-2
ForcePerArea	Force Per Area			L-1M1T-2
ForcePerAreaTime	Force Per Area Time			L-1M1T-3
ForcePerElectricCharge	Force per Electric Charge			E-1L1M1T-3
ForcePerLength	Force per Length			M1T-2
Frequency	frequency		co	T-1
Friction	Friction		a6	L1M1T-2
FrictionCoefficient	Friction Coefficient		5x
Fugacity	fugacity			L-1M1T-2
FundamentalLatticeVector	Fundamental Lattice vector		df	L1
FundamentalReciprocalLatticeVector	Fundamental Reciprocal Lattice Vector		19	L-1
GFactorOfNucleus	g-Factor of Nucleus
GROSS-LIFT-OFF-WEIGHT	Gross Lift-Off Weight		gh	M1
Gain	Gain		5x
GapEnergy	Gap Energy		8b	L2M1T-2
GasLeakRate	gas leak rate			L2M1T-3
GaugePressure	Gauge Pressure		lz	L-1M1T-2
GeneFamilyAbundance	Gene Family Abundance		5x
GeneralizedCoordinate	Generalized Coordinate
GeneralizedForce	Generalized Force
GeneralizedMomentum	Generalized Force
GeneralizedVelocity	Generalized Velocity
GibbsEnergy	Gibbs energy	Gibbs function	8b	L2M1T-2
Gradient	gradient
GrandCanonicalPartitionFunction	Grand Canonical Partition Function		3g
GravitationalAttraction	Gravitational Attraction		a6	L1M1T-2
Gravity_API	API Gravity		5x
GroupSpeedOfSound	Group Speed of Sound		r8	L1T-1
GrowingDegreeDay_Cereal	Growing Degree Days (Cereals)		u1	H1T1
GruneisenParameter	Gruneisen Parameter
GustatoryThreshold	Gustatory Threshold
GyromagneticRatio	Gyromagnetic Ratio			E1L2
Half-Life	half-life		tw	T1
Half-ValueThickness	Half-Value Thickness		dh	L1
HallCoefficient	Hall Coefficient			E-1L3T-1
HamiltonFunction	Hamilton Function			L2M1T-2
HeadEndPressure	Head End Pressure		lz	L-1M1T-2
HeartRate	Heart Rate			T-1
Heat	heat	amount of heat	ta	L2M1T-2
HeatCapacity	heat capacity		8r	L2M1H-1T-2
HeatCapacityRatio	Heat Capacity Ratio		5x
HeatFlowRate	Heat Flow Rate		lp	L2M1T-3
HeatFlowRatePerArea	Heat Flow Rate per Unit Area		lu	M1T-3
HeatFluxDensity	Heat Flux Density		lu	M1T-3
HeatingValue	Calorific Value	Energy Value|Heating Value	q9	L2T-2
Height	height		dh	L1
HelmholtzEnergy	Helmholtz energy	Helmholtz function	8b	L2M1T-2
HenrysLawVolatilityConstant	Henry's Law Volatility Constant			A-1L2M1T-2
HoleDensity	Hole Density		k0	L-3
HorizontalVelocity	Horizontal Velocity		v0	L1T-1
HydraulicPermeability	Hydraulic Permeability	Fluid Permeability|Permeability		L2
HyperfineStructureQuantumNumber	Hyperfine Structure Quantum Number		mw
INERT-MASS	Inert Mass		gh	M1
IgnitionIntervalTime	Ignition interval time		tw	T1
Illuminance	illuminance		fk	L-2I1
Impedance	Impedance			E-2L2M1T-3
Impulse	impulse			L1M1T-1
Incidence	Incidence		ae	T-1
IncidenceProportion	Incidence Proportion		bu	T-1
IncidenceRate	Incidence Rate		bu	T-1
Inductance	inductance	inductivity		E-2L2M1T-2
InfiniteMultiplicationFactor	Infinite Multiplication Factor		jb
InformationContent	information content
InformationContentExpressedAsALogarithmToBase10	information content expressed as a logarithm to base 10
InformationContentExpressedAsALogarithmToBase2	information content expressed as a logarithm to base 2
InformationContentExpressedAsALogarithmToBaseE	information content expressed as a logarithm to base e
InformationEntropy	Information Entropy		5w
InformationFlowRate	Information flow rate			T-1
InitialExpansionRatio	Initial Expansion Ratio		9g	H-1
InitialNozzleThroatDiameter	Initial Nozzle Throat Diameter		js	L1
InitialVehicleMass	Initial Vehicle Mass		gh	M1
InitialVelocity	Initial Velocity		v0	L1T-1
InstantaneousPower	Instantaneous Power		7p	L2M1T-3
InternalConversionFactor	InternalConversionFactor
InternalEnergy	Internal Energy		8b	L2M1T-2
IntinsicCarrierDensity	Intinsic Carrier Density		k0	L-3
InverseAmountOfSubstance	Inverse amount of substance			A-1
InverseEnergy	Inverse Energy			L-2M-1T2
InverseEnergy_Squared	Inverse Square Energy			L-4M-2T4
InverseLength	Inverse Length			L-1
InverseLengthTemperature	Inverse Length Temperature			L-1H-1
InverseMagneticFlux	Inverse Magnetic Flux			E1L-2M-1T2
InverseMass	reciprocal mass			M-1
InverseMass_Squared	Inverse Square Mass			M-2
InversePermittivity	Inverse Permittivity			E-2L3M1T-4
InversePressure	Inverse Pressure			L1M-1T2
InverseTemperature	Inverse Temperature			H-1
InverseTime	Inverse Time			T-1
InverseTimeTemperature	Inverse Time Temperature			H-1T-1
InverseTime_Squared	Inverse Square Time			T-2
InverseVolume	Inverse Volume			L-3
IonConcentration	Ion Concentration		cr	L-3
IonCurrent	Ion Current		75	E1
IonDensity	Ion Density		k0	L-3
IonTransportNumber	Ion Transport Number		5x
IonicCharge	Ionic Charge		6v	E1T1
IonicStrength	Ionic Strength			A1M-1
IonizationEnergy	Ionization Energy		8b	L2M1T-2
Irradiance	irradiance		lu	M1T-3
IsentropicCompressibility	Isentropic Compressibility			L1M-1T2
IsentropicExponent	isentropic exponent
IsothermalCompressibility	isothermal compressibility			L1M-1T2
IsothermalMoistureCapacity	Isothermal Moisture Capacity		qw	L3M-1
Kerma	Kerma		q9	L2T-2
KermaRate	Kerma Rate			L2T-3
KinematicViscosity	kinematic viscosity		1l	L2T-1
KinematicViscosityOrDiffusionConstantOrThermalDiffusivity	kinematic viscosity or diffusion constant or thermal diffusivity			L2T-1
KineticEnergy	Kinetic Energy		8b	L2M1T-2
KineticOrThermalEnergy	kinetic or thermal energy		8b	L2M1T-2
LagrangeFunction	Lagrange Function			L2M1T-2
Landau-GinzburgNumber	Landau-Ginzburg Number		5x
LandeGFactor	Lande g-Factor
LarmorAngularFrequency	Larmor Angular Frequency		15	T-1
LatticePlaneSpacing	Lattice Plane Spacing		dh	L1
LatticeVector	Lattice Vector		dh	L1
LeakageFactor	Leakage Factor
Length	length			L1
LengthByForce	Length Force		wa	L2M1T-2
LengthEnergy	Length Energy			L3M1T-2
LengthMass	Length Mass			L1M1
LengthMolarEnergy	Length Molar Energy			A-1L3M1T-2
LengthPerElectricCurrent	Length per Electric Current			E-1L1
LengthRatio	Length Ratio		5x
LengthTemperature	Length Temperature			L1H1
LengthTemperatureTime	Length Temperature Time			L1H1T1
Lethargy	Lethargy
LevelWidth	Level Width			L2M1T-2
LiftCoefficient	Lift Coefficient		5w
LiftForce	Lift Force		a6	L1M1T-2
LinearAbsorptionCoefficient	Linear Absorption Coefficient			L-1
LinearAcceleration	Linear Acceleration			L1T-2
LinearAttenuationCoefficient	Linear Attenuation Coefficient			L-1
LinearBitDensity	lineic bit density			L-1
LinearCompressibility	Linear Compressibility			M-1T2
LinearDensity	Linear Density			L-1M1
LinearElectricCharge	lineic electric charge			E1L-1T1
LinearElectricCurrent	Linear Electric Current		e2	E1L-1
LinearElectricCurrentDensity	Linear Electric Current Density			E1L-1
LinearEnergyTransfer	Linear Energy Transfer			L1M1T-2
LinearExpansionCoefficient	linear expansion coefficient		9g	H-1
LinearForce	Linear Force		ad	M1T-2
LinearIonization	Linear Ionization			L-1
LinearLogarithmicRatio	lineic logarithmic ratio			L-1
LinearMass	lineic mass			L-1M1
LinearMomentum	Linear Momentum			L1M1T-1
LinearPower	lineic power			L1M1T-3
LinearResistance	lineic resistance			E-2L1M1T-3
LinearStiffness	Linear Force		ad	M1T-2
LinearStrain	Linear Strain		dn
LinearThermalExpansion	Linear Thermal Expansion			L1H-1
LinearTorque	lineic torque			L1M1T-2
LinearVelocity	Linear Velocity			L1T-1
LinearVoltageCoefficient	linear voltage coefficient			E-1L1M1T-2
LineicCharge	lineic charge			E1L-1T1
LineicDataVolume	lineic data volume			L-1
LineicLogarithmicRatio	lineic logarithmic ratio			L-1
LineicMass	lineic mass			L-1M1
LineicPower	lineic power			L1M1T-3
LineicQuantity	lineic quantity			NotApplicable
LineicResistance	lineic resistance			NotApplicable
LineicResolution	lineic resolution		cg	L-1
LineicTorque	lineic torque			L1M1T-2
LinkedFlux	Linked Flux		g3	E-1L2M1T-2
LiquidVolume	Liquid Volume		va	L3
Log10FrequencyInterval	logarithmic frequency interval to base 10			NotApplicable
Log10Ratio	logarithmic ratio to base 10
LogERatio	logarithmic ratio to base e			NotApplicable
LogOctanolAirPartitionCoefficient	Octanol Air Partition Coefficient		5x
LogOctanolWaterPartitionCoefficient	Logarithm of Octanol Water Partition Coefficient		5x
LogarithmRatioToBase10	logarithm ratio to base 10
LogarithmRatioToBaseE	logarithm ratio to base e
LogarithmicFrequencyInterval	logarithmic frequency interval
LogarithmicFrequencyIntervalToBase10	logarithmic frequency interval to base 10
LogarithmicMedianInformationFlow_SourceToBase10	median information flow (from a source of information), expressed as a common logarithm			T-1
LogarithmicMedianInformationFlow_SourceToBase2	median information flow (from a source of information), expressed as a binary logarithm			T-1
LogarithmicMedianInformationFlow_SourceToBaseE	median information flow (from a source of information), expressed as a natural logarithm			T-1
LondonPenetrationDepth	London Penetration Depth		dh	L1
Long-RangeOrderParameter	Long-Range Order Parameter
LorenzCoefficient	Lorenz Coefficient			E-2L4M2H-2T-6
LossAngle	Loss Angle		z
LossFactor	Loss Factor
Loudness	loudness		5w
LoudnessLevel	loudness level		5w
LowerCriticalMagneticFluxDensity	Lower Critical Magnetic Flux Density		g4	E-1M1T-2
Luminance	Luminance			L-2I1
LuminousEfficacy	Luminous Efficacy			L-2I1M-1T3
LuminousEmittance	Luminous Emmitance		fk	L-2I1
LuminousEnergy	Luminous Energy			I1T1
LuminousExitance	luminous exitance		fk	L-2I1
LuminousExposure	Luminous Exposure			L-2I1T1
LuminousFlux	luminous flux			I1
LuminousFluxPerArea	Luminous Flux per Area			L-2I1
LuminousFluxRatio	Luminous Flux Ratio		5x
LuminousIntensity	luminous intensity			I1
LuminousIntensityDistribution	Ion Concentration
MASS-DELIVERED	Mass Delivered		gh	M1
MASS-GROWTH-ALLOWANCE	Mass Growth Allowance	MGA	gh	M1
MASS-MARGIN	Mass Margin		gh	M1
MASS-PROPERTY-UNCERTAINTY	Mass Property Uncertainty		gh	M1
MOMENT-OF-INERTIA_Y	Moment of Inertia in the Y axis	MOI	j5	L2M1
MOMENT-OF-INERTIA_Z	Moment of Inertia in the Z axis	MOI	j5	L2M1
MachNumber	Mach number		5x
MacroscopicCrossSection	Macroscopic Cross-section		4v	L2
MacroscopicTotalCrossSection	Macroscopic Total Cross-section		4v	L2
MadelungConstant	Madelung constant
MagneticAreaMoment	Magnetic Area Moment			E1L2
MagneticDipoleMoment	Magnetic Dipole Moment			E-1L3M1T-2
MagneticDipoleMomentOfAMolecule	magnetic dipole moment of a molecule			E1L2
MagneticField	Magnetic Field			E-1M1T-2
MagneticFieldStrength_H	magnetic field strength		79	E1L-1
MagneticFlux	magnetic flux			E-1L2M1T-2
MagneticFluxDensity	magnetic flux density			E-1M1T-2
MagneticFluxDensityOrMagneticPolarization	magnetic flux density or magnetic polarization			E-1M1T-2
MagneticFluxPerLength	Magnetic flux per length			E-1L1M1T-2
MagneticMoment	magnetic moment	giromagnetic moment		E1L2
MagneticPolarization	Magnetic Polarization			E1L-1
MagneticQuantumNumber	Magnetic Quantum Number		mw
MagneticReluctivity	Magnetic Reluctivity			E1L-1M-1T2
MagneticSusceptability	Magnetic Susceptability
MagneticTension	Magnetic Tension			E1
MagneticVectorPotential	magnetic vector potential			E-1L1M1T-2
Magnetization	magnetization		e1	E1L-1
MagnetizationField	Magnetization Field		79	E1L-1
MagnetomotiveForce	Magnetomotive Force			E1
Mass	mass			M1
MassAbsorptionCoefficient	Mass Absorption Coefficient			L2M-1
MassAmountOfSubstance	Mass Amount of Substance			A1M1
MassAmountOfSubstanceTemperature	Mass Amount of Substance Temperature			A1H1
MassAttenuationCoefficient	Mass Attenuation Coefficient			L2M-1
MassConcentration	Mass Concentration			L-3M1
MassConcentrationOfWater	Mass Concentration of Water			L-3M1
MassConcentrationOfWaterVapour	Mass Concentration of Water Vapour			L-3M1
MassConcentrationRateOfChange	Mass Concentration Rate Of Change			L-3M1T-1
MassDefect	Mass Defect		gh	M1
MassDensity	mass density	volumic mass		L-3M1
MassEnergyTransferCoefficient	Mass Energy Transfer Coefficient			L2M-1
MassExcess	Mass Excess		gh	M1
MassFlowRate	Mass Flow Rate			M1T-1
MassFluxDensity	mass flux density		h4	L-2M1T-1
MassFraction	Mass Fraction
MassFractionOfDryMatter	Mass Fraction of Dry Matter
MassFractionOfWater	Mass Fraction of Water
MassNumber	Mass Number		4s
MassOfElectricalPowerSupply	Mass Of Electrical Power Supply		gh	M1
MassOfSolidBooster	Mass Of Solid Booster		gh	M1
MassOfTheEarth	Mass Of The Earth		gh	M1
MassPerArea	Mass per Area			L-2M1
MassPerAreaTime	Mass per Area Time			L-2M1T-1
MassPerElectricCharge	Mass per Electric Charge			E-1M1T-1
MassPerEnergy	Mass per Energy			L-2T2
MassPerLength	Mass per Length			L-1M1
MassPerTime	Mass per Time			M1T-1
MassRatio	Mass Ratio
MassRatioOfWaterToDryMatter	Mass Concentration of Water To Dry Matter
MassRatioOfWaterVapourToDryGas	Mass Ratio of Water Vapour to Dry Gas
MassRelatedElectricalCurrent	mass-related electrical current			E1M-1
MassSpecificBiogeochemicalRate	Mass Specific Biogeochemical Rate			T-1
MassStoppingPower	mass stopping power			L4M1T-2
MassTemperature	Mass Temperature			M1H1
MassicActivity	Massic Activity			M-1T-1
MassicElectricCurrent	massic electric current			E1M-1
MassicHeatCapacity	massic heat capacity			L2H-1T-2
MassicPower	massic power		qt	L2T-3
MassicTorque	massic torque			L2T-2
MassieuFunction	Massieu Function			L2M1H-1T-2
MaxExpectedOperatingThrust	Maximum Expected Operating Thrust	MEOT	hn	L1M1T-2
MaxOperatingThrust	Max Operating Thrust	MOT	tq	L1M1T-2
MaxSeaLevelThrust	Max Sea Level Thrust		tq	L1M1T-2
MaximumBeta-ParticleEnergy	Maximum Beta-Particle Energy		8b	L2M1T-2
MaximumExpectedOperatingPressure	Maximum Expected Operating Pressure	MEOP	lz	L-1M1T-2
MaximumOperatingPressure	Maximum Operating Pressure		lz	L-1M1T-2
MeanEnergyImparted	Mean Energy Imparted		8b	L2M1T-2
MeanFreePath	Mean Free Path		dh	L1
MeanLifetime	Mean Lifetime		tw	T1
MeanLinearRange	Mean Linear Range		dh	L1
MeanMassRange	Mean Mass Range			L-2M1
MechanicalEnergy	Mechanical Energy		8b	L2M1T-2
MechanicalImpedance	Mechanical Impedance			M1T-1
MechanicalMobility	Mechanical Mobility			M-1T1
MechanicalSurfaceImpedance	Mechanical surface impedance			L-2M1T-1
MechanicalTension	mechanical tension		aa	L-1M1T-2
MeltingPoint	Melting Point Temperature		sc	H1
MicroCanonicalPartitionFunction	Micro Canonical Partition Function		3g
MicrobialFormation	Microbial Formation
MigrationArea	Migration Area		1e	L2
MigrationLength	Migration Length		dh	L1
Mobility	mobility			E1M-1T2
MobilityRatio	Mobility Ratio
ModulusOfAdmittance	Modulus Of Admittance			E2L-2M-1T3
ModulusOfElasticity	Modulus of Elasticity			L-1M1T-2
ModulusOfImpedance	Modulus Of Impedance			E-2L2M1T-3
ModulusOfLinearSubgradeReaction	Modulus of Linear Subgrade Reaction		aa	L-1M1T-2
ModulusOfRotationalSubgradeReaction	Modulus of Rotational Subgrade Reaction		a9	L1M1T-2
ModulusOfSubgradeReaction	Modulus of Subgrade Reaction			L-2M1T-2
MoistureDiffusivity	Moisture Diffusivity		vc	L3T-1
MolalityOfSolute	Molality of Solute		w	A1M-1
MolarAbsorptionCoefficient	Molar Absorption Coefficient			A-1L2
MolarAngularMomentum	Molar Angular Momentum			A-1L2M1T-1
MolarAttenuationCoefficient	Molar Attenuation Coefficient			A-1L2
MolarConductivity	Molar Conductivity			A-1E2M-1T3
MolarDensity	molar density			A-1
MolarEnergy	Molar Energy			A-1L2M1T-2
MolarEntropy	Molar Entropy			A-1L2M1H-1T-2
MolarFlowRate	Molar Flow Rate			A1T-1
MolarFluxDensity	Molar Flux Density			A1L-2T-1
MolarFluxDensityVariance_NEON	Molar Flux Density Variance, NEON			A2L-4T-2
MolarHeatCapacity	Molar Heat Capacity			A-1L2M1H-1T-2
MolarInternalEnergy	molar internal energy		im	A-1L2M1T-2
MolarMass	molar mass			A-1M1
MolarOpticalRotationalAbility	molar optical rotational ability			L2M-1
MolarOpticalRotatoryPower	Molar Optical Rotatory Power			A-1L2
MolarRefractivity	Molar Refractivity			A-1L3
MolarThermalCapacity	molar thermal capacity			A-1L2M1H-1T-2
MolarThermodynamicEnergy	molar thermodynamic energy		im	A-1L2M1T-2
MolarVolume	molar volume			A-1L3
MoleFraction	Mole Fraction		5x
MolecularConcentration	Molecular Concentration		k0	L-3
MolecularMass	Molecular Mass		gh	M1
MolecularViscosity	Molecular Viscosity			L-1M1T-1
MomentOfForce	Moment of Force			L2M1T-2
MomentOfInertia	moment of inertia	MOI		L2M1
Momentum	momentum			L1M1T-1
MomentumPerAngle	Momentum per Angle			L1M1T-1
MorbidityRate	Morbidity Rate		bu	T-1
MortalityRate	Mortality Rate		bu	T-1
MotorConstant	motor constant			L1
MultiplicationFactor	Multiplication Factor
MutualInductance	Mutual Inductance		bx	E-2L2M1T-2
NOMINAL-ASCENT-PROPELLANT-MASS	Nominal Ascent Propellant Mass		gh	M1
NapierianAbsorbance	Napierian Absorbance
NeelTemperature	Neel Temperature		sc	H1
NeutralRatio	neutral ratio		5x
NeutronDiffusionCoefficient	diffusion coefficient			L2T-1
NeutronDiffusionLength	Neutron Diffusion Length		dh	L1
NeutronNumber	neutron number		4s
NeutronYieldPerAbsorption	Neutron Yield per Absorption
NeutronYieldPerFission	Neutron Yield per Fission
Non-LeakageProbability	Non-Leakage Probability
NonActivePower	Non-active Power			L2M1T-3
NonNegativeLength	Positive Length		dh	L1
NormalStress	Normal Stress		ru	L-1M1T-2
NormalizedDimensionlessRatio	Positive Dimensionless Ratio		5x
NozzleThroatCrossSectionalArea	Nozzle Throat Cross-sectional Area		1e	L2
NozzleThroatDiameter	Nozzle Throat Diameter		dh	L1
NozzleThroatPressure	Nozzle Throat Pressure		lz	L-1M1T-2
NozzleWallsThrustReaction	Nozzle Walls Thrust Reaction		a6	L1M1T-2
NuclearEnergy	nuclear energy		8b	L2M1T-2
NuclearQuadrupoleMoment	Nuclear Quadrupole Moment			L2
NuclearRadius	Nuclear Radius		dh	L1
NuclearSpinQuantumNumber	Spin Quantum Number		rc
NucleonNumber	nucleon number	mass number	4s
NumberDensity	Number Density		cr	L-3
NumberOfParticles	Number of Particles
OlfactoryThreshold	Olfactory Threshold		4f	A1L-3
OpeningRatio	Opening Ratio		5x
OrbitalAngularMomentumPerMass	Orbital Angular Momentum per Mass			L2T-1
OrbitalAngularMomentumQuantumNumber	Orbital Angular Momentum Quantum Number		mw
OrbitalRadialDistance	Orbital Radial Distance		dh	L1
OrderOfReflection	Order of Reflection
OsmoticCoefficient	Osmotic Coefficient
OsmoticConcentration	Osmotic Concentration			A1L-3
OsmoticPressure	osmotic pressure		lz	L-1M1T-2
OverRangeDistance	Over-range distance		dh	L1
PREDICTED-MASS	Predicted Mass		gh	M1
PRODUCT-OF-INERTIA	Product of Inertia			L2M1
PRODUCT-OF-INERTIA_X	Product of Inertia in the X axis		kd	L2M1
PRODUCT-OF-INERTIA_Y	Product of Inertia in the Y axis		kd	L2M1
PRODUCT-OF-INERTIA_Z	Product of Inertia in the Z axis		kd	L2M1
PackingFraction	Packing Fraction
PartialPressure	Partial Pressure		lz	L-1M1T-2
ParticleCurrent	Particle Current		ae	T-1
ParticleCurrentDensity	particle current density			L-2T-1
ParticleFluence	Particle Fluence			L-2
ParticleFluenceRate	Particle Fluence Rate			L-2T-1
ParticleNumberDensity	Particle Number Density		k0	L-3
ParticlePositionVector	Particle Position Vector		dh	L1
ParticleSourceDensity	Particle Source Density			L-3T-1
PathLength	Path Length		dh	L1
PayloadMass	Payload Mass		gh	M1
PayloadRatio	Payload Ratio		5x
PeltierCoefficient	Peltier Coefficient			E-1L2M1T-3
Period	Period			T1
Permeability	Permeability			E-2L1M1T-2
PermeabilityRatio	Permeability Ratio
Permeance	Permeance			E-2L2M1T-2
Permittivity	Permittivity			E2L-3M-1T4
PermittivityRatio	Permittivity Ratio		5x
PhaseCoefficient	Phase coefficient			L-1
PhaseDifference	phase difference		z
PhaseSpeedOfSound	Phase speed of sound		r8	L1T-1
PhononMeanFreePath	Phonon Mean Free Path		dh	L1
PhotoThresholdOfAwarenessFunction	Photo Threshold of Awareness Function			T1
PhotonIntensity	Photon Intensity			T-1
PhotonLuminance	photon luminance			L-2T-1
PhotonRadiance	Photon Radiance			L-2T-1
PhotosyntheticPhotonFlux	Photosynthetic Photon Flux	PPF		A1T-1
PhotosyntheticPhotonFluxDensity	Photosynthetic Photon Flux Density	PPFD		A1L-2T-1
PictureElement	picture element
Piece	piece		4s
PlanarForce	Planar Force		aa	L-1M1T-2
PlanckFunction	Planck Function			L2M1T-2
PlaneAngle	plane angle
PoissonRatio	Poisson Ratio
PolarMomentOfInertia	Polar moment of inertia		j5	L2M1
Polarizability	polarisability	Polarizability		E2M-1T4
PolarizationField	Polarization Field		70	E1L-2T1
Population	Population		4s
PositionVector	Position Vector		dh	L1
PositiveDimensionlessRatio	Positive Dimensionless Ratio		5x
PositiveLength	Positive Length		jo	L1
PositivePlaneAngle	Positive Plane Angle		le
PotentialEnergy	potential energy		8b	L2M1T-2
Power	power			L2M1T-3
PowerArea	Power Area			L4M1T-3
PowerAreaPerSolidAngle	Power Area per Solid Angle			L4M1T-3
PowerConstant	power constant			E-1L1M1T-2
PowerFactor	power factor
PowerPerArea	Power Per Area			M1T-3
PowerPerAreaAngle	Power per Area Angle			M1T-3
PowerPerAreaQuarticTemperature	Power per area quartic temperature			M1H-4T-3
PowerPerElectricCharge	Power Per Electric Charge			E-1L2M1T-4
PoyntingVector	Poynting vector			M1T-3
Pressure	pressure		aa	L-1M1T-2
PressureBasedAmountOfSubstanceConcentration	pressure-based amount-of-substance concentration			NotApplicable
PressureBasedDensity	pressure-based density			NotApplicable
PressureBasedDynamicViscosity	pressure-based dynamic viscosity			T1
PressureBasedElectricCurrent	pressure-based electric current			NotApplicable
PressureBasedElectricVoltage	pressure-based electric voltage			E-1L3T-1
PressureBasedKinematicViscosity	pressure-based kinematic viscosity			NotApplicable
PressureBasedLength	pressure-based length			NotApplicable
PressureBasedMass	pressure-based mass			NotApplicable
PressureBasedMassFlow	pressure-based mass flow			NotApplicable
PressureBasedMolality	pressure-based molality			A1L1M-2T2
PressureBasedQuantity	pressure-based quantity			NotApplicable
PressureBasedTemperature	pressure-based temperature			NotApplicable
PressureBasedVelocity	pressure-based velocity			NotApplicable
PressureBasedVolume	pressure-based volume			NotApplicable
PressureBasedVolumeFlow	pressure-based volume flow			NotApplicable
PressureBurningRateConstant	Pressure Burning Rate Constant		5w
PressureBurningRateIndex	Pressure Burning Rate Index		5w
PressureCoefficient	Pressure Coefficient			L-1M1H-1T-2
PressureGradient	pressure gradient			L-2M1T-2
PressureInRelationToVolumeFlow	pressure in relation to volume flow			L-4M1T-1
PressureInRelationToVolumeFlowRate	pressure in relation to volume flow rate			L-4M1T-1
PressureLossPerLength	Pressure Loss per Length			L-2M1T-2
PressureRatio	Pressure Ratio		5x
Prevalence	Prevalence		5x
PrincipalQuantumNumber	Principal Quantum Number		mw
PropagationCoefficient	Propagation coefficient			L-1
PropellantBurnRate	Propellant Burn Rate		33	L1T-1
PropellantMass	Propellant Mass		gh	M1
PropellantMeanBulkTemperature	Propellant Mean Bulk Temperature	PMBT	mt	H1
PropellantTemperature	Propellant Temperature		sc	H1
QualityFactor	Quality Factor
QuantityOfLight	quantity of light			I1T1
QuantumNumber	Quantum Number		5w
RESERVE-MASS	Reserve Mass		gh	M1
RF-Power	RF-Power Level		pg	E-1L1M1T-3
RadialDistance	Radial Distance		dh	L1
Radiance	Radiance		lv	M1T-3
RadianceFactor	Radiance Factor
RadiantEmmitance	Radiant Emmitance		lu	M1T-3
RadiantEnergy	radiant energy		8b	L2M1T-2
RadiantEnergyDensity	Radiant Energy Density			L-1M1T-2
RadiantEnergyExposure	radiant energy exposure			E1M-1T1
RadiantExposure	Radiant Exposure		8m	M1T-2
RadiantFluence	Radiant Fluence			M1T-2
RadiantFluenceRate	Radiant Fluence Rate		lu	M1T-3
RadiantFlux	radiant flux	radiant power	lp	L2M1T-3
RadiantIntensity	Radiant Intensity			L2M1T-3
RadiativeHeatTransfer	Radiative Heat Transfer		be	L2M1T-3
RadioactiveDecay	radioactive decay		co	T-1
Radioactivity	radioactivity			T-1
Radiosity	Radiosity		lu	M1T-3
Radius	Radius		dh	L1
RadiusOfCurvature	Radius of Curvature		dh	L1
RankineTemperature	Rankine temperature		tn	H1
RateOfRiseOfVoltage	rate of rise of voltage			E-1L2M1T-4
Ratio	ratio
RatioOfSpecificHeatCapacities	Ratio of Specific Heat Capacities
Reactance	Reactance			E-2L2M1T-3
ReactionEnergy	Reaction Energy		8b	L2M1T-2
ReactivePower	reactive power		4b	L2M1T-3
Reactivity	Reactivity
ReactorTimeConstant	Reactor Time Constant		tw	T1
ReciprocalElectricResistance	reciprocal electric resistance			E2L-2M-1T3
ReciprocalEnergy	reciprocal energy			L-2M-1T2
ReciprocalPlaneAngle	reciprocal plane angle
ReciprocalVoltage	reciprocal voltage			E1L-2M-1T3
RecombinationCoefficient	Recombination Coefficient			L3T-1
Reflectance	Reflectance		5x
ReflectanceFactor	Reflectance Factor
Reflectivity	Reflectivity		nv
RefractiveIndex	refractive index
RelativeAtomicMass	Relative Atomic Mass		5x
RelativeHumidity	Relative Humidity	RH	o7
RelativeMassConcentrationOfVapour	Relative Mass Concentration of Vapour
RelativeMassDefect	Relative Mass Defect		5x
RelativeMassDensity	Relative Mass Density
RelativeMassExcess	Relative Mass Excess
RelativeMassRatioOfVapour	Relative Mass Ratio of Vapour
RelativeMolecularMass	Relative Molecular Mass		5x
RelativePartialPressure	Relative Partial Pressure	RH	mm
RelativePressureCoefficient	Relative Pressure Coefficient			H-1
RelaxationTIme	Relaxation TIme		tw	T1
Reluctance	Reluctance			E2L-2M-1T2
Repetency	repetency			L-1
ResidualResistivity	Residual Resistivity			E-2L3M1T-3
Resistance	Resistance			E-2L2M1T-3
ResistanceBasedInductance	resistance-based inductance			T1
ResistanceRatio	Resistance Ratio		5x
Resistivity	Resistivity			E-2L3M1T-3
ResonanceEnergy	Resonance Energy		8b	L2M1T-2
ResonanceEscapeProbability	Resonance Escape Probability
ResonanceEscapeProbabilityForFission	Resonance Escape Probability For Fission		5w
RespiratoryRate	Respiratory Rate			T-1
RestEnergy	Rest Energy		8b	L2M1T-2
RestMass	rest mass	Proper Mass	gh	M1
ReverberationTime	Reverberation Time		tw	T1
ReynoldsNumber	Reynolds Number		5x
RichardsonConstant	Richardson Constant			E1L-2H-2
RiseOfOffStateVoltage	rise of off-state voltage			E-1L2M1T-4
RocketAtmosphericTransverseForce	Rocket Atmospheric Transverse Force		a6	L1M1T-2
Rotary-TranslatoryMotionConversion	rotary-translatory motion conversion			L1
RotaryShock	rotary shock			L2M1T-1
RotationalFrequency	RotationalFrequency			T-1
RotationalMass	Rotational Mass			L2M1
RotationalStiffness	Rotational Stiffness		u5	L2M1T-2
RotationalVelocity	RotationalFrequency			T-1
ScalarMagneticPotential	Scalar Magnetic Potential			E-1L1M1T-2
SecondAxialMomentOfArea	Second Axial Moment of Area			L4
SecondMomentOfArea	second moment of area			L4
SecondOrderReactionRateConstant	Reaction Rate Constant			A-1L3T-1
SecondPolarMomentOfArea	Second Polar Moment of Area			L4
SecondRadiationConstant	second radiation constant			L1H1
SecondStageMassRatio	Second Stage Mass Ratio		h9
SectionAreaIntegral	Section Area Integral			L5
SectionModulus	Section Modulus			L3
SeebeckCoefficient	Seebeck Coefficient			E-1L2M1H-1T-3
SerumOrPlasmaLevel	Serum or Plasma Level		y	A1L-3
ServiceFactor	Service Factor		5x
ShannonDiversityIndex	Shannon Diversity Index		c3
ShearModulus	Shear Modulus			L-1M1T-2
ShearStrain	Shear Strain		rr
ShearStress	Shear Stress		ru	L-1M1T-2
Short-RangeOrderParameter	Short-Range Order Parameter
SignalDetectionThreshold	Signal Detection Threshold
SignalStrength	Signal Strength		7h 7i	E-1L1M1T-3
SingleStageLauncherMassRatio	Single Stage Launcher Mass Ratio		h9
Slowing-DownArea	Slowing-Down Area		1e	L2
Slowing-DownDensity	Slowing-Down Density			L-3T-1
Slowing-DownLength	Slowing-Down Length		dh	L1
SoilAdsorptionCoefficient	Soil Adsorption Coefficient		qw	L3M-1
SolidAngle	solid angle		1m
SolidStateDiffusionLength	Diffusion Length (Solid State Physics)		dh	L1
Solubility_Water	Water Solubility		y	A1L-3
SoundEnergyDensity	Sound energy density		8d	L-1M1T-2
SoundExposure	Sound exposure			L-2M2T-3
SoundExposureLevel	Sound exposure level
SoundIntensity	Sound intensity		lu	M1T-3
SoundParticleAcceleration	Sound particle acceleration		6	L1T-2
SoundParticleDisplacement	Sound Particle Displacement		dh	L1
SoundParticleVelocity	sound particle velocity		v0	L1T-1
SoundPower	sound power		lp	L2M1T-3
SoundPowerLevel	Sound power level
SoundPressure	Sound pressure		lz	L-1M1T-2
SoundPressureLevel	sound pressure level
SoundReductionIndex	Sound reduction index
SoundVolumeVelocity	Sound volume velocity			L3T-1
SourceVoltage	Source Voltage		v7	E-1L2M1T-3
SourceVoltageBetweenSubstances	Source Voltage Between Substances		v7	E-1L2M1T-3
SpatialSummationFunction	Spatial Summation Function		dh	L1
SpecificAcousticImpedance	Specific Acoustic Impedance			L-2M1T-1
SpecificActivity	Specific Activity			M-1T-1
SpecificElectricCharge	Specific Electric Charge			E1M-1T1
SpecificElectricCurrent	Specific Electrical Current			E1M-1
SpecificEnergy	Specific Energy			L2T-2
SpecificEnergyImparted	Specific Energy Imparted		q9	L2T-2
SpecificEnthalpy	Specific Enthalpy		q9	L2T-2
SpecificEntropy	Specific Entropy			L2H-1T-2
SpecificGibbsEnergy	Specific Gibbs Energy		q9	L2T-2
SpecificHeatCapacity	Specific Heat Capacity			L2H-1T-2
SpecificHeatCapacityAtConstantPressure	Specific heat capacity at constant pressure			L2H-1T-2
SpecificHeatCapacityAtConstantVolume	Specific heat capacity at constant volume			L2H-1T-2
SpecificHeatCapacityAtSaturation	Specific Heat Capacity at Saturation			L2H-1T-2
SpecificHeatPressure	Specific Heat Pressure			L3M-1H-1
SpecificHeatVolume	Specific Heat Volume			L-1H-1T-2
SpecificHeatsRatio	Specific Heats Ratio		5x
SpecificHelmholtzEnergy	Specific Helmholtz Energy		q9	L2T-2
SpecificImpulse	Specific Impulse			T1
SpecificImpulseByMass	Specific Impulse by Mass		v0	L1T-1
SpecificImpulseByWeight	Specific Impulse by Weight		qm tw	T1
SpecificInternalEnergy	Specific Internal Energy		q9	L2T-2
SpecificModulus	Specific Modulus	Specific Stiffness|Stiffness to Weight Ratio		L2T-2
SpecificOpticalRotationalAbility	specific optical rotational ability			A-1L2
SpecificOpticalRotatoryPower	Specific Optical Rotatory Power			L2M-1
SpecificPower	Specific Power	Power-to-Weight Ratio		L2T-3
SpecificSurfaceArea	Specific Surface Area			L2M-1
SpecificThrust	Specific thrust			L1T-1
SpecificVolume	Specific Volume			L3M-1
SpecificWeight	specific weight			L-2M1T-2
SpectralAngularCrossSection	Spectral Angular Cross-section			M-1T2
SpectralConcentrationOfRadiantEnergyDensity	spectral concentration of radiant energy density			L2M1T-2
SpectralConcentrationOfVibrationalModes	spectral concentration of vibrational modes (in terms of angular frequency)			L-3T1
SpectralCrossSection	Spectral Cross-section			M-1T2
SpectralDensityOfVibrationalModes	spectral density of vibrational modes			L-3T1
SpectralLuminousEfficiency	Spectral Luminous Efficiency
SpectralRadiantEnergyDensity	Spectral Radiant Energy Density			L-2M1T-2
SpectralRadiantEnergyDensityInTermsOfWavelength	spectral radiant energy density in terms of wavelength			L2M1T-2
Speed	Speed			L1T-1
SpeedOfLight	speed of light		r6	L1T-1
SpeedOfSound	speed of sound		r6	L1T-1
SpeedRatio	Speed Ratio		5x
SphericalIlluminance	Illuminance		br	L-2I1
Spin	spin		17	L2M1T-1
SpinQuantumNumber	Spin Quantum Number		mw
StagePropellantMass	Stage Propellant Mass		gh	M1
StageStructuralMass	Stage Structure Mass		gh	M1
StandardAbsoluteActivity	Standard Absolute Activity
StandardChemicalPotential	Standard Chemical Potential		3z	A-1L2M1T-2
StandardGravitationalParameter	Standard Gravitational Parameter			L3T-2
StateDensity	state density			NotApplicable
StateDensityAsExpressionOfAngularFrequency	state density as expression of angular frequency)	state density as expression of angular frequency		L-3T1
StateOfCharge	StateOfCharge		5x
StaticFriction	Static Friction		af	L1M1T-2
StaticFrictionCoefficient	Static Friction Coefficient		ag
StaticPressure	Static pressure		lz	L-1M1T-2
StatisticalWeight	Statistical Weight
StochasticProcess	Stochastic Process		ae	T-1
StoichiometricNumber	Stoichiometric Number		5w
Strain	Strain		5x
StrainEnergyDensity	Strain Energy Density		8d	L-1M1T-2
StrainEnergyReleaseRate	Strain Energy Release Rate		8m	M1T-2
Stress	Stress		aa	L-1M1T-2
StressIntensityFactor	Stress Intensity Factor			L-0dot5M1T-2
StressOpticCoefficient	Stress-Optic Coefficient			L1M-1T2
StructuralEfficiency	Structural Efficiency		5w
StructureFactor	Structure Factor
SunProtectionFactorOfAProduct	sun protection factor of a product
SuperconductionTransitionTemperature	Superconduction Transition Temperature		sc	H1
SuperconductorEnergyGap	Superconductor Energy Gap		an	L2M1T-2
SurfaceActivityDensity	Surface Activity Density			L-2T-1
SurfaceCoefficientOfHeatTransfer	Surface Coefficient of Heat Transfer			M1H-1T-3
SurfaceDensity	Surface Density			L-2M1
SurfaceRelatedVolumeFlow	surface-related volume flow			L1T-1
SurfaceTension	surface tension		8m	M1T-2
SurgeImpedanceOfTheMedium	surge impedance of the medium			L-2M1T-1
Susceptance	Susceptance			E2L-2M-1T3
SymbolTransmissionRate	symbol transmission rate
SystolicBloodPressure	Systolic Blood Pressure		lz	L-1M1T-2
TARGET-BOGIE-MASS	Target Bogie Mass		gh	M1
Temperature	Temperature			H1
TemperatureAmountOfSubstance	Temperature Amount of Substance			A1H1
TemperatureBasedAmountOfSubstanceConcentration	temperature-based amount-of-substance concentration			NotApplicable
TemperatureBasedDensity	temperature-based density			NotApplicable
TemperatureBasedDynamicViscosity	temperature-based dynamic viscosity			NotApplicable
TemperatureBasedKinematicViscosity	temperature-based kinematic viscosity			NotApplicable
TemperatureBasedLength	temperature-based length			L1H-1
TemperatureBasedMass	temperature-based mass			NotApplicable
TemperatureBasedMassFlowRate	temperature-based mass flow rate			NotApplicable
TemperatureBasedQuantity	temperature-based quantity			NotApplicable
TemperatureBasedVelocity	temperature-based velocity			NotApplicable
TemperatureBasedVolumeFlowRate	temperature-based volume flow rate			NotApplicable
TemperatureDifference	temperature difference		sc	H1
TemperatureGradient	Temperature Gradient			L-1H1
TemperaturePerMagneticFluxDensity	Temperature per Magnetic Flux Density			E1M-1H1T2
TemperaturePerTime	Temperature per Time			H1T-1
TemperaturePerTime_Squared	Temperature per Time Squared			H1T-2
TemperatureRateOfChange	Temperature Rate of Change		sr	H1T-1
TemperatureRatio	Temperature Ratio		5x
TemperatureRelatedMolarMass	temperature-related molar mass			NotApplicable
TemperatureRelatedVolume	temperature-related volume			L3H-1
TemperatureVariance_NEON	Temperature Variance, NEON			H2
TemporalSummationFunction	Temporal Summation Function			T-1
Tension	Tension		a8	L1M1T-2
ThermalAdmittance	Thermal Admittance		43	M1H-1T-3
ThermalCapacitance	thermal capacitance			L2M1H-1T-2
ThermalCoefficientOfLinearExpansion	thermal coefficient of linear expansion			H-1
ThermalConductance	Thermal Conductance			L2M1H-1T-3
ThermalConductivity	Thermal Conductivity			L1M1H-1T-3
ThermalDiffusionFactor	Thermal Diffusion Factor
ThermalDiffusionRatio	Thermal Diffusion Ratio
ThermalDiffusionRatioCoefficient	Thermal Diffusion Coefficient			L2T-1
ThermalDiffusivity	Thermal Diffusivity		1l	L2T-1
ThermalEfficiency	Thermal Efficiency		5x
ThermalEnergy	Thermal Energy		8b	L2M1T-2
ThermalEnergyLength	Thermal Energy Length			L3M1T-2
ThermalExpansionCoefficient	Thermal Expansion Coefficient		9g	H-1
ThermalInsulance	Thermal Insulance			M-1H1T3
ThermalInsulation	thermal insulation			M-1H1T3
ThermalResistance	thermal resistance			L-2M-1H1T3
ThermalResistivity	Thermal Resistivity			L-1M-1H1T3
ThermalTransmittance	Thermal Transmittance		43	M1H-1T-3
ThermalUtilizationFactor	Thermal Utilization Factor
ThermalUtilizationFactorForFission	Thermal Utilization Factor For Fission		5w
ThermodynamicCriticalMagneticFluxDensity	Thermodynamic Critical Magnetic Flux Density		g4	E-1M1T-2
ThermodynamicEnergy	Thermodynamic Energy		8b	L2M1T-2
ThermodynamicEntropy	Thermodynamic Entropy		8r	L2M1H-1T-2
ThermodynamicTemperature	thermodynamic temperature		sc	H1
Thickness	Thickness		dh	L1
ThomsonCoefficient	Thomson Coefficient			E-1L2M1H-1T-3
Thrust	Thrust		a6	L1M1T-2
ThrustCoefficient	Thrust Coefficient			L-1M1T-2
ThrustToMassRatio	Thrust To Mass Ratio		6	L1T-2
ThrustToWeightRatio	Thrust To Weight Ratio		5x
ThrusterPowerToThrustEfficiency	Thruster Power To Thrust Efficiency			L1T1
Tilt	Tilt		z
Time	time			T1
TimeAveragedSoundIntensity	Time averaged sound intensity		ps	M1T-3
TimeConstant_Inductance	time constant (inductance based)			T1
TimeRatio	Time Ratio		5x
TimeRelatedLogarithmicRatio	time-related logarithmic ratio			T-1
TimeTemperature	Time Temperature			H1T1
Time_Squared	Time Squared			T2
Torque	torque			L2M1T-2
TorqueConstant	torque constant			E-1L2M1T-2
TorquePerAngle	Torque per Angle			L2M1T-2
TorquePerLength	Torque per Length			L1M1T-2
TorsionalRigidity	torsional rigidity			L2M1T-2
TorsionalSpringConstant	torsional spring constant			L2M1T-2
TotalAngularMomentum	Total Angular Momentum		17	L2M1T-1
TotalAngularMomentumQuantumNumber	Total Angular Momentum Quantum Number		mw
TotalAtomicStoppingPower	Total Atomic Stopping Power			L4M1T-2
TotalCrossSection	Total Cross-section		4v	L2
TotalCurrent	Total Current			E1
TotalCurrentDensity	Total Current Density			E1L-2
TotalIonization	Total Ionization
TotalLinearStoppingPower	Total Linear Stopping Power			L1M1T-2
TotalMassStoppingPower	Total Mass Stopping Power			L4T-2
TotalPressure	Total Pressure		lz	L-1M1T-2
TotalRadiance	total radiance			M1T-3
TouchThresholds	Touch Thresholds			L1
TrafficIntensity	traffic intensity
TransmissionRatioBetweenRotationAndTranslation	transmission ratio between rotation and translation			L1
Transmittance	Transmittance		5x
TransmittanceDensity	Transmittance Density
TrueExhaustVelocity	True Exhaust Velocity		v0	L1T-1
Turbidity	Turbidity
Turns	Turns		4s
Unbalance	unbalance			L1M1
Unknown	Unknown			NotApplicable
UpperCriticalMagneticFluxDensity	Upper Critical Magnetic Flux Density		g4	E-1M1T-2
VacuumThrust	Vacuum Thrust		tq	L1M1T-2
VaporPermeability	Vapor Permeability			T1
VaporPermeance	Vapor Permeability			L-1T1
VaporPressure	Vapor Pressure		lz	L-1M1T-2
VehicleVelocity	Vehicle Velocity		v0	L1T-1
Velocity	velocity			L1T-1
VentilationRatePerFloorArea	Ventilation Rate per Floor Area			L1T-1
VerticalVelocity	Vertical Velocity		v0	L1T-1
VideoFrameRate	Video Frame Rate		c4	T-1
Viscosity	Viscosity			L-1M1T-1
VisibleRadiantEnergy	Visible Radiant Energy		8b	L2M1T-2
VisionThresholds	Vision Thresholds			NotApplicable
Voltage	Voltage			E-1L2M1T-3
VoltagePhasor	Voltage Phasor			E-1L2M1T-3
VoltageRatio	Voltage Ratio		5x
Volume	Volume			L3
VolumeDensityOfCharge	volume density of charge			E1L-3T1
VolumeFlowRate	Volume Flow Rate			L3T-1
VolumeFlowRate_SurfaceRelated	surface‑related volume flow rate			L1T-1
VolumeFlowRatio	Volume Flow Ratio		5x
VolumeFraction	Volume Fraction		5x
VolumeOrSectionModulus	volume or section modulus			L3
VolumePerArea	Volume per Unit Area			L1
VolumePerTime	Volume per Time			L3T-1
VolumeStrain	Volume Strain		rr
VolumeThermalExpansion	Volume Thermal Expansion			L3H-1
VolumetricBitDensity	volumic bit density			L-3
VolumetricElectricCharge	volumic electric charge			E1L-3T1
VolumetricEntityDensity	volumetric entity density			L-3
VolumetricFlux	Volumetric Flux			L1T-1
VolumetricHeatCapacity	Volumetric Heat Capacity			L-1M1H-1T-2
VolumetricOutputPower	volumic output power			L-1M1T-3
VolumicAmountOfSubstance	volumic amount of substance			A1L-3
VolumicDataQuantity	volumic data quantity			L-3
VolumicElectromagneticEnergy	Volumic Electromagnetic Energy			L-1M1T-2
VolumicOutput	volumic output			L-1M1T-3
Vorticity	Vorticity		1a	T-1
WarmReceptorThreshold	Warm Receptor Threshold			NotApplicable
WarpingConstant	Warping Constant			L6
WarpingMoment	Warping Moment			L3M1T-2
WaterHorsepower	Water Horsepower		lp	L2M1T-3
WaterVaporDiffusionCoefficient	Water vapour diffusion coefficient			T1
WaterVapourPermeability	water vapour permeability			L-1T1
Wavelength	wavelength		dh	L1
Wavenumber	wavenumber		cg	L-1
WebTime	Web Time		tw	T1
WebTimeAveragePressure	Web Time Average Pressure		lz	L-1M1T-2
WebTimeAverageThrust	Web Time Average Thrust		tq	L1M1T-2
Weight	weight		a6	L1M1T-2
WetBulbTemperature	Wet Bulb Temperature		sc	H1
Width	Width		dh	L1
Work	work		8b	L2M1T-2
WorkFunction	Work Function		8b	L2M1T-2`;

/**
 * One unit a line: name, label, other labels, quantity kinds (their line numbers), dimension, symbol, conversion, what
 * replaces it. The conversion has a factor and perhaps an offset: the value plus the offset, times the factor, is the value
 * in the base unit. Nothing stands for a factor of 1, a dash for no conversion.
 */
export const unitRows = `\
2PiRAD	PiRAD		z le			-
A	ampere	amp	51 5z 75 7b gc gg ud	E1	A
A-HR	Ampere Hour		6v	E1T1	A·h	3600
A-HR-PER-DEG_C	ampere hour per degree Celsius		ut	E1H-1T1	A·h/°C	3600
A-HR-PER-DeciM3	ampere hour per cubic decimetre		6w 73	E1L-3T1	A·h/dm³	3.6e6
A-HR-PER-KiloGM	ampere hour per kilogram		71	E1M-1T1	A·h/kg	3600
A-HR-PER-M2	ampere hour per square metre		70 72 7m	E1L-2T1	A·h/m²	3600
A-HR-PER-M3	ampere hour per cubic metre		6w 73	E1L-3T1	A·h/m³	3600
A-M2	Ampere Square Metre	Ampere Square Meter	fy g7	E1L2	A·m²
A-M2-PER-J-SEC	Ampere Square Metre per Joule Second	Ampere Square Meter per Joule Second	71	E1M-1T1	A·m²/(J·s)
A-MIN	ampere minute		2j	E1T1	A·min	60
A-PER-A-HR	ampere per ampere hour		ut	T-1	A/(A·h)	2.77777777778e-4
A-PER-CentiM	Ampere per Centimetre	Ampere per Centimeter	e2 g2	E1L-1	A/cm	100
A-PER-CentiM2	Ampere per Square Centimetre	Ampere per Square Centimeter	76	E1L-2	A/cm²	1e4
A-PER-DEG_C	Ampere per Degree Celsius		7a	E1H-1	A/°C
A-PER-GM	Ampere per Gram		q8	E1M-1	A/g	1e3
A-PER-J	Ampere per Joule		78	E1L-2M-1T2	A/J
A-PER-K	ampere per kelvin		7a	E1H-1	A/K
A-PER-KiloGM	ampere per kilogram		hh	E1M-1	A/kg
A-PER-M	ampere per metre	Ampere per Meter	45 e2 g2	E1L-1	A/m
A-PER-M2	ampere per square metre	Ampere per Square Meter	60 76 ue	E1L-2	A/m²
A-PER-M2-K2	Ampere per Square Metre Square Kelvin	Ampere per Square Meter Square Kelvin	op	E1L-2H-2	A/(m²·K²)
A-PER-MilliM	Ampere per Millimetre	Ampere per Millimeter	e2 g2	E1L-1	A/mm	1e3
A-PER-MilliM2	Ampere per Square Millimetre	Ampere per Square Millimeter	76	E1L-2	A/mm²	1e6
A-PER-PA	ampere per pascal		ut	E1L1M-1T2	A/Pa
A-PER-RAD	Ampere per Radian		77	E1	A/rad
A-SEC	Ampere Second		6v	E1T1	A·s
A-SEC2	ampere per square second		ut	E1T2	A·s²
A2-SEC	ampere squared second		ut	E2T1	A²·s
AC	Acre	acre	1e	L2	acre	4046.8564224
AC-FT	Acre Foot		va	L3	acre·ft	1233.48183755
AC-FT_US	acre-foot (based on U.S. survey foot)		va	L3	acre·ft{US Survey}	1233.48426566
AMU	Atomic mass unit		gh	M1	amu	1.66053878283e-27
ANGSTROM	Angstrom		dh	L1	Å	1e-10
ANGSTROM3	Cubic Angstrom		va	L3	Å³	1e-30
ARCMIN	ArcMinute		z le		'	2.90888209e-4
ARCSEC	ArcSecond		z le		"	4.84813681e-6
ARE	are		1e	L2	a	100
AT	Ampere Turn		gg	E1	AT
AT-PER-IN	Ampere Turn per Inch		g2	E1L-1	AT/in	39.3700787
AT-PER-M	Ampere Turn per Metre	Ampere Turn per Meter	g2	E1L-1	AT/m
ATM	Standard Atmosphere		aa uy	L-1M1T-2	atm	101325
ATM-M3-PER-MOL	Atmosphere Cubic Metre per Mole	Atmosphere Cubic Meter per Mole	bk	A-1L2M1T-2	atm·m³/mol	101325
ATM-PER-M	standard atmosphere per metre		mi	L-2M1T-2	atm/m	101325
ATM_T	Technical Atmosphere		aa uy	L-1M1T-2	at	98066.5
ATM_T-PER-M	technical atmosphere per metre		mi	L-2M1T-2	at/m	98066.5
AU	astronomical-unit		dh	L1	AU	149597870692
A_Ab	Abampere	biot	75	E1	abA	10
A_Ab-CentiM2	Abampere Square centimetre	Abampere Square centimeter	fy g7	E1L2	abA·cm²	1e-3
A_Ab-PER-CentiM2	Abampere per Square Centimetre	Abampere per Square Centimeter	76	E1L-2	abA/cm²	1e5
A_Stat	Statampere		75	E1	statA	3.335641e-10
A_Stat-PER-CentiM2	Statampere per Square Centimetre	Statampere per Square Centimeter	76	E1L-2	statA/cm²	3.335641e-6
AttoA	attoampere		51 5z 75 7b gc gg ud	E1	aA	1e-18
AttoC	AttoCoulomb		6v	E1T1	aC	1e-18
AttoFARAD	Attofarad		3h	E2L-2M-1T4	aF	1e-18
AttoJ	Attojoule		8b	L2M1T-2	aJ	1e-18
AttoJ-SEC	Attojoule Second		c	L2M1T-1	aJ·s	1e-18
AttoSEC	Attosecond		tw	T1	as	1e-18
B	bel		pr px pz q0		B	-
B-PER-M	bel per metre		e7	L-1	B/m	-
BAN	Ban		c3		ban	2.30258509
BAR	Bar		aa uy	L-1M1T-2	bar	1e5
BAR-L-PER-SEC	Bar Litre per Second	Bar Liter per Second	lp	L2M1T-3	bar·L/s	100
BAR-M3-PER-SEC	Bar Cubic Metre per Second	Bar Cubic Meter per Second	lp	L2M1T-3	bar·m³/s	1e5
BAR-PER-BAR	Bar per Bar		mm		bar/bar
BAR-PER-DEG_C	bar per degree Celsius		mh	L-1M1H-1T-2	bar/°C	1e5
BAR-PER-K	Bar per Kelvin		mh	L-1M1H-1T-2	bar/K	1e5
BARAD	Barad		aa uy	L-1M1T-2	Ba	0.1
BARN	Barn		1e	L2	b	1e-28
BARN-PER-EV	barn per electronvolt		ut	M-1T2	b/eV	6.24150907446e-10
BARN-PER-SR	barn per steradian		ut	L2	b/sr	1e-28
BARN-PER-SR-EV	barn per steradian electronvolt		ut	M-1T2	b/(sr·eV)	6.24150907446e-10
BARYE	Barye	barad|barie|bary|baryd|baryed	aa uy	L-1M1T-2	Ba	0.1
BAUD	baud		5v		Bd
BBL	Barrel		va	L3	bbl	-
BBL_UK_PET	Barrel (UK Petroleum)		va	L3	bbl{UK petroleum}	0.1591132
BBL_UK_PET-PER-DAY	Barrel (UK Petroleum) per Day		vc vi	L3T-1	bbl{UK petroleum}/d	1.841587e-6
BBL_UK_PET-PER-HR	Barrel (UK Petroleum) per Hour		vc vi	L3T-1	bbl{UK petroleum}/h	4.41981e-5
BBL_UK_PET-PER-MIN	Barrel (UK Petroleum) per Minute		vc vi	L3T-1	bbl{UK petroleum}/min	0.002651886
BBL_UK_PET-PER-SEC	Barrel (UK Petroleum) per Second		vc vi	L3T-1	bbl{UK petroleum}/s	0.1591132
BBL_US	Barrel (US)		es	L3	bbl{US petroleum}	0.1589873
BBL_US-PER-DAY	Barrel (US) per Day		vc vi	L3T-1	bbl{US petroleum}/d	1.84e-6
BBL_US-PER-MIN	Barrel (US) per Minute		vc vi	L3T-1	bbl{US petroleum}/min	0.0026498
BBL_US_DRY	Dry Barrel (US)		6e	L3	bbl{US dry}	0.115628198962
BBL_US_PET	Barrel (US Petroleum)		es	L3	bbl{US petroleum}	0.1589873
BBL_US_PET-PER-HR	Barrel (US Petroleum) per Hour		vc vi	L3T-1	bbl{UK petroleum}/h	4.4163e-5
BBL_US_PET-PER-SEC	Barrel (US Petroleum) per Second		vc vi	L3T-1	bbl{UK petroleum}/s	0.1589873
BEAT-PER-MIN	Heart Beats per Minute		ba	T-1	BPM	0.0166666666667
BFT	Beaufort		r6	L1T-1	Beufort	-
BIOT	Biot		75	E1	Bi	10
BIT	Bit		c3		b	0.69314718056
BIT-PER-M	bit per metre		dx	L-1	b/m	0.69314718056
BIT-PER-M2	bit per square metre		1g	L-2	b/m²	0.69314718056
BIT-PER-M3	bit per cubic metre		vl	L-3	b/m³	0.69314718056
BIT-PER-SEC	Bit per Second		59	T-1	b/s	0.69314718056
BQ	becquerel		g	T-1	Bq
BQ-PER-KiloGM	Becquerel per Kilogram		hg q6	M-1T-1	Bq/kg
BQ-PER-L	Becquerels per litre		i	L-3T-1	Bq/L	1e3
BQ-PER-M2	Becquerel per Square Metre	Becquerel per Square Meter	s2	L-2T-1	Bq/m²
BQ-PER-M3	Becquerel per Cubic Metre	Becquerel per Cubic Meter	i	L-3T-1	Bq/m³
BQ-SEC-PER-M3	Becquerels second per cubic metre		0	L-3	Bq·s/m³
BREATH-PER-MIN	Breath per Minute		ok	T-1	breath/min	-
BREWSTER	Brewster		rw	L1M-1T2	B	1e-12
BTU_39DEG_F	British thermal unit (39 °F)		ta	L2M1T-2	Btu (39 °F)	-
BTU_59DEG_F	British thermal unit (59 °F)		ta	L2M1T-2	Btu (59 °F)	-
BTU_60DEG_F	British thermal unit (60 °F)		ta	L2M1T-2	Btu (60 °F)	-
BTU_IT	British Thermal Unit (International Definition)		8b ta	L2M1T-2	Btu{IT}	1055.05585262
BTU_IT-FT	BTU Foot		tb	L3M1T-2	Btu{IT}·ft	321.581024
BTU_IT-FT-PER-FT2-HR-DEG_F	BTU (IT) Foot per Square Foot Hour Degree Fahrenheit		t4	L1M1H-1T-3	Btu{IT}·ft/(ft²·h·°F)	1.730734666
BTU_IT-IN	BTU Inch		tb	L3M1T-2	Btu{IT}·in	26.7984187
BTU_IT-IN-PER-FT2-HR-DEG_F	British Thermal Unit (international Table) Inch per Hour Square Foot Degree Fahrenheit		t4	L1M1H-1T-3	Btu{IT}·in/(ft²·h·°F)	0.144227889
BTU_IT-IN-PER-FT2-SEC-DEG_F	BTU (IT) Inch per Square Foot Second Degree Fahrenheit		t4	L1M1H-1T-3	Btu{IT}·in/(ft²·s·°F)	519.220399911
BTU_IT-IN-PER-HR-FT2-DEG_F	British Thermal Unit (international Table) Inch per Hour Square Foot degree Fahrenheit		t4	L1M1H-1T-3	Btu{IT}·in/(h·ft²·°F)	0.144227889
BTU_IT-IN-PER-SEC-FT2-DEG_F	British Thermal Unit (international Table) Inch per Second Square Foot degree Fahrenheit		t4	L1M1H-1T-3	Btu{IT}·in/(s·ft²·°F)	519.220399911
BTU_IT-PER-DEG_F	BTU (IT) per Degree Fahrenheit		bc	L2M1H-1T-2	Btu{IT}/°F	1899.100535
BTU_IT-PER-DEG_R	BTU per Degree Rankine		bc	L2M1H-1T-2	Btu{IT}/°R	1899.100535
BTU_IT-PER-FT2	BTU per Square Foot		8m	M1T-2	Btu{IT}/ft²	11356.5267
BTU_IT-PER-FT2-HR	British thermal unit (international table) per square foot hour		lu	M1T-3	Btu{IT}/(ft²·h)	3.15459074506
BTU_IT-PER-FT2-HR-DEG_F	BTU per Square Foot Hour Degree Fahrenheit		43	M1H-1T-3	Btu{IT}/(ft²·h·°F)	5.67826334111
BTU_IT-PER-FT2-SEC	British thermal unit (international table) per square foot second		lu	M1T-3	Btu{IT}/(ft²·s)	11356.5266822
BTU_IT-PER-FT2-SEC-DEG_F	BTU per Square Foot Second Degree Fahrenheit		43	M1H-1T-3	Btu{IT}/(ft²·s·°F)	20441.748028
BTU_IT-PER-FT3	British Thermal Unit (IT) per Cubic Foot		8d	L-1M1T-2	Btu{IT}/ft³	37258.94579
BTU_IT-PER-HR	BTU per Hour		be lp	L2M1T-3	Btu{IT}/h	0.29307107
BTU_IT-PER-HR-FT2	BTU per Hour Square Foot		lu	M1T-3	Btu{IT}/(h·ft²)	3.15459074506
BTU_IT-PER-HR-FT2-DEG_F	British thermal unit (international table) per hour square foot degree Fahrenheit		43	M1H-1T-3	Btu{IT}/(h·ft²·°F)	5.67826334111
BTU_IT-PER-HR-FT2-DEG_R	British Thermal Unit (international Table) per Hour Square Foot degree Rankine		43	M1H-1T-3	Btu{IT}/(h·ft²·°R)	5.67826334111
BTU_IT-PER-IN2-SEC	British thermal unit (international table) per square inch second		lu	M1T-3	Btu{IT}/(in²·s)	1635339.84224
BTU_IT-PER-LB	BTU-IT-PER-lb		q9	L2T-2	Btu{IT}/lbm	2326
BTU_IT-PER-LB-DEG_F	BTU per Pound Degree Fahrenheit		qc qe qf qg qh	L2H-1T-2	Btu{IT}/(lbm·°F)	4186.8
BTU_IT-PER-LB-DEG_R	BTU per Pound Degree Rankine		qe	L2H-1T-2	Btu{IT}/(lbm·°R)	4186.8
BTU_IT-PER-LB_F	British Thermal Unit (international Table) per Pound of Force		dh	L1	Btu{IT}/lbf	237.185970624
BTU_IT-PER-LB_F-DEG_F	British Thermal Unit (international Table) per Pound of force Degree Fahrenheit		ee	L1H-1	Btu{IT}/(lbf·°F)	426.934764894
BTU_IT-PER-LB_F-DEG_R	British Thermal Unit (international Table) per Pound of force Degree Rankine		ee	L1H-1	Btu{IT}/(lbf·°R)	426.9
BTU_IT-PER-MIN	British Thermal Unit (international Table) per Minute		be	L2M1T-3	Btu{IT}/min	17.58
BTU_IT-PER-MOL_LB	BTU per Pound Mole		8q	A-1L2M1T-2	Btu{IT}/lb-mol	2.326
BTU_IT-PER-MOL_LB-DEG_F	BTU per Pound Mole Degree Fahrenheit		ir	A-1L2M1H-1T-2	Btu{IT}/(lb-mol·°F)	4.1868
BTU_IT-PER-SEC	BTU per Second		be lp	L2M1T-3	Btu{IT}/s	1055.05585262
BTU_IT-PER-SEC-FT-DEG_R	British Thermal Unit (international Table) per Second Foot Degree Rankine		t4	L1M1H-1T-3	Btu{IT}/(s·ft·°R)	6230.64479894
BTU_IT-PER-SEC-FT2	BTU per Second Square Foot		lu	M1T-3	Btu{IT}/(s·ft²)	11356.5266822
BTU_IT-PER-SEC-FT2-DEG_F	British thermal unit (international table) per second square foot degree Fahrenheit		43	M1H-1T-3	Btu{IT}/(s·ft²·°F)	20441.748028
BTU_IT-PER-SEC-FT2-DEG_R	British Thermal Unit (international Table) per Second Square Foot degree Rankine		43	M1H-1T-3	Btu{IT}/(s·ft²·°R)	20441.748028
BTU_MEAN	British Thermal Unit (mean)		ta	L2M1T-2	BTU{mean}	1055.05585262
BTU_TH	British Thermal Unit (Thermochemical Definition)		8b ta	L2M1T-2	Btu{th}	1054.3502645
BTU_TH-FT-PER-FT2-HR-DEG_F	BTU (TH) Foot per Square Foot Hour Degree Fahrenheit		t4	L1M1H-1T-3	Btu{th}·ft/(ft²·h·°F)	1.729577206
BTU_TH-FT-PER-HR-FT2-DEG_F	British Thermal Unit (thermochemical) Foot per Hour Square Foot degree Fahrenheit		t4	L1M1H-1T-3	Btu{th}·ft/(h·ft²·°F)	1.73
BTU_TH-IN-PER-FT2-HR-DEG_F	BTU (TH) Inch per Square Foot Hour Degree Fahrenheit		t4	L1M1H-1T-3	Btu{th}·in/(ft²·h·°F)	0.144131434
BTU_TH-IN-PER-FT2-SEC-DEG_F	BTU (TH) Inch per Square Foot Second Degree Fahrenheit		t4	L1M1H-1T-3	Btu{th}·in/(ft²·s·°F)	518.8732
BTU_TH-PER-DEG_F	British thermal unit (thermochemical) per degree Fahrenheit		t1	L2M1H-1T-2	Btu{th}/°F	1897.8304761
BTU_TH-PER-DEG_R	British thermal unit (thermochemical) per degree Rankine		t1	L2M1H-1T-2	Btu{th}/°R	1897.8304761
BTU_TH-PER-FT2	British thermal unit (thermochemical) per square foot		8m	M1T-2	Btu{th}/ft²	11348.9317949
BTU_TH-PER-FT2-HR	British thermal unit (thermochemical) per square foot hour		lu	M1T-3	Btu{th}/(ft²·h)	3.15248105414
BTU_TH-PER-FT2-MIN	British thermal unit (thermochemical) per square foot minute		lu	M1T-3	Btu{th}/(ft²·min)	189.148863249
BTU_TH-PER-FT2-SEC	British thermal unit (thermochemical) per square foot second		lu	M1T-3	Btu{th}/(ft²·s)	11348.9317949
BTU_TH-PER-FT3	British Thermal Unit (TH) per Cubic Foot		8d	L-1M1T-2	Btu{th}/ft³	37234.03
BTU_TH-PER-HR	British Thermal Unit (thermochemical) per Hour		be	L2M1T-3	Btu{th}/h	0.2929
BTU_TH-PER-HR-FT2-DEG_F	British thermal unit (thermochemical) per hour square foot degree Fahrenheit		43	M1H-1T-3	Btu{th}/(h·ft²·°F)	5.67446589746
BTU_TH-PER-LB	British Thermal Unit (TH) per Pound		q9	L2T-2	Btu{th}/lbm	2324.443861
BTU_TH-PER-LB-DEG_F	British Thermal Unit (thermochemical) per Pound Degree Fahrenheit		qc qe qf qg qh	L2H-1T-2	Btu{th}/(lbm·°F)	4184.00000004
BTU_TH-PER-LB-DEG_R	British thermal unit (thermochemical) per pound degree Rankine		hi	L2H-1T-2	Btu{th}/(lbm·°R)	4184.00000004
BTU_TH-PER-MIN	British Thermal Unit (thermochemical) per Minute		be	L2M1T-3	Btu{th}/min	17.573
BTU_TH-PER-SEC	British Thermal Unit (thermochemical) per Second		be	L2M1T-3	Btu{th}/s	1054.35
BTU_TH-PER-SEC-FT2-DEG_F	British thermal unit (thermochemical) per second square foot degree Fahrenheit		43	M1H-1T-3	Btu{th}/(s·ft²·°F)	20428.0772308
BU_UK	bushel (UK)		6e	L3	bsh{UK}	0.03636872
BU_UK-PER-DAY	Bushel (UK) per Day		vc vi	L3T-1	bsh{UK}/d	4.209343e-7
BU_UK-PER-HR	Bushel (UK) per Hour		vc vi	L3T-1	bsh{UK}/h	1.010242e-5
BU_UK-PER-MIN	Bushel (UK) per Minute		vc vi	L3T-1	bsh{UK}/min	6.061453e-4
BU_UK-PER-SEC	Bushel (UK) per Second		vc vi	L3T-1	bsh{UK}/s	0.03636872
BU_US	bushel (US)		6e	L3	in³	0.03523907
BU_US_DRY	Bushel (US Dry)		va	L3	bsh{US}	0.03523907
BU_US_DRY-PER-DAY	Bushel (US Dry) per Day		vc vi	L3T-1	bsh{US}/day	4.0786e-7
BU_US_DRY-PER-HR	Bushel (US Dry) per Hour		vc vi	L3T-1	bsh{US}/h	9.789e-6
BU_US_DRY-PER-MIN	Bushel (US Dry) per Minute		vc vi	L3T-1	bsh{US}/min	5.8732e-4
BU_US_DRY-PER-SEC	Bushel (US Dry) per Second		vc vi	L3T-1	bsh{US}/s	0.03523907
BYTE	Byte		c3		B	5.54517744448
BYTE-PER-SEC	byte per second		37	T-1	B/s	5.54517744448
C	coulomb		6v	E1T1	C
C-M	coulomb metre	Coulomb Meter	7c	E1L1T1	C·m
C-M2	coulomb square metre	Coulomb Square Meter	7r	E1L2T1	C·m²
C-M2-PER-KiloGM	coulomb square metre per kilogram		ut	E1L2M-1T1	C·m²/kg
C-M2-PER-V	coulomb square metre per volt	Coulomb Square Meter per Volt	lh	E2M-1T4	C·m²/V
C-PER-CentiM2	Coulomb per Square Centimetre	Coulomb per Square Centimeter	70	E1L-2T1	C/cm²	1e4
C-PER-CentiM3	Coulomb per Cubic Centimetre	Coulomb per Cubic Centimeter	73	E1L-3T1	C/cm³	1e6
C-PER-KiloGM	Coulomb per Kilogram		71	E1M-1T1	C/kg
C-PER-KiloGM-SEC	Coulomb per Kilogram Second		9j	E1M-1	C/(kg·s)
C-PER-M	Coulomb per Metre	Coulomb per Meter	6x 6y	E1L-1T1	C/m
C-PER-M2	coulomb per square metre	Coulomb per Square Meter	70 72 7m	E1L-2T1	C/m²
C-PER-M3	Coulomb per Cubic Metre	Coulomb per Cubic Meter	6w 73	E1L-3T1	C/m³
C-PER-MOL	Coulomb per Mole		6z	A-1E1T1	C/mol
C-PER-MilliM2	Coulomb per Square Millimetre	Coulomb per Square Millimeter	70	E1L-2T1	C/mm²	1e6
C-PER-MilliM3	Coulomb per Cubic Millimetre	Coulomb per Cubic Millimeter	73	E1L-3T1	C/mm³	1e9
C2-M2-PER-J	Square Coulomb Square Metre per Joule	Square Coulomb Square Meter per Joule	lh	E2M-1T4	C²·m²/J
C3-M-PER-J2	Cubic Coulomb Metre per Square Joule	Cubic Coulomb Meter per Square Joule	7d	E3L-3M-2T7	C³·m/J²
C4-M4-PER-J3	Quartic Coulomb Metre per Cubic Energy	Quartic Coulomb Meter per Cubic Energy	7e	E4L-2M-3T10	C⁴·m⁴/J³
CAL_15_DEG_C	Calorie (15 Degrees C)		ta	L2M1T-2	cal{15 °C}	4.1855
CAL_20DEG_C	calorie (20 °C)		ta	L2M1T-2	cal₂₀	-
CAL_IT	International Table calorie		8b ta	L2M1T-2	cal{IT}	4.1868
CAL_IT-PER-GM	Calorie (international Table) per Gram		q9	L2T-2	cal{IT}/g	4186.8
CAL_IT-PER-GM-DEG_C	Calorie (international Table) per Gram Degree Celsius		qc qe qf qg qh	L2H-1T-2	cal{IT}/(g·°C)	4186.8
CAL_IT-PER-GM-K	Calorie (international Table) per Gram Kelvin		qc qe qf qg qh	L2H-1T-2	cal{IT}/(g·K)	4186.8
CAL_IT-PER-SEC-CentiM-K	Calorie (international Table) per Second Centimetre Kelvin	Calorie (international Table) per Second Centimeter Kelvin	t4	L1M1H-1T-3	cal{IT}/(s·cm·K)	418.68
CAL_IT-PER-SEC-CentiM2-K	Calorie (international Table) per Second Square Centimetre kelvin	Calorie (international Table) per Second Square Centimeter kelvin	43	M1H-1T-3	cal{IT}/(s·cm²·K)	41868
CAL_MEAN	Calorie (mean)		ta	L2M1T-2	cal{mean}	4.19
CAL_TH	Thermochemical Calorie		8b ta	L2M1T-2	cal	4.184
CAL_TH-PER-CentiM-SEC-DEG_C	Calorie (thermochemical) per Centimetre Second Degree Celsius	Calorie (thermochemical) per Centimeter Second Degree Celsius	t4	L1M1H-1T-3	cal/(cm·s·°C)	418.4
CAL_TH-PER-CentiM2	calorie (thermochemical) per square centimetre		8m	M1T-2	cal/cm²	41840
CAL_TH-PER-CentiM2-MIN	calorie (thermochemical) per square centimetre minute		lu	M1T-3	cal/(cm²·min)	697.333333333
CAL_TH-PER-CentiM2-SEC	calorie (thermochemical) per square centimetre second		lu	M1T-3	cal/(cm²·s)	41840
CAL_TH-PER-CentiM3-K	Thermochemical Calorie per Cubic Centimetre Kelvin	Thermochemical Calorie per Cubic Centimeter Kelvin	vp	L-1M1H-1T-2	cal/(cm³·K)	4184000
CAL_TH-PER-GM	Calorie (thermochemical) per Gram		q9	L2T-2	cal/g	4184
CAL_TH-PER-GM-DEG_C	Calorie (thermochemical) per Gram Degree Celsius		qc qe qf qg qh	L2H-1T-2	cal/(g·°C)	4184
CAL_TH-PER-GM-K	Calorie (thermochemical) per Gram Kelvin		qc qe qf qg qh	L2H-1T-2	cal/(g·K)	4184
CAL_TH-PER-MIN	Calorie (thermochemical) per Minute		be	L2M1T-3	cal/min	0.06973
CAL_TH-PER-SEC	Calorie (thermochemical) per Second		be	L2M1T-3	cal/s	4.184
CAL_TH-PER-SEC-CentiM-K	Calorie (thermochemical) per Second Centimetre Kelvin	Calorie (thermochemical) per Second Centimeter Kelvin	t4	L1M1H-1T-3	cal/(s·cm·K)	418.4
CAL_TH-PER-SEC-CentiM2-K	Calorie (thermochemical) per Second Square Centimetre kelvin	Calorie (thermochemical) per Second Square Centimeter kelvin	43	M1H-1T-3	cal/(s·cm²·K)	41840
CARAT	Carat	metric carat	gh	M1	ct	2e-4
CASES-PER-KiloINDIV-YR	Cases per 1000 individuals year		j8	T-1	Cases/1000 individuals/year	1e-3
CCY_AED	United Arab Emirates dirham		4z		د.إ	-
CCY_AFN	Afghani		4z			-
CCY_ALL	Lek		4z		L	-
CCY_AMD	Armenian Dram		4z		֏	-
CCY_ANG	Netherlands Antillian Guilder		4z			-
CCY_AOA	Kwanza		4z			-
CCY_ARS	Argentine Peso		4z			-
CCY_AUD	Australian Dollar		4z		$	-
CCY_AWG	Aruban Guilder	american wire gage	4z ut		AWG	-
CCY_AZN	Azerbaijanian Manat		4z		₼	-
CCY_BAM	Convertible Marks		4z		KM	-
CCY_BBD	Barbados Dollar		4z			-
CCY_BDT	Bangladeshi Taka		4z			-
CCY_BGN	Bulgarian Lev		4z		лв.	-
CCY_BHD	Bahraini Dinar		4z			-
CCY_BIF	Burundian Franc		4z			-
CCY_BMD	Bermuda Dollar		4z			-
CCY_BND	Brunei Dollar		4z			-
CCY_BOB	Boliviano		4z			-
CCY_BOV	Bolivian Mvdol (Funds code)		4z			-
CCY_BRL	Brazilian Real		4z		$	-
CCY_BSD	Bahamian Dollar		4z			-
CCY_BTN	Ngultrum		4z			-
CCY_BWP	Pula		4z			-
CCY_BYN	Belarussian Ruble		4z		Rbl	-
CCY_BZD	Belize Dollar		4z			-
CCY_CAD	Canadian Dollar		4z		$	-
CCY_CDF	Franc Congolais		4z			-
CCY_CHE	WIR Euro (complementary currency)		4z			-
CCY_CHF	Swiss Franc		4z		CHF	-
CCY_CHW	WIR Franc (complementary currency)		4z			-
CCY_CLF	Unidades de formento (Funds code)		4z			-
CCY_CLP	Chilean Peso		4z		$	-
CCY_CNY	Yuan Renminbi		4z		¥	-
CCY_COP	Colombian Peso		4z		$	-
CCY_COU	Unidad de Valor Real		4z			-
CCY_CRC	Costa Rican Colon		4z			-
CCY_CUP	Cuban Peso		4z			-
CCY_CVE	Cape Verde Escudo		4z			-
CCY_CYP	Cyprus Pound		4z			-
CCY_CZK	Czech Koruna		4z		Kč	-
CCY_DJF	Djibouti Franc		4z			-
CCY_DKK	Danish Krone		4z		kr	-
CCY_DOP	Dominican Peso		4z			-
CCY_DZD	Algerian Dinar		4z			-
CCY_EEK	Kroon		4z			-
CCY_EGP	Egyptian Pound		4z			-
CCY_ERN	Nakfa		4z			-
CCY_ETB	Ethiopian Birr		4z			-
CCY_EUR	Euro		4z		€	-
CCY_EUR-PER-KiloW	Euro per kilowatt		4r	L-2M-1T3	€/kW	1e-3
CCY_EUR-PER-KiloW-HR	Euro per kilowatt hour		4p	L-2M-1T2	€/(kW·h)	2.77777777778e-7
CCY_EUR-PER-M2	Euro per square metre		4o	L-2	€/m²
CCY_EUR-PER-W	Euro per watt		4r	L-2M-1T3	€/W
CCY_EUR-PER-W-HR	Euro per watt hour		4p	L-2M-1T2	€/(W·h)	2.77777777778e-4
CCY_EUR-PER-W-SEC	Euro per watt second		4p	L-2M-1T2	€/(W·s)
CCY_FJD	Fiji Dollar		4z			-
CCY_FKP	Falkland Islands Pound		4z			-
CCY_GBP	Pound Sterling		4z		£	-
CCY_GEL	Lari		4z		₾	-
CCY_GHS	Cedi		4z			-
CCY_GIP	Gibraltar pound		4z			-
CCY_GMD	Dalasi		4z			-
CCY_GNF	Guinea Franc		4z			-
CCY_GTQ	Quetzal		4z			-
CCY_GYD	Guyana Dollar		4z			-
CCY_HKD	Hong Kong Dollar		4z		$	-
CCY_HNL	Lempira		4z			-
CCY_HRK	Croatian Kuna		4z			-
CCY_HTG	Haiti Gourde		4z			-
CCY_HUF	Forint		4z		Ft	-
CCY_IDR	Rupiah		4z		Rp	-
CCY_ILS	New Israeli Shekel		4z		₪	-
CCY_INR	Indian Rupee		4z		₹	-
CCY_IQD	Iraqi Dinar		4z			-
CCY_IRR	Iranian Rial		4z			-
CCY_ISK	Iceland Krona		4z		kr	-
CCY_JMD	Jamaican Dollar		4z			-
CCY_JOD	Jordanian Dinar		4z			-
CCY_JPY	Japanese yen		4z		¥	-
CCY_KES	Kenyan Shilling		4z			-
CCY_KGS	Som		4z			-
CCY_KHR	Riel		4z			-
CCY_KMF	Comoro Franc		4z			-
CCY_KPW	North Korean Won		4z			-
CCY_KRW	South Korean Won		4z		₩	-
CCY_KWD	Kuwaiti Dinar		4z			-
CCY_KYD	Cayman Islands Dollar		4z			-
CCY_KZT	Tenge		4z			-
CCY_LAK	Lao kip		4z		₭	-
CCY_LBP	Lebanese Pound		4z			-
CCY_LKR	Sri Lanka Rupee		4z			-
CCY_LRD	Liberian Dollar		4z			-
CCY_LSL	Loti		4z			-
CCY_LTL	Lithuanian Litas		4z			-
CCY_LVL	Latvian Lats		4z			-
CCY_LYD	Libyan Dinar		4z			-
CCY_MAD	Moroccan Dirham		4z			-
CCY_MDL	Moldovan Leu		4z		L	-
CCY_MGA	Malagasy Ariary		4z			-
CCY_MKD	Denar		4z		ден	-
CCY_MMK	Kyat		4z			-
CCY_MNT	Mongolian Tugrik		4z			-
CCY_MOP	Pataca		4z			-
CCY_MRU	Ouguiya		4z			-
CCY_MTL	Maltese Lira		4z			-
CCY_MUR	Mauritius Rupee		4z			-
CCY_MVR	Rufiyaa		4z			-
CCY_MWK	Malawi Kwacha		4z			-
CCY_MXN	Mexican Peso		4z		$	-
CCY_MXV	Mexican Unidad de Inversion (UDI) (Funds code)		4z			-
CCY_MYR	Malaysian Ringgit		4z		RM	-
CCY_MZN	Metical		4z			-
CCY_NAD	Namibian Dollar		4z			-
CCY_NGN	Naira		4z			-
CCY_NIO	Cordoba Oro		4z			-
CCY_NOK	Norwegian Krone		4z		kr	-
CCY_NPR	Nepalese Rupee		4z			-
CCY_NZD	New Zealand Dollar		4z		$	-
CCY_OMR	Rial Omani		4z			-
CCY_PAB	Balboa		4z			-
CCY_PEN	Nuevo Sol		4z			-
CCY_PGK	Kina		4z			-
CCY_PHP	Philippine Peso		4z		₱	-
CCY_PKR	Pakistan Rupee		4z			-
CCY_PLN	Zloty		4z		zł	-
CCY_PYG	Guarani		4z			-
CCY_QAR	Qatari Rial		4z			-
CCY_RON	Romanian New Leu		4z		L	-
CCY_RSD	Serbian Dinar		4z		дин	-
CCY_RUB	Russian Ruble		4z		₽	-
CCY_RWF	Rwanda Franc		4z			-
CCY_SAR	Saudi Riyal		4z		﷼	-
CCY_SBD	Solomon Islands Dollar		4z			-
CCY_SCR	Seychelles Rupee		4z			-
CCY_SDG	Sudanese Pound		4z			-
CCY_SEK	Swedish Krona		4z		kr	-
CCY_SGD	Singapore Dollar		4z		$	-
CCY_SHP	Saint Helena Pound		4z			-
CCY_SKK	Slovak Koruna		4z		Sk	-
CCY_SLE	Leone		4z			-
CCY_SOS	Somali Shilling		4z			-
CCY_SRD	Surinam Dollar		4z			-
CCY_STN	Dobra		4z			-
CCY_SYP	Syrian Pound		4z			-
CCY_SZL	Lilangeni		4z			-
CCY_THB	Baht		4z		฿	-
CCY_TJS	Somoni		4z			-
CCY_TMT	Manat		4z			-
CCY_TND	Tunisian Dinar		4z			-
CCY_TOP	Pa'anga		4z			-
CCY_TRY	New Turkish Lira		4z		₺	-
CCY_TTD	Trinidad and Tobago Dollar		4z			-
CCY_TWD	New Taiwan Dollar		4z		$	-
CCY_TZS	Tanzanian Shilling		4z			-
CCY_UAH	Hryvnia		4z		₴	-
CCY_UGX	Uganda Shilling		4z			-
CCY_USD	US Dollar		4z		$	-
CCY_USN	United States Dollar (next day) (funds code)		4z			-
CCY_USS	United States Dollar (same day) (funds code)		4z			-
CCY_UYU	Peso Uruguayo		4z			-
CCY_UZS	Uzbekistan Som		4z			-
CCY_VES	Venezuelan bolvar		4z			-
CCY_VND	Vietnamese ??ng		4z			-
CCY_VUV	Vatu		4z			-
CCY_WST	Samoan Tala		4z			-
CCY_XAF	CFA Franc BEAC		4z			-
CCY_XAG	Silver (one Troy ounce)		4z			-
CCY_XAU	Gold (one Troy ounce)		4z			-
CCY_XBA	European Composite Unit (EURCO) (Bonds market unit)		4z			-
CCY_XBB	European Monetary Unit (E.M.U.-6) (Bonds market unit)		4z			-
CCY_XBC	European Unit of Account 9 (E.U.A.-9) (Bonds market unit)		4z			-
CCY_XBD	European Unit of Account 17 (E.U.A.-17) (Bonds market unit)		4z			-
CCY_XCD	East Caribbean Dollar		4z			-
CCY_XDR	Special Drawing Rights		4z			-
CCY_XFO	Gold franc (special settlement currency)		4z			-
CCY_XFU	UIC franc (special settlement currency)		4z			-
CCY_XOF	CFA Franc BCEAO		4z			-
CCY_XPD	Palladium (one Troy ounce)		4z			-
CCY_XPF	CFP franc		4z			-
CCY_XPT	Platinum (one Troy ounce)		4z			-
CCY_YER	Yemeni Rial		4z			-
CCY_ZAR	South African Rand		4z		R	-
CCY_ZMW	Zambian Kwacha		4z			-
CCY_ZWL	Zimbabwe Dollar		4z			-
CD	candela		fm	I1	cd
CD-PER-FT2	candela per square foot		fd	L-2I1	cd/ft²	10.7639104167
CD-PER-IN2	Candela per Square Inch		fd	L-2I1	cd/in²	1550.00310001
CD-PER-KiloLM	Candela per Kilolumen		fn		cd/klm	1e-3
CD-PER-LM	Candela per Lumen		fn		cd/lm
CD-PER-M2	candela per square metre	candela per square meter	fd	L-2I1	cd/m²
CD_IN	international candle		fm	I1	international candle	-
CH	chain	Gunter's chain	dh	L1	ch	20.1168
CHAIN_US	chain (based on U.S. survey foot)		dh	L1	ch (US survey)	-
CHF-PER-KiloGM	Swiss Francs per kilogram		4q	M-1	CHF/kg
CI	Curie		g	T-1	Ci	3.7e10
CI-PER-KiloGM	curie per kilogram		hg q6	M-1T-1	Ci/kg	3.7e10
CLO	Clo		td	M-1H1T3	clo	0.155
CORD	Cord		6e	L3	cord	3.62
CP	Candlepower		fm	I1	cp
CUP	US Liquid Cup		es	L3	cup	2.3658825e-4
CUP_US	Cup (US)		es	L3	cup{US}	2.3658825e-4
CWT_LONG	Long Hundred Weight	British hundredweight	gh	M1	cwt{long}	50.80235
CWT_SHORT	Hundred Weight - Short	U.S. hundredweight	gh	M1	cwt{short}	45.359237
CYC-PER-SEC	Cycles per Second		ou ox	T-1	c/s
C_Ab	Abcoulomb		6v	E1T1	abC	10
C_Ab-PER-CentiM2	Abcoulomb per Square Centimetre	Abcoulomb per Square Centimeter	70	E1L-2T1	abC/cm²	1e5
C_Stat	Statcoulomb		6v	E1T1	statC	3.33564095198e-10
C_Stat-PER-CentiM2	Statcoulomb per Square Centimetre	Statcoulomb per Square Centimeter	70	E1L-2T1	statC/cm²	3.33564e-6
C_Stat-PER-MOL	Statcoulomb per Mole		6z	A-1E1T1	statC/mol	3.33564e-10
CentiBAR	Centibar		aa uy	L-1M1T-2	cbar	1e3
CentiC	CentiCoulomb		6v	E1T1	cC	0.01
CentiGM	Centigram		gh	M1	cg	1e-5
CentiGRAY	centigray		3 d4	L2T-2	cGy	0.01
CentiL	Centilitre		es	L3	cL	1e-5
CentiM	Centimetre	Centimeter	dh	L1	cm	0.01
CentiM-PER-BAR	centimetre per bar		ut	L2M-1T2	cm/bar	1e-7
CentiM-PER-HR	Centimetre per Hour	Centimeter per Hour	eg v0	L1T-1	cm/h	2.777778e-6
CentiM-PER-K	Centimetre per Kelvin	Centimeter per Kelvin	ee	L1H-1	cm/K	0.01
CentiM-PER-KiloYR	Centimetres per thousand years		eg v0	L1T-1	cm/1000 a	3.1688087814e-13
CentiM-PER-SEC	centimetre per second	centimeter per second	eg v0	L1T-1	cm/s	0.01
CentiM-PER-SEC-BAR	centimetre per second bar		ut	L2M-1T1	cm/(s·bar)	1e-7
CentiM-PER-SEC-K	centimetre per second kelvin		ut	L1H-1T-1	cm/(s·K)	0.01
CentiM-PER-SEC2	Centimetre per Square Second	Centimeter per Square Second	6 dv	L1T-2	cm/s²	0.01
CentiM-PER-YR	Centimetres per year		eg v0	L1T-1	cm/a	3.1688087814e-10
CentiM-SEC-DEG_C	Centimetre Second Degree Celsius	Centimeter Second Degree Celsius	dp	L1H1T1	cm·s·°C	0.01
CentiM2	Square Centimetre	Square Centimeter	1e bn	L2	cm²	1e-4
CentiM2-MIN	Square Centimetre Minute	Square Centimeter Minute	1p	L2T1	cm²·min	6e-3
CentiM2-PER-CentiM3	Square centimetres per cubic centimetre		ut	L-1	cm²/cm³	100
CentiM2-PER-ERG	square centimetre per erg		r1	M-1T2	cm²/erg	1e3
CentiM2-PER-GM	Square centimetres per gram	Square centimeters per gram	gl qu	L2M-1	cm²/g	0.1
CentiM2-PER-SEC	Square centimetres per second		1l	L2T-1	cm²/s	1e-4
CentiM2-PER-SR-ERG	square centimetre per steradian erg		qy	M-1T2	cm²/(sr·erg)	1e3
CentiM2-PER-V-SEC	square centimetre per volt second	Square Centimeter per Volt Second	i7	E1M-1T2	cm²/(V·s)	1e-4
CentiM2-SEC	Square Centimetre Second	Square Centimeter Second	1p	L2T1	cm²·s	1e-4
CentiM3	cubic centimetre	cubic centimeter	va	L3	cm³	1e-6
CentiM3-PER-BAR	cubic centimetre per bar		ut	L4M-1T2	cm³/bar	1e-11
CentiM3-PER-CentiM3	Cubic Centimetre per Cubic Centimetre	Cubic Centimeter per Cubic Centimeter	vf		cm³/cm³
CentiM3-PER-DAY	Cubic Centimetre per Day	Cubic Centimeter per Day	vc vi	L3T-1	cm³/d	1.157407e-11
CentiM3-PER-DAY-BAR	cubic centimetre per day bar		ut	L4M-1T1	cm³/(d·bar)	1.15740740741e-16
CentiM3-PER-DAY-K	cubic centimetre per day kelvin		ut	L3H-1T-1	cm³/(d·K)	1.15740740741e-11
CentiM3-PER-GM	Cubic Centimetres per Gram	Cubic Centimeters per Gram	pl qw	L3M-1	cm³/g	1e-3
CentiM3-PER-HR	Cubic Centimetre per Hour	Cubic Centimeter per Hour	vc vi	L3T-1	cm³/h	2.777778e-10
CentiM3-PER-HR-BAR	cubic centimetre per hour bar		ut	L4M-1T1	cm³/(h·bar)	2.77777777778e-15
CentiM3-PER-HR-K	cubic centimetre per hour kelvin		ut	L3H-1T-1	cm³/(h·K)	2.77777777778e-10
CentiM3-PER-K	Cubic Centimetre per Kelvin	Cubic Centimeter per Kelvin	vk	L3H-1	cm³/K	1e-6
CentiM3-PER-M3	Cubic Centimetre per Cubic Metre	Cubic Centimeter per Cubic Meter	vf		cm³/m³	1e-6
CentiM3-PER-MIN	Cubic Centimetre per Minute	Cubic Centimeter per Minute	vc vi	L3T-1	cm³/min	1.666667e-8
CentiM3-PER-MIN-BAR	cubic centimetre per minute bar		ut	L4M-1T1	cm³/(min·bar)	1.66666666667e-13
CentiM3-PER-MIN-K	cubic centimetre per minute kelvin		ut	L3H-1T-1	cm³/(min·K)	1.66666666667e-8
CentiM3-PER-MOL	Cubic Centimetre per Mole	Cubic Centimeter per Mole	iw iz	A-1L3	cm³/mol	1e-6
CentiM3-PER-MOL-SEC	Cubic Centimeter per Mole Second		1y p1	A-1L3T-1	cm³/(mol·s)	1e-6
CentiM3-PER-SEC	Cubic Centimetre per Second	Cubic Centimeter per Second	vc vi	L3T-1	cm³/s	1e-6
CentiM3-PER-SEC-BAR	cubic centimetre per second bar		ut	L4M-1T1	cm³/(s·bar)	1e-11
CentiM3-PER-SEC-K	cubic centimetre per second kelvin		ut	L3H-1T-1	cm³/(s·K)	1e-6
CentiM4	quartic Centimetre	centimetre to the fourth power	oz p0 p2	L4	cm⁴	1e-8
CentiM6	Sextic Centimetre	Sextic Centimeter	vx	L6	cm⁶	1e-12
CentiMOL	CentiMole		s 9l	A1	cmol	0.01
CentiMOL-PER-KiloGM	Centimole per kilogram		w cx ig	A1M-1	cmol/kg	0.01
CentiMOL-PER-L	Centimole per litre		4f	A1L-3	cmol/L	10
CentiM_H2O	Conventional Centimetre Of Water	Conventional Centimeter Of Water	aa uy	L-1M1T-2	cmH₂0	98.0665
CentiM_H2O_4DEG_C	centimetre of water (4 °C)		aa uy	L-1M1T-2	cmH₂O (4 °C)	-
CentiM_HG	Centimetre Of Mercury	Centimeter Of Mercury	aa uy	L-1M1T-2	cmHg	1333.224
CentiM_HG_0DEG_C	centimetre of mercury (0 °C)		aa uy	L-1M1T-2	cmHg (0 °C)	-
CentiN	CentiNewton		a6	L1M1T-2	cN	0.01
CentiN-M	Centinewton Metre	Centinewton Meter	j4 u3	L2M1T-2	cN·m	0.01
CentiN-M-PER-M2	centinewton metre per square metre		8m ad	M1T-2	cN·m/m²	0.01
CentiPOISE	Centipoise		6k v4	L-1M1T-1	cP	1e-3
CentiPOISE-PER-BAR	Centipoise per Bar		tw	T1	cP/bar	1e-8
CentiPOISE-PER-K	centipoise per kelvin		ut	L-1M1H-1T-1	cP/K	1e-3
CentiST	Centistokes		d6	L2T-1	cSt	1e-6
DA	Dalton	atomic-mass-unit	j2	M1	Da	1.66053878283e-27
DARCY	Darcy		bn	L2	d	9.869233e-13
DAY	Day		2p 9x tw	T1	d	86400
DAY_Sidereal	Sidereal Day		tw	T1	day{sidereal}	86164.099
DEATHS-PER-KiloINDIV-YR	Deaths per 1000 individuals year		j9	T-1	deaths/1000 individuals/a	3.1688e-11
DEATHS-PER-MegaINDIV-YR	Deaths per Million individuals year		j9	T-1	deaths/million individuals/a	3.1688e-14
DEBYE	Debye		7c	E1L1T1	D	3.33564e-30
DECADE	Dec		5w		dec	-
DEG	Degree		z le		°	0.0174532925
DEG-PER-HR	Degree per Hour		15 1a	T-1	°/h	4.84813681e-6
DEG-PER-M	Degrees per metre		1b 5f 9r	L-1	°/m	0.0174532925199
DEG-PER-MIN	Degree per Minute		15 1a	T-1	°/min	2.90888209e-4
DEG-PER-SEC	Degree per Second		15 1a	T-1	°/s	0.0174532925
DEG-PER-SEC2	Degree per Square Second		12	T-2	°/s²	0.0174532925
DEG2	Square degree		pm		°²	3.0461742e-4
DEGREE_API	Degree API		az		°API	-
DEGREE_BALLING	Degree Balling		5j gr	L-3M1	°Balling	-
DEGREE_BAUME	Degree Baume (origin Scale)		5j gr	L-3M1	°Bé{origin}	-
DEGREE_BAUME_US_HEAVY	Degree Baume (US Heavy)		5j gr	L-3M1	°Bé{US Heavy}	-
DEGREE_BAUME_US_LIGHT	Degree Baume (US Light)		5j gr	L-3M1	°Bé{US Light}	-
DEGREE_BRIX	Degree Brix		5j gr	L-3M1	°Bx	-
DEGREE_OECHSLE	Degree Oechsle		5j gr	L-3M1	°Oe	-
DEGREE_PLATO	Degree Plato		5j gr	L-3M1	°P	-
DEGREE_TWADDELL	Degree Twaddell		5j gr	L-3M1	°Tw	-
DEG_C	degree Celsius	degree-centigrade	2x a1 i2 sc	H1	°C	1 273.15
DEG_C-CentiM	Degree Celsius Centimetre	Degree Celsius Centimeter	do	L1H1	°C·cm	0.01
DEG_C-KiloGM-PER-M2	Degrees Celsius kilogram per square metre		ut	L-2M1H1	°C·kg/m²
DEG_C-PER-BAR	degree Celsius per bar		ut	L1M-1H1T2	°C/bar	1e-5
DEG_C-PER-HR	Degree Celsius per Hour		sr	H1T-1	°C/h	2.77777777778e-4
DEG_C-PER-K	Degree Celsius per Kelvin		su		°C/K
DEG_C-PER-M	Degrees Celsius per metre		sp	L-1H1	°C/m
DEG_C-PER-MIN	Degree Celsius per Minute		sr	H1T-1	°C/min	0.0166666666667
DEG_C-PER-SEC	Degree Celsius per Second		sr	H1T-1	°C/s
DEG_C-PER-YR	Degrees Celsius per year		sr	H1T-1	°C/a	3.1688087814e-8
DEG_C-WK	Degree Celsius week		u1	H1T1	°C·wk	604800
DEG_C2	Degrees Celsius Squared		sx	H2	°C²
DEG_C2-PER-SEC	Square Degrees Celsius per second		ut	H2T-1	°C²/s
DEG_C_GROWING_CEREAL-DAY	Growing Degree Days (Cereals)		b1	H1T1	GDD	86400
DEG_F	Degree Fahrenheit		2x a1 i2 sc	H1	°F	0.555555555556 459.67
DEG_F-HR	Degree Fahrenheit Hour		u1	H1T1	°F·h	2e3
DEG_F-HR-FT2-PER-BTU_IT	Degree Fahrenheit Hour Square Foot per British Thermal Unit (international Table)		td	M-1H1T3	°F·h·ft²/Btu{IT}	0.176110183682
DEG_F-HR-FT2-PER-BTU_IT-IN	degree Fahrenheit hour square foot per British thermal unit (international table) inch		tg	L-1M-1H1T3	°F·h·ft²/(Btu{IT}·in)	6.93347179852
DEG_F-HR-FT2-PER-BTU_TH	Degree Fahrenheit Hour Square Foot per British Thermal Unit (thermochemical)		td	M-1H1T3	°F·h·ft²/Btu{th}	0.176228039444
DEG_F-HR-FT2-PER-BTU_TH-IN	degree Fahrenheit hour square foot per British thermal unit (thermochemical) inch		tg	L-1M-1H1T3	°F·h·ft²/(Btu{th}·in)	6.93811178913
DEG_F-HR-PER-BTU_IT	Degree Fahrenheit Hour per BTU		tf	L-2M-1H1T3	°F·h/Btu{IT}	1.89563424063
DEG_F-HR-PER-BTU_TH	Degree Fahrenheit hour per British thermal unit (thermochemical)		tf	L-2M-1H1T3	°F·h/Btu{th}	1.89690282949
DEG_F-PER-BAR	Degree Fahrenheit per bar		ut	L1M-1H1T2	°F/bar	5.55555555556e-6
DEG_F-PER-HR	Degree Fahrenheit per Hour		sr	H1T-1	°F/h	1.54320987654e-4
DEG_F-PER-K	Degree Fahrenheit per Kelvin		su		°F/K	0.5555556
DEG_F-PER-MIN	Degree Fahrenheit per Minute		sr	H1T-1	°F/min	0.00925925925926
DEG_F-PER-SEC	Degree Fahrenheit per Second		sr	H1T-1	°F/s	0.555555555556
DEG_F-PER-SEC2	Degree Fahrenheit per Square Second		ss	H1T-2	°F/s²	0.555555555556
DEG_F-SEC-PER-BTU_IT	degree Fahrenheit second per British thermal unit (international table)		tf	L-2M-1H1T3	°F·s/Btu{IT}	5.26565066841e-4
DEG_F-SEC-PER-BTU_TH	degree Fahrenheit second per British thermal unit (thermochemical)		tf	L-2M-1H1T3	°F·s/Btu{th}	5.26917452635e-4
DEG_R	Degree Rankine		2x a1 i2 sc tn	H1	°R	0.555555555556
DEG_R-PER-HR	Degree Rankine per Hour		sr	H1T-1	°R/h	1.54320987654e-4
DEG_R-PER-MIN	Degree Rankine per Minute		sr	H1T-1	°R/min	0.00925925925926
DEG_R-PER-SEC	Degree Rankine per Second		sr	H1T-1	°R/s	0.555555555556
DENIER	Denier		h7	L-1M1	D	1.1e-7
DIOPTER	Diopter		53	L-1	D
DPI	Dots per Inch		6a ep	L-1	DPI	39.37008
DRAM_UK	Dram (UK)		gh	M1	dr{UK}	0.00177184519531
DRAM_US	Dram (US)		gh	M1	dr{US}	0.0038879346
DWT	Penny Weight	dryquartus	gh	M1	dwt	0.00155517384
DYN	Dyne		a6	L1M1T-2	dyn	1e-5
DYN-CentiM	Dyne Centimetre	Dyne Centimeter	j4 u3	L2M1T-2	dyn·cm	1e-7
DYN-M	dyne metre		j4 u3	L2M1T-2	dyn·m	1e-5
DYN-PER-CentiM	Dyne per Centimetre	Dyne per Centimeter	ad	M1T-2	dyn/cm	1e-3
DYN-PER-CentiM2	Dyne per Square Centimetre	Dyne per Square Centimeter	aa uy	L-1M1T-2	dyn/cm²	0.1
DYN-SEC-PER-CentiM	Dyne Second per Centimetre	Dyne Second per Centimeter	gu	M1T-1	dyn·s/cm	1e-3
DYN-SEC-PER-CentiM3	Dyne Second per Cubic Centimetre	Dyne Second per Cubic Centimeter	h4	L-2M1T-1	dyn·s/cm³	10
DYN-SEC-PER-CentiM5	dyne second per centimetre to the fifth power		mk	L-4M1T-1	dyn·s/cm⁵	1e5
Da	Dalton	atomic-mass-unit	j2	M1	Da	1.66053878283e-27	DA
Debye	Debye		7c	E1L1T1	D	3.33564e-30	DEBYE
DecaARE	Decare		1e	L2	daa	1e3
DecaC	DecaCoulomb		6v	E1T1	daC	10
DecaGM	Decagram		gh	M1	dag	0.01
DecaK	DecaK		2x 4n a1 i2 sc tn	H1		10
DecaL	Decalitre		va	L3	daL	0.01
DecaM	Decametre	Decameter	dh	L1	dam	10
DecaM3	Cubic Decametre	Cubic Decameter	va	L3	dam³	1e3
DecaPA	Decapascal		aa ia pb uy	L-1M1T-2	daPa	10
DecaPOISE	Decapoise		6k v4	L-1M1T-1	daP
DeciB	Decibel		pr px pz q0		dB	-
DeciB-MilliW	decibel milliwatts		ut	L2M1T-3	dB·mW	-
DeciB-MilliW-PER-MegaHZ	decibel milliwatts per megahertz		ut	L2M1T-2	dB·mW/MHz	-
DeciB-PER-KiloM	decibel per kilometre		e7	L-1	dB/km	-
DeciB-PER-M	decibel per metre		e7	L-1	dB/m	-
DeciB-W	decibel watt		ut	L2M1T-3	dB·W	-
DeciBAR	Decibar		aa uy	L-1M1T-2	dbar	1e4
DeciBAR-PER-YR	Decibars per year		ab	L-1M1T-3	dbar/a	3.1688e-4
DeciB_A	decibel with A-weighting		pr px pz q0		dB(A)	-
DeciB_C	Decibel Carrier Unit		pf		dBc	-
DeciB_ISO	decibel isotropic		pr px pz q0		dBi	-
DeciB_M	Decibel Referred to 1mw		pr px pz q0		dBmW	-
DeciB_Z	decibel with Z-weighting		pr px pz q0		dB(Z)	-
DeciC	DeciCoulomb		6v	E1T1	dC	0.1
DeciGM	Decigram		gh	M1	dg	1e-4
DeciL	Decilitre		va	L3	dL	1e-4
DeciL-PER-GM	Decilitre per Gram		qw	L3M-1	dL/g	0.1
DeciM	Decimetre	Decimeter	dh	L1	dm	0.1
DeciM2	Square Decimetre	Square Decimeter	1e bn	L2	dm²	0.01
DeciM3	Cubic Decimetre	Cubic Decimeter	va	L3	dm³	1e-3
DeciM3-PER-DAY	Cubic Decimetre per Day	Cubic Decimeter per Day	vc vi	L3T-1	dm³/d	1.157407407e-8
DeciM3-PER-HR	Cubic Decimetre per Hour	Cubic Decimeter per Hour	vc vi	L3T-1	dm³/h	2.777778e-7
DeciM3-PER-KiloGM	cubic decimetre per kilogram		pl qw	L3M-1	dm³/kg	1e-3
DeciM3-PER-M3	Cubic Decimetre per Cubic Metre	Cubic Decimeter per Cubic Meter	vf		dm³/m³	1e-3
DeciM3-PER-MIN	Cubic Decimetre per Minute	Cubic Decimeter per Minute	vc vi	L3T-1	dm³/min	1.666667e-5
DeciM3-PER-MOL	Cubic Decimetre per Mole	Cubic Decimeter per Mole	iw iz	A-1L3	dm³/mol	1e-3
DeciM3-PER-SEC	Cubic Decimetre per Second	Cubic Decimeter per Second	vc vi	L3T-1	dm³/s	1e-3
DeciN	DeciNewton		a6	L1M1T-2	dN	0.1
DeciN-M	Decinewton Metre	Decinewton Meter	j4 u3	L2M1T-2	dN·m	0.1
DeciS	DeciSiemens		m 4g	E2L-2M-1T3	dS	0.1
DeciS-PER-M	decisiemens per metre	decisiemens per meter	4j	E2L-3M-1T3	dS/m	0.1
DeciSEC	decisecond		tw	T1	ds	0.1
DeciTONNE	DeciTonne		gh	M1	dt	100
DeciTON_Metric	Metric DeciTON		gh	M1	dt	100
Denier	Denier		h7	L-1M1	D	1.1e-7	DENIER
E	Elementary Charge		6v	E1T1	e	1.602176634e-19
ENZ	enzyme unit		3n	A1T-1	U	-
ENZ-PER-L	enzyme units per litre		3o	A1L-3T-1	U/L	-
ERG	Erg		8b	L2M1T-2	erg	1e-7
ERG-CentiM2	erg square centimetre		he	L4M1T-2	erg·cm²	1e-11
ERG-CentiM2-PER-GM	erg square centimetre per gram		uh	L4T-2	erg·cm²/g	1e-8
ERG-PER-CentiM	Erg per Centimetre	Erg per Centimeter	ug	L1M1T-2	erg/cm	1e-5
ERG-PER-CentiM2	Erg per Square Centimetre	Erg per Square Centimeter	8m rt	M1T-2	erg/cm²	1e-3
ERG-PER-CentiM2-SEC	Erg per Square Centimetre Second	Erg per Square Centimeter Second	lu	M1T-3	erg/(cm²·s)	1e-3
ERG-PER-CentiM3	Erg per Cubic Centimetre	Erg per Cubic Centimeter	8d	L-1M1T-2	erg/cm³	0.1
ERG-PER-GM	Erg per Gram		q9	L2T-2	erg/g	1e-4
ERG-PER-GM-SEC	Erg per Gram Second		4 qt	L2T-3	erg/(g·s)	1e-4
ERG-PER-SEC	Erg per Second		lp	L2M1T-3	erg/s	1e-7
ERG-SEC	Erg Second		16 17	L2M1T-1	erg·s	1e-7
ERLANG	Erlang		c3		E
EV	Electron Volt		8b	L2M1T-2	eV	1.602176634e-19
EV-M2	electronvolt square metre		ub	L4M1T-2	eV·m²	1.602176487e-19
EV-M2-PER-KiloGM	electronvolt square metre per kilogram		uh	L4T-2	eV·m²/kg	1.602176487e-19
EV-PER-ANGSTROM	Electronvolt per Angstrom		ug	L1M1T-2	eV/Å	1.602176634e-9
EV-PER-K	Electron Volt per Kelvin		bc	L2M1H-1T-2	eV/K	1.602176634e-19
EV-PER-M	Electronvolt per Metre	Electronvolt per Meter	ug	L1M1T-2	eV/m	1.602176634e-19
EV-PER-T	Electron Volt per Tesla		fy g7	E1L2	eV/T	1.602176634e-19
EV-SEC	Electron Volt Second		16 17	L2M1T-1	eV·s	1.602176634e-19
E_h	Hartree		8b	L2M1T-2	Ha	4.35974394e-18
EarthMass	Earth mass		gh	M1	M⊕	5.97219e24
ElementaryCharge	Elementary Charge		6v	E1T1	e	1.602176634e-19
ExaBIT	ExaBIT		c3			6.9314718056e17
ExaBIT-PER-SEC	exabit per second		59	T-1	Ebit/s	1e18
ExaBYTE	ExaByte		c3		EB	5.54517744448e18
ExaC	ExaCoulomb		6v	E1T1	EC	1e18
ExaJ	Exajoule		8b	L2M1T-2	EJ	1e18
ExaJ-PER-SEC	exajoule per second		lp	L2M1T-3	EJ/s	1e18
ExaV	ExaV		7n 7o 8o v7	E-1L2M1T-3		1e18
ExaV-A	exavolt ampere		4b jn	L2M1T-3	EV·A	-	ExaVA
ExaVA	exavolt ampere		4b jn	L2M1T-3	EVA	1e18
ExaW	exawatt		f lp	L2M1T-3	EW	1e18
ExbiBIT	ExbiBIT		c3			1.05997109765e17
ExbiBIT-PER-M	exbibit per metre		dx	L-1	Eibit/m	1.15292150461e18
ExbiBIT-PER-M2	exbibit per square metre		1g	L-2	Eibit/m²	1.15292150461e18
ExbiBIT-PER-M3	exbibit per cubic metre		vl	L-3	Eibit/m³	1.15292150461e18
ExbiBYTE	ExbiByte		c3		EiB	8.47976878122e17
F	Faraday		6v	E1T1	F	96485.3399
FA	Fractional area		pm		fa	12.5663706
FARAD	farad		3h	E2L-2M-1T4	F
FARAD-PER-KiloM	Farad per Kilometre	Farad per Kilometer	ky	E2L-3M-1T4	F/km	1e-3
FARAD-PER-M	farad per metre	Farad per Meter	ky	E2L-3M-1T4	F/m
FARAD_Ab	Abfarad		3h	E2L-2M-1T4	abF	1e9
FARAD_Ab-PER-CentiM	Abfarad per Centimetre	Abfarad per Centimeter	ky	E2L-3M-1T4	abF/cm	1e11
FARAD_Stat	Statfarad		3h	E2L-2M-1T4	statF	1.11265005605e-18
FATH	Fathom		dh	L1	fathom	1.8288
FBM	Board Foot		va	L3	BDFT	0.00236
FC	Foot Candle		fk	L-2I1	fc	10.764
FLIGHT	Flight		5w		flight	-
FM	fermi		dh	L1	fm	1e-15
FR	Franklin		6v	E1T1	Fr	3.33564095198e-10
FRACTION	Fraction		5x 6f k3 nv p9		÷
FRAME-PER-SEC	Frame per Second		v3	T-1	fps	-
FT	Foot		dh	L1	ft	0.3048
FT-HR-PER-GAL_UK	foot hour per gallon (UK)		ut	L-2T1	ft·h/gal{UK}	241367.856774
FT-HR-PER-GAL_US	foot hour per gallon (US)		ut	L-2T1	ft·h/gal{US}	289870.709612
FT-HR-PER-IN3	foot hour per cubic inch		ut	L-2T1	ft·h/in³	66960133.9203
FT-LB_F	Foot Pound Force		8b j4 u3	L2M1T-2	ft·lbf	1.35581807
FT-LB_F-PER-FT2	Foot Pound per Square Foot		8m	M1T-2	ft·lbf/ft²	14.5939042
FT-LB_F-PER-FT2-SEC	Foot Pound Force per Square Foot Second		lu	M1T-3	ft·lbf/(ft²·s)	14.5939042
FT-LB_F-PER-HR	Foot Pound Force per Hour		f lp	L2M1T-3	ft·lbf/h	3.76616113657e-4
FT-LB_F-PER-M2	Foot Pound Force per Square Metre	Foot Pound Force per Square Meter	8m	M1T-2	ft·lbf/m²	1.35581800916
FT-LB_F-PER-MIN	Foot Pound Force per Minute		f lp	L2M1T-3	ft·lbf/min	0.0225969678
FT-LB_F-PER-SEC	Foot Pound Force per Second		f lp	L2M1T-3	ft·lbf/s	1.35581807
FT-LB_F-SEC	Foot Pound Force Second		16 17	L2M1T-1	ft·lbf·s	1.35581800916
FT-PDL	Foot Poundal		8b	L2M1T-2	ft·pdl	0.0421401100938
FT-PER-DAY	Foot per Day		eg v0	L1T-1	ft/d	3.52777777778e-6
FT-PER-DEG_F	Foot per Degree Fahrenheit		ee	L1H-1	ft/°F	0.54864
FT-PER-HR	Foot per Hour		eg v0	L1T-1	ft/h	8.46666666667e-5
FT-PER-MIN	Foot per Minute		eg v0	L1T-1	ft/min	0.00508
FT-PER-PSI	foot per psi		ut	L2M-1T2	ft/psi	4.42075004767e-5
FT-PER-SEC	Foot per Second		eg v0	L1T-1	ft/s	0.3048
FT-PER-SEC-DEG_F	foot per second degree Fahrenheit		ut	L1H-1T-1	ft/(s·°F)	0.54864
FT-PER-SEC-PSI	foot per second psi		ut	L2M-1T1	ft/(s·psi)	4.42075004767e-5
FT-PER-SEC2	Foot per Square Second		6 dv	L1T-2	ft/s²	0.3048
FT-SEC-PER-GAL_UK	foot second per gallon (UK)		ut	L-2T1	ft·s/gal{UK}	67.0466268816
FT-SEC-PER-GAL_US	foot second per gallon (US)		ut	L-2T1	ft·s/gal{US}	80.5196415588
FT-SEC-PER-IN3	foot second per cubic inch		ut	L-2T1	ft·s/in³	18600.0372001
FT2	Square Foot		1e bn	L2	ft²	0.09290304
FT2-DEG_F	Square Foot Degree Fahrenheit		1n	L2H1	ft²·°F	0.0516128
FT2-HR-DEG_F	Square Foot Hour Degree Fahrenheit		1q	L2H1T1	ft²·h·°F	185.80608
FT2-HR-DEG_F-PER-BTU_IT	Square Foot Hour Degree Fahrenheit per BTU		td	M-1H1T3	ft²·h·°F/Btu{IT}	0.176110183682
FT2-PER-BTU_IT-IN	Square Foot per BTU Inch		ut	L-1M-1T2	ft²/(Btu{IT}·in)	0.00346673589
FT2-PER-HR	Square Foot per Hour		1l	L2T-1	ft²/h	2.58064e-5
FT2-PER-SEC	Square Foot per Second		1l	L2T-1	ft²/s	0.09290304
FT2-SEC-DEG_F	Square Foot Second Degree Fahrenheit		1q	L2H1T1	ft²·s·°F	0.0516128
FT3	Cubic Foot		va	L3	ft³	0.028316846592
FT3-PER-DAY	Cubic Foot per Day		vc vi	L3T-1	ft³/d	3.277413e-7
FT3-PER-DEG_F	Cubic Foot per Degree Fahrenheit		vk	L3H-1	ft³/°F	0.05097033
FT3-PER-HR	Cubic Foot per Hour		vc vi	L3T-1	ft³/h	7.865792e-6
FT3-PER-LB	cubic foot per pound		pl qw	L3M-1	ft³/lbm	0.0624279605761
FT3-PER-MIN	Cubic Foot per Minute		vc vi	L3T-1	ft³/min	4.719474432e-4
FT3-PER-MIN-FT2	Cubic Foot per Minute Square Foot		r6	L1T-1	ft³/(min·ft²)	0.00508
FT3-PER-PSI	cubic foot per psi		ut	L4M-1T2	ft³/psi	4.10701118509e-6
FT3-PER-SEC	Cubic Foot per Second		vc vi	L3T-1	ft³/s	0.028316846592
FT4	foot to the fourth power		oz p0 p2	L4	ft⁴	0.00863097484124
FT_H2O	Foot of Water		aa uy	L-1M1T-2	ftH₂0	2989.067
FT_H2O_39dot2DEG_F	foot of water (39.2 °F)		aa uy	L-1M1T-2	ftH₂O (39.2 °F)	-
FT_HG	Foot Of Mercury		aa uy	L-1M1T-2	ftHg	40636.66
FT_US	US Survey Foot		dh	L1	ft{US Survey}	0.3048006
FUR	Furlong		dh	L1	furlong	201.168
FUR_Long	Long Furlong		dh	L1	furlong{long}	-
FemtoA	femtoampere		51 5z 75 7b gc gg ud	E1	fA	1e-15
FemtoC	FemtoCoulomb		6v	E1T1	fC	1e-15
FemtoFARAD	femtofarad		3h	E2L-2M-1T4	fF	1e-15
FemtoGM	FemtoGram		gh	M1	fg	1e-18
FemtoGM-PER-KiloGM	Femtograms per kilogram		h9		fg/kg	1e-18
FemtoGM-PER-L	Femtograms per litre		5j gr	L-3M1	fg/L	1e-15
FemtoJ	Femtojoule		8b	L2M1T-2	fJ	1e-15
FemtoL	Femtolitre		va	L3	fL	1e-18
FemtoM	Femtometre	Femtometer	dh	L1	fm	1e-15
FemtoMOL	FemtoMole		s 9l	A1	fmol	1e-15
FemtoMOL-PER-KiloGM	Femtomoles per kilogram		w	A1M-1	fmol/kg	1e-15
FemtoMOL-PER-L	Femtomoles per litre		4f po	A1L-3	fmol/L	1e-12
FemtoSEC	Femtosecond		tw	T1	fs	1e-15
FemtoV	femtovolt		7n 7o 8o v7	E-1L2M1T-3	fV	1e-15
G	Gravity		6 dv	L1T-2	G	9.80665
GALILEO	Galileo		6 dv	L1T-2	Gal	0.01
GAL_IMP	Imperial Gallon		es	L3	gal{Imp}	0.00454609
GAL_UK	Gallon (UK)		es	L3	gal{UK}	0.00454609
GAL_UK-PER-DAY	Gallon (UK) per Day		vc vi	L3T-1	gal{UK}/d	5.261678e-8
GAL_UK-PER-HR	Gallon (UK) per Hour		vc vi	L3T-1	gal{UK}/h	1.262803e-6
GAL_UK-PER-MIN	Gallon (UK) per Minute		vc vi	L3T-1	gal{UK}/min	7.576817e-5
GAL_UK-PER-SEC	Gallon (UK) per Second		vc vi	L3T-1	gal{UK}/s	0.00454609
GAL_US	US Gallon	Queen Anne's wine gallon	es	L3	in³	0.003785412
GAL_US-PER-DAY	US Gallon per Day		vc vi	L3T-1	gal{US}/d	4.38126389e-8
GAL_US-PER-HR	Gallon (US) per Hour		vc vi	L3T-1	gal{US}/h	1.051503e-6
GAL_US-PER-MIN	US Gallon per Minute		vc vi	L3T-1	gal{US}/min	6.30902e-5
GAL_US-PER-SEC	Gallon (US Liquid) per Second		vc vi	L3T-1	gal{US}/s	0.003785412
GAL_US_DRY	Dry Gallon US	Winchester gallon|corn gallon	6e	L3	gal{US Dry}	0.00440488377
GAMMA	Gamma		g1 g4	E-1M1T-2	γ	1e-9
GAUGE_FR	French Gauge		dh	L1	French gauge	3.333333e-4
GAUSS	Gauss		g4	E-1M1T-2	Gs	1e-4
GA_Charriere	Charrière gauge		dh	L1	Ch	-
GI	Gilbert		gg	E1	Gb	0.795774715
GI_UK	Gill (UK)		va	L3	gill{UK}	1.420653e-4
GI_UK-PER-DAY	Gill (UK) per Day		vc vi	L3T-1	gill{UK}/d	1.644274e-9
GI_UK-PER-HR	Gill (UK) per Hour		vc vi	L3T-1	gill{UK}/h	3.946258e-8
GI_UK-PER-MIN	Gill (UK) per Minute		vc vi	L3T-1	gill{UK}/min	2.367755e-6
GI_UK-PER-SEC	Gill (UK) per Second		vc vi	L3T-1	gill{UK}/s	1.420653e-4
GI_US	Gill (US)		va	L3	gill{US}	1.18294125e-4
GI_US-PER-DAY	Gill (US) per Day		vc vi	L3T-1	gill{US}/d	1.369145e-9
GI_US-PER-HR	Gill (US) per Hour		vc vi	L3T-1	gill{US}/h	3.285947e-8
GI_US-PER-MIN	Gill (US) per Minute		vc vi	L3T-1	gill{US}/min	1.971568e-6
GI_US-PER-SEC	Gill (US) per Second		vc vi	L3T-1	gill{US}/s	1.182941e-4
GM	Gram		gh	M1	g	1e-3
GM-CentiM-PER-SEC	gram centimetre per second		bt	L1M1T-1	g·cm/s	1e-5
GM-HR-PER-L-CentiM3	gram hour per litre cubic centimetre		ut	L-6M1T1	g·h/(L·cm³)	3.6e9
GM-HR-PER-L-M3	gram hour per litre cubic metre		ut	L-6M1T1	g·h/(L·m³)	3600
GM-HR-PER-L2	gram hour per litre squared		ut	L-6M1T1	g·h/L²	3.6e6
GM-HR-PER-M3-CentiM3	gram hour per cubic metre cubic centimetre		ut	L-6M1T1	g·h/(m³·cm³)	3.6e6
GM-HR-PER-M3-L	gram hour per cubic metre litre		ut	L-6M1T1	g·h/(m³·L)	3600
GM-HR-PER-M6	gram hour per power of metre with the exponent 6		ut	L-6M1T1	g·h/m⁶	3.6
GM-MIN-PER-L-CentiM3	gram minute per litre cubic centimetre		ut	L-6M1T1	g·min/(L·cm³)	6e7
GM-MIN-PER-L-M3	gram minute per litre cubic metre		ut	L-6M1T1	g·min/(L·m³)	60
GM-MIN-PER-L2	gram minute per litre squared		ut	L-6M1T1	g·min/L²	6e4
GM-MIN-PER-M3-CentiM3	gram minute per cubic metre cubic centimetre		ut	L-6M1T1	g·min/(m³·cm³)	6e4
GM-MIN-PER-M3-L	gram minute per cubic metre litre		ut	L-6M1T1	g·min/(m³·L)	60
GM-MIN-PER-M6	gram minute per power of metre with the exponent 6		ut	L-6M1T1	g·min/m⁶	0.06
GM-MilliM	Gram Millimetre	Gram Millimeter	dk	L1M1	g·mm	1e-6
GM-PER-BAR	gram per bar		ut	L1T2	g/bar	1e-8
GM-PER-CentiM-BAR	gram per centimetre bar		u2	T2	g/(cm·bar)	1e-6
GM-PER-CentiM-SEC	gram per centimetre second		6k v4	L-1M1T-1	g/(cm·s)	0.1
GM-PER-CentiM2	Gram per Square Centimetre	Gram per Square Centimeter	h3	L-2M1	g/cm²	10
GM-PER-CentiM2-YR	Grams per square centimetre year		h4	L-2M1T-1	g/(cm²·a)	3.1688087814e-7
GM-PER-CentiM3	Gram per Cubic Centimetre	Gram per Cubic Centimeter	5j gr	L-3M1	g/cm³	1e3
GM-PER-CentiM3-BAR	gram per cubic centimetre bar		h6	L-2T2	g/(cm³·bar)	0.01
GM-PER-CentiM3-K	gram per cubic centimetre kelvin		ut	L-3M1H-1	g/(cm³·K)	1e3
GM-PER-DAY	Gram per Day		gu	M1T-1	g/d	1.157407e-8
GM-PER-DAY-BAR	gram per day bar		ut	L1T1	g/(d·bar)	1.15740740741e-13
GM-PER-DAY-K	gram per day kelvin		ut	M1H-1T-1	g/(d·K)	1.15740740741e-8
GM-PER-DEG_C	Gram Degree Celsius		ut	M1H-1	g/°C	1e-3
GM-PER-DeciL	grams per decilitre		5j gr	L-3M1	g/dL	10
GM-PER-DeciM3	Gram per Cubic Decimetre	Gram per Cubic Decimeter	5j gr	L-3M1	g/dm³
GM-PER-DeciM3-BAR	gram per cubic decimetre bar		h6	L-2T2	g/(dm³·bar)	1e-5
GM-PER-DeciM3-K	gram per cubic decimetre kelvin		ut	L-3M1H-1	g/(dm³·K)
GM-PER-GM	Gram per Gram		h9		g/g
GM-PER-HA	Gram per Hectare		h3	L-2M1	g/ha	1e-7
GM-PER-HR	Gram per Hour		gu	M1T-1	g/h	2.777778e-7
GM-PER-HR-BAR	gram per hour bar		ut	L1T1	g/(h·bar)	2.77777777778e-12
GM-PER-HR-K	gram per hour kelvin		ut	M1H-1T-1	g/(h·K)	2.77777777778e-7
GM-PER-HZ	gram per hertz		ut	M1T1	g/Hz	1e-3
GM-PER-HectoGM	Gram Per Hectogram		h9		g/hg	0.01
GM-PER-K	gram per kelvin		ut	M1H-1	g/K	1e-3
GM-PER-KiloGM	Gram per Kilogram		h9		g/kg	1e-3
GM-PER-KiloM	Gram per Kilometre	Gram per Kilometer	h7	L-1M1	g/km	1e-6
GM-PER-L	Gram per Litre	Gram per Liter	5j gr	L-3M1	g/L
GM-PER-L-BAR	gram per litre bar		h6	L-2T2	g/(L·bar)	1e-5
GM-PER-L-CentiPOISE	gram per litre centipoise		ut	L-2T1	g/(L·cP)	1e3
GM-PER-L-K	gram per litre kelvin		ut	L-3M1H-1	g/(L·K)
GM-PER-L-MilliPA-SEC	gram per litre millipascal second		ut	L-2T1	g/(L·mPa·s)	1e3
GM-PER-L-PA-SEC	gram per litre pascal second		ut	L-2T1	g/(L·Pa·s)
GM-PER-L-POISE	gram per litre poise		ut	L-2T1	g/(L·P)	10
GM-PER-M	Gram per Metre	Gram per Meter	h7	L-1M1	g/m	1e-3
GM-PER-M2	Gram per Square Metre	Gram per Square Meter	h3	L-2M1	g/m²	1e-3
GM-PER-M2-DAY	grams per square metre day	grams per square meter day	h4	L-2M1T-1	g/(m²·d)	1.1574073e-8
GM-PER-M2-HR	Grams per square meter per hour		h4	L-2M1T-1	g/(m²·h)	2.77777777778e-7
GM-PER-M2-YR	grams per square metre per year	grams per square meter per year	h4	L-2M1T-1	g/(m²·a)	3.16880878e-11
GM-PER-M3	Gram per Cubic Metre	Gram per Cubic Meter	5j gr	L-3M1	g/m³	1e-3
GM-PER-M3-BAR	gram per cubic metre bar		h6	L-2T2	g/(m³·bar)	1e-8
GM-PER-M3-CentiPOISE	gram per cubic metre centipoise		ut	L-2T1	g/(m³·cP)
GM-PER-M3-K	gram per cubic metre kelvin		ut	L-3M1H-1	g/(m³·K)	1e-3
GM-PER-M3-MilliPA-SEC	gram per cubic metre millipascal second		ut	L-2T1	g/(m³·mPa·s)
GM-PER-M3-PA-SEC	gram per cubic metre pascal second		ut	L-2T1	g/(m³·Pa·s)	1e-3
GM-PER-M3-POISE	gram per cubic metre poise		ut	L-2T1	g/(m³·P)	0.01
GM-PER-MIN	Gram per Minute		gu	M1T-1	g/min	1.666667e-5
GM-PER-MIN-BAR	gram per minute bar		ut	L1T1	g/(min·bar)	1.66666666667e-10
GM-PER-MIN-K	gram per minute kelvin		ut	M1H-1T-1	g/(min·K)	1.66666666667e-5
GM-PER-MOL	Gram per Mole		it	A-1M1	g/mol	1e-3
GM-PER-MilliL	Gram per Millilitre		5j gr	L-3M1	g/mL	1e3
GM-PER-MilliL-BAR	gram per millilitre bar		h6	L-2T2	g/(mL·bar)	0.01
GM-PER-MilliL-K	gram per millilitre kelvin		ut	L-3M1H-1	g/(mL·K)	1e3
GM-PER-MilliM	Gram per Millimetre	Gram per Millimeter	h7	L-1M1	g/mm
GM-PER-MilliM-BAR	Gram per Millimetre Bar	Gram per Millimeter Bar	u2	T2	g/(mm·bar)	1e-5
GM-PER-MilliM2	gram per square millimetre		2w h3 hw s4	L-2M1	g/mm²	1e3
GM-PER-SEC	Gram per Second		gu	M1T-1	g/s	1e-3
GM-PER-SEC-BAR	gram per second bar		ut	L1T1	g/(s·bar)	1e-8
GM-PER-SEC-K	gram per second kelvin		ut	M1H-1T-1	g/(s·K)	1e-3
GM-SEC-PER-L-CentiM3	gram second per litre cubic centimetre		ut	L-6M1T1	g·s/(L·cm³)	1e6
GM-SEC-PER-L-M3	gram second per litre cubic metre		ut	L-6M1T1	g·s/(L·m³)
GM-SEC-PER-L2	gram second per litre squared		ut	L-6M1T1	g·s/L²	1e3
GM-SEC-PER-M3-CentiM3	gram second per cubic metre cubic centimetre		ut	L-6M1T1	g·s/(m³·cm³)	1e3
GM-SEC-PER-M3-L	gram second per cubic metre litre		ut	L-6M1T1	g·s/(m³·L)
GM-SEC-PER-M6	gram second per power of metre with the exponent 6		ut	L-6M1T1	g·s/m⁶	1e-3
GM_Carbon-PER-M2-DAY	grams Carbon per square metre day	grams Carbon per square meter day	h4	L-2M1T-1	g{carbon}/(m²·day)	1.1574073e-8
GM_F	Gram Force		a6	L1M1T-2	gf	0.00980665
GM_F-PER-CentiM2	Gram Force per Square Centimetre	Gram Force per Square Centimeter	aa uy	L-1M1T-2	gf/cm²	98.0665
GM_Nitrogen-PER-M2-DAY	grams Nitrogen per square metre day	grams Nitrogen per square meter day	h4	L-2M1T-1	g{nitrogen}/(m²·day)	1.1574073e-8
GON	Gon		z le		gon	0.0157079632679
GR	Grade		5x		gr	-
GRAD	Grad		z le		grad	0.0157079632679
GRAIN	Grain		gh	M1	gr{UK}	6.479891e-5
GRAIN-PER-GAL	Grain per Gallon		5j gr	L-3M1	grain{UK}/gal	0.017118061
GRAIN-PER-GAL_US	Grain per Gallon (US)		5j gr	L-3M1	gr{UK}/gal{US}	0.01711806
GRAIN-PER-M3	Grains per Cubic Metre	Grains per Cubic Meter	5j gr	L-3M1	gr{UK}/m³	6.479891e-5
GRAY	gray		3 d4	L2T-2	Gy
GRAY-PER-HR	gray per hour		4 d5 qt	L2T-3	Gy/h	2.77777777778e-4
GRAY-PER-MIN	gray per minute		4 d5 qt	L2T-3	Gy/min	0.0166666666667
GRAY-PER-SEC	Gray per Second		4 d5 qt	L2T-3	Gy/s
GT	Gross Tonnage		va	L3	G.T.	-
Gamma	Gamma		g1 g4	E-1M1T-2	γ	1e-9	GAMMA
GibiBIT	gibibit		5b		Gibit	744261117.955
GibiBIT-PER-M	gibibit per metre		dx	L-1	Gibit/m	744261117.955
GibiBIT-PER-M2	gibibit per square metre		1g	L-2	Gibit/m²	744261117.955
GibiBIT-PER-M3	gibibit per cubic metre		vl	L-3	Gibit/m³	744261117.955
GibiBYTE	GibiByte		c3		GiB	5954088943.64
GigaA	gigaampere		51 5z 75 7b gc gg ud	E1	GA	1e9
GigaBIT	gigabit		5b		Gbit	693147180.56
GigaBIT-PER-M	gigabit per metre		dx	L-1	Gbit/m	693147180.56
GigaBIT-PER-SEC	Gigabit per Second		59	T-1	Gbit/s	693147180.56
GigaBQ	Gigabecquerel		g	T-1	GBq	1e9
GigaBYTE	GigaByte	gbyte	c3		GB	5545177444.48
GigaBYTE-PER-SEC	gigabyte per second		37	T-1	GB/s	5545177444.48
GigaBasePair	Gigabase Pair	Gigabase	5w		Gbp	1e9
GigaC	GigaCoulomb		6v	E1T1	GC	1e9
GigaC-PER-M3	Gigacoulomb per Cubic Metre	Gigacoulomb per Cubic Meter	73	E1L-3T1	GC/m³	1e9
GigaEV	Giga Electron Volt		8b	L2M1T-2	GeV	1.602176634e-10
GigaFLOPS	gigafloatingpoint operations per second		a3	T-1	GFLOPS	1e9
GigaHZ	Gigahertz		ae	T-1	GHz	1e9
GigaHZ-M	Gigahertz Metre	Gigahertz Meter	4h b0 eg l2 pv r6 v0	L1T-1	GHz·m	1e9
GigaJ	Gigajoule		8b ta	L2M1T-2	GJ	1e9
GigaJ-PER-HR	Gigajoule per Hour		lp	L2M1T-3	GJ/h	277777.777778
GigaJ-PER-M2	Gigajoule per Square Metre	Gigajoule per Square Meter	8g 8m n7 rt	M1T-2	GJ/m²	1e9
GigaJ-PER-SEC	gigajoule per second		lp	L2M1T-3	GJ/s	1e9
GigaN	GigaN		a6	L1M1T-2		1e9
GigaN-M-PER-M2	giganewton metre per square metre		8m ad	M1T-2	GN·m/m²	-
GigaOHM	Gigaohm		od	E-2L2M1T-3	GΩ	1e9
GigaOHM-M	gigaohm metre		og	E-2L3M1T-3	GΩ·m	1e9
GigaOHM-PER-M	gigaohm per metre		eb	E-2L1M1T-3	GΩ/m	1e9
GigaPA	Gigapascal		aa ia pb uy	L-1M1T-2	GPa	1e9
GigaPA-CentiM3-PER-GM	Gigapascal Cubed Centimetre per Gram	Gigapascal Cubed Centimeter per Gram	qq	L2T-2	GPa·cm³/g	1e6
GigaV	gigavolt		7n 7o 8o v7	E-1L2M1T-3	GV	1e9
GigaV-A	gigavolt ampere		4b jn	L2M1T-3	GV·A	1e9	GigaV
GigaV-A_Reactive	gigavolt ampere reactive		nn	L2M1T-3	GV·A{Reactive}	-	GigaVAR
GigaVA	gigavolt ampere		4b jn	L2M1T-3	GVA	1e9
GigaVAR	gigavolt ampere reactive		nn	L2M1T-3	GVA{Reactive}	1e9
GigaW	Gigawatt		f lp	L2M1T-3	GW	1e9
GigaW-HR	Gigawatt Hour		8b	L2M1T-2	GW·h	3.6e12
Gs	Gs		g4	E-1M1T-2	G	1e-4	GAUSS
H	henry		bx	E-2L2M1T-2	H
H-PER-KiloOHM	Henry per Kiloohm		tw	T1	H/kΩ	1e-3
H-PER-M	Henry per Metre	Henry per Meter	7y kv	E-2L1M1T-2	H/m
H-PER-OHM	Henry per Ohm		tw	T1	H/Ω
HA	Hectare		1e	L2	ha	1e4
HART	Hartley		c3		Hart	2.30258509299
HART-PER-SEC	Hartley per Second		c4	T-1	Hart/s	2.30258509299
HK	Hefner-Kerze		fm	I1	HK	-
HP	Horsepower		lp	L2M1T-3	HP	745.6999
HP_Boiler	Boiler Horsepower		f lp	L2M1T-3	HP{boiler}	9809.5
HP_Brake	Horsepower (brake)		lp	L2M1T-3	HP{brake}	9809.5
HP_Electric	Horsepower (electric)		lp	L2M1T-3	HP{electric}	746
HP_H2O	horsepower (water)		f	L2M1T-3	water hp	746.043
HP_Metric	Horsepower (metric)		lp	L2M1T-3	HP{metric}	735.4988
HR	Hour		tw	T1	h	3600
HR-FT2	Hour Square Foot		1p	L2T1	h·ft²	334.450944
HR-PER-FT2	hour per square foot		ut	L-2T1	h/ft²	38750.0775002
HR-PER-YR	Hours per Year		tz		h/a	1.14077116131e-4
HR_Sidereal	Sidereal Hour		tw	T1	h{sidereal}	3590.17
HZ	hertz		ae ou ox	T-1	Hz
HZ-M	Hertz Metre	Hertz Meter	r6	L1T-1	Hz·m
HZ-PER-K	hertz per kelvin		cp	H-1T-1	Hz/K
HZ-PER-T	Hertz per Tesla		71	E1M-1T1	Hz/T
HZ-PER-V	Hertz per Volt		ci	E1L-2M-1T2	Hz/V
H_Ab	Abhenry		bx	E-2L2M1T-2	abH	1e-9
H_Stat	Stathenry		bx	E-2L2M1T-2	statH	8.9876e11
H_Stat-PER-CentiM	Stathenry per Centimetre	Stathenry per Centimeter	7y kv	E-2L1M1T-2	statH/cm	8.9876e13
HeartBeat	Heart Beat		5w		heartbeat	-
HectoBAR	Hectobar		aa uy	L-1M1T-2	hbar	1e7
HectoC	HectoCoulomb		6v	E1T1	hC	100
HectoGM	Hectogram		gh	M1	hg	0.1
HectoL	Hectolitre		va	L3	hL	0.1
HectoM	Hectometre	Hectometer	dh	L1	hm	100
HectoPA	Hectopascal		aa ia pb uy	L-1M1T-2	hPa	100
HectoPA-L-PER-SEC	Hectopascal Litre per Second	Hectopascal Liter per Second	lp	L2M1T-3	hPa·L/s	0.1
HectoPA-M3-PER-SEC	Hectopascal Cubic Metre per Second	Hectopascal Cubic Meter per Second	lp	L2M1T-3	hPa·m³/s	100
HectoPA-PER-BAR	Hectopascal per Bar		mm		hPa/bar	1e-3
HectoPA-PER-HR	Hectopascals per hour		ab	L-1M1T-3	hPa/h	0.0277777777778
HectoPA-PER-K	Hectopascal per Kelvin		mh	L-1M1H-1T-2	hPa/K	100
HectoPA-PER-M	hectopascal per metre		mi	L-2M1T-2	hPa/m	100
Hundredweight_UK	Hundredweight (UK)		gh	M1	cwt{long}	50.80235
Hundredweight_US	Hundredweight (US)		gh	M1	cwt{short}	45.359237
IN	Inch		dh	L1	in	0.0254
IN-PDL	inch poundal		j4 u3	L2M1T-2	in·pdl	0.00351167584115
IN-PER-2PiRAD	inch per two pi radians		os	L1	in/revolution	-
IN-PER-DEG_F	Inch per Degree Fahrenheit		ee	L1H-1	in/°F	0.04572
IN-PER-MIN	Inch per Minute		eg v0	L1T-1	in/min	4.23333333e-4
IN-PER-PSI	inch per psi		ut	L2M-1T2	in/psi	3.68395837306e-6
IN-PER-SEC	Inch per Second		eg mq v0	L1T-1	in/s	0.0254
IN-PER-SEC-DEG_F	inch per second degree Fahrenheit		ut	L1H-1T-1	in/(s·°F)	0.04572
IN-PER-SEC-PSI	inch per second psi		ut	L2M-1T1	in/(s·psi)	3.68395837306e-6
IN-PER-SEC2	Inch per Square second		6 dv	L1T-2	in/s²	0.0254
IN-PER-YR	inch per year		80 eg r6 v0	L1T-1	in/a	8.04877430476e-10
IN2	Square Inch		1e bn	L2	in²	6.4516e-4
IN2-PER-SEC	Square Inch per Second		1l	L2T-1	in²/s	6.4516e-4
IN3	Cubic Inch		va	L3	in³	1.6387064e-5
IN3-PER-HR	Cubic Inch per Hour		vc vi	L3T-1	in³/h	4.551961e-9
IN3-PER-LB	cubic inch per pound		pl qw	L3M-1	in³/lbm	3.61272920001e-5
IN3-PER-MIN	Cubic Inch per Minute		vc vi	L3T-1	in³/min	2.73117733333e-7
IN3-PER-SEC	Cubic Inch per Second		vc vi	L3T-1	in³/s	1.638706e-5
IN4	Quartic Inch		oz p0 p2	L4	in⁴	4.162314e-7
IN_H2O	Inch of Water		aa uy	L-1M1T-2	inH₂0	249.080024
IN_H2O_39dot2DEG_F	inch of water (39.2 °F)		aa uy	L-1M1T-2	inH₂O (39.2 °F)	-
IN_H2O_60DEG_F	inch of water (60 °F)		aa uy	L-1M1T-2	inH₂O (60 °F)	-
IN_HG	Inch of Mercury		aa uy	L-1M1T-2	inHg	3386.389
IN_HG_32DEG_F	inch of mercury (32 °F)		aa uy	L-1M1T-2	inHg (32 °F)	-
IN_HG_60DEG_F	inch of mercury (60 °F)		aa uy	L-1M1T-2	inHg (60 °F)	-
IU	International Unit		s	A1	IU	-
IU-PER-L	International Unit per Litre	International Unit per Liter	p8	A1L-3	IU/L	-
IU-PER-MilliGM	International Unit per milligram		w	A1M-1	IU/mg	1e-6
IU-PER-MilliL	International Unit per milliliter		p8	A1L-3	IU/mL	-
J	joule		8b 99 b8 da dr ta	L2M1T-2	J
J-M-PER-MOL	Joule Metre per Mole	Joule Meter per Mole	dl	A-1L3M1T-2	J·m/mol
J-M2	Joule Square Metre	Joule Square Meter	ub	L4M1T-2	J·m²
J-M2-PER-KiloGM	Joule Square Metre per Kilogram	Joule Square Meter per Kilogram	uh	L4T-2	J·m²/kg
J-PER-CentiM2	Joule per Square Centimetre	Joule per Square Centimeter	8m rt	M1T-2	J/cm²	1e4
J-PER-CentiM2-DAY	Joules per square centimetre day		lu ne	M1T-3	J/(cm²·d)	0.115740740741
J-PER-CentiM3-K	Joule per Cubic Centimetre Kelvin	Joule per Cubic Centimeter Kelvin	vp	L-1M1H-1T-2	J/(cm³·K)	1e6
J-PER-DAY	joule per day		lp	L2M1T-3	J/d	1.15740740741e-5
J-PER-GM	Joule per Gram		q9	L2T-2	J/g	1e3
J-PER-GM-DEG_C	joule per gram degree celsius		qc qe qf qg qh	L2H-1T-2	J/(g·°C)	1e3
J-PER-GM-K	Joule per Gram Kelvin		qc qe qf qg qh	L2H-1T-2	J/(g·K)	1e3
J-PER-HR	Joule per Hour		lp	L2M1T-3	J/h	2.77777777778e-4
J-PER-K	joule per kelvin		8u bc	L2M1H-1T-2	J/K
J-PER-KiloGM	Joule per Kilogram		q9	L2T-2	J/kg
J-PER-KiloGM-DEG_C	joule per kilogram degree celsius		qc qe qf qg qh	L2H-1T-2	J/(kg·°C)
J-PER-KiloGM-K	Joule per Kilogram Kelvin		qc qe qf qg qh	L2H-1T-2	J/(K·kg)
J-PER-KiloGM-K-M3	Joule per Kilogram Kelvin Cubic Metre	Joule per Kilogram Kelvin Cubic Meter	qj	L-1H-1T-2	J/(K·kg·m³)
J-PER-KiloGM-K-PA	Joule per Kilogram Kelvin Pascal		qi	L3M-1H-1	J/(K·kg·Pa)
J-PER-M	Joule per Metre	Joule per Meter	e3 ug	L1M1T-2	J/m
J-PER-M2	Joule per Square Metre	Joule per Square Meter	8g 8m n7 rt	M1T-2	J/m²
J-PER-M3	Joule per Cubic Metre	Joule per Cubic Meter	7x 8d n4 vt	L-1M1T-2	J/m³
J-PER-M3-K	Joule per Cubic Metre Kelvin	Joule per Cubic Meter Kelvin	vp	L-1M1H-1T-2	J/(m³·K)
J-PER-M4	Joule per Quartic Metre	Joule per Quartic Meter	r4	L-2M1T-2	J/m⁴
J-PER-MIN	joule per minute		lp	L2M1T-3	J/min	0.0166666666667
J-PER-MOL	joule per mole		3x 7l im	A-1L2M1T-2	J/mol
J-PER-MOL-K	Joule per Mole Kelvin		in ir	A-1L2M1H-1T-2	J/(mol·K)
J-PER-SEC	Joule per Second		lp	L2M1T-3	J/s
J-PER-T	joule per tesla		fy g7	E1L2	J/T
J-PER-T2	Joule per Square Tesla		8p	E2L2M-1T2	J/T²
J-SEC	joule second		c 16 17	L2M1T-1	J·s
J-SEC-PER-MOL	Joule Second per Mole		ii	A-1L2M1T-1	J·s/mol
K	kelvin		2x 4n a1 i2 sc tn	H1	K
K-DAY	Kelvin day		u1	H1T1	K·d	86400
K-M	Kelvin metres		do	L1H1	K·m
K-M-PER-SEC	Kelvin metres per second		ut	L1H1T-1	K·m/s
K-M-PER-W	Kelvin Metre per Watt	Kelvin Meter per Watt	tg	L-1M-1H1T3	K·m/W
K-M2-PER-KiloGM-SEC	Kelvin square metres per kilogram second		ut	L2M-1H1T-1	K·m²/(kg·s)
K-PA-PER-SEC	Kelvin Pascals per second		ut	L-1M1H1T-3	K·Pa/s
K-PER-BAR	kelvin per bar		ut	L1M-1H1T2	K/bar	1e-5
K-PER-HR	Kelvin per Hour		sr	H1T-1	K/h	2.77777777778e-4
K-PER-K	Kelvin per Kelvin		su		K/K
K-PER-M	Kelvin per metre		sp	L-1H1	K/m
K-PER-MIN	Kelvin per Minute		sr	H1T-1	K/min	0.01666667
K-PER-PA	kelvin per pascal		ut	L1M-1H1T2	K/Pa
K-PER-SEC	Kelvin per Second		sr	H1T-1	K/s
K-PER-SEC2	Kelvin per Square Second		ss	H1T-2	K/s²
K-PER-T	Kelvin per Tesla		sq	E1M-1H1T2	K/T
K-PER-W	kelvin per watt		tf	L-2M-1H1T3	K/W
K-SEC	Kelvin second		u1	H1T1	K·s
K2	Square Kelvin		ut	H2	K²
KAT	katal		3n	A1T-1	kat
KAT-PER-L	Katal per Litre	Katal per Liter	3o	A1L-3T-1	kat/L	1e3
KAT-PER-M3	katal per cubic metre		3o	A1L-3T-1	kat/m³
KAT-PER-MicroL	Katal per Microlitre	Katal per Microliter	3o	A1L-3T-1	kat/μL	1e9
KIP_F	Kip		a6	L1M1T-2	kip	4448.222
KIP_F-PER-IN2	Kip per Square Inch		aa ia pb uy	L-1M1T-2	kip/in²	6894757.89
KN	Knot	kt|kts	eg v0	L1T-1	kn	0.514444444444
KN-PER-SEC	Knot per Second		6 dv	L1T-2	kn/s	0.514444444444
KY	Kayser		cg	L-1	K	100
KibiBIT	kibibit		5b		Kibit	709.782712893
KibiBIT-PER-M	kibibit per metre		dx	L-1	Kibit/m	709.782712893
KibiBIT-PER-M2	kibibit per square metre		1g	L-2	Kibit/m²	709.782712893
KibiBIT-PER-M3	kibibit per cubic metre		vl	L-3	Kibit/m³	709.782712893
KibiBYTE	KibiByte		c3		KiB	5678.26170315
KiloA	kiloampere		75	E1	kA	1e3
KiloA-HR	Kiloampere Hour		6v	E1T1	kA·h	3.6e6
KiloA-PER-K	kiloampere per kelvin		7a	E1H-1	kA/K	1e3
KiloA-PER-M	Kiloampere per Metre	Kiloampere per Meter	e2 g2	E1L-1	kA/m	1e3
KiloA-PER-M2	Kiloampere per Square Metre	Kiloampere per Square Meter	76	E1L-2	kA/m²	1e3
KiloBAR	Kilobar		aa uy	L-1M1T-2	kbar	1e8
KiloBAUD	kilobaud		5v		kBd	1e3
KiloBIT	kilobit		5b		kbit	693.14718056
KiloBIT-PER-SEC	Kilobit per Second		59	T-1	kbit/s	693.14718056
KiloBQ	Kilobecquerel		g	T-1	kBq	1e3
KiloBQ-PER-KiloGM	kilobecquerel per kilogram		hg q6	M-1T-1	kBq/kg	1e3
KiloBTU_IT	Kilo British Thermal Unit (International Definition)		8b ta	L2M1T-2	kBtu{IT}	1055055.85262
KiloBTU_IT-PER-FT2	kBTU per Square Foot		8m	M1T-2	kBtu{IT}/ft²	11356526.7
KiloBTU_IT-PER-HR	Kilo British Thermal Unit (International Definition) per Hour		be lp	L2M1T-3	kBtu{IT}/h	293.07107
KiloBTU_TH	Kilo British Thermal Unit (Thermochemical Definition)		8b ta	L2M1T-2	kBtu{th}	1054350.2645
KiloBTU_TH-PER-HR	Kilo British Thermal Unit (thermochemical) per Hour		be	L2M1T-3	kBtu{th}/h	292.9
KiloBYTE	Kilo Byte		c3		kB	5545.17744448
KiloBYTE-PER-SEC	Kilobyte per Second		59	T-1	kB/s	5545.17744448
KiloC	KiloCoulomb		6v	E1T1	kC	1e3
KiloC-PER-M2	Kilocoulomb per Square Metre	Kilocoulomb per Square Meter	70 7m	E1L-2T1	kC/m²	1e3
KiloC-PER-M3	Kilocoulomb per Cubic Metre	Kilocoulomb per Cubic Meter	73	E1L-3T1	kC/m³	1e3
KiloCAL	Kilocalorie		8b ta	L2M1T-2	kcal	4184
KiloCAL-PER-CentiM-SEC-DEG_C	Kilocalorie per Centimetre Second Degree Celsius	Kilocalorie per Centimeter Second Degree Celsius	t4	L1M1H-1T-3	kcal/(cm·s·°C)	418400
KiloCAL-PER-CentiM2	Kilocalorie per Square Centimetre	Kilocalorie per Square Centimeter	8m	M1T-2	kcal/cm²	4.184e7
KiloCAL-PER-CentiM2-MIN	Kilocalorie per Square Centimetre Minute	Kilocalorie per Square Centimeter Minute	lu	M1T-3	kcal/(cm²·min)	697333.333333
KiloCAL-PER-CentiM2-SEC	Kilocalorie per Square Centimetre Second	Kilocalorie per Square Centimeter Second	lu	M1T-3	kcal/(cm²·s)	4.184e7
KiloCAL-PER-GM	Kilocalorie per Gram		q9	L2T-2	kcal/g	4184000
KiloCAL-PER-GM-DEG_C	Calorie per Gram Degree Celsius		qc qe qf qg qh	L2H-1T-2	kcal/(g·°C)	4184000
KiloCAL-PER-MIN	Kilocalorie per Minute		be lp	L2M1T-3	kcal/min	69.7333333
KiloCAL-PER-MOL	Kilocalorie per Mole		im	A-1L2M1T-2	kcal/mol	4184
KiloCAL-PER-MOL-DEG_C	Kilocalorie per Mole Degree Celsius		ir	A-1L2M1H-1T-2	kcal/(mol·°C)	4184
KiloCAL-PER-SEC	Kilocalorie per Second		be lp	L2M1T-3	kcal/s	4184
KiloCAL_IT	Kilocalorie (international Table)		ta	L2M1T-2	kcal{IT}	4186.8
KiloCAL_IT-PER-GM-K	kilocalorie (international table) per gram kelvin		hi	L2H-1T-2	kcal{IT}/(g·K)	4186800
KiloCAL_IT-PER-HR-M-DEG_C	Kilocalorie (international Table) per Hour Metre Degree Celsius	Kilocalorie (international Table) per Hour Meter Degree Celsius	t4	L1M1H-1T-3	kcal{IT}/(h·m·°C)	1.163
KiloCAL_Mean	Kilocalorie (mean)		ta	L2M1T-2	kcal{mean}	4190
KiloCAL_TH	Kilocalorie (thermochemical)		ta	L2M1T-2	kcal	4184
KiloCAL_TH-PER-HR	Kilocalorie (thermochemical) per Hour		be	L2M1T-3	kcal/h	1.16223055556
KiloCAL_TH-PER-MIN	Kilocalorie (thermochemical) per Minute		be	L2M1T-3	kcal/min	69.7338333333
KiloCAL_TH-PER-SEC	Kilocalorie (thermochemical) per Second		be	L2M1T-3	kcal/s	4184
KiloCD	kilocandela		fm	I1	kCd	1e3
KiloCi	Kilocurie		g 5h	T-1	kCi	3.7e13
KiloCubicFT	Thousand Cubic Foot		es va	L3	k(ft³)	28.316846592
KiloEV	Kilo Electron Volt		8b	L2M1T-2	keV	1.602176634e-16
KiloEV-PER-MicroM	Kilo Electron Volt per Micrometre	Kilo Electron Volt per Micrometer	e3	L1M1T-2	keV/μm	1.602176634e-10
KiloFARAD	kilofarad		3h	E2L-2M-1T4	kF	1e3
KiloGAUSS	Kilogauss		g4	E-1M1T-2	kGs	0.1
KiloGM	kilogram		3d gh	M1	kg
KiloGM-CentiM-PER-SEC	kilogram centimetre per second		bt	L1M1T-1	kg·cm/s	0.01
KiloGM-CentiM2	Kilogram Square Centimetre	Kilogram Square Centimeter	j5 ov	L2M1	kg·cm²	1e-4
KiloGM-K	Kilogram Kelvin		hf	M1H1	K·kg
KiloGM-M	kilogram metre		us	L1M1	kg·m
KiloGM-M-PER-SEC	kilogram metre per second	Kilogram Meter per Second	e9 j6	L1M1T-1	kg·m/s
KiloGM-M-PER-SEC2	kilogram metre per second squared		a6	L1M1T-2	kg·m/s²
KiloGM-M2	kilogram square metre	Kilogram Square Meter	j5 ov	L2M1	kg·m²
KiloGM-M2-PER-SEC	Kilogram Square Metre per Second	Kilogram Square Meter per Second	16 17	L2M1T-1	kg·m²/s
KiloGM-MilliM2	Kilogram Square Millimetre	Kilogram Square Millimeter	j5 ov	L2M1	kg·mm²	1e-6
KiloGM-PER-BAR	kilogram per bar		ut	L1T2	kg/bar	1e-5
KiloGM-PER-CentiM2	Kilogram per Square Centimetre	Kilogram per Square Centimeter	h3	L-2M1	kg/cm²	1e4
KiloGM-PER-CentiM3	Kilogram per Cubic Centimetre	Kilogram per Cubic Centimeter	5j gr	L-3M1	kg/cm³	1e6
KiloGM-PER-CentiM3-BAR	kilogram per cubic centimetre bar		h6	L-2T2	kg/(cm³·bar)	10
KiloGM-PER-CentiM3-K	kilogram per cubic centimetre kelvin		ut	L-3M1H-1	kg/(cm³·K)	1e6
KiloGM-PER-DAY	Kilogram per Day		gu	M1T-1	kg/d	1.157407e-5
KiloGM-PER-DAY-BAR	kilogram per day bar		ut	L1T1	kg/(d·bar)	1.15740740741e-10
KiloGM-PER-DAY-K	kilogram per day kelvin		ut	M1H-1T-1	kg/(d·K)	1.15740740741e-5
KiloGM-PER-DeciM3	Kilogram per Cubic Decimetre	Kilogram per Cubic Decimeter	5j gr	L-3M1	kg/dm³	1e3
KiloGM-PER-DeciM3-BAR	kilogram per cubic decimetre bar		h6	L-2T2	kg/(dm³·bar)	0.01
KiloGM-PER-DeciM3-K	kilogram per cubic decimetre kelvin		ut	L-3M1H-1	kg/(dm³·K)	1e3
KiloGM-PER-FT2	Kilogram per Square Foot		h3	L-2M1	kg/ft²	10.7639104167
KiloGM-PER-GigaJ	Kilogram per Gigajoule		h6	L-2T2	kg/GJ	1e-9
KiloGM-PER-HA	Kilogram per Hectare		h3	L-2M1	kg/ha	1e-4
KiloGM-PER-HA-YR	kilogram per hectare per year		h4	L-2M1T-1	kg/(ha·a)	3.16880878e-12
KiloGM-PER-HR	Kilogram per Hour		gu h8	M1T-1	kg/h	2.77777778e-4
KiloGM-PER-HR-BAR	kilogram per hour bar		ut	L1T1	kg/(h·bar)	2.77777777778e-9
KiloGM-PER-HR-K	kilogram per hour kelvin		ut	M1H-1T-1	kg/(h·K)	2.77777777778e-4
KiloGM-PER-J	Kilogram per Joule		h6	L-2T2	kg/J
KiloGM-PER-K	kilogram per kelvin		ut	M1H-1	kg/K
KiloGM-PER-KiloGM	Kilogram per Kilogram		h9		kg/kg
KiloGM-PER-KiloM	kilogram per kilometre		e8	L-1M1	kg/km	1e-3
KiloGM-PER-KiloM2	Kilograms per square kilometre		h3 s4	L-2M1	kg/km²	1e-6
KiloGM-PER-KiloMOL	Kilogram per Kilomol		it	A-1M1	kg/kmol	1e-3
KiloGM-PER-L	Kilogram per Litre	Kilogram per Liter	5j gr	L-3M1	kg/L	1e3
KiloGM-PER-L-BAR	kilogram per litre bar		h6	L-2T2	kg/(L·bar)	0.01
KiloGM-PER-L-K	kilogram per litre kelvin		ut	L-3M1H-1	kg/(L·K)	1e3
KiloGM-PER-M	Kilogram per Metre	Kilogram per Meter	dz h7	L-1M1	kg/m
KiloGM-PER-M-DAY	kilogram per metre day		6k v4	L-1M1T-1	kg/(m·d)	1.15740740741e-5
KiloGM-PER-M-HR	Kilograms per metre hour		6k v4	L-1M1T-1	kg/(m·h)	2.77777777778e-4
KiloGM-PER-M-MIN	kilogram per metre minute		6k v4	L-1M1T-1	kg/(m·min)	0.0166666666667
KiloGM-PER-M-SEC	Kilograms per metre second		6k v4	L-1M1T-1	kg/(m·s)
KiloGM-PER-M-SEC2	Kilograms per metre square second		aa uy	L-1M1T-2	kg/(m·s²)
KiloGM-PER-M2	Kilogram per Square Metre	Kilogram per Square Meter	2w h3 hw s4	L-2M1	kg/m²
KiloGM-PER-M2-DAY	kilogram per square metre per day	kilogram per square meter per day	h4	L-2M1T-1	kg/(m²·d)	1.15740740741e-5
KiloGM-PER-M2-PA-SEC	Kilograms per square metre Pascal second		ux	L-1T1	kg/(m²·Pa·s)
KiloGM-PER-M2-SEC	Kilograms per square metre second		h4	L-2M1T-1	kg/(m²·s)
KiloGM-PER-M2-SEC2	Kilogram per Square Metre Square Second	Kilogram per Square Meter Square Second	ml	L-2M1T-2	kg/(m²·s²)
KiloGM-PER-M3	kilogram per cubic metre	kilogram per cubic meter	5j gm gn go gr	L-3M1	kg/m³
KiloGM-PER-M3-BAR	kilogram per cubic metre bar		h6	L-2T2	kg/(m³·bar)	1e-5
KiloGM-PER-M3-K	kilogram per cubic metre kelvin		ut	L-3M1H-1	kg/(m³·K)
KiloGM-PER-M3-PA	kilogram per cubic metre pascal		h6	L-2T2	kg/(m³·Pa)
KiloGM-PER-M3-SEC	Kilograms per cubic metre second		ut	L-3M1T-1	kg/(m³·s)
KiloGM-PER-MIN	Kilogram per Minute		gu	M1T-1	kg/min	0.01666667
KiloGM-PER-MIN-BAR	kilogram per minute bar		ut	L1T1	kg/(min·bar)	1.66666666667e-7
KiloGM-PER-MIN-K	kilogram per minute kelvin		ut	M1H-1T-1	kg/(min·K)	0.0166666666667
KiloGM-PER-MOL	Kilogram per Mol		it	A-1M1	kg/mol
KiloGM-PER-MegaBTU_IT	Kilogram per Mega BTU		h6	L-2T2	kg/MBtu{IT}	9.47817e-10
KiloGM-PER-MilliM	Kilogram per Millimetre	Kilogram per Millimeter	dz h7	L-1M1	kg/mm	1e3
KiloGM-PER-PA	kilogram per pascal		ut	L1T2	kg/Pa
KiloGM-PER-PA-SEC-M	kilogram per pascal second metre		uw w0	T1	kg/(Pa·s·m)
KiloGM-PER-SEC	Kilogram per Second		gu h8	M1T-1	kg/s
KiloGM-PER-SEC-BAR	kilogram per second bar		ut	L1T1	kg/(s·bar)	1e-5
KiloGM-PER-SEC-K	kilogram per second kelvin		ut	M1H-1T-1	kg/(s·K)
KiloGM-PER-SEC-M2	Kilogram per Second Square Metre	Kilogram per Second Square Meter	h4	L-2M1T-1	kg/(s·m²)
KiloGM-PER-SEC-PA	kilogram per second pascal		ut	L1T1	kg/(s·Pa)
KiloGM-PER-SEC2	Kilogram per Square Second		8m	M1T-2	kg/s²
KiloGM-PER-SEC3-K	kilogram per cubic second kelvin		43	M1H-1T-3	kg/(s³·K)
KiloGM-PER-YR	Kilogram per Year		gu	M1T-1	kg/a	3.168808781e-8
KiloGM-SEC2	Kilogram Square Second		ut	M1T2	kg·s²
KiloGM2-PER-SEC2	Square Kilograms per square second		ut	M2T-2	kg²/s²
KiloGM_F	Kilogram Force		a6	L1M1T-2	kgf	9.80665
KiloGM_F-M	Kilogram_force Metre	Kilogram_force Meter	j4 u3	L2M1T-2	kgf·m	9.80665
KiloGM_F-M-PER-CentiM2	Kilogram Force Metre per Square Centimetre	Kilogram Force Meter per Square Centimeter	ad	M1T-2	kgf·m/cm²	98066.5
KiloGM_F-M-PER-SEC	Kilogram_force Metre per Second	Kilogram_force Meter per Second	f lp	L2M1T-3	kgf·m/s	9.80665
KiloGM_F-PER-CentiM2	Kilogram Force per Square Centimetre	Kilogram Force per Square Centimeter	aa uy	L-1M1T-2	kgf/cm²	98066.5
KiloGM_F-PER-M2	Kilogram Force per Square Metre	Kilogram Force per Square Meter	aa uy	L-1M1T-2	kgf/m²	9.80665
KiloGM_F-PER-MilliM2	Kilogram Force per Square Millimetre	Kilogram Force per Square Millimeter	aa uy	L-1M1T-2	kgf/mm²	9806650
KiloGRAY	kilogray		3 d4	L2T-2	kGy	1e3
KiloH	kilohenry		bx	E-2L2M1T-2	kH	1e3
KiloHZ	Kilohertz		ae	T-1	kHz	1e3
KiloHZ-M	Kilohertz Metre	Kilohertz Meter	4h b0 l2 pv	L1T-1	kHz·m	1e3
KiloJ	Kilojoule		8b ta	L2M1T-2	kJ	1e3
KiloJ-PER-DAY	kilojoule per day		lp	L2M1T-3	kJ/d	0.0115740740741
KiloJ-PER-HR	kilojoule per hour		lp	L2M1T-3	kJ/h	0.277777777778
KiloJ-PER-K	Kilojoule per Kelvin		8r	L2M1H-1T-2	kJ/K	1e3
KiloJ-PER-KiloGM	Kilojoule per Kilogram		q9	L2T-2	kJ/kg	1e3
KiloJ-PER-KiloGM-K	Kilojoule per Kilogram Kelvin		qc qe qf qg qh	L2H-1T-2	kJ/(K·kg)	1e3
KiloJ-PER-KiloV	kilojoule per kilovolt		6v	E1T1	kJ/kV
KiloJ-PER-MIN	kilojoule per minute		lp	L2M1T-3	kJ/min	16.6666666667
KiloJ-PER-MOL	Kilojoule per Mole		im	A-1L2M1T-2	kJ/mol	1e3
KiloJ-PER-SEC	kilojoule per second		lp	L2M1T-3	kJ/s	1e3
KiloL	Kilolitre		va	L3	kL
KiloL-PER-HR	Kilolitre per Hour		vc vi	L3T-1	kL/h	2.77777777778e-4
KiloLB	KiloLB		gh	M1		453.59237
KiloLB-PER-HR	kilopound per hour		gu h8	M1T-1	klb/h	-
KiloLB_F	KiloPound Force		a6	L1M1T-2	klbf	4448.222
KiloLB_F-FT-PER-A	Pound Force Foot per Ampere		g3	E-1L2M1T-2	klbf·ft/A	1355.81800916
KiloLB_F-FT-PER-LB	Pound Force Foot per Pound		q9	L2T-2	klbf·ft/lbm	2989.067
KiloLB_F-PER-FT	Pound Force per Foot		ad	M1T-2	klbf/ft	14593.9041995
KiloLB_F-PER-IN2	Kilopound Force per Square Inch		aa ia pb uy	L-1M1T-2	klbf/in²	6894757.89
KiloLM	kilolumen		fj	I1	klm	1e3
KiloM	Kilometre	Kilometer	dh	L1	km	1e3
KiloM-PER-DAY	Kilometres per day		eg v0	L1T-1	km/d	0.0115740740741
KiloM-PER-HR	Kilometre per Hour	Kilometer per Hour	eg v0	L1T-1	km/h	0.277777777778
KiloM-PER-SEC	Kilometre per Second	Kilometer per Second	eg v0	L1T-1	km/s	1e3
KiloM-PER-SEC-BAR	kilometre per second bar		ut	L2M-1T1	km/(s·bar)	0.01
KiloM-PER-SEC2	kilometre per second squared		6 dv	L1T-2	km/s²	1e3
KiloM2	square kilometre		1e bn jw	L2	km²	1e6
KiloM2-PER-SEC2	Square kilometres per square second	Square Kilometers per Square Second	qq	L2T-2	km²/s²	1e6
KiloM3-PER-SEC2	Cubic Kilometre per Square Second	Cubic Kilometer per Square Second	rh	L3T-2	km³/s²	1e9
KiloMIL_Circ	thousands of circular mil		1e	L2	kcmil	5.067075e-7
KiloMOL	Kilomole		s	A1	kmol	1e3
KiloMOL-PER-HR	Kilomole per Hour		3n	A1T-1	kmol/h	0.277777777778
KiloMOL-PER-KiloGM	Kilomole per Kilogram		w cx ig	A1M-1	kmol/kg	1e3
KiloMOL-PER-M3	Kilomole per Cubic Metre	Kilomole per Cubic Meter	4f po	A1L-3	kmol/m³	1e3
KiloMOL-PER-M3-BAR	kilomole per cubic metre bar		ut	A1L-2M-1T2	kmol/(m³·bar)	0.01
KiloMOL-PER-M3-K	kilomole per cubic metre kelvin		ut	A1L-3H-1	kmol/(m³·K)	1e3
KiloMOL-PER-MIN	Kilomole per Minute		io	A1T-1	kmol/min	16.6666666667
KiloMOL-PER-SEC	Kilomole per Second		io	A1T-1	kmol/s	1e3
KiloN	Kilonewton		a6	L1M1T-2	kN	1e3
KiloN-M	Kilonewton Metre	Kilonewton Meter	j4 u3	L2M1T-2	kN·m	1e3
KiloN-M-PER-DEG	Kilonewton Metre per Degree		u8	L2M1T-2	kN·m/°	57295.7795786
KiloN-M-PER-DEG-M	kilonewton metre per degree metre		id	L1M1T-2	kN·m/(°·m)	57295.7795786
KiloN-M-PER-M	Kilonewton Metre per metre		u6	L1M1T-2	kN·m/m	1e3
KiloN-M-PER-M2	kilonewton metre per square metre		8m ad	M1T-2	kN·m/m²	1e3
KiloN-M2	Kilo Newton Square Metre	Kilo Newton Square Meter	vy	L3M1T-2	kN·m²	1e3
KiloN-PER-M	Kilo Newton per metre		ad	M1T-2	kN/m	1e3
KiloN-PER-M2	Kilo Newton per square metre		aa	L-1M1T-2	kN/m²	1e3
KiloN-PER-M3	Kilo Newton per cubic metre		qx	L-2M1T-2	kN/m³	1e3
KiloOHM	Kiloohm		od	E-2L2M1T-3	kΩ	1e3
KiloOHM-M	kiloohm metre		og	E-2L3M1T-3	kΩ·m	1e3
KiloOHM-PER-BAR	kiloohm per bar		ut	E-2L3T-1	kΩ/bar	0.01
KiloOHM-PER-K	kiloohm per kelvin		ut	E-2L2M1H-1T-3	kΩ/K	1e3
KiloOHM-PER-M	kiloohm per metre		eb	E-2L1M1T-3	kΩ/m	1e3
KiloPA	Kilopascal		aa ia pb uy	L-1M1T-2	kPa	1e3
KiloPA-M2-PER-GM	Kilopascal Square Metre per Gram	Kilopascal Square Meter per Gram	6 dv	L1T-2	kPa·m²/g	1e6
KiloPA-PER-BAR	Kilopascal per Bar		mm		kPa/bar	0.01
KiloPA-PER-K	Kilopascal per Kelvin		mh	L-1M1H-1T-2	kPa/K	1e3
KiloPA-PER-M	kilopascal per metre		mi	L-2M1T-2	kPa/m	1e3
KiloPA-PER-MilliM	Kilopascal per Millimetre	Kilopascal per Millimeter	r4	L-2M1T-2	kPa/mm	1e6
KiloPA_A	Kilopascal Absolute		aa uy	L-1M1T-2	KPaA	1e3
KiloPOND	Kilopond		a6	L1M1T-2	kp	9.80665
KiloR	Kiloroentgen		71	E1M-1T1	kR	0.258
KiloS	Kilosiemens		m 4g	E2L-2M-1T3	kS	1e3
KiloS-PER-M	Kilosiemens per Metre	Kilosiemens per Meter	4j	E2L-3M-1T3	kS/m	1e3
KiloSEC	kilosecond		tw	T1	ks	1e3
KiloT	kilotesla		g1 g4	E-1M1T-2	kT	1e3
KiloTONNE	KiloTonne		gh	M1	kt	1e6
KiloTONNE-PER-YR	KiloTonne per Year		gu	M1T-1	kt/a	0.03168808781
KiloTON_Metric	Metric KiloTON		gh	M1	kt	1e6
KiloV	Kilovolt		7n 7o 8o v7	E-1L2M1T-3	kV	1e3
KiloV-A	Kilovolt Ampere		4b	L2M1T-3	kV·A	1e3	KiloVA
KiloV-A-HR	Kilovolt Ampere Hour		8b	L2M1T-2	kV·A·h	3.6e6	KiloVA-HR
KiloV-A-PER-K	kilovolt ampere per kelvin		t3	L2M1H-1T-3	kV·A/K	1e3	KiloVA-PER-K
KiloV-A_Reactive	Kilovolt Ampere Reactive		nn	L2M1T-3	kV·A{Reactive}	1e3	KiloVAR
KiloV-A_Reactive-HR	Kilovolt Ampere Reactive Hour		8b	L2M1T-2	kV·A{Reactive}·h	3.6e6	KiloVAR-HR
KiloV-A_Reactive-PER-K	kilovolt ampere reactive per kelvin		ut	E-1L-2M1H-1T-3	kvar/K	-	KiloVAR-PER-K
KiloV-PER-M	Kilovolt per Metre	Kilovolt per Meter	7i	E-1L1M1T-3	kV/m	1e3
KiloVA	Kilovolt Ampere		4b	L2M1T-3	kVA	1e3
KiloVA-HR	Kilovolt Ampere Hour		8b	L2M1T-2	kVA·h	3.6e6
KiloVA-PER-K	kilovolt ampere per kelvin		t3	L2M1H-1T-3	kVA/K	1e3
KiloVAR	Kilovolt Ampere Reactive		nn	L2M1T-3	kVA{Reactive}	1e3
KiloVAR-HR	Kilovolt Ampere Reactive Hour		8b	L2M1T-2	kVA{Reactive}·h	3.6e6
KiloVAR-PER-K	kilovolt ampere reactive per kelvin		ut	E-1L-2M1H-1T-3	kVA{Reactive}/K	-
KiloW	Kilowatt		f lp	L2M1T-3	kW	1e3
KiloW-HR	Kilowatthour		8b	L2M1T-2	kW·h	3.6e6
KiloW-HR-PER-M2	Kilowatt hour per square metre		8m	M1T-2	kW·h/m²	3.6e6
KiloW-PER-M-DEG_C	kilowatt per metre degree Celsius		t4	L1M1H-1T-3	kW/(m·°C)	1e3
KiloW-PER-M-K	kilowatt per metre kelvin		t4	L1M1H-1T-3	kW/(m·K)	1e3
KiloW-PER-M2	Kilowatt Per Square Metre	Kilowatt Per Square Meter	lu	M1T-3	kW/m²	1e3
KiloW-PER-M2-K	kilowatt per square metre kelvin		43 48 s3	M1H-1T-3	kW/(m²·K)	1e3
KiloWB	KiloWeber		g3	E-1L2M1T-2	kWb	1e3
KiloWB-PER-M	Kiloweber per Metre	Kiloweber per Meter	gd	E-1L1M1T-2	kWb/m	1e3
KiloYR	KiloYear		tw	T1	1000 a	3.15576e10
L	Litre	Liter|litre	es va	L3	L	1e-3
L-PER-BAR	litre per bar		ut	L4M-1T2	L/bar	1e-8
L-PER-DAY	Litre per Day	Liter per Day	vc vi	L3T-1	L/d	1.157407e-8
L-PER-DAY-BAR	litre per day bar		ut	L4M-1T1	L/(d·bar)	1.15740740741e-13
L-PER-DAY-K	litre per day kelvin		ut	L3H-1T-1	L/(d·K)	1.15740740741e-8
L-PER-HR	Litre per Hour	Liter per Hour	vc vi	L3T-1	L/h	2.777778e-7
L-PER-HR-BAR	litre per hour bar		ut	L4M-1T1	L/(h·bar)	2.77777777778e-12
L-PER-HR-K	litre per hour kelvin		ut	L3H-1T-1	L/(h·K)	2.77777777778e-7
L-PER-K	Litre per Kelvin	Liter per Kelvin	vk	L3H-1	L/K	1e-3
L-PER-KiloGM	Litre per Kilogram	Liter per Kilogram	pl qw	L3M-1	L/kg	1e-3
L-PER-L	Litre per Litre	Liter per Liter	vf		L/L
L-PER-MIN	Litre per Minute	Liter per Minute	vc vi	L3T-1	L/min	1.666667e-5
L-PER-MIN-BAR	litre per minute bar		ut	L4M-1T1	L/(min·bar)	1.66666666667e-10
L-PER-MIN-K	litre per minute kelvin		ut	L3H-1T-1	L/(min·K)	1.66666666667e-5
L-PER-MOL	Litre per Mole	Liter per Mole	iw iz	A-1L3	L/mol	1e-3
L-PER-MOL-SEC	litre per mol second		1y p1	A-1L3T-1	L/(mol·s)	1e-3
L-PER-MicroMOL	Litres per micromole		iw iz	A-1L3	L/μmol	1e3
L-PER-SEC	Litre per Second	Liter per Second	vc vi	L3T-1	L/s	1e-3
L-PER-SEC-BAR	litre per second bar		ut	L4M-1T1	L/(s·bar)	1e-8
L-PER-SEC-K	litre per second kelvin		ut	L3H-1T-1	L/(s·K)	1e-3
L-PER-SEC-M2	Litre per Second Square Metre	Liter per Second Square Meter	v1	L1T-1	L/(s·m²)	1e-3
LA	Lambert		fd	L-2I1	L	0.31830988618
LANGLEY	langley		8g 8m n7	M1T-2	Ly	-
LA_FT	Foot Lambert		fd	L-2I1	ft-L	3.4262591
LB	Pound Mass		gh	M1	lbm	0.45359237
LB-DEG_F	Pound Degree Fahrenheit		hf	M1H1	lbm·°F	0.251995761111
LB-DEG_R	Pound Degree Rankine		hf	M1H1	lbm·°R	0.251995761111
LB-FT-PER-SEC	pound (avoirdupois) foot per second		bt	L1M1T-1	lbm·ft/s	0.138254954376
LB-FT2	Pound Mass (avoirdupois) Square Foot		j5 ov	L2M1	lbm·ft²	0.04214011
LB-FT2-PER-GAL_UK-LB_F-SEC	pound square foot per gallon(UK) pound-force second		ut	L-2T1	lbm·ft²/(gal{UK}·lbf·s)	2.08387277578
LB-FT2-PER-GAL_US-LB_F-SEC	pound square foot per gallon (US) pound-force second		ut	L-2T1	lbm·ft²/(gal{US}·lbf·s)	2.50262685483
LB-FT2-PER-IN3-LB_F-SEC	pound square foot per cubic inch pound-force second		ut	L-2T1	lbm·ft²/(in³·lbf·s)	578.106803467
LB-HR-PER-FT3-GAL_UK	pound hour per cubic foot gallon (UK)		ut	L-6M1T1	lbm·h/(ft³·gal{UK})	12684849.6502
LB-HR-PER-FT3-GAL_US	pound hour per cubic foot gallon (US)		ut	L-6M1T1	lbm·h/(ft³·gal{US})	15233869.2424
LB-HR-PER-FT3-IN3	pound hour per cubic foot cubic inch		ut	L-6M1T1	lbm·h/(ft³·in³)	3519023795
LB-HR-PER-FT3-YD3	pound hour per cubic foot cubic yard		ut	L-6M1T1	lbm·h/(ft³·yd³)	75424.8927256
LB-HR-PER-FT6	pound hour per power of foot with the exponent 6		ut	L-6M1T1	lbm·h/ft⁶	2036472.10359
LB-HR-PER-GAL_UK-FT3	pound hour per gallon (UK) cubic foot		ut	L-6M1T1	lbm·h/(gal{UK}·ft³)	12684849.6502
LB-HR-PER-GAL_UK-IN3	pound hour per gallon (UK) cubic inch		ut	L-6M1T1	lbm·h/(gal{UK}·in³)	21919420195.5
LB-HR-PER-GAL_UK-YD3	pound hour per gallon (UK) cubic yard		ut	L-6M1T1	lbm·h/(gal{UK}·yd³)	469809.246304
LB-HR-PER-GAL_UK2	pound hour per square gallon (UK)		ut	L-6M1T1	lbm·h/gal{UK}²	79011841.2938
LB-HR-PER-GAL_US-FT3	pound hour per gallon (US) cubic foot		ut	L-6M1T1	lbm·h/(gal{US}·ft³)	15233869.2424
LB-HR-PER-GAL_US-IN3	pound hour per gallon (US) cubic inch		ut	L-6M1T1	lbm·h/(gal{US}·in³)	26324126050.9
LB-HR-PER-GAL_US-YD3	pound hour per gallon (US) cubic yard		ut	L-6M1T1	lbm·h/(gal{US}·yd³)	564217.37935
LB-HR-PER-GAL_US2	pound hour per square gallon (US)		ut	L-6M1T1	lbm·h/gal{US}²	113957255.632
LB-HR-PER-IN3-FT3	pound hour per cubic inch cubic foot		ut	L-6M1T1	lbm·h/(in³·ft³)	3519023795
LB-HR-PER-IN3-GAL_UK	pound hour per cubic inch gallon (UK)		ut	L-6M1T1	lbm·h/(in³·gal{UK})	21919420195.5
LB-HR-PER-IN3-GAL_US	pound hour per cubic inch gallon (US)		ut	L-6M1T1	lbm·h/(in³·gal{US})	26324126050.9
LB-HR-PER-IN3-YD3	pound hour per cubic inch cubic yard		ut	L-6M1T1	lbm·h/(in³·yd³)	130334214.63
LB-HR-PER-IN6	pound hour per power of inch with the exponent 6		ut	L-6M1T1	lbm·h/in⁶	6080873117770
LB-IN	Pound Mass (avoirdupois) Inch		dk	L1M1	lbm·in	0.011521246198
LB-IN-PER-SEC	pound (avoirdupois) inch per second		bt	L1M1T-1	lbm·in/s	0.011521246198
LB-IN2	Pound Mass (avoirdupois) Square Inch		j5 ov	L2M1	lbm·in²	2.926397e-4
LB-IN2-PER-FT3-LB_F-SEC	pound square inch per cubic foot pound-force second		ut	L-2T1	lbm·in²/(ft³·lbf·s)	0.00232328158543
LB-IN2-PER-GAL_UK-LB_F-SEC	pound square inch per gallon(UK) pound-force second		ut	L-2T1	lbm·in²/(gal{UK}·lbf·s)	0.0144713387207
LB-IN2-PER-GAL_US-LB_F-SEC	pound square inch per gallon (US) pound-force second		ut	L-2T1	lbm·in²/(gal{US}·lbf·s)	0.0173793531586
LB-IN2-PER-IN3-LB_F-SEC	pound square inch per cubic inch pound-force second		ut	L-2T1	lbm·in²/(in³·lbf·s)	4.01463057963
LB-MIN-PER-FT3-GAL_UK	pound minute per cubic foot gallon (UK)		ut	L-6M1T1	lbm·min/(ft³·gal{UK})	211414.160837
LB-MIN-PER-FT3-GAL_US	pound minute per cubic foot gallon (US)		ut	L-6M1T1	lbm·min/(ft³·gal{US})	253897.820707
LB-MIN-PER-FT3-IN3	pound minute per cubic foot cubic inch		ut	L-6M1T1	lbm·min/(ft³·in³)	58650396.5834
LB-MIN-PER-FT3-YD3	pound minute per cubic foot cubic yard		ut	L-6M1T1	lbm·min/(ft³·yd³)	1257.08154543
LB-MIN-PER-FT6	pound minute per power of foot with the exponent 6		ut	L-6M1T1	lbm·min/ft⁶	33941.2017265
LB-MIN-PER-GAL_UK-FT3	pound minute per gallon (UK) cubic foot		ut	L-6M1T1	lbm·min/(gal{UK}·ft³)	211414.160837
LB-MIN-PER-GAL_UK-IN3	pound minute per gallon (UK) cubic inch		ut	L-6M1T1	lbm·min/(gal{UK}·in³)	365323669.926
LB-MIN-PER-GAL_UK-YD3	pound minute per gallon (UK) cubic yard		ut	L-6M1T1	lbm·min/(gal{UK}·yd³)	7830.15410506
LB-MIN-PER-GAL_UK2	pound minute per square gallon (UK)		ut	L-6M1T1	lbm·min/gal{UK}²	1316864.02156
LB-MIN-PER-GAL_US-FT3	pound minute per gallon (US) cubic foot		ut	L-6M1T1	lbm·min/(gal{US}·ft³)	253897.820707
LB-MIN-PER-GAL_US-IN3	pound minute per gallon (US) cubic inch		ut	L-6M1T1	lbm·min/(gal{US}·in³)	438735434.182
LB-MIN-PER-GAL_US-YD3	pound minute per gallon (US) cubic yard		ut	L-6M1T1	lbm·min/(gal{US}·yd³)	9403.62298916
LB-MIN-PER-GAL_US2	pound minute per square gallon (US)		ut	L-6M1T1	lbm·min/gal{US}²	1899287.59386
LB-MIN-PER-IN3-FT3	pound minute per cubic inch cubic foot		ut	L-6M1T1	lbm·min/(in³·ft³)	58650396.5834
LB-MIN-PER-IN3-GAL_UK	pound minute per cubic inch gallon (UK)		ut	L-6M1T1	lbm·min/(in³·gal{UK})	365323669.926
LB-MIN-PER-IN3-GAL_US	pound minute per cubic inch gallon (US)		ut	L-6M1T1	lbm·min/(in³·gal{US})	438735434.182
LB-MIN-PER-IN3-YD3	pound minute per cubic inch cubic yard		ut	L-6M1T1	lbm·min/(in³·yd³)	2172236.9105
LB-MIN-PER-IN6	pound minute per power of inch with the exponent 6		ut	L-6M1T1	lbm·min/in⁶	101347885296
LB-PER-AC	pound per acre		h3	L-2M1	lbm/acre	1.12085e-4
LB-PER-DAY	Pound (avoirdupois) per Day		gu	M1T-1	lbm/d	5.249912e-6
LB-PER-DEG_F	pound (avoirdupois) per degree Fahrenheit		ut	M1H-1	lbm/°F	0.8164663
LB-PER-FT	Pound per Foot		h7	L-1M1	lbm/ft	1.48816394357
LB-PER-FT-DAY	pound (avoirdupois) per foot day		6k v4	L-1M1T-1	lbm/(ft·d)	1.72241197172e-5
LB-PER-FT-HR	Pound per Foot Hour		6k v4	L-1M1T-1	lbm/(ft·h)	4.13378873214e-4
LB-PER-FT-LB_F-SEC	pound per foot pound-force second		ut	L-2T1	lbm/(ft·lbf·s)	0.334552548302
LB-PER-FT-MIN	pound (avoirdupois) per foot minute		6k v4	L-1M1T-1	lbm/(ft·min)	0.0248027323928
LB-PER-FT-SEC	Pound per Foot Second		6k v4	L-1M1T-1	lbm/(ft·s)	1.48816394357
LB-PER-FT2	Pound Mass (avoirdupois) per Square Foot		h3	L-2M1	lbm/ft²	4.882428
LB-PER-FT3	Pound per Cubic Foot		5j gr	L-3M1	lbm/ft³	16.018463374
LB-PER-FT3-DEG_F	pound (avoirdupois) per cubic foot degree Fahrenheit		ut	L-3M1H-1	lbm/(ft³·°F)	28.83323
LB-PER-FT3-PSI	pound (avoirdupois) per cubic foot psi		h6	L-2T2	lbm/(ft³·psi)	0.00232328158543
LB-PER-GAL	Pound per Gallon		5j gr	L-3M1	lb/gal	99.7763727
LB-PER-GAL_UK	Pound (avoirdupois) per Gallon (UK)		5j gr	L-3M1	lbm/gal{UK}	99.7763727
LB-PER-GAL_US	Pound (avoirdupois) per Gallon (US)		5j gr	L-3M1	lbm/gal{US}	119.826427317
LB-PER-HR	Pound per Hour		gu h8	M1T-1	lbm/h	1.25997880556e-4
LB-PER-HR-DEG_F	pound (avoirdupois) per hour degree Fahrenheit		ut	M1H-1T-1	lbm/(h·°F)	2.26796185e-4
LB-PER-HR-PSI	pound (avoirdupois) per hour psi		tu	L1T1	lbm/(h·psi)	1.82744467346e-8
LB-PER-IN	Pound per Inch		h7	L-1M1	lbm/in	17.8579673228
LB-PER-IN2	Pound (avoirdupois) per Square Inch		h3 hw s4	L-2M1	lbm/in²	703.069579639
LB-PER-IN3	Pound per Cubic Inch		5j gr	L-3M1	lbm/in³	27679.9047102
LB-PER-IN3-DEG_F	pound (avoirdupois) per cubic inch degree Fahrenheit		ut	L-3M1H-1	lbm/(in³·°F)	49823.84
LB-PER-IN3-PSI	pound (avoirdupois) per cubic inch psi		h6	L-2T2	lbm/(in³·psi)	4.01463057963
LB-PER-LB	pound per pound		h9		lbm/lbm
LB-PER-M3	Pound per Cubic Metre	Pound per Cubic Meter	5j gr	L-3M1	lbm/m³	0.45359237
LB-PER-MIN	Pound per Minute		gu h8	M1T-1	lbm/min	0.00755987283333
LB-PER-MIN-DEG_F	pound (avoirdupois) per minute degree Fahrenheit		ut	M1H-1T-1	lbm/(min·°F)	0.0136077711
LB-PER-MIN-PSI	pound (avoirdupois) per minute psi		tu	L1T1	lbm/(min·psi)	1.09646680408e-6
LB-PER-PSI	pound (avoirdupois) per psi		ut	L1T2	lbm/psi	6.57880082447e-5
LB-PER-SEC	Pound (avoirdupois) per Second		gu	M1T-1	lbm/s	0.4535924
LB-PER-SEC-DEG_F	pound (avoirdupois) per second degree Fahrenheit		ut	M1H-1T-1	lbm/(s·°F)	0.8164663
LB-PER-SEC-PSI	pound (avoirdupois) per second psi		tu	L1T1	lbm/(s·psi)	6.57880082447e-5
LB-PER-YD	pound (avoirdupois) per yard		e8	L-1M1	lbm/yd	0.496054647857
LB-PER-YD2	pound (avoirdupois) per square yard		2w h3 hw s4	L-2M1	lbm/yd²	0.542491959598
LB-PER-YD3	Pound per Cubic Yard		5j gr	L-3M1	lbm/yd³	0.593276421258
LB-SEC-PER-FT3-GAL_UK	pound second per cubic foot gallon (UK)		ut	L-6M1T1	lbm·s/(ft³·gal{UK})	3523.56934728
LB-SEC-PER-FT3-GAL_US	pound second per cubic foot gallon (US)		ut	L-6M1T1	lbm·s/(ft³·gal{US})	4231.63034512
LB-SEC-PER-FT3-IN3	pound second per cubic foot cubic inch		ut	L-6M1T1	lbm·s/(ft³·in³)	977506.609723
LB-SEC-PER-FT3-YD3	pound second per cubic foot cubic yard		ut	L-6M1T1	lbm·s/(ft³·yd³)	20.9513590904
LB-SEC-PER-FT6	pound second per power of foot with the exponent 6		ut	L-6M1T1	lbm·s/ft⁶	565.686695442
LB-SEC-PER-GAL_UK-FT3	pound second per gallon (UK) cubic foot		ut	L-6M1T1	lbm·s/(gal{UK}·ft³)	3523.56934728
LB-SEC-PER-GAL_UK-IN3	pound second per gallon (UK) cubic inch		ut	L-6M1T1	lbm·s/(gal{UK}·in³)	6088727.83209
LB-SEC-PER-GAL_UK-YD3	pound second per gallon (UK) cubic yard		ut	L-6M1T1	lbm·s/(gal{UK}·yd³)	130.502568418
LB-SEC-PER-GAL_UK2	pound second per square gallon (UK)		ut	L-6M1T1	lbm·s/gal{UK}²	21947.7336927
LB-SEC-PER-GAL_US-FT3	pound second per gallon (US) cubic foot		ut	L-6M1T1	lbm·s/(gal{US}·ft³)	4231.63034512
LB-SEC-PER-GAL_US-IN3	pound second per gallon (US) cubic inch		ut	L-6M1T1	lbm·s/(gal{US}·in³)	7312257.23637
LB-SEC-PER-GAL_US-YD3	pound second per gallon (US) cubic yard		ut	L-6M1T1	lbm·s/(gal{US}·yd³)	156.727049819
LB-SEC-PER-GAL_US2	pound second per square gallon (US)		ut	L-6M1T1	lbm·s/gal{US}²	31654.793231
LB-SEC-PER-IN3-FT3	pound second per cubic inch cubic foot		ut	L-6M1T1	lbm·s/(in³·ft³)	977506.609723
LB-SEC-PER-IN3-GAL_UK	pound second per cubic inch gallon (UK)		ut	L-6M1T1	lbm·s/(in³·gal{UK})	6088727.83209
LB-SEC-PER-IN3-GAL_US	pound second per cubic inch gallon (US)		ut	L-6M1T1	lbm·s/(in³·gal{US})	7312257.23637
LB-SEC-PER-IN3-YD3	pound second per cubic inch cubic yard		ut	L-6M1T1	lbm·s/(in³·yd³)	36203.9485083
LB-SEC-PER-IN6	pound second per power of inch with the exponent 6		ut	L-6M1T1	lbm·s/in⁶	1689131421.6
LB_F	Pound Force		a6	L1M1T-2	lbf	4.448222
LB_F-FT	Pound Force Foot		j4 u3	L2M1T-2	lbf·ft	1.35581807
LB_F-FT-PER-IN	pound-force foot per inch		ef	L1M1T-2	lbf·ft/in	53.3786617781
LB_F-IN	Pound Force Inch		j4 u3	L2M1T-2	lbf·in	0.112984839
LB_F-IN-PER-IN	pound-force inch per inch		ef	L1M1T-2	lbf·in/in	4.44822181484
LB_F-PER-FT	Pound Force per Foot		ad	M1T-2	lbf/ft	14.5939042
LB_F-PER-FT2	Pound Force per Square Foot		aa uy	L-1M1T-2	lbf/ft²	47.8802631
LB_F-PER-IN	Pound Force per Inch		8m ad	M1T-2	lbf/in	175.12685
LB_F-PER-IN2	Pound Force per Square Inch		aa ia pb uy	L-1M1T-2	lbf/in²	6894.75789
LB_F-PER-IN2-DEG_F	Pound Force per Square Inch Degree Fahrenheit		vp	L-1M1H-1T-2	lbf/(in²·°F)	12410.56
LB_F-PER-IN2-SEC	Pound Force per Square Inch Second		ab	L-1M1T-3	lbf/(in²·s)	6894.75789
LB_F-PER-LB	Pound Force per Pound		ts	L1T-2	lbf/lbm	9.80665085
LB_F-PER-YD	pound-force per yard		ad	M1T-2	lbf/yd	4.86463453067
LB_F-SEC-PER-FT2	Pound Force Second per Square Foot		6k v4	L-1M1T-1	lbf·s/ft²	47.8802631
LB_F-SEC-PER-IN2	Pound Force Second per Square Inch		6k v4	L-1M1T-1	lbf·s/in²	6894.75789
LB_M	Pound Mass		gh	M1	lbm	0.45359237
LB_T	Pound Troy		gh	M1	lbt	0.3732417216
LM	lumen		fj	I1	lm
LM-HR	lumen hour		fg	I1T1	lm·h	3600
LM-PER-FT2	lumen per square foot		fd	L-2I1	lm/ft²	10.7639104167
LM-PER-M2	lumen per square metre		fd	L-2I1	lm/m²
LM-PER-W	Lumen per Watt		fe	L-2I1M-1T3	lm/W
LM-SEC	lumen second	lumberg|talbot	fg	I1T1	lm·s
LUX	lux		fk	L-2I1	lx
LUX-HR	Lux Hour		fi	L-2I1T1	lx·h	3600
LUX-SEC	lux second		fi	L-2I1T1	lx·s
LY	Light Year		dh	L1	ly	9460730472580000
LunarMass	Lunar mass		gh	M1	M☾	7.346e22
M	metre	Meter	87 dh	L1	m
M-K	metre kelvin	Meter Kelvin	do	L1H1	m·K
M-K-PER-W	Metre Kelvin per Watt	Meter Kelvin per Watt	tg	L-1M-1H1T3	m·K/W
M-KiloGM	Metre Kilogram	Meter Kilogram	dk	L1M1	m·kg
M-PA-PER-SEC	metre pascal per second		lu	M1T-3	m·Pa/s
M-PER-BAR	metre per bar		ut	L2M-1T2	m/bar	1e-5
M-PER-DAY	Metre per Day	Meter per Day	eg v0	L1T-1	m/d	1.15740740741e-5
M-PER-DEG_C-M	metre per degree Celcius metre		9g tc	H-1	m/(°C·m)
M-PER-FARAD	Metre per Farad	Meter per Farad	cl	E-2L3M1T-4	m/F
M-PER-HA	Metres per hectare		cg	L-1	m/ha	1e-4
M-PER-HR	Metre per Hour	Meter per Hour	eg v0	L1T-1	m/h	2.77777778e-4
M-PER-K	Metre per Kelvin	Meter per Kelvin	ee	L1H-1	m/K
M-PER-M2	Metres per square metre	Meters per square meter	cg	L-1	m/m²
M-PER-MIN	Metre per Minute	Meter per Minute	eg v0	L1T-1	m/min	0.0166666667
M-PER-PA	metre per pascal		ut	L2M-1T2	m/Pa
M-PER-RAD	metre per radian		os	L1	m/rad
M-PER-SEC	metre per second	Meter per Second	80 eg r6 v0	L1T-1	m/s
M-PER-SEC-BAR	metre per second bar		ut	L2M-1T1	m/(s·bar)	1e-5
M-PER-SEC-K	metre per second kelvin		ut	L1H-1T-1	m/(s·K)
M-PER-SEC-PA	metre per second pascal		ut	L2M-1T1	m/(s·Pa)
M-PER-SEC2	Metre per Square Second	Meter per Square Second	6 dv	L1T-2	m/s²
M-PER-V-SEC	metre per volt second		ga	E1L-1M-1T2	m/(V·s)
M-PER-YR	Metre per year		eg v0	L1T-1	m/a	3.1688087814e-8
M-SEC	metre second		ut	L1T1	m·s
M-SEC2	metre second squared		ut	L1T2	m·s²
M2	square metre	Square Meter	1e bn jw	L2	m²
M2-HR-DEG_C-PER-KiloCAL_IT	Square Metre Hour Degree Celsius per Kilocalorie (international Table)	Square Meter Hour Degree Celsius per Kilocalorie (international Table)	td	M-1H1T3	m²·h·°C/kcal{IT}	0.859845
M2-HZ	Square metres Hertz		1l	L2T-1	m²·Hz
M2-HZ2	Square Metres square Hertz		ut	L2T-2	m²·Hz²
M2-HZ3	Square metres cubic Hertz		ut	L2T-3	m²·Hz³
M2-HZ4	Square metres Hertz^4		ut	L2T-4	m²·Hz⁴
M2-K	Square Metre Kelvin	Square Meter Kelvin	1n	L2H1	m²·K
M2-K-PER-W	Square Metre Kelvin per Watt	Square Meter Kelvin per Watt	td	M-1H1T3	m²·K/W
M2-PER-GM	Square metres per gram		gl qu	L2M-1	m²/g	1e3
M2-PER-GM_DRY	Square metres per gram of dry sediment		gl	L2M-1	m²/g{dry sediment}	1e3
M2-PER-HA	square metres per hectare	square meters per hectare	1m		m²/ha	1e-4
M2-PER-HA-YR	Square Metre per Hectare Year	Square Meter per Hectare Year	ut	T-1	m²/(ha·a)	3.1688087814e-12
M2-PER-HZ	Square metres per Hertz		ut	L2T1	m²/Hz
M2-PER-HZ-DEG	Square metres per Hertz degree		ut	L2T1	m²/(Hz·°)	57.2957795131
M2-PER-HZ2	Square metres per square Hertz		ut	L2T2	m²/Hz²
M2-PER-J	Square Metre per Joule	Square Meter per Joule	r1	M-1T2	m²/J
M2-PER-K	Square Metre per Kelvin	Square Meter per Kelvin	1o	L2H-1	m²/K
M2-PER-KiloGM	Square Metre per Kilogram	Square Meter per Kilogram	gi gl gs qu	L2M-1	m²/kg
M2-PER-KiloW	square metre per Kilowatt		1k	M-1T3	m²/kW	1e-3
M2-PER-M	square metre per metre		1j	L1	m²/m
M2-PER-M2	square metre per square metre	square meter per square meter	1m		m²/m²
M2-PER-MOL	Square Metre per Mole	Square Meter per Mole	ih ij	A-1L2	m²/mol
M2-PER-N	Square Metre per Newton	Square Meter per Newton	4d	L1M-1T2	m²/N
M2-PER-SEC	square metre per second	Square Meter per Second	1l 5s jh t7	L2T-1	m²/s
M2-PER-SEC-BAR	square metre per second bar		ut	L3M-1T1	m²/(s·bar)	1e-5
M2-PER-SEC-K	square metre per second kelvin		ut	L2H-1T-1	m²/(s·K)
M2-PER-SEC-PA	square metre per second pascal		ut	L3M-1T1	m²/(s·Pa)
M2-PER-SEC2	Square metres per square second	Square Meters per Square Second	qq	L2T-2	m²/s²
M2-PER-SEC2-K	square metre per square second kelvin		qe	L2H-1T-2	m²/(s²·K)
M2-PER-SR	Square Metre per Steradian	Square Meter per Steradian	13	L2	m²/sr
M2-PER-SR-J	Square Metre per Steradian Joule	Square Meter per Steradian Joule	qy	M-1T2	m²/(sr·J)
M2-PER-V-SEC	square metre per volt second	Square Meter per Volt Second	i7	E1M-1T2	m²/(V·s)
M2-PER-W	square metre per watt		1k	M-1T3	m²/W
M2-SEC-PER-RAD	Square metre seconds per radian		ut	L2T1	m²·s/rad
M2-SR	Square Metre Steradian	Square Meter Steradian	1f	L2	m²·sr
M3	cubic metre	Cubic Meter	p6 va	L3	m³
M3-PER-BAR	cubic metre per bar		ut	L4M-1T2	m³/bar	1e-5
M3-PER-C	Cubic Metre per Coulomb	Cubic Meter per Coulomb	b7	E-1L3T-1	m³/C
M3-PER-DAY	Cubic Metre per Day	Cubic Meter per Day	vc vi	L3T-1	m³/d	1.157407e-5
M3-PER-DAY-BAR	cubic metre per day bar		ut	L4M-1T1	m³/(d·bar)	1.15740740741e-10
M3-PER-DAY-K	cubic metre per day kelvin		ut	L3H-1T-1	m³/(d·K)	1.15740740741e-5
M3-PER-HA	Cubic Metre per Hectare	Cubic Meter per Hectare	vh	L1	m³/ha	1e-4
M3-PER-HA-YR	Cubic Metre per Hectare Year	Cubic Meter per Hectare Year	s5	L1T-1	m³/(ha·a)	3.1688087814e-12
M3-PER-HR	Cubic Metre per Hour	Cubic Meter per Hour	vc vi	L3T-1	m³/h	2.77777777778e-4
M3-PER-HR-BAR	cubic metre per hour bar		ut	L4M-1T1	m³/(h·bar)	2.77777777778e-9
M3-PER-HR-K	cubic metre per hour kelvin		ut	L3H-1T-1	m³/(h·K)	2.77777777778e-4
M3-PER-K	Cubic Metre per Kelvin	Cubic Meter per Kelvin	vk	L3H-1	m³/K
M3-PER-KiloGM	Cubic Metre per Kilogram	Cubic Meter per Kilogram	pl qw	L3M-1	m³/kg
M3-PER-KiloGM-SEC2	Cubic Metre per Kilogram Square Second	Cubic Meter per Kilogram Square Second	ut	L3M-1T-2	m³/(kg·s²)
M3-PER-M2	Cubic Metre per Square Metre	Cubic Meter per Square Meter	vh	L1	m³/m²
M3-PER-M3	Cubic Metre per Cubic Metre	Cubic Meter per Cubic Meter	vf		m³/m³
M3-PER-MIN	Cubic Metre per Minute	Cubic Meter per Minute	vc vi	L3T-1	m³/min	0.01666667
M3-PER-MIN-BAR	cubic metre per minute bar		ut	L4M-1T1	m³/(min·bar)	1.66666666667e-7
M3-PER-MIN-K	cubic metre per minute kelvin		ut	L3H-1T-1	m³/(min·K)	0.0166666666667
M3-PER-MOL	cubic metre per mole	Cubic Meter per Mole	iw iz	A-1L3	m³/mol
M3-PER-MOL-SEC	Cubic Metre per Mole Second	Cubic Meter per Mole Second	1y p1	A-1L3T-1	m³/(mol·s)
M3-PER-PA	cubic metre per pascal		ut	L4M-1T2	m³/Pa
M3-PER-SEC	Cubic Metre per Second	Cubic Meter per Second	nu q1 vc vi	L3T-1	m³/s
M3-PER-SEC-BAR	cubic metre per second bar		ut	L4M-1T1	m³/(s·bar)	1e-5
M3-PER-SEC-K	cubic metre per second kelvin		ut	L3H-1T-1	m³/(s·K)
M3-PER-SEC-M2	cubic metre per second square metre		vd	L1T-1	m³/(s·m²)
M3-PER-SEC-PA	cubic metre per second pascal		ut	L4M-1T1	m³/(s·Pa)
M3-PER-SEC2	Cubic Metre per Square Second	Cubic Meter per Square Second	rh	L3T-2	m³/s²
M3-PER-YR	Cubic Metre per Year		vc vi	L3T-1	m³/a	3.168808781e-8
M4	Quartic Metre	Quartic Meter	oz p0 p2	L4	m⁴
M4-PER-SEC	Metres to the power four per second		ut	L4T-1	m⁴/s
M5	Quintic Metre	Quintic Meter	p5	L5	m⁵
M6	Sextic Metre	Sextic Meter	vx	L6	m⁶
MACH	Mach		fu		Mach	-
MESH	Mesh		cg	L-1	mesh	-
MHO	Mho		m 4g	E2L-2M-1T3	℧
MHO_Stat	Statmho		74	E2L-3M-1T3	stat℧	1.1126500561e-12
MI	International Mile		63 dh	L1	mi	1609.344
MI-PER-HR	Mile per Hour		eg v0	L1T-1	mi/h	0.44704
MI-PER-MIN	Mile per Minute		eg v0	L1T-1	mi/min	26.8224
MI-PER-SEC	Mile per Second		eg v0	L1T-1	mi/s	1609.344
MI2	Square Mile		1e	L2	mi²	2589997.76641
MI3	Cubic Mile		va	L3	mi³	4168181830
MIL	Mil Angle (NATO)		z le		mil{NATO}	4.90873852e-4
MIL_Circ	Circular Mil		1e bn	L2	cmil	5.067075e-10
MIN	Minute		tw	T1	min	60
MIN_Angle	Minute Angle		z le		'	2.90888209e-4
MIN_Sidereal	Sidereal Minute		tw	T1	min{sidereal}	59.83617
MI_N	Nautical Mile		dh	L1	nmi	1852
MI_N-PER-HR	Nautical Mile per Hour		eg v0	L1T-1	nmi/h	0.514444444444
MI_N-PER-MIN	Nautical Mile per Minute		eg v0	L1T-1	nmi/min	30.8666666667
MI_UK3	cubic mile (UK statute)		p6 va	L3	mi³	-
MI_US	Mile US Statute		dh	L1	mi{US}	1609.347
MI_US-PER-SEC2	mile (statute mile) per second squared		6 dv	L1T-2	mi{US}/s²	1609.347
MI_US2	Square Mile US Statute	square mile (based on U.S. survey foot)	1e	L2	mi{US}²	2589997.76641
MO	Month		tw	T1	mo	2551442.976
MOHM	Mohm		hz	M-1T1	mohm	1e3
MOL	mole		s 9l	A1	mol
MOL-DEG_C	Mole Degree Celsius		sd	A1H1	mol·°C
MOL-K	Mole Kelvin		sd	A1H1	mol·K
MOL-PER-DeciM3	Mole per Cubic Decimetre	Mole per Cubic Decimeter	4f po	A1L-3	mol/dm³	1e3
MOL-PER-GM-HR	Moles per gram hour		ut	A1M-1T-1	mol/(g·h)	0.277777777778
MOL-PER-HR	Mole per Hour		io	A1T-1	mol/h	2.77778e-4
MOL-PER-KiloGM	Mole per Kilogram		w cx ig	A1M-1	mol/kg
MOL-PER-KiloGM-BAR	mole per kilogram bar		x	A1L1M-2T2	mol/(kg·bar)	1e-5
MOL-PER-KiloGM-K	mole per kilogram kelvin		ut	A1M-1H-1	mol/(K·kg)
MOL-PER-KiloGM-PA	Mole per Kilogram Pascal		x	A1L1M-2T2	mol/(kg·Pa)
MOL-PER-L	Mole per Litre	Mole per Liter	4f po	A1L-3	mol/L	1e3
MOL-PER-L-BAR	mole per litre bar		ut	A1L-2M-1T2	mol/(L·bar)	0.01
MOL-PER-L-K	mole per litre kelvin		ut	A1L-3H-1	mol/(L·K)	1e3
MOL-PER-M2	Moles per square metre		ut	A1L-2	mol/m²
MOL-PER-M2-DAY	Moles per Square Metre Day	Moles per Square Meter Day	l9	A1L-2T-1	mol/(m²·d)	1.15740740741e-5
MOL-PER-M2-SEC	Moles per square metre second		l9	A1L-2T-1	mol/(m²·s)
MOL-PER-M2-SEC-M	Moles per square metre second metre		3o	A1L-3T-1	mol/(m²·m·s)
MOL-PER-M2-SEC-M-SR	Moles per square metre second metre steradian		ut	A1L-3T-1	mol/(m²·m·s·sr)
MOL-PER-M2-SEC-SR	Moles per square metre second steradian		ut	A1L-2T-1	mol/(m²·s·sr)
MOL-PER-M3	Mole per Cubic Metre	Mole per Cubic Meter	4f po	A1L-3	mol/m³
MOL-PER-M3-BAR	mole per cubic metre bar		ut	A1L-2M-1T2	mol/(m³·bar)	1e-5
MOL-PER-M3-K	mole per cubic metre kelvin		ut	A1L-3H-1	mol/(m³·K)
MOL-PER-M3-PA	mole per cubic metre pascal		ut	A1L-2M-1T2	mol/(m³·Pa)
MOL-PER-M3-SEC	Moles per cubic metre second		3o	A1L-3T-1	mol/(m³·s)
MOL-PER-MIN	Mole per Minute		io	A1T-1	mol/min	0.016666667
MOL-PER-MOL	Moles per mole		ut		mol/mol
MOL-PER-SEC	Mole per Second		io	A1T-1	mol/s
MOL-PER-TONNE	Mol per Tonne		w	A1M-1	mol/t	1e-3
MOL_LB	Pound Mole		s	A1	lb-mol	453.59237
MOL_LB-DEG_F	Pound Mole Degree Fahrenheit		gk	A1H1	lb-mol·°F	251.995761111
MOL_LB-PER-LB	pound mole per pound		w cx ig	A1M-1	lb-mol/lbm	1e3
MOL_LB-PER-MIN	pound mole per minute		3n	A1T-1	lb-mol/min	7.55987283333
MOL_LB-PER-SEC	pound mole per second		3n	A1T-1	lb-mol/s	453.59237
MOMME_Pearl	Momme (pearl)		gh	M1	momme (pearl)	-
MOMME_Textile	Momme (textile)		gh	M1	momme (textile)	-
MO_MeanGREGORIAN	Mean Gregorian Month		tw	T1	mo{Gregorian}	-
MO_MeanJulian	Mean Julian Month		tw	T1	mo{mean Julian}	-
MO_Synodic	Synodic month		tw	T1	mo{synodic}	-
MX	Maxwell		g3	E-1L2M1T-2	Mx	1e-8
M_H2O	conventional metre of water		aa uy	L-1M1T-2	mH₂0	-
MebiBIT	mebibit		5b		Mibit	726817.498003
MebiBIT-PER-M	mebibit per metre		dx	L-1	Mibit/m	726817.498003
MebiBIT-PER-M2	mebibit per square metre		1g	L-2	Mibit/m²	726817.498003
MebiBIT-PER-M3	mebibit per cubic metre		vl	L-3	Mibit/m³	726817.498003
MebiBYTE	Mebibyte		c3		MiB	5814539.98402
MegaA	Megaampere		75	E1	MA	1e6
MegaA-PER-M2	Megaampere per Square Metre	Megaampere per Square Meter	76	E1L-2	MA/m²	1e6
MegaBAR	Megabar		aa uy	L-1M1T-2	Mbar	1e11
MegaBAUD	megabaud		5v		MBd	1e6
MegaBIT	megabit		5b		Mbit	693147.18056
MegaBIT-PER-SEC	Megabit per Second		59	T-1	Mbit/s	693147.18056
MegaBQ	Megabecquerel		g	T-1	MBq	1e6
MegaBQ-PER-KiloGM	megabecquerel per kilogram		hg q6	M-1T-1	MBq/kg	1e6
MegaBTU_IT	MegaBTU_IT		8b ta	L2M1T-2		1055055852.62
MegaBTU_IT-PER-HR	Mega British Thermal Unit (International Definition) per Hour		be lp	L2M1T-3	MBtu{IT}/h	293071.07
MegaBYTE	Mega byte		c3		MB	5545177.44448
MegaBYTE-PER-SEC	megabyte per second		37	T-1	MB/s	5545177.44448
MegaC	MegaCoulomb		6v	E1T1	MC	1e6
MegaC-PER-M2	Megacoulomb per Square Metre	Megacoulomb per Square Meter	70	E1L-2T1	MC/m²	1e6
MegaC-PER-M3	Megacoulomb per Cubic Metre	Megacoulomb per Cubic Meter	6w	E1L-3T1	MC/m³	1e6
MegaCCY_USD-PER-FLIGHT	Million US Dollars per Flight		50		$M/flight	-
MegaCCY_USD-PER-YR	Million US Dollars per Year		ut	T-1	$M/a	-
MegaDOLLAR_US-PER-FLIGHT	Million US Dollars per Flight		50		$M/flight	-	MegaCCY_USD-PER-FLIGHT
MegaEV	Mega Electron Volt		8b	L2M1T-2	MeV	1.602176634e-13
MegaEV-FemtoM	Mega Electron Volt Femtometre	Mega Electron Volt Femtometer	dj	L3M1T-2	MeV·fm	1.602176634e-28
MegaEV-PER-CentiM	Mega Electron Volt per Centimetre	Mega Electron Volt per Centimeter	e3	L1M1T-2	MeV/cm	1.602176634e-11
MegaEV-PER-SpeedOfLight	Mega Electron Volt per Speed of Light		e9 j6	L1M1T-1	MeV/c	-
MegaFLOPS	megafloating point operations per second		a3	T-1	Mflops	-
MegaGM	Megagram		gh	M1	Mg	1e3
MegaGM-PER-HA	Megagram per Hectare		h3	L-2M1	Mg/ha	0.1
MegaGM-PER-HA-YR	Megagram per Hectare per Year		h4	L-2M1T-1	Mg/(ha·a)	3.17e-9
MegaGM-PER-M3	Megagram per Cubic Metre	Megagram per Cubic Meter	5j gr	L-3M1	Mg/m³	1e3
MegaGRAY	megagray		3 d4	L2T-2	MGy	1e6
MegaHZ	Megahertz		ae	T-1	MHz	1e6
MegaHZ-KiloM	megahertz kilometre		ut	L1T-1	MHz·km	-
MegaHZ-M	Megahertz Metre	Megahertz Meter	r6	L1T-1	m·MHz	1e6
MegaHZ-PER-K	Mega Hertz per Kelvin		cp	H-1T-1	MHz/K	1e6
MegaHZ-PER-T	Mega Hertz per Tesla		71	E1M-1T1	MHz/T	1e6
MegaJ	Megajoule		8b ta	L2M1T-2	MJ	1e6
MegaJ-PER-HR	Megajoule per Hour		lp	L2M1T-3	MJ/h	277.777777778
MegaJ-PER-K	MegaJoule per Kelvin		bc	L2M1H-1T-2	MJ/K	1e6
MegaJ-PER-KiloGM	Megajoule per Kilogram		q9	L2T-2	MJ/kg	1e6
MegaJ-PER-M2	Megajoule per Square Metre	Megajoule per Square Meter	8m rt	M1T-2	MJ/m²	1e6
MegaJ-PER-M2-DAY	Megajoule Per Square Metre Per Day	Megajoule Per Square Meter Per Day	cz	M1T-3	MJ/(m²·d)	11.5740740741
MegaJ-PER-M3	Megajoule per Cubic Metre	Megajoule per Cubic Meter	8d	L-1M1T-2	MJ/m³	1e6
MegaJ-PER-SEC	Megajoule per Second		lp	L2M1T-3	MJ/s	1e6
MegaK	MegaK		2x 4n a1 i2 sc tn	H1		1e6
MegaL	Megalitre		va	L3	ML	1e3
MegaLB_F	Mega Pound Force		a6	L1M1T-2	Mlbf	4448221.81484
MegaN	Meganewton		a6	L1M1T-2	MN	1e6
MegaN-M	Meganewton Metre	Meganewton Meter	j4 u3	L2M1T-2	m·MN	1e6
MegaN-M-PER-M2	meganewton metre per square metre		8m ad	M1T-2	m·MN/m²	1e6
MegaOHM	Megaohm		od	E-2L2M1T-3	MΩ	1e6
MegaOHM-KiloM	megaohm kilometre		oc og	E-2L3M1T-3	MΩ·km	1e9
MegaOHM-M	megaohm metre		og	E-2L3M1T-3	m·MΩ	1e6
MegaOHM-PER-BAR	megaohm per bar		ut	E-2L3T-1	MΩ/bar	10
MegaOHM-PER-K	megaohm per kelvin		ut	E-2L2M1H-1T-3	MΩ/K	1e6
MegaOHM-PER-KiloM	megaohm per kilometre		eb	E-2L1M1T-3	MΩ/km	1e3
MegaOHM-PER-M	megaohm per metre		eb	E-2L1M1T-3	MΩ/m	1e6
MegaPA	Megapascal		aa ia pb uy	L-1M1T-2	MPa	1e6
MegaPA-L-PER-SEC	Megapascal Litre per Second	Megapascal Liter per Second	lp	L2M1T-3	MPa·L/s	1e3
MegaPA-M0dot5	Megapascal Square Root Metre	Megapascal Square Root Meter	rv	L-0dot5M1T-2	MPa√m	1e6
MegaPA-M3-PER-SEC	Megapascal Cubic Metre per Second	Megapascal Cubic Meter per Second	lp	L2M1T-3	MPa·m³/s	1e6
MegaPA-PER-BAR	Megapascal per Bar		mm		MPa/bar	10
MegaPA-PER-K	Megapascal per Kelvin		mh	L-1M1H-1T-2	MPa/K	1e6
MegaPSI	MPSI		aa ia pb uy	L-1M1T-2	Mpsi	6894757800
MegaS	MegaSiemens		m 4g	E2L-2M-1T3	MS	1e6
MegaS-PER-M	Megasiemens per Metre	Megasiemens per Meter	4j	E2L-3M-1T3	MS/m	1e6
MegaSEC	megasecond		ku tw	T1	Ms	1e6
MegaTOE	Megaton of Oil Equivalent		8b	L2M1T-2	Mtoe	4.1868e16
MegaTON	megaton		gh	M1	Mtn	907184740
MegaTONNE	megatonne		gh	M1	Mt	1e9
MegaTONNE-PER-YR	Megatonne per Year		gu	M1T-1	Mt/a	31.68808781
MegaV	Megavolt		7n 7o 8o v7	E-1L2M1T-3	MV	1e6
MegaV-A	Megavolt Ampere		4b	L2M1T-3	MV·A	1e6	MegaVA
MegaV-A-HR	Megavolt Ampere Hour		8b	L2M1T-2	MV·A·h	3.6e9	MegaVA-HR
MegaV-A_Reactive	Megavolt Ampere Reactive		nn	L2M1T-3	MV·A{Reactive}	1e6	MegaVAR
MegaV-A_Reactive-HR	Megavolt Ampere Reactive Hour		8b	L2M1T-2	MV·A{Reactive}·h	3.6e9	MegaVAR-HR
MegaV-PER-M	Megavolt per Metre	Megavolt per Meter	7i	E-1L1M1T-3	MV/m	1e6
MegaVA	Megavolt Ampere		4b	L2M1T-3	MVA	1e6
MegaVA-HR	Megavolt Ampere Hour		8b	L2M1T-2	MVA·h	3.6e9
MegaVAR	Megavolt Ampere Reactive		nn	L2M1T-3	MVA{Reactive}	1e6
MegaVAR-HR	Megavolt Ampere Reactive Hour		8b	L2M1T-2	MVA{Reactive}·h	3.6e9
MegaW	MegaW		f lp	L2M1T-3	MW	1e6
MegaW-HR	Megawatt Hour		8b	L2M1T-2	MW·h	3.6e9
MegaYR	Million Years	Ma|Mega Year	tw	T1	Ma	3.15576e13
MicroA	microampere		75	E1	μA	1e-6
MicroA-PER-K	microampere per kelvin		7a	E1H-1	μA/K	1e-6
MicroATM	Microatmospheres		aa uy	L-1M1T-2	μatm	0.101325
MicroBAR	Microbar		aa uy	L-1M1T-2	μbar	0.1
MicroBQ	Microbecquerel		g	T-1	μBq	1e-6
MicroBQ-PER-KiloGM	Microbecquerels per kilogram		q6	M-1T-1	μBq/kg	1e-6
MicroBQ-PER-L	Microbecquerels per litre		i	L-3T-1	μBq/L	1e-3
MicroC	MicroCoulomb		6v	E1T1	μC	1e-6
MicroC-PER-M2	Microcoulomb per Square Metre	Microcoulomb per Square Meter	70	E1L-2T1	μC/m²	1e-6
MicroC-PER-M3	Microcoulomb per Cubic Metre	Microcoulomb per Cubic Meter	6w	E1L-3T1	μC/m³	1e-6
MicroCi	MicroCurie		g	T-1	μCi	37000
MicroFARAD	microfarad		3h	E2L-2M-1T4	μF	1e-6
MicroFARAD-PER-KiloM	Microfarad per Kilometre	Microfarad per Kilometer	ky	E2L-3M-1T4	μF/km	1e-9
MicroFARAD-PER-M	Microfarad per Metre	Microfarad per Meter	ky	E2L-3M-1T4	μF/m	1e-6
MicroG	Microgravity		6 dv	L1T-2	μG	9.80665e-6
MicroGAL-PER-M	MicroGals per metre		ut	T-2	µGal/m	1e-8
MicroGM	Microgram		gh	M1	μg	1e-9
MicroGM-PER-CentiM2	Microgram per square centimetre		h3	L-2M1	μg/cm²	1e-5
MicroGM-PER-CentiM2-WK	Micrograms per square centimetre week	Micrograms per square centimeter week	h4	L-2M1T-1	μg/(cm²·wk)	1.6534392e-11
MicroGM-PER-DeciL	Microgram per Decilitre	Microgram per Deciliter	5j gr	L-3M1	μg/dL	1e-5
MicroGM-PER-GM	Micrograms per gram		h9		μg/g	1e-6
MicroGM-PER-GM-DAY	Microgram per Gram per Day		hd	T-1	μg/(g·d)	1.15740740741e-11
MicroGM-PER-GM-HR	Micrograms per gram per hour		hd	T-1	μg/(g·h)	2.77777777778e-10
MicroGM-PER-IN2	Microgram per Square Inch		h3 s4	L-2M1	μg/in²	1.55e-6
MicroGM-PER-KiloGM	Microgram per Kilogram		h9		μg/kg	1e-9
MicroGM-PER-L	Microgram per Litre	Microgram per Liter	5j gm gr	L-3M1	μg/L	1e-6
MicroGM-PER-L-DAY	Micrograms per litre per hour		gp	L-3M1T-1	μg/(L·d)	1.15740740741e-11
MicroGM-PER-L-HR	Micrograms per litre hour		ut	L-3M1T-1	μg/(L·h)	2.77777777778e-10
MicroGM-PER-M2-DAY	Micrograms per square metre day		h4	L-2M1T-1	μg/(m²·d)	1.15740740741e-14
MicroGM-PER-M3	Microgram per Cubic Metre	Microgram per Cubic Meter	5j gr	L-3M1	μg/m³	1e-9
MicroGM-PER-M3-BAR	microgram per cubic metre bar		h6	L-2T2	μg/(m³·bar)	1e-14
MicroGM-PER-M3-HR	Micrograms per cubic metre hour		ut	L-3M1T-1	μg/(m³·h)	2.77777777778e-13
MicroGM-PER-M3-K	microgram per cubic metre kelvin		ut	L-3M1H-1	μg/(m³·K)	1e-9
MicroGM-PER-MilliGM	Microgram per Milligram		h9		μg/mg	1e-3
MicroGM-PER-MilliL	Microgram per MilliLitre	Microgram per Milliliter	5j gm gr	L-3M1	μg/mL	1e-3
MicroGRAY	MicroGray		3	L2T-2	μGy	1e-6
MicroGRAY-PER-HR	microgray per hour		4 d5 qt	L2T-3	μGy/h	2.77777777778e-10
MicroGRAY-PER-MIN	microgray per minute		4 d5 qt	L2T-3	μGy/min	1.66666666667e-8
MicroGRAY-PER-SEC	microgray per second		4 d5 qt	L2T-3	μGy/s	1e-6
MicroH	Microhenry		bx	E-2L2M1T-2	μH	1e-6
MicroH-PER-KiloOHM	Microhenry per Kiloohm		tw	T1	μH/kΩ	1e-9
MicroH-PER-M	Microhenry per Metre	Microhenry per Meter	7y kv	E-2L1M1T-2	μH/m	1e-6
MicroH-PER-OHM	Microhenry per Ohm		tw	T1	μH/Ω	1e-6
MicroIN	Microinch		63 dh	L1	μin	2.54e-8
MicroJ	Micro Joule		8b	L2M1T-2	μJ	1e-6
MicroJ-PER-SEC	microjoule per second		lp	L2M1T-3	μJ/s	1e-6
MicroKAT	MicroKAT		3n	A1T-1		1e-6
MicroKAT-PER-L	Microkatal per Litre	Microkatal per Liter	3o	A1L-3T-1	µkat/L	1e-9
MicroL	Microlitre		va	L3	μL	1e-9
MicroL-PER-L	Microlitre per Litre	Microlitre per Liter	vf		μL/L	1e-6
MicroM	Micrometre	Micrometer	dh	L1	μm	1e-6
MicroM-PER-K	Micrometre per Kelvin	Micrometer per Kelvin	ee	L1H-1	μm/K	1e-6
MicroM-PER-L-DAY	Micromoles per litre day		a5 km	L-2T-1	μm/(L·d)	1.15740740741e-8
MicroM-PER-M	micrometre per metre		aw		μm/m	1e-6
MicroM-PER-MIN	micrometre per minute	Micrometer per Minute|Micron per Minute|micron per minute	80 eg r6 v0	L1T-1	μm/min	1.66666667e-8
MicroM-PER-MilliL	Square microns per millilitre		ut	L-2	μm/mL
MicroM-PER-N	Micro metre per Newton	Micro meter per Newton	dy	M-1T2	μm/N	1e-6
MicroM-PER-SEC	micrometre per second	Micrometer per Second	80 eg r6 v0	L1T-1	μm/s	1e-6
MicroM2	Square Micrometre	Square Micrometer	1e bn	L2	μm²	1e-12
MicroM3	Cubic micrometres (microns)		va	L3	μm³	1e-18
MicroM3-PER-M3	Cubic microns per cubic metre		vf		μm³/m³	1e-18
MicroM3-PER-MilliL	Cubic microns per millilitre		vf		μm³/mL	1e-12
MicroMHO	Micromho		m 4g	E2L-2M-1T3	µ℧	1e-6
MicroMOL	Micromole		s	A1	μmol	1e-6
MicroMOL-PER-GM	Micromoles per gram		w cx ig	A1M-1	μmol/g	1e-3
MicroMOL-PER-GM-HR	Micromoles per gram hour		ut	A1M-1T-1	μmol/(g·h)	2.77777777778e-7
MicroMOL-PER-GM-SEC	Micromoles per gram second		ut	A1M-1T-1	μmol/(g·s)	1e-3
MicroMOL-PER-KiloGM	Micromoles per kilogram		w	A1M-1	μmol/kg	1e-6
MicroMOL-PER-L	Micromoles per litre		4f po	A1L-3	μmol/L	1e-3
MicroMOL-PER-L-HR	Micromoles per litre hour		3o	A1L-3T-1	μmol/(L·h)	2.77777777778e-7
MicroMOL-PER-M2	Micromoles per square metre		ut	A1L-2	μmol/m²	1e-6
MicroMOL-PER-M2-DAY	Micromoles per square metre day		l9	A1L-2T-1	μmol/(m²·d)	1.15740740741e-11
MicroMOL-PER-M2-HR	Micromoles per square metre hour		l9	A1L-2T-1	μmol/(m²·h)	2.77777777778e-10
MicroMOL-PER-M2-SEC	Micromoles per square metre second		l9	A1L-2T-1	μmol/(m²·s)	1e-6
MicroMOL-PER-M2-SEC2	micromole per square metre per square second	micromole per square meter per square second	ut	A1L-2T-2	μmol/(m²·s²)	1e-6
MicroMOL-PER-MOL	Micromoles per mole		ut		μmol/mol	1e-6
MicroMOL-PER-MicroMOL-DAY	Micromole per micromole of biomass day		ut	T-1	μmol/(μmol·d)	1.15740740741e-5
MicroMOL-PER-SEC	Micromoles per second		l8	A1T-1	μmol/s	1e-6
MicroMOL2-PER-M4-SEC2	(micromole per metre squared per second) squared		iq	A2L-4T-2	μmol²/(m⁴·s²)	1e-12
MicroN	Micronewton		a6	L1M1T-2	μN	1e-6
MicroN-M	Micronewton Metre	Micronewton Meter	j4 u3	L2M1T-2	m·μN	1e-6
MicroN-M-PER-M2	micronewton metre per square metre		8m ad	M1T-2	m·μN/m²	1e-6
MicroOHM	Microohm		od	E-2L2M1T-3	μΩ	1e-6
MicroOHM-M	microohm metre		og	E-2L3M1T-3	m·μΩ	1e-6
MicroPA	Micropascal		aa ia pb uy	L-1M1T-2	μPa	1e-6
MicroPOISE	Micropoise		6k v4	L-1M1T-1	μP	1e-7
MicroRAD	microradian		z le		µrad	1e-6
MicroS	Microsiemens		m 4g	E2L-2M-1T3	μS	1e-6
MicroS-PER-CentiM	Microsiemens per Centimetre	Microsiemens per Centimeter	4j 7w	E2L-3M-1T3	μS/cm	1e-4
MicroS-PER-M	Microsiemens per Metre	Microsiemens per Meter	4j	E2L-3M-1T3	μS/m	1e-6
MicroS2-PER-CentiM2	Microsiemen Squared Per Centimetre Squared	Microsiemen Squared Per Centimeter Squared	4k	E4L-6M-2T6	uS2/cm2	-
MicroSEC	microsecond		tw	T1	µs	1e-6
MicroSV	MicroSievert		67	L2T-2	µSv	1e-6
MicroSV-PER-HR	MicroSievert per hour		4	L2T-3	µSv/h	2.77778e-10
MicroSV-PER-MIN	microsievert per minute		4 d5 qt	L2T-3	µSv/min	1.66666666667e-8
MicroSV-PER-SEC	microsievert per second		4 d5 qt	L2T-3	µSv/s	1e-6
MicroT	Microtesla		g4	E-1M1T-2	µT	1e-6
MicroTORR	MicroTorr		aa uy	L-1M1T-2	µTorr	1.33322e-4
MicroV	Microvolt		7n 7o 8o v7	E-1L2M1T-3	µV	1e-6
MicroV-A	microvolt ampere		4b jn	L2M1T-3	µV·A	1e-6	MicroVA
MicroV-A-PER-K	microvolt ampere per kelvin		t3	L2M1H-1T-3	µV·A/K	1e-6	MicroVA-PER-K
MicroV-A_Reactive	microvolt ampere reactive		nn	L2M1T-3	µV·A{Reactive}	-	MicroVAR
MicroV-A_Reactive-PER-K	microvolt ampere reactive per kelvin		ut	E-1L-2M1H-1T-3	µvar/K	-	MicroVAR-PER-K
MicroV-PER-M	Microvolt per Metre	Microvolt per Meter	7i	E-1L1M1T-3	µV/m	1e-6
MicroVA	microvolt ampere		4b jn	L2M1T-3	µVA	1e-6
MicroVA-PER-K	microvolt ampere per kelvin		t3	L2M1H-1T-3	µVA/K	1e-6
MicroVAR	microvolt ampere reactive		nn	L2M1T-3	µVA{Reactive}	1e-6
MicroVAR-PER-K	microvolt ampere reactive per kelvin		ut	E-1L-2M1H-1T-3	µvar/K	-
MicroW	Microwatt		f lp	L2M1T-3	µW	1e-6
MicroW-PER-M2	Microwatt per Square Metre	Microwatt per Square Meter	lu	M1T-3	µW/m²	1e-6
MilLength	Mil Length		dh	L1	mil	2.54e-5
MilliA	MilliAmpere		75	E1	mA	1e-3
MilliA-HR	Milliampere Hour		6v	E1T1	mA·h	3.6
MilliA-HR-PER-GM	Milliampere Hour per Gram		q7	E1M-1T1	mA·h/g	3600
MilliA-IN2-PER-LB_F	milliampere square inch per pound-force		ut	E1L1M-1T2	mA·in²/lbf	1.45037731223e-7
MilliA-PER-BAR	milliampere per bar		ut	E1L1M-1T2	mA/bar	1e-8
MilliA-PER-IN	Milliampere per Inch		e2 g2	E1L-1	mA/in	0.03937008
MilliA-PER-K	milliampere per kelvin		7a	E1H-1	mA/K	1e-3
MilliA-PER-L-MIN	milliampere per litre minute		ut	E1L-3T-1	mA/(L·min)	0.0166666666667
MilliA-PER-LB_F-IN2	milliampere per pound-force square inch		ut	E1L-3M-1T2	mA/(lbf·in²)	0.348454543079
MilliA-PER-MilliM	Milliampere per Millimetre	Milliampere per Millimeter	e2 g2	E1L-1	mA/mm
MilliA-SEC	milliampere second		6v	E1T1	mA·s	1e-3
MilliARCSEC	Milli ArcSecond		z le		mas	4.84813681e-9
MilliBAR	Millibar		aa uy	L-1M1T-2	mbar	100
MilliBAR-L-PER-SEC	Millibar Litre per Second	Millibar Liter per Second	lp	L2M1T-3	mbar·L/s	0.1
MilliBAR-M3-PER-SEC	Millibar Cubic Metre per Second	Millibar Cubic Meter per Second	lp	L2M1T-3	mbar·m³/s	100
MilliBAR-PER-BAR	Millibar per Bar		mm		mbar/bar	1e-3
MilliBAR-PER-K	Millibar per Kelvin		vp	L-1M1H-1T-2	mbar/K	100
MilliBQ	MilliBecquerel		g	T-1	mBq	1e-3
MilliBQ-PER-GM	Millibecquerels per gram		q6	M-1T-1	mBq/g
MilliBQ-PER-KiloGM	Millibecquerels per kilogram		q6	M-1T-1	mBq/kg	1e-3
MilliBQ-PER-L	Millibecquerels per litre		i	L-3T-1	mBq/L
MilliBQ-PER-M2-DAY	Millibecquerels per square metre day		ut	L-2T-2	mBq/(m²·d)	1.15740740741e-8
MilliC	MilliCoulomb		6v	E1T1	mC	1e-3
MilliC-PER-KiloGM	Millicoulomb per Kilogram		71	E1M-1T1	mC/kg	1e-3
MilliC-PER-M2	Millicoulomb per Square Metre	Millicoulomb per Square Meter	70	E1L-2T1	mC/m²	1e-3
MilliC-PER-M3	Millicoulomb per Cubic Metre	Millicoulomb per Cubic Meter	73	E1L-3T1	mC/m³	1e-3
MilliCD	millicandela		fm	I1	mCd	1e-3
MilliCi	Millicurie		g	T-1	mCi	3.7e7
MilliDARCY	Millidarcy		bn	L2	md	9.869233e-16
MilliDEG_C	Millidegree Celsius		2x a1 i2 sc	H1	m°C	1e-3 273150
MilliFARAD	Millifarad		3h	E2L-2M-1T4	mF	1e-3
MilliG	Milligravity		6 dv	L1T-2	mG	0.00980665
MilliGAL	Milligal		6 dv	L1T-2	mgal	1e-5
MilliGAL-PER-MO	MilliGals per month		ut	L1T-3	mgal/mo	3.9193507729e-12
MilliGM	Milligram		gh	M1	mg	1e-6
MilliGM-HR-PER-L-CentiM3	milligram hour per litre cubic centimetre		ut	L-6M1T1	mg·h/(L·cm³)	3.6e6
MilliGM-HR-PER-L-M3	milligram hour per litre cubic metre		ut	L-6M1T1	mg·h/(L·m³)	3.6
MilliGM-HR-PER-L2	milligram hour per litre squared		ut	L-6M1T1	mg·h/L²	3600
MilliGM-HR-PER-M3-CentiM3	milligram hour per cubic metre cubic centimetre		ut	L-6M1T1	mg·h/(m³·cm³)	3600
MilliGM-HR-PER-M3-L	milligram hour per cubic metre litre		ut	L-6M1T1	mg·h/(m³·L)	3.6
MilliGM-HR-PER-M6	milligram hour per power of metre with the exponent 6		ut	L-6M1T1	mg·h/m⁶	0.0036
MilliGM-MIN-PER-L-CentiM3	milligram minute per litre cubic centimetre		ut	L-6M1T1	mg·min/(L·cm³)	6e4
MilliGM-MIN-PER-L-M3	milligram minute per litre cubic metre		ut	L-6M1T1	mg·min/(L·m³)	0.06
MilliGM-MIN-PER-L2	milligram minute per litre squared		ut	L-6M1T1	mg·min/L²	60
MilliGM-MIN-PER-M3-CentiM3	milligram minute per cubic metre cubic centimetre		ut	L-6M1T1	mg·min/(m³·cm³)	60
MilliGM-MIN-PER-M3-L	milligram minute per cubic metre litre		ut	L-6M1T1	mg·min/(m³·L)	0.06
MilliGM-MIN-PER-M6	milligram minute per power of metre with the exponent 6		ut	L-6M1T1	mg·min/m⁶	6e-5
MilliGM-PER-BAR	milligram per bar		ut	L1T2	mg/bar	1e-11
MilliGM-PER-CentiM2	Milligram per Square Centimetre	Milligram per Square Centimeter	h3	L-2M1	mg/cm²	0.01
MilliGM-PER-DAY	Milligram per Day		gu	M1T-1	mg/d	1.157407e-11
MilliGM-PER-DAY-BAR	milligram per day bar		ut	L1T1	mg/(d·bar)	1.15740740741e-16
MilliGM-PER-DAY-K	milligram per day kelvin		ut	M1H-1T-1	mg/(d·K)	1.15740740741e-11
MilliGM-PER-DeciL	milligrams per decilitre		2v 5j gr	L-3M1	mg/dL	0.01
MilliGM-PER-DeciM2	Milligram per Square Decimetre	Milligram per Square Decimeter	h3	L-2M1	mg/dm²	1e-4
MilliGM-PER-GM	Milligram per Gram		h9		mg/g	1e-3
MilliGM-PER-GM-HR	Milligram per gram per hour		hd	T-1	mg/(g·h)	2.78e-7
MilliGM-PER-HA	Milligram per Hectare		h3	L-2M1	mg/ha	1e-10
MilliGM-PER-HR	Milligram per Hour		gu	M1T-1	mg/h	2.777778e-10
MilliGM-PER-HR-BAR	milligram per hour bar		ut	L1T1	mg/(h·bar)	2.77777777778e-15
MilliGM-PER-HR-K	milligram per hour kelvin		ut	M1H-1T-1	mg/(h·K)	2.77777777778e-10
MilliGM-PER-K	milligram per kelvin		ut	M1H-1	mg/K	1e-6
MilliGM-PER-KiloGM	Milligram per Kilogram		h9		mg/kg	1e-6
MilliGM-PER-KiloGM-DAY	Milligram per kilogram per Day		hd	T-1	mg/(kg·d)	1.15740740741e-11
MilliGM-PER-L	Milligram per Litre	Milligram per Liter	5j gm gr	L-3M1	mg/L	1e-3
MilliGM-PER-L-CentiPOISE	milligram per litre centipoise		ut	L-2T1	mg/(L·cP)
MilliGM-PER-L-MilliPA-SEC	milligram per litre millipascal second		ut	L-2T1	mg/(L·mPa·s)
MilliGM-PER-L-PA-SEC	milligram per litre pascal second		ut	L-2T1	mg/(L·Pa·s)	1e-3
MilliGM-PER-L-POISE	milligram per litre poise		ut	L-2T1	mg/(L·P)	0.01
MilliGM-PER-M	Milligram per Metre	Milligram per Meter	h7	L-1M1	mg/m	1e-6
MilliGM-PER-M2	Milligram per Square Metre	Milligram per Square Meter	h3	L-2M1	mg/m²	1e-6
MilliGM-PER-M2-DAY	Milligrams per square metre day		h4	L-2M1T-1	mg/(m²·d)	1.15740740741e-11
MilliGM-PER-M2-HR	Milligrams per square metre hour		h4	L-2M1T-1	mg/(m²·h)	2.77777777778e-10
MilliGM-PER-M2-SEC	Milligrams per square metre second		h4	L-2M1T-1	mg/(m²·s)	1e-6
MilliGM-PER-M3	Milligram per Cubic Metre	Milligram per Cubic Meter	5j gm gr	L-3M1	mg/m³	1e-6
MilliGM-PER-M3-BAR	milligram per cubic metre bar		h6	L-2T2	mg/(m³·bar)	1e-11
MilliGM-PER-M3-CentiPOISE	milligram per cubic metre centipoise		ut	L-2T1	mg/(m³·cP)	1e-3
MilliGM-PER-M3-DAY	Milligrams per cubic metre day		ut	L-3M1T-1	mg/(m³·d)	1.15740740741e-11
MilliGM-PER-M3-HR	Milligrams per cubic metre hour		ut	L-3M1T-1	mg/(m³·h)	2.77777777778e-10
MilliGM-PER-M3-K	milligram per cubic metre kelvin		ut	L-3M1H-1	mg/(m³·K)	1e-6
MilliGM-PER-M3-MilliPA-SEC	milligram per cubic metre millipascal second		ut	L-2T1	mg/(m³·mPa·s)	1e-3
MilliGM-PER-M3-PA-SEC	milligram per cubic metre pascal second		ut	L-2T1	mg/(m³·Pa·s)	1e-6
MilliGM-PER-M3-POISE	milligram per cubic metre poise		ut	L-2T1	mg/(m³·P)	1e-5
MilliGM-PER-M3-SEC	Milligrams per cubic metre second		ut	L-3M1T-1	mg/(m³·s)	1e-6
MilliGM-PER-MIN	Milligram per Minute		gu	M1T-1	mg/min	1.666667e-8
MilliGM-PER-MIN-BAR	milligram per minute bar		ut	L1T1	mg/(min·bar)	1.66666666667e-13
MilliGM-PER-MIN-K	milligram per minute kelvin		ut	M1H-1T-1	mg/(min·K)	1.66666666667e-8
MilliGM-PER-MilliL	Milligram per Millilitre	Milligram per Milliliter	5j gm gr	L-3M1	mg/mL
MilliGM-PER-SEC	Milligram per Second		gu	M1T-1	mg/s	1e-6
MilliGM-PER-SEC-BAR	milligram per second bar		ut	L1T1	mg/(s·bar)	1e-11
MilliGM-PER-SEC-K	milligram per second kelvin		ut	M1H-1T-1	mg/(s·K)	1e-6
MilliGM-SEC-PER-L-CentiM3	milligram second per litre cubic centimetre		ut	L-6M1T1	mg·s/(L·cm³)	1e3
MilliGM-SEC-PER-L-M3	milligram second per litre cubic metre		ut	L-6M1T1	mg·s/(L·m³)	1e-3
MilliGM-SEC-PER-L2	milligram second per litre squared		ut	L-6M1T1	mg·s/L²
MilliGM-SEC-PER-M3-CentiM3	milligram second per cubic metre cubic centimetre		ut	L-6M1T1	mg·s/(m³·cm³)
MilliGM-SEC-PER-M3-L	milligram second per cubic metre litre		ut	L-6M1T1	mg·s/(m³·L)	1e-3
MilliGM-SEC-PER-M6	milligram second per power of metre with the exponent 6		ut	L-6M1T1	mg·s/m⁶	1e-6
MilliGRAY	Milligray		3	L2T-2	mGy	1e-3
MilliGRAY-PER-HR	milligray per hour		4 d5 qt	L2T-3	mGy/h	2.77777777778e-7
MilliGRAY-PER-MIN	milligray per minute		4 d5 qt	L2T-3	mGy/min	1.66666666667e-5
MilliGRAY-PER-SEC	milligray per second		4 d5 qt	L2T-3	mGy/s	1e-3
MilliH	Millihenry		bx	E-2L2M1T-2	mH	1e-3
MilliH-PER-KiloOHM	Millihenry per Kiloohm		tw	T1	mH/kΩ	1e-6
MilliH-PER-OHM	Millihenry per Ohm		tw	T1	mH/Ω	1e-3
MilliHZ	millihertz		ae	T-1	mHz	1e-3
MilliIN	Milli-inch	mil|thou	dh	L1	mil	2.54e-5
MilliJ	Millijoule		8b	L2M1T-2	mJ	1e-3
MilliJ-PER-GM	Millijoule per Gram		q9	L2T-2	mJ/g
MilliJ-PER-M2	Millijoule per Square Metre	Millijoule per Square Meter	8g 8m n7 rt	M1T-2	mJ/m²	1e-3
MilliJ-PER-SEC	millijoule per second		lp	L2M1T-3	mJ/s	1e-3
MilliK	MilliK		2x 4n a1 i2 sc tn	H1		1e-3
MilliK-PER-BAR	millikelvin per bar		ut	L1M-1H1T2	mK/bar	1e-8
MilliK-PER-K	millikelvin per kelvin		su		mK/K	-
MilliKAT	MilliKAT		3n	A1T-1		1e-3
MilliKAT-PER-L	Millikatal per Litre	Millikatal per Liter	3o	A1L-3T-1	mkat/L	1e-6
MilliL	Millilitre		va	L3	mL	1e-6
MilliL-PER-BAR	millilitre per bar		ut	L4M-1T2	mL/bar	1e-11
MilliL-PER-CentiM2-MIN	Millilitre per Square Centimetre Minute	Millilitre per Square Centimeter Minute	vo	L1T-1	mL/(cm²·min)	1.6666667e-4
MilliL-PER-CentiM2-SEC	Millilitre per Square Centimetre Second	Millilitre per Square Centimeter Second	vo	L1T-1	mL/(cm²·s)	0.01
MilliL-PER-DAY	Millilitre per Day		vc vi	L3T-1	mL/d	1.157407e-11
MilliL-PER-DAY-BAR	millilitre per day bar		ut	L4M-1T1	mL/(d·bar)	1.15740740741e-16
MilliL-PER-DAY-K	millilitre per day kelvin		ut	L3H-1T-1	mL/(d·K)	1.15740740741e-11
MilliL-PER-GM	Millilitre per Gram	Milliliter per Gram	pl qw	L3M-1	mL/g	1e-3
MilliL-PER-HR	Millilitre per Hour		vc vi	L3T-1	mL/h	2.777778e-10
MilliL-PER-HR-BAR	millilitre per hour bar		ut	L4M-1T1	mL/(h·bar)	2.77777777778e-15
MilliL-PER-HR-K	millilitre per hour kelvin		ut	L3H-1T-1	mL/(h·K)	2.77777777778e-10
MilliL-PER-K	Millilitre per Kelvin		vk	L3H-1	mL/K	1e-6
MilliL-PER-KiloGM	Millilitre per Kilogram		qw	L3M-1	mL/kg	1e-6
MilliL-PER-L	Millilitre per Litre	Millilitre per Liter	vf		mL/L	1e-3
MilliL-PER-M2-DAY	Millilitres per square metre day		ut	L1T-1	mL/(m²·d)	1.15740740741e-11
MilliL-PER-M3	Millilitre per Cubic Metre	Millilitre per Cubic Meter	vf		mL/m³	1e-6
MilliL-PER-MIN	Millilitre per Minute		vc vi	L3T-1	mL/min	1.666667e-8
MilliL-PER-MIN-BAR	millilitre per minute bar		ut	L4M-1T1	mL/(min·bar)	1.66666666667e-13
MilliL-PER-MIN-K	millilitre per minute kelvin		ut	L3H-1T-1	mL/(min·K)	1.66666666667e-8
MilliL-PER-SEC	Millilitre per Second		vc vi	L3T-1	mL/s	1e-6
MilliL-PER-SEC-BAR	millilitre per second bar		ut	L4M-1T1	mL/(s·bar)	1e-11
MilliL-PER-SEC-K	millilitre per second kelvin		ut	L3H-1T-1	mL/(s·K)	1e-6
MilliM	Millimetre	Millimeter|mil	dh	L1	mm	1e-3
MilliM-PER-BAR	millimetre per bar		ut	L2M-1T2	mm/bar	1e-8
MilliM-PER-DAY	millimetres per day	millimeters per day	eg v0	L1T-1	mm/d	1.15741e-8
MilliM-PER-DEG_C-M	millimetre per degree Celsius metre		9g tc	H-1	mm/(°C·m)	1e-3
MilliM-PER-HR	Millimetre per Hour	Millimeter per Hour	eg v0	L1T-1	mm/h	2.777778e-7
MilliM-PER-K	Millimetre per Kelvin	Millimeter per Kelvin	ee	L1H-1	mm/K	1e-3
MilliM-PER-M	millimetre per metre		aw		mm/m	1e-3
MilliM-PER-M2	Millimetre Per Square Metre	Millimeter Per Square Meter	ut	L-1	mm/m²	1e-3
MilliM-PER-MIN	Millimetre per Minute	Millimeter per Minute	eg v0	L1T-1	mm/min	1.666667e-5
MilliM-PER-SEC	Millimetre per Second	Millimeter per Second	eg v0	L1T-1	mm/s	1e-3
MilliM-PER-SEC2	millimetre per second squared		6 dv	L1T-2	mm/s²	1e-3
MilliM-PER-YR	Millimetre per Year	Millimeter per Year	eg v0	L1T-1	mm/a	3.1688087814e-11
MilliM2	Square Millimetre	Square Millimeter	1e bn	L2	mm²	1e-6
MilliM2-PER-SEC	Square Millimetre per Second	Square Millimeter per Second	1l	L2T-1	mm²/s	1e-6
MilliM3	Cubic Millimetre	Cubic Millimeter	va	L3	mm³	1e-9
MilliM3-PER-GM	Cubic Millimetre per Gram	Cubic Millimeter per Gram	pl qw	L3M-1	mm³/g	1e-6
MilliM3-PER-KiloGM	Cubic Millimetre per Kilogram	Cubic Millimeter per Kilogram	pl qw	L3M-1	mm³/kg	1e-9
MilliM3-PER-M3	Cubic Millimetre per Cubic Metre	Cubic Millimeter per Cubic Meter	vf		mm³/m³	1e-9
MilliM4	Quartic Millimetre	Quartic Millimeter	oz p0 p2	L4	mm⁴	1e-12
MilliMOL	Millimole		s	A1	mmol	1e-3
MilliMOL-PER-GM	Millimole per Gram		w cx	A1M-1	mmol/g
MilliMOL-PER-KiloGM	Millimole per Kilogram		w cx	A1M-1	mmol/kg	1e-3
MilliMOL-PER-L	millimoles per litre		2u 4f po	A1L-3	mmol/L
MilliMOL-PER-M2	Millimoles per square metre		ut	A1L-2	mmol/m²	1e-3
MilliMOL-PER-M2-DAY	Millimoles per square metre day		l9	A1L-2T-1	mmol/(m²·d)	1.15740740741e-8
MilliMOL-PER-M2-HR	Millimole per Square Metre per Hour		ip	A1L-2T-1	mmol/(m²·h)	2.778e-7
MilliMOL-PER-M2-SEC	Millimoles per square metre second		l9	A1L-2T-1	mmol/(m²·s)	1e-3
MilliMOL-PER-M3	Millimoles per cubic metre		4f po	A1L-3	mmol/m³	1e-3
MilliMOL-PER-M3-DAY	Millimoles per cubic metre day		3o	A1L-3T-1	mmol/(m³·d)	1.15740740741e-8
MilliMOL-PER-MOL	Millimoles per mole		ut		mmol/mol	1e-3
MilliM_H2O	Conventional Millimetre Of Water	Conventional Millimeter Of Water	aa uy	L-1M1T-2	mmH₂0	9.80665
MilliM_HG	Millimetre of Mercury	Millimeter of Mercury	aa uy	L-1M1T-2	mmHg	133.322387415
MilliM_HGA	Millimetre of Mercury - Absolute	Millimeter of Mercury - Absolute	aa uy	L-1M1T-2	mmHgA	133.322387415
MilliN	Millinewton		a6	L1M1T-2	mN	1e-3
MilliN-M	Millinewton Metre	Millinewton Meter	j4 u3	L2M1T-2	m·mN	1e-3
MilliN-M-PER-M2	millinewton metre per square metre		8m ad	M1T-2	m·mN/m²	1e-3
MilliN-PER-M	Millinewton per Metre	Millinewton per Meter	ad	M1T-2	mN/m	1e-3
MilliOHM	Milliohm		od	E-2L2M1T-3	mΩ	1e-3
MilliOHM-M	milliohm metre		og	E-2L3M1T-3	m·mΩ	1e-3
MilliOHM-PER-BAR	milliohm per bar		ut	E-2L3T-1	mΩ/bar	1e-8
MilliOHM-PER-K	milliohm per kelvin		ut	E-2L2M1H-1T-3	mΩ/K	1e-3
MilliOHM-PER-M	milliohm per metre		eb	E-2L1M1T-3	mΩ/m	1e-3
MilliOSM	MilliOSM		s	A1		-
MilliOSM-PER-KiloGM	milliosmole per kilogram		w	A1M-1	mOsmol/kg	1e-3
MilliPA	Millipascal		aa ia pb uy	L-1M1T-2	mPa	1e-3
MilliPA-PER-M	millipascal per metre		mi	L-2M1T-2	mPa/m	1e-3
MilliPA-SEC	Millipascal Second		6k v4	L-1M1T-1	mPa·s	1e-3
MilliPA-SEC-PER-BAR	Millipascal Second per Bar		tw	T1	mPa·s/bar	1e-8
MilliPA-SEC-PER-K	millipascal second per kelvin		ut	L-1M1H-1T-1	mPa·s/K	1e-3
MilliR	Milliroentgen		71	E1M-1T1	mR	2.58e-7
MilliRAD	milliradian		z le		mrad	1e-3
MilliRAD_R	MilliRad		3	L2T-2	mrad	1e-5
MilliRAD_R-PER-HR	Millirads per hour		4 d5 qt	L2T-3	mrad/h	2.77777777778e-9
MilliR_man	Milliroentgen Equivalent Man		67	L2T-2	mrem	1e-5
MilliS	Millisiemens		m 4g	E2L-2M-1T3	mS	1e-3
MilliS-PER-CentiM	Millisiemens per Centimetre	Millisiemens per Centimeter	4j	E2L-3M-1T3	mS/cm	0.1
MilliS-PER-M	MilliSiemens per metre		4j	E2L-3M-1T3	mS/m	1e-3
MilliSEC	millisecond		tw	T1	ms	1e-3
MilliSV	Millisievert		67	L2T-2	mSv	1e-3
MilliSV-PER-HR	millisievert per hour		4 d5 qt	L2T-3	mSv/h	2.77777777778e-7
MilliSV-PER-MIN	millisievert per minute		4 d5 qt	L2T-3	mSv/min	1.66666666667e-5
MilliSV-PER-SEC	millisievert per second		4 d5 qt	L2T-3	mSv/s	1e-3
MilliT	Millitesla		g4	E-1M1T-2	mT	1e-3
MilliTORR	MilliTorr		aa uy	L-1M1T-2	mTorr	0.133322
MilliV	Millivolt		7n 7o 8o v7	E-1L2M1T-3	mV	1e-3
MilliV-A	millivolt ampere		4b jn	L2M1T-3	mV·A	1e-3	MilliVA
MilliV-A-PER-K	millivolt ampere per kelvin		t3	L2M1H-1T-3	mV·A/K	1e-3	MilliVA-PER-K
MilliV-A_Reactive	millivolt ampere reactive		nn	L2M1T-3	mV·A{Reactive}	-	MilliVAR
MilliV-A_Reactive-PER-K	millivolt ampere reactive per kelvin		ut	E-1L-2M1H-1T-3	mvar/K	-	MilliVAR-PER-K
MilliV-PER-M	Millivolt per Metre	Millivolt per Meter	7i	E-1L1M1T-3	mV/m	1e-3
MilliV-PER-MIN	Millivolt per Minute		lx	E-1L2M1T-4	mV/min	1.666667e-5
MilliV-PER-V	millivolt per volt		ut		mV/V	1e-3
MilliVA	millivolt ampere		4b jn	L2M1T-3	mVA	1e-3
MilliVA-PER-K	millivolt ampere per kelvin		t3	L2M1H-1T-3	mVA/K	1e-3
MilliVAR	millivolt ampere reactive		nn	L2M1T-3	mVA{Reactive}	1e-3
MilliVAR-PER-K	millivolt ampere reactive per kelvin		ut	E-1L-2M1H-1T-3	mvar/K	-
MilliW	MilliW		f lp	L2M1T-3	mW	1e-3
MilliW-PER-CentiM2-MicroM-SR	Milliwatts per square centimetre micrometre steradian		ut	L-1M1T-3	mW/(cm²·μm·sr)	1e7
MilliW-PER-M2	Milliwatt per Square Metre	Milliwatt per Square Meter	lu	M1T-3	mW/m²	1e-3
MilliW-PER-M2-NanoM	Milliwatts per square metre nanometre		ab	L-1M1T-3	mW/(m²·nm)	1e6
MilliW-PER-M2-NanoM-SR	Milliwatts per square metre nanometre steradian		ut	L-1M1T-3	mW/(m²·nm·sr)	1e6
MilliW-PER-MilliGM	Milliwatt per Milligram		4 qt	L2T-3	mW/mg	1e3
MilliWB	Milliweber		g3	E-1L2M1T-2	mWb	1e-3
MillionUSD-PER-YR	Million US Dollars per Year		ut	T-1	$M/a	-	MegaCCY_USD-PER-YR
N	newton		a6	L1M1T-2	N
N-CentiM	Newton Centimetre	Newton Centimeter	j4 u3	L2M1T-2	N·cm	0.01
N-M	newton metre	Newton Meter	j4 u3	L2M1T-2	N·m
N-M-PER-A	Newton Metre per Ampere	Newton Meter per Ampere	g3	E-1L2M1T-2	N·m/A
N-M-PER-ARCMIN	newton metre per minute [unit of angle]		u5 u8	L2M1T-2	N·m/'	3437.7468732
N-M-PER-DEG	newton metre per degree		u5 u8	L2M1T-2	N·m/°	57.2957795786
N-M-PER-DEG-M	Newton metre per degree metre		id	L1M1T-2	N·m/(°·m)	57.2957795786
N-M-PER-KiloGM	Newton Metre per Kilogram	Newton Meter per Kilogram	q9	L2T-2	N·m/kg
N-M-PER-M	Newton metre per metre	Newton meter per meter	u6	L1M1T-2	N·m/m
N-M-PER-M-RAD	Newton Metre per Metre Radian	Newton Meter per Meter Radian	id	L1M1T-2	N·m/(m·rad)
N-M-PER-M2	Newton Metre per Square Metre	Newton Meter per Square Meter	8m ad	M1T-2	N·m/m²
N-M-PER-MIN_Angle	newton metre per minute [unit of angle]		u5 u8	L2M1T-2	N·m/'	3437.7468732
N-M-PER-RAD	Newton metre per radian	Newton meter per radian	u5 u8	L2M1T-2	N·m/rad
N-M-PER-W0dot5	newton metre watt to the power minus 0.5		ut	L1	N·m/√W
N-M-SEC	newton metre second	Newton Meter Second	16 17	L2M1T-1	N·m·s
N-M-SEC-PER-M	Newton metre seconds per metre	Newton meter seconds per meter	e9 j6	L1M1T-1	N·m·s/m
N-M-SEC-PER-RAD	Newton metre seconds per radian	Newton meter seconds per radian	18	L2M1T-1	N·m·s/rad
N-M2	Newton Square Metre	Newton Square Meter	vy	L3M1T-2	N·m²
N-M2-PER-A	Newton Metre Squared per Ampere	Newton Meter Squared per Ampere	fz	E-1L3M1T-2	N·m²/A
N-M2-PER-KiloGM2	Newton Square Metre per Square Kilogram	Newton Square Meter per Square Kilogram	ut	L3M-1T-2	N·m²/kg²
N-PER-A	Newton per Ampere		g6	E-1L1M1T-2	N/A
N-PER-C	Newton per Coulomb		ac	E-1L1M1T-3	N/C
N-PER-CentiM	Newton per Centimetre	Newton per Centimeter	ad	M1T-2	N/cm	100
N-PER-CentiM2	Newton per Square Centimetre	Newton per Square Centimeter	aa uy	L-1M1T-2	N/cm²	1e4
N-PER-KiloGM	Newton per Kilogram		ts	L1T-2	N/kg
N-PER-M	newton per metre	Newton per Meter	ad	M1T-2	N/m
N-PER-M2	Newtons per Square Metre	Newtons per Square Meter	aa ic uy	L-1M1T-2	N/m²
N-PER-M3	Newtons per cubic metre		ie	L-2M1T-2	N/m³
N-PER-MilliM	Newton per Millimetre	Newton per Millimeter	ad	M1T-2	N/mm	1e3
N-PER-MilliM2	Newton per Square Millimetre	Newton per Square Millimeter	aa uy	L-1M1T-2	N/mm²	1e6
N-PER-RAD	Newton per radian		a9	L1M1T-2	N/rad
N-SEC	newton second		e9 j6	L1M1T-1	N·s
N-SEC-PER-M	Newton Second per Metre	Newton Second per Meter	h8	M1T-1	N·s/m
N-SEC-PER-M2	newton second per square metre		6k v4	L-1M1T-1	N·s/m²
N-SEC-PER-M3	Newton second per Cubic Metre	Newton second per Cubic Meter	q5	L-2M1T-1	N·s/m³
N-SEC-PER-RAD	Newton seconds per radian		j7	L1M1T-1	N·s/rad
NAT	Nat		c3		nat
NAT-PER-SEC	Nat per Second		c4	T-1	nat/s
NP	Neper		5w		Np	-
NP-PER-SEC	neper per second		ut	T-1	Np/s
NT	Net tonnage		va	L3	NT	-
NTU	Nephelometry Turbidity Unit		uq		NTU	-
NUM	Number		3w 44 4s 5w 5x ag bo cv db g9 gz jj jy jz k3 k5 lj mo mw oo rc rq ua		#
NUM-PER-CentiM-KiloYR	Number per square centimetre thousand years		ut	L-1T-1	#/(cm·1000 a)	3.1688087814e-9
NUM-PER-GM	Number per gram		ut	M-1	#/g	1e3
NUM-PER-HA	Number per hectare		kl	L-2	#/ha	1e-4
NUM-PER-HA-YR	Number per Hectare Year		a5	L-2T-1	#/(ha·a)	3.1688087814e-12
NUM-PER-HR	Number per hour		4t ae	T-1	#/h	2.77777777778e-4
NUM-PER-HectoGM	Number per 100 grams		ut	M-1	#/hg	10
NUM-PER-KiloGM	Number per kilogram		ut	M-1	#/kg
NUM-PER-KiloM2	Number per square kilometre		kl	L-2	#/km²	1e-6
NUM-PER-L	Number per litre		k0	L-3	#/L	1e3
NUM-PER-M	Number per metre		cg	L-1	#/m
NUM-PER-M2	Number per square metre		kl	L-2	#/m²
NUM-PER-M2-DAY	Number per square metre day		a5	L-2T-1	#/(m²·d)	1.15740740741e-5
NUM-PER-M3	Number per cubic metre		k0	L-3	#/m³
NUM-PER-MIN	Number per Minute		4t	T-1	NPM	0.0166666666667
NUM-PER-MicroL	Number per microlitre		k0	L-3	#/μL	1e9
NUM-PER-MilliGM	Number per milligram		ut	M-1	#/mg	1e6
NUM-PER-MilliL	Number per millilitre	Number per milliliter	k0	L-3	#/mL	1e6
NUM-PER-MilliM3	Number per cubic millimeter		k0	L-3	#/mm³	1e9
NUM-PER-NanoL	Number per nanolitre	Number per nanoliter	k0	L-3	#/nL	1e12
NUM-PER-PicoL	Number per picoliter		k0	L-3	#/pL	1e15
NUM-PER-SEC	Counts per second		4t ae	T-1	#/s
NUM-PER-YR	Number per Year		4t ae	T-1	#/a	3.1688087814e-8
NanoA	nanoampere		75	E1	nA	1e-9
NanoA-PER-K	nanoampere per kelvin		7a	E1H-1	nA/K	1e-9
NanoBQ	NanoBecquerel		g	T-1	nBq	1e-9
NanoBQ-PER-L	Nanobecquerels per litre		i	L-3T-1	nBq/L	1e-6
NanoC	NanoCoulomb		6v	E1T1	nC	1e-9
NanoFARAD	Nanofarad		3h	E2L-2M-1T4	nF	1e-9
NanoFARAD-PER-M	Nanofarad per Metre	Nanofarad per Meter	ky	E2L-3M-1T4	nF/m	1e-9
NanoGM	Nanogram		gh	M1	ng	1e-12
NanoGM-PER-CentiM2	Nanogram per Square Centimetre	Nanogram per Square Centimeter	h3	L-2M1	ng/cm²	1e-8
NanoGM-PER-CentiM2-DAY	Nanogram per Square Centimetre Day	Nanogram per Square Centimeter Day	h4	L-2M1T-1	ng/(cm²·d)	1.1574074e-13
NanoGM-PER-DAY	Nanogram per Day		h8	M1T-1	ng/d	1.15740740741e-17
NanoGM-PER-DeciL	Nanogram per Decilitre		5j gr	L-3M1	ng/dL	1e-8
NanoGM-PER-KiloGM	Nanogram per Kilogram		h9		ng/kg	1e-12
NanoGM-PER-L	Nanogram per Litre		5j gm gr	L-3M1	ng/L	1e-9
NanoGM-PER-M2-PA-SEC	Nanogram per Square Metre Pascal Second		ux	L-1T1	ng/(m²·Pa·s)	1e-12
NanoGM-PER-M3	Nanogram per Cubic Metre	Nanogram per Cubic Meter	5j gr	L-3M1	ng/m³	1e-12
NanoGM-PER-MicroL	Nanogram per Microlitre		5j gr	L-3M1	ng/μL	1e-3
NanoGM-PER-MilliGM	Nanogram per Milligram		h9		ng/mg	1e-6
NanoGM-PER-MilliL	Nanogram per Millilitre		5j gm gr	L-3M1	ng/mL	1e-6
NanoGRAY	NanoGRAY		3 d4	L2T-2		1e-9
NanoGRAY-PER-HR	nanogray per hour		4 d5 qt	L2T-3	nGy/h	-
NanoGRAY-PER-MIN	nanogray per minute		4 d5 qt	L2T-3	nGy/min	-
NanoGRAY-PER-SEC	nanogray per second		4 d5 qt	L2T-3	nGy/s	-
NanoH	Nanohenry		bx kx	E-2L2M1T-2	nH	1e-9
NanoH-PER-M	Nanohenry per Metre	Nanohenry per Meter	7y kv	E-2L1M1T-2	nH/m	1e-9
NanoJ	nanojoule		8b 99 b8 da dr ta	L2M1T-2	nJ	1e-9
NanoJ-PER-SEC	nanojoule per second		lp	L2M1T-3	nJ/s	1e-9
NanoKAT	NanoKAT		3n	A1T-1		1e-9
NanoKAT-PER-L	Nanokatal per Litre	Nanokatal per Liter	3o	A1L-3T-1	nkat/L	1e-12
NanoL	Nanolitre		va	L3	nL	1e-12
NanoM	Nanometre	Nanometer	dh	L1	nm	1e-9
NanoM-PER-CentiM-MegaPA	Nanometer per Centimeter Megapascal		rw	L1M-1T2	nm/(cm·MPa)	1e-13
NanoM-PER-CentiM-PSI	Nanometer per Centimeter PSI		rw	L1M-1T2	nm/(cm·psi)	1.45037738e-11
NanoM-PER-MilliM-MegaPA	Nanometer per Millimeter Megapascal		rw	L1M-1T2	nm/(mm·MPa)	1e-12
NanoM2	Square Nanometre	Square Nanometer	1e bn jw	L2	nm²	1e-18
NanoMOL	NanoMole		s 9l	A1	nmol	1e-9
NanoMOL-PER-CentiM3-HR	Nanomoles per cubic centimetre hour		3o	A1L-3T-1	nmol/(cm³·h)	2.77777777778e-7
NanoMOL-PER-GM	Nanomoles per gram		w cx ig	A1M-1	nmol/g	1e-6
NanoMOL-PER-GM-HR	Nanomoles per gram per hour		ut	A1M-1T-1	nmol/(g·h)	2.77777777778e-10
NanoMOL-PER-GM-SEC	Nanomoles per gram second		ut	A1M-1T-1	nmol/(g·s)	1e-6
NanoMOL-PER-KiloGM	Nanomoles per kilogram		w	A1M-1	nmol/kg	1e-9
NanoMOL-PER-L	Nanomoles per litre		4f	A1L-3	nmol/L	1e-6
NanoMOL-PER-L-DAY	Nanomoles per litre day		3o	A1L-3T-1	nmol/(L·d)	1.15740740741e-11
NanoMOL-PER-L-HR	Nanomoles per litre hour		3o	A1L-3T-1	nmol/(L·h)	2.77777777778e-10
NanoMOL-PER-M2-DAY	Nanomoles per square metre day		l9	A1L-2T-1	nmol/(m²·d)	1.15740740741e-14
NanoMOL-PER-M2-SEC	Nanomole per Square Metre per second		ip	A1L-2T-1	nmol/(m²·s)	1e-9
NanoMOL-PER-MicroGM-HR	Nanomoles per microgram hour		ut	A1M-1T-1	nmol/(μg·h)	2.77777777778e-4
NanoMOL-PER-MicroMOL	Nanomoles per micromole		ut		nmol/μmol	1e-3
NanoMOL-PER-MicroMOL-DAY	Nanomoles per micromole day		ut	T-1	nmol/(μmol·d)	1.15740740741e-8
NanoN	NanoN		a6	L1M1T-2		1e-9
NanoN-M-PER-M2	nanonewton metre per square metre		8m ad	M1T-2	nN·m/m²	-
NanoOHM	nanoohm		7v	E-2L2M1T-3	nΩ	1e-9
NanoOHM-M	nanoohm metre		og	E-2L3M1T-3	nΩ·m	1e-9
NanoS	NanoSiemens		m 4g	E2L-2M-1T3	nS	1e-9
NanoS-PER-CentiM	Nanosiemens per Centimetre	Nanosiemens per Centimeter	4j	E2L-3M-1T3	nS/cm	1e-7
NanoS-PER-M	Nanosiemens per Metre	Nanosiemens per Meter	4j	E2L-3M-1T3	nS/m	1e-9
NanoSEC	nanosecond		tw	T1	ns	1e-9
NanoSV	NanoSV		67	L2T-2		1e-9
NanoSV-PER-HR	nanosievert per hour		4 d5 qt	L2T-3	nSv/h	-
NanoSV-PER-MIN	nanosievert per minute		4 d5 qt	L2T-3	nSv/min	-
NanoSV-PER-SEC	nanosievert per second		4 d5 qt	L2T-3	nSv/s	-
NanoT	Nanotesla		g4	E-1M1T-2	nT	1e-9
NanoV	nanovolt		7n 7o 8o v7	E-1L2M1T-3	nV	1e-9
NanoV-A	nanovolt ampere		4b jn	L2M1T-3	nV·A	1e-9	NanoVA
NanoV-A_Reactive	nanovolt ampere reactive		nn	L2M1T-3	nV·A{Reactive}	-	NanoVAR
NanoVA	nanovolt ampere		4b jn	L2M1T-3	nVA	1e-9
NanoVAR	nanovolt ampere reactive		nn	L2M1T-3	nVA{Reactive}	1e-9
NanoW	Nanowatt		f lp	L2M1T-3	nW	1e-9
NanoW-PER-M2	nanowatt per square metre		lu ly	M1T-3	nW/m²	1e-9
OCT	Oct		5w f0		octave	-
OCTET	octet		5b		o	-
OCTET-PER-SEC	octet per second		2s	T-1	o/s	-
OERSTED	Oersted		g2	E1L-1	Oe	79.5774715
OERSTED-CentiM	Oersted Centimetre	Oersted Centimeter	gg	E1	Oe·cm	0.795774715
OHM	ohm		bs ib nl od	E-2L2M1T-3	Ω
OHM-CentiM	Ohm Centimetre	Ohm Centimeter	og	E-2L3M1T-3	Ω·cm	0.01
OHM-KiloM	ohm kilometre		oc og	E-2L3M1T-3	Ω·km	1e3
OHM-M	ohm metre	Ohm Meter	oc og	E-2L3M1T-3	Ω·m
OHM-M2-PER-M	Ohm Square Metre per Metre	Ohm Square Meter per Meter	og	E-2L3M1T-3	Ω·m²/m
OHM-PER-BAR	ohm per bar		ut	E-2L3T-1	Ω/bar	1e-5
OHM-PER-K	ohm per kelvin		ut	E-2L2M1H-1T-3	Ω/K
OHM-PER-KiloM	ohm per kilometre		eb	E-2L1M1T-3	Ω/km	1e-3
OHM-PER-M	ohm per metre		eb	E-2L1M1T-3	Ω/m
OHM-PER-MI	ohm per mile		eb	E-2L1M1T-3	Ω/mi	6.213712e-4
OHM_Ab	Abohm		od	E-2L2M1T-3	abΩ	1e-9
OHM_CIRC-MIL-PER-FT	ohm circular mil per foot		og	E-2L3M1T-3	Ω·cmil/ft	-
OHM_Stat	Statohm		od	E-2L2M1T-3	statΩ	8.9876e11
OKTA	Okta		r			-
ONE	one		ut		one
ONE-PER-ONE	one per one		nj		one/one
OSM	osmole		s	A1	Osmol	-
OZ	Ounce Mass		gh	M1	oz	0.028349523125
OZ-FT	Ounce (avoirdupois) Foot		dk	L1M1	oz·ft	0.0086409
OZ-FT-HR-PER-IN3-LB	ounce foot hour per cubic inch pound		ut	L-2T1	oz·ft·h/(in³·lbm)	4185008.37002
OZ-FT-SEC-PER-IN3-LB	ounce foot second per cubic inch pound		ut	L-2T1	oz·ft·s/(in³·lbm)	1162.502325
OZ-FT2-PER-IN3-LB_F-SEC	ounce square foot per cubic inch pound-force second		ut	L-2T1	oz·ft²/(in³·lbf·s)	36.1316752167
OZ-HR-PER-IN3-FT3	ounce hour per cubic inch cubic foot		ut	L-6M1T1	oz·h/(in³·ft³)	219938987.188
OZ-HR-PER-IN3-GAL_UK	ounce hour per cubic inch gallon (UK)		ut	L-6M1T1	oz·h/(in³·gal{UK})	1369963762.22
OZ-HR-PER-IN3-GAL_US	ounce hour per cubic inch gallon (US)		ut	L-6M1T1	oz·h/(in³·gal{US})	1645257878.18
OZ-HR-PER-IN3-YD3	ounce hour per cubic inch cubic yard		ut	L-6M1T1	oz·h/(in³·yd³)	8145888.41436
OZ-HR-PER-IN6	ounce hour per power of inch with the exponent 6		ut	L-6M1T1	oz·h/in⁶	380054569860
OZ-IN	Ounce (avoirdupois) Inch		dk	L1M1	oz·in	7.20077887375e-4
OZ-IN2-PER-IN3-LB_F-SEC	ounce square inch per cubic inch pound-force second		ut	L-2T1	oz·in²/(in³·lbf·s)	0.250914411227
OZ-MIN-PER-IN3-FT3	ounce minute per cubic inch cubic foot		ut	L-6M1T1	oz·min/(in³·ft³)	3665649.78646
OZ-MIN-PER-IN3-GAL_UK	ounce minute per cubic inch gallon (UK)		ut	L-6M1T1	oz·min/(in³·gal{UK})	22832729.3704
OZ-MIN-PER-IN3-GAL_US	ounce minute per cubic inch gallon (US)		ut	L-6M1T1	oz·min/(in³·gal{US})	27420964.6364
OZ-MIN-PER-IN3-YD3	ounce minute per cubic inch cubic yard		ut	L-6M1T1	oz·min/(in³·yd³)	135764.806906
OZ-MIN-PER-IN6	ounce minute per power of inch with the exponent 6		ut	L-6M1T1	oz·min/in⁶	6334242831.01
OZ-PER-DAY	Ounce (avoirdupois) per Day		gu	M1T-1	oz/d	3.2812e-7
OZ-PER-FT2	Imperial Mass Ounce per Square Foot		h3	L-2M1	oz/ft²	0.305151727
OZ-PER-GAL_IMP	Imperial Mass Ounce per Gallon		5j gr	L-3M1	oz/gal{UK}	6.23602329
OZ-PER-GAL_UK	Ounce (avoirdupois) per Gallon (UK)		5j gr	L-3M1	oz/gal{UK}	6.23602329
OZ-PER-GAL_US	Ounce (avoirdupois) per Gallon (US)		5j gr	L-3M1	oz/gal{US}	7.48915170731
OZ-PER-HR	Ounce (avoirdupois) per Hour		gu	M1T-1	oz/h	7.87487e-6
OZ-PER-IN2	ounce (avoirdupois) per square inch		2w h3 hw s4	L-2M1	oz/in²	43.9418487274
OZ-PER-IN3	Imperial Mass Ounce per Cubic Inch		5j gr	L-3M1	oz/in³	1729.99404
OZ-PER-MIN	Ounce (avoirdupois) per Minute		gu	M1T-1	oz/min	4.72492e-4
OZ-PER-SEC	Ounce (avoirdupois) per Second		gu	M1T-1	oz/s	0.02834952
OZ-PER-YD2	Imperial Mass Ounce per Square Yard		h3	L-2M1	oz/yd²	0.0339057474749
OZ-PER-YD3	Ounce (avoirdupois) per Cubic Yard		5j gr	L-3M1	oz/yd³	0.0370798
OZ-SEC-PER-IN3-FT3	ounce second per cubic inch cubic foot		ut	L-6M1T1	oz·s/(in³·ft³)	61094.1631077
OZ-SEC-PER-IN3-GAL_UK	ounce second per cubic inch gallon (UK)		ut	L-6M1T1	oz·s/(in³·gal{UK})	380545.489506
OZ-SEC-PER-IN3-GAL_US	ounce second per cubic inch gallon (US)		ut	L-6M1T1	oz·s/(in³·gal{US})	457016.077273
OZ-SEC-PER-IN3-YD3	ounce second per cubic inch cubic yard		ut	L-6M1T1	oz·s/(in³·yd³)	2262.74678177
OZ-SEC-PER-IN6	ounce second per power of inch with the exponent 6		ut	L-6M1T1	oz·s/in⁶	105570713.85
OZ_F	Imperial Ounce Force		a6	L1M1T-2	ozf	0.278013875
OZ_F-IN	Imperial Ounce Force Inch		j4 u3	L2M1T-2	ozf·in	0.007061552425
OZ_F-PER-IN3	ounce of force per cubic inch		qx	L-2M1T-2	ozf/in³	16965.4475628
OZ_M	Ounce Mass		gh	M1	oz	0.028349523125
OZ_TROY	Ounce Troy		gh	M1	oz{Troy}	0.0311034768
OZ_VOL_UK	Fluid Ounce (UK)		va	L3	oz{UK}	2.84130625e-5
OZ_VOL_UK-PER-DAY	Ounce (UK Fluid) per Day		vc vi	L3T-1	oz{UK}/d	3.28854890046e-10
OZ_VOL_UK-PER-HR	Ounce (UK Fluid) per Hour		vc vi	L3T-1	oz{UK}/h	7.89251736111e-9
OZ_VOL_UK-PER-MIN	Ounce (UK Fluid) per Minute		vc vi	L3T-1	oz{UK}/min	4.73551041667e-7
OZ_VOL_UK-PER-SEC	Ounce (UK Fluid) per Second		vc vi	L3T-1	oz{UK}/s	2.84e-5
OZ_VOL_US	US Liquid Ounce		es	L3	fl oz{US}	2.95735296e-5
OZ_VOL_US-PER-DAY	Ounce (US Fluid) per Day		vc vi	L3T-1	fl oz{US}/d	3.42286e-10
OZ_VOL_US-PER-HR	Ounce (US Fluid) per Hour		vc vi	L3T-1	fl oz{US}/h	8.214869e-9
OZ_VOL_US-PER-MIN	Ounce (US Fluid) per Minute		vc vi	L3T-1	fl oz{US}/min	4.92892e-7
OZ_VOL_US-PER-SEC	Ounce (US Fluid) per Second		vc vi	L3T-1	fl oz{US}/s	2.95735296e-5
PA	pascal		31 aa ah ia pb uy	L-1M1T-2	Pa
PA-L-PER-SEC	Pascal Litre per Second	Pascal Liter per Second	lp	L2M1T-3	Pa·L/s	1e-3
PA-M	Pascal metres		ut	M1T-2	Pa·m
PA-M-PER-SEC	Pascal metres per second		ut	M1T-3	Pa·m/s
PA-M-PER-SEC2	Pascal metres per square second		ut	M1T-4	Pa·m/s²
PA-M0dot5	Pascal Square Root Metre	Pascal Square Root Meter	rv	L-0dot5M1T-2	Pa√m
PA-M2-PER-KiloGM	pascal square metre per kilogram		35	L1T-2	Pa·m²/kg
PA-M3-PER-SEC	Pascal Cubic Metre per Second	Pascal Cubic Meter per Second	lp	L2M1T-3	Pa·m³/s
PA-PER-BAR	Pascal per Bar		mm		Pa/bar	1e-5
PA-PER-HR	Pascal per Hour		ab	L-1M1T-3	Pa/h	2.77777778e-4
PA-PER-K	Pascal per Kelvin		mh	L-1M1H-1T-2	Pa/K
PA-PER-M	Pascal per Metre	Pascal per Meter	r4	L-2M1T-2	Pa/m
PA-PER-MIN	Pascal per Minute		ab	L-1M1T-3	Pa/min	0.0166666667
PA-PER-SEC	Pascal per Second		ab	L-1M1T-3	Pa/s
PA-SEC	pascal second		6k v4	L-1M1T-1	Pa·s
PA-SEC-PER-BAR	Pascal Second per Bar		tw	T1	Pa·s/bar	1e-5
PA-SEC-PER-K	pascal second per kelvin		ut	L-1M1H-1T-1	Pa·s/K
PA-SEC-PER-L	pascal second per litre		mk	L-4M1T-1	Pa·s/L	1e3
PA-SEC-PER-M	Pascal Second per Metre	Pascal Second per Meter	b	L-2M1T-1	Pa·s/m
PA-SEC-PER-M3	pascal second per cubic metre	Pascal Second per Cubic Meter	mk	L-4M1T-1	Pa·s/m³
PA2-PER-SEC2	Square pascal per square second		ut	L-2M2T-6	Pa²/s²
PA2-SEC	Square Pascal Second		pq	L-2M2T-3	Pa²·s
PARSEC	Parsec		dh	L1	pc	3.085678e16
PCA	Pica		dh	L1	pc	0.0042333
PDL	Poundal		a6	L1M1T-2	pdl	0.138254954376
PDL-FT	poundal foot		j4 u3	L2M1T-2	pdl·ft	0.0421401100938
PDL-IN	poundal inch		j4 u3	L2M1T-2	pdl·in	0.00351167584115
PDL-PER-FT2	Poundal per Square Foot		aa uy	L-1M1T-2	pdl/ft²	1.48816443
PDL-PER-IN	poundal per inch		ad	M1T-2	pdl/in	5.44310844
PDL-PER-IN2	poundal per square inch		aa ic uy	L-1M1T-2	pdl/in²	214.295607874
PDL-SEC-PER-FT2	poundal second per square foot		6k v4	L-1M1T-1	pdl·s/ft²	1.48816394357
PDL-SEC-PER-IN2	poundal second per square inch		6k v4	L-1M1T-1	pdl·s/in²	214.295607874
PENNYWEIGHT	Pennyweight		gh	M1	dwt	0.00155517384
PER-ANGSTROM	Reciprocal Angstrom		cg	L-1	/Å	1e10
PER-BAR	Reciprocal Bar		4d cm d2	L1M-1T2	/bar	1e-5
PER-CentiM	Reciprocal Centimetre	Reciprocal Centimeter	cg	L-1	/cm	100
PER-CentiM3	Reciprocal Cubic Centimetre	Reciprocal Cubic Centimeter	cr	L-3	/cm³	1e6
PER-DAY	Reciprocal Day		ae	T-1	/d	1.157407e-5
PER-DEG_C	reciprocal degree Celsius		tc	H-1	/°C
PER-DEG_F	reciprocal degree Fahrenheit		9g cn e4 o8 tc	H-1	/°F	1.8
PER-EV-M3	reciprocal electron volt per cubic metre		8e	L-5M-1T2	/(eV·m³)	6.24150907446e18
PER-EV2	Reciprocal Square Electron Volt		cf	L-4M-2T4	/eV²	3.89564405e37
PER-FT3	Reciprocal Cubic Foot		cr	L-3	/ft³	35.31466
PER-GM	Reciprocal gram		cj	M-1	/g	1e3
PER-GigaEV2	Reciprocal Square Giga Electron Volt Unit		cf	L-4M-2T4	/GeV²	3.89564405e19
PER-H	Reciprocal Henry		oa	E2L-2M-1T2	/H
PER-HR	Reciprocal Hour		ae	T-1	/h	2.77777777778e-4
PER-IN	reciprocal inch		ob	L-1	/in	39.3700787402
PER-IN2	reciprocal square inch		kl	L-2	/in²	1550.00310001
PER-IN3	Reciprocal Cubic Inch		cr	L-3	/in³	61023.76
PER-J	reciprocal joule		ce	L-2M-1T2	/J
PER-J-M3	Reciprocal Joule Cubic Metre	Reciprocal Joule Cubic Meter	8e	L-5M-1T2	/(J·m³)
PER-J2	Reciprocal Square Joule		cf	L-4M-2T4	/J²
PER-K	Reciprocal Kelvin		9g cn e4 o8 tc	H-1	/K
PER-KiloGM	reciprocal kilogram		cj	M-1	/kg
PER-KiloGM-SEC	reciprocal kilogram second		ut	M-1T-1	/(kg·s)
PER-KiloGM2	Reciprocal Square Kilogram		ck	M-2	/kg²
PER-KiloM	Reciprocal Kilometre	Reciprocal Kilometer	19 27 54 cg du dw e6 l0 mp	L-1	/km	1e-3
PER-KiloV-A-HR	Reciprocal Kilovolt Ampere Hour		ce	L-2M-1T2	/(kV·A·h)	2.77777777778e-7	PER-KiloVA-HR
PER-KiloVA-HR	Reciprocal Kilovolt Ampere Hour		ce	L-2M-1T2	/(kVA·h)	2.77777777778e-7
PER-L	Reciprocal Litre	Reciprocal Liter	cr	L-3	/L	1e3
PER-LB	reciprocal pound (avoirdupois)		cj	M-1	/lbm	2.20462262185
PER-M	Reciprocal Metre	Reciprocal Meter	19 27 54 cg du dw e6 l0 mp	L-1	/m
PER-M-K	Reciprocal Metre Kelvin	Reciprocal Meter Kelvin	ch	L-1H-1	/(m·K)
PER-M-NanoM	Reciprocal metre per nanometre		kl	L-2	/(m·nm)	1e9
PER-M-NanoM-SR	Reciprocal metre nanometre steradian		ut	L-2	/(m·nm·sr)	1e9
PER-M-SEC	Reciprocal metre per second		ut	L-1T-1	/(m·s)
PER-M-SR	Reciprocal metre per steradian		ut	L-1	/(m·sr)
PER-M2	Reciprocal Square Metre	Reciprocal Square Meter	kl	L-2	/m²
PER-M2-SEC	Reciprocal Square Metre Second	Reciprocal Square Meter Second|Reciprocal square metre per second	a5 km	L-2T-1	/(m²·s)
PER-M3	Reciprocal Cubic Metre	Reciprocal Cubic Meter	cr	L-3	/m³
PER-M3-SEC	Reciprocal Cubic Metre Second	Reciprocal Cubic Meter Second|Reciprocal cubic metre per second	kp pj	L-3T-1	/(m³·s)
PER-MILLE-PSI	Reciprocal Mille Psi		4d cm d2	L1M-1T2	/ksi	1.450377e-7
PER-MIN	Reciprocal Minute		ae	T-1	/min	0.0166666666667
PER-MO	Reciprocal Month		ae	T-1	/mo	3.91935077e-7
PER-MOL	Reciprocal Mole		cd	A-1	/mol
PER-MegaK	reciprocal megakelvin or megakelvin to the power minus one		9g cn e4 o8 tc	H-1	/MK	-
PER-MegaPA	reciprocal megapascal		4d cm d0 d2 rw	L1M-1T2	/MPa	1e-6
PER-MicroM	Reciprocal Micrometre	Reciprocal Micrometer	19 27 54 cg du dw e6 l0 mp	L-1	/μm	1e6
PER-MicroMOL-L	Reciprocal micromole per litre		ut	A-1L-3	/(μmol·L)	1e9
PER-MilliGM	reciprocal milligram		cj	M-1	/mg	1e6
PER-MilliL	Reciprocal Millilitre	Reciprocal Milliliter	cr	L-3	/mL	1e6
PER-MilliM	Reciprocal Millimetre	Reciprocal Millimeter	19 27 54 cg du dw e6 l0 mp	L-1	/mm	1e3
PER-MilliM3	Reciprocal Cubic Millimetre	Reciprocal Cubic Millimeter	cr	L-3	/mm³	1e9
PER-MilliSEC	Reciprocal millisecond		ae	T-1	/ms	1e3
PER-NanoM	Reciprocal Nanometre	Reciprocal Nanometer	19 27 54 cg du dw e6 l0 mp	L-1	/nm	1e9
PER-OZ	reciprocal ounce (avoirdupois)		cj	M-1	/oz	35.2739619496
PER-PA	Reciprocal Pascal		4d cm d0 d2 rw	L1M-1T2	/Pa
PER-PA-SEC	Reciprocal Pascal per second		ut	L1M-1T1	/(Pa·s)
PER-PERCENT	reciprocal percent		ut		/%	100
PER-PSI	Reciprocal Psi		cm d2 rw	L1M-1T2	/psi	1.450377e-4
PER-PicoM	Reciprocal Picometre	Reciprocal Picometer	19 27 54 cg du dw e6 l0 mp	L-1	/pm	1e12
PER-PlanckMass2	Inverse Square Planck Mass		ck	M-2	/planckmass²	2.111089e15
PER-RAD	reciprocal radian		ut		/rad
PER-SEC	Reciprocal Second		ae ou ox	T-1	/s
PER-SEC-M2	Reciprocal Second Square Metre	Reciprocal Second Square Meter	a5	L-2T-1	/(s·m²)
PER-SEC-M2-SR	Reciprocal Second Square Metre Steradian	Reciprocal Second Square Meter Steradian	l7	L-2T-1	/(s·m²·sr)
PER-SEC-M3	reciprocal second per cubic metre		pj	L-3T-1	/(s·m³)
PER-SEC-SR	Reciprocal Second Steradian		l5 sy	T-1	/(s·sr)
PER-SEC-SR-M2	reciprocal second per steradian square metre		ut	L-2T-1	/(s·sr·m²)
PER-SEC2	Reciprocal square second		cq	T-2	/s²
PER-SR	Reciprocal steradian		ut		/sr
PER-T-M	Reciprocal Tesla Metre	Reciprocal Tesla Meter	ga	E1L-1M-1T2	/(T·m)
PER-T-SEC	Reciprocal Tesla Second Unit		71	E1M-1T1	/(T·s)
PER-TON	reciprocal ton		cj	M-1	/tn	0.00110231131092
PER-TONNE	reciprocal tonne		cj	M-1	/t	1e-3
PER-V	reciprocal volt		nt	E1L-2M-1T3	/V
PER-V-A-SEC	reciprocal volt ampere second		ce	L-2M-1T2	/(V·A·s)		PER-VA-SEC
PER-VA-SEC	reciprocal volt ampere second		ce	L-2M-1T2	/(VA·s)
PER-WB	Reciprocal Weber		ci	E1L-2M-1T2	/Wb
PER-WK	Reciprocal Week		ae	T-1	/wk	1.653439e-6
PER-YD3	Reciprocal Cubic Yard		cr	L-3	/yd³	1.307951
PER-YR	Reciprocal Year		ae	T-1	/a	3.1688087814e-8
PERCENT	Percent		5x 6f dn fl k3 mm mn nv o0 o7 of p9 tz v9		%	0.01
PERCENT-FT-HR-PER-LB	percent foot hour per pound (avoirdupois)		ut	L1M-1T1	ft·h·%/lbm	24.190883105
PERCENT-FT-SEC-PER-LB	percent foot second per pound (avoirdupois)		ut	L1M-1T1	ft·%·s/lbm	0.0067196897514
PERCENT-FT2-PER-LB_F-SEC	percent square foot per pound-force second		a4	L1M-1T1	ft²·%/(lbf·s)	2.08854332961e-4
PERCENT-HR-PER-CentiM3	percent hour per cubic centimetre		ut	L-3T1	h·%/cm³	3.6e7
PERCENT-HR-PER-FT3	percent hour per cubic foot		ut	L-3T1	h·%/ft³	1271.32800197
PERCENT-HR-PER-GAL_UK	percent hour per gallon (UK)		ut	L-3T1	h·%/gal{UK}	7918.89293877
PERCENT-HR-PER-GAL_US	percent hour per gallon (US)		ut	L-3T1	h·%/gal{US}	9510.19388489
PERCENT-HR-PER-IN3	percent hour per cubic inch		ut	L-3T1	h·%/in³	2196854.78741
PERCENT-HR-PER-L	percent hour per litre		ut	L-3T1	h·%/L	36000
PERCENT-HR-PER-M3	percent hour per cubic metre		ut	L-3T1	h·%/m³	36
PERCENT-HR-PER-YD3	percent hour per cubic yard		ut	L-3T1	h·%/yd³	47.0862222953
PERCENT-IN2-PER-LB_F-SEC	percent square inch per pound-force second		a4	L1M-1T1	in²·%/(lbf·s)	1.45037731223e-6
PERCENT-MIN-PER-CentiM3	percent minute per cubic centimetre		ut	L-3T1	min·%/cm³	6e5
PERCENT-MIN-PER-FT3	percent minute per cubic foot		ut	L-3T1	min·%/ft³	21.1888000329
PERCENT-MIN-PER-GAL_UK	percent minute per gallon (UK)		ut	L-3T1	min·%/gal{UK}	131.981548979
PERCENT-MIN-PER-GAL_US	percent minute per gallon (US)		ut	L-3T1	min·%/gal{US}	158.503231415
PERCENT-MIN-PER-IN3	percent minute per cubic inch		ut	L-3T1	min·%/in³	36614.2464568
PERCENT-MIN-PER-L	percent minute per litre		ut	L-3T1	min·%/L	600
PERCENT-MIN-PER-M3	percent minute per cubic metre		ut	L-3T1	min·%/m³	0.6
PERCENT-MIN-PER-YD3	percent minute per cubic yard		ut	L-3T1	min·%/yd³	0.784770371589
PERCENT-PER-100KiloCOUNT	percent per one hundred thousand		ut		%/100k	1e-7
PERCENT-PER-100KiloCount	percent per one hundred thousand		ut		%/100k	1e-7	PERCENT-PER-100KiloCOUNT
PERCENT-PER-10KiloCOUNT	percent per ten thousand		ut		%/10k	1e-6
PERCENT-PER-10KiloCount	percent per ten thousand		ut		%/10k	1e-6	PERCENT-PER-10KiloCOUNT
PERCENT-PER-BAR	percent per bar		4d	L1M-1T2	%/bar	1e-7
PERCENT-PER-CentiPOISE	percent per centipoise		ut	L1M-1T1	%/cP	10
PERCENT-PER-DAY	Percent per day		ae	T-1	%/d	1.15740740741e-7
PERCENT-PER-DEG	percent per degree		ut		%/°	0.572957795786
PERCENT-PER-DEG_C	percent per degree Celsius		tc	H-1	%/°C	0.01
PERCENT-PER-DecaCOUNT	percent per hundred		ut		%/100	1e-4
PERCENT-PER-DecaCount	percent per hundred		ut		%/100	1e-4	PERCENT-PER-DecaCOUNT
PERCENT-PER-DecaK	percent per decakelvin		e4	H-1	%/daK	1e-3
PERCENT-PER-DecaKiloCOUNT	percent per ten thousand		ut		%/10000	1e-6
PERCENT-PER-DecaKiloCount	percent per ten thousand		ut		%/10000	1e-6	PERCENT-PER-DecaKiloCOUNT
PERCENT-PER-HR	Percent per hour		ae	T-1	%/h	2.77777777778e-6
PERCENT-PER-HectoBAR	percent per hectobar		4d	L1M-1T2	%/hbar	1e-9
PERCENT-PER-HectoKiloCOUNT	percent per one hundred thousand		ut		%/100k	1e-7
PERCENT-PER-HectoKiloCount	percent per one hundred thousand		ut		%/100k	1e-7	PERCENT-PER-HectoKiloCOUNT
PERCENT-PER-IN	percent per inch		ob	L-1	%/in	0.393700787402
PERCENT-PER-K	percent per kelvin		e4	H-1	%/K	0.01
PERCENT-PER-KiloCOUNT	percent per thousand		ut		%/1000	1e-5
PERCENT-PER-KiloCount	percent per thousand		ut		%/1000	1e-5	PERCENT-PER-KiloCOUNT
PERCENT-PER-M	Percent per metre		27	L-1	%/m	0.01
PERCENT-PER-MO	percent per month		ae	T-1	%/mo	3.9193507729e-9
PERCENT-PER-MilliM	percent per millimetre		ob	L-1	%/mm	10
PERCENT-PER-MilliPA-SEC	percent per millipascal second		ut	L1M-1T1	%/(mPa·s)	10
PERCENT-PER-OHM	percent per ohm		ut	E2L-2M-1T3	%/Ω	0.01
PERCENT-PER-PA-SEC	percent per pascal second		ut	L1M-1T1	%/(Pa·s)	0.01
PERCENT-PER-PERCENT	percent per percent		ut		%/%
PERCENT-PER-POISE	percent per poise		ut	L1M-1T1	%/P	0.1
PERCENT-PER-V	percent per volt		ut	E1L-2M-1T3	%/V	0.01
PERCENT-PER-WK	Percent per week		ae	T-1	%/wk	1.65343915344e-8
PERCENT-PER-YR	Percent per Year		ae	T-1	%/a	3.1688087814e-10
PERCENT-SEC-PER-CentiM3	percent second per cubic centimetre		ut	L-3T1	%·s/cm³	1e4
PERCENT-SEC-PER-FT3	percent second per cubic foot		ut	L-3T1	%·s/ft³	0.353146667215
PERCENT-SEC-PER-GAL_UK	percent second per gallon (UK)		ut	L-3T1	%·s/gal{UK}	2.19969248299
PERCENT-SEC-PER-GAL_US	percent second per gallon (US)		ut	L-3T1	%·s/gal{US}	2.64172052358
PERCENT-SEC-PER-IN3	percent second per cubic inch		ut	L-3T1	%·s/in³	610.237440947
PERCENT-SEC-PER-L	percent second per litre		ut	L-3T1	%·s/L	10
PERCENT-SEC-PER-M3	percent second per cubic metre		ut	L-3T1	%·s/m³	0.01
PERCENT-SEC-PER-YD3	percent second per cubic yard		ut	L-3T1	%·s/yd³	0.0130795061931
PERCENT_RH	Percent Relative Humidity		o0		%RH	0.01
PERMEABILITY_EM_REL	Relative Electromagnetic Permeability		7z		μₜ
PERMEABILITY_REL	Relative Permeability		kw		kᵣ	1.25663706e-6
PERMITTIVITY_REL	Relative Permittivity		5x		εᵣ	8.854187817e-12
PERM_0DEG_C	perm (0 °C)		w1	L-1T1	perm (0 °C)	-
PERM_23DEG_C	perm (23 °C)		w1	L-1T1	perm (23 °C)	-
PERM_Metric	Metric Perm		ux	L-1T1	perm{Metric}	8.68127e-11
PERM_Metric_0DEG_C	perm (0 °C)		ux	L-1T1	perm (0 °C)	-
PERM_Metric_23DEG_C	perm (23 °C)		ux	L-1T1	perm (23 °C)	-
PERM_US	U.S. Perm		ux	L-1T1	perm{US}	5.72135e-11
PFERDESTAERKE	Pferdestaerke		f lp	L2M1T-3	PS	-
PFUND	pfund		gh	M1	pfd	-
PH	Acidity		a 2i		pH	-
PHON	phon		pz		phon
PHOT	Phot		fk	L-2I1	ph	1e4
PINT	Imperial Pint		va	L3	pt	5.6826125e-4
PINT_UK	Pint (UK)		va	L3	pt{UK}	5.6826125e-4
PINT_UK-PER-DAY	Pint (UK) per Day		vc vi	L3T-1	pt{UK}/d	6.577098e-9
PINT_UK-PER-HR	Pint (UK) per Hour		vc vi	L3T-1	pt{UK}/h	1.578504e-7
PINT_UK-PER-MIN	Pint (UK) per Minute		vc vi	L3T-1	pt{UK}/min	9.471022e-6
PINT_UK-PER-SEC	Pint (UK) per Second		vc vi	L3T-1	pt{UK}/s	5.682613e-4
PINT_US	US Liquid Pint		es	L3	pt{US}	4.731765e-4
PINT_US-PER-DAY	Pint (US Liquid) per Day		vc vi	L3T-1	pt{US}/d	5.47658e-9
PINT_US-PER-HR	Pint (US Liquid) per Hour		vc vi	L3T-1	pt{US}/h	1.314379e-7
PINT_US-PER-MIN	Pint (US Liquid) per Minute		vc vi	L3T-1	pt{US}/min	7.886275e-6
PINT_US-PER-SEC	Pint (US Liquid) per Second		vc vi	L3T-1	pt{US}/s	4.731765e-4
PINT_US_DRY	US Dry Pint		6e	L3	pt{US Dry}	5.50610471e-4
PIXEL	pixel		la		pixel	-
PK_UK	Peck (UK)		va	L3	peck{UK}	0.009092181
PK_UK-PER-DAY	Peck (UK) per Day		vc vi	L3T-1	peck{UK}/d	1.05233576e-7
PK_UK-PER-HR	Peck (UK) per Hour		vc vi	L3T-1	peck{UK}/h	2.525605833e-6
PK_UK-PER-MIN	Peck (UK) per Minute		vc vi	L3T-1	peck{UK}/min	1.5153635e-4
PK_UK-PER-SEC	Peck (UK) per Second		vc vi	L3T-1	peck{UK}/s	0.009092181
PK_US_DRY	US Peck		6e	L3	peck{US Dry}	0.00880976754
PK_US_DRY-PER-DAY	Peck (US Dry) per Day		vc vi	L3T-1	peck{US Dry}/d	1.01964902e-7
PK_US_DRY-PER-HR	Peck (US Dry) per Hour		vc vi	L3T-1	peck{US Dry}/h	2.447157651e-6
PK_US_DRY-PER-MIN	Peck (US Dry) per Minute		vc vi	L3T-1	peck{US Dry}/min	1.46829459067e-4
PK_US_DRY-PER-SEC	Peck (US Dry) per Second		vc vi	L3T-1	peck{US Dry}/s	0.00880976754
POISE	Poise		6k v4	L-1M1T-1	P	0.1
POISE-PER-BAR	Poise per Bar		tw	T1	P/bar	1e-6
POISE-PER-K	poise per kelvin		ut	L-1M1H-1T-1	P/K	0.1
POISE-PER-PA	poise per pascal		tw	T1	P/Pa	0.1
POND	pond		a6	L1M1T-2	p	0.00980665
PPB	Parts per billion		5x		PPB	1e-9
PPM	Parts per million		5x		PPM	1e-6
PPM-PER-K	Parts-Per-Million per Kelvin		9g tc	H-1	PPM/K	1e-6
PPQ	part per quadrillion		5x		ppq	1e-16
PPT	part per trillion		5x		ppt	1e-12
PPTH	Parts per thousand	per mil	5x		‰	1e-3
PPTH-PER-HR	Parts-per-thousand per hour		ae	T-1	‰/h	2.77777777778e-7
PPTM	Parts per Ten Million		5x		PPTM	1e-7
PPTM-PER-K	Parts-Per-Ten Million per Kelvin		9g tc	H-1	PPTM/K	1e-7
PPTR_VOL	Parts per trillion by volume		ut		pptr	1e-12	PPT_VOL
PPT_VOL	Parts per trillion by volume		ut		ppt (volume)	1e-12
PSI	PSI		aa ia pb uy	L-1M1T-2	psi	6894.75789
PSI-IN3-PER-SEC	Psi Cubic Inch per Second		lp	L2M1T-3	psi·in³/s	0.1129848
PSI-L-PER-SEC	Psi Litre per Second	Psi Liter per Second	lp	L2M1T-3	psi·L/s	6.894757
PSI-M3-PER-SEC	PSI Cubic Metre per Second	PSI Cubic Meter per Second	lp	L2M1T-3	psi·m³/s	6894.757
PSI-PER-IN	psi per inch		mi	L-2M1T-2	psi/in	271447.149705
PSI-PER-PSI	Psi per Psi		mm		psi/psi
PSI-YD3-PER-SEC	Psi Cubic Yard per Second		lp	L2M1T-3	psi·yd³/s	5271.42
PSU	Practical Salinity Unit		5x		PSU	-
PT	Point		dh	L1	pt	2.54e-5
PT_BIG	big point		63	L1	pb	3.527778e-4
PebiBIT	PebiBIT		c3			87267165460700
PebiBIT-PER-M	pebibit per metre		dx	L-1	Pibit/m	1125899906840000
PebiBIT-PER-M2	pebibit per square metre		1g	L-2	Pibit/m²	1125899906840000
PebiBIT-PER-M3	pebibit per cubic metre		vl	L-3	Pibit/m³	1125899906840000
PebiBYTE	PebiByte		c3		PiB	698137323686000
Pennyweight	Pennyweight		gh	M1	dwt	0.00155517384	PENNYWEIGHT
PetaA	petaampere		51 5z 75 7b gc gg ud	E1	PA	1e15
PetaBIT	petabit		5b		Pbit	693147180560000
PetaBIT-PER-SEC	petabit per second		59	T-1	Pbit/s	693147180560000
PetaBQ	petabecquerel		g	T-1	PBq	1e15
PetaBYTE	PetaByte		c3		PB	5545177444480000
PetaC	PetaCoulomb		6v	E1T1	PC	1e15
PetaFLOPS	petafloating point operations per second		a3	T-1	PFLOPS	-
PetaHZ	petahertz		ae	T-1	PHz	1e15
PetaJ	Petajoule		8b	L2M1T-2	PJ	1e15
PetaJ-PER-SEC	petajoule per second		lp	L2M1T-3	PJ/s	1e15
PetaV	PetaV		7n 7o 8o v7	E-1L2M1T-3		1e15
PetaV-A	petavolt ampere		4b jn	L2M1T-3	PV·A	-	PetaVA
PetaVA	petavolt ampere		4b jn	L2M1T-3	PVA	1e15
PetaW	petawatt		f lp	L2M1T-3	PW	1e15
PicoA	picoampere		75	E1	pA	1e-12
PicoA-PER-HectoPA	picoampere per hectopascal		ut	E1L1M-1T2	pA/hPa	1e-14
PicoA-PER-MicroMOL-L	Picoamps per micromole litre		ut	A-1E1L-3	pA/(μmol·L)	1e-3
PicoC	PicoCoulomb		6v	E1T1	pC	1e-12
PicoFARAD	Picofarad		3h	E2L-2M-1T4	pF	1e-12
PicoFARAD-PER-M	Picofarad per Metre	Picofarad per Meter	ky	E2L-3M-1T4	pF/m	1e-12
PicoGM	Picograms		gh	M1	pg	1e-15
PicoGM-PER-GM	Picograms per gram		h9		pg/g	1e-12
PicoGM-PER-KiloGM	Picograms per kilogram		h9		pg/kg	1e-15
PicoGM-PER-L	Picograms per litre		5j gr	L-3M1	pg/L	1e-12
PicoGM-PER-MilliGM	Picograms per milligram		h9		pg/mg	1e-9
PicoGM-PER-MilliL	Picograms per millilitre		5j gm gr	L-3M1	pg/mL	1e-9
PicoH	Picohenry		bx	E-2L2M1T-2	pH	1e-12
PicoJ	picojoule		8b 99 b8 da dr ta	L2M1T-2	pJ	1e-12
PicoJ-PER-SEC	picojoule per second		lp	L2M1T-3	pJ/s	1e-12
PicoKAT	PicoKAT		3n	A1T-1		1e-12
PicoKAT-PER-L	Picokatal per Litre	Picokatal per Liter	3o	A1L-3T-1	pkat/L	1e-15
PicoL	Picolitre		va	L3	pL	1e-15
PicoM	Picometre	Picometer	dh	L1	pm	1e-12
PicoMOL	PicoMole		s 9l	A1	pmol	1e-12
PicoMOL-PER-KiloGM	Picomoles per kilogram		w	A1M-1	pmol/kg	1e-12
PicoMOL-PER-L	Picomoles per litre		4f po	A1L-3	pmol/L	1e-9
PicoMOL-PER-L-DAY	Picomoles per litre day		3o	A1L-3T-1	pmol/(L·d)	1.15740740741e-14
PicoMOL-PER-L-HR	Picomoles per litre hour		3o	A1L-3T-1	pmol/(L·h)	2.77777777778e-13
PicoMOL-PER-M-W-SEC	Picomoles per metre watt second		ut	A1L-3M-1T2	pmol/(m·W·s)	1e-12
PicoMOL-PER-M2-DAY	Picomoles per square metre day		l9	A1L-2T-1	pmol/(m²·d)	1.15740740741e-17
PicoMOL-PER-M3	Picomoles per cubic metre		4f po	A1L-3	pmol/m³	1e-12
PicoMOL-PER-M3-SEC	Picomoles per cubic metre second		3o	A1L-3T-1	pmol/(m³·s)	1e-12
PicoPA	PicoPascal		31 aa ah ia pb uy	L-1M1T-2	pPa	1e-12
PicoPA-PER-KiloM	Picopascal per Kilometre	Picopascal per Kilometer	r4	L-2M1T-2	pPa/km	1e-15
PicoS	PicoSiemens		m 4g 7t	E2L-2M-1T3	pS	1e-12
PicoS-PER-M	Picosiemens per Metre	Picosiemens per Meter	4j	E2L-3M-1T3	pS/m	1e-12
PicoSEC	Picosecond		tw	T1	ps	1e-12
PicoV	picovolt		7n 7o 8o v7	E-1L2M1T-3	pV	1e-12
PicoV-A	picovolt ampere		4b jn	L2M1T-3	pV·A	1e-12	PicoVA
PicoV-A_Reactive	picovolt ampere reactive		nn	L2M1T-3	pV·A{Reactive}	-	PicoVAR
PicoVA	picovolt ampere		4b jn	L2M1T-3	pVA	1e-12
PicoVAR	picovolt ampere reactive		nn	L2M1T-3	pVA{Reactive}	1e-12
PicoW	Picowatt		f lp	L2M1T-3	pW	1e-12
PicoW-PER-CentiM2-L	Picowatts per square centimetre litre		ut	L-3M1T-3	pW/(cm²·L)	1e-5
PicoW-PER-M2	Picowatt per Square Metre	Picowatt per Square Meter	lu	M1T-3	pW/m²	1e-12
PlanckArea	Planck Area		1e	L2	planckarea	2.61223e-71
PlanckCharge	Planck Charge		6v	E1T1	planckcharge	1.87554587e-18
PlanckCurrent	Planck Current		75	E1	planckcurrent	3.4789e25
PlanckCurrentDensity	Planck Current Density		76	E1L-2	planckcurrentdensity	1.331774e95
PlanckDensity	Planck Density		5j gr	L-3M1	planckdensity	5.155e96
PlanckEnergy	Planck Energy		8b	L2M1T-2	Eᵨ	1.9561e9
PlanckForce	Planck Force		a6	L1M1T-2	planckforce	1.21027e44
PlanckFrequency	Planck Frequency		ae	T-1	planckfrequency	1.85487e43
PlanckFrequency_Ang	Planck Angular Frequency		15 1a	T-1	planckangularfrequency	1.8548e43
PlanckImpedance	Planck Impedance		od	E-2L2M1T-3	Zₚ	29.9792458
PlanckLength	Planck Length		dh	L1	plancklength	1.616252e-35
PlanckMass	Planck Mass		gh	M1	planckmass	2.17644e-8
PlanckMomentum	Planck Momentum		e9 j6	L1M1T-1	planckmomentum	6.52485
PlanckPower	Planck Power		lp	L2M1T-3	planckpower	3.62831e52
PlanckPressure	Planck Pressure		aa uy	L-1M1T-2	planckpressure	4.63309e113
PlanckTemperature	PlanckTemperature		2x a1 i2 sc tn	H1	plancktemperature	1.416784e32
PlanckTime	Planck Time		tw	T1	tₚ	5.39124e-49
PlanckVolt	Planck Volt		7n 7o 8o v7	E-1L2M1T-3	Vₚ	1.04295e27
PlanckVolume	Planck Volume		va	L3	l³ₚ	4.22419e-105
QT_UK	Quart (UK)		va	L3	qt{UK}	0.0011365225
QT_UK-PER-DAY	Quart (UK Liquid) per Day		vc vi	L3T-1	qt{UK}/d	1.31542e-8
QT_UK-PER-HR	Quart (UK Liquid) per Hour		vc vi	L3T-1	qt{UK}/h	3.157007e-7
QT_UK-PER-MIN	Quart (UK Liquid) per Minute		vc vi	L3T-1	qt{UK}/min	1.894205e-5
QT_UK-PER-SEC	Quart (UK Liquid) per Second		vc vi	L3T-1	qt{UK}/s	0.0011365225
QT_US	US Liquid Quart		es va	L3	qt{US liq}	9.46353e-4
QT_US-PER-DAY	Quart (US Liquid) per Day		vc vi	L3T-1	qt{US liq}/d	1.095316e-8
QT_US-PER-HR	Quart (US Liquid) per Hour		vc vi	L3T-1	qt{US liq}/h	2.62875833e-7
QT_US-PER-MIN	Quart (US Liquid) per Minute		vc vi	L3T-1	qt{US liq}/min	1.577255e-5
QT_US-PER-SEC	Quart (US Liquid) per Second		vc vi	L3T-1	qt{US liq}/s	9.46353e-4
QT_US_DRY	US Dry Quart		6e	L3	qt{US Dry}	0.00110122094272
QUAD	Quad		8b	L2M1T-2	quad	1.055e18
Quarter_UK	Quarter (UK)		gh	M1	quarter	12.70058636
R	Roentgen		71	E1M-1T1	R	2.58e-4
R-PER-SEC	roentgen per second		9j	E1M-1	R/s	2.58e-4
RAD	radian		z le		rad
RAD-M2-PER-KiloGM	Radian Square Metre per Kilogram	Radian Square Meter per Kilogram	qs	L2M-1	rad·m²/kg
RAD-M2-PER-MOL	Radian Square Metre per Mole	Radian Square Meter per Mole	iv	A-1L2	rad·m²/mol
RAD-PER-HR	Radian per Hour		15 1a	T-1	rad/h	2.77777777778e-4
RAD-PER-M	radian per metre	Radian per Meter	1b 5f 9r	L-1	rad/m
RAD-PER-MIN	Radian per Minute		15 1a	T-1	rad/min	0.0166666666667
RAD-PER-SEC	radian per second		15 1a	T-1	rad/s
RAD-PER-SEC2	Radian per Square Second		12	T-2	rad/s²
RAD_R	Rad		3	L2T-2	rad	0.01
RAYL	Rayl		q5	L-2M1T-1	rayl
REM	Rem		67	L2T-2	rem	0.01
REM-PER-SEC	rem per second		4 d5 qt	L2T-3	rem/s	0.01
REV	Revolution		z le		rev	6.28318531
REV-PER-HR	Revolution per Hour		ou ox	T-1	rev/h	0.00174532925
REV-PER-MIN	Revolution per Minute		ou ox	T-1	rev/min	0.104719755167
REV-PER-MIN-SEC	Revolution per Minute per Second		12	T-2	rev/(min·s)	0.104719755167
REV-PER-SEC	Revolution per Second		ou ox	T-1	rev/s	6.28318531
REV-PER-SEC2	Revolution per Square Second		12	T-2	rev/s²	6.28318531
RHE	rhe		a4	L1M-1T1	rhe	-
ROD	Rod		dh	L1	rod	5.02921
RPK	Reads per Kilobase	RPK	5w aq		RPK
R_man	roentgen equivalent man		67	L2T-2	rem	0.01
RichterMagnitude	Richter magnitude		6m		mag	-
S	siemens		m 4g	E2L-2M-1T3	S
S-M2-PER-MOL	Siemens Square metre per mole	Siemens Square meter per mole	ik	A-1E2M-1T3	S·m²/mol
S-PER-CentiM	Siemens per Centimetre	Siemens per Centimeter	4j	E2L-3M-1T3	S/cm	100
S-PER-M	siemens per metre	Siemens per Meter	4j 7w	E2L-3M-1T3	S/m
SAMPLE-PER-SEC	Sample per second		ae	T-1	sample/s
SCF	Standard Cubic Foot		s	A1	scf	1.1981
SCF-PER-HR	Standard Cubic Foot per Hour		io	A1T-1	scf/h	3.328e-4
SCF-PER-MIN	Standard Cubic Foot per Minute		io	A1T-1	scf/min	0.0199683
SCM	Standard Cubic Metre	Standard Cubic Meter	s	A1	scm	42.3105
SCM-PER-HR	Standard Cubic Metre per Hour	Standard Cubic Meter per Hour	io	A1T-1	scm/h	0.01175
SCM-PER-MIN	Standard Cubic Metre per Minute	Standard Cubic Meter per Minute	io	A1T-1	scm/min	0.7051738
SEC	second		ku tw	T1	s
SEC-FT2	Second Square Foot		1p	L2T1	s·ft²	0.09290304
SEC-PER-FT2	second per square foot		ut	L-2T1	s/ft²	10.7639104167
SEC-PER-KiloGM	second per kilogram		6s	M-1T1	s/kg
SEC-PER-M	Seconds per metre		ut	L-1T1	s/m
SEC-PER-M3-RAD	second per cubic metre radian		r2	L-3T1	s/(m³·rad)
SEC-PER-RAD-M3	Second per Radian Cubic Metre	Second per Radian Cubic Meter	5l	L-3T1	s/(rad·m³)
SEC2	Square Second		u2	T2	s²
SH	Shake		tw	T1	shake	1e-8
SHANNON	Shannon		c3		Sh	0.69314718056
SHANNON-PER-SEC	Shannon per Second		c4	T-1	Sh/s	0.69314718056
SLUG	Slug		gh	M1	slug	14.593903
SLUG-PER-DAY	Slug per Day		gu	M1T-1	slug/d	1.6891087963e-4
SLUG-PER-FT	Slug per Foot		h7	L-1M1	slug/ft	47.8802591864
SLUG-PER-FT-SEC	Slug per Foot Second		6k v4	L-1M1T-1	slug/(ft·s)	47.8802591864
SLUG-PER-FT2	Slug per Square Foot		h3	L-2M1	slug/ft²	157.087464522
SLUG-PER-FT3	Slug per Cubic Foot		5j gr	L-3M1	slug/ft³	515.378820611
SLUG-PER-HR	Slug per Hour		gu	M1T-1	slug/h	0.00405386111111
SLUG-PER-MIN	Slug per Minute		gu	M1T-1	slug/min	0.243231666667
SLUG-PER-SEC	Slug per Second		gu h8	M1T-1	slug/s	14.593903
SON	sone		ut		sone
SPF	sun protection factor		rz		SPF	-
SPIN_QUANTUM_NUMBER	spin quantum number		ut		Q	-
SR	steradian		pm		sr
ST	Stokes		d6	L2T-1	St	1e-4
ST-PER-BAR	stokes per bar		ut	L3M-1T1	St/bar	1e-9
ST-PER-K	stokes per kelvin		ut	L2H-1T-1	St/K	1e-4
ST-PER-PA	stokes per pascal		ut	L3M-1T1	St/Pa	1e-4
STANDARD	Standard		va	L3	standard	4.672
STILB	Stilb		fd	L-2I1	sb	1e4
STR	Stere		va	L3	st
SUSCEPTIBILITY_ELEC	Electric Susceptibility Unit		5w		χ
SUSCEPTIBILITY_MAG	Magnetic Susceptibility Unit		5w		χ
SV	sievert		67	L2T-2	Sv
SV-PER-HR	sievert per hour		4 d5 qt	L2T-3	Sv/h	2.77777777778e-4
SV-PER-MIN	sievert per minute		4 d5 qt	L2T-3	Sv/min	0.0166666666667
SV-PER-SEC	sievert per second		4 d5 qt	L2T-3	Sv/s
S_Ab	Absiemen		74	E2L-3M-1T3	aS	1e9
S_Stat	Statsiemens	statmho	74	E2L-3M-1T3	statS	1.1126500561e-12
SolarMass	Solar mass		gh	M1	S	1.988435e30
Standard	Standard		va	L3	standard	4.672	STANDARD
Stone_UK	Stone (UK)		gh	M1	st{UK}	6.35029318
T	tesla		g1 g4	E-1M1T-2	T
T-M	T-M		g6	E-1L1M1T-2	T·m
T-SEC	T-SEC		h5	E-1M1T-1	T·s
TBSP	Tablespoon		va	L3	tbsp	1.47867656e-5
TEX	Tex		h7	L-1M1	tex	1e-6
THERM_EC	therm (EC)		8b ta	L2M1T-2	thm{EC}	-
THERM_US	therm (U.S.)		8b ta	L2M1T-2	thm{US}	-
THM_EEC	THM_EEC		8b ta	L2M1T-2	thm{EEC}	-
THM_US	Therm US		8b ta	L2M1T-2	thm{US}	105480400
THM_US-PER-HR	Therm US per Hour		be lp	L2M1T-3	thm{US}/h	29300.1111
TOE	Ton of Oil Equivalent		8b	L2M1T-2	toe	4.1868e10
TON	Ton		gh	M1	tn	907.18474
TONNE	Tonne		3d gh	M1	t	1e3
TONNE-PER-BAR	tonne per bar		ut	L1T2	t/bar	0.01
TONNE-PER-DAY	Tonne per Day		gu	M1T-1	t/d	0.0115740740741
TONNE-PER-DAY-BAR	tonne per day bar		ut	L1T1	t/(d·bar)	1.15740740741e-7
TONNE-PER-DAY-K	tonne per day kelvin		ut	M1H-1T-1	t/(d·K)	0.0115740740741
TONNE-PER-HA	tonne per hectare		h3	L-2M1	t/ha	0.1
TONNE-PER-HA-YR	tonne per hectare year		h4	L-2M1T-1	t/(ha·a)	3.17e-9
TONNE-PER-HR	Tonne per Hour		gu	M1T-1	t/h	0.277777777778
TONNE-PER-HR-BAR	tonne per hour bar		ut	L1T1	t/(h·bar)	2.77777777778e-6
TONNE-PER-HR-K	tonne per hour kelvin		ut	M1H-1T-1	t/(h·K)	0.277777777778
TONNE-PER-K	tonne per kelvin		ut	M1H-1	t/K	1e3
TONNE-PER-M3	Tonne per Cubic Metre	Tonne per Cubic Meter	5j gr	L-3M1	t/m³	1e3
TONNE-PER-M3-BAR	tonne per cubic metre bar		h6	L-2T2	t/(m³·bar)	0.01
TONNE-PER-M3-K	tonne per cubic metre kelvin		ut	L-3M1H-1	t/(m³·K)	1e3
TONNE-PER-MIN	Tonne per Minute		gu	M1T-1	t/min	16.6666666667
TONNE-PER-MIN-BAR	tonne per minute bar		ut	L1T1	t/(min·bar)	1.66666666667e-4
TONNE-PER-MIN-K	tonne per minute kelvin		ut	M1H-1T-1	t/(min·K)	16.6666666667
TONNE-PER-MO	tonne per month		gu h8	M1T-1	t/mo	3.9193507729e-4
TONNE-PER-SEC	Tonne per Second		gu	M1T-1	t/s	1e3
TONNE-PER-SEC-BAR	tonne per second bar		ut	L1T1	t/(s·bar)	0.01
TONNE-PER-SEC-K	tonne per second kelvin		ut	M1H-1T-1	t/(s·K)	1e3
TONNE-PER-YR	Tonne per Year		gu h8	M1T-1	t/a	3.168808781e-5
TON_Assay	Assay Ton		gh	M1	AT	0.02916667
TON_FG	Ton of Refrigeration		be lp	L2M1T-3	TOR	3516.853
TON_FG-HR	Ton of Refrigeration Hour		ta	L2M1T-2	TOR·h	12660670.2
TON_F_US	Ton Force (US Short)		a6	L1M1T-2	tonf{us}	8896.44323052
TON_LONG	Long Ton		gh	M1	t{long}	1016.0469088
TON_LONG-PER-YD3	Long Ton per Cubic Yard		5j gr	L-3M1	t{long}/yd³	1328.87782922
TON_Metric	Metric Ton	metric-tonne	gh	M1	t	1e3
TON_Metric-PER-BAR	tonne per bar		ut	L1T2	t/bar	0.01
TON_Metric-PER-DAY	Tonne per Day		gu	M1T-1	t/d	0.0115740740741
TON_Metric-PER-DAY-BAR	tonne per day bar		ut	L1T1	t/(d·bar)	1.15740740741e-7
TON_Metric-PER-DAY-K	tonne per day kelvin		ut	M1H-1T-1	t/(d·K)	0.0115740740741
TON_Metric-PER-HA	metric tonne per hectare		h3	L-2M1	t/ha	0.1
TON_Metric-PER-HR	Tonne per Hour		gu	M1T-1	t/h	0.277777777778
TON_Metric-PER-HR-BAR	tonne per hour bar		ut	L1T1	t/(h·bar)	2.77777777778e-6
TON_Metric-PER-HR-K	tonne per hour kelvin		ut	M1H-1T-1	t/(h·K)	0.277777777778
TON_Metric-PER-K	tonne per kelvin		ut	M1H-1	t/K	1e3
TON_Metric-PER-M3	Tonne per Cubic Metre	Tonne per Cubic Meter	5j gr	L-3M1	t/m³	1e3
TON_Metric-PER-M3-K	tonne per cubic metre kelvin		ut	L-3M1H-1	t/(m³·K)	1e3
TON_Metric-PER-MIN	Tonne per Minute		gu	M1T-1	t/min	16.6666666667
TON_Metric-PER-MIN-BAR	tonne per minute bar		ut	L1T1	t/(min·bar)	1.66666666667e-4
TON_Metric-PER-MIN-K	tonne per minute kelvin		ut	M1H-1T-1	t/(min·K)	16.6666666667
TON_Metric-PER-SEC	Tonne per Second (metric Ton)		gu	M1T-1	t/s	1e3
TON_Metric-PER-SEC-BAR	tonne per second bar		ut	L1T1	t/(s·bar)	0.01
TON_Metric-PER-SEC-K	tonne per second kelvin		ut	M1H-1T-1	t/(s·K)	1e3
TON_Register	ton, register		p6 va	L3	RT	-
TON_SHIPPING_UK	Ton (UK Shipping)		va	L3	MTON	1.1326
TON_SHIPPING_US	Ton (US Shipping)		va	L3	MTON	1.1326
TON_SHORT	Short Ton		gh	M1	ton{short}	907.18474
TON_SHORT-PER-DEG_F	ton short per degree Fahrenheit		ut	M1H-1	ton{short}/°F	1632.932
TON_SHORT-PER-HR	Short Ton per Hour		gu h8	M1T-1	ton{short}/h	0.251944444444
TON_SHORT-PER-HR-DEG_F	ton short per hour degree Fahrenheit		ut	M1H-1T-1	ton{short}/(h·°F)	0.45359237
TON_SHORT-PER-HR-PSI	ton short per hour psi		ut	L1T1	ton{short}/(h·psi)	3.65488934693e-5
TON_SHORT-PER-PSI	ton short per psi		ut	L1T2	ton{short}/psi	0.131576016489
TON_SHORT-PER-YD3	Short Ton per Cubic Yard		5j gr	L-3M1	ton{short}/yd³	1186.31121172
TON_UK	Ton (UK)		gh	M1	ton{UK}	1016.0469088
TON_UK-PER-DAY	Long Ton (uk) per Day		gu	M1T-1	ton{UK}/d	0.0117592592593
TON_UK-PER-YD3	Long Ton (UK) per Cubic Yard		5j gr	L-3M1	ton{UK}/yd³	1328.87782922
TON_US	Ton (US)		gh	M1	ton{US}	907.18474
TON_US-PER-DAY	Short Ton (us) per Day		gu	M1T-1	ton{US}/d	0.0104976851852
TON_US-PER-HR	Ton (US) per Hour		gu	M1T-1	ton{US}/h	0.251944444444
TON_US-PER-YD3	Short Ton (US) per Cubic Yard		5j gr	L-3M1	ton{US}/yd³	1186.31121172
TORR	Torr		aa uy	L-1M1T-2	Torr	133.322
TORR-PER-M	torr per metre		mi	L-2M1T-2	Torr/m	133.322
TSP	Teaspoon		va	L3	tsp	4.92892187e-6
T_Ab	Abtesla		g1 g4	E-1M1T-2	abT	1e-4
TebiBIT	TebiBIT		c3			762123384786
TebiBIT-PER-M	tebibit per metre		dx	L-1	Tibit/m	1099511627780
TebiBIT-PER-M2	tebibit per square metre		1g	L-2	Tibit/m²	1099511627780
TebiBIT-PER-M3	tebibit per cubic metre		vl	L-3	Tibit/m³	1099511627780
TebiBYTE	TebiByte		c3		TiB	6096987078290
TeraA	teraampere		51 5z 75 7b gc gg ud	E1	TA	1e12
TeraBIT	terabit		5b		Tbit	693147180560
TeraBIT-PER-SEC	terabit per second		59	T-1	Tbit/s	693147180560
TeraBQ	terabecquerel		g	T-1	TBq	1e12
TeraBYTE	TeraByte		c3		TB	5545177444480
TeraC	TeraCoulomb		6v	E1T1	TC	1e12
TeraFLOPS	terafloating point operations per second		a3	T-1	TFLOPS	-
TeraHZ	Terahertz		ae	T-1	THz	1e12
TeraJ	Terajoule		8b	L2M1T-2	TJ	1e12
TeraJ-PER-SEC	terajoule per second		f lp	L2M1T-3	TJ/s	1e12
TeraOHM	Teraohm		od	E-2L2M1T-3	TΩ	1e12
TeraV	teravolt		7n 7o 8o v7	E-1L2M1T-3	TV	1e12
TeraV-A	teravolt ampere		4b jn	L2M1T-3	TV·A	1e12	TeraVA
TeraV-A_Reactive	teravolt ampere reactive		nn	L2M1T-3	TV·A{Reactive}	-	TeraVAR
TeraVA	teravolt ampere		4b jn	L2M1T-3	TVA	1e12
TeraVAR	teravolt ampere reactive		nn	L2M1T-3	TVA{Reactive}	1e12
TeraW	Terawatt		f lp	L2M1T-3	TW	1e12
TeraW-HR	Terawatt Hour		8b	L2M1T-2	TW·h	3.6e15
TeraW-HR-PER-YR	Terawatt Hour per Year		lp	L2M1T-3	TW·h/a	114155251.14
TonEnergy	Ton Energy		8b	L2M1T-2	t/lbf	4.184e9
U	Unified Atomic Mass Unit		gh	M1	u	1.66053878283e-27
UNITLESS	Unitless		5 h u 20 2c 2n 2o 3g 40 4l 4s 4u 5d 5i 5w 5x 62 68 6f 6g 6t 7s 8a 8v 9q ag ak ar as at au b2 ca d1 dc dg dq ew ex f0 f6 f9 fx gb gw gx gy ha hb i8 jb je jk jl jm k1 k7 k8 kh kz lf lt mu n1 nk no nv nw ny o1 o3 o4 o5 oi p9 pe rf ro ry t5 t6 ti uf uo ur		一
UNKNOWN	Unknown		ut	NotApplicable	Unknown	-
UnitPole	Unit Pole		g3	E-1L2M1T-2	pole	1.256637e-7
V	volt		7n 7o 8o v7	E-1L2M1T-3	V
V-A	volt ampere		4b jn	L2M1T-3	V·A		VA
V-A-HR	Volt Ampere Hour		8b	L2M1T-2	V·A·h	3600	VA-HR
V-A-PER-K	volt ampere per kelvin		t3	L2M1H-1T-3	V·A/K		VA-PER-K
V-A_Reactive	Volt Ampere Reactive		nn	L2M1T-3	V·A{Reactive}		VAR
V-A_Reactive-HR	Volt Ampere Reactive Hour		8b	L2M1T-2	V·A{reactive}·h	3600	VAR-HR
V-A_Reactive-PER-K	volt ampere reactive per kelvin		ut	E-1L-2M1H-1T-3	var/K	-	VAR-PER-K
V-IN2-PER-LB_F	volt square inch per pound-force		b7	E-1L3T-1	V·in²/lbf	1.45037731223e-4
V-M	V-M		7j	E-1L3M1T-3	V·m
V-PER-BAR	volt per bar		b7	E-1L3T-1	V/bar	1e-5
V-PER-CentiM	Volt per Centimetre	Volt per Centimeter	7i	E-1L1M1T-3	V/cm	100
V-PER-IN	Volt per Inch		7i	E-1L1M1T-3	V/in	39.3700787402
V-PER-K	Volt per Kelvin		p7 tp	E-1L2M1H-1T-3	V/K
V-PER-L-MIN	volt per litre minute		ut	E-1L-1M1T-4	V/(L·min)	16.6666666667
V-PER-M	volt per metre	Volt per Meter	7h 7i	E-1L1M1T-3	V/m
V-PER-M2	Volt per Square Metre	Volt per Square Meter	8n	E-1M1T-3	V/m²
V-PER-MicroSEC	Volt per Microsecond		lx	E-1L2M1T-4	V/µs	1e6
V-PER-MilliM	Volt per Millimetre	Volt per Millimeter	7i	E-1L1M1T-3	V/mm	1e3
V-PER-PA	volt per pascal		b7	E-1L3T-1	V/Pa
V-PER-SEC	Volt per second		lx	E-1L2M1T-4	V/s
V-PER-V	volt per volt		ut		V/V
V-SEC-PER-M	Volt Second per Metre	Volt Second per Meter	g6 gd oy	E-1L1M1T-2	V·s/m
V2-PER-K2	Square Volt per Square Kelvin		f7	E-2L4M2H-2T-6	V²/K²
VA	volt ampere		4b jn	L2M1T-3	VA
VA-HR	Volt Ampere Hour		8b	L2M1T-2	VA·h	3600
VA-PER-K	volt ampere per kelvin		t3	L2M1H-1T-3	VA/K
VAR	Volt Ampere Reactive		nn	L2M1T-3	VA{Reactive}
VAR-HR	Volt Ampere Reactive Hour		8b	L2M1T-2	VA{reactive}·h	3600
VAR-PER-K	volt ampere reactive per kelvin		ut	E-1L-2M1H-1T-3	var/K	-
V_Ab	Abvolt		7n 7o 8o v7	E-1L2M1T-3	abV	1e-8
V_Ab-PER-CentiM	Abvolt per centimetre	Abvolt per centimeter	7h 7i	E-1L1M1T-3	abV/cm	1e-6
V_Ab-SEC	Abvolt Second		g3	E-1L2M1T-2	abV·s	1e-8
V_Stat	Statvolt		7n 7o 8o v7	E-1L2M1T-3	statV	299.792458
V_Stat-CentiM	V_Stat-CentiM		7j	E-1L3M1T-3	statV·cm	2.99792458
V_Stat-PER-CentiM	Statvolt per Centimetre	Statvolt per Centimeter	7h 7i	E-1L1M1T-3	statV/cm	29979.2458
W	watt		f lp	L2M1T-3	W
W-HR	Watthour		8b	L2M1T-2	W·h	3600
W-HR-PER-KiloGM	watt hour per kilogram		q9	L2T-2	W·h/kg	3600
W-HR-PER-L	watt hour per litre		ut	L-1M1T-2	W·h/L	3.6e6
W-HR-PER-M2	Watt hour per square metre		8m	M1T-2	W·h/m²	3600
W-HR-PER-M3	Watthour per Cubic metre	Watthour per Cubic meter	8d	L-1M1T-2	W·h/m³	3600
W-M-PER-M2-SR	Watt metre per square metre steradian		ut	L1M1T-3	W·m/(m²·sr)
W-M2	W-M2		lq	L4M1T-3	W·m²
W-M2-PER-SR	W-M2-PER-SR		lr	L4M1T-3	W·m²/sr
W-PER-CentiM2	Watt per Square Centimetre	Watt per Square Centimeter	lu	M1T-3	W/cm²	1e4
W-PER-FT2	Watt per Square Foot		lu	M1T-3	W/ft²	10.7639104
W-PER-GM	Watt per Gram		4 qt	L2T-3	W/g	1e3
W-PER-IN2	Watt per Square Inch		lu	M1T-3	W/in²	1550.0031
W-PER-K	Watt per Kelvin		t3	L2M1H-1T-3	W/K
W-PER-KiloGM	Watt per Kilogram		4 qt	L2T-3	W/kg
W-PER-M	Watts per metre		em	L1M1T-3	W/m
W-PER-M-DEG_C	watt per metre degree Celsius		t4	L1M1H-1T-3	W/(m·°C)
W-PER-M-K	Watt per Metre Kelvin	Watt per Meter Kelvin	t4	L1M1H-1T-3	W/(m·K)
W-PER-M2	watt per square metre	Watt per Square Meter	lu ly	M1T-3	W/m²
W-PER-M2-K	Watt per Square Metre Kelvin	Watt per Square Meter Kelvin	43 48 s3	M1H-1T-3	W/(m²·K)
W-PER-M2-K4	Watt per Square Metre Quartic Kelvin	Watt per Square Meter Quartic Kelvin	lw	M1H-4T-3	W/(m²·K⁴)
W-PER-M2-M	Watts per square metre metre		ut	L-1M1T-3	W/(m²·m)
W-PER-M2-M-SR	Watts per square metre metre steradian		ut	L-1M1T-3	W/(m²·m·sr)
W-PER-M2-NanoM	Watts per square metre nanometre		ut	L-1M1T-3	W/(m²·nm)	1e9
W-PER-M2-NanoM-SR	Watts per square metre nanometre steradian		ut	L-1M1T-3	W/(m²·nm·sr)	1e9
W-PER-M2-PA	Watt per Square Metre Pascal	Watt per Square Meter Pascal	98	L1T-1	W/(m²·Pa)
W-PER-M2-SR	Watt per Square Metre Steradian	Watt per Square Meter Steradian	n0	M1T-3	W/(m²·sr)
W-PER-M3	Watt per Cubic Metre	Watt per Cubic Meter	ab	L-1M1T-3	W/m³
W-PER-SR	Watt per Steradian		na	L2M1T-3	W/sr
W-SEC	Watt Second		8b	L2M1T-2	W·s
W-SEC-PER-M2	Watt seconds per square metre		8m	M1T-2	W·s/m²
WB	weber		g3	E-1L2M1T-2	Wb
WB-M	Weber Metre	Weber Meter	fz	E-1L3M1T-2	Wb·m
WB-PER-M	weber per metre	Weber per Meter	gd	E-1L1M1T-2	Wb/m
WB-PER-MilliM	Weber per Millimetre	Weber per Millimeter	gd	E-1L1M1T-2	Wb/mm	1e3
WK	Week		tw	T1	wk	604800
YD	Yard		dh	L1	yd	0.9144
YD-PER-DEG_F	Yard per Degree Fahrenheit		ee	L1H-1	yd/°F	1.64592001646
YD-PER-HR	yard per hour		80 eg r6 v0	L1T-1	yd/h	2.54e-4
YD-PER-MIN	yard per minute		80 eg r6 v0	L1T-1	yd/min	0.01524
YD-PER-PSI	yard per psi		ut	L2M-1T2	yd/psi	1.3262250143e-4
YD-PER-SEC	yard per second		80 eg r6 v0	L1T-1	yd/s	0.9144
YD-PER-SEC2	yard per second squared		6 dv	L1T-2	yd/s²	0.9144
YD2	Square Yard		1e	L2	yd²	0.83612736
YD3	Cubic Yard		va	L3	yd³	0.764554857984
YD3-PER-DAY	Cubic Yard per Day		vc vi	L3T-1	yd³/d	8.84901456e-6
YD3-PER-DEG_F	Cubic Yard per Degree Fahrenheit		vk	L3H-1	yd³/°F	1.37619888199
YD3-PER-HR	Cubic Yard per Hour		vc vi	L3T-1	yd³/h	2.1237634944e-4
YD3-PER-MIN	Cubic Yard per Minute		vc vi	L3T-1	yd³/min	0.0127425809664
YD3-PER-PSI	cubic yard per psi		ut	L4M-1T2	yd³/psi	1.10889301997e-4
YD3-PER-SEC	Cubic Yard per Second		vc vi	L3T-1	yd³/s	0.764554857984
YR	Year		tw	T1	a	31557600
YR_Common	Common Year		tw	T1	a	31536000
YR_Metrology	metrology year		tw	T1	y (metrology)	-
YR_Sidereal	Sidereal Year		tw	T1	a{sidereal}	31558149.7632
YR_TROPICAL	Tropical Year	solar year	tw	T1	a{tropical}	31556925.216
YoctoC	YoctoCoulomb		6v	E1T1	yC	1e-24
YottaC	YottaCoulomb		6v	E1T1	YC	1e24
Z	atomic-number		25		Z	-
ZOLL	zoll		dh	L1	“	-
ZeptoC	ZeptoCoulomb		6v	E1T1	zC	1e-21
ZettaC	ZettaCoulomb		6v	E1T1	ZC	1e21
failures-in-time	Failures In Time		ae	T-1	failures/s	-	-`;
