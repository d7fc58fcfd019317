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
	StageVelocity
	StageStore
	StagePosition
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
	NoticeDiffers
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
	NoticeNoSecond
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
	StateFollow
	StateLayer
	StateSetting
	StateCompare
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
	SceneNumbersWithin
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
	TermBlock
	TermPass
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
	WorldSceneConveyor
	WorldSceneConveyorText
	WorldSceneStack12
	WorldSceneStack12Text
	WorldSceneBounce
	WorldSceneBounceText
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
	WorldBox2d
	WorldWhat
	WorldPlay
	WorldPause
	WorldNextName
	WorldBackName
	WorldReset
	WorldResetUndo
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
	WorldLineFirst
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
	WorldPhasePosition
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
	WorldConstraintBlock
	WorldConstraintContact
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
	WorldToolPush
	WorldToolPushHint
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
	WorldBodyFollow
	WorldBodyFollowName
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
	WorldPlotNormal1
	WorldPlotFriction1
	WorldPlotNormal2
	WorldPlotFriction2
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
	WorldSolver
	WorldSolverLite
	WorldSolverBox2d
	WorldSolverLook
	WorldGravityX
	WorldGravityXLook
	WorldGravityY
	WorldGravityYLook
	WorldIterations
	WorldIterationsLook
	WorldPositionIterations
	WorldPositionIterationsLook
	WorldBaumgarte
	WorldBaumgarteLook
	WorldBaumgarteIdle
	WorldSlop
	WorldSlopLook
	WorldSlopIdle
	WorldDt
	WorldDtLook
	WorldAccumulate
	WorldAccumulateLook
	WorldAccumulateIdle
	WorldBlockSolve
	WorldBlockSolveLook
	WorldWarmStarting
	WorldWarmStartingLook
	WorldCorrection
	WorldCorrectionLook
	WorldSlider
	WorldUnit
	WorldLog
	WorldLogNone
	WorldLogNewer
	WorldLogOlder
	WorldLogMore
	WorldLogPairs
	WorldLogBegin
	WorldLogPersist
	WorldLogEnd
	WorldLogBeginName
	WorldLogPersistName
	WorldLogEndName
	WorldLogAhead
	WorldLogHint
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
	WorldKeysTools
	WorldKeysFollow
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
	CardSensor
	CardMass
	CardVelocity
	CardStill
	CardSpin
	CardPair
	CardApart
	CardFresh
	CardKept
	CardAge
	CardAgeLeast
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
	WarmRatio
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
	SolveApartKept
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
	VelocityBothTitle
	VelocityFirstTitle
	VelocitySecondTitle
	VelocityOffTitle
	VelocityFailedTitle
	VelocityBoth
	VelocityFirst
	VelocitySecond
	VelocityOff
	VelocityFailed
	VelocityBounce
	VelocitySurface
	VelocitySingle
	VelocityOrder
	VelocityCases
	VelocityCaseBoth
	VelocityCaseFirst
	VelocityCaseSecond
	VelocityCaseOff
	VelocityCasePush
	VelocityCaseVelocity
	VelocityCaseHolds
	VelocityCasePulls
	VelocityCaseSinks
	VelocityCaseUntried
	VelocityGrid
	VelocityFriction
	VelocityNormal
	VelocityBlock
	VelocityBefore
	VelocityTarget
	VelocityWanted
	VelocityClamp
	VelocitySum
	VelocityAfter
	VelocityNotNegative
	VelocityRowFriction
	ConvergeCaption
	ConvergeIteration
	ConvergeThis
	ConvergeWarm
	ConvergeCold
	BesideCaption
	BesideHeads
	BesidePlaceX
	BesidePlaceY
	BesideMatchWhy
	BesideRatio
	BesideBegin
	BesideBeginFriction
	BesideWarmWhy
	BesideMassNormal
	BesideMassTangent
	BesideCoupling
	BesideBounce
	BesidePush
	BesideSurface
	BesideLimit
	BesideVelocityWhy
	BesideSlop
	BesideFactor
	BesideMost
	BesideMoved
	BesideLeft
	BesidePositionWhy
	StoreApartText
	StoreOneTitle
	StoreTwoTitle
	StoreZeroTitle
	StoreText
	StoreLite
	StoreOff
	StoreGrid
	StoreId
	StoreNormal
	StoreFriction
	StoreLocal
	StoreFace
	StoreDirection
	StorePoint
	PositionApartText
	PositionNoneTitle
	PositionNoneText
	PositionStartTitle
	PositionStartText
	PositionPushTitle
	PositionRestTitle
	PositionPush
	PositionRule
	PositionWithin
	PositionParted
	PositionSolved
	PositionGoesOn
	PositionEnded
	PositionGrid
	PositionRow
	PositionSeparation
	PositionCorrection
	PositionMass
	PositionImpulse
	PositionPoses
	PositionX
	PositionY
	PositionAngle
	CompareLite
	CompareBox2d
	CompareFirst
	CompareSecond
	CompareDifference
	CompareArrows
	CompareApart
	CompareApartMm
	CompareContact
	CompareContacts
	CompareIteration
	CompareIterations
	CompareRounds
	CompareSlop
	CompareBlock
	CompareBlockOff
	CompareBaumgarte
	CompareSums
	CompareSumsOff
	CompareWarm
	CompareWarmOff
	CompareCorrection
	CompareCorrectionOff
	CompareGravity
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
	MomentIntegrateTitle
	MomentIntegrateText
	MomentPositionTitle
	MomentPositionText
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
	CompareNameWarm
	CompareNameSums
	CompareNameIterations
	CompareNamePass
	CompareNameBlock
	CompareNameRestitution
	CompareNameFriction
	CompareNameConveyor
	CompareWarmTitle
	CompareWarmLine
	CompareSumsTitle
	CompareSumsLine
	CompareIterationsTitle
	CompareIterationsLine
	ComparePassTitle
	ComparePassLine
	CompareBlockTitle
	CompareBlockLine
	CompareRestitutionTitle
	CompareRestitutionLine
	CompareFrictionTitle
	CompareFrictionLine
	CompareConveyorTitle
	CompareConveyorLine
	CompareBeginTitle
	CompareBeginText
	CompareSameTitle
	CompareSameText
	CompareDifferText
	CompareThere
	CompareSaid
	CompareAt
	CompareRowContacts
	CompareRowDeepest
	CompareRowKinetic
	CompareKinetic
	CompareTitle
	CompareNone
	CompareSolvers
	CompareHere
	ComparePrepared
	CompareFirstStep
	CompareToStep
	CompareViews
	CompareViewSplit
	CompareViewOverlay
	CompareViewPair
	CompareTuned
	HullTab
	HullWhat
	HullStageFacesA
	HullStageFacesB
	HullStageEdges
	HullStageBestAxis
	HullStageIncident
	HullStageClip
	HullStageKeep
	HullStageReduce
	HullStageContacts
	HullFace
	HullVertex
	HullCut
	HullEdgesPair
	HullFacesTitle
	HullFacesText
	HullFacesTieText
	HullFacesTouchTitle
	HullFacesTouchText
	HullFacesGapTitle
	HullFacesGapText
	HullFacesHead
	HullFacesDeepest
	HullSeparation
	HullGapAxis
	HullGapDistance
	HullFacesMore
	HullEdgesBestTitle
	HullEdgesWorseTitle
	HullEdgesText
	HullEdgesNoneTitle
	HullEdgesNoneText
	HullEdgesGapTitle
	HullEdgesGapText
	HullEdgesHeadA
	HullEdgesHeadB
	HullNormal
	HullEdgesFace
	HullEdgesTested
	HullEdgesCrossing
	HullBestFaceTitle
	HullBestEdgeTitle
	HullBestText
	HullBestBiasText
	HullBestPassedText
	HullBestHeadThreshold
	HullBestHeadCandidate
	HullBestNone
	HullIncidentTitle
	HullIncidentText
	HullIncidentMoreText
	HullIncidentHeadFace
	HullIncidentHeadHolds
	HullIncidentHeadCosine
	HullClipNoneTitle
	HullClipNoneText
	HullClipOneTitle
	HullClipOneText
	HullClipManyTitle
	HullClipManyText
	HullClipHeight
	HullClipCorners
	HullClipDistance
	HullClipCaption
	HullClipCorner
	HullClipNew
	HullClipGoes
	HullKeepAllTitle
	HullKeepAllText
	HullKeepSomeTitle
	HullKeepSomeText
	HullKeepOneTitle
	HullKeepOneText
	HullKeepAloneTitle
	HullKeepAloneText
	HullPointsCaption
	HullPointsKept
	HullPointsDropped
	HullPointsLetGo
	HullPointsNone
	HullPointsNoneEdges
	HullPointsNoneGap
	HullReduceFewTitle
	HullReduceOneTitle
	HullReduceOneText
	HullReduceFewText
	HullReduceDeepestTitle
	HullReduceDeepestText
	HullReduceFarthestTitle
	HullReduceFarthestText
	HullReduceTriangleTitle
	HullReduceTriangleText
	HullReduceOppositeTitle
	HullReduceOppositeText
	HullReduceHead
	HullReduceValue
	HullRuleDeepest
	HullRuleFarthest
	HullRuleTriangle
	HullRuleOpposite
	HullContactsTitle
	HullContactsOneText
	HullContactsText
	HullContactsEdgeText
	HullContactsTouchTitle
	HullContactsMtv
	HullContactsDepth
	HullContactsCaption
	HullContactsStrict
	HullId
	HullPoint
	HullCompareTitleRight
	HullCompareTitleLost
	HullCompareTitleAll
	HullCompareTitleNone
	HullCompareTitleOff
	HullCompareTitleMore
	HullCompareTitleApart
	HullCompareTitleHit
	HullCompareTitleLarge
	HullCompareText
	HullCompareParts
	HullCompareAgrees
	HullCompareApart
	HullCompareTilted
	HullCompareLarge
	HullCompareAnswer
	HullComparePoints
	HullCompareStrict
	HullCompareClipped
	HullComparePrinted
	HullCompareCaption
	HullCompareHeight
	HullCompareAside
	HullCompareAgain
	HullCompareMissing
	HullCompareCorner
	HullFaultReferenceSign
	HullFaultFrame
	HullFaultDeepestOnly
	HullFaultFlippedDot
	HullFaultBoundary
	HullFaultDuplicates
	HullFaultParallelIgnored
	HullFaultShared
	HullFaultEmptyHit
	HullFaultMostAntiParallel
	HullFaultUnpruned
	HullEndedTitle
	HullEndedText
	HullEndedHere
	HullSkippedTitle
	HullSkippedText
	HullPresetTiltedBoxName
	HullPresetTiltedBoxText
	HullPresetOffsetName
	HullPresetOffsetText
	HullPresetAlignedName
	HullPresetAlignedText
	HullPresetFlushName
	HullPresetFlushText
	HullPresetSpinName
	HullPresetSpinText
	HullPresetTiltName
	HullPresetTiltText
	HullPresetEdgeedgeName
	HullPresetEdgeedgeText
	HullPresetEdgeshallowName
	HullPresetEdgeshallowText
	HullPresetRidgeName
	HullPresetRidgeText
	HullPresetVertfaceName
	HullPresetVertfaceText
	HullPresetEdgefaceName
	HullPresetEdgefaceText
	HullPresetIncidentName
	HullPresetIncidentText
	HullPresetDeepName
	HullPresetDeepText
	HullPresetInsideName
	HullPresetInsideText
	HullPresetTouchName
	HullPresetTouchText
	HullPresetGapName
	HullPresetGapText
	HullPresetRandomName
	HullPresetRandomText
	HullPresetRandomfaceName
	HullPresetRandomfaceText
	HullPresetCotriName
	HullPresetCotriText
	HullPresetTieName
	HullPresetTieText
	HullPresetThinName
	HullPresetThinText
	HullPresetScaleName
	HullPresetScaleText
	HullPresetFarName
	HullPresetFarText
	HullPresetFaultReferenceSignName
	HullPresetFaultReferenceSignText
	HullPresetFaultFrameName
	HullPresetFaultFrameText
	HullPresetFaultDeepestOnlyName
	HullPresetFaultDeepestOnlyText
	HullPresetFaultFlippedDotName
	HullPresetFaultFlippedDotText
	HullPresetFaultBoundaryName
	HullPresetFaultBoundaryText
	HullPresetFaultDuplicatesName
	HullPresetFaultDuplicatesText
	HullPresetFaultParallelIgnoredName
	HullPresetFaultParallelIgnoredText
	HullPresetFaultMostAntiParallelName
	HullPresetFaultMostAntiParallelText
	HullPresetFaultUnprunedName
	HullPresetFaultUnprunedText
	HullDrawnBars
	HullDrawnBarsShort
	HullDrawnDeeper
	HullDrawnMore
	HullDrawnSphere
	HullDrawnFacesA
	HullDrawnFacesB
	HullDrawnCross
	HullDrawnEdgesA
	HullDrawnEdgesB
	HullDrawnPairs
	HullDrawnRest
	HullDrawnBest
	HullDrawnEdgePair
	HullDrawnIncident
	HullDrawnFlat
	HullDrawnNeedles
	HullDrawnSide
	HullDrawnOutside
	HullDrawnDeep
	HullDrawnMetres
	HullDrawnMoves
	HullDrawnPlane
	HullDrawnDeepest
	HullDrawnPlaneApart
	HullDrawnNone
	HullDrawnGap
	HullDrawnDistance
	HullDrawnCorners
	HullDrawnBefore
	HullDrawnAfter
	HullDrawnTooLow
	HullDrawnTooHigh
	HullDrawnCount
	HullDrawnCountOne
	HullDrawnApart
	HullDrawnRightOf
	HullDrawnTilt
	HullDrawnNudge
	HullUiCompare
	HullUiTilt
	HullUiTiltName
	HullUiTiltValue
	HullUiTiltNone
	HullUiCompareName
	HullUiPlane
	HullUiRule
	HullUiPlaneName
	HullUiRuleName
	HullUiHulls
	HullUiHands
	HullUiHint
	HullUiTurn
	HullUiTurnAxis
	HullUiTurnEuler
	HullUiTurnQuaternion
	HullUiFieldX
	HullUiFieldY
	HullUiFieldZ
	HullUiFieldAxisX
	HullUiFieldAxisY
	HullUiFieldAxisZ
	HullUiFieldAngle
	HullUiFieldEulerX
	HullUiFieldEulerY
	HullUiFieldEulerZ
	HullUiFieldQw
	HullUiFieldQx
	HullUiFieldQy
	HullUiFieldQz
	HullUiBias
	HullUiBiasRelative
	HullUiBiasAbsolute
	HullUiVertices
	HullUiVerticesOf
	HullUiVertexName
	HullUiVertexAdd
	HullUiVertexAddName
	HullUiVertexDeleteName
	HullUiVertexInside
	HullUiPresetOwn
	HullUiImport
	HullUiImportName
	HullUiImportHint
	HullUiImportFile
	HullUiImportField
	HullUiImportLoad
	HullUiExport
	HullUiExportName
	HullUiExportJson
	HullUiExportJsonText
	HullUiExportGo
	HullUiExportGoText
	HullUiExportObj
	HullUiExportObjText
	HullUiExportSave
	HullUiExportCopy
	HullUiExportSaveName
	HullUiExportCopyName
	HullKeysStage
	HullKeysHull
	HullKeysNudge
	HullUiNudge
	HullUiNudgeSize
	HullUiNudgeFiner
	HullUiNudgeCoarser
	HullWrong
	HullWrongFewPoints
	HullWrongManyPoints
	HullWrongManyVertices
	HullWrongNotFinite
	HullWrongRange
	HullWrongDuplicate
	HullWrongFlat
	HullWrongShortFace
	HullWrongNoPoint
	HullWrongUnused
	HullWrongOpen
	HullWrongNotFlat
	HullWrongNonConvex
	HullWrongInward
	HullWrongApart
	HullWrongQuaternion
	HullWrongPosition
	HullWrongObj
	HullWrongObjLine
	HullWrongObjVertex
	HullWrongObjCorner
	HullWrongObjLarge
	HullWrongObjObjects
	HullWrongOther
	HullWrongPoint
	HullWrongFace
	HullRangePoints
	HullRangeCoordinate
	HullRangeAxis
	HullRangeRelative
	HullRangeAbsolute
	HullRangeVertex
	HullRangeObj
	StateSub
	StateTilt
	StateAnswers
	StateHullPose
	StateBias
	StatePoints
	keyCount = iota
)

