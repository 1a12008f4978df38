import Foundation

/// Several animations that run together, in the time of the group; all of them stop at its end.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     fade.fromValue = 0
///     let rise = CABasicAnimation(keyPath: "position.y")
///     rise.byValue = -40
///     let group = CAAnimationGroup()
///     (group.animations, group.duration) = ([fade, rise], 0.5)
///     layer.add(group, forKey: "appear")
open class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates and `isRemovedOnCompletion` are ignored. `nil` by default.
  open var animations: [CAAnimation]?

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    let copies = (other as? CAAnimationGroup)?.animations?.map { $0.copy() as? CAAnimation }
    animations = copies?.compactMap(\.self)
  }

  override func show(in layer: CALayer, _ moment: MediaTiming.Moment) {
    let time = eased(moment.fraction) * duration
    for animation in animations ?? [] {
      var timing = animation.timing
      if timing.duration == 0 { timing.duration = duration }
      if let moment = timing.moment(at: time - timing.beginTime) { animation.show(in: layer, moment) }
    }
  }
}

/// An animation from a layer's old content to its new content; here it takes time, but shows nothing.
///
///     let push = CATransition()
///     (push.type, push.subtype, push.duration) = (.push, .fromRight, 0.3)
///     layer.add(push, forKey: "push")
open class CATransition: CAAnimation {
  /// How the new content appears; ``CATransitionType/fade`` by default.
  open var type: CATransitionType = .fade
  /// The side that the new content comes from; `nil` by default.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, from 0 to 1; 0 by default.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1; 1 by default.
  open var endProgress: Float = 1

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  override var animatedKey: String? { "transition" }
}

/// How a transition shows new content.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a kind of transition.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old content away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a transition's new content comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a side.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
