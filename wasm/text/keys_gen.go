// Code generated from en.txt by make generate. DO NOT EDIT.

package text

// Key names a message.
type Key uint16

const (
	StageSetup Key = iota
	StageFacesA
	StageFacesB
	StageBestAxis
	StageReference
	StageIncident
	StageClipNeg
	StageClipPos
	StageKeep
	StageContacts
	StageMatch
	StageWarmStart
	StageSolve
	StageNotReached
	PresetRestingName
	PresetRestingText
	PresetCornerDownName
	PresetCornerDownText
	PresetDeepName
	PresetDeepText
	PresetEdgeOnEdgeName
	PresetEdgeOnEdgeText
	PresetReferenceOnBName
	PresetReferenceOnBText
	PresetBothClipName
	PresetBothClipText
	PresetKeepDropsName
	PresetKeepDropsText
	PresetSeparatedAName
	PresetSeparatedAText
	PresetSeparatedBName
	PresetSeparatedBText
	PresetNearTieName
	PresetNearTieText
	PresetSameCentreName
	PresetSameCentreText
	PresetThinName
	PresetThinText
	PresetOverlapNoContactName
	PresetOverlapNoContactText
	PresetCornerTouchName
	PresetCornerTouchText
	PresetSwappedCountName
	PresetSwappedCountText
	SetupTitle
	SetupText
	SetupSameTitle
	SetupSameText
	AxisX
	AxisY
	AxisXShort
	AxisYShort
	FacesTitle
	FacesText
	FacesTouchTitle
	FacesTouchText
	FacesTouchesTitle
	FacesTouchesText
	FacesGapTitle
	FacesGapText
	FacesGapsTitle
	FacesGapsText
	BestTitle
	BestText
	BestTieTitle
	BestTieText
	BestPassedText
	BestFormula
	BestEvenTitle
	BestEvenText
	BestTouchTitle
	BestTouchText
	BestTouchEvenText
	BestOrder
	BestLed
	ListTwo
	ListMore
	ReferenceTitle
	ReferenceText
	IncidentTitle
	IncidentText
	IncidentEvenText
	IncidentEvenRule
	IncidentRoundingRule
	ClipNoneTitle
	ClipNoneText
	ClipOneTitle
	ClipOneText
	ClipWrongText
	ClipAloneTitle
	ClipAloneText
	ClipEmptyTitle
	ClipEmptyText
	KeepBothTitle
	KeepBothText
	KeepOneTitle
	KeepOneText
	KeepNoneTitle
	KeepNoneText
	KeepDeep
	KeepOn
	ContactsOneTitle
	ContactsOneText
	ContactsTwoTitle
	ContactsTwoText
	ContactsWinding
	ContactsFlip
	EndedHere
	EndedTitle
	EndedText
	EndedSeparatedWhy
	EndedSeparatedReason
	EndedEmptyWhy
	EndedEmptyReason
	EndedAloneWhy
	EndedAloneReason
	EndedDroppedWhy
	EndedDroppedReason
	PointVertex
	PointCutShort
	PointCut
	IdOne
	IdTwo
	IdBoth
	RowDp
	RowDa
	RowDb
	RowDistanceX
	RowDistanceY
	RowReachX
	RowReachY
	RowSeparationX
	RowSeparationY
	RowSeparated
	RowYes
	RowNo
	RowOverlap
	RowThreshold
	RowLead
	RowChosen
	RowNormal
	RowFrontNormal
	RowFront
	RowSideNormal
	RowNegSide
	RowPosSide
	RowTurned
	RowDistance
	RowFraction
	RowLeft
	RowSeparation
	RowKept
	RowDropped
	RowPosition
	RowDepth
	RowKeyBefore
	RowKey
	TablePoints
	TablePoint
	TablePosition
	TableId
	TableWinding
	TableNone
	TableNoneEver
	TableNoneLeft
	TableNoneEnded
	TableAxis
	UiNext
	UiNextName
	UiPrev
	UiPrevName
	UiPlay
	UiPause
	UiReset
	UiUndo
	UiRedo
	UiNumbers
	UiNumbersName
	UiSpeed
	UiSpeedName
	UiSwap
	UiSurprise
	UiGallery
	UiGalleryName
	UiScrubber
	UiStages
	UiPreset
	UiPresetOwn
	UiPose
	UiPoseHint
	UiFieldW
	UiFieldH
	UiFieldX
	UiFieldY
	UiFieldAngle
	UiFieldName
	UiBox
	UiOf
	UiOfEnd
	UiKeys
	KeyEnds
	KeySpace
	KeyUndo
	KeyDelete
	KeysStep
	KeysEnds
	KeysDigit
	KeysPlay
	KeysNumbers
	KeysMeasure
	KeysUndo
	KeysBox
	NoticeInvalidPose
	NoticeField
	NoticeRangeWidth
	NoticeRangeCoordinate
	NoticeRangeMetres
	NoticeRangeAngle
	NoticeRangeChoice
	NoticeRangeList
	NoticeRangeState
	NoticeRangeGiven
	NoticeRangeSteps
	NoticeRangePair
	NoticeInvalidState
	NoticeInvalidScene
	NoticeNoScene
	NoticeInvalidField
	NoticeThrows
	NoticeUnreadable
	NoticeRangeReadable
	NoticeLarge
	NoticeRangeValues
	NoticeTwice
	NoticeRangeOnce
	NoticeRangeFunction
	NoticeNoPair
	NoticeInvalidPair
	NoticeCrowded
	NoticeRangeNear
	NoticeOverflow
	NoticeRangeFinite
	NoticeDestroyed
	NoticeUnsupported
	NoticeBlocked
	NoticeNotFound
	NoticeNetwork
	NoticeMime
	NoticeTruncated
	NoticeVersion
	NoticeNoCanvas
	NoticeDismiss
	StateTooLong
	StateEscape
	StateSyntax
	StateLab
	StateStage
	StatePreset
	StateSeed
	StateBox
	StateOwn
	StateStep
	StatePick
	StatePhase
	StateIteration
	StateConstraint
	StateLayer
	StateSetting
	StateEdit
	StatePlots
	StateOneBox
	SceneWritten
	SceneBeyond
	SceneMissing
	SceneUnknown
	SceneListOf
	SceneListOver
	SceneOverlaps
	SceneBytes
	SceneListWithin
	SceneOverlapsWithin
	SceneBytesWithin
	SceneTextWithin
	SceneSwitch
	SceneNoBody
	SceneAnotherBody
	SceneMovingBody
	SceneThere
	SceneRange
	SceneRangeUnit
	SceneOrNull
	SceneNumberWithin
	SceneVectorWithin
	SceneWholeWithin
	SceneWhole
	KindNull
	KindBoolean
	KindNumber
	KindString
	KindList
	KindObject
	KindOther
	KindUndefined
	KindBigint
	KindSymbol
	KindFunction
	TermImpulse
	TermStep
	TermSolver
	TermManifold
	TermWarm
	TermAccumulated
	TermCone
	WorldSceneSingleBox
	WorldSceneSingleBoxText
	WorldScenePendulum
	WorldScenePendulumText
	WorldSceneVaryingFriction
	WorldSceneVaryingFrictionText
	WorldSceneVerticalStack
	WorldSceneVerticalStackText
	WorldScenePyramid
	WorldScenePyramidText
	WorldSceneTeeter
	WorldSceneTeeterText
	WorldSceneSuspensionBridge
	WorldSceneSuspensionBridgeText
	WorldSceneDominos
	WorldSceneDominosText
	WorldSceneMultiPendulum
	WorldSceneMultiPendulumText
	WorldSceneWall
	WorldSceneWallText
	WorldSceneCardHouse
	WorldSceneCardHouseText
	WorldSceneDrop500
	WorldSceneDrop500Text
	WorldSceneDrop2000
	WorldSceneDrop2000Text
	WorldScenePyramid40
	WorldScenePyramid40Text
	WorldScenePyramid100
	WorldScenePyramid100Text
	WorldSceneOwn
	WorldScene
	WorldPictures
	WorldPicturesName
	WorldImport
	WorldImportName
	WorldImportFile
	WorldImportField
	WorldImportLoad
	WorldImportHint
	WorldExport
	WorldExportName
	WorldExportScene
	WorldExportSceneText
	WorldExportRecording
	WorldExportRecordingText
	WorldExportTrace
	WorldExportTraceText
	WorldExportTraceWait
	WorldExportHash
	WorldExportHashWithin
	WorldExportHashText
	WorldExportHashWait
	WorldExportSave
	WorldExportCopy
	WorldExportSaveScene
	WorldExportCopyScene
	WorldExportSaveRecording
	WorldExportCopyRecording
	WorldExportSaveTrace
	WorldExportCopyTrace
	WorldExportCopyHash
	WorldSamples
	WorldLarger
	WorldWhat
	WorldPlay
	WorldPause
	WorldNextName
	WorldBackName
	WorldReset
	WorldLine
	WorldGoing
	WorldLegend
	WorldPersisted
	WorldFresh
	WorldLost
	WorldOffered
	WorldOfferedNone
	WorldOfferedApart
	WorldOpenPair
	WorldNotFound
	WorldOldest
	WorldMemory
	WorldMemoryOne
	WorldStep
	WorldStepTime
	WorldStepGoing
	WorldSeconds
	WorldPhase
	WorldPhaseBroadphase
	WorldPhaseForces
	WorldPhasePrestep
	WorldPhaseIterate
	WorldPhaseIntegrate
	WorldPhaseFound
	WorldPhaseGravity
	WorldPhaseMove
	WorldPhases
	WorldPhasePrev
	WorldPhaseNext
	WorldIteration
	WorldIterationNone
	WorldIterationOf
	WorldIterationPrev
	WorldIterationNext
	WorldTicks
	WorldConstraintAll
	WorldConstraintNormal
	WorldConstraintFriction
	WorldConstraintPrev
	WorldConstraintNext
	WorldUnchoose
	WorldUnchooseName
	WorldPlayWorld
	WorldTools
	WorldToolDrag
	WorldToolDragHint
	WorldToolAdd
	WorldToolAddHint
	WorldToolRemove
	WorldToolRemoveHint
	WorldToolBomb
	WorldToolBombHint
	WorldUndoName
	WorldRedoName
	WorldBody
	WorldBodyHint
	WorldBodyMass
	WorldBodyFriction
	WorldBodyWidth
	WorldBodyHeight
	WorldBodyVelocityX
	WorldBodyVelocityY
	WorldBodyStatic
	WorldBodyPin
	WorldBodyPinName
	WorldBodyFreeze
	WorldBodyFreezeName
	WorldBodyDuplicate
	WorldBodyDuplicateName
	WorldBodyRemove
	WorldBodyRemoveName
	WorldBodyClose
	WorldBodyCloseName
	WorldPauseWorld
	WorldSpeed
	WorldSpeedOf
	WorldMoreName
	WorldRun
	WorldRunLost
	WorldRunTouching
	WorldRunDeepest
	WorldAxis
	WorldImpulse
	WorldImpulseMost
	WorldPlots
	WorldPlotsName
	WorldPlotEnergy
	WorldPlotDeepest
	WorldPlotContacts
	WorldPlotImpulses
	WorldPlotKinetic
	WorldPlotPotential
	WorldPlotPenetration
	WorldPlotLost
	WorldPlotImpulse
	WorldPlotAll
	WorldPlotKey
	WorldPlotKeyCount
	WorldPlotSaid
	WorldPlotRange
	WorldPlotNone
	WorldMarkAdd
	WorldMarkSet
	WorldMarkRemove
	WorldMarkPush
	WorldMarkPin
	WorldMarkUnpin
	WorldMarkGrab
	WorldPlotTable
	WorldPlotTableName
	WorldPlotTableCaption
	WorldSettings
	UiInspector
	WorldSettingsHint
	WorldSettingsForget
	WorldSettingsReset
	WorldGravityX
	WorldGravityXLook
	WorldGravityY
	WorldGravityYLook
	WorldIterations
	WorldIterationsLook
	WorldBaumgarte
	WorldBaumgarteLook
	WorldSlop
	WorldSlopLook
	WorldDt
	WorldDtLook
	WorldAccumulate
	WorldAccumulateLook
	WorldWarmStarting
	WorldWarmStartingLook
	WorldCorrection
	WorldCorrectionLook
	WorldSlider
	WorldUnit
	WorldPairs
	WorldPair
	WorldPairApart
	WorldPairNone
	WorldPairsMore
	WorldPairsRinged
	WorldPairsHint
	WorldBodyFirst
	WorldBodySecond
	WorldPick
	WorldPickAny
	WorldPickName
	WorldKeysPlay
	WorldKeysStep
	WorldKeysShift
	WorldKeysIteration
	WorldKeysLayers
	WorldKeysPhase
	WorldKeysRing
	WorldKeysPick
	WorldKeysEnds
	WorldKeysDelete
	WorldKeysUndo
	WorldKeysZoom
	KeyPick
	LayerList
	LayerOpen
	LayerBodies
	LayerBodiesNote
	LayerContacts
	LayerContactsNote
	LayerNormals
	LayerNormalsNote
	LayerImpulses
	LayerImpulsesNote
	LayerCones
	LayerConesNote
	LayerIds
	LayerIdsNote
	LayerBounds
	LayerBoundsNote
	LayerCells
	LayerCellsNote
	LayerNear
	LayerNearNote
	LayerJoints
	LayerJointsNote
	LayerVelocities
	LayerVelocitiesNote
	LayerTiming
	LayerTimingNote
	TimingTitle
	TimingNone
	TimingPhase
	CardBody
	CardStatic
	CardMass
	CardVelocity
	CardStill
	CardSpin
	CardPair
	CardApart
	CardFresh
	CardKept
	CardLost
	CardId
	CardOther
	CardClick
	CardStages
	CardEnter
	PairNames
	PairContact
	PairStep
	PairApartTitle
	PairBeforeTitle
	PairBeforeText
	PairFixedTitle
	PairFixedText
	MatchApartText
	MatchBothTitle
	MatchOneTitle
	MatchPartTitle
	MatchFreshOneTitle
	MatchFreshTwoTitle
	MatchLostTitle
	MatchNamesTitle
	MatchGoneTitle
	MatchLeaveTitle
	MatchNameEmptyTitle
	MatchNamesEmptyTitle
	MatchGoneEmptyTitle
	MatchLeaveEmptyTitle
	MatchOffTitle
	MatchCarriedOne
	MatchCarriedTwo
	MatchFreshOne
	MatchFreshPair
	MatchOff
	MatchSums
	MatchUnknown
	MatchIds
	MatchWhyLeave
	MatchWhyLift
	MatchWhyReference
	MatchWhySide
	MatchWhyIncident
	MatchWhyUncut
	MatchWhyCut
	MatchInside
	MatchOn
	MatchWhyOrder
	MatchSlots
	MatchIn
	MatchOut
	MatchNone
	MatchSame
	MatchDiffers
	MatchEnds
	MatchNew
	MatchStart
	MatchContact
	MatchNormal
	MatchFriction
	MatchStateKept
	MatchStateOff
	MatchStateNew
	MatchStateLost
	MatchStateGone
	MatchReasons
	MatchReasonSide
	MatchReasonReference
	MatchReasonIncident
	MatchReasonLift
	MatchReasonLeave
	MatchReasonThis
	WarmApartText
	WarmNoneTitle
	WarmNoneText
	WarmOneTitle
	WarmPushTitle
	WarmOneText
	WarmTwoText
	WarmUp
	WarmDown
	WarmRight
	WarmLeft
	WarmThere
	WarmLost
	WarmFresh
	WarmClosing
	WarmParting
	WarmStill
	WarmOffTitle
	WarmOffOne
	WarmOffTwo
	WarmOffNone
	WarmSumsTitle
	WarmSumsText
	WarmBefore
	WarmChange
	WarmAfter
	WarmX
	WarmY
	WarmSpin
	WarmNote
	WarmChart
	WarmChartParting
	WarmChartClosing
	WarmSpeed
	SolveApartText
	SolveNoneTitle
	SolveNoneText
	SolveStartTitle
	SolveStartWarm
	SolveStartCold
	SolveConeTitle
	SolveHoldTitle
	SolvePullTitle
	SolveBackTitle
	SolvePushTitle
	SolveCalmTitle
	SolvePush
	SolveBack
	SolvePull
	SolvePullBack
	SolvePushSingle
	SolveCalm
	SolveSingle
	SolveExact
	SolveTarget
	SolveFaster
	SolveCone
	SolveHold
	SolveSlip
	SolveIterationName
	SolveBegin
	SolveBeginZero
	SolveVelocity
	SolveIncrement
	SolveSum
	SolveSumSingle
	SolveFriction
	SolveVelocityUnit
	SolveImpulseUnit
	SolveSumUnit
	SolveFrictionUnit
	SolveWarm
	SolveCold
	SolveRowIncrement
	SolveRowSum
	SolveRowFriction
	SolveFormulaIncrement
	SolveFormulaFree
	SolveFormulaZero
	SolveFormulaWithin
	SolveFormulaBeyond
	SolveCaption
	MomentBeginTitle
	MomentBeginText
	MomentMovingTitle
	MomentMovingText
	MomentWholeTitle
	MomentWholeText
	MomentBroadphaseTitle
	MomentBroadphaseText
	MomentForcesTitle
	MomentForcesText
	MomentPrestepTitle
	MomentPrestepText
	MomentPrestepNoneTitle
	MomentPrestepNoneText
	MomentIterateTitle
	MomentIterateText
	MomentIterateNoneText
	MomentNoneText
	MomentPairs
	MomentContacts
	MomentKept
	MomentFresh
	MomentLost
	MomentOverlap
	MomentOverlapOf
	MomentChange
	MomentChangeOf
	keyCount = iota
)