// english has a message a line.
const english = `Setup
A’s axes
B’s axes
Best axis
Reference face
Incident edge
Clip −side
Clip +side
Keep
Contacts
Match
Warm start
Solve
Velocity
Store
Position
not reached
Resting
B lies flat on A: two contacts, one at each end.
Corner down
B stands on a corner: one end of its edge is inside A, the other in the air.
Deep
Far inside each other: the least overlap still names a face.
Edge on edge
Two equal edges meet face to face.
Reference on B
The chosen axis is B’s: while clipping, B’s part of an id stands first; at the end, A’s.
Both sides clip
Both side lines cut the edge, and Box2D-Lite’s id differs from the winding-correct one.
Keep drops a point
The clip leaves two points, and one of them is outside A.
Separated on A’s axis
A’s x axis shows a gap, and nothing else needs to run.
Separated only on B’s
A’s axes overlap; only one of B’s shows the gap.
Near tie (hysteresis)
A later axis overlaps less, but not by enough to be chosen.
Same centre
With no vector between the centres, the side is a convention.
Thin
A plank leans on a corner of A: the overlap across its thickness is the least.
Overlap without contact
All four axes overlap, and still no contact comes out: rare, and real.
Corner touch
The corners meet exactly: no gap, and no contact either.
Swapped count
Two contacts, but only one if A and B trade places.
Two boxes, one vector
The vector dp runs from A’s centre to B’s: x {ax}, y {ay} in A’s own axes; x {bx}, y {by} in B’s. The tests that follow are made on it.
The centres coincide
The vector dp between the centres is zero, so nothing says on which side B lies. By convention the normal then points along the negative axis.
{box}’s x axis
{box}’s y axis
{box}’s x
{box}’s y
Along {box}’s axes the shadows overlap
Seen along {box}’s x axis the shadows overlap by {x} m, along its y axis by {y} m. A gap on either would end the test here.
Along {axis} the shadows just touch
Along {axis} the shadows meet end to end: the separation is 0, neither overlap nor gap. Along {other} they overlap by {overlap} m. Only a gap would end the test here.
Along {box}’s axes the shadows just touch
Along {box}’s x axis and along its y axis the shadows meet end to end: the separation is 0, neither overlap nor gap. Only a gap would end the test here.
{axis} separates the boxes
Along {axis}, {gap} m of daylight lies between the two shadows. One gap is proof that the boxes do not touch.
Both of {box}’s axes separate them
Daylight lies between the shadows along both: {x} m along x, {y} m along y. One gap would be proof enough.
The least overlap is along {axis}
Of the four overlaps, {depth} m along {axis} is the least: the shortest way to push the boxes apart.
Less overlap, but not by enough
{other} overlaps less, {less} m against {depth} m. To take over, its separation, {separation} m, had to exceed {formula} = {threshold} m: 95 % of the leader’s separation and 1 % of its own half extent. So {axis} stays, and ids do not flicker from step to step.
{other} overlaps less, {less} m against {depth} m. But when its turn came, its separation, {separation} m, had to exceed {formula} = {threshold} m: 95 % of the leader’s separation and 1 % of its own half extent. {axis} came later, and did exceed what it had to.
0.95 × {led} + 0.01 × {half}
A tie: {axis} stays
Along {axis} the overlap is the least, {depth} m, and along {others} it is the same. A later axis takes over only if it is clearly better, so the earlier one stays: {axis}.
The boxes just touch
Along {axis} the separation is 0, neither overlap nor gap. Along the other axes the boxes overlap, so this is the shortest way apart.
Along {axis} the separation is 0, neither overlap nor gap, and along {others} it is the same. A later axis takes over only if it is clearly better, so the earlier one stays: {axis}.
The axes take their turns from top to bottom. {first} leads at first. A later one takes over only if its separation exceeds 0.95 × the leader’s separation + 0.01 × its own half extent.
{led}: in the lead until a later axis took over.
{first} and {last}
{first}, {last}
{box}’s edge e{edge} is the reference face
This face lies across the chosen axis; its outward normal is the front normal. The side lines run along its neighbours e{neg} and e{pos}. What of {other}’s edge lies beyond either of them will be cut off; what lies between them stays.
{box}’s edge e{edge} faces the reference face
{box}’s e{edge} is the incident edge: of the four, its normal points most directly against the front normal (dot product {dot}; −1 is head-on). It runs from v{from} to v{to}.
{box}’s e{edge} is the incident edge, by a tie: its normal and that of e{other} point just as directly against the front normal (dot product {dot}; −1 is head-on). {rule} The edge runs from v{from} to v{to}.
Box2D-Lite then takes the edge across its box’s y axis.
The two differ by rounding alone, and that decides.
Nothing is cut on this side
Both ends lie inside the line along {box}’s e{edge}, by {d0} m and {d1} m, so both stay.
The end at {point} is cut
{point} lies {outside} m outside the line along {box}’s e{edge}. The edge crosses the line {percent} % of the way from {from} to {to}; the new vertex there has the id {id}, after the line and the edge that cross.
{point} lies {outside} m outside the line along {box}’s e{edge}. The edge crosses the line {percent} % of the way from {from} to {to}. Box2D-Lite’s id for the new vertex is {id}, though it lies on {on}: it takes the first point for the edge’s start, but the −side cut has put the end first. By winding (walked counter-clockwise) the id is {winding}.
Only one point is left
{point} lies {outside} m outside the line along {box}’s e{edge}, and the other end lies exactly on it, or too close for a crossing. No new vertex is made, and one point is not enough: there is no contact.
Nothing is left of the edge
Both ends lie outside the line along {box}’s e{edge}, by {d0} m and {d1} m. The whole edge is cut away, so there is no contact, although all four axes overlap.
Both points are inside {box}
Measured from the reference face, {p} is {d0} and {q} is {d1}. Both stay.
One point is inside {box}
Measured from the reference face, {p} is {depth} and stays. {q} is outside {box}, {height} m in front of the face, and is dropped.
Both points are outside {box}
{p} is {d0} m in front of the reference face, {q} {d1} m. Both are dropped: there is no contact.
{n} m deep
exactly on it
One contact, with a name
The point slides {d0} m onto the reference face. By its id, {id0}, the next step recognises it and passes on its impulse.
Two contacts, each with a name
The points slide onto the reference face, by {d0} m and {d1} m. Contact 1 is {id0}; contact 2 is {id1}. By these ids the next step recognises them and passes on their impulses.
Box2D-Lite’s id of contact {n} names an edge that the point is not on: walked counter-clockwise, it is {id}.
{box} has the reference face, so {box}’s part of an id stood first while clipping. Now A’s stands first: the edges are the same, but the number of contact {n} goes from {before} to {after}.
The collide call ends here: the stages after this one are not reached.
Not reached: {why}
The collide stopped at stage {number}, {stage}. {reason}
the boxes are apart
{axis} separates the boxes by {gap} m, and one gap is proof enough.
nothing was left to clip
Both ends of the incident edge lie outside the side line along {box}’s e{edge}, so no point is left.
one point was left alone
The side line along {box}’s e{edge} left only {point}: clipping needs two points to go on.
no point is inside
Both points are outside {box}, {d0} m and {d1} m in front of the reference face.
{box}’s v{number}
cut at {box}’s e{edge}
the cut at {box}’s e{edge}
{box}’s edge e{edge}
{box}’s edges e{first} and e{second}
{a} with {b}
dp = B’s centre − A’s
dA = dp in A’s axes
dB = dp in B’s axes
x: distance of the centres
y: distance of the centres
x: half-extent sum
y: half-extent sum
x: separation
y: separation
separated?
yes
no
Separation
Had to exceed
led
chosen
normal, A to B
front normal
front offset
side normal
−side offset (e{edge})
+side offset (e{edge})
front normal, turned, in {box}’s axes
distance of {point}
t = d0 / (d0 − d1)
points left
separation of {point}
kept
dropped
position {n}
separation {n}
id {n} while {box}’s part was first
id {n} as a number
Points so far
Point
x, y
id
winding-correct: {id}
No points yet: they come with the incident edge.
No points: in this pose the collide ends at stage {number}, {stage}, before there are any.
No point is left.
No contacts: the collide ended at stage {number}, {stage}.
Axis
Next
Next stage
Previous
Previous stage
Play
Pause
Reset
Undo
Redo
Name edges
Name edges and vertices
{speed}×
Speed: {speed}× a reading pace
Swap A and B
Surprise me
Pictures
Presets as pictures
Stage
Stages
Preset
Your own pose
Boxes
Metres and radians; an angle may be written 45°. Drag a box to move it, its knob to turn it.
width
height
x
y
angle
{box}: {field}
Box {box}: arrow keys move it, [ and ] turn it
Stage {n} of {count}
Stage {n} of {count}: the end
Keyboard
Home End
Space
Ctrl+Z Ctrl+Y
Delete
Previous and next stage
First stage, last stage that was reached
Jump to a stage (0: the last)
Play or pause
Name edges and vertices
Measuring cursor
Undo, redo
With a box focused: move it, turn it (Shift: finely)
{field} must be {range}, not “{got}”.
{box}’s {field}
a number from 1e−9 to 1e9 (metres)
a number from −1e9 to 1e9 (metres)
a number (metres)
a finite number (radians)
one of {values}
some of {values}, with commas between
what stands behind # in a link to a figure
{want}
a whole number from 0 to 1000000
two different bodies, from 0 to {last}
The link could not be read, so this is the default. {reason}
Two traces differ here in {field}: expected {expected}, got {got}.
There is no preset “{scene}”.
There is no scene “{scene}”. There are {values}.
{field} is {got}; it must be {want}.
a property that throws when it is read
text that cannot be read ({reason})
plain data
too much
at most {most} values
there twice
there once
a function
A stage is that of a pair: pick one first.
Nothing is compared: there is no second world.
A pair is {range}.
The next step is not taken: too many bodies lie in one place. There may be {range}.
at most {most} pairs of bodies near one another
The next step is not taken: {field} would be nowhere, since forces in this scene grow without end.
within 1e100 metres and metres a second
This figure was destroyed.
This browser has no WebAssembly, which the figure needs. Any current browser has it.
WebAssembly is blocked on this page: its security policy needs script-src 'wasm-unsafe-eval'.
The engine was not found at {url} (status {status}). Try again later; if that does not help, the file is missing on the host.
The engine could not be loaded: the network failed. Reload the page to try again.
What came from {url} is not WebAssembly. The host must send the file as it was built.
The engine arrived incomplete. Reload the page to try again.
The page and the engine do not fit together: {reason}. Reload the page.
This browser gives no 2D canvas to draw on. Allow it in the privacy settings, or use another browser.
Dismiss
More than 2000 characters are too long.
A % sign is not followed by two hexadecimal digits.
“{part}” is not name=value.
There is no lab “{value}”.
There is no stage “{value}”.
There is no preset “{value}”.
“{value}” is no seed: a whole number from 1 to 4294967295.
Box {box} needs w,h,x,y,angle: five numbers, not {count}.
A scene of one’s own stands in no link: load it from code first.
“{value}” is no step: a whole number from 0 to 1000000.
“{value}” is no pair: two numbers of bodies, such as 3,7.
There is no phase “{value}”.
“{value}” is no iteration: a whole number from 0 to 100.
“{value}” is no constraint: a whole number from 0 to 4.
“{value}” is no body that can be followed.
There is no layer “{value}”.
“{value}” is no setting.
“{value}” is nothing in which a second world can differ: settings such as solver:box2d, with ; between.
“{value}” is nothing that can be done to this scene, or comes too late.
“{value}” are no plots: some of energy, deepest, contacts, impulses, with commas between.
One box alone is not enough: both a and b are needed.
{written}
beyond all numbers
missing
a field that is not known
a list of {count}
a list of more than {count}
a list with more than {count} pairs that overlap
{count} bytes
a list of at most {count}
a list with at most {count}, by their bounding boxes
at most {count} bytes
at most {count} bytes of UTF-8
true or false
a body, and there is none
another body than a’s
a body that can move, as a’s is static
a body that was not removed
{low} to {high}
{low} to {high} {unit}
{range}, or null for a static body
a number, {range}
two numbers, each {range}
{count} numbers, each {range}
a whole number, {range}
a whole number
null
a boolean
a number
a text
a list
an object
no value of JSON
undefined
a bigint
a symbol
a function
impulse
step
solver
manifold
warm start
accumulated impulse
friction cone
block
position pass
A single box
A box falls, and comes to rest on two contacts.
Pendulum
A joint holds a box that swings.
Varying friction
Five boxes slide down ramps, the first the roughest.
Vertical stack
Ten boxes, each a little askew on the one below.
Pyramid
78 boxes fall into place and stack.
Teeter
A heavy box falls on one end of a plank.
Suspension bridge
Fifteen planks hang on soft joints.
Dominos
Ten dominos fall in turn, and set off more.
Multi-pendulum
A chain of fifteen boxes swings down.
Wall
Twelve courses of loose bricks.
Card house
Leaning cards, which friction alone holds.
Drop of 500 boxes
500 boxes fall into a pit.
Drop of 2,000 boxes
2,000 boxes fall into a pit.
Pyramid, 40 rows
820 boxes, stacked without a gap.
Pyramid, 100 rows
5,050 boxes: the largest scene here.
Conveyor
Two belts carry boxes past a sensor. One is too smooth to climb.
Stack of 12
Twelve flat boxes on each other.
Bouncing boxes
Five boxes fall, each springier than the one to its left.
A scene of its own
Scene
Pictures
Scenes as pictures
Import
Import a scene
Choose a file
Or paste a scene’s JSON here, or drop its file on the figure
Begin this scene
What clipstage scene prints and Export saves; at most 8 MiB. If something is wrong with it, the scene that runs goes on.
Export
Export what is shown
Scene
The world as it stands: bodies with pose and motion, joints, settings. Import and clipstage read it. It begins without impulses and pins.
Recording
The scene as it began, and what hands did and settings became, each at its step. Imported, it plays to the same bits.
Trace
What clipstage trace scenes prints of this step, for clipstage diff.
It is of whole steps.
Hash of step {n}
Hash
FNV-1a, 64 bits, of each body’s x, y, angle, velocity x, y and angular velocity: doubles, lowest byte first. clipstage hash prints it too.
It is there when the step is complete and the world stands still.
Save
Copy
Save the scene as a file
Copy the scene
Save the recording as a file
Copy the recording
Save the trace as a file
Copy the trace
Copy the hash
Box2D-Lite’s samples
Larger ones
With the solver of Box2D 2.4
Step by step, boxes fall, stack and swing; each mark is a point where two touch.
Play
Pause
Next step
Back one step
Reset
Reset has taken back what hands did. Undo brings it back.
Step {step} ({time} s). Bodies: {bodies}. Contacts: {contacts}. Kinetic energy: {energy}.
Step {step}, on the way to {goal}
Contacts
persisted
new
lost its impulse
Boxes {a} and {b}, pair {n} of {count} that touch. Enter picks it; the arrow keys go to others.
Pick a pair of boxes: the arrow keys go through those that touch.
Boxes {a} and {b}, which do not touch. Enter picks them.
Open in the Pair lab
Nothing of the kind happens in the next {count} steps.
Nothing before this is remembered.
Step {step} ({time} s). Bodies: {bodies}. {name}: {contacts}, kinetic energy {energy}.
To go back: {steps} steps, {memory}.
To go back: 1 step, {memory}.
Step {step}
Step {step}, {time} s
Step {step}, on the way to {goal}
{time} s
Phase
Broad phase
Forces
Prestep
Iterate
Integrate
Position
Broad phase: contacts are found
gravity
move
Phases of the step
Previous phase
Next phase
Iteration {n}
Iterations
{stage}, {n} of {count}
Previous iteration
Next iteration
Iterations of the solver
All constraints
Normal {contact}
Friction {contact}
Block
Contact {contact}
Previous constraint
Next constraint
World
Back to the world
Play world
Hands
Drag
Drag a box: a spring pulls it while the world plays; it goes with you while the world stands. A click picks a pair.
Add box
Draw a box, or click for one of 1 m.
Delete
Click a box to take it away. The others keep their numbers.
Bomb
Click where a box of 50 kg is to hit.
Push
Draw an arrow from a point of a box: it is pushed there when you let go, by 5 N s for each metre of the arrow and kilogram of the box.
Undo what hands did last
Redo
Box {n}
A change holds from this step on.
Mass
Friction
Width
Height
Velocity x
Velocity y
static
Pin
Pin the box at its centre
Make static
Make the box static
Duplicate
Duplicate the box
Delete
Delete the box
Follow
Keep the box in its place in the view
Close
Close the box’s fields
Pause world
Speed
{speed}×
More controls
Run to next…
A contact that lost its impulse
This pair’s beginning or end
A new deepest overlap
Step
this pair’s impulse
this pair’s impulse, up to {most} N s
Plots
Plots over the steps
Energy
Deepest
Contacts
Impulses
kinetic
potential
deepest overlap
lost
normal 1
friction 1
normal 2
friction 2
{value} in all
{curve} {value}
{value} {curve}
{title}, steps {from} to {to}. {ranges}
{curve}: now {now}, from {least} to {most}.
Pick a pair that touches.
box added
box changed
box deleted
push
pin
pin taken out
drag
Table
{plot} as a table
{title}, up to step {to}
Settings
Inspector
They hold from the next step on.
They hold from the next step on. A change now forgets steps {from} to {to}, which lie ahead.
Reset settings
Solver
Box2D-Lite
Box2D 2.4
How impulses are found. With Box2D 2.4 boxes bounce and belts carry, and a pass of its own pushes overlaps apart.
Gravity, x
Sideways gravity: piles lean, slide and roll.
Gravity, y
Below 0 it pulls down: more of it, and impulses grow.
Iterations
Fewer: the stack sinks and leans.
Position iterations
How often a step pushes overlaps apart, at most. None: boxes sink into one another.
Baumgarte
The part of an overlap that a step pushes out. Much: boxes jump apart.
Not heeded: Box2D 2.4 has its own, 0.2.
Slop
The overlap that is left alone. None: resting contacts come and go.
Not heeded: Box2D 2.4 has its own, 0.005 m.
Length of a step
Longer: boxes fall deeper into each other before they meet.
Accumulate impulses
Clamps the sum. Off: each increment is clamped alone, and stacks jitter.
Not heeded: Box2D 2.4 always clamps the sum.
Block solver
Finds a pair’s two impulses at once. Off: one after the other, and tall stacks fall sooner.
Warm starting
Begins with the last step’s impulses. Off: stacks sag.
Position correction
Pushes overlaps apart. Off: boxes sink into one another.
{field}, slider
{field}, {unit}
Contacts that begin and end
Nothing has touched yet.
and {count} later
and {count} older
and {count} more
{count} pairs
begin
persist
end
{a}, {b}: begin to touch in step {step}
{a}, {b}: still touch in step {step}
{a}, {b}: touch no longer in step {step}
lies ahead
Point at a pair to ring it. A click goes to its step; one more picks it.
Pairs that touch
Boxes {a} and {b}
Boxes {a} and {b}, apart
None: the whole world
and {count} more: click one in the picture
Ringed: boxes {a} and {b}. Enter picks them.
n and p ring one, Enter picks it.
First box
Second box
Pick
Any two boxes, by their numbers
Pick these two boxes
Play or pause
Back one step, next step; with a pair picked its previous and next stage
With a pair picked: back one step, next step
Previous and next iteration
Go to the layers of the picture
Previous and next phase; with a pair picked constraint
Ring the next or the previous pair that touches
Pick the ringed pair, go back to the world
With a pair picked: its first and its last stage
Take a tool in hand: drag, add, delete, bomb, push
Follow the selected box, or stay
Delete the selected box
Undo and redo what hands did
Zoom in, zoom out, show all
Enter Esc
Layers
Layers of the picture
Bodies
Those that nothing moves are darker.
Contacts
A disc has persisted, a diamond is new, a cross has lost its impulse.
Normals
From the body with the lower number to the other one.
Impulses
A bar as long as what pushed in this step; hollow at a joint.
Friction cones
How far friction may lean an impulse, and does: at the edge it slides.
Ids
Which edges made the contacts of the pair under the pointer.
Bounding boxes
Upright boxes about the bodies that are not upright themselves.
Cells
The broad phase’s grid, for the bodies as they stand; shaded cells have some in them.
Near pairs
Lines are solid where bounding boxes touch, dotted where they are only near.
Joints
Pins that hold two bodies together.
Velocities
How each body’s centre moves.
Time
How long the phases of a step take here, on average of 20 steps.
A step takes {ms} ms
Steps are timed as they are taken.
{phase} {ms}
Box {n}
nothing moves it; friction {friction}
a sensor: it tells what touches it, and pushes nothing
{mass} kg, friction {friction}
{v} m/s: x {x}, y {y}
stands still
turns {w} rad/s
Boxes {a} (A) and {b} (B)
they do not touch
new: {normal} N s, friction {tangent} N s
persisted: {normal} N s, friction {tangent} N s
age in steps: {n}
age in steps: {n} at least
lost its impulse: {normal} N s, friction {tangent} N s
{id}; {depth} deep
the other contact: {normal} N s
A click shows the stages of boxes {a} and {b}
A click shows its stages
Enter shows its stages
A = box {a}, B = box {b}
contact {n}
step {n}
Not reached: A and B do not touch in this step
Not reached: no step has run yet
Before the first step there is nothing to carry over and nothing to solve.
Not reached: neither A nor B can move
A step does not look for contacts between two bodies that stay where they are.
Neither the last step nor this one found a contact of A and B, so there are no ids to compare.
Both ids are found again
The id is found again
One id is found again, one is new
A new contact starts from zero
Two new contacts start from zero
A new name, and {lost} N s are lost
New names, and {lost} N s are lost
A contact ends, and {lost} N s are lost
The boxes part, and {lost} N s are lost
A new name, but no impulse to lose
New names, but no impulse to lose
A contact ends, with no impulse to lose
The boxes part, with no impulse to lose
Known again, but nothing is carried
Contact {n} keeps its id and its impulse, {p} N s.
Both contacts keep their ids and their impulses, {p} N s and {q} N s.
The last step had no contact with the id of contact {n}, so it starts from zero.
The last step had no contact of A and B, so nothing is carried.
Warm starting is off: {p} N s are not carried, and every contact starts from zero.
Impulses are not accumulated: the {p} N s that the contacts have from before are not used, and every contact starts from zero.
The step before is not recorded, so this does not say why an id changed.
Ids are compared, not places.
A and B have no contact any more. {reason}
Last step {point} was {depth} inside {box}; now it is {height} in front of the reference face. So it is dropped, and its contact ends.
Last step {was} was the reference face, now it is {now}: {axis} is chosen in the place of {other}. Other edges make the points, so their ids are others.
Last step {was} was the reference face, now it is {now}: the centres have passed each other along {axis}. Other edges make the points, so their ids are others.
Last step {was} was the incident edge, now {now} faces the reference face more directly. The points are ends of another edge, so their ids are others.
Last step the line along {line} cut off {corner}, {far} beyond it. Now {corner} lies {near} it and gives the point its own id.
Last step {corner} lay {near} the line along {line} and gave the point its own id. Now it is {far} beyond, and the cut there has the line’s edge in its id.
{n} inside
exactly on
{corner} is cut by the same line in both steps. But the other end’s cut comes or goes, and the points change their order: Box2D-Lite’s id for the second cut depends on that.
The four edges of each id
{box} in
{box} out
none
same
other
ends
new
What goes into the warm start
normal, N s
friction, N s
persisted
found, not carried
new
lost its impulse
ended
How an impulse gets lost
a side line begins or ends to cut
another face becomes the reference face
another edge becomes the incident edge
an end comes out in front of the face
the boxes part
{reason}: here
A and B have no contact in this step, so there is no impulse to begin with.
Nothing to begin with
No contact of A and B carries an impulse. So the velocities stay as they are, and the solver begins from zero.
One push at one corner turns both
The last step’s push comes first
Before any iteration, contact {n} gets the impulse that it had, {p} N s: {direction}.
Before any iteration, the contacts get the impulses that they had, {p} N s and {q} N s: {direction}.
These are the stored impulses times {ratio}, the ratio of this time step to the last one.
up on B, down on A
down on B, up on A
to the right on B, to the left on A
to the left on B, to the right on A
At contact {n} the boxes {was} before and {is} after.
Contact {n} lost its impulse: there they {was} before and {is} after.
Contact {n} is new and gets none: there they {was} before and {is} after.
close at {v} m/s
part at {v} m/s
neither close nor part
Warm starting is off: nothing is applied
With warm starting, contact {n} would begin with {p} N s, as the last step left it. Without it the solver has to find that anew, from zero.
With warm starting, the contacts would begin with {p} N s and {q} N s, as the last step left them. Without it the solver has to find that anew, from zero.
Here it makes no difference: no contact has an impulse from the last step.
Without accumulation nothing is applied
Impulses are not accumulated: each iteration begins at zero, so there is no accumulated impulse to begin a step with.
before
change
after
{box} along x
{box} along y
{box} spin
before: gravity and the pairs that come earlier are in already
Normal velocity at the contacts
parting
closing
{n}: {v} m/s
A and B have no contact in this step, so the solver has no constraint between them.
Iteration {k} is shown again when they touch.
No iterations
In this step the solver has 0 iterations, so no velocity is corrected.
Before the first iteration
Contact {n} begins with the accumulated impulses that it carries, {p} N s along the normal and {q} N s of friction. The velocities have them already; each iteration corrects what is wrong yet.
Contact {n} begins from zero. Each iteration adds the impulse that takes the velocity at the contact to its target.
The friction cone cuts friction short
Friction gets what it wants
A contact cannot pull
Iteration {k} takes some back
Iteration {k} pushes harder
Hardly anything is left to correct
At contact {n} the boxes {move}{target}, so iteration {k} adds {d} N s. The accumulated impulse is now {sum} N s.
At contact {n} the boxes {move}{target}: it got too much, and iteration {k} takes {d} N s back. The sum, {sum} N s, stays above 0: no clamp. If each increment were clamped at 0, these {d} N s would stay in for good and the boxes would part.
At contact {n} the boxes {move}{target}. To stop that, it would have to pull: {formula} N s is below 0. A contact can only push, so its accumulated impulse stays 0.
At contact {n} the boxes {move}{target}. What it had, {before} N s, is taken back; for more it would have to pull: {formula} N s is below 0. So the sum is clamped to 0, not the increment: else the {before} N s would stay in for good.
At contact {n} the boxes {move}{target}, so iteration {k} gives {d} N s. Without accumulation the next one begins at 0 again.
At contact {n} the boxes {move}{target}: iteration {k} changes the impulse of {sum} N s by {d} N s.
At contact {n} the boxes {move}{target}. Iteration {k} wants {w} N s, to take back what earlier ones gave too much. Without accumulation each increment is clamped by itself, so it becomes 0, and the boxes part.
At contact {n} the boxes {move}, just as they are to, so iteration {k} changes nothing.
, slower than the {t} m/s that push them out of their overlap
, faster than the {t} m/s that push them out of their overlap
Friction wants {would} N s, but may have no more than {mu} × {sum} = {limit} N s.
Friction wants {would} N s and gets it, for {mu} × {sum} = {limit} N s is the most.
At contact {n} B slides along A at {v} m/s before, and at {after} m/s after.
Iteration {k}
carried over from step {n}
begins from zero
normal velocity
increment
accumulated impulse
impulse of the iteration
friction
m/s
N s
N s, ≥ 0
N s, ± limit
with warm starting
without
increment
sum
friction
{mass} kg × ({target} {sign} {v} m/s) = {wanted}
{sum}, not below 0: no clamp
{sum}, below 0: clamped to {got}
{sum}, within ±{limit}: no clamp
{sum}, clamped to {got}
What each iteration does at contact {n}
Both contacts push
Only contact 1 pushes
Only contact 2 pushes
Neither contact pushes
None of the four cases holds
The block finds both normal impulses together. In case 1 of 4 both contacts push, with {p} N s and {q} N s, and both reach their targets.
The block finds both normal impulses together. To stop both contacts, the pushes would have to be {x} and {y} N s, and a contact cannot pull. So in case 2 of 4 only contact 1 pushes, with {p} N s, and at contact 2 the boxes {after}.
The block finds both normal impulses together. To stop both contacts, the pushes would have to be {x} and {y} N s, and a contact cannot pull. So in case 3 of 4 only contact 2 pushes, with {q} N s, and at contact 1 the boxes {after}.
The block finds both normal impulses together. To stop both contacts, the pushes would have to be {x} and {y} N s. But without any impulse the boxes would part at both contacts. So in case 4 of 4 neither pushes, and both sums are 0.
By rounding, none of the block’s four cases holds, so the sums stay {p} N s and {q} N s.
The boxes came together at more than 1 m/s: contact {n} is to give back {t} m/s, its bounce.
Friction drives B along A not to rest but to the surface’s speed, {t} m/s; the velocities told are relative to that.
Both points are so near that a block of them would be badly conditioned: contact 2 is left out.
Friction comes first, within a cone of the normal impulse as it stands.
The four cases in their order: pushes in N s, velocities beyond their targets in m/s. The first without a negative number holds.
1 both push
2 only 1
3 only 2
4 neither
push {n}
velocity {n}
holds
push {n} < 0
velocity {n} < 0
not tried
The constraints of iteration {k}, in the solver’s order
friction {n}
normal {n}
normal {n}, block
before, m/s
target, m/s
wanted, N s
sum within, N s
sum, N s
after, m/s
≥ 0
friction’s increment
Residual: the largest change that an iteration still makes to an impulse of this pair, N s
iteration
this step
with warm starting
without
Contact {n} beside Box2D-Lite’s
quantity|formula|Box2D|Lite|unit
place kept, x|in {box}’s frame; Lite: world|m
place kept, y|in {box}’s frame; Lite: world|m
Both know a contact by its id. Lite keeps its place in the world, true at one moment; Box2D keeps it in the boxes’ frames, where it moves with them.
ratio of time steps|Δt / Δt of the last step|
normal push at first|ratio × P of the last step|N s
friction at first|ratio × P of the last step|N s
Impulse is force times time step: where the step changes, Box2D scales what it carries, so that a stack at rest gets just its weight. Lite takes it as it is.
mass, normal|1 / Σ (1/m + (r × n)²/I)|kg
mass, tangent|1 / Σ (1/m + (r × t)²/I)|kg
coupling K₁₂|Σ (1/m + (r₁ × n)(r₂ × n)/I)|1/kg
target: bounce|−e v, if v < −1 m/s|m/s
target: out of overlap|−β/Δt · min(0, s + slop)|m/s
surface speed|of A + of B|m/s
friction limit|μ P before; Lite: after|N s
Lite pushes boxes out of their overlap by a velocity that stays as motion; Box2D leaves that to the position pass. Friction comes first: what comes last is met best, and not to overlap matters more. A block finds both pushes at once, so that neither undoes the other.
overlap that may stay|slop|mm
part corrected|β, an iteration; Lite: a step|
at most|an iteration|mm
corrected in this step|β Σ min(0, s + slop)|mm
velocity left by it|correction / Δt|m/s
Lite pushes by velocity, which the boxes keep as energy. Box2D changes poses alone, and measures anew after each push.
A and B have no contact in this step, so no impulse is kept for the next one.
{p} N s are kept for the next step
{p} N s and {q} N s are kept for the next step
Nothing to keep for the next step
The sums go back to the contacts, which keep them beside their ids. The next step finds them by these ids and begins with them, times the ratio of both time steps.
Lite’s contacts keep the same two sums.
The sums go back to the contacts. But warm starting is off, so the next step does not begin with them.
What each contact keeps
id
normal, N s
friction, N s
The manifold in local space, m
reference face, in {box}’s frame
its normal, in {box}’s frame
point {n}, in {box}’s frame
A and B have no contact in this step, so no overlap is corrected.
No iterations on positions
Position correction is off or has 0 iterations, so the bodies stay where their velocities took them.
Before the position pass
Both bodies have moved with their new velocities. What they overlap by now is corrected next, by changing poses alone.
Iteration {k} pushes the boxes apart
Iteration {k} finds nothing to push
At contact {n} the boxes overlap by {depth}, so they are pushed apart by {c}.
Of an overlap beyond 5 mm an iteration corrects a fifth, at most 0.2 m, by moving and turning both bodies; their velocities do not change.
At contact {n} they overlap by {depth}: up to 5 mm are left as they are.
At contact {n} they are {depth} apart by now.
The least separation in the whole world was {least}, not below −15 mm (three times the slop): the position pass ends here.
The least separation in the whole world was {least}, below −15 mm (three times the slop): another iteration follows.
The least separation in the whole world was {least}, below −15 mm (three times the slop). But this was the last of {count} iterations, so the position pass ends unsolved.
What each iteration does at the contacts
{k}, contact {n}
separation, mm
correction C, mm
K, 1/kg
impulse, kg m
The poses before and after
{box} x, m
{box} y, m
{box} angle, rad
Lite
Box2D
the first
the second
Difference
Arrows: {second}’s box to {first}’s. Green: only one has it.
{n} m apart, body {body}
{n} mm apart, body {body}
1 contact
{n} contacts
1 iteration
{n} iterations
{n} + {m} iterations
slop {n} mm
block solver
no block solver
Baumgarte {n}
sums clamped
sums not clamped
warm starting
no warm starting
overlaps corrected
overlaps not corrected
gravity {x}, {y} m/s²
Before the first step
{bodies} bodies stand as the scene places them. The first step will look for their contacts.
The world goes on
Pause it to see what a step does, and pick a contact to see why.
Step {n} is complete
It found {contacts} contacts of {pairs} pairs, {kept} of them persisted, and its solver ran {iterations} iterations. Pick a contact to see what the step did there.
Contacts are found
{pairs} pairs of bodies touch, at {contacts} contacts: {kept} persisted, {fresh} new, {lost} lost their impulse. No velocity has changed yet.
Gravity has pulled
The velocity of box {body} has changed most, by {change} m/s in this step of {dt} ms. No body has moved yet.
Carried impulses are applied
The warm start gives each contact the impulse that it had. That changed the velocity of box {body} most, by {change} m/s.
The solver is prepared
No velocity has changed: nothing was carried over.
Iteration {k} of {n}
The solver has gone through all contacts {k} of {n} times. This time it changed the velocity of box {body} most, by {change} m/s.
The solver has gone through all contacts {k} of {n} times. This time it changed no velocity.
The boxes have moved
Their velocities moved and turned them. What they overlap by now is corrected next.
Position iteration {k}
It pushed overlaps apart by moving and turning boxes. Velocities stay.
No velocity has changed.
pairs that touch
contacts
persisted
new
lost their impulse
deepest overlap
{mm} mm: boxes {a} and {b}
largest change of velocity
{change} m/s: box {body}
Warm starting off and on
Sums not clamped and clamped
1 iteration and 10
Baumgarte and position pass
Block solver off and on
Restitution
Friction
Conveyor
Cold, the tower leans; warm, it stands
The first world starts each step from zero. The second starts with the last step’s impulses, so 10 iterations have little left to find. At step {n} the first’s boxes overlap by {mm1} mm, not {mm2} mm, and body {body} is {far} away.
Only with sums clamped, friction stops the box
Gravity pulls to the right too, as on a slope. In the first world each impulse is clamped alone: friction’s limit is that of one small impulse, not of the sum. So the box slides on after it has landed, at {v1} m/s. In the second it stopped where it landed, {far} behind.
One iteration lets the tower go, ten hold it
Each correction of a contact disturbs its neighbours, and more iterations settle that. With one, the boxes have {j1} at step {n}, with ten {j2}. Body {body} is {far} away.
Lite’s tower buckles, Box2D’s stands
The top box is as heavy as ten of the others. Lite (Baumgarte) turns overlap into speed, so its tower hops and buckles: {j1} at step {n}. Box2D pushes overlap apart without speed: {j2}.
Solved in blocks, the stack leans less
Both worlds have 2 iterations. The first solves the two contacts of a pair one after the other, and each undoes a part of the other: its stack leans and sinks. The second solves them together. At step {n} the first’s boxes overlap by {mm1} mm, not {mm2} mm, and body {body} is {far} away.
Box2D’s boxes bounce, Lite’s do not
From left to right the boxes have restitution 0, 0.25, 0.5, 0.75 and 1. Lite does not know it, so all lie still. Box2D gives each that part of its speed back: at step {n} the springiest is on its way up to where it fell from, at {top2} m.
Friction holds the house if it is carried over
Nothing but friction holds these cards. The first world finds its impulses anew in each step and not in full, so cards slide: an impulse there leans to the edge of its friction cone. The second keeps them from step to step. At step {n} the first’s highest card is at {top1} m, not {top2} m.
Lite’s belts carry nothing
The belts’ surfaces move at 2 m/s. Box2D’s friction aims at that speed; Lite’s aims at 0, so its boxes stay ({j1}). At step {n} body {body} is {far} away.
Two worlds of one scene begin the same
{first} and {second} take the same steps. What hands do happens in both.
The two worlds are the same
Up to step {n} no body’s pose differs by a bit.
The poses first differ at step {from}: that of body {who}. Contacts that one world has alone: {lone}.
What to see at step {n}: {title}.
{first}: {words1} {second}: {words2}
at step {n}
contacts
deepest overlap, mm
kinetic energy, J
Kinetic energy
Compare
Nothing
This scene with the other solver
This scene, two worlds
Prepared
First difference: step {n}, body {body}
See step {n}
View of the two worlds
Side by side
Difference
Picked pair
Settings of
Hulls
Two convex hulls overlap. Step through the nine stages that find how deep, along which way out, and at which points: face planes, pairs of edges, the choice between them, and the face that is cut down to at most four contacts.
A’s faces
B’s faces
Edge pairs
Best axis
Incident face
Clip
Keep
Reduce
Contacts
{box}’s face f{number}
{box}’s v{number}
cut at plane {number}
A’s edge e{a} with B’s edge e{b}
Behind f{face}, {other} is only {depth} m deep
Each face of {box} is pushed out as a plane, and {other}’s deepest point behind it is measured. Behind f{face} that is v{vertex}, at {depth} m. Behind every other face {other} lies at least {next} m deep, so f{face} is the way out, so far.
Each face of {box} is pushed out as a plane, and {other}’s deepest point behind it is measured. Behind f{face} that is v{vertex}, at {depth} m, and behind another face {other} lies just as deep. The first of them counts: f{face} is the way out, so far.
On f{face}, {other} just touches
{other} comes up to the plane of {box}’s face f{face} and no farther: neither overlap nor gap. Only a gap would end the call here.
{box}’s face f{face} separates the hulls
In front of {box}’s face f{face} lie {gap} m of daylight before {other} begins, at v{vertex}. One gap is proof that the hulls do not touch, and nothing else needs to run. From point to point they are {distance} m apart.
Face of {box}
deepest of {other}
separation
gap along this axis
distance, point to point
And {count} more faces, all of them deeper.
Two edges overlap less than any face
No edges overlap less than a face
Where an arc of A crosses an arc of B on the sphere, their two edges can touch: {crossing} of the {tested} pairs. Of these, A’s e{a} and B’s e{b} overlap least: {depth} m along n, at right angles to both. The best face needs {face} m.
No two arcs cross
Where an arc of A crosses an arc of B on the sphere, their two edges can touch. None of the {tested} pairs do, so only the faces are left.
Two edges separate the hulls
All faces overlap, and yet the hulls are apart: between A’s e{a} and B’s e{b} lie {gap} m of daylight, at right angles to both edges. From point to point the hulls are {distance} m apart.
Edge of A
Edge of B
n, from A to B
best face so far
pairs compared
of these, arcs cross
{axis} is the shortest way out
Across two edges is the shortest way out
Of the three candidates {axis} overlaps least: {depth} m. Its direction is the normal n, and B is free of A once it has moved that far along it. The bias is 0, so the least overlap wins; of equals the earlier one does.
{axis} is chosen, with an overlap of {depth} m. Its direction is the normal n. A later candidate wins only if it is better by the bias: {percent} % of the overlap and {metres} m.
{axis} is chosen, with an overlap of {depth} m, although {other} overlaps less, {less} m. A later candidate wins only if it is better by the bias, {percent} % of the overlap and {metres} m, so that contacts do not jump from step to step.
had to exceed
Candidate
none
{box}’s face f{face} is the one to clip
{vertices} lies deepest behind {reference}, at {depth} m. Of the {count} faces around it, f{face} points most against the reference face ({cosine}; −1 is head-on). What of it lies over the reference face will carry the contacts.
{vertices} lie deepest behind {reference}, at {depth} m. Of the {count} faces around them, f{face} holds {holds} of them and points most against the reference face ({cosine}; −1 is head-on). What of it lies over the reference face will carry the contacts.
Face of {box}
deepest it holds
against the face
Side plane {plane} cuts nothing off
{reference} is the window. Plane {plane} stands on its edge e{edge}: all {count} corners lie inside, so all stay.
Side plane {plane} cuts off a corner
{reference} is the window. Plane {plane} stands on its edge e{edge}: {corner} lies {height} m outside and goes, and where the outline crosses the plane there are new corners. {before} corners become {after}.
Side plane {plane} cuts off {count} corners
{reference} is the window. Plane {plane} stands on its edge e{edge}: {count} corners lie up to {height} m outside and go, and where the outline crosses the plane there are new corners. {before} corners become {after}.
{corner}, outside by
corners before, after
distance
Corners so far
Corner
new
goes
All {count} corners lie behind the face
Measured from {reference}, no corner floats in front of it. All {count} stay, the deepest {depth} m behind the face.
{kept} of {count} corners lie behind the face
Measured from {reference}, {kept} corners lie behind the face or on it and stay, the deepest {depth} m. What floats in front of it, by up to {height} m, is dropped.
One of {count} corners lies behind the face
Measured from {reference}, one corner lies {depth} m behind the face and stays. What floats in front of it, by up to {height} m, is dropped.
The deepest corner stands for the rest
No corner that is left lies behind {reference}. The deepest corner of the incident face, {depth} m behind the plane, stands for them, so that hulls that overlap never have no contact.
Points so far
kept
dropped
let go
No points yet: they come with the clip.
No face is clipped where two edges touch.
No points: the hulls are apart.
{count} points are few enough
One point is what there is
A manifold has four points at most: a fifth adds nothing that a solver needs. One was kept, and it stays.
A manifold has four points at most: a fifth adds nothing that a solver needs. {count} were kept, so all of them stay.
1: the deepest point stays
Of {count} points four at most go on, chosen by four rules. The first takes the deepest, {value} m behind the face: it must not be lost.
2: and the farthest from it
The second rule takes the point that is farthest from the first, {value} m away: between the two the hulls cannot tilt.
3: and the largest triangle
The third rule takes the point that spans the largest triangle with the first two, {value} m².
4: and the most on the other side
The fourth rule takes the point that adds most to that triangle, {value} m². The four span {percent} % of the area of all {count} points.
Rule
value
deepest
farthest from 1
largest triangle
the other side
Moved {depth} m, B only touches A
The contact has its normal, from A to B. It stands half-way between the two surfaces and carries its depth and its name: by the name, the next step knows it again.
{count} contacts share one normal, from A to B. Each stands half-way between the two surfaces and carries its own depth and its own name: by the name, the next step knows it again.
Where A’s e{a} and B’s e{b} are nearest to each other there is one contact, half-way between them. Its name is the two edges: by the name, the next step knows it again.
The hulls touch, without overlap
translation of B
depth
Contacts
points of the strict set
id
Point
As printed, the answer is right
As printed, {missing} of {count} points are lost
As printed, no point is where it should be
As printed, no point is found
As printed, points are {height} m off the face
As printed, there are {printed} points in place of {count}
All three say that the hulls are apart
As printed, hulls that are apart collide
Too large a pair for the article’s method
Two answers are right. The strict set is what A shares with B once B has moved: it jumps as the hulls tilt. The clipped manifold, which engines use, has each point with its depth, and changes little by little.
The article’s method, as its listing is printed, parts from them at stage {number}, {stage}.
The article’s method, as its listing is printed, finds the strict set.
No plane and no pair of edges is needed but one with a gap, and the article’s method looks for it as the engine does.
B is tilted by {tilt} rad. From without the tilt, the strict set goes from {was} to {points} points, the clipped manifold from {were} to {corners}; the depth changes by {change} m, and the normal turns by {turn} rad.
It tests every pair of edges against every vertex, which would take seconds here.
Answer
points
Strict set
Clipped manifold
As printed
Points as printed
off the face
{aside} m aside
once more
missing
corner {number}
Wrong way: the corners of B’s face are moved away from A.
Two frames: points lie on B, which has not moved, or on A.
Deepest only: what lies 1e-8 m less deep is dropped.
Loose cosine: faces 0.00014 rad apart count as parallel.
Lost corners: what is on a border is not inside.
Duplicates: both ends of a tiny cut count.
Old lines: nearly parallel edges keep the numbers of a pair before.
Shared result: it changes with the next call.
Empty hit: an overlap without a point.
Wrong face: the one that looks back most misses the deepest vertex.
Wrong edges: a parallel copy of the edge wins.
Not reached
The call ended at stage {number}, {stage}: there is a gap of {gap} m, and one gap is proof that the hulls do not touch.
The call stops here.
No face is clipped
Two edges touch, A’s e{a} and B’s e{b}. A face is clipped only where a face is the way out, so the call goes on with its contact.
Tilted box on a box
A corner goes in first: the clip, the keep and the four rules all have something to do.
Resting, shifted
B’s bottom reaches past two sides of A: both clip it, and four corners are left.
Face on face
Equal faces, one exactly over the other: the contact is the whole face.
Flush sides
B ends where A ends: corners lie on a side plane, and must not be lost.
Turned on the spot
A square on a hexagon: side planes cut the corners off, more than four points are left, and four are kept.
Slightly tilted
B leans by 0.03 rad: its clipped face has points of different depth, the strict set is one edge.
Edge on edge
Two ridges cross: no face, but the pair of edges gives the axis, and there is one contact.
Edges, nearly parallel
Ridges cross at 0.1 rad. The smaller the angle, the worse their axis is known.
Parallel ridges
Parallel edges give no axis. A face decides, though two edges touch.
Corner on a face
One vertex of B is in A’s top face: one contact.
Edge on a face
One edge of B lies in A’s top face: two contacts, its ends.
Deepest corner elsewhere
The face of B that looks down most does not hold its lowest vertex. Among the faces that do, one is clipped.
Deep
B’s middle is inside A; the way out is long.
Inside
B is inside A on all sides.
Just touching
B’s edge touches A with depth 0: that is a contact.
A gap only edges see
Each face normal finds overlap. The axis of two edges separates the hulls by 5 cm.
Random hulls
Two pebbles in general position.
A pebble on a face
A triangle of an irregular hull lies on a hexagon.
Triangles in one plane
B’s faces are given as triangles. They are merged; else there were edges where there are none.
Two equal ways out
B is as deep along x as along y. The earlier face wins, always.
A thin plate
A plate 0.1 mm thick leans into the cube’s corner.
Millimetres
The same tolerances serve hulls of a millimetre: they are relative.
Far from the origin
At 100 km a coordinate’s last digit is 15 pm. The hulls are taken to the middle first.
Fault: the wrong way
B’s face decides. The listing moves the points of B’s face away from A instead of onto it.
Fault: two frames
The listing’s points lie on B, which is not moved; where B’s face decides, they lie on A.
Fault: a hair’s tilt
B leans by a millionth of a radian. The listing keeps two of four points.
Fault: points in the air
B leans by 0.0001 rad. The listing takes the faces for parallel, and adds a corner that does not touch.
Fault: lost corners
Equal hexagons, but for the last digit. The listing leaves out what is on a border, and keeps two of six corners.
Fault: eight points of four
B is turned by 0.00001 rad and cuts off A’s corners. The listing counts both ends of each cut.
Fault: lines from before
Edges cross at 0.00002 rad. The listing takes them for parallel, and goes on with the numbers of another pair.
Fault: nothing found
The face of B that looks down most is not the one that touches. The listing finds overlap, and no point.
Fault: a copy of the edge
Each bar has four parallel edges, whose axes are one. The listing takes the first pair, which does not touch.
How deep {other} reaches behind each face of {box}
{other} behind {box}’s faces
deeper
and {count} more
Each face a dot, each edge an arc
A’s faces
B’s, negated
arcs cross
A’s edges
B’s edges
of {count} pairs cross
The rest never face each other.
The least overlap of each kind
edges
The faces around the deepest point
The same, seen along the normal
Depth under the reference face
Seen from the side
{height} m outside
{depth} m deep
{length} m
B moves {length} m
plane of {box}’s f{face}
{other}’s deepest point, v{vertex}
separating plane
Not reached: the call ended before
gap {gap} m
{length} m from point to point
Corners, in order
before
after
{height} m too low
{height} m too high
{count} points
1 point
the hulls are apart
{right} of {count} points right
tilt of B
nudge {nudge}
Compare
Tilt
Tilt of B
{tilt} rad
none
Compare three answers: strict set, clipped manifold, the article’s method as printed
Plane
Rule
Plane {number} of {count}
Rule {number} of {count}
Hulls
Drag a hull to move it, with Shift to turn it. While vertices are shown, drag one, and double-click to add or delete one.
Metres and radians; an angle may be written 45°. Nothing is drawn larger than it is.
Turn
by an axis and an angle
about x, then y, then z
as a quaternion
x
y
z
axis x
axis y
axis z
angle
about x
about y
about z
w
i
j
k
Bias
of the depth, 0 to 1
metres
Vertices
{box}’s vertices
{box}, v{number}: x, y, z
Add
Add a vertex to {box}
Delete {box}’s v{number}
inside the hull
Your own pair
Import
Import hulls
A pair as JSON, or an OBJ file of one solid or two; 8 MiB at most. One solid replaces {box}; pick a hull for another. If something is wrong with it, the hulls stay as they are.
Choose a file
Or paste JSON or OBJ here, or drop a file on the figure
Show these hulls
Export
Export both hulls
JSON
Points, faces, position and rotation, to the bit. Import and clipstage read it.
Go
A program that collides the pair with package hull, and prints the contacts.
OBJ
Vertices where they stand in the world, and whole faces, for other programs.
Save
Copy
Save as {format}
Copy as {format}
Previous and next step
With a hull focused: move it by the nudge, farther or nearer by PgUp and PgDn; with Shift turn it
Nudge finer, coarser: 1 down to 1e-9
Nudge
{nudge} m, {nudge} rad
Nudge ten times finer
Nudge ten times coarser
{box} is no hull: {reason}
it needs 4 points or more.
it may have 10,000 points at most.
it may have 256 vertices at most.
{point} has a number that is not finite.
{point} is too far from the origin, or all are too near together.
{point} is where {other} is.
all points lie in one plane.
{face} has fewer than 3 corners.
{face} has a corner that is no point.
{point} is a corner of no face.
at {face} the edge from {point} to {other} has not exactly one face on its other side.
{face} is not flat: {point} lies outside of its plane.
{face} has {point} in front of it, or turns the wrong way there.
{face} has its corners clockwise as seen from outside.
{face} hangs together with no face before it.
a rotation needs a quaternion of length 1.
the position must be numbers from −1e6 to 1e6 metres.
The OBJ file cannot be used: {reason}
In line {line} of the OBJ file: {reason}
v needs three numbers.
each corner of f must be the number of a vertex that stands above it.
two hulls have less text, vertices, faces or corners.
it must have one solid or two.
its points make no hull.
point {number}
face {number}
4 to 10,000 points, not in one plane, each there once
a number from −1e6 to 1e6 (metres)
an axis that is not 0
a number from 0 to 1
a number from 0 to 1e6 (metres)
three numbers from −1e6 to 1e6 (metres), with commas between
an OBJ file of one convex solid or two: lines v, f and o
“{value}” is no sub-step: a whole number from 0 to 512.
“{value}” is no tilt from 0 to 0.3 rad.
“{value}” is neither on nor off.
Hull {box} needs x,y,z,w,i,j,k: seven numbers, not {count}.
“{value}” is no bias: two numbers, the first from 0 to 1.
Hull {box} needs points x,y,z with semicolons between.`
