extension UIView {
  /// How an animation runs; the values are UIKit's. Curves, transitions and frame rates have no effect
  /// here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set; curves, transitions and frame rates are numbers within them.
    public let rawValue: UInt

    /// Creates a set of options from their bits.
    ///
    /// - Parameter rawValue: UIKit's bits; bits without an option are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the animated views inside the animation, so that their subviews move with them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views take touches; by default they do not.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on the screen instead of the end of a running animation; without effect here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forward and back, which takes twice the duration.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration even inside another animation's block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the animation's own curve even inside another animation's block; without effect here.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Also animates changes inside the view of a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Does not inherit options from another animation; without effect here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Begins and ends slowly; the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs at a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Flips the view around its vertical axis, from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view around its vertical axis, from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns the view up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns the view down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old content to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view around its horizontal axis, from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view around its horizontal axis, from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Draws at a frame rate that the system chooses.
    public static let preferredFramesPerSecondDefault = AnimationOptions([])
    /// Draws 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Draws 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// The pace of an animation at its beginning and end.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// The same speed throughout.
    case linear
  }
}

extension UIView {
  /// How an animation of keyframes runs; the values are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set; the calculation mode is a number within them.
    public let rawValue: UInt

    /// Creates a set of options from their bits.
    ///
    /// - Parameter rawValue: UIKit's bits; bits without an option are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the animated views inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views take touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on the screen; without effect here.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forward and back, which takes twice the duration.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration even inside another animation's block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Does not inherit options from another animation; without effect here.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Values change at a constant speed between keyframes; the default. Modes have no effect here.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Values jump at each keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values change at a constant speed over all keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values follow a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values follow a smooth curve at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The options that animations without keyframes also have, with the same values.
    var animationOptions: AnimationOptions {
      AnimationOptions(rawValue: rawValue & 0b10_0011_1111)
    }
  }
}