var english = [keyCount]string{
	StageSetup:                     "Setup",
	StageFacesA:                    "A’s axes",
	StageFacesB:                    "B’s axes",
	StageBestAxis:                  "Best axis",
	StageReference:                 "Reference face",
	StageIncident:                  "Incident edge",
	StageClipNeg:                   "Clip −side",
	StageClipPos:                   "Clip +side",
	StageKeep:                      "Keep",
	StageContacts:                  "Contacts",
	StageMatch:                     "Match",
	StageWarmStart:                 "Warm start",
	StageSolve:                     "Solve",
	StageNotReached:                "not reached",
	PresetRestingName:              "Resting",
	PresetRestingText:              "B lies flat on A: two contacts, one at each end.",
	PresetCornerDownName:           "Corner down",
	PresetCornerDownText:           "B stands on a corner: one end of its edge is inside A, the other in the air.",
	PresetDeepName:                 "Deep",
	PresetDeepText:                 "Far inside each other: the least overlap still names a face.",
	PresetEdgeOnEdgeName:           "Edge on edge",
	PresetEdgeOnEdgeText:           "Two equal edges meet face to face.",
	PresetReferenceOnBName:         "Reference on B",
	PresetReferenceOnBText:         "The chosen axis is B’s: while clipping, B’s part of an id stands first; at the end, A’s.",
	PresetBothClipName:             "Both sides clip",
	PresetBothClipText:             "Both side lines cut the edge, and Box2D-Lite’s id differs from the winding-correct one.",
	PresetKeepDropsName:            "Keep drops a point",
	PresetKeepDropsText:            "The clip leaves two points, and one of them is outside A.",
	PresetSeparatedAName:           "Separated on A’s axis",
	PresetSeparatedAText:           "A’s x axis shows a gap, and nothing else needs to run.",
	PresetSeparatedBName:           "Separated only on B’s",
	PresetSeparatedBText:           "A’s axes overlap; only one of B’s shows the gap.",
	PresetNearTieName:              "Near tie (hysteresis)",
	PresetNearTieText:              "A later axis overlaps less, but not by enough to be chosen.",
	PresetSameCentreName:           "Same centre",
	PresetSameCentreText:           "With no vector between the centres, the side is a convention.",
	PresetThinName:                 "Thin",
	PresetThinText:                 "A plank leans on a corner of A: the overlap across its thickness is the least.",
	PresetOverlapNoContactName:     "Overlap without contact",
	PresetOverlapNoContactText:     "All four axes overlap, and still no contact comes out: rare, and real.",
	PresetCornerTouchName:          "Corner touch",
	PresetCornerTouchText:          "The corners meet exactly: no gap, and no contact either.",
	PresetSwappedCountName:         "Swapped count",
	PresetSwappedCountText:         "Two contacts, but only one if A and B trade places.",
	SetupTitle:                     "Two boxes, one vector",
	SetupText:                      "The vector dp runs from A’s centre to B’s: x {ax}, y {ay} in A’s own axes; x {bx}, y {by} in B’s. The tests that follow are made on it.",
	SetupSameTitle:                 "The centres coincide",
	SetupSameText:                  "The vector dp between the centres is zero, so nothing says on which side B lies. By convention the normal then points along the negative axis.",
	AxisX:                          "{box}’s x axis",
	AxisY:                          "{box}’s y axis",
	AxisXShort:                     "{box}’s x",
	AxisYShort:                     "{box}’s y",
	FacesTitle:                     "Along {box}’s axes the shadows overlap",
	FacesText:                      "Seen along {box}’s x axis the shadows overlap by {x} m, along its y axis by {y} m. A gap on either would end the test here.",
	FacesTouchTitle:                "Along {axis} the shadows just touch",
	FacesTouchText:                 "Along {axis} the shadows meet end to end: the separation is 0, neither overlap nor gap. Along {other} they overlap by {overlap} m. Only a gap would end the test here.",
	FacesTouchesTitle:              "Along {box}’s axes the shadows just touch",
	FacesTouchesText:               "Along {box}’s x axis and along its y axis the shadows meet end to end: the separation is 0, neither overlap nor gap. Only a gap would end the test here.",
	FacesGapTitle:                  "{axis} separates the boxes",
	FacesGapText:                   "Along {axis}, {gap} m of daylight lies between the two shadows. One gap is proof that the boxes do not touch.",
	FacesGapsTitle:                 "Both of {box}’s axes separate them",
	FacesGapsText:                  "Daylight lies between the shadows along both: {x} m along x, {y} m along y. One gap would be proof enough.",
	BestTitle:                      "The least overlap is along {axis}",
	BestText:                       "Of the four overlaps, {depth} m along {axis} is the least: the shortest way to push the boxes apart.",
	BestTieTitle:                   "Less overlap, but not by enough",
	BestTieText:                    "{other} overlaps less, {less} m against {depth} m. To take over, its separation, {separation} m, had to exceed {formula} = {threshold} m: 95 % of the leader’s separation and 1 % of its own half extent. So {axis} stays, and ids do not flicker from step to step.",
	BestPassedText:                 "{other} overlaps less, {less} m against {depth} m. But when its turn came, its separation, {separation} m, had to exceed {formula} = {threshold} m: 95 % of the leader’s separation and 1 % of its own half extent. {axis} came later, and did exceed what it had to.",
	BestFormula:                    "0.95 × {led} + 0.01 × {half}",
	BestEvenTitle:                  "A tie: {axis} stays",
	BestEvenText:                   "Along {axis} the overlap is the least, {depth} m, and along {others} it is the same. A later axis takes over only if it is clearly better, so the earlier one stays: {axis}.",
	BestTouchTitle:                 "The boxes just touch",
	BestTouchText:                  "Along {axis} the separation is 0, neither overlap nor gap. Along the other axes the boxes overlap, so this is the shortest way apart.",
	BestTouchEvenText:              "Along {axis} the separation is 0, neither overlap nor gap, and along {others} it is the same. A later axis takes over only if it is clearly better, so the earlier one stays: {axis}.",
	BestOrder:                      "The axes take their turns from top to bottom. {first} leads at first. A later one takes over only if its separation exceeds 0.95 × the leader’s separation + 0.01 × its own half extent.",
	BestLed:                        "{led}: in the lead until a later axis took over.",
	ListTwo:                        "{first} and {last}",
	ListMore:                       "{first}, {last}",
	ReferenceTitle:                 "{box}’s edge e{edge} is the reference face",
	ReferenceText:                  "This face lies across the chosen axis; its outward normal is the front normal. The side lines run along its neighbours e{neg} and e{pos}. What of {other}’s edge lies beyond either of them will be cut off; what lies between them stays.",
	IncidentTitle:                  "{box}’s edge e{edge} faces the reference face",
	IncidentText:                   "{box}’s e{edge} is the incident edge: of the four, its normal points most directly against the front normal (dot product {dot}; −1 is head-on). It runs from v{from} to v{to}.",
	IncidentEvenText:               "{box}’s e{edge} is the incident edge, by a tie: its normal and that of e{other} point just as directly against the front normal (dot product {dot}; −1 is head-on). {rule} The edge runs from v{from} to v{to}.",
	IncidentEvenRule:               "Box2D-Lite then takes the edge across its box’s y axis.",
	IncidentRoundingRule:           "The two differ by rounding alone, and that decides.",
	ClipNoneTitle:                  "Nothing is cut on this side",
	ClipNoneText:                   "Both ends lie inside the line along {box}’s e{edge}, by {d0} m and {d1} m, so both stay.",
	ClipOneTitle:                   "The end at {point} is cut",
	ClipOneText:                    "{point} lies {outside} m outside the line along {box}’s e{edge}. The edge crosses the line {percent} % of the way from {from} to {to}; the new vertex there has the id {id}, after the line and the edge that cross.",
	ClipWrongText:                  "{point} lies {outside} m outside the line along {box}’s e{edge}. The edge crosses the line {percent} % of the way from {from} to {to}. Box2D-Lite’s id for the new vertex is {id}, though it lies on {on}: it takes the first point for the edge’s start, but the −side cut has put the end first. By winding (walked counter-clockwise) the id is {winding}.",
	ClipAloneTitle:                 "Only one point is left",
	ClipAloneText:                  "{point} lies {outside} m outside the line along {box}’s e{edge}, and the other end lies exactly on it, or too close for a crossing. No new vertex is made, and one point is not enough: there is no contact.",
	ClipEmptyTitle:                 "Nothing is left of the edge",
	ClipEmptyText:                  "Both ends lie outside the line along {box}’s e{edge}, by {d0} m and {d1} m. The whole edge is cut away, so there is no contact, although all four axes overlap.",
	KeepBothTitle:                  "Both points are inside {box}",
	KeepBothText:                   "Measured from the reference face, {p} is {d0} and {q} is {d1}. Both stay.",
	KeepOneTitle:                   "One point is inside {box}",
	KeepOneText:                    "Measured from the reference face, {p} is {depth} and stays. {q} is outside {box}, {height} m in front of the face, and is dropped.",
	KeepNoneTitle:                  "Both points are outside {box}",
	KeepNoneText:                   "{p} is {d0} m in front of the reference face, {q} {d1} m. Both are dropped: there is no contact.",
	KeepDeep:                       "{n} m deep",
	KeepOn:                         "exactly on it",
	ContactsOneTitle:               "One contact, with a name",
	ContactsOneText:                "The point slides {d0} m onto the reference face. By its id, {id0}, the next step recognises it and passes on its impulse.",
	ContactsTwoTitle:               "Two contacts, each with a name",
	ContactsTwoText:                "The points slide onto the reference face, by {d0} m and {d1} m. Contact 1 is {id0}; contact 2 is {id1}. By these ids the next step recognises them and passes on their impulses.",
	ContactsWinding:                "Box2D-Lite’s id of contact {n} names an edge that the point is not on: walked counter-clockwise, it is {id}.",
	ContactsFlip:                   "{box} has the reference face, so {box}’s part of an id stood first while clipping. Now A’s stands first: the edges are the same, but the number of contact {n} goes from {before} to {after}.",
	EndedHere:                      "The collide call ends here: the stages after this one are not reached.",
	EndedTitle:                     "Not reached: {why}",
	EndedText:                      "The collide stopped at stage {number}, {stage}. {reason}",
	EndedSeparatedWhy:              "the boxes are apart",
	EndedSeparatedReason:           "{axis} separates the boxes by {gap} m, and one gap is proof enough.",
	EndedEmptyWhy:                  "nothing was left to clip",
	EndedEmptyReason:               "Both ends of the incident edge lie outside the side line along {box}’s e{edge}, so no point is left.",
	EndedAloneWhy:                  "one point was left alone",
	EndedAloneReason:               "The side line along {box}’s e{edge} left only {point}: clipping needs two points to go on.",
	EndedDroppedWhy:                "no point is inside",
	EndedDroppedReason:             "Both points are outside {box}, {d0} m and {d1} m in front of the reference face.",
	PointVertex:                    "{box}’s v{number}",
	PointCutShort:                  "cut at {box}’s e{edge}",
	PointCut:                       "the cut at {box}’s e{edge}",
	IdOne:                          "{box}’s edge e{edge}",
	IdTwo:                          "{box}’s edges e{first} and e{second}",
	IdBoth:                         "{a} with {b}",
	RowDp:                          "dp = B’s centre − A’s",
	RowDa:                          "dA = dp in A’s axes",
	RowDb:                          "dB = dp in B’s axes",
	RowDistanceX:                   "x: distance of the centres",
	RowDistanceY:                   "y: distance of the centres",
	RowReachX:                      "x: half-extent sum",
	RowReachY:                      "y: half-extent sum",
	RowSeparationX:                 "x: separation",
	RowSeparationY:                 "y: separation",
	RowSeparated:                   "separated?",
	RowYes:                         "yes",
	RowNo:                          "no",
	RowOverlap:                     "Separation",
	RowThreshold:                   "Had to exceed",
	RowLead:                        "led",
	RowChosen:                      "chosen",
	RowNormal:                      "normal, A to B",
	RowFrontNormal:                 "front normal",
	RowFront:                       "front offset",
	RowSideNormal:                  "side normal",
	RowNegSide:                     "−side offset (e{edge})",
	RowPosSide:                     "+side offset (e{edge})",
	RowTurned:                      "front normal, turned, in {box}’s axes",
	RowDistance:                    "distance of {point}",
	RowFraction:                    "t = d0 / (d0 − d1)",
	RowLeft:                        "points left",
	RowSeparation:                  "separation of {point}",
	RowKept:                        "kept",
	RowDropped:                     "dropped",
	RowPosition:                    "position {n}",
	RowDepth:                       "separation {n}",
	RowKeyBefore:                   "id {n} while {box}’s part was first",
	RowKey:                         "id {n} as a number",
	TablePoints:                    "Points so far",
	TablePoint:                     "Point",
	TablePosition:                  "x, y",
	TableId:                        "id",
	TableWinding:                   "winding-correct: {id}",
	TableNone:                      "No points yet: they come with the incident edge.",
	TableNoneEver:                  "No points: in this pose the collide ends at stage {number}, {stage}, before there are any.",
	TableNoneLeft:                  "No point is left.",
	TableNoneEnded:                 "No contacts: the collide ended at stage {number}, {stage}.",
	TableAxis:                      "Axis",
	UiNext:                         "Next",
	UiNextName:                     "Next stage",
	UiPrev:                         "Previous",
	UiPrevName:                     "Previous stage",
	UiPlay:                         "Play",
	UiPause:                        "Pause",
	UiReset:                        "Reset",
	UiUndo:                         "Undo",
	UiRedo:                         "Redo",
	UiNumbers:                      "Name edges",
	UiNumbersName:                  "Name edges and vertices",
	UiSpeed:                        "{speed}×",
	UiSpeedName:                    "Speed: {speed}× a reading pace",
	UiSwap:                         "Swap A and B",
	UiSurprise:                     "Surprise me",
	UiGallery:                      "Pictures",
	UiGalleryName:                  "Presets as pictures",
	UiScrubber:                     "Stage",
	UiStages:                       "Stages",
	UiPreset:                       "Preset",
	UiPresetOwn:                    "Your own pose",
	UiPose:                         "Boxes",
	UiPoseHint:                     "Metres and radians; an angle may be written 45°. Drag a box to move it, its knob to turn it.",
	UiFieldW:                       "width",
	UiFieldH:                       "height",
	UiFieldX:                       "x",
	UiFieldY:                       "y",
	UiFieldAngle:                   "angle",
	UiFieldName:                    "{box}: {field}",
	UiBox:                          "Box {box}: arrow keys move it, [ and ] turn it",
	UiOf:                           "Stage {n} of {count}",
	UiOfEnd:                        "Stage {n} of {count}: the end",
	UiKeys:                         "Keyboard",
	KeyEnds:                        "Home End",
	KeySpace:                       "Space",
	KeyUndo:                        "Ctrl+Z Ctrl+Y",
	KeyDelete:                      "Delete",
	KeysStep:                       "Previous and next stage",
	KeysEnds:                       "First stage, last stage that was reached",
	KeysDigit:                      "Jump to a stage (0: the last)",
	KeysPlay:                       "Play or pause",
	KeysNumbers:                    "Name edges and vertices",
	KeysMeasure:                    "Measuring cursor",
	KeysUndo:                       "Undo, redo",
	KeysBox:                        "With a box focused: move it, turn it (Shift: finely)",
	NoticeInvalidPose:              "{field} must be {range}, not “{got}”.",
	NoticeField:                    "{box}’s {field}",
	NoticeRangeWidth:               "a number from 1e−9 to 1e9 (metres)",
	NoticeRangeCoordinate:          "a number from −1e9 to 1e9 (metres)",
	NoticeRangeMetres:              "a number (metres)",
	NoticeRangeAngle:               "a finite number (radians)",
	NoticeRangeChoice:              "one of {values}",
	NoticeRangeList:                "some of {values}, with commas between",
	NoticeRangeState:               "what stands behind # in a link to a figure",
	NoticeRangeGiven:               "{want}",
	NoticeRangeSteps:               "a whole number from 0 to 1000000",
	NoticeRangePair:                "two different bodies, from 0 to {last}",
	NoticeInvalidState:             "The link could not be read, so this is the default. {reason}",
	NoticeInvalidScene:             "There is no preset “{scene}”.",
	NoticeNoScene:                  "There is no scene “{scene}”. There are {values}.",
	NoticeInvalidField:             "{field} is {got}; it must be {want}.",
	NoticeThrows:                   "a property that throws when it is read",
	NoticeUnreadable:               "text that cannot be read ({reason})",
	NoticeRangeReadable:            "plain data",
	NoticeLarge:                    "too much",
	NoticeRangeValues:              "at most {most} values",
	NoticeTwice:                    "there twice",
	NoticeRangeOnce:                "there once",
	NoticeRangeFunction:            "a function",
	NoticeNoPair:                   "A stage is that of a pair: pick one first.",
	NoticeInvalidPair:              "A pair is {range}.",
	NoticeCrowded:                  "The next step is not taken: too many bodies lie in one place. There may be {range}.",
	NoticeRangeNear:                "at most {most} pairs of bodies near one another",
	NoticeOverflow:                 "The next step is not taken: {field} would be nowhere, since forces in this scene grow without end.",
	NoticeRangeFinite:              "within 1e100 metres and metres a second",
	NoticeDestroyed:                "This figure was destroyed.",
	NoticeUnsupported:              "This browser has no WebAssembly, which the figure needs. Any current browser has it.",
	NoticeBlocked:                  "WebAssembly is blocked on this page: its security policy needs script-src 'wasm-unsafe-eval'.",
	NoticeNotFound:                 "The engine was not found at {url} (status {status}). Try again later; if that does not help, the file is missing on the host.",
	NoticeNetwork:                  "The engine could not be loaded: the network failed. Reload the page to try again.",
	NoticeMime:                     "What came from {url} is not WebAssembly. The host must send the file as it was built.",
	NoticeTruncated:                "The engine arrived incomplete. Reload the page to try again.",
	NoticeVersion:                  "The page and the engine do not fit together: {reason}. Reload the page.",
	NoticeNoCanvas:                 "This browser gives no 2D canvas to draw on. Allow it in the privacy settings, or use another browser.",
	NoticeDismiss:                  "Dismiss",
	StateTooLong:                   "More than 2000 characters are too long.",
	StateEscape:                    "A % sign is not followed by two hexadecimal digits.",
	StateSyntax:                    "“{part}” is not name=value.",
	StateLab:                       "There is no lab “{value}”.",
	StateStage:                     "There is no stage “{value}”.",
	StatePreset:                    "There is no preset “{value}”.",
	StateSeed:                      "“{value}” is no seed: a whole number from 1 to 4294967295.",
	StateBox:                       "Box {box} needs w,h,x,y,angle: five numbers, not {count}.",
	StateOwn:                       "A scene of one’s own stands in no link: load it from code first.",
	StateStep:                      "“{value}” is no step: a whole number from 0 to 1000000.",
	StatePick:                      "“{value}” is no pair: two numbers of bodies, such as 3,7.",
	StatePhase:                     "There is no phase “{value}”.",
	StateIteration:                 "“{value}” is no iteration: a whole number from 0 to 100.",
	StateConstraint:                "“{value}” is no constraint: a whole number from 0 to 4.",
	StateLayer:                     "There is no layer “{value}”.",
	StateSetting:                   "“{value}” is no setting.",
	StateEdit:                      "“{value}” is nothing that can be done to this scene, or comes too late.",
	StatePlots:                     "“{value}” are no plots: some of energy, deepest, contacts, impulses, with commas between.",
	StateOneBox:                    "One box alone is not enough: both a and b are needed.",
	SceneWritten:                   "{written}",
	SceneBeyond:                    "beyond all numbers",
	SceneMissing:                   "missing",
	SceneUnknown:                   "a field that is not known",
	SceneListOf:                    "a list of {count}",
	SceneListOver:                  "a list of more than {count}",
	SceneOverlaps:                  "a list with more than {count} pairs that overlap",
	SceneBytes:                     "{count} bytes",
	SceneListWithin:                "a list of at most {count}",
	SceneOverlapsWithin:            "a list with at most {count}, by their bounding boxes",
	SceneBytesWithin:               "at most {count} bytes",
	SceneTextWithin:                "at most {count} bytes of UTF-8",
	SceneSwitch:                    "true or false",
	SceneNoBody:                    "a body, and there is none",
	SceneAnotherBody:               "another body than a’s",
	SceneMovingBody:                "a body that can move, as a’s is static",
	SceneThere:                     "a body that was not removed",
	SceneRange:                     "{low} to {high}",
	SceneRangeUnit:                 "{low} to {high} {unit}",
	SceneOrNull:                    "{range}, or null for a static body",
	SceneNumberWithin:              "a number, {range}",
	SceneVectorWithin:              "two numbers, each {range}",
	SceneWholeWithin:               "a whole number, {range}",
	SceneWhole:                     "a whole number",
	KindNull:                       "null",
	KindBoolean:                    "a boolean",
	KindNumber:                     "a number",
	KindString:                     "a text",
	KindList:                       "a list",
	KindObject:                     "an object",
	KindOther:                      "no value of JSON",
	KindUndefined:                  "undefined",
	KindBigint:                     "a bigint",
	KindSymbol:                     "a symbol",
	KindFunction:                   "a function",
	TermImpulse:                    "impulse",
	TermStep:                       "step",
	TermSolver:                     "solver",
	TermManifold:                   "manifold",
	TermWarm:                       "warm start",
	TermAccumulated:                "accumulated impulse",
	TermCone:                       "friction cone",
	WorldSceneSingleBox:            "A single box",
	WorldSceneSingleBoxText:        "A box falls, and comes to rest on two contacts.",
	WorldScenePendulum:             "Pendulum",
	WorldScenePendulumText:         "A joint holds a box that swings.",
	WorldSceneVaryingFriction:      "Varying friction",
	WorldSceneVaryingFrictionText:  "Five boxes slide down ramps, the first the roughest.",
	WorldSceneVerticalStack:        "Vertical stack",
	WorldSceneVerticalStackText:    "Ten boxes, each a little askew on the one below.",
	WorldScenePyramid:              "Pyramid",
	WorldScenePyramidText:          "78 boxes fall into place and stack.",
	WorldSceneTeeter:               "Teeter",
	WorldSceneTeeterText:           "A heavy box falls on one end of a plank.",
	WorldSceneSuspensionBridge:     "Suspension bridge",
	WorldSceneSuspensionBridgeText: "Fifteen planks hang on soft joints.",
	WorldSceneDominos:              "Dominos",
	WorldSceneDominosText:          "Ten dominos fall in turn, and set off more.",
	WorldSceneMultiPendulum:        "Multi-pendulum",
	WorldSceneMultiPendulumText:    "A chain of fifteen boxes swings down.",
	WorldSceneWall:                 "Wall",
	WorldSceneWallText:             "Twelve courses of loose bricks.",
	WorldSceneCardHouse:            "Card house",
	WorldSceneCardHouseText:        "Leaning cards, which friction alone holds.",
	WorldSceneDrop500:              "Drop of 500 boxes",
	WorldSceneDrop500Text:          "500 boxes fall into a pit.",
	WorldSceneDrop2000:             "Drop of 2,000 boxes",
	WorldSceneDrop2000Text:         "2,000 boxes fall into a pit.",
	WorldScenePyramid40:            "Pyramid, 40 rows",
	WorldScenePyramid40Text:        "820 boxes, stacked without a gap.",
	WorldScenePyramid100:           "Pyramid, 100 rows",
	WorldScenePyramid100Text:       "5,050 boxes: the largest scene here.",
	WorldSceneOwn:                  "A scene of its own",
	WorldScene:                     "Scene",
	WorldPictures:                  "Pictures",
	WorldPicturesName:              "Scenes as pictures",
	WorldImport:                    "Import",
	WorldImportName:                "Import a scene",
	WorldImportFile:                "Choose a file",
	WorldImportField:               "Or paste a scene’s JSON here, or drop its file on the figure",
	WorldImportLoad:                "Begin this scene",
	WorldImportHint:                "What clipstage scene prints and Export saves; at most 8 MiB. If something is wrong with it, the scene that runs goes on.",
	WorldExport:                    "Export",
	WorldExportName:                "Export what is shown",
	WorldExportScene:               "Scene",
	WorldExportSceneText:           "The world as it stands: bodies with pose and motion, joints, settings. Import and clipstage read it. It begins without impulses and pins.",
	WorldExportRecording:           "Recording",
	WorldExportRecordingText:       "The scene as it began, and what hands did and settings became, each at its step. Imported, it plays to the same bits.",
	WorldExportTrace:               "Trace",
	WorldExportTraceText:           "What clipstage trace scenes prints of this step, for clipstage diff.",
	WorldExportTraceWait:           "It is of whole steps.",
	WorldExportHash:                "Hash of step {n}",
	WorldExportHashWithin:          "Hash",
	WorldExportHashText:            "FNV-1a, 64 bits, of each body’s x, y, angle, velocity x, y and angular velocity: doubles, lowest byte first. clipstage hash prints it too.",
	WorldExportHashWait:            "It is there when the step is complete and the world stands still.",
	WorldExportSave:                "Save",
	WorldExportCopy:                "Copy",
	WorldExportSaveScene:           "Save the scene as a file",
	WorldExportCopyScene:           "Copy the scene",
	WorldExportSaveRecording:       "Save the recording as a file",
	WorldExportCopyRecording:       "Copy the recording",
	WorldExportSaveTrace:           "Save the trace as a file",
	WorldExportCopyTrace:           "Copy the trace",
	WorldExportCopyHash:            "Copy the hash",
	WorldSamples:                   "Box2D-Lite’s samples",
	WorldLarger:                    "Larger ones",
	WorldWhat:                      "Step by step, boxes fall, stack and swing; each mark is a point where two touch.",
	WorldPlay:                      "Play",
	WorldPause:                     "Pause",
	WorldNextName:                  "Next step",
	WorldBackName:                  "Back one step",
	WorldReset:                     "Reset",
	WorldLine:                      "Step {step} ({time} s). Bodies: {bodies}. Contacts: {contacts}. Kinetic energy: {energy}.",
	WorldGoing:                     "Step {step}, on the way to {goal}",
	WorldLegend:                    "Contacts",
	WorldPersisted:                 "persisted",
	WorldFresh:                     "new",
	WorldLost:                      "lost its impulse",
	WorldOffered:                   "Boxes {a} and {b}, pair {n} of {count} that touch. Enter picks it; the arrow keys go to others.",
	WorldOfferedNone:               "Pick a pair of boxes: the arrow keys go through those that touch.",
	WorldOfferedApart:              "Boxes {a} and {b}, which do not touch. Enter picks them.",
	WorldOpenPair:                  "Open in the Pair lab",
	WorldNotFound:                  "Nothing of the kind happens in the next {count} steps.",
	WorldOldest:                    "Nothing before this is remembered.",
	WorldMemory:                    "To go back: {steps} steps, {memory}.",
	WorldMemoryOne:                 "To go back: 1 step, {memory}.",
	WorldStep:                      "Step {step}",
	WorldStepTime:                  "Step {step}, {time} s",
	WorldStepGoing:                 "Step {step}, on the way to {goal}",
	WorldSeconds:                   "{time} s",
	WorldPhase:                     "Phase",
	WorldPhaseBroadphase:           "Broad phase",
	WorldPhaseForces:               "Forces",
	WorldPhasePrestep:              "Prestep",
	WorldPhaseIterate:              "Iterate",
	WorldPhaseIntegrate:            "Integrate",
	WorldPhaseFound:                "Broad phase: contacts are found",
	WorldPhaseGravity:              "gravity",
	WorldPhaseMove:                 "move",
	WorldPhases:                    "Phases of the step",
	WorldPhasePrev:                 "Previous phase",
	WorldPhaseNext:                 "Next phase",
	WorldIteration:                 "Iteration {n}",
	WorldIterationNone:             "Iterations",
	WorldIterationOf:               "{stage}, {n} of {count}",
	WorldIterationPrev:             "Previous iteration",
	WorldIterationNext:             "Next iteration",
	WorldTicks:                     "Iterations of the solver",
	WorldConstraintAll:             "All constraints",
	WorldConstraintNormal:          "Normal {contact}",
	WorldConstraintFriction:        "Friction {contact}",
	WorldConstraintPrev:            "Previous constraint",
	WorldConstraintNext:            "Next constraint",
	WorldUnchoose:                  "World",
	WorldUnchooseName:              "Back to the world",
	WorldPlayWorld:                 "Play world",
	WorldTools:                     "Hands",
	WorldToolDrag:                  "Drag",
	WorldToolDragHint:              "Drag a box: a spring pulls it while the world plays; it goes with you while the world stands. A click picks a pair.",
	WorldToolAdd:                   "Add box",
	WorldToolAddHint:               "Draw a box, or click for one of 1 m.",
	WorldToolRemove:                "Delete",
	WorldToolRemoveHint:            "Click a box to take it away. The others keep their numbers.",
	WorldToolBomb:                  "Bomb",
	WorldToolBombHint:              "Click where a box of 50 kg is to hit.",
	WorldUndoName:                  "Undo what hands did last",
	WorldRedoName:                  "Redo",
	WorldBody:                      "Box {n}",
	WorldBodyHint:                  "A change holds from this step on.",
	WorldBodyMass:                  "Mass",
	WorldBodyFriction:              "Friction",
	WorldBodyWidth:                 "Width",
	WorldBodyHeight:                "Height",
	WorldBodyVelocityX:             "Velocity x",
	WorldBodyVelocityY:             "Velocity y",
	WorldBodyStatic:                "static",
	WorldBodyPin:                   "Pin",
	WorldBodyPinName:               "Pin the box at its centre",
	WorldBodyFreeze:                "Make static",
	WorldBodyFreezeName:            "Make the box static",
	WorldBodyDuplicate:             "Duplicate",
	WorldBodyDuplicateName:         "Duplicate the box",
	WorldBodyRemove:                "Delete",
	WorldBodyRemoveName:            "Delete the box",
	WorldBodyClose:                 "Close",
	WorldBodyCloseName:             "Close the box’s fields",
	WorldPauseWorld:                "Pause world",
	WorldSpeed:                     "Speed",
	WorldSpeedOf:                   "{speed}×",
	WorldMoreName:                  "More controls",
	WorldRun:                       "Run to next…",
	WorldRunLost:                   "A contact that lost its impulse",
	WorldRunTouching:               "This pair’s beginning or end",
	WorldRunDeepest:                "A new deepest overlap",
	WorldAxis:                      "Step",
	WorldImpulse:                   "this pair’s impulse",
	WorldImpulseMost:               "this pair’s impulse, up to {most} N s",
	WorldPlots:                     "Plots",
	WorldPlotsName:                 "Plots over the steps",
	WorldPlotEnergy:                "Energy",
	WorldPlotDeepest:               "Deepest",
	WorldPlotContacts:              "Contacts",
	WorldPlotImpulses:              "Impulses",
	WorldPlotKinetic:               "kinetic",
	WorldPlotPotential:             "potential",
	WorldPlotPenetration:           "deepest overlap",
	WorldPlotLost:                  "lost",
	WorldPlotImpulse:               "this pair’s impulse",
	WorldPlotAll:                   "{value} in all",
	WorldPlotKey:                   "{curve} {value}",
	WorldPlotKeyCount:              "{value} {curve}",
	WorldPlotSaid:                  "{title}, steps {from} to {to}. {ranges}",
	WorldPlotRange:                 "{curve}: now {now}, from {least} to {most}.",
	WorldPlotNone:                  "Pick a pair that touches.",
	WorldMarkAdd:                   "box added",
	WorldMarkSet:                   "box changed",
	WorldMarkRemove:                "box deleted",
	WorldMarkPush:                  "push",
	WorldMarkPin:                   "pin",
	WorldMarkUnpin:                 "pin taken out",
	WorldMarkGrab:                  "drag",
	WorldPlotTable:                 "Table",
	WorldPlotTableName:             "{plot} as a table",
	WorldPlotTableCaption:          "{title}, up to step {to}",
	WorldSettings:                  "Settings",
	UiInspector:                    "Inspector",
	WorldSettingsHint:              "They hold from the next step on.",
	WorldSettingsForget:            "They hold from the next step on. A change now forgets steps {from} to {to}, which lie ahead.",
	WorldSettingsReset:             "Reset settings",
	WorldGravityX:                  "Gravity, x",
	WorldGravityXLook:              "Sideways gravity: piles lean, slide and roll.",
	WorldGravityY:                  "Gravity, y",
	WorldGravityYLook:              "Below 0 it pulls down: more of it, and impulses grow.",
	WorldIterations:                "Iterations",
	WorldIterationsLook:            "Fewer: the stack sinks and leans.",
	WorldBaumgarte:                 "Baumgarte",
	WorldBaumgarteLook:             "The part of an overlap that a step pushes out. Much: boxes jump apart.",
	WorldSlop:                      "Slop",
	WorldSlopLook:                  "The overlap that is left alone. None: resting contacts come and go.",
	WorldDt:                        "Length of a step",
	WorldDtLook:                    "Longer: boxes fall deeper into each other before they meet.",
	WorldAccumulate:                "Accumulate impulses",
	WorldAccumulateLook:            "Clamps the sum. Off: each increment is clamped alone, and stacks jitter.",
	WorldWarmStarting:              "Warm starting",
	WorldWarmStartingLook:          "Begins with the last step’s impulses. Off: stacks sag.",
	WorldCorrection:                "Position correction",
	WorldCorrectionLook:            "Pushes overlaps apart. Off: boxes sink into one another.",
	WorldSlider:                    "{field}, slider",
	WorldUnit:                      "{field}, {unit}",
	WorldPairs:                     "Pairs that touch",
	WorldPair:                      "Boxes {a} and {b}",
	WorldPairApart:                 "Boxes {a} and {b}, apart",
	WorldPairNone:                  "None: the whole world",
	WorldPairsMore:                 "and {count} more: click one in the picture",
	WorldPairsRinged:               "Ringed: boxes {a} and {b}. Enter picks them.",
	WorldPairsHint:                 "n and p ring one, Enter picks it.",
	WorldBodyFirst:                 "First box",
	WorldBodySecond:                "Second box",
	WorldPick:                      "Pick",
	WorldPickAny:                   "Any two boxes, by their numbers",
	WorldPickName:                  "Pick these two boxes",
	WorldKeysPlay:                  "Play or pause",
	WorldKeysStep:                  "Back one step, next step; with a pair picked its previous and next stage",
	WorldKeysShift:                 "With a pair picked: back one step, next step",
	WorldKeysIteration:             "Previous and next iteration",
	WorldKeysLayers:                "Go to the layers of the picture",
	WorldKeysPhase:                 "Previous and next phase; with a pair picked constraint",
	WorldKeysRing:                  "Ring the next or the previous pair that touches",
	WorldKeysPick:                  "Pick the ringed pair, go back to the world",
	WorldKeysEnds:                  "With a pair picked: its first and its last stage",
	WorldKeysDelete:                "Delete the selected box",
	WorldKeysUndo:                  "Undo and redo what hands did",
	WorldKeysZoom:                  "Zoom in, zoom out, show all",
	KeyPick:                        "Enter Esc",
	LayerList:                      "Layers",
	LayerOpen:                      "Layers of the picture",
	LayerBodies:                    "Bodies",
	LayerBodiesNote:                "Those that nothing moves are darker.",
	LayerContacts:                  "Contacts",
	LayerContactsNote:              "A disc has persisted, a diamond is new, a cross has lost its impulse.",
	LayerNormals:                   "Normals",
	LayerNormalsNote:               "From the body with the lower number to the other one.",
	LayerImpulses:                  "Impulses",
	LayerImpulsesNote:              "A bar as long as what pushed in this step; hollow at a joint.",
	LayerCones:                     "Friction cones",
	LayerConesNote:                 "How far friction may lean an impulse, and does: at the edge it slides.",
	LayerIds:                       "Ids",
	LayerIdsNote:                   "Which edges made the contacts of the pair under the pointer.",
	LayerBounds:                    "Bounding boxes",
	LayerBoundsNote:                "Upright boxes about the bodies that are not upright themselves.",
	LayerCells:                     "Cells",
	LayerCellsNote:                 "The broad phase’s grid, for the bodies as they stand; shaded cells have some in them.",
	LayerNear:                      "Near pairs",
	LayerNearNote:                  "Lines are solid where bounding boxes touch, dotted where they are only near.",
	LayerJoints:                    "Joints",
	LayerJointsNote:                "Pins that hold two bodies together.",
	LayerVelocities:                "Velocities",
	LayerVelocitiesNote:            "How each body’s centre moves.",
	LayerTiming:                    "Time",
	LayerTimingNote:                "How long the phases of a step take here, on average of 20 steps.",
	TimingTitle:                    "A step takes {ms} ms",
	TimingNone:                     "Steps are timed as they are taken.",
	TimingPhase:                    "{phase} {ms}",
	CardBody:                       "Box {n}",
	CardStatic:                     "nothing moves it; friction {friction}",
	CardMass:                       "{mass} kg, friction {friction}",
	CardVelocity:                   "{v} m/s: x {x}, y {y}",
	CardStill:                      "stands still",
	CardSpin:                       "turns {w} rad/s",
	CardPair:                       "Boxes {a} (A) and {b} (B)",
	CardApart:                      "they do not touch",
	CardFresh:                      "new: {normal} N s, friction {tangent} N s",
	CardKept:                       "persisted: {normal} N s, friction {tangent} N s",
	CardLost:                       "lost its impulse: {normal} N s, friction {tangent} N s",
	CardId:                         "{id}; {depth} deep",
	CardOther:                      "the other contact: {normal} N s",
	CardClick:                      "A click shows the stages of boxes {a} and {b}",
	CardStages:                     "A click shows its stages",
	CardEnter:                      "Enter shows its stages",
	PairNames:                      "A = box {a}, B = box {b}",
	PairContact:                    "contact {n}",
	PairStep:                       "step {n}",
	PairApartTitle:                 "Not reached: A and B do not touch in this step",
	PairBeforeTitle:                "Not reached: no step has run yet",
	PairBeforeText:                 "Before the first step there is nothing to carry over and nothing to solve.",
	PairFixedTitle:                 "Not reached: neither A nor B can move",
	PairFixedText:                  "A step does not look for contacts between two bodies that stay where they are.",
	MatchApartText:                 "Neither the last step nor this one found a contact of A and B, so there are no ids to compare.",
	MatchBothTitle:                 "Both ids are found again",
	MatchOneTitle:                  "The id is found again",
	MatchPartTitle:                 "One id is found again, one is new",
	MatchFreshOneTitle:             "A new contact starts from zero",
	MatchFreshTwoTitle:             "Two new contacts start from zero",
	MatchLostTitle:                 "A new name, and {lost} N s are lost",
	MatchNamesTitle:                "New names, and {lost} N s are lost",
	MatchGoneTitle:                 "A contact ends, and {lost} N s are lost",
	MatchLeaveTitle:                "The boxes part, and {lost} N s are lost",
	MatchNameEmptyTitle:            "A new name, but no impulse to lose",
	MatchNamesEmptyTitle:           "New names, but no impulse to lose",
	MatchGoneEmptyTitle:            "A contact ends, with no impulse to lose",
	MatchLeaveEmptyTitle:           "The boxes part, with no impulse to lose",
	MatchOffTitle:                  "Known again, but nothing is carried",
	MatchCarriedOne:                "Contact {n} keeps its id and its impulse, {p} N s.",
	MatchCarriedTwo:                "Both contacts keep their ids and their impulses, {p} N s and {q} N s.",
	MatchFreshOne:                  "The last step had no contact with the id of contact {n}, so it starts from zero.",
	MatchFreshPair:                 "The last step had no contact of A and B, so nothing is carried.",
	MatchOff:                       "Warm starting is off: {p} N s are not carried, and every contact starts from zero.",
	MatchSums:                      "Impulses are not accumulated: the {p} N s that the contacts have from before are not used, and every contact starts from zero.",
	MatchUnknown:                   "The step before is not recorded, so this does not say why an id changed.",
	MatchIds:                       "Ids are compared, not places.",
	MatchWhyLeave:                  "A and B have no contact any more. {reason}",
	MatchWhyLift:                   "Last step {point} was {depth} inside {box}; now it is {height} in front of the reference face. So it is dropped, and its contact ends.",
	MatchWhyReference:              "Last step {was} was the reference face, now it is {now}: {axis} is chosen in the place of {other}. Other edges make the points, so their ids are others.",
	MatchWhySide:                   "Last step {was} was the reference face, now it is {now}: the centres have passed each other along {axis}. Other edges make the points, so their ids are others.",
	MatchWhyIncident:               "Last step {was} was the incident edge, now {now} faces the reference face more directly. The points are ends of another edge, so their ids are others.",
	MatchWhyUncut:                  "Last step the line along {line} cut off {corner}, {far} beyond it. Now {corner} lies {near} it and gives the point its own id.",
	MatchWhyCut:                    "Last step {corner} lay {near} the line along {line} and gave the point its own id. Now it is {far} beyond, and the cut there has the line’s edge in its id.",
	MatchInside:                    "{n} inside",
	MatchOn:                        "exactly on",
	MatchWhyOrder:                  "{corner} is cut by the same line in both steps. But the other end’s cut comes or goes, and the points change their order: Box2D-Lite’s id for the second cut depends on that.",
	MatchSlots:                     "The four edges of each id",
	MatchIn:                        "{box} in",
	MatchOut:                       "{box} out",
	MatchNone:                      "none",
	MatchSame:                      "same",
	MatchDiffers:                   "other",
	MatchEnds:                      "ends",
	MatchNew:                       "new",
	MatchStart:                     "What goes into the warm start",
	MatchContact:                   "contact",
	MatchNormal:                    "normal, N s",
	MatchFriction:                  "friction, N s",
	MatchStateKept:                 "persisted",
	MatchStateOff:                  "found, not carried",
	MatchStateNew:                  "new",
	MatchStateLost:                 "lost its impulse",
	MatchStateGone:                 "ended",
	MatchReasons:                   "How an impulse gets lost",
	MatchReasonSide:                "a side line begins or ends to cut",
	MatchReasonReference:           "another face becomes the reference face",
	MatchReasonIncident:            "another edge becomes the incident edge",
	MatchReasonLift:                "an end comes out in front of the face",
	MatchReasonLeave:               "the boxes part",
	MatchReasonThis:                "{reason}: here",
	WarmApartText:                  "A and B have no contact in this step, so there is no impulse to begin with.",
	WarmNoneTitle:                  "Nothing to begin with",
	WarmNoneText:                   "No contact of A and B carries an impulse. So the velocities stay as they are, and the solver begins from zero.",
	WarmOneTitle:                   "One push at one corner turns both",
	WarmPushTitle:                  "The last step’s push comes first",
	WarmOneText:                    "Before any iteration, contact {n} gets the impulse that it had, {p} N s: {direction}.",
	WarmTwoText:                    "Before any iteration, the contacts get the impulses that they had, {p} N s and {q} N s: {direction}.",
	WarmUp:                         "up on B, down on A",
	WarmDown:                       "down on B, up on A",
	WarmRight:                      "to the right on B, to the left on A",
	WarmLeft:                       "to the left on B, to the right on A",
	WarmThere:                      "At contact {n} the boxes {was} before and {is} after.",
	WarmLost:                       "Contact {n} lost its impulse: there they {was} before and {is} after.",
	WarmFresh:                      "Contact {n} is new and gets none: there they {was} before and {is} after.",
	WarmClosing:                    "close at {v} m/s",
	WarmParting:                    "part at {v} m/s",
	WarmStill:                      "neither close nor part",
	WarmOffTitle:                   "Warm starting is off: nothing is applied",
	WarmOffOne:                     "With warm starting, contact {n} would begin with {p} N s, as the last step left it. Without it the solver has to find that anew, from zero.",
	WarmOffTwo:                     "With warm starting, the contacts would begin with {p} N s and {q} N s, as the last step left them. Without it the solver has to find that anew, from zero.",
	WarmOffNone:                    "Here it makes no difference: no contact has an impulse from the last step.",
	WarmSumsTitle:                  "Without accumulation nothing is applied",
	WarmSumsText:                   "Impulses are not accumulated: each iteration begins at zero, so there is no accumulated impulse to begin a step with.",
	WarmBefore:                     "before",
	WarmChange:                     "change",
	WarmAfter:                      "after",
	WarmX:                          "{box} along x",
	WarmY:                          "{box} along y",
	WarmSpin:                       "{box} spin",
	WarmNote:                       "before: gravity and the pairs that come earlier are in already",
	WarmChart:                      "Normal velocity at the contacts",
	WarmChartParting:               "parting",
	WarmChartClosing:               "closing",
	WarmSpeed:                      "{n}: {v} m/s",
	SolveApartText:                 "A and B have no contact in this step, so the solver has no constraint between them.",
	SolveNoneTitle:                 "No iterations",
	SolveNoneText:                  "In this step the solver has 0 iterations, so no velocity is corrected.",
	SolveStartTitle:                "Before the first iteration",
	SolveStartWarm:                 "Contact {n} begins with the accumulated impulses that it carries, {p} N s along the normal and {q} N s of friction. The velocities have them already; each iteration corrects what is wrong yet.",
	SolveStartCold:                 "Contact {n} begins from zero. Each iteration adds the impulse that takes the velocity at the contact to its target.",
	SolveConeTitle:                 "The friction cone cuts friction short",
	SolveHoldTitle:                 "Friction gets what it wants",
	SolvePullTitle:                 "A contact cannot pull",
	SolveBackTitle:                 "Iteration {k} takes some back",
	SolvePushTitle:                 "Iteration {k} pushes harder",
	SolveCalmTitle:                 "Hardly anything is left to correct",
	SolvePush:                      "At contact {n} the boxes {move}{target}, so iteration {k} adds {d} N s. The accumulated impulse is now {sum} N s.",
	SolveBack:                      "At contact {n} the boxes {move}{target}: it got too much, and iteration {k} takes {d} N s back. The sum, {sum} N s, stays above 0: no clamp. If each increment were clamped at 0, these {d} N s would stay in for good and the boxes would part.",
	SolvePull:                      "At contact {n} the boxes {move}{target}. To stop that, it would have to pull: {formula} N s is below 0. A contact can only push, so its accumulated impulse stays 0.",
	SolvePullBack:                  "At contact {n} the boxes {move}{target}. What it had, {before} N s, is taken back; for more it would have to pull: {formula} N s is below 0. So the sum is clamped to 0, not the increment: else the {before} N s would stay in for good.",
	SolvePushSingle:                "At contact {n} the boxes {move}{target}, so iteration {k} gives {d} N s. Without accumulation the next one begins at 0 again.",
	SolveCalm:                      "At contact {n} the boxes {move}{target}: iteration {k} changes the impulse of {sum} N s by {d} N s.",
	SolveSingle:                    "At contact {n} the boxes {move}{target}. Iteration {k} wants {w} N s, to take back what earlier ones gave too much. Without accumulation each increment is clamped by itself, so it becomes 0, and the boxes part.",
	SolveExact:                     "At contact {n} the boxes {move}, just as they are to, so iteration {k} changes nothing.",
	SolveTarget:                    ", slower than the {t} m/s that push them out of their overlap",
	SolveFaster:                    ", faster than the {t} m/s that push them out of their overlap",
	SolveCone:                      "Friction wants {would} N s, but may have no more than {mu} × {sum} = {limit} N s.",
	SolveHold:                      "Friction wants {would} N s and gets it, for {mu} × {sum} = {limit} N s is the most.",
	SolveSlip:                      "At contact {n} B slides along A at {v} m/s before, and at {after} m/s after.",
	SolveIterationName:             "Iteration {k}",
	SolveBegin:                     "carried over from step {n}",
	SolveBeginZero:                 "begins from zero",
	SolveVelocity:                  "normal velocity",
	SolveIncrement:                 "increment",
	SolveSum:                       "accumulated impulse",
	SolveSumSingle:                 "impulse of the iteration",
	SolveFriction:                  "friction impulse",
	SolveVelocityUnit:              "m/s",
	SolveImpulseUnit:               "N s",
	SolveSumUnit:                   "N s, ≥ 0",
	SolveFrictionUnit:              "N s, ± limit",
	SolveWarm:                      "with warm starting",
	SolveCold:                      "without",
	SolveRowIncrement:              "increment",
	SolveRowSum:                    "sum",
	SolveRowFriction:               "friction",
	SolveFormulaIncrement:          "{mass} kg × ({target} {sign} {v} m/s) = {wanted}",
	SolveFormulaFree:               "{sum}, not below 0: no clamp",
	SolveFormulaZero:               "{sum}, below 0: clamped to {got}",
	SolveFormulaWithin:             "{sum}, within ±{limit}: no clamp",
	SolveFormulaBeyond:             "{sum}, clamped to {got}",
	SolveCaption:                   "What each iteration does at contact {n}",
	MomentBeginTitle:               "Before the first step",
	MomentBeginText:                "{bodies} bodies stand as the scene places them. The first step will look for their contacts.",
	MomentMovingTitle:              "The world goes on",
	MomentMovingText:               "Pause it to see what a step does, and pick a contact to see why.",
	MomentWholeTitle:               "Step {n} is complete",
	MomentWholeText:                "It found {contacts} contacts of {pairs} pairs, {kept} of them persisted, and its solver ran {iterations} iterations. Pick a contact to see what the step did there.",
	MomentBroadphaseTitle:          "Contacts are found",
	MomentBroadphaseText:           "{pairs} pairs of bodies touch, at {contacts} contacts: {kept} persisted, {fresh} new, {lost} lost their impulse. No velocity has changed yet.",
	MomentForcesTitle:              "Gravity has pulled",
	MomentForcesText:               "The velocity of box {body} has changed most, by {change} m/s in this step of {dt} ms. No body has moved yet.",
	MomentPrestepTitle:             "Carried impulses are applied",
	MomentPrestepText:              "The warm start gives each contact the impulse that it had. That changed the velocity of box {body} most, by {change} m/s.",
	MomentPrestepNoneTitle:         "The solver is prepared",
	MomentPrestepNoneText:          "No velocity has changed: nothing was carried over.",
	MomentIterateTitle:             "Iteration {k} of {n}",
	MomentIterateText:              "The solver has gone through all contacts {k} of {n} times. This time it changed the velocity of box {body} most, by {change} m/s.",
	MomentIterateNoneText:          "The solver has gone through all contacts {k} of {n} times. This time it changed no velocity.",
	MomentNoneText:                 "No velocity has changed.",
	MomentPairs:                    "pairs that touch",
	MomentContacts:                 "contacts",
	MomentKept:                     "persisted",
	MomentFresh:                    "new",
	MomentLost:                     "lost their impulse",
	MomentOverlap:                  "deepest overlap",
	MomentOverlapOf:                "{mm} mm: boxes {a} and {b}",
	MomentChange:                   "largest change of velocity",
	MomentChangeOf:                 "{change} m/s: box {body}",
}
