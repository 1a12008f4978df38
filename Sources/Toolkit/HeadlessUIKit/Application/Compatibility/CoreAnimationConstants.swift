import Foundation

/// A number of seconds.
public typealias CFTimeInterval = TimeInterval

// Core Animation's names, most of them from before Swift 4.2, for code that has not been migrated.

/// The former name of ``CAMediaTimingFunctionName/linear``.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The former name of ``CAMediaTimingFunctionName/easeIn``.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The former name of ``CAMediaTimingFunctionName/easeOut``.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The former name of ``CAMediaTimingFunctionName/easeInEaseOut``.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The former name of ``CAMediaTimingFunctionName/default``.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
/// The former name of ``CAMediaTimingFillMode/forwards``.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The former name of ``CAMediaTimingFillMode/backwards``.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The former name of ``CAMediaTimingFillMode/both``.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The former name of ``CAMediaTimingFillMode/removed``.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// The former name of ``CATransitionType/fade``.
public let kCATransitionFade = CATransitionType.fade
/// The former name of ``CATransitionType/moveIn``.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The former name of ``CATransitionType/push``.
public let kCATransitionPush = CATransitionType.push
/// The former name of ``CATransitionType/reveal``.
public let kCATransitionReveal = CATransitionType.reveal
/// The former name of ``CATransitionSubtype/fromRight``.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// The former name of ``CATransitionSubtype/fromLeft``.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// The former name of ``CATransitionSubtype/fromTop``.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// The former name of ``CATransitionSubtype/fromBottom``.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
/// The former name of ``CALayerContentsGravity/resizeAspect``.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// The former name of ``CALayerContentsGravity/resizeAspectFill``.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The former name of ``CALayerContentsGravity/resize``.
public let kCAGravityResize = CALayerContentsGravity.resize
/// The former name of ``CALayerContentsGravity/center``.
public let kCAGravityCenter = CALayerContentsGravity.center
/// The former name of ``CAAnimationCalculationMode/linear``.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// The former name of ``CAAnimationCalculationMode/discrete``.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// The former name of ``CAAnimationCalculationMode/paced``.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// The former name of ``CAAnimationCalculationMode/cubic``.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// The key of an animation from old to new content.
public let kCATransition = "transition"
/// The key of an animation that shows a layer.
public let kCAOnOrderIn = "onOrderIn"
/// The key of an animation that hides a layer.
public let kCAOnOrderOut = "onOrderOut"
